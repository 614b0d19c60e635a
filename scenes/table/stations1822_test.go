package table

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/playtest"
)

// TestStationsToPlace: the card counts the stations that a major may still place, without the one that is kept for its
// destination, and its exchange tokens (1822PNW/R74, R77).
func TestStationsToPlace(t *testing.T) {
	m := playtest.Sample1822(t)
	at := m.Len() - 1
	v := m.ViewAt(at)
	c := v.T.FindCorp("NP")
	for left, want := range []string{1: "none left", 2: "1 left, the next for $100", 3: "2 left, the next for $100"} {
		if left == 0 {
			continue
		}
		v.S.Corps[c] = rules.CorpState{
			Flags: rules.Started | rules.Floated | rules.Operated | rules.HomeDone, Used: 2, Gained: uint8(left - 1),
			Exchange: 2,
		}
		if have := cardOf(t, m, at, c).S.Must("company:tokens").Name; !strings.HasSuffix(have, want+" · 2 to exchange") {
			t.Errorf("with %d: %q, want %q", left, have, want)
		}
	}
}

// TestAMineIsNoStation: the card of a company that has claimed a coal mine does not count it among its stations
// (1822PNW/R135).
func TestAMineIsNoStation(t *testing.T) {
	m := playtest.Sample1822(t)
	at := m.Len() - 1
	v := m.ViewAt(at)
	c, h := v.T.FindCorp("NP"), v.T.FindHex("K16")
	before := cardOf(t, m, at, c).S.Must("company:tokens").Name
	v.S.Cells[h].Tile, v.S.Cells[h].Slots[0] = v.T.Tiles.Find("PNW4"), c
	if have := cardOf(t, m, at, c).S.Must("company:tokens").Name; have != before {
		t.Errorf("%q, want %q", have, before)
	}
}

// TestCardOfAClosedCompany: a company that has left the game has no stations left, and is not said not to have floated
// (1870/R71).
func TestCardOfAClosedCompany(t *testing.T) {
	m := playtest.SampleOf(t, "1870")
	at := m.Len() - 1
	v := m.ViewAt(at)
	c := v.T.FindCorp("MP")
	v.S.Corps[c] = rules.CorpState{Flags: rules.Closed | rules.Gone}
	h := cardOf(t, m, at, c)
	if have := h.S.Must("company:tokens").Name; strings.Contains(have, "left") {
		t.Errorf("its stations are %q", have)
	}
	if have := h.S.Must("company").Name; strings.Contains(have, "floated") || strings.Contains(have, "price") {
		t.Errorf("it is said to be %q", have)
	}
}
