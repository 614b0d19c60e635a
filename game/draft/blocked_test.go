package draft_test

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles"
)

// TestFilledCityIsNamed begins a route at every station and presses every hex with stops. Where no way leads only
// because the stations of others fill a city, the answer names that city, all who fill it and the rule, in both
// languages (1830/R205).
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

// pressAround begins routes at a station of c and presses every hex. It returns how often a filled city was named.
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

// TestAreaOnTheWayIsNamed checks that where a way would go on through an off-board area, the answer names the area and
// the rule and does not call the area full (1870/T4). In 1870 the area N1 has a place for a station, which is usually
// empty.
func TestAreaOnTheWayIsNamed(t *testing.T) {
	e, _ := titles.Find("1870")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	named := 0
	say := &text.Speaker{Title: title}
	var x rules.Scratch
	s := rules.Start(title, 2, 3, &x)
	player := bot.NewRandom(3)
	for runs := 0; !s.End.Over; {
		v := rules.View{T: title, S: &s, X: &x}
		if draft.New(v, say).Run() != nil {
			if runs++; runs%6 == 0 {
				named += pressPastAreas(t, v, say)
			}
		}
		if r := rules.Do(v, player.Choose(v), &s); r.Refused() {
			t.Fatal(r)
		}
	}
	if named == 0 {
		t.Error("no way goes on through an off-board area")
	}
}

// pressPastAreas draws routes from every station of the company whose turn it is to every off-board area they reach,
// and then presses every hex. It returns how often the area was named.
func pressPastAreas(t *testing.T, v rules.View, say *text.Speaker) (named int) {
	p := v.Position()
	r := draft.New(v, say).Run()
	begins := func(from, area id.Hex) bool {
		r.Clear()
		r.Activate(0)
		r.PressHex(from)
		r.PressHex(area)
		return r.Failed() == ""
	}
	for n := range v.T.Track().Len() * v.T.Track().Len() {
		from, area := id.Hex(n/v.T.Track().Len()+1), id.Hex(n%v.T.Track().Len()+1)
		if p.Stations(from, v.Actor().Corp()) == 0 || p.Face(area).Color != tile.Red || from == area || !begins(from, area) {
			continue
		}
		for h := id.Hex(1); int(h) <= v.T.Track().Len(); h++ {
			if h == from || h == area || len(p.Face(h).Stops) == 0 || !begins(from, area) {
				continue
			}
			r.PressHex(h)
			switch said := r.Failed(); {
			case strings.HasPrefix(said, "Every route ends at "+say.Hex(area)) &&
				strings.Contains(said, say.Hex(h)) && strings.Contains(said, "1870 T4"):
				named++
			case strings.HasPrefix(said, say.Hex(area)):
				t.Errorf("from %s by %s to %s: %q", say.Hex(from), say.Hex(area), say.Hex(h), said)
			}
		}
	}
	return named
}
