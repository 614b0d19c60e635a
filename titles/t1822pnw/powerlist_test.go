package t1822pnw

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
)

// places returns where the lays by a private are offered, each hex once; with edges, the only exit of each turn too.
func (g table) places(power string, edges bool) string {
	var list []string
	for _, a := range g.Legal() {
		lay, ok := a.(rules.LayTile)
		if !ok || lay.Via != g.Private(power) {
			continue
		}
		name := g.Title.HexName(lay.Hex)
		if exits := g.View().Position().Turned(lay.Tile, lay.Rot).Exits(); edges {
			for e := range hex.Edge(6) {
				if exits == 1<<e {
					name = fmt.Sprint(name, "/", e)
				}
			}
		}
		if !slices.Contains(list, name) {
			list = append(list, name)
		}
	}
	slices.Sort(list)
	return strings.Join(list, " ")
}

// TestPlacesOfPowers: where ports, portage and the boom town are offered (P12, P13, P16, P18).
func TestPlacesOfPowers(t *testing.T) {
	for power, want := range map[string]string{
		"P12": "B7/3 D9/4 E8/5 I10/0 I10/4 N9/0",
		"P13": "B7/3 D9/4 E8/5 I10/0 I10/4 N9/0",
		"P16": "E10 F11 G10 H9 I10 M6 M8 N9 O16 O18",
		"P18": "N11 O12",
	} {
		g := begin(t, build(t, Key))
		g.Phase("3").Lay("O12", "9", 1).Lay("N11", "7", 0).Lay("P7", "58", 0)
		g.major("SWW", "p1", 100, 20, 500).card(power, "SWW").turn("SWW", "track")
		if have := g.places(power, power == "P12" || power == "P13"); have != want {
			t.Errorf("%s: %s, want %s", power, have, want)
		}
	}
}

// TestPlacesOfTheMill: on each of thirteen hexes only the timber beside it is missing; nowhere else may the mill lie
// (P15).
func TestPlacesOfTheMill(t *testing.T) {
	g := begin(t, build(t, Key))
	var list []string
	for i := range g.Title.Board.Hexes {
		if h := id.Hex(i + 1); isMillSite(g.View(), h) {
			list = append(list, g.Title.HexName(h))
		}
	}
	slices.Sort(list)
	if have, want := strings.Join(list, " "), "D11 D19 F13 F9 G14 G16 H19 H21 J5 L11 L19 N5 O14"; have != want {
		t.Errorf("%s, want %s", have, want)
	}
}

// TestTimberMeetsTheMill: the track of the mill's city must meet that of the timber hex; track beside it, or timber
// without track to it, does not do (P15).
func TestTimberMeetsTheMill(t *testing.T) {
	for name, c := range map[string]struct {
		timber []uint8 // the exits of the timber tile on F15, beside G16
		city   []uint8
		want   rules.Reason
	}{
		"met":          {[]uint8{5, 2}, []uint8{2, 4}, rules.Legal},
		"city aside":   {[]uint8{5, 2}, []uint8{3, 5}, noTimber},
		"timber aside": {[]uint8{4, 1}, []uint8{2, 4}, noTimber},
	} {
		g := begin(t, build(t, Key)).minor("9", "p1", 100, 100).card("P15", "9")
		g.Phase("3")
		g.paved("F15", "9", c.timber...).paved("G16", "6", c.city...).timber("F15")
		put := rules.Assign{By: g.Corp("9"), Private: g.Private("P15"), Hex: g.Hex("G16")}
		g.turn("9", "track").Refuses(put, c.want)
		g.offers(put, c.want == rules.Legal)
		if t.Failed() {
			t.Fatal(name)
		}
	}
}

// TestTilesOfPowers: each private lays its own tile and no other.
func TestTilesOfPowers(t *testing.T) {
	for power, c := range map[string]struct {
		hex   string
		right string
		rot   uint8
		wrong string
	}{
		"P10": {"H13", cubeTile, 0, "8"},
		"P12": {"I10", smallPort, 4, largePort},
		"P13": {"I10", largePort, 4, smallPort},
		"P16": {"E10", straight, 1, smallPort},
		"P18": {"N11", boomTown, 0, "58"},
		"P19": {"G18", mineTile, 2, mineByPass},
	} {
		g := begin(t, build(t, Key)).minor("9", "p1", 100, 500).card(power, "9")
		g.Phase("3").Lay("N11", "7", 0)
		g.paved("H19", "5", 2, 3)
		if power == "P10" {
			c.hex = "G18"
		}
		g.turn("9", "track").Refuses(g.lay("9", c.hex, c.wrong, c.rot, power), rules.WrongTile)
		g.Refuses(g.lay("9", c.hex, c.right, c.rot, power), rules.Legal)
		g.offers(g.lay("9", c.hex, c.right, c.rot, power), true)
	}
}

