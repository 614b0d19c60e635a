package draft_test

import (
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/track"
)

// TestRoutesOverDoubleTrack draws the recorded routes that use a lane of a double track, because its two lanes change
// sides at the border between two hexes, and those of E-trains that share track with other trains (1822PNW/R126).
func TestRoutesOverDoubleTrack(t *testing.T) {
	t.Run("sample", func(t *testing.T) {
		if drawn, _ := drawLanes(t, gametest.Sample(t, "cascades")); drawn == 0 {
			t.Error("no route over double track")
		}
	})
	t.Run("recorded", func(t *testing.T) {
		m := gametest.Recorded(t, "../../../shared/games/1822pnw/1822pnwsrs-game-end-bank-during-sr.json")
		if drawn, shared := drawLanes(t, m); drawn == 0 || shared == 0 {
			t.Errorf("%d routes over double track, %d of them on track of another train", drawn, shared)
		}
	})
}

// drawLanes draws the routes of a game that use a lane or shared track. It returns the number of these routes, and of
// those on shared track.
func drawLanes(t *testing.T, m *match.Match) (drawn, shared int) {
	eachRun(m, func(v rules.View, a rules.RunRoutes) {
		if rules.Check(v, a).Refused() {
			return // an older engine allowed it
		}
		r := draft.New(v, &text.Speaker{Title: m.Title()}).Run()
		r.Clear()
		used := map[track.Piece]bool{}
		for i, route := range a.Routes {
			lane, again := false, false
			for _, x := range route.Pieces {
				path := &v.Position().Face(x.Hex).Paths[x.Path]
				lane = lane || path.LaneA+path.LaneB > 0
				again = again || used[x]
				used[x] = true
			}
			if !lane && !again {
				continue
			}
			r.ClearTrain(i)
			stops, _ := v.Position().AppendStops(nil, route)
			for _, s := range stops {
				r.Press(s)
			}
			if r.Failed() != "" || r.FaultOf(i) != "" {
				t.Errorf("route %d of a run of %s is not drawn: %s%s", i, v.T.Corp(a.By).ID, r.Failed(), r.FaultOf(i))
			}
			drawn++
			if again {
				shared++
			}
		}
	})
	return drawn, shared
}

// TestDearestOfEquallyDirectWays draws a recorded run in which two ways from Olympia to Tacoma are equally direct and
// one of them pays a fee for a portage (1822PNW/R133). The other one must be drawn.
func TestDearestOfEquallyDirectWays(t *testing.T) {
	m := gametest.Recorded(t, "../../../shared/games/1822pnw/1822pnwshortscenario-game-end-stock-market.json")
	drawn := 0
	eachRun(m, func(v rules.View, a rules.RunRoutes) {
		if a.Revenue != 490 {
			return
		}
		r := draft.New(v, &text.Speaker{Title: m.Title()}).Run()
		r.Clear()
		for i, route := range a.Routes {
			r.ClearTrain(i) // so the drawing starts at this train
			stops, _ := v.Position().AppendStops(nil, route)
			for _, s := range stops {
				r.Press(s)
			}
		}
		if drawn++; r.Revenue() != a.Revenue {
			t.Errorf("the run of %s is drawn for %d, not %d", v.T.Corp(a.By).ID, r.Revenue(), a.Revenue)
		}
	})
	if drawn == 0 {
		t.Error("no such run")
	}
}
