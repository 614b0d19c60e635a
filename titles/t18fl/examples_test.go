package t18fl

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/rules/rulestest"
)

// TestRecordedExamples: runs of a recorded game earn the sums reckoned by hand: two trains from one city, an end at a
// terminal, a port for both trains, the values of phase 5, doubled cities of a 3E whose towns and hotel count nothing
// (T1-T3, T12, T13; X4-X7, X9-X12).
func TestRecordedExamples(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("..", "..", "..", "shared", "games", "18fl", "18fl-game-end-bank.json"))
	if err != nil {
		t.Skipf("NO RECORDED GAME: %v", err)
	}
	in, err := record.Read(data, func(string, rules.Profile, []string) (*rules.Title, *record.Names, error) {
		return build(t, rules.Recorded), RecordNames(), nil
	})
	if err != nil || in.Stop != nil {
		t.Fatal(err, in.Stop)
	}
	want := map[int][]int32{68: {60, 100}, 56: {100}, 203: {260, 120}, 240: {320}, 337: {340}, 407: {380}, 415: {400, 390},
		519: {420}}
	g := rulestest.New(t, in.Title, len(in.Game.Players))
	for _, move := range in.Moves {
		for _, a := range move.Actions {
			if run, ok := a.(rules.RunRoutes); ok && want[move.ID] != nil {
				run.Stated, run.Revenue = false, 0
				parts := g.View().RunParts(run)
				for _, sum := range want[move.ID] {
					if !slices.Contains(parts[:], sum) {
						t.Errorf("no train of action %d earns %d: %v", move.ID, sum, parts[:len(run.Routes)])
					}
				}
				delete(want, move.ID)
			}
			g.Do(a)
		}
	}
	if len(want) > 0 {
		t.Errorf("these actions are no runs: %v", want)
	}
}

// best returns the highest revenue of a company.
func best(g *rulestest.Game, corp string) int32 {
	g.T.Helper()
	run, proven := g.View().BestRun(g.Corp(corp), searchWork)
	if !proven {
		g.T.Errorf("the best run of %s is not proven", corp)
	}
	return g.View().RunRevenue(run)
}

// hotel places a hotel for nothing.
func hotel(g *rulestest.Game, corp, at string) {
	tx := rules.Tx{View: g.View()}
	tx.PlaceMarker(rules.Marker{Hex: g.Hex(at), Corp: g.Corp(corp)}, 0)
}

// TestTownsAreFree: a 2-train from New Orleans to Mobile and on to a town earns $70, which is less than the price of
// $75 (T2, T3; X1).
func TestTownsAreFree(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 4).Found("LN", 75, "p1", 60).Train("LN", "2")
	joining(joining(g, "B3", plain, "B1", "B5"), "B7", towns, "B5", "B9").Operate(1)
	if got := best(g, "LN"); got != 70 {
		t.Errorf("LN earns %d", got)
	}
	if g.Title.Market.Price(rise(g.View(), g.Corp("LN"), 70)) != 75 {
		t.Error("$70 move a price of $75")
	}
}

// TestHotelsAndPort: three towns, two hotels and a port on one way (T11, T12; X2); a hotel at the end of another (X3).
func TestHotelsAndPort(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 4).Found("SAL", 80, "p1", 60).Train("SAL", "2")
	joining(joining(g, "C24", towns, "B23", "D25"), "D25", towns, "C24", "E26")
	joining(joining(g, "E26", towns, "D25", "F25"), "F25", plain, "E26", "F23")
	joining(g, "F23", []string{"6o"}, "F25")
	hotel(g, "SAL", "C24")
	hotel(g, "SAL", "D25")
	tx := rules.Tx{View: g.View()}
	tx.PlaceMarker(rules.Marker{Hex: g.Hex(doubleHome), Corp: g.Corp("SAL"), Private: g.Private(steamship)}, 0)
	g.Operate(1)
	if got := best(g, "SAL"); got != 120 {
		t.Errorf("SAL earns %d", got)
	}
	g = rulestest.New(t, build(t, rules.Rulebook), 4).Found("SR", 80, "p1", 60).Train("SR", "2")
	joining(joining(g, "B21", plain, "B23", "B19"), "B19", towns, "B21", "C18")
	joining(joining(g, "C18", plain, "B19", "D19"), "D19", towns, "C18")
	hotel(g, "SR", "B19")
	g.Operate(1)
	if got := best(g, "SR"); got != 90 {
		t.Errorf("SR earns %d", got)
	}
}

// TestTwoTrainsInPhaseFive: a 5-train and a 3-train with the values of phase 5, a brown town and its hotel of $20 (T10,
// T11, T13; X8).
func TestTwoTrainsInPhaseFive(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 4).Phase(phaseFive)
	tx := rules.Tx{View: g.View()}
	for i := range g.Title.Corps {
		tx.Convert(g.Corp(g.Title.Corps[i].ID))
	}
	g.Found("SR", 80, "p1", 60).Train("SR", "5", "3").Lay(doubleHome, "488", 4)
	joining(joining(g, "L27", plain, "K28", "M26"), "M26", plain, "L27", "M24")
	joining(joining(g, "M24", towns, "M26", "N23"), "J27", []string{"6fl"}, "K28", "J25")
	g.Station("SR", "J27", 0)
	joining(joining(g, "B21", plain, "B23", "B19"), "B19", []string{"146"}, "B21", "C18")
	joining(joining(g, "C18", plain, "B19", "D19"), "D19", towns, "C18", "D21")
	joining(joining(g, "D21", plain, "D19", "D23"), "D23", towns, "D21", "C24")
	joining(joining(g, "C24", towns, "D23", "D25"), "D25", towns, "C24", "E26")
	joining(joining(g, "E26", towns, "D25", "F25"), "F25", plain, "E26", "F23")
	joining(g, "F23", []string{"443o"}, "F25")
	hotel(g, "SR", "B19")
	g.Lay("K28", "405", 1).Station("SR", "K28", 0)
	g.Lay("K28", "405", 1).Operate(4)
	if got := best(g, "SR"); got != 410+10 { // the green tile of Miami pays $10 more than the printed one of the example
		t.Errorf("SR earns %d", got)
	}
}

// TestTwiceThePrice: at $80 a payment of $160 moves the price two steps, to $100 (R82; X13).
func TestTwiceThePrice(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 4).Found("SAL", 80, "p1", 60)
	for paid, want := range map[int32]int32{79: 80, 80: 90, 159: 90, 160: 100, 400: 100} {
		if got := g.Title.Market.Price(rise(g.View(), g.Corp("SAL"), paid)); got != want {
			t.Errorf("a payment of %d moves the price to %d, want %d", paid, got, want)
		}
	}
}

// TestBlockedEnd: a route may end in a city that others fill and not pass it, whatever ran on its track before (T6,
// T14).
func TestBlockedEnd(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("LN", 110, "p1", 60).Found("Plant", 100, "p2", 60).Phase("3")
	joining(joining(g, "B7", towns, "B5", "B9"), "B9", plain, "B7", "B11")
	joining(joining(g, "B11", plain, "B9", "B13"), "B13", towns, "B11", "B15")
	joining(joining(joining(g, "B17", plain, "B15", "B19"), "B19", towns, "B17", "B21"), "B21", plain, "B19", "B23")
	g.Train("LN", "3").Train("Plant", "3").Operate(2)
	for corp, want := range map[string]int32{"LN": 60, "Plant": 100} { // TPS goes on to Jacksonville
		if got := best(g, corp); got != want {
			t.Errorf("%s earns %d, want %d", corp, got, want)
		}
	}
}