// TestCrushersAreOffered: yellow, green, brown and gray plain tiles, as a lay of the company, or of P11 where it has
// that (P7, P8).
func TestCrushersAreOffered(t *testing.T) {
	for _, c := range []struct{ power, phase, now, then, surveyor string }{
		{"P7", "3", "", "8", ""}, {"P8", "5", "58", "82", "p1"}, {"P7", "6", "141", "544", "SWW"},
		{"P8", "7", "767", "60", "SWW"},
	} {
		g := begin(t, build(t, Key)).major("SWW", "p1", 100, 20, 500).card(c.power, "SWW")
		g.Phase(c.phase)
		if c.now != "" {
			g.paved("G12", c.now, 0)
		}
		if c.surveyor != "" {
			g.card("P11", c.surveyor)
		}
		alone, combined := false, false
		for _, a := range g.turn("SWW", "track").Legal() {
			switch a := a.(type) {
			case rules.LayTile:
				alone = alone || a.Via == g.Private(c.power) && a.Hex == g.Hex("G12") && a.Tile == g.Tile(c.then)
			case LayCombined:
				combined = combined || a.Via == g.Private(c.power) && a.With == g.Private("P11") && a.Hex == g.Hex("G12") &&
					a.Tile == g.Tile(c.then)
			}
		}
		if !alone || combined != (c.surveyor == "SWW") {
			t.Errorf("%v: alone %t, with P11 %t", c, alone, combined)
		}
	}
}

// TestOnePortageOfEachKind: there is one straight tile and one curve (P16).
func TestOnePortageOfEachKind(t *testing.T) {
	g := begin(t, build(t, Key)).major("SWW", "p1", 100, 20, 500).card("P16", "SWW")
	g.Phase("3").Lay("E10", straight, 1)
	g.turn("SWW", "track")
	if r := g.Check(g.lay("SWW", "F11", straight, 1, "P16")); r.Reason != rules.NoTileLeft || r.Have != 0 || r.Need != 1 {
		t.Errorf("%v, %d of %d", r.Reason, r.Have, r.Need)
	}
	g.offers(g.lay("SWW", "F11", curve, 3, "P16"), true)
}

// TestMineIsALay: the mine takes a yellow lay, is on mountains only, on the board and where no marker is (P19).
func TestMineIsALay(t *testing.T) {
	mine := func(t *testing.T, settings ...string) table {
		g := begin(t, without(t, "1822PNW/R73", Key, settings...)).minor("9", "p1", 100, 500).card("P19", "9")
		g.Phase("5")
		g.paved("H19", "5", 2, 3)
		return g.turn("9", "track")
	}
	g := mine(t)
	lay := g.lay("9", "G18", mineTile, 2, "P19")
	after := table{g.Copy()}
	after.Do(lay)
	if after.S.Turn.Lays != 1 || after.S.Turn.Upgrades != 0 {
		t.Errorf("%d lays, %d upgrades", after.S.Turn.Lays, after.S.Turn.Upgrades)
	}
	built := table{g.Copy()}
	built.Do(g.lay("9", "G20", "8", 4)).Refuses(lay, rules.LayUsed)
	built.offers(lay, false)
	g.Refuses(g.lay("9", "G20", mineTile, 0, "P19"), wrongPlace)
	g.Refuses(g.lay("9", "G18", mineTile, 0, "P19"), rules.NotReached)
	g.Refuses(g.lay("9", "A16", mineTile, 2, "P19"), rules.OffMap)
	g = mine(t, "ski_haus_needs_track=off")
	g.card("P17", "9").turn("9", "track").Do(rules.Assign{By: g.Corp("9"), Private: g.Private("P17"), Hex: g.Hex("G18")})
	g.Refuses(lay, markerLies)
}

