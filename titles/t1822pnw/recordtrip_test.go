package t1822pnw

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
)

// TestRecordsCarryAGame: games by the rules of 18xx.games in which rare choices are likelier lead to the same position
// when their records are read: with acquisitions in every way of payment and of stations, L-trains turned over and
// special dividends.
func TestRecordsCarryAGame(t *testing.T) {
	t.Parallel()
	title, seen := buildAs(t, rules.Recorded, Key), map[string]int{}
	for _, seed := range []uint64{5, 19} {
		g := table{rulestest.New(t, title, 3)}
		g.S = rules.Start(title, 3, seed, &g.X)
		log := g.rarePlay(seed, 1200, seen)
		data, err := record.Write(record.Source{Title: title, Players: []string{"A", "B", "C"}, Seed: seed}, log, lookup)
		if err != nil {
			t.Fatal(err)
		}
		in, err := record.Read(data, lookup)
		if err != nil || in.Stop != nil {
			t.Fatal(err, in.Stop)
		}
		s := in.Start
		for _, a := range in.Log() {
			rules.Do(rules.View{T: in.Title, S: &s, X: &g.X}, a, &s)
		}
		if s != g.S || len(in.Log()) != len(log) {
			t.Errorf("seed %d: %d actions were played, %d are read, and lead to another position", seed, len(log), len(in.Log()))
		}
	}
	for _, what := range []string{
		"payment: money", "payment: one_share", "payment: two_shares", "station: replace", "station: exchange",
		"station: remove",
		"L turned over", "special dividend apart", "Pullman attached", "acquisition: minor", "acquisition: regional",
		"P20 for",
	} {
		if !slices.ContainsFunc(slices.Collect(maps.Keys(seen)), func(k string) bool { return strings.HasPrefix(k, what) }) {
			t.Errorf("the games have not seen: %s", what)
		}
	}
}

// rarePlay plays random choices in which rare ones are likelier, counts them, and returns them.
func (g table) rarePlay(seed uint64, most int, seen map[string]int) (log []rules.Action) {
	g.T.Helper()
	r, usual := rand.New(rand.NewPCG(seed, 3)), bot.NewRandom(seed)
	for len(log) < most && !g.S.End.Over {
		v := g.View()
		a := unusual(r, v)
		if v.InCharge().Name() == step.RunKey {
			list := choices(r, g)
			a = list[r.IntN(len(list))]
		} else if a == nil {
			a = usual.Choose(v)
		}
		countAction(v, a, seen)
		if refusal := g.Try(a); refusal.Refused() {
			g.T.Fatalf("%T%v: %v", a, a, refusal)
		}
		log = append(log, a)
	}
	return log
}

