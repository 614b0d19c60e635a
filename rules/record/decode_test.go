package record_test

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/titles"
)

// small is a record of three players, with a place for settings and actions.
const small = `{"id":%s,"title":"1830","players":[{"id":0,"name":"Ann"},{"id":1,"name":"Bob"},{"id":2,"name":"Cy"}],
"max_players":"6","settings":%s,"unknown":{"key":[1]},"actions":[%s]}`

const bidSV = `{"type":"bid","entity":0,"entity_type":"player","id":1,"company":"SV","price":20,"skip":false}`

func smallRecord(id, settings string, actions ...string) []byte {
	return fmt.Appendf(nil, small, id, settings, strings.Join(actions, ","))
}

// TestEnvelopes reads the variants of the envelope that the three sources of records produce.
func TestEnvelopes(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, id, settings string
		seed               uint64
	}{
		{"number", "7", `{"seed":1879860849,"optional_rules":[]}`, 1879860849},
		{"text", "7", `{"seed":"586"}`, 586},
		{"empty seed", `"hs_mlxjskfr_586"`, `{"seed":""}`, 586},
		{"no seed", `26855`, `{}`, 26855},
		{"no digits", `"hs"`, `{"seed":null}`, 0},
		{"option", "7", `{"seed":1,"optional_rules":["multiple_brown_from_ipo"]}`, 1},
	} {
		in, err := record.Read(smallRecord(c.id, c.settings, bidSV), titles.Recorded)
		if err != nil || in.Stop != nil {
			t.Errorf("%s: %v, %v", c.name, err, in)
			continue
		}
		if in.Game.Seed != c.seed || len(in.Moves) != 1 {
			t.Errorf("%s: seed %d, %d moves", c.name, in.Game.Seed, len(in.Moves))
		}
	}
}

// TestNamesAsIDs reads an old record, whose players have no ids.
func TestNamesAsIDs(t *testing.T) {
	t.Parallel()
	data := `{"title":"1830","players":[{"name":"Ann"},{"name":"Bob"}],"settings":{},
"actions":[{"type":"bid","entity":"Ann","entity_type":"player","id":3,"company":"SV","price":20}]}`
	in, err := record.Read([]byte(data), titles.Recorded)
	if err != nil || in.Stop != nil {
		t.Fatal(err, in)
	}
}

// TestEndedByHand: the players may end the game at any moment, and nothing but chat follows.
func TestEndedByHand(t *testing.T) {
	t.Parallel()
	end := `{"type":"end_game","entity":2,"entity_type":"player","id":2}`
	chat := `{"type":"message","entity":0,"entity_type":"player","id":3,"message":"well played"}`
	in, err := record.Read(smallRecord(`1`, `{}`, bidSV, end, chat), titles.Recorded)
	if err != nil || in.Stop != nil {
		t.Fatal(err, in)
	}
	if got := in.Final.End; !got.Over || got.Reason != rules.EndedByHand {
		t.Errorf("the end is %v", got)
	}
	late := `{"type":"bid","entity":1,"entity_type":"player","id":3,"company":"CS","price":40}`
	in, err = record.Read(smallRecord(`1`, `{}`, bidSV, end, late), titles.Recorded)
	if err != nil || in.Stop == nil || in.Stop.Refusal.Reason != rules.GameOver {
		t.Errorf("a bid after the end: %v, %v", err, in.Stop)
	}
}

