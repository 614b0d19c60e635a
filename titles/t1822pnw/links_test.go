package t1822pnw

import (
	"slices"
	"strings"
	"testing"

	"hexrail/rules"
	"hexrail/rules/id"
)

// TestLinkOfAMerger: the track that joins two partners leads from the station of the one to that of the other, piece by piece (R98).
func TestLinkOfAMerger(t *testing.T) {
	g := pair(t, 80, 75)
	v := g.View()
	link, ok := linkOf(v, rules.Merge{By: g.Corp("8"), With: g.Corp("10")})
	if !ok || len(link.Pieces) == 0 || !strings.Contains(link.Text[0], "from H11 to I12") {
		t.Fatalf("%v %v", link, ok)
	}
	if first, last := link.Pieces[0].Hex, link.Pieces[len(link.Pieces)-1].Hex; first != g.Hex("H11") || last != g.Hex("I12") {
		t.Errorf("the way leads from %s to %s", v.T.Track().Hex(first).Name, v.T.Track().Hex(last).Name)
	}
	if !slices.Equal(link.Hexes, []id.Hex{g.Hex("H11"), g.Hex("I12")}) {
		t.Errorf("the hexes are %v", link.Hexes)
	}
	g.minor("9", "p1", 60, 50)
	if _, ok := linkOf(g.View(), rules.Merge{By: g.Corp("8"), With: g.Corp("9")}); ok {
		t.Error("8 and 9 are told to be joined")
	}
}

// TestMinorsWithoutPartnerAreNamed: a merger round names the minors that it skips, each with what keeps it from a merger (R92-R98).
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
