package t18fl

import (
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles/words"
)

// TestJunctionOnceATrain: a train comes back to a junction after another stop in recorded games, not by the document
// (T7, T9; scenarios 25, 51), and only there the search for the best run finds it.
func TestJunctionOnceATrain(t *testing.T) {
	for profile, want := range map[rules.Profile]rules.Reason{rules.Rulebook: routeHexTwice, rules.Recorded: rules.Legal} {
		g := rulestest.New(t, build(t, profile), 3).Found("ACL", 110, "p1", 60).Phase("4").Train("ACL", "2")
		g.Lay("G20", "405", 4).Lay("F21", "546", 0).Lay("E20", "9", 2).Lay("D19", "3", 4).Lay("D21", "8", 5).Lay("E22", "8",
			0)
		g.Lay("F23", "63", 0).Operate(3).Step(step.RunKey)
		run := rules.RunRoutes{By: g.Corp("ACL"), Routes: []track.Route{{Pieces: pieces(g,
			"G20 3S", "F21 0J", "F21 2J", "E20 5 2", "D19 5S", "D19 4S", "D21 1 5", "E22 2 0", "F21 3J", "F21 4J", "F23 1S")}}}
		if r := g.Check(run); r.Reason != want {
			t.Errorf("%v: Tampa, Cedar Key and Orlando: %v", profile, r.Reason)
		}
		if got := g.View().RunRevenue(run); got != 90 {
			t.Errorf("%v: they earn %d", profile, got)
		}
		best := map[rules.Profile]int32{rules.Rulebook: 80, rules.Recorded: 90}[profile]
		if found, proven := g.View().BestRun(g.Corp("ACL"), searchWork); g.View().RunRevenue(found) != best || !proven {
			t.Errorf("%v: the best run earns %d, proven %t, want %d", profile, g.View().RunRevenue(found), proven, best)
		}
	}
}

// pieces returns pieces of track, each written as its hex and its two ends: "F21 0J" leads from edge 0 to the junction,
// "D19 5S" to the first stop, "E20 5 2" to another edge.
func pieces(g *rulestest.Game, list ...string) (out []track.Piece) {
	end := func(c byte) tile.End {
		switch c {
		case 'J':
			return tile.Junction
		case 'S':
			return tile.S0
		}
		return tile.End(c - '0')
	}
	for _, said := range list {
		name, ends, _ := strings.Cut(said, " ")
		a, b := end(ends[0]), end(ends[len(ends)-1])
		h, found := g.Hex(name), false
		for i, p := range g.View().Position().Face(h).Paths {
			if p.A == a && p.B == b || p.A == b && p.B == a {
				out, found = append(out, track.Piece{Hex: h, Path: uint8(i)}), true
			}
		}
		if !found {
			g.T.Fatalf("there is no track %s", said)
		}
	}
	return out
}

// TestJunctionShared: two trains pass one junction over other exits (T8; scenario 26).
func TestJunctionShared(t *testing.T) {
	for _, profile := range []rules.Profile{rules.Rulebook, rules.Recorded} {
		g := rulestest.New(t, build(t, profile), 3).Found("ACL", 110, "p1", 60).Train("ACL", "2", "2")
		g.Lay("F21", "546", 0).Lay("E22", "9", 0).Lay("D23", "58", 0).Lay("E20", "9", 2).Lay("D19", "58", 5).Lay("F23", "63",
			0)
		g.Station("ACL", "F23", 0)
		best, proven := g.View().BestRun(g.Corp("ACL"), searchWork)
		if got := g.View().RunRevenue(best); got != 90 || !proven { // 40 and 10, 30 and 10
			t.Errorf("%v: two trains through one junction earn %d", profile, got)
		}
	}
}