// TestPrivateFromPlayer: from the second stock round on a player may buy the private of another; programmes for the
// auction change nothing (1830/R59).
func TestPrivateFromPlayer(t *testing.T) {
	t.Parallel()
	var lines []string
	add := func(kind string, player int, fields string) {
		lines = append(lines, fmt.Sprintf(`{"type":%q,"entity":%d,"entity_type":"player","id":%d%s}`, kind, player,
			len(lines)+1, fields))
	}
	add("program_auction_bid", 2, `,"bid_target":"CS","maximum_bid":60,"buy_price":40,"enable_maximum_bid":true,"enable_buy_price":false`)
	for i, lot := range []struct {
		company string
		price   int
	}{{"SV", 20}, {"CS", 40}, {"DH", 70}, {"MH", 110}, {"CA", 160}, {"BO", 220}} {
		add("bid", i%3, fmt.Sprintf(`,"company":%q,"price":%d`, lot.company, lot.price))
	}
	add("par", 2, `,"corporation":"B&O","share_price":"100,0,6"`)
	for player := range 3 {
		add("pass", player, "")
	}
	add("buy_company", 0, `,"company":"CS","price":50`)
	in, err := record.Read(smallRecord("1", "{}", lines...), titles.Recorded)
	if err != nil || in.Stop != nil || len(in.Notes) > 0 {
		t.Fatal(err, in.Stop, in.Notes)
	}
	if got := in.Final.Cash; got[id.OfPlayer(1)] != 645 || got[id.OfPlayer(2)] != 685 || got[id.OfPlayer(3)] != 555 {
		t.Errorf("cash %d, %d, %d", got[id.OfPlayer(1)], got[id.OfPlayer(2)], got[id.OfPlayer(3)])
	}
}

// TestPrintedCities: cities of printed tiles are found; the id of such a tile is its hex and a number, or a common
// design.
func TestPrintedCities(t *testing.T) {
	t.Parallel()
	for _, city := range []string{"city-0-0", "D10-1-1", "E5-0-0"} {
		place := fmt.Sprintf(`{"type":"place_token","entity":"PRR","entity_type":"corporation","id":2,"city":%q,"slot":0}`,
			city)
		in, err := record.Read(smallRecord("7", "{}", bidSV, place), titles.Recorded)
		if err != nil || in.Stop == nil || in.Stop.Refusal.Reason != rules.WrongStep {
			t.Errorf("%s: %v, %v", city, err, in.Stop)
		}
	}
}

// TestBadRecords: data that are no game at all are an error that says why.
func TestBadRecords(t *testing.T) {
	t.Parallel()
	whole := string(smallRecord("7", "{}", bidSV))
	for _, c := range []struct {
		name, data string
		want       error
	}{
		{"empty", "", record.ErrNoRecord},
		{"truncated", whole[:len(whole)/2], record.ErrDamaged},
		{"no JSON after the brace", "{ann: 7}", record.ErrDamaged},
		{"not an object", "[1,2]", record.ErrNoRecord},
		{"something else", `{"name":"x"}`, record.ErrNoRecord},
		{"two records", whole + whole, record.ErrNoRecord},
		{"50 MB", whole + strings.Repeat(" ", 50<<20), record.ErrTooLarge},
		{"title", strings.Replace(whole, "1830", "1831", 1), record.ErrTitle},
		{"option", string(smallRecord("7", `{"optional_rules":["new_rule"]}`)), record.ErrOption},
		{"our option", string(smallRecord("7", `{"optional_rules":["gulf_split=off"]}`)), record.ErrOption},
		{"profile", string(smallRecord("7", `{"profile":"house"}`)), record.ErrOption},
		{"no option of ours", string(smallRecord("7", `{"profile":"rulebook","optional_rules":["new_rule"]}`)),
			record.ErrOption},
		{"one player", strings.Replace(whole, `,{"id":1,"name":"Bob"},{"id":2,"name":"Cy"}`, "", 1), record.ErrPlayers},
		{"equal names", strings.Replace(whole, "Bob", "Ann", 1), record.ErrPlayers},
		{"last id", string(smallRecord("7", "{}", `{"type":"message","id":5}`, bidSV)), record.ErrAction},
		{"many actions", string(smallRecord("7", "{}", bidSV+strings.Repeat(`,{"type":"message"}`, record.MaxActions))),
			record.ErrTooLarge},
	} {
		if _, err := record.Read([]byte(c.data), titles.Recorded); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", c.name, err, c.want)
		}
	}
}

