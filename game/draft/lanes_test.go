package draft_test

import (
	"os"
	"testing"

	"hexrail/game/draft"
	"hexrail/game/match"
	"hexrail/game/text"
	"hexrail/rules"
	"hexrail/rules/record"
	"hexrail/rules/track"
	"hexrail/titles"
)

// TestRoutesOverDoubleTrack draws the recorded routes that use a lane of a double track, whose two lanes change sides at the border
// between two hexes, and those of E-trains beside other trains, with which they share track (1822PNW/R126).
func TestRoutesOverDoubleTrack(t *testing.T) {
	data, err := os.ReadFile("../../../shared/games/1822pnw/1822pnwsrs-game-end-bank-during-sr.json")
	if err != nil {
		t.Skipf("NO RECORDED GAME: %v", err)
	}
	in, err := record.Read(data, titles.Recorded)
	if err != nil {
		t.Fatal(err)
	}
	m, _, err := match.FromRecord(in)
	if err != nil {
		t.Fatal(err)
	}
	drawn, shared := 0, 0
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
	if drawn == 0 || shared == 0 {
		t.Errorf("%d routes over double track and %d on track of another train: too few to show anything", drawn, shared)
	}
}
