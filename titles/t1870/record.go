package t1870

import (
	"slices"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/tile"
)

// RecordNames returns the names of the title's things in records of 18xx.games: the cities whose printed tile is not
// simply numbered 0 on its hex.
func RecordNames() *record.Names {
	return &record.Names{
		Title:   Record,
		Players: [2]int{MinPlayers, mostRecords},
		Options: []string{
			"diesels", "finish_on_400", "original_rules", "station_wars", "original_tiles", "max_reissue_200",
			"can_protect_if_sold",
			"original_market",
		},
		Connect:   func(c id.Corp) rules.Action { return Connect{By: c} },
		Connected: connectionRuns,
		Sought:    func(v rules.View) bool { return sought.Is(v.S) },
		Changes: []record.Change{
			{Day: "2022-02-14"}, // order of the runs of companies that are connected at the same time
			{Day: "2023-10-04"}, // order of the companies after such a run
		},
		FirstCopies: firstCopies,
		Printed: map[string]string{
			"B19": "B19-1", "D5": "D5-2", "F5": "F5-3", "H13": "H13-4", "K16": "K16-5", "M2": "M2-6", "M6": "M6-7", "J5": "J5-1",
		},
	}
}

// firstCopies returns by name how many copies of a tile the box of t lacks with the original tiles, since 18xx.games
// removes the first copies (1870/R164). It is empty without that option.
func firstCopies(t *rules.Title) map[string]int {
	first := map[string]int{}
	full, _ := box(false) // the box of every game without the option
	for i := range t.Tiles {
		k := &t.Tiles[i]
		if lacks := int(full.Kind(full.Find(k.Name)).Count) - int(k.Count); lacks > 0 {
			first[k.Name] = lacks
		}
	}
	return first
}

// listedTypes returns can with the types of actions that 18xx.games lists differently added or removed: those always
// listed in a company's turn, and powers of companies in a stock round.
func listedTypes(v rules.View, can []string) []string {
	if v.Actor().Corp() == 0 {
		return listedToPlayer(v, can)
	}
	if v.S.Depth > 1 {
		if v.Top().Round == discards && v.Actor() == v.Base().Actor {
			can = append(can, "bankrupt")
		}
		return can
	}
	if (lastPrivates{recorded: true}).waits(v, v.Actor().Corp()) {
		can = append(can, "buy_company")
	}
	return step.AppendListed(can, v)
}

// listedToPlayer returns can with the kinds of actions added that 18xx.games lists for a player although none is legal.
func listedToPlayer(v rules.View, can []string) []string {
	switch {
	case v.S.Depth > 1:
	case v.Base().Round == auctionRound:
		can = append(can, "bid")
	case v.Base().Round == stockRound:
		if step.BarredPrivate(v) {
			can = append(can, "buy_company")
		}
		if step.BarredPurchase(v) {
			can = append(can, "buy_shares")
		}
	}
	return can
}

// dialect is how traces of recorded games differ: there, redeemed shares are among those never sold, a closed company
// is missing, and the entry of a destination also has the companies that want to reach it.
type dialect struct {
	wars bool // a station beside the slots of a city counts as a slot (R163)
}

// translate calls tell for each entry of a trace that differs in records; an empty value removes the entry. It is the
// title's hook.
func (d dialect) translate(v rules.View, tell func(key, value string)) {
	for i, def := range v.T.Corps {
		c := id.Corp(i + 1)
		if own := v.Held(c, id.OfCorp(c)); own > 0 {
			tell("share."+def.ID+".treasury", "")
			tell("share."+def.ID+".ipo", strconv.Itoa(own+v.Held(c, id.Initial)))
		}
		if v.Is(c, rules.Closed) {
			tell("closed."+def.ID, "")
		}
	}
	for h := id.Hex(1); int(h) <= len(v.T.Board.Hexes); h++ {
		tell("marks."+v.T.HexName(h), "")
		if names := assignedNames(v, h); len(names) > 0 {
			tell("assigned."+v.T.HexName(h), strings.Join(names, ","))
		}
		if names := slotsWithAdded(v, h); d.wars && len(names) > 0 {
			tell("tokens."+v.T.HexName(h), "0:"+strings.Join(names, "|"))
		}
	}
}

// slotsWithAdded returns the names of the companies in the slots of a city, "-" for an empty one, with those added for
// stations of destinations at the end, or nil if none was added.
func slotsWithAdded(v rules.View, h id.Hex) (names []string) {
	p := v.Position()
	if stops := p.Face(h).Stops; len(stops) == 0 || stops[0].Kind != tile.City {
		return nil
	}
	slots := p.Slots(h, 0)
	for _, c := range slots {
		name := "-"
		if c != 0 {
			name = v.T.Corp(c).ID
		}
		names = append(names, name)
	}
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		if _, here := p.TokenAt(h, c); here && !slices.Contains(slots, c) {
			names = append(names, v.T.Corp(c).ID)
		}
	}
	if len(names) == len(slots) {
		return nil
	}
	return names
}

// shutPort follows the name of a closed port in records.
const shutPort = 'ᶜ'

// assignedNames returns the names that records list on a hex, in alphabetical order: companies, including closed ones,
// that have not arrived there, and markers. It returns nil for most hexes.
func assignedNames(v rules.View, h id.Hex) (names []string) {
	for i, d := range v.T.Corps {
		if c := id.Corp(i + 1); v.T.Destination(c) == h && !v.Is(c, rules.Arrived) {
			names = append(names, d.ID)
		}
	}
	var buf [rules.MaxMarkers]rules.Marker
	for _, m := range v.AppendMarkers(buf[:0], h) {
		name := v.T.Private(m.Private).ID
		if name == portID && portClosed(v, h) {
			name += string(shutPort)
		}
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}