// TestTerminal: after a station of the same turn by the document, not in recorded games; not where the company has a
// station; on a hex without a tile in recorded games only (R125-R128; scenario 30).
func TestTerminal(t *testing.T) {
	for profile, bare := range map[rules.Profile]bool{rules.Rulebook: false, rules.Recorded: true} {
		g := rulestest.New(t, build(t, profile), 3).Found("LN", 110, "p1", 60).Own("TC", "p1").Operate(2)
		if name := step.StationKey; profile == rules.Rulebook {
			g.Step(bonusKey)
		} else {
			g.Step(name)
		}
		place := func(hex string, city uint8) rules.PlaceToken {
			return rules.PlaceToken{By: g.Corp("LN"), Of: g.Corp("LN"), Via: g.Private("TC"), Hex: g.Hex(hex), City: city}
		}
		g.Refuses(place("B5", 0), rules.HasStation)
		if r := g.Check(place("F23", 0)); r.Refused() == bare {
			t.Errorf("%v: on the bare hex of Orlando: %v", profile, r.Reason)
		}
		g.S.Turn.Stations = 1
		if r := g.Check(place("K28", 0)); r.Refused() != (profile == rules.Recorded) {
			t.Errorf("%v: after a station: %v", profile, r.Reason)
		}
		g.S.Turn.Stations = 0
		g.Do(place(doubleHome, 1))
		if usable(g.View(), terminal) {
			t.Error("TC is open")
		}
		if city, ok := g.View().Position().TokenAt(g.Hex(doubleHome), g.Corp("LN")); !ok || city != 1 {
			t.Errorf("the terminal is in city %d: %v", city, ok)
		}
	}
}

// TestTerminalInJacksonville: beside the northern city it serves that one through 487 and 488, and the common one after
// 489 (R77, R126; scenario 46, trap 53). It takes no slot there (trap 36).
func TestTerminalInJacksonville(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("LN", 110, "p1", 60).Own("TC", "p1").Operate(2).Step(bonusKey)
	g.Do(rules.PlaceToken{By: g.Corp("LN"), Of: g.Corp("LN"), Via: g.Private("TC"), Hex: g.Hex(doubleHome), City: 1})
	at := func() int {
		city, ok := g.View().Position().TokenAt(g.Hex(doubleHome), g.Corp("LN"))
		if !ok {
			t.Fatal("the terminal is gone")
		}
		return city
	}
	if v := g.View(); !v.Reach(g.Corp("LN")).Reaches(g.Hex("A22"), 0) ||
		v.Reach(g.Corp("LN")).Reaches(g.Hex(doubleHome), 0) {
		t.Error("LN reaches the southern city, or not Savannah")
	}
	north := at()
	tx := rules.Tx{View: g.View()}
	for _, name := range []string{"487", "488", "489"} {
		tx.LayTile(g.Corp("LN"), g.Hex(doubleHome), g.Tile(name), 4, 0)
		if name != "489" && at() != north || name == "489" && at() != 0 {
			t.Errorf("after %s the terminal is in city %d", name, at())
		}
		names := map[words.Pair]bool{}
		for city := range g.View().Position().Face(g.Hex(doubleHome)).Count(tile.City) {
			names[cityName(g.View(), g.Hex(doubleHome), city)] = true
			if home := g.Title.Corp(g.Corp("SR")).HomeCity; name != "489" &&
				(cityName(g.View(), g.Hex(doubleHome), city)[words.En] == "northern city") != (city == int(home)) {
				t.Errorf("%s: city %d is called %v", name, city, cityName(g.View(), g.Hex(doubleHome), city))
			}
		}
		if want := map[string]int{"487": 2, "488": 2, "489": 1}[name]; len(names) != want ||
			names[words.Pair{}] != (name == "489") {
			t.Errorf("%s: the cities are called %v", name, names)
		}
	}
	if free := g.View().Position().Slots(g.Hex(doubleHome), 0); len(free) != 3 || free[2] != 0 {
		t.Errorf("the slots of 489 hold %v", free)
	}
}

// TestTallahasseeTile: TR lays a yellow tile for any company by the document, also after an upgrade, and only for its
// owner's in recorded games; never an upgrade, never twice, and the company pays the terrain (R121; scenario 31).
func TestTallahasseeTile(t *testing.T) {
	for profile, lent := range map[rules.Profile]bool{rules.Rulebook: true, rules.Recorded: false} {
		g := rulestest.New(t, build(t, profile), 3).Found("FECR", 110, "p1", 60).Own("TR", "p1").Operate(2)
		if profile == rules.Rulebook {
			g.Step(step.ExtraLayKey)
		}
		lay := rules.LayTile{By: g.Corp("FECR"), Via: g.Private("TR"), Hex: g.Hex("L27"), Tile: g.Tile("9"), Rot: 0}
		for rot := range uint8(6) {
			if lay.Rot = rot; !g.Check(lay).Refused() {
				break
			}
		}
		g.Own("TR", "p2")
		if r := g.Check(lay); r.Refused() == lent {
			t.Errorf("%v: for a company of another president: %v", profile, r.Reason)
		}
		if !lent {
			g.Own("TR", "p1")
		}
		if r := g.Copy().Step(step.StationKey).Check(lay); r.Reason != rules.WrongStep {
			t.Errorf("%v: after the track step: %v", profile, r.Reason)
		}
		cash := g.S.Cash[g.Owner("FECR")]
		again := lay
		if g.Do(lay); cash-g.S.Cash[g.Owner("FECR")] != costOfSwamp {
			t.Errorf("FECR pays %d", cash-g.S.Cash[g.Owner("FECR")])
		}
		if r := g.Check(again); !r.Refused() {
			t.Error("TR lays twice")
		}
		if usable(g.View(), tallahassee) {
			t.Error("TR is open")
		}
	}
}

