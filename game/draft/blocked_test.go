package draft_test

import (
	"strings"
	"testing"

	"hexrail/game/draft"
	"hexrail/game/match"
	"hexrail/game/text"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/track"
)

// TestFilledCityIsNamed begins a route at every station and presses every hex with stops. Where no way leads only because others
// fill a city, the answer names that city, all who fill it and the rule, in both languages (1830/R205).
func TestFilledCityIsNamed(t *testing.T) {
	named := 0
	recorded(t, func(t *testing.T, m *match.Match) {
		runs := 0
		eachRun(m, func(v rules.View, a rules.RunRoutes) {
			if runs++; runs%15 != 0 {
				return
			}
			p := v.Position()
			for h := id.Hex(1); int(h) <= v.T.Track().Len(); h++ {
				if p.Stations(h, a.By) == 0 {
					continue
				}
				for _, l := range []text.Lang{text.En, text.Ja} {
					named += pressAround(t, v, a.By, h, &text.Speaker{Title: m.Title(), Lang: l})
				}
			}
		})
	})
	if named == 0 {
		t.Error("no city stands in the way of any route")
	}
}

// pressAround begins routes at a station of c and presses every hex; it returns how often a filled city was named.
func pressAround(t *testing.T, v rules.View, c id.Corp, from id.Hex, say *text.Speaker) (named int) {
	p := v.Position()
	for h := id.Hex(1); int(h) <= v.T.Track().Len(); h++ {
		if h == from || len(p.Face(h).Stops) == 0 {
			continue
		}
		r := draft.New(v, say).Run()
		r.Clear()
		r.Activate(0)
		r.PressHex(from)
		r.PressHex(h)
		said := r.Failed()
		if !strings.Contains(said, "R205") {
			continue
		}
		named++
		fits := false
		for at := id.Hex(1); int(at) <= v.T.Track().Len(); at++ {
			for i := range p.Face(at).Stops {
				s := track.StopAt{Hex: at, Stop: uint8(i)}
				if p.Passes(s, c, 0) || !strings.Contains(said, say.Stop(p, s)) {
					continue
				}
				all := true
				for _, other := range p.Slots(at, i) {
					all = all && other != c && strings.Contains(said, say.Corp(other))
				}
				fits = fits || all && len(p.Slots(at, i)) > 0
			}
		}
		if !fits || !strings.Contains(said, say.Hex(h)) {
			t.Errorf("from %s to %s: %q", say.Hex(from), say.Hex(h), said)
		}
	}
	return named
}
