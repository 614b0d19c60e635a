package draft_test

import (
	"reflect"
	"slices"
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
)

// TestRoutesCanBeDragged drags the ends and legs of recorded runs all over the board. The route then either passes the
// hex, on connected track that no other route uses, or is unchanged and a reason is given.
func TestRoutesCanBeDragged(t *testing.T) {
	recorded(t, func(t *testing.T, m *match.Match) {
		runs, moved, kept := 0, 0, 0
		eachRun(m, func(v rules.View, a rules.RunRoutes) {
			if runs++; runs%8 != 0 {
				return
			}
			r := draft.New(v, &text.Speaker{Title: m.Title()}).Run()
			for train := range r.Trains() {
				for part := draft.Tail; part < len(r.Stops(train))-1; part++ {
					for h := id.Hex(1 + runs%5); int(h) <= v.T.Track().Len(); h += 5 {
						r.TakeBest()
						if len(r.Stops(train)) < 2 {
							continue
						}
						before := r.Route(train)
						r.Drag(draft.Grip{Train: train, Part: part}, h)
						r.Drop()
						if r.Failed() != "" {
							kept++
							if !reflect.DeepEqual(r.Route(train), before) {
								t.Errorf("%s: the route has changed", r.Failed())
							}
							continue
						}
						moved++
						checkDragged(t, v, r, train, h)
					}
				}
			}
		})
		if moved == 0 || kept == 0 {
			t.Errorf("%d routes were moved, %d were not", moved, kept)
		}
	})
}

func checkDragged(t *testing.T, v rules.View, r *draft.Run, train int, h id.Hex) {
	t.Helper()
	route := r.Route(train)
	calls := slices.ContainsFunc(r.Stops(train), func(s track.StopAt) bool { return s.Hex == h })
	if !calls && !slices.ContainsFunc(route.Pieces, func(x track.Piece) bool { return x.Hex == h }) {
		t.Errorf("the route does not pass %s", v.T.HexName(h))
	}
	var used track.Used
	for i := range r.Trains() {
		x := r.Route(i)
		if rules.Idle(x) {
			continue
		}
		if _, fault := v.Position().AppendStops(nil, x); fault != track.Runs {
			t.Errorf("dragged to %s route %d is broken: %v", v.T.HexName(h), i, fault)
		}
		if !used.Take(v.Position(), x) {
			t.Errorf("dragged to %s route %d uses track of another", v.T.HexName(h), i)
		}
	}
}
