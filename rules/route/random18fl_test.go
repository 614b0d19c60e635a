package route_test

import (
	"math/rand/v2"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/route"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles/t18fl"
)

// florida lays tiles of 18FL around a hex of its map, places stations, hotels and a port by chance, and gives the first
// company two trains, of which the last may be an express.
func florida(title *rules.Title, random *rand.Rand) (rules.View, []id.Train) {
	phase := uint8(random.IntN(len(title.Phases)))
	laid := fill(title.Track(), random, joined)
	middle := title.Board.Hexes[random.IntN(len(title.Board.Hexes))].At
	for i, h := range title.Board.Hexes {
		if dx, dy := h.At.X-middle.X, h.At.Y-middle.Y; max(dx, -dx) > 2 || max(dy, -dy) > 1 {
			laid[i+1] = track.Cell{}
		}
	}
	v := built(title, random, laid)
	v.S.Phase = phase
	n := id.Train(0)
	for given := 0; int(n) < title.Cards(); {
		if n++; given < 2 && random.IntN(6) == 0 {
			v.S.Trains[n] = id.OfCorp(us)
			if given++; title.Train(title.FrontOf(n)).Back != "" && random.IntN(2) == 0 {
				v.S.Turned[n/64] |= 1 << (n % 64)
			}
		}
	}
	return v, v.AppendRunning(nil, us)
}

// built is a game of 18FL with these tiles, and with stations, hotels and ports by chance.
func built(title *rules.Title, random *rand.Rand, laid *track.Cells) rules.View {
	v := rules.View{T: title, X: &rules.Scratch{}}
	s := rules.Start(title, 4, 1, v.X)
	v.S = &s
	s.Cells = *laid
	p, posc, markers := v.Position(), title.FindPrivate("POSC"), 0
	for h := id.Hex(1); int(h) <= p.Len(); h++ {
		for i := range p.Face(h).Stops {
			slots := p.Slots(h, i)
			for k := range slots {
				if slots[k] = us + id.Corp(random.IntN(2)); random.IntN(3) == 0 {
					slots[k] = 0
				}
			}
			marker := rules.Marker{Hex: h, Corp: us}
			if len(slots) > 0 {
				marker.Private = posc
			}
			if random.IntN(4) == 0 && markers < rules.MaxMarkers {
				s.Markers[markers] = marker
				markers++
			}
		}
	}
	return v
}

// fullFlorida is the run of a company of 18FL with these trains of a phase, a 3E among them turned, on a map that is
// full of brown tiles.
func fullFlorida(tb testing.TB, profile rules.Profile, phase string, names ...string) route.Problem {
	tb.Helper()
	title, err := t18fl.New(t18fl.SwitchesFor(profile))
	if err != nil {
		tb.Fatal(err)
	}
	random := rand.New(rand.NewPCG(1, 18))
	v := built(title, random, fill(title.Track(), random, joined))
	v.S.Phase = uint8(title.FindPhase(phase))
	for _, name := range names {
		n := v.FirstCard(title.FindTrain(name), id.Initial)
		if name == "3E" {
			n = v.FirstCard(title.FindTrain("6"), id.Initial)
			v.S.Turned[n/64] |= 1 << (n % 64)
		}
		v.S.Trains[n] = id.OfCorp(us)
	}
	return v.RunProblem(us, v.AppendRunning(nil, us))
}

// The solver and the enumerator find the same on random boards of 18FL with hotels, ports, express trains, junctions
// and full cities, in both profiles, and the title counts as much (18FL/T1-T13). -boards 25000 solves 5,000 of them.
func TestRandomBoardsOf18FL(t *testing.T) {
	var s route.Solver
	for _, profile := range []rules.Profile{rules.Rulebook, rules.Recorded} {
		title, err := t18fl.New(t18fl.SwitchesFor(profile))
		if err != nil {
			t.Fatal(err)
		}
		checked, paying, again, large := 0, 0, 0, 0
		for n := *seed; checked < wanted()/10; n++ {
			random := rand.New(rand.NewPCG(n, 18))
			v, trains := florida(title, random)
			p := v.RunProblem(us, trains)
			if !check(t, &s, p, n) {
				large++
				continue
			}
			checked++
			best := s.Best()
			if best.None || best.Pays == 0 {
				continue
			}
			paying++
			if earns := v.RunRevenue(rules.RunRoutes{By: us, Routes: best.Routes}); earns != best.Pays {
				t.Fatalf("board %d: the solver found %d, by the title's count %d", n, best.Pays, earns)
			}
			for _, r := range best.Routes {
				if entersAgain(r) {
					again++
				}
			}
		}
		if profile == rules.Rulebook && again > 0 {
			t.Errorf("%d routes enter a hex twice (18FL/T9)", again)
		}
		t.Logf("%v: %d boards, %d with a run, %d routes that enter a hex again; %d more too large for the enumerator",
			profile, checked, paying, again, large)
	}
}

// entersAgain reports whether a route comes back to a hex that it has left.
func entersAgain(r track.Route) bool {
	left := map[id.Hex]bool{}
	for i, x := range r.Pieces {
		if left[x.Hex] {
			return true
		}
		if i+1 < len(r.Pieces) && r.Pieces[i+1].Hex != x.Hex {
			left[x.Hex] = true
		}
	}
	return false
}
