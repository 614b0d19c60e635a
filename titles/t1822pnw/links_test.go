package t1822pnw

import (
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// TestLinkOfAMerger: the track that joins two partners leads from the station of the one to that of the other, piece by
// piece (R98).
func TestLinkOfAMerger(t *testing.T) {
	g := pair(t, 80, 75)
	v := g.View()
	link, ok := linkOf(v, Merge{By: g.Corp("8"), With: g.Corp("10")})
	if !ok || len(link.Pieces) == 0 || !strings.Contains(link.Text[0], "from H11 to I12") {
		t.Fatalf("%v %v", link, ok)
	}
	if first, last := link.Pieces[0].Hex, link.Pieces[len(link.Pieces)-1].Hex; first != g.Hex("H11") ||
		last != g.Hex("I12") {
		t.Errorf("the way leads from %s to %s", v.T.Track().Hex(first).Name, v.T.Track().Hex(last).Name)
	}
	if !slices.Equal(link.Hexes, []id.Hex{g.Hex("H11"), g.Hex("I12")}) {
		t.Errorf("the hexes are %v", link.Hexes)
	}
	g = mined(t) // whoever of them merges
	for _, a := range []Merge{{By: g.Corp("4"), With: g.Corp("5")}, {By: g.Corp("5"), With: g.Corp("4")}} {
		link, ok := linkOf(g.View(), a)
		if r := checkPartner(g.View(), a.By, a.With); r.Refused() || !ok || len(link.Pieces) < 2 {
			t.Fatalf("%v through the mine: %v, %v", a, r.Reason, link.Pieces)
		}
		if first, last := link.Pieces[0].Hex, link.Pieces[len(link.Pieces)-1].Hex; first != g.View().Home(a.By) ||
			last != g.View().Home(a.With) {
			t.Errorf("%v: the way leads from %s to %s", a, g.Title.HexName(first), g.Title.HexName(last))
		}
	}
	g = pair(t, 80, 75).minor("9", "p1", 60, 50)
	if _, ok := linkOf(g.View(), Merge{By: g.Corp("8"), With: g.Corp("9")}); ok {
		t.Error("8 and 9 are told to be joined")
	}
}

// mined is a position in which the coal mine of minor 5 is between it and minor 4, of the same owner: only minor 5 goes
// through (R135).
func mined(t *testing.T) table {
	t.Helper()
	g := begin(t, build(t, Key)).minor("4", "p1", 80, 100).minor("5", "p1", 75, 50)
	g.paved("D19", "57", 1, 4).paved("D21", mineTile, 1, 4).paved("D23", "57", 1, 4)
	g.S.Cells[g.Hex("D21")].Slots[0] = g.Corp("5")
	g.S.Board = g.S.Cells.Hash(len(g.Title.Board.Hexes))
	return g
}

// TestSeekersHaveHadARoute: that a minor has a route is noted for recorded games when its turn in a merger round comes
// while its owner has another that fits, and of that one where its track must be followed too.
func TestSeekersHaveHadARoute(t *testing.T) {
	for _, c := range []struct {
		g     table
		turns string
		want  string
	}{
		{pair(t, 80, 75), "8", "8"}, {pair(t, 80, 75), "10", "10"}, // the track of the one leads to the other
		{mined(t), "5", "5"}, {mined(t), "4", "4 5"},
		{begin(t, build(t, Key)).minor("8", "p1", 80, 0).minor("10", "p2", 80, 0), "8", ""}, // of another owner
	} {
		tx := rules.Tx{View: c.g.View()}
		noteSeeker(&tx, c.g.Corp(c.turns))
		var noted []string
		for i, d := range c.g.Title.Corps {
			if tx.Is(id.Corp(i+1), rules.HadRoute) {
				noted = append(noted, d.ID)
			}
		}
		if have := strings.Join(noted, " "); have != c.want {
			t.Errorf("in the turn of %s: noted for %q, want %q", c.turns, have, c.want)
		}
	}
	g := pair(t, 80, 75)
	tx := rules.Tx{View: g.View()}
	(&game{}).merger().Begin(&tx)
	if !tx.Is(g.Corp("8"), rules.HadRoute) {
		t.Error("nothing is noted when the round begins")
	}
}

// TestRunnersHaveHadARoute: a run is noted for recorded games too, but for that of a company whose trains need none.
func TestRunnersHaveHadARoute(t *testing.T) {
	for kind, want := range map[string]bool{train3: true, trainL: false} {
		g := seattleTacoma(t, "2")
		g.Train("SWW", kind)
		run, _ := g.View().BestRun(g.Corp("SWW"), searchWork)
		if g.turn("SWW", "run").Do(run); g.View().Is(g.Corp("SWW"), rules.HadRoute) != want {
			t.Errorf("after the run of a %s it is noted: %t", kind, !want)
		}
	}
}

// TestLayersHaveHadARoute: that a company has a route is noted for recorded games when it lays a tile that must meet
// its track, or anything while it has trains that need a route; at the first tile of Leavenworth, which may take the
// town of a route away, only in the latter case.
func TestLayersHaveHadARoute(t *testing.T) {
	for _, c := range []struct {
		train, hex, tile string
		rot              uint8
		card             string
		want             bool
	}{
		{"", "G12", "58", 0, "", true}, {"", "H13", cubeTile, 0, "P10", true},
		{"", "I10", smallPort, 4, "P12", false}, {"", "I10", largePort, 4, "P13", false},
		{"", "E10", straight, 1, "P16", false},
		{"", "N11", boomTown, 0, "P18", false}, {train3, "I10", smallPort, 4, "P12", true},
		{train3, "N11", boomTown, 0, "P18", true},
		{trainL, "I10", smallPort, 4, "P12", false}, {trainL, "G12", "58", 0, "", true},
	} {
		g := seattleTacoma(t, "3") // where a train runs between the two cities
		g.Lay("N11", "7", 0)
		if c.train != "" {
			g.Train("SWW", c.train)
		}
		a := g.lay("SWW", c.hex, c.tile, c.rot)
		if c.card != "" {
			g.card(c.card, "SWW")
			a.Via = g.Private(c.card)
		}
		if g.turn("SWW", "track").Do(a); g.View().Is(g.Corp("SWW"), rules.HadRoute) != c.want {
			t.Errorf("%s on %s by %q with a train %q: noted %t", c.tile, c.hex, c.card, c.train, !c.want)
		}
	}
	for train, want := range map[string]bool{"": false, train3: true} {
		g := begin(t, build(t, Key)).minor("9", "p1", 100, 100)
		if train != "" {
			g.Train("9", train)
		}
		if g.turn("9", "track").Do(g.lay("9", leavenworth, "57", 0)); g.View().Is(g.Corp("9"), rules.HadRoute) != want {
			t.Errorf("Leavenworth with a train %q: noted %t", train, !want)
		}
	}
}

// TestLinkOverTheFerry: the line of a merger over the ferry leads from the one station to the water and from there to
// the other, over the nearer end where a company reaches both (R98).
func TestLinkOverTheFerry(t *testing.T) {
	g := begin(t, build(t, Key)).minor("1", "p1", 80, 100).minor("6", "p1", 75, 50)
	g.paved("B9", "9", 2, 5).paved("C10", "9", 2, 5).Lay("D11", "207", 1).Lay("F9", "15", 0)
	for _, c := range []struct{ by, with, way string }{{"1", "6", "A8 B9 C10 D11 D11 | F9"},
		{"6", "1", "F9 | D11 D11 C10 B9 A8"}} {
		if have := g.line(c.by, c.with); have != c.way {
			t.Errorf("from %s to %s: %s, want %s", c.by, c.with, have, c.way)
		}
	}
	g = begin(t, build(t, Key)).minor("3", "p1", 80, 100).minor("6", "p1", 75, 50)
	g.paved("E10", "9", 0, 3).Lay("D11", "895", 0).Lay("F9", "895", 0) // by land too
	for name, want := range map[string]string{"3": "D11", "6": "F9"} {
		var way []string
		for _, p := range ferryWay(g.View(), g.Corp(name)) {
			way = append(way, g.Title.HexName(p.Hex))
		}
		if have := strings.Join(way, " "); have != want {
			t.Errorf("%s goes to the ferry by %s, want %s", name, have, want)
		}
	}
}

// line writes the hexes of the line that joins two companies; | is the ferry.
func (g table) line(by, with string) string {
	g.T.Helper()
	link, ok := linkOf(g.View(), Merge{By: g.Corp(by), With: g.Corp(with)})
	if !ok {
		g.T.Fatalf("no line from %s to %s", by, with)
	}
	var names []string
	for i, p := range link.Pieces {
		if link.Ferry > 0 && i == link.Ferry {
			names = append(names, "|")
		}
		names = append(names, g.Title.HexName(p.Hex))
	}
	return strings.Join(names, " ")
}

// TestMinorsWithoutPartnerAreNamed: a merger round names the minors that it skips, each with the reason that keeps it
// from a merger (R92-R98).
func TestMinorsWithoutPartnerAreNamed(t *testing.T) {
	g := pair(t, 80, 75).minor("9", "p1", 60, 50).minor("2", "p2", 60, 50)
	g.S.Order.Len = 4
	g.S.Order.Corps[2], g.S.Order.Corps[3] = g.Corp("9"), g.Corp("2")
	list := mergerNotice(g.View())
	if len(list) != 2 {
		t.Fatalf("%d notices", len(list))
	}
	for i, want := range []struct {
		corp string
		why  string
	}{{"2", "no partner"}, {"9", "not connected"}} {
		if !slices.Equal(list[i].Corps, []id.Corp{g.Corp(want.corp)}) || !strings.Contains(list[i].Text[0], want.why) {
			t.Errorf("%v: %q", list[i].Corps, list[i].Text[0])
		}
	}
}