// TestPort: POSC marks one of four cities for the company in turn, whoever presides; no other city (R122-R124; scenario
// 32).
func TestPort(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SR", 110, "p1", 60).Own("POSC", "p2").Train("SR", "2", "2")
	g.Operate(2).Step(bonusKey)
	mark := func(hex string) rules.Assign {
		return rules.Assign{By: g.Corp("SR"), Private: g.Private("POSC"), Hex: g.Hex(hex)}
	}
	for _, hex := range []string{"B15", "F23", "J27", "B7"} {
		g.Refuses(mark(hex), noPort)
	}
	cash := g.S.Cash[g.Owner("SR")]
	g.Do(mark(doubleHome))
	if i := slices.IndexFunc(g.X.Events,
		func(e rules.Event) bool { return e.Kind == rules.MarkerPlaced }); g.X.Events[i].Amount != 0 ||
		g.S.Cash[g.Owner("SR")] != cash {
		t.Errorf("the port costs %d, and SR has %d of %d left", g.X.Events[i].Amount, g.S.Cash[g.Owner("SR")], cash)
	}
	best, _ := g.View().BestRun(g.Corp("SR"), searchWork)
	if sum := g.View().RunRevenue(best); sum != 80 { // Savannah and Jacksonville, 30 each, and the port
		t.Errorf("SR earns %d", sum)
	}
	enter(g, phaseFive)
	if g.View().Marked(rules.Marker{Private: g.Private("POSC")}) {
		t.Error("the port is open in phase 5")
	}
}

// TestOwnersUse: the owners of TR, POSC and TC decide on their powers, one after the other, and the president agrees.
// Games that began before ask the president, once for POSC and TC, and the owners agree. In recorded games whoever
// plays for the company uses them (R120-R122, R125).
func TestOwnersUse(t *testing.T) {
	lend := func(s Switches) *rulestest.Game {
		title, err := New(s)
		if err != nil {
			t.Fatal(err)
		}
		return rulestest.New(t, title, 4).Found("FECR", 110, "p1", 60).Own("TR", "p2").Own("POSC", "p3").Own("TC",
			"p4").Operate(2)
	}
	wants := func(g *rulestest.Game, a rules.Action, decides, agrees id.Player) {
		t.Helper()
		if r := g.Check(a); r.Refused() {
			t.Errorf("%T%v is refused: %v", a, a, r.Reason)
		}
		if p := g.View().Decider(g.Owner("FECR")); p != decides {
			t.Errorf("player %d decides in step %s, not %d", p, g.InCharge(), decides)
		}
		if p := g.View().Consent(a); p != agrees {
			t.Errorf("player %d must agree to %T, not %d", p, a, agrees)
		}
	}
	use := func(g *rulestest.Game, name string) rules.Action {
		for _, a := range g.Legal() {
			if o := rules.OperandsOf(a); max(o.Via, o.Power) == g.Private(name) {
				return a
			}
		}
		t.Fatalf("%s cannot be used in step %s", name, g.InCharge())
		return nil
	}
	s := SwitchesFor(rules.Rulebook)
	g := lend(s).Step(step.ExtraLayKey)
	wants(g, use(g, "TR"), 2, 1)
	g.Pass().Step(bonusKey)
	terminal := rules.PlaceToken{By: g.Corp("FECR"), Of: g.Corp("FECR"), Via: g.Private("TC"), Hex: g.Hex("B5")}
	wants(g, use(g, "POSC"), 3, 1)
	g.Refuses(terminal, rules.NotYourTurn)
	g.Pass()
	wants(g, terminal, 4, 1)
	g.Refuses(rules.Assign{By: g.Corp("FECR"), Private: g.Private("POSC"), Hex: g.Hex("B5")}, rules.NotYourTurn)
	if g.Pass(); g.InCharge() == bonusKey || g.View().Decider(g.Owner("FECR")) != 1 {
		t.Errorf("player %d decides in step %s when all have declined", g.View().Decider(g.Owner("FECR")), g.InCharge())
	}

	g = lend(s).Own("TC", "p1").Step(bonusKey)
	g.Do(use(g, "POSC"))
	wants(g, use(g, "TC"), 1, 0)
	g = lend(s).Own("TC", "p1").Step(bonusKey).Pass() // the president is the next owner who is asked
	wants(g, use(g, "TC"), 1, 0)

	g = lend(s).Own("POSC", "p2").Step(step.ExtraLayKey).Pass()
	for g.InCharge() != bonusKey {
		g.Pass()
	}
	if p := g.View().Decider(g.Owner("FECR")); p != 2 {
		t.Errorf("player %d decides on POSC when its owner has kept TR", p)
	}

	words.Undo(&s, Corrections(), 1, false)
	g = lend(s).Step(step.ExtraLayKey)
	wants(g, use(g, "TR"), 1, 2)
	g.Pass().Step(bonusKey)
	wants(g, use(g, "POSC"), 1, 3)
	wants(g, use(g, "TC"), 1, 4)
	if g.Pass(); g.InCharge() == bonusKey {
		t.Error("before the correction one answer was not enough for POSC and TC")
	}

	g = lend(SwitchesFor(rules.Recorded))
	wants(g, rules.Assign{By: g.Corp("FECR"), Private: g.Private("POSC"), Hex: g.Hex("B5")}, 1, 3)
}