// TestBrokenActions: one wrong field, or a text that breaks off, names the action and costs only the actions after it.
func TestBrokenActions(t *testing.T) {
	t.Parallel()
	bid := func(id, more string) string {
		return fmt.Sprintf(`{"type":"bid","entity":1,"entity_type":"player","id":%s,"company":"CS",%s}`, id, more)
	}
	later := `{"type":"bid","entity":2,"entity_type":"player","id":3,"company":"DH","price":70}`
	for _, c := range []struct {
		name, action, field string
		id                  int
		want                error
	}{
		{"wrong type of a field", bid("2", `"price":"forty"`), "price", 2, record.ErrAction},
		{"fraction", bid("2", `"price":40.5`), "price", 2, record.ErrAction},
		{"wrong list", bid("2", `"shares":"PRR_1"`), "shares", 2, record.ErrAction},
		{"wrong id", bid(`"x"`, `"price":40`), "id", 0, record.ErrAction},
		{"inside a route", bid("2", `"routes":[{"train":5}]`), "routes.train", 2, record.ErrAction},
		{"no object", `17`, "", 0, record.ErrAction},
		{"no type", `{"id":2}`, "", 2, record.ErrAction},
		{"nested", bid("2", `"price":40,"auto_actions":[{"type":"pass","auto_actions":[{"type":"pass"}]}]`), "", 2,
			record.ErrAction},
		{"unknown undo", `{"type":"undo","id":2,"action_id":9}`, "action_id", 2, record.ErrAction},
	} {
		in, err := record.Read(smallRecord("7", "{}", bidSV, c.action, later), titles.Recorded)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if len(in.Moves) != 1 || in.Stop == nil || in.Stop.ID != c.id || in.Stop.Field != c.field ||
			!errors.Is(in.Stop, c.want) {
			t.Errorf("%s: %d moves, stopped by %+v", c.name, len(in.Moves), in.Stop)
		}
	}
}

// TestBrokenOff: wherever the text of a record ends after its players, the decisions before are there.
func TestBrokenOff(t *testing.T) {
	t.Parallel()
	second := `{"type":"bid","entity":1,"entity_type":"player","id":2,"company":"CS","price":40}`
	whole := string(smallRecord("7", "{}", bidSV, second))
	list, first := strings.Index(whole, "[{\"type"), strings.Index(whole, second)
	for n := range len(whole) - 1 {
		in, err := record.Read([]byte(whole[:n]), titles.Recorded)
		switch {
		case n <= list:
			if !errors.Is(err, record.ErrNoRecord) && !errors.Is(err, record.ErrDamaged) {
				t.Fatalf("first %d bytes: %v", n, err)
			}
			continue
		case err != nil:
			t.Fatalf("first %d bytes: %v", n, err)
		}
		moves := 0
		switch {
		case n >= first+len(second):
			moves = 2
		case n >= first-1:
			moves = 1
		}
		if len(in.Moves) != moves || !errors.Is(in.Stop, record.ErrCut) {
			t.Fatalf("first %d bytes: %d moves, want %d, stopped by %v", n, len(in.Moves), moves, in.Stop)
		}
	}
}

// TestTolerated: a change that other programs make to a record on its way is no reason to refuse it.
func TestTolerated(t *testing.T) {
	t.Parallel()
	whole := string(smallRecord("7", "{}", bidSV))
	for name, data := range map[string]string{
		"byte order mark": "\uFEFF" + whole,
		"other order": `{"actions":[` + bidSV +
			`],"settings":{},"players":[{"id":0,"name":"Ann"},{"id":1,"name":"Bob"}],"title":"1830"}`,
		"odd facts": strings.Replace(whole, `"unknown"`, `"result":"Ann","status":[1],"game_end_reason":{},"unknown"`,
			1),
		"room around": " \n\t" + whole + "\n",
	} {
		in, err := record.Read([]byte(data), titles.Recorded)
		if err != nil || in.Stop != nil || len(in.Moves) != 1 {
			t.Errorf("%s: %v, %+v", name, err, in)
		}
	}
}