// TestConverted: parts of records that this title alone has: P21, the air service, a lay by two privates in either
// order, loans, actions that happen by themselves, and choices that 18xx.games does not know.
func TestConverted(t *testing.T) {
	g := begin(t, buildAs(t, rules.Recorded, Key)).minor("12", "p1", 50, 5).card("P21", "12").card("P7", "12").card("P11",
		"12")
	c, v, rot, sum := g.Corp("12"), g.View(), 4, 20
	p1, nobody := g.Owner("p1"), id.Private(0)
	g.turn("12", step.TrackKey)
	for i, want := range []struct {
		entry record.Entry
		card  id.Private
		is    rules.Action // nil for none
		fails bool
	}{
		{record.Entry{Type: "choose_ability", Choice: "exchange"}, g.Private("P21"), UseCard{By: c, Via: g.Private("P21")},
			false},
		{record.Entry{Type: "choose_ability", Choice: "P3_top"}, g.Private("P21"),
			UseCard{By: c, Via: g.Private("P21"), Card: g.Private("P3"), Choice: cardOnTop}, false},
		{record.Entry{Type: "choose_ability", Choice: "M9_bottom"}, g.Private("P21"),
			UseCard{By: c, Via: g.Private("P21"), Card: g.Private("M9"), Choice: cardAtBottom}, false},
		{record.Entry{Type: "choose_ability", Choice: "M9_middle"}, g.Private("P21"), nil, true},
		{record.Entry{Type: "choose_ability", Choice: "M99_top"}, g.Private("P21"), nil, true},
		{record.Entry{Type: "lay_tile", Hex: "G18", Tile: "8-1", Rotation: &rot, Combo: []string{"P11"}}, g.Private("P7"),
			LayCombined{By: c, Hex: g.Hex("G18"), Tile: g.Tile("8"), Rot: 4, Via: g.Private("P7"), With: g.Private("P11")},
			false},
		{record.Entry{Type: "lay_tile", Hex: "G18", Tile: "8-1", Rotation: &rot, Combo: []string{"P7"}}, g.Private("P11"),
			LayCombined{By: c, Hex: g.Hex("G18"), Tile: g.Tile("8"), Rot: 4, Via: g.Private("P7"), With: g.Private("P11")},
			false},
		{record.Entry{Type: "lay_tile", Hex: "G18", Tile: "8-1", Combo: []string{"P7"}}, g.Private("P11"), nil, true},
		{record.Entry{Type: "lay_tile", Hex: "Z1", Tile: "8-1", Rotation: &rot, Combo: []string{"P7"}}, g.Private("P11"), nil,
			true},
		{record.Entry{Type: "lay_tile", Hex: "G18", Tile: "x", Rotation: &rot, Combo: []string{"P7"}}, g.Private("P11"), nil,
			true},
		{record.Entry{Type: "lay_tile", Hex: "G18", Tile: "8-1", Rotation: &rot, Combo: []string{"P99"}}, g.Private("P7"),
			nil, true},
		{record.Entry{Type: "lay_tile", Hex: "G18", Tile: "8-1", Rotation: &rot, Combo: []string{"P7"}}, nobody, nil, true},
		{record.Entry{Type: "hex_token"}, nobody, nil, false},
		{record.Entry{Type: "pass", Automatic: true}, nobody, nil, false},
		{record.Entry{Type: "run_routes"}, nobody, nil, false},
		{record.Entry{Type: "buy_train", Price: &sum, Exchange: "L-1"}, nobody, nil, true}, // which it has not
	} {
		have, own, err := convert(v, &want.entry, id.OfCorp(c), want.card)
		if !own || have != want.is || (err != nil) != want.fails {
			t.Errorf("%d: %+v is read as %T%v, %t, %v", i, want.entry, have, have, own, err)
		}
		if use, ok := want.is.(UseCard); ok && useWord(g.Title, use) != want.entry.Choice {
			t.Errorf("%v is written as %q", use, useWord(g.Title, use))
		}
	}
	for rotation, fails := range map[int]bool{-1: true, 0: false, 5: false, 6: true} {
		e := record.Entry{Type: "lay_tile", Hex: "G18", Tile: "8", Rotation: &rotation, Combo: []string{"P11"}}
		if _, _, err := convert(v, &e, id.OfCorp(c), g.Private("P7")); (err != nil) != fails {
			t.Errorf("turn %d: %v", rotation, err)
		}
	}
	// Others are read as in every title.
	for i, e := range []record.Entry{
		{Type: "pass"}, {Type: "lay_tile", Hex: "G18", Tile: "8-1", Rotation: &rot}, {Type: "choose", Choice: "x"},
		{Type: "buy_train"}, {Type: "bid"},
		{Type: "run_routes", Routes: []record.RouteEntry{{}}}, {Type: "buy_train", Price: &sum},
		{Type: "buy_train", Exchange: "L-1"},
	} {
		if a, own, err := convert(v, &e, id.OfCorp(c), nobody); own || a != nil || err != nil {
			t.Errorf("other %d: %T%v, %t, %v", i, a, a, own, err)
		}
	}
	if _, own, _ := convert(v, &record.Entry{Type: "pass", Automatic: true}, p1, nobody); own {
		t.Error("a pass of a player by himself is one")
	}
	g.turn("12", step.RunKey)
	if _, own, _ := convert(g.View(), &record.Entry{Type: "run_routes"}, id.OfCorp(c), nobody); own {
		t.Error("in its step a run of nothing is one")
	}
	for debt, want := range map[int32]int32{90: 50, 30: 30} {
		g.S.Seats[1].Debt = debt
		g.Cash("p1", 50)
		if a, own, err := convert(g.View(), &record.Entry{Type: repayment}, p1, nobody); !own || err != nil ||
			a != (Repay{By: 1, Sum: want}) {
			t.Errorf("a debt of %d is repaid with %v, %v", debt, a, err)
		}
		if a, own, err := convert(g.View(), &record.Entry{Type: repayment + "_partial", Amount: &sum}, p1, nobody); !own ||
			err != nil || a != (Repay{By: 1, Sum: 20}) {
			t.Errorf("a part is %v, %v", a, err)
		}
	}
	if _, own, err := convert(g.View(), &record.Entry{Type: repayment + "_partial"}, p1, nobody); !own || err == nil {
		t.Error("a part of no amount is read")
	}
	if _, own, _ := convert(g.View(), &record.Entry{Type: "buy_train", Price: &sum, Exchange: "L-1"}, p1, nobody); own {
		t.Error("a player turns an L-train over")
	}
	d := documented(t, "3")
	if a, _, err := convert(d.View(), &record.Entry{Type: "choose_ability", Choice: "close"}, id.OfCorp(c),
		d.Private("P4")); err != nil || a != (UseCard{By: c, Via: d.Private("P4")}) {
		t.Errorf("the air service is read as %v, %v", a, err)
	}
	if word := useWord(d.Title, UseCard{Via: d.Private("P4")}); word != "close" {
		t.Errorf("the air service is written as %q", word)
	}
}