// TestHotels: one hotel in a town for all companies, only where the track leads; its owner alone earns more there, $10
// and from phase 5 $20 (R73, R78; scenario 33, traps 27, 28).
func TestHotels(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SR", 110, "p1", 60).Found("SAL", 100, "p2", 60).Train("SR",
		"2")
	g.Lay("B21", "9", 1).Lay("B19", "58", 0)
	for rot := range uint8(6) {
		g.Lay("B19", "58", rot)
		if g.View().Reach(g.Corp("SR")).Reaches(g.Hex("B19"), 0) {
			break
		}
	}
	g.Operate(2).Step(step.StationKey)
	g.Refuses(PlaceHexToken{By: g.Corp("SR"), Hex: g.Hex("C24")}, townNotReached)
	g.Refuses(PlaceHexToken{By: g.Corp("SR"), Hex: g.Hex("B21")}, noTown)
	cash := g.S.Cash[g.Owner("SR")]
	hotel := PlaceHexToken{By: g.Corp("SR"), Hex: g.Hex("B19")}
	if g.Do(hotel); cash-g.S.Cash[g.Owner("SR")] != 40 {
		t.Errorf("the hotel costs %d", cash-g.S.Cash[g.Owner("SR")])
	}
	g.Step(step.StationKey)
	g.S.Turn.Stations = 0
	g.Refuses(hotel, hasHotel)
	for phase, want := range map[string]int32{"2": 20, phaseFive: 30} {
		g.S.Phase = uint8(g.Title.FindPhase(phase))
		v, at := g.View(), track.StopAt{Hex: g.Hex("B19")}
		if got := stopRevenue(v, g.Corp("SR"), g.Card("2", "SR"), at); got != want {
			t.Errorf("phase %s: the hotel's owner earns %d", phase, got)
		}
		if got := stopRevenue(v, g.Corp("SAL"), g.Card("2", "SR"), at); got != 10 {
			t.Errorf("phase %s: another company earns %d", phase, got)
		}
	}
}

// TestStub: Mobile may be upgraded towards the dead ends beside it, but no train runs there (R70b; scenario 29).
func TestStub(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Phase("3").Found("LN", 110, "p1", 60).Train("LN",
		"3").Operate(3).Step(step.TrackKey)
	g.Do(rules.LayTile{By: g.Corp("LN"), Hex: g.Hex("B5"), Tile: g.Tile("15"), Rot: 0})
	g.Step(step.RunKey)
	for _, stub := range []struct{ hex, piece, home string }{{"A4", "A4:5,S0", "B5:2,S0"}, {"A6", "A6:0,S0", "B5:3,S0"}} {
		run := rules.RunRoutes{By: g.Corp("LN"), Routes: []track.Route{g.Route(stub.piece, stub.home)}}
		if r := g.Check(run); !r.Refused() {
			t.Errorf("a train runs to %s", stub.hex)
		}
	}
}

