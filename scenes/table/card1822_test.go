package table

import (
	"testing"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/playtest"
)

// cardOf opens the card of a company at a position.
func cardOf(t *testing.T, m *match.Match, at int, c id.Corp) *playtest.Hand {
	t.Helper()
	h, tab := seatAt(t, m, at, 1280, 800)
	tab.strips.Chosen.Corp = c
	tab.layout.lookTab(corpTab)
	h.S.Invalidate()
	h.Wait()
	return h
}

// TestCardOfAMovedHome: the card and the map name the home and the destination that Backroom Negotiations have moved
// (1822PNW/R116, R117).
func TestCardOfAMovedHome(t *testing.T) {
	m := playtest.Sample1822(t)
	at := m.Len() - 1
	v := m.ViewAt(at)
	c := v.T.FindCorp("NP")
	s := &v.S.Corps[c]
	s.Flags &^= rules.Arrived | rules.Closed
	s.Home, s.Destination = v.T.FindHex("I12"), v.T.FindHex("O20")
	h := cardOf(t, m, at, c)
	for id, want := range map[string]string{"company:home": "I12 Tacoma", "company:destination": "O20 Wallula"} {
		if have := h.S.Must(id).Name; have != want {
			t.Errorf("%s is %q, want %q", id, have, want)
		}
	}
}
