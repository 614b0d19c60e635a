package rulestest_test

import (
	"encoding/json"
	"maps"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules/rulestest"
)

// raw are the keys that no comparison reads yet: hints on other programs, words of the screen, and keys of one title
// alone, which its own test reads as it needs it.
var raw = strings.Fields(`
.bidding_tokens_by_players .city_series .corporations.abbr .corporations.always_market_price
.corporations.associated_major .corporations.associated_minor .corporations.destination .corporations.exchange_tokens
.corporations.full_name .corporations.max_ownership_percent .corporations.note .corporations.tokens .corporations.type
.currency_format .ferry_hexes .forest_hexes .full_game .hexes.blocked_neighbors .hexes.tile.borders.cost
.hexes.tile.future_label .hexes.tile.future_labels .hexes.tile.icons .hexes.tile.offboards.groups
.hexes.tile.offboards.visit_cost .hexes.tile.partitions .hexes.tile.paths.lanes .hexes.tile.paths.terminal
.hexes.tile.paths.track .layout .long_spikes .minors .phases.corporation_sizes .privates.abilities.certificate
.privates.abilities.corporation .privates.abilities.count .privates.abilities.discount .privates.abilities.free_home_of
.privates.abilities.on .privates.abilities.owner_type .privates.abilities.reachable .privates.abilities.shares
.privates.abilities.when .privates.becomes .privates.buyer .privates.closes .privates.color .privates.corporation
.privates.final_value .privates.hexes .privates.max_price_from_phase_2 .privates.min_bid .privates.min_players
.privates.phase .privates.power .privates.revenue_stops .privates.tiles .privates.when .privates_document .river_sides
.rule_sets .scenarios .settings .tiles.hidden .tiles.icons .tiles.paths.lanes .tiles.paths.terminal .tiles.towns.route
.tiles.unlimited .title .trains.events .trains.variants
`)

// TestFactsAreReadWhole proves that the facts of every title fit the types, and that a key is either read or named
// above.
func TestFactsAreReadWhole(t *testing.T) {
	unread := map[string]bool{}
	for _, title := range [...]string{"1822pnw", "1830", "1860", "1870", "18fl"} {
		f := rulestest.ReadFacts(t, title)
		if len(f.Phases)*len(f.Trains)*len(f.Corporations)*len(f.Privates)*len(f.Tiles)*len(f.Hexes)*len(f.Market) == 0 {
			t.Errorf("%s lacks a table", title)
		}
		data, err := os.ReadFile(rulestest.FactsPath(title))
		if err != nil {
			t.Fatal(err)
		}
		var whole any
		if err := json.Unmarshal(data, &whole); err != nil {
			t.Fatal(err)
		}
		noteUnread(unread, "", whole, reflect.TypeFor[rulestest.Facts]())
	}
	rulestest.SameSet(t, "what is not read", slices.Collect(maps.Keys(unread)), raw)
}

// noteUnread collects the keys of a value that its type does not hold.
func noteUnread(unread map[string]bool, path string, v any, typ reflect.Type) {
	for typ.Kind() == reflect.Pointer {
		typ = typ.Elem()
	}
	if typ == reflect.TypeFor[json.RawMessage]() {
		return // a title's own test reads it
	}
	switch v := v.(type) {
	case []any:
		if typ.Kind() == reflect.Slice || typ.Kind() == reflect.Array {
			for _, e := range v {
				noteUnread(unread, path, e, typ.Elem())
			}
		}
	case map[string]any:
		for key, e := range v {
			if typ.Kind() == reflect.Map {
				noteUnread(unread, path, e, typ.Elem())
			} else if field := fieldOf(typ, key); field != nil {
				noteUnread(unread, path+"."+key, e, field)
			} else {
				unread[path+"."+key] = true
			}
		}
	}
}

// fieldOf returns the type of the field that a key is read into, nil if there is none.
func fieldOf(typ reflect.Type, key string) reflect.Type {
	if typ.Kind() != reflect.Struct { // what stands behind the two ends of a path
		return nil
	}
	for _, f := range reflect.VisibleFields(typ) {
		if name := f.Tag.Get("json"); name == key || name == "" && strings.EqualFold(f.Name, key) {
			return f.Type
		}
	}
	return nil
}