// TestExpress: a 3E doubles cities and off-board areas and passes towns and hotels for nothing; a city and a town are
// no run for it (T4, T11; scenario 27, trap 57).
func TestExpress(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Phase("5")
	tx := rules.Tx{View: g.View()}
	tx.Convert(g.Corp("LN"))
	g.Found("LN", 110, "p1", 60).Cash("LN", 600).Lay("B7", "58", 1)
	operated(soldOut(g, "5"), "LN").Operate(4).Step(step.TrainsKey)
	first := buy(g, "LN", "6", 600)
	first.As = g.Kind(express)
	v := g.Do(first).View()
	g.S.Markers[0] = rules.Marker{Hex: g.Hex("B7"), Corp: g.Corp("LN")}
	for hex, want := range map[string]int32{"B1": 140, "B5": 40, "B7": 0} {
		if got := stopRevenue(v, g.Corp("LN"), first.Train, track.StopAt{Hex: g.Hex(hex)}); got != want {
			t.Errorf("a 3E earns %d in %s, want %d", got, hex, want)
		}
	}
	if best, _ := v.BestRun(g.Corp("LN"), searchWork); v.RunRevenue(best) != 0 {
		t.Errorf("a 3E from Mobile to Pensacola earns %d", v.RunRevenue(best))
	}
}

// TestJacksonvilleTwice: no train visits both cities of Jacksonville, which are no way into each other before 489 (T7;
// scenario 28, traps 37, 54).
func TestJacksonvilleTwice(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SR", 110, "p1", 60).Train("SR", "3")
	p := g.View().Position()
	if p.Face(g.Hex(doubleHome)).StopExits(0)&p.Face(g.Hex(doubleHome)).StopExits(1) != 0 {
		t.Fatal("the cities share an exit")
	}
	if v := g.View(); v.Reach(g.Corp("SR")).Reaches(g.Hex(doubleHome), 0) {
		t.Error("the southern city is reached through the northern one")
	}
}

// TestShutIn: no tile may leave a company that has not operated without a way out of its home (R70e; scenario 36).
func TestShutIn(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("ACL", 110, "p1", 60).Lay("C22", "9", 1)
	lay := rules.LayTile{By: g.Corp("ACL"), Hex: g.Hex("C24"), Tile: g.Tile("58"), Rot: 5}
	if r := checkHomes(g.View(), lay); r.Reason != shutsIn || r.Corp != g.Corp("SAL") {
		t.Errorf("away from Jacksonville: %v", r)
	}
	if lay.Rot = 0; checkHomes(g.View(), lay).Refused() {
		t.Error("a tile towards Jacksonville is refused")
	}
	lay.Rot = 5
	far := rules.LayTile{By: g.Corp("ACL"), Hex: g.Hex("F21"), Tile: g.Tile("9"), Rot: 1}
	if checkHomes(g.Copy().Lay("C24", "58", 5).View(), far).Refused() {
		t.Error("once SAL is shut in, a tile far from there is refused")
	}
	operated(g, "SAL")
	if checkHomes(g.View(), lay).Refused() {
		t.Error("a company that has operated is protected")
	}
}

