package route_test

import (
	"math/rand/v2"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/route"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles/t1822pnw"
)

// northwest lays tiles of 1822PNW around one of its large cities, places stations, timber, mill, Ski Haus and the cards
// that pay by chance, and gives a major that has arrived two trains.
func northwest(title *rules.Title, random *rand.Rand) (v rules.View, c id.Corp, trains []id.Train) {
	v = rules.View{T: title, X: &rules.Scratch{}}
	s := rules.Start(title, 4, 1, v.X)
	v.S, c = &s, title.FindCorp("SWW")
	s.Phase = uint8(3 + random.IntN(len(title.Phases)-3))
	laid := fill(title.Track(), random, joined)
	middle := title.Board.Hexes[title.FindHex([]string{"H11", "I12", "O8"}[random.IntN(3)])-1].At
	var near, cities []id.Hex
	for i, h := range title.Board.Hexes {
		if dx, dy := h.At.X-middle.X, h.At.Y-middle.Y; max(dx, -dx) <= 2 && max(dy, -dy) <= 1 {
			near, s.Cells[i+1] = append(near, id.Hex(i+1)), laid[i+1]
			if random.IntN(4) == 0 {
				s.Cells[i+1].Marks = 1 // timber
			}
		}
	}
	p := v.Position()
	for _, h := range near {
		for i := range p.Face(h).Stops {
			slots := p.Slots(h, i)
			for k := range slots {
				if slots[k] = c; random.IntN(3) == 0 {
					slots[k] = id.Corp(random.IntN(2))
				}
			}
			if len(slots) > 0 {
				cities = append(cities, h)
			}
		}
	}
	if len(cities) > 0 {
		at := func() id.Hex { return cities[random.IntN(len(cities))] }
		s.Corps[c].Home, s.Corps[c].Destination, s.Corps[c].Flags = at(), at(), rules.Arrived
		s.Markers[0] = rules.Marker{Hex: at(), Private: title.FindPrivate("P15")}
	}
	s.Markers[1] = rules.Marker{Hex: near[random.IntN(len(near))], Private: title.FindPrivate("P17")}
	for i := range title.Privates {
		if random.IntN(2) == 0 {
			s.Privates[i+1].Owner = id.OfCorp(c)
		}
	}
	for n := id.Train(1); int(n) <= title.Cards(); n++ {
		if len(trains) < 2 && random.IntN(8) == 0 {
			s.Trains[n], trains = id.OfCorp(c), append(trains, n)
			if title.Train(title.FrontOf(n)).Back != "" && random.IntN(2) == 0 {
				s.Turned[n/64] |= 1 << (n % 64)
			}
		}
	}
	return v, c, v.AppendRunning(nil, c)
}

// On random boards of 1822PNW with E- and L-trains, timber, mill, Ski Haus, destination and the cards of both sets, the
// best run earns the sum that the solver promises, and each of some thousand routes that of the problem
// (1822PNW/R121-R136, R162-R172). The boards are too large for the enumerator. -boards 5000 solves 100.
func TestRandomBoardsOf1822PNW(t *testing.T) {
	var s route.Solver
	for _, set := range []t1822pnw.CardSet{t1822pnw.Published, t1822pnw.Document} {
		switches := t1822pnw.SwitchesFor(rules.Rulebook)
		switches.Privates = set
		title, err := t1822pnw.New(switches)
		if err != nil {
			t.Fatal(err)
		}
		paying := 0
		for n := *seed; n < *seed+uint64(wanted()/50); n++ {
			v, c, trains := northwest(title, rand.New(rand.NewPCG(n, 1822)))
			p := v.RunProblem(c, trains)
			best := s.Solve(p)
			if earns := v.RunRevenue(rules.RunRoutes{By: c, Routes: best.Routes}); earns != best.Pays || !best.Proved {
				t.Fatalf("board %d: the solver found %d (proved %t), by the title's count %d", n, best.Pays, best.Proved, earns)
			}
			if best.Pays > 0 {
				paying++
			}
			eachRoute(t, v, c, p, n)
		}
		t.Logf("%d boards, %d with a run", wanted()/50, paying)
	}
}

// eachRoute compares the payment of a route by the description of the problem with the title's count, for every route
// of every train.
func eachRoute(t *testing.T, v rules.View, c id.Corp, p route.Problem, n uint64) {
	t.Helper()
	e := newEnumerator(p)
	for i := range p.Trains {
		for _, f := range e.routes(i) {
			run := rules.RunRoutes{By: c, Routes: make([]track.Route, len(p.Trains))}
			if run.Routes[i] = f.Route; len(f.Pieces) == 0 {
				run.Routes[i].Only = f.stops[0]
			}
			pays := f.pays + e.prizes([]route.Finished{{Train: i, Stops: f.stops, Pieces: f.Pieces}})
			if earns := v.RunRevenue(run); earns != pays {
				t.Fatalf("board %d, train %d, %v: worth %d, by the title's count %d", n, i, f.stops, pays, earns)
			}
		}
	}
}
