package t1822pnw

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/route"
	"github.com/hexrail/hexrail/rules/track"
)

// passing returns the revenue of a train of c by the hexes that it passes.
func (g table) passing(c, hex string, eTrain bool) int32 {
	g.T.Helper()
	t := trip{eTrain: eTrain}
	t.addHexes(g.View(), g.Corp(c), track.Route{Pieces: []track.Piece{{Hex: g.Hex(hex)}, {Hex: g.Hex(hex), Path: 1}}})
	return t.own()
}

// TestSkiHausPays: $30 to every train of every company that passes the Ski Haus, but to no E-train; elsewhere nothing
// (R132).
func TestSkiHausPays(t *testing.T) {
	g := begin(t, build(t, Key)).major("SWW", "p1", 100, 20, 0).major("NP", "p2", 100, 20, 0)
	g.Lay("J17", "9", 1)
	if have := g.passing("SWW", "J17", false); have != 0 {
		t.Errorf("without the Ski Haus $%d", have)
	}
	g.S.Markers[0] = rules.Marker{Hex: g.Hex("J17"), Private: g.Private("P17")}
	for _, c := range []string{"SWW", "NP"} {
		if one, e, other := g.passing(c, "J17", false), g.passing(c, "J17", true), g.passing(c, "J15", false); one != 30 ||
			e != 0 || other != 0 {
			t.Errorf("a train of %s has $%d, an E-train $%d, on another hex $%d", c, one, e, other)
		}
	}
}

// TestMeadowsPay: $10 to the trains of the company with card 6 that pass Mount Hood, and to no other (R165).
func TestMeadowsPay(t *testing.T) {
	g := documented(t, "5").card("P6", "SWW").major("SWW", "p1", 100, 20, 0).major("NP", "p2", 100, 20, 0)
	g.Lay("N13", "9", 1)
	for corp, want := range map[string]int32{"SWW": 10, "NP": 0} {
		if have, other := g.passing(corp, "N13", false), g.passing(corp, "J17", false); have != want || other != 0 {
			t.Errorf("a train of %s has $%d, want $%d; elsewhere $%d", corp, have, want, other)
		}
	}
}

// TestOnePortageEach: each portage hex costs $10, however often the route comes there, and nobody but the company with
// P16 goes free (R133).
func TestOnePortageEach(t *testing.T) {
	for owner, want := range map[string]int32{"NP": -10, "p1": -10, "SWW": 0} {
		g := begin(t, build(t, Key)).major("SWW", "p1", 100, 20, 0).major("NP", "p2", 100, 20, 0).card("P16", owner)
		g.Lay("M6", straight, 0)
		if train, e := g.passing("SWW", "M6", false), g.passing("SWW", "M6", true); train != want || e != want {
			t.Errorf("P16 of %s: a train has $%d, an E-train $%d, want $%d", owner, train, e, want)
		}
	}
}

// TestMillOnce: of two trains that stop at the mill one has its money (R131).
func TestMillOnce(t *testing.T) {
	g := seattleTacoma(t, "5")
	g.paved("J11", "8", 3, 1).Lay("J9", "207", 3).Lay("H11", "X21", 0).Station("SWW", "I12", 0)
	g.Train("SWW", "4", "4")
	ways := []track.Route{g.Route("H11:S0,5", "I12:2,S0"), g.Route("I12:S0,0", "J11:3,1", "J9:4,S0")}
	plain := g.earned("SWW", ways, 60+40, 40+40)
	before := g.View().RunRevenue(plain)
	g.S.Markers[0] = rules.Marker{Hex: g.Hex("I12"), Private: g.Private("P15")}
	if have := g.View().RunRevenue(plain); have != before+30 {
		t.Errorf("the mill brings $%d", have-before)
	}
	g.earned("SWW", ways, 60+40+30, 40+40)
}