// TestStops: an action that cannot be followed ends the reading with the fault; the actions before are kept.
func TestStops(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, action string
		want         rules.Reason // Legal: the action cannot be read at all
	}{
		{"wrong player", `{"type":"bid","entity":2,"entity_type":"player","id":2,"company":"CS","price":40}`,
			rules.NotYourTurn},
		{"low bid", `{"type":"bid","entity":1,"entity_type":"player","id":2,"company":"DH","price":71}`, rules.BidTooLow},
		{"unknown player", `{"type":"bid","entity":9,"entity_type":"player","id":2,"company":"CS","price":40}`, rules.Legal},
		{"unknown company", `{"type":"bid","entity":1,"entity_type":"player","id":2,"company":"XX","price":40}`, rules.Legal},
		{"huge price", `{"type":"bid","entity":1,"entity_type":"player","id":2,"company":"CS","price":2000000000}`,
			rules.Legal},
		{"no price", `{"type":"bid","entity":1,"entity_type":"player","id":2,"company":"CS"}`, rules.Legal},
		{"unknown tile", `{"type":"lay_tile","entity":"PRR","entity_type":"corporation","id":2,"hex":"H10","tile":"999-0","rotation":1}`, rules.Legal},
		{"unknown hex", `{"type":"lay_tile","entity":"PRR","entity_type":"corporation","id":2,"hex":"Z9","tile":"57-0","rotation":1}`, rules.Legal},
		{"wrong step", `{"type":"lay_tile","entity":"PRR","entity_type":"corporation","id":2,"hex":"H10","tile":"57-0","rotation":1}`, rules.WrongStep},
		{"unknown share", `{"type":"buy_shares","entity":1,"entity_type":"player","id":2,"shares":["PRR_9"]}`, rules.Legal},
		{"one share twice", `{"type":"buy_shares","entity":1,"entity_type":"player","id":2,"shares":["PRR_1","PRR_1"]}`,
			rules.Legal},
		{"unknown train", `{"type":"buy_train","entity":"PRR","entity_type":"corporation","id":2,"train":"7-0","price":1}`,
			rules.Legal},
		{"unknown type", `{"type":"take_loan","entity":"PRR","entity_type":"corporation","id":2}`, rules.Legal},
	} {
		in, err := record.Read(smallRecord("7", "{}", bidSV, c.action), titles.Recorded)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		switch {
		case in.Stop == nil:
			t.Errorf("%s: accepted", c.name)
		case in.Stop.Refusal.Reason != c.want || (c.want == rules.Legal) != (in.Stop.Err != nil):
			t.Errorf("%s: %v", c.name, in.Stop)
		case in.Stop.ID != 2 || in.Stop.Step != "auction" || len(in.Moves) != 1:
			t.Errorf("%s: stopped at %+v after %d moves", c.name, in.Stop, len(in.Moves))
		}
	}
}

// FuzzRead: no record makes the reader panic, and the game read can be played.
func FuzzRead(f *testing.F) {
	f.Add(smallRecord("7", "{}", bidSV))
	f.Add(smallRecord("7", `{"profile":"rulebook","optional_rules":["bank_break_end=next_or"]}`, bidSV))
	f.Add(smallRecord("7", `{"seed":1}`, bidSV, `{"type":"undo","id":2}`, `{"type":"redo","id":3}`))
	f.Add(smallRecord("7", "{}", bidSV,
		`{"type":"pass","entity":1,"entity_type":"player","id":2,"auto_actions":[{"type":"pass","entity":2,"entity_type":"player"}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		in, err := record.Read(data, titles.Recorded)
		if err != nil {
			return
		}
		v := viewOf(in)
		for _, move := range in.Moves {
			play(v, move)
		}
		if *v.S != in.Final {
			t.Error("the moves lead to another position than the reader")
		}
	})
}

// FuzzRecorded changes bytes of a recorded game.
func FuzzRecorded(f *testing.F) {
	data := sample(f, "finished")
	f.Add(uint32(0), byte('x'))
	f.Add(uint32(len(data)/2), byte('0'))
	f.Fuzz(func(_ *testing.T, at uint32, b byte) {
		changed := bytes.Clone(data)
		changed[int(at)%len(changed)] = b
		_, _ = record.Read(changed, titles.Recorded) // must not panic
	})
}
