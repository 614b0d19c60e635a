package draft_test

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles"
)

// eachRun calls f for every run of a game with routes, in the position before it.
func eachRun(m *match.Match, f func(v rules.View, a rules.RunRoutes)) {
	for i := range m.Len() {
		if run, ok := m.Action(i).(rules.RunRoutes); ok && len(run.Routes) > 0 {
			run.Stated = false
			f(m.ViewAt(i), run)
		}
	}
}

// TestDrawnRoutesPayTheSame draws every recorded run stop by stop. Each stop is joined by the most direct way, and if
// that differs from the recorded way it must pay the same.
func TestDrawnRoutesPayTheSame(t *testing.T) {
	recorded(t, func(t *testing.T, m *match.Match) {
		drawn, failed := 0, 0
		eachRun(m, func(v rules.View, a rules.RunRoutes) {
			r := draft.New(v, &text.Speaker{Title: m.Title()}).Run()
			r.Clear()
			for i, route := range a.Routes {
				r.Activate(i)
				stops, _ := v.Position().AppendStops(nil, route)
				for _, s := range stops {
					r.Press(s)
				}
			}
			drawn++
			if r.Fault() != "" || r.Revenue() != v.RunRevenue(a) {
				failed++
				t.Logf("a run for %d is drawn for %d: %s%s", v.RunRevenue(a), r.Revenue(), r.Fault(), r.Failed())
			}
		})
		if drawn == 0 || failed > 0 {
			t.Errorf("%d of %d runs could not be drawn", failed, drawn)
		}
	})
}

// TestStopsCanBeDropped takes the stops out of routes again. The rest must stay a route.
func TestStopsCanBeDropped(t *testing.T) {
	recorded(t, func(t *testing.T, m *match.Match) {
		eachRun(m, func(v rules.View, a rules.RunRoutes) {
			r := draft.New(v, &text.Speaker{Title: m.Title()}).Run()
			for i := range r.Trains() {
				for k := range r.Stops(i) {
					r.TakeBest()
					dropStop(t, v, r, i, k)
				}
			}
		})
	})
}

func dropStop(t *testing.T, v rules.View, r *draft.Run, i, k int) {
	t.Helper()
	before := append([]track.StopAt(nil), r.Stops(i)...)
	r.Activate(i)
	r.Press(before[k])
	after := r.Stops(i)
	for _, s := range after {
		if s == before[k] {
			t.Fatalf("stop %v was not dropped", s)
		}
	}
	if len(after) > 1 {
		stops, fault := v.Position().AppendStops(nil, r.Route(i))
		if fault != track.Runs || len(stops) != len(after) {
			t.Fatalf("without stop %d of %v the route has %v, fault %v", k, before, stops, fault)
		}
	}
}

// TestOtherWayGoesRound goes through the ways between two stops until the first comes back.
func TestOtherWayGoesRound(t *testing.T) {
	turned := 0
	recorded(t, func(t *testing.T, m *match.Match) {
		eachRun(m, func(v rules.View, a rules.RunRoutes) {
			r := draft.New(v, &text.Speaker{Title: m.Title()}).Run()
			stops := append([]track.StopAt(nil), r.Stops(0)...)
			if len(stops) < 2 {
				return
			}
			r.Clear()
			r.Press(stops[0])
			r.Press(stops[1])
			if !r.CanTurn() {
				return
			}
			turned++
			first, ways := r.Route(0), 0
			for {
				r.OtherWay()
				if ways++; same(r.Route(0), first) {
					break
				}
				if ways > 100 {
					t.Fatal("the first way never comes back")
				}
			}
		})
	})
	t.Logf("%d runs had several ways", turned)
}

// TestOtherWayIsKept joins a stop by another way. A press on a hex that cannot be joined must leave it drawn, with its
// other ways still to be taken, even if that hex failed before.
func TestOtherWayIsKept(t *testing.T) {
	recorded(t, func(t *testing.T, m *match.Match) {
		eachRun(m, func(v rules.View, a rules.RunRoutes) {
			r := draft.New(v, &text.Speaker{Title: m.Title()}).Run()
			stops := slices.Clone(r.Stops(0))
			far := farHex(v, a.By)
			if len(stops) < 2 || far == 0 {
				return
			}
			r.Clear()
			r.Press(stops[0])
			r.Press(stops[1])
			if !r.CanTurn() {
				return
			}
			for range 2 {
				r.OtherWay()
				way := r.Route(0)
				r.PressHex(far)
				if r.Failed() == "" || !r.CanTurn() || !same(r.Route(0), way) {
					t.Fatalf("after a press on %s the way is %v, not %v", v.T.HexName(far), r.Route(0), way)
				}
			}
		})
	})
}