// TestWhoPlacesMarkers: the company in turn places the marker of its own private, on a hex, and after it has acquired
// (P15, P17).
func TestWhoPlacesMarkers(t *testing.T) {
	g := begin(t, build(t, Key)).minor("9", "p1", 100, 500).minor("13", "p2", 100, 500).card("P17", "9").card("P15",
		"13").card("P16", "9")
	g.Phase("5").Lay("G18", "9", 2)
	put := rules.Assign{By: g.Corp("9"), Private: g.Private("P17"), Hex: g.Hex("G18")}
	for name, c := range map[string]struct {
		step   string
		change func(a *rules.Assign)
		want   rules.Reason
	}{
		"legal":              {"track", func(*rules.Assign) {}, rules.Legal},
		"trains":             {"trains", func(*rules.Assign) {}, rules.Legal},
		"before":             {acquireKey, func(*rules.Assign) {}, rules.WrongStep},
		"before the first L": {firstLKey, func(*rules.Assign) {}, rules.WrongStep},
		"nowhere":            {"track", func(a *rules.Assign) { a.Hex = 0 }, rules.Unknown},
		"nobody":             {"track", func(a *rules.Assign) { a.By = 0 }, rules.Unknown},
		"out of turn": {"track", func(a *rules.Assign) { a.By, a.Private = g.Corp("13"), g.Private("P15") },
			rules.OwnTurnOnly},
		"a private of others": {"track", func(a *rules.Assign) { a.Private = g.Private("P15") }, rules.NoPower},
		"not a marker":        {"track", func(a *rules.Assign) { a.Private = g.Private("P16") }, rules.NoPower},
	} {
		at := table{g.Copy()}
		if c.step == firstLKey {
			at.S.Corps[g.Corp("9")].Turns = 1
		}
		at.turn("9", c.step)
		a := put
		c.change(&a)
		if have := at.Check(a).Reason; have != c.want {
			t.Errorf("%s: %v, want %v", name, have, c.want)
		}
	}
	g.turn("9", "track").Do(put)
	mill := table{g.Copy()}
	mill.card("P15", "9")
	mill.Refuses(rules.Assign{By: g.Corp("9"), Private: g.Private("P15"), Hex: g.Hex("G18")}, markerLies)
}

// TestWhoUsesTheMobilier: its owner, in three steps of his own turn, for one of two uses (P21).
func TestWhoUsesTheMobilier(t *testing.T) {
	g := begin(t, build(t, Key)).major("SWW", "p1", 100, 20, 500).major("NP", "p2", 100, 20, 500).card("P21",
		"SWW").card("P16", "SWW")
	g.Phase("3")
	deep := g.S.Decks.Cards[minorDeck][minorBoxes+2]
	for name, c := range map[string]struct {
		step, by string
		via      string
		card     id.Private
		choice   uint8
		want     rules.Reason
	}{
		"track":             {"track", "SWW", "P21", 0, freeStation, rules.Legal},
		"station":           {"token", "SWW", "P21", deep, cardOnTop, rules.Legal},
		"issue":             {issueKey, "SWW", "P21", deep, cardAtBottom, rules.Legal},
		"trains":            {"trains", "SWW", "P21", deep, cardAtBottom, rules.WrongStep},
		"out of turn":       {"track", "NP", "P21", 0, freeStation, rules.OwnTurnOnly},
		"another private":   {"track", "SWW", "P16", 0, freeStation, rules.NoPower},
		"no such use":       {"track", "SWW", "P21", deep, cardAtBottom + 1, rules.Unknown},
		"a station and one": {"track", "SWW", "P21", deep, freeStation, rules.Unknown},
		"in a box":          {"track", "SWW", "P21", g.View().CardIn(2), cardOnTop, rules.LotGone},
		"in no deck":        {"track", "SWW", "P21", g.Private("P16"), cardOnTop, rules.LotGone},
	} {
		at := table{g.Copy()}
		at.Train("SWW", train3)
		at.turn("SWW", c.step)
		use := UseCard{By: g.Corp(c.by), Via: g.Private(c.via), Card: c.card, Choice: c.choice}
		if have := at.Check(use).Reason; have != c.want {
			t.Errorf("%s: %v, want %v", name, have, c.want)
		}
		at.offers(use, c.want == rules.Legal)
	}
	none := table{g.Copy()}
	none.S.Corps[g.Corp("SWW")].Exchange = 0
	none.turn("SWW", "track").Refuses(UseCard{By: g.Corp("SWW"), Via: g.Private("P21")}, noExchange)
	foreign := table{g.Copy()}
	foreign.turn("NP", "track").Refuses(UseCard{By: g.Corp("NP"), Via: g.Private("P21")}, rules.NoPower)
	g.turn("SWW", "track").Do(UseCard{By: g.Corp("SWW"), Via: g.Private("P21"), Card: deep, Choice: cardAtBottom})
	deck := g.S.Decks.Cards[minorDeck][:]
	if at := slices.Index(deck, deep); at < 0 || at+1 < len(deck) && deck[at+1] != 0 {
		t.Errorf("the card lies at %d of %v", at, deck)
	}
}