// TestConvertedTrains: a first turn buys the first L-train, whichever the record names, and the card that is turned
// over is named with its number, from the first to the last (R57, R88).
func TestConvertedTrains(t *testing.T) {
	g := begin(t, buildAs(t, rules.Recorded, Key)).minor("12", "p1", 50, 200)
	c, price := g.Corp("12"), 80
	g.S.Corps[c].Turns = 1
	g.turn("12", firstLKey)
	first := rules.BuyTrain{By: c, Train: g.Card(trainL, "initial"), From: id.Initial, Price: 60}
	if a, own, err := convert(g.View(), &record.Entry{Type: "buy_train", Train: "L-9"}, id.OfCorp(c), 0); a != first ||
		!own || err != nil {
		t.Errorf("the first L-train is read as %v, %v", a, err)
	}
	g.turn("12", step.TrainsKey)
	for n := id.Train(1); int(n) <= g.Title.Cards(); n++ {
		g.S.Trains[n] = id.OfCorp(c)
		e := record.Entry{Type: "buy_train", Price: &price,
			Exchange: fmt.Sprintf("%s-%d", g.Title.Train(g.Title.FrontOf(n)).Name, g.Title.CardNumber(n))}
		want := rules.BuyTrain{By: c, Train: n, From: id.OfCorp(c), Price: 80, TradeIn: n, As: g.Kind(train2)}
		if a, own, err := convert(g.View(), &e, id.OfCorp(c), 0); a != want || !own || err != nil {
			t.Errorf("%s is read as %v, %v", e.Exchange, a, err)
		}
		g.S.Trains[n] = id.Nobody
		if _, own, err := convert(g.View(), &e, id.OfCorp(c), 0); !own || err == nil {
			t.Errorf("%s, which the company has not, is read", e.Exchange)
		}
	}
}

// TestRecordNames: the names of each scenario's things in records stay as they are.
func TestRecordNames(t *testing.T) {
	var b strings.Builder
	for _, n := range []*record.Names{RecordNames(), ShortRecordNames(), SRSRecordNames()} {
		fmt.Fprintf(&b, "%s %v, options %v, issues %t\n", n.Title, n.Players, n.Options, n.Issue != nil)
		for _, hex := range slices.Sorted(maps.Keys(n.Printed)) {
			fmt.Fprintf(&b, "%s is printed %s\n", hex, n.Printed[hex])
		}
	}
	rulestest.SameLines(t, b.String(), "testdata/recordnames.txt")
}

// TestConvertedStation: an answer that 18xx.games does not know is an exchange while there are exchange tokens (R106).
func TestConvertedStation(t *testing.T) {
	g := neighbours(t, "3").turn("SWW", takeKey)
	e := record.Entry{Type: "choose", Choice: "other"}
	read := func() (rules.Action, bool) {
		a, own, _ := convert(g.View(), &e, g.Owner("SWW"), 0)
		return a, own
	}
	g.Do(Merge{By: g.Corp("SWW"), With: g.Corp("10")})
	if _, own := read(); own {
		t.Error("the payment is read as a station")
	}
	g.Do(rules.Decide{By: g.Owner("SWW")})
	if a, own := read(); !own || a != (rules.Decide{By: g.Owner("SWW"), Choice: exchangeStation}) {
		t.Errorf("read is %v", a)
	}
	for _, known := range []string{"replace", "exchange", "remove"} {
		e.Choice = known
		if _, own := read(); own {
			t.Errorf("%q is read in another way", known)
		}
	}
	e.Choice = "other"
	g.S.Corps[g.Corp("SWW")].Exchange = 0
	if _, own := read(); own {
		t.Error("without exchange tokens it is an exchange")
	}
}