// TestDestinationNeedsHome: only a route that stops at home and destination, both with stations of the company, has the
// destination twice (R128).
func TestDestinationNeedsHome(t *testing.T) {
	g := seattleTacoma(t, "5").arrive()
	g.paved("J11", "8", 3, 1).Lay("J9", "207", 3).Lay("H11", "X21", 0)
	g.Train("SWW", "4")
	south := []track.Route{g.Route("I12:S0,0", "J11:3,1", "J9:4,S0")}
	g.earned("SWW", south, 40+40)
	whole := []track.Route{g.Route("H11:S0,5", "I12:2,S0", "I12:S0,0", "J11:3,1", "J9:4,S0")}
	g.earned("SWW", whole, 60+40+40+40)
	g.S.Corps[g.Corp("SWW")].Destination = g.Hex("J9") // where it has no station
	g.earned("SWW", whole, 60+40+40)
}

// TestEOverOtherCities: an E-train is paid for its own cities alone, twice, wherever the others lie on its way (R126).
func TestEOverOtherCities(t *testing.T) {
	g := seattleTacoma(t, "7")
	g.paved("J11", "8", 3, 1).Lay("J9", "207", 3).Lay("H11", "X23", 0).Station("SWW", "J9", 0)
	g.Train("SWW", train7)
	n := g.Card(train7, "SWW")
	g.S.Turned[n/64] |= 1 << (n % 64)
	way := []track.Route{g.Route("H11:S0,5", "I12:2,S0", "I12:S0,0", "J11:3,1", "J9:4,S0")}
	g.earned("SWW", way, 2*(100+40))
	var s route.Solver
	best := s.Solve(g.View().RunProblem(g.Corp("SWW"), g.View().AppendRunning(nil, g.Corp("SWW"))))
	if best.Pays != 2*(100+40) || best.Most != best.Pays || !best.Proved {
		t.Errorf("the best run is said to earn %d (proven %t)", best.Pays, best.Proved)
	}
}

// TestHalves: the part of a sum that a major keeps; half of it down to a multiple of $10 (R82).
func TestHalves(t *testing.T) {
	for sum, want := range map[int32]int32{0: 0, 10: 0, 20: 10, 30: 10, 190: 90, 200: 100, 210: 100, 390: 190, 400: 200} {
		if have := partOf(rules.Half, sum); have != want {
			t.Errorf("of $%d $%d are kept, want $%d", sum, have, want)
		}
	}
	if all, none := partOf(rules.Withhold, 210), partOf(rules.Payout, 210); all != 210 || none != 0 {
		t.Errorf("withheld are $%d, with full pay $%d", all, none)
	}
}

// TestApartAndTheRest: the earnings of the special train are kept as decided, whatever becomes of the rest (R83).
func TestApartAndTheRest(t *testing.T) {
	for _, c := range []struct {
		apart, rest rules.DividendKind
		kept        int32
	}{
		{rules.Withhold, rules.Half, 20 + 20}, {rules.Withhold, rules.Withhold, 20 + 50}, {rules.Payout, rules.Withhold, 50},
		{rules.Half, rules.Payout, 10}, {rules.Half, rules.Half, 10 + 20}, {rules.Payout, rules.Payout, 0},
	} {
		g := ranWithSpecial(t)
		g.Do(rules.Decide{By: g.Owner("SWW"), Choice: uint8(c.apart)})
		if have := keptPart(g.View(), g.Corp("SWW"), c.rest, g.S.Turn.Revenue); have != c.kept {
			t.Errorf("special %v, rest %v: $%d are kept, want $%d", c.apart, c.rest, have, c.kept)
		}
	}
}

// TestNothingApart: there is nothing to decide apart if the special train earned nothing, or all (R83).
func TestNothingApart(t *testing.T) {
	g := ranWithSpecial(t)
	apart := rules.Decide{By: g.Owner("SWW"), Choice: uint8(rules.Withhold)}
	g.Refuses(apart, rules.Legal)
	g.Refuses(rules.Decide{By: g.Owner("SWW"), Choice: 77}, rules.NoSuchDividend)
	other := apart
	other.By = id.OfCorp(g.Corp("NP"))
	g.Refuses(other, rules.NotYourTurn)
	part := special.Of(&g.S)
	special.Set(&g.S, 0)
	g.Refuses(apart, notApart)
	special.Set(&g.S, part)
	g.S.Turn.Revenue = part
	g.Refuses(apart, notApart)
}