// TestPressesOnAHexBeginAgain presses the hex of a route's first stop until the route is empty, and goes on: the
// presses join the same stops again. Each press on a hex out of reach gives the reason.
func TestPressesOnAHexBeginAgain(t *testing.T) {
	recorded(t, func(t *testing.T, m *match.Match) {
		eachRun(m, func(v rules.View, a rules.RunRoutes) {
			r := draft.New(v, &text.Speaker{Title: m.Title()}).Run()
			stops := slices.Clone(r.Stops(0))
			far := farHex(v, a.By)
			if len(stops) == 0 || far == 0 {
				return
			}
			r.Clear()
			r.Activate(0)
			var rounds [2][]track.StopAt
			for n := range rounds {
				for range 50 { // more than the stops and pairs of stops of any hex
					r.PressHex(stops[0].Hex)
					rounds[n] = append(rounds[n], r.Stops(0)...)
					if len(r.Stops(0)) == 0 {
						break
					}
				}
			}
			if len(rounds[0]) == 0 || !slices.Equal(rounds[0], rounds[1]) {
				t.Fatalf("presses on %s join %v, then %v", v.T.HexName(stops[0].Hex), rounds[0], rounds[1])
			}
			r.Press(stops[0])
			for n := range 3 {
				if r.PressHex(far); r.Failed() == "" {
					t.Fatalf("press %d on %s, out of reach, gives no reason", n+1, v.T.HexName(far))
				}
			}
		})
	})
}

// farHex returns a hex with a stop that the company's track does not reach, or zero.
func farHex(v rules.View, c id.Corp) id.Hex {
	for h := range v.T.Board.Hexes {
		hex := id.Hex(h + 1)
		if len(v.Position().Face(hex).Stops) > 0 && v.Reach(c).Stops[hex] == 0 {
			return hex
		}
	}
	return 0
}

func same(a, b track.Route) bool {
	if len(a.Pieces) != len(b.Pieces) {
		return false
	}
	for i := range a.Pieces {
		if a.Pieces[i] != b.Pieces[i] {
			return false
		}
	}
	return true
}

// TestFarPressSaysWhy presses a stop that no track joins.
func TestFarPressSaysWhy(t *testing.T) {
	recorded(t, func(t *testing.T, m *match.Match) {
		asked := false
		eachRun(m, func(v rules.View, a rules.RunRoutes) {
			if asked {
				return
			}
			asked = true
			r := draft.New(v, &text.Speaker{Title: m.Title()}).Run()
			r.Clear()
			r.Press(track.StopAt{Hex: v.T.HomeHex(a.By)})
			r.Press(track.StopAt{Hex: farHex(v, a.By)})
			if r.Failed() == "" {
				t.Error("a stop out of reach was joined to the route")
			}
		})
	})
}

// TestPartsOfLegalRunsAreNotFaults checks that a run is at fault only where the referee refuses it, and never because
// of a rule that needs all routes together, such as the duty to earn the most (18FL/R80, 1860/R135, R149).
func TestPartsOfLegalRunsAreNotFaults(t *testing.T) {
	for _, e := range titles.All() {
		for _, p := range e.Profiles() {
			t.Run(e.Key+"/"+p.String(), func(t *testing.T) {
				t.Parallel()
				title, err := e.Build(p, nil)
				if err != nil {
					t.Fatal(err)
				}
				several := 0
				for seed := uint64(1); several < 12 && seed < 20; seed++ {
					several += partsOfRuns(t, title, e.MinPlayers, seed, 12-several)
				}
				if several == 0 {
					t.Error("no company has run two trains")
				}
			})
		}
	}
}

// partsOfRuns plays a random game until it has checked want runs of several trains. It returns their number.
func partsOfRuns(t *testing.T, title *rules.Title, players int, seed uint64, want int) (several int) {
	t.Helper()
	var x rules.Scratch
	s := rules.Start(title, players, seed, &x)
	random := bot.NewRandom(seed)
	for several < want && !s.End.Over {
		v := rules.View{T: title, S: &s, X: &x}
		a := random.Choose(v)
		if _, runs := a.(rules.RunRoutes); runs {
			national := s // where every company must run for the most (1860/R149)
			if of := title.FindMemory("nationalised"); of != nil {
				*of.Place(&national, 0) = 1
			}
			if rules.Check(rules.View{T: title, S: &national, X: &x}, a).Reason != rules.WrongStep {
				partsOfRun(t, rules.View{T: title, S: &national, X: &x})
			}
			if partsOfRun(t, v) > 1 {
				several++
			}
		}
		if rules.Do(v, a, &s).Refused() {
			t.Fatalf("%#v is refused", a)
		}
	}
	return several
}

// partsOfRun checks the best run, and the runs without one of its routes. It returns the number of routes of the best
// run that are not idle.
func partsOfRun(t *testing.T, v rules.View) (routes int) {
	t.Helper()
	r := draft.New(v, &text.Speaker{Title: v.T}).Run()
	for !r.Search(1_000_000) {
	}
	best := r.Action().Routes
	faultIsRefusal(t, v, r)
	for i := range best {
		if !rules.Idle(best[i]) {
			routes++
		}
		part := slices.Clone(best)
		part[i] = track.Route{}
		r.Take(part)
		faultIsRefusal(t, v, r)
	}
	return routes
}

func faultIsRefusal(t *testing.T, v rules.View, r *draft.Run) {
	t.Helper()
	refusal := rules.Check(v, r.Action())
	if why := r.Fault(); (why != "") != refusal.Refused() {
		t.Fatalf("a run for %d of %s by %d trains: the referee says %d, the draft %q",
			r.Revenue(), v.T.Corp(r.Action().By).ID, len(r.Trains()), refusal.Reason, why)
	}
}