// TestShutInUntilUpgraded: track that a tile of the box may yet lead to a home leaves it open: in a phase that has the
// tile, and as long as one of them is left. The referee asks for that when a tile is laid by the document, not in
// recorded games (R70e).
func TestShutInUntilUpgraded(t *testing.T) {
	away := func(p rules.Profile, phase string) (*rulestest.Game, rules.LayTile) {
		g := rulestest.New(t, build(t, p), 3).Found("ACL", 110, "p1", 60).Phase(phase).Lay("C22", "9", 1)
		joining(joining(joining(g, "F23", []string{"6o"}, "E24"), "E24", plain, "F23", "D25"), "D25", towns, "E24", "C24")
		return g.Station("ACL", "F23", 0).Operate(2).Step(step.TrackKey),
			rules.LayTile{By: g.Corp("ACL"), Hex: g.Hex("C24"), Tile: g.Tile("58"), Rot: 5}
	}
	for _, c := range []struct {
		profile rules.Profile
		phase   string
		want    rules.Reason
	}{{rules.Rulebook, "2", shutsIn}, {rules.Rulebook, "3", rules.Legal}, {rules.Recorded, "2", rules.Legal}} {
		g, lay := away(c.profile, c.phase)
		if r := g.Check(lay); r.Reason != c.want {
			t.Errorf("%v, phase %s: %v, want %v", c.profile, c.phase, r.Reason, c.want)
		}
	}
	g, lay := away(rules.Rulebook, "3")
	var bare []string // hexes for tiles that are to be missing in the box
	for i := range g.Title.Board.Hexes {
		if h := id.Hex(i + 1); h != lay.Hex && g.View().Position().Face(h).Color == tile.White {
			bare = append(bare, g.Title.HexName(h))
		}
	}
	held := map[string]string{} // a hex with the last copy of a kind
	for _, name := range []string{"80", "81", "82", "83", "141", "142", "143"} {
		for g.View().TilesLeft(g.Tile(name)) > 0 {
			held[name] = bare[0]
			g.Lay(bare[0], name, 0)
			bare = bare[1:]
		}
	}
	g.Refuses(lay, shutsIn)
	for name, want := range map[string]rules.Reason{"80": shutsIn, "81": shutsIn, "82": shutsIn, "83": rules.Legal,
		"141": shutsIn, "142": rules.Legal, "143": shutsIn} {
		if r := g.Copy().Lay(held[name], "8", 0).Check(lay); r.Reason != want {
			t.Errorf("with one tile %s in the box: %v, want %v", name, r.Reason, want)
		}
	}
}

// TestBlockedWay: a token beyond a full city of others has no way and no price (R71, R76; scenario 34, traps 34, 35).
func TestBlockedWay(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("FECR", 110, "p1", 60)
	g.Lay("J27", "6fl", 0)
	for rot := range uint8(6) {
		g.Lay("J27", "6fl", rot)
		if g.View().Reach(g.Corp("FECR")).Reaches(g.Hex("J27"), 0) {
			break
		}
	}
	for rot := range uint8(6) {
		g.Lay("I28", "58", rot)
		if g.View().Reach(g.Corp("FECR")).Reaches(g.Hex("I28"), 0) {
			break
		}
	}
	if far := g.View().HexesTo(g.Corp("FECR"), g.Hex("I28")); far != 2 {
		t.Fatalf("West Palm Beach is %d hexes from Miami", far)
	}
	g.Found("SAL", 100, "p2", 60).Station("SAL", "J27", 0)
	if v := g.View(); v.Reach(g.Corp("FECR")).Reaches(g.Hex("I28"), 0) ||
		v.HexesTo(g.Corp("FECR"), g.Hex("I28")) != track.Far {
		t.Error("the full city of Fort Lauderdale is passed")
	}
}

// TestBestIsForced: two trains run for the most they can together; less is refused, and another run that earns as much
// is taken (R80; scenario 39).
func TestBestIsForced(t *testing.T) {
	for profile, refused := range map[rules.Profile]bool{rules.Rulebook: true, rules.Recorded: false} {
		g := rulestest.New(t, build(t, profile), 3).Found("SR", 110, "p1", 60).Train("SR", "2")
		g.Operate(2).Step(step.RunKey)
		if r := g.Check(rules.RunRoutes{By: g.Corp("SR")}); r.Refused() != refused {
			t.Errorf("%v: no run where one earns $60: %v", profile, r.Reason)
		}
		best, proven := g.View().BestRun(g.Corp("SR"), searchWork)
		if !proven || g.View().RunRevenue(best) != 60 || g.Check(best).Refused() {
			t.Errorf("%v: the best run earns %d", profile, g.View().RunRevenue(best))
		}
	}
}

// TestDoomedKeys: in phase 5 alone the two hexes of the Keys say that their track goes with the first 6 or 3E (R70f).
func TestDoomedKeys(t *testing.T) {
	for phase, want := range map[string]int{"4": 0, phaseFive: 2, phaseSix: 0} {
		g := rulestest.New(t, build(t, rules.Rulebook), 3).Phase(phase)
		got := 0
		for i := range g.Title.Board.Hexes {
			until, said := trackDeadline(g.View(), id.Hex(i+1))
			if (until == words.Pair{}) != (said == words.Pair{}) {
				t.Errorf("%s: %q, %q", g.Title.HexName(id.Hex(i+1)), until, said)
			}
			if said != (words.Pair{}) {
				got++
			}
		}
		if got != want {
			t.Errorf("phase %s: %d hexes, want %d", phase, got, want)
		}
	}
}
