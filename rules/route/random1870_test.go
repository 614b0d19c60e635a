package route_test

import (
	"math/rand/v2"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/route"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles/t1870"
)

// mississippi lays tiles of 1870 around the destination of a company, which it may have reached, and places stations,
// cattle and ports, open or closed, by chance. It returns the company and its trains.
func mississippi(title *rules.Title, random *rand.Rand) (rules.View, id.Corp, []id.Train) {
	v := rules.View{T: title, X: &rules.Scratch{}}
	s := rules.Start(title, 4, 1, v.X)
	v.S = &s
	s.Phase = uint8(random.IntN(len(title.Phases)))
	c := id.Corp(1 + random.IntN(len(title.Corps)))
	other := c%id.Corp(len(title.Corps)) + 1
	laid := fill(title.Track(), random, joined)
	middle := title.Board.Hexes[title.Destination(c)-1].At
	middle.X += int8(random.IntN(3) - 1)
	for i, h := range title.Board.Hexes {
		if dx, dy := h.At.X-middle.X, h.At.Y-middle.Y; max(dx, -dx) <= 3 && max(dy, -dy) <= 1 {
			s.Cells[i+1] = laid[i+1]
		}
	}
	p, cattle, harbour := v.Position(), title.FindPrivate("SCC"), title.FindPrivate("GSC")
	markers := 0
	put := func(h id.Hex, private id.Private) {
		if random.IntN(4) == 0 && markers < rules.MaxMarkers {
			s.Markers[markers] = rules.Marker{Hex: h, Corp: c + (other-c)*id.Corp(random.IntN(2)), Private: private}
			s.Cells[h].Marks = uint16(random.IntN(2))
			markers++
		}
	}
	for h := id.Hex(1); int(h) <= p.Len(); h++ {
		for i := range p.Face(h).Stops {
			slots := p.Slots(h, i)
			for k := range slots {
				if slots[k] = [3]id.Corp{0, c, other}[random.IntN(3)]; slots[k] == c && h == title.Destination(c) {
					slots[k] = other
				}
			}
			if len(slots) > 0 {
				put(h, [2]id.Private{cattle, harbour}[random.IntN(2)])
			}
		}
	}
	if random.IntN(3) > 0 {
		s.Corps[c].Flags |= rules.Arrived
		if cell, ok := p.WithBeside(title.Destination(c), 0, c); ok {
			s.Cells[title.Destination(c)] = cell
		}
	}
	var trains []id.Train
	for n := id.Train(1); int(n) <= title.Cards(); n++ {
		if len(trains) < 2 && random.IntN(10) == 0 {
			s.Trains[n], trains = id.OfCorp(c), append(trains, n)
		}
	}
	return v, c, trains
}

// homeToGoal is the condition of a connection run: some route goes from the one stop to the other (1870/R136).
type homeToGoal [2]track.StopAt

func (homeToGoal) Most() int32 { return 0 }

func (x homeToGoal) Pays(run []route.Finished) (int32, bool) {
	for _, r := range run {
		if x.ends(r.Stops) {
			return 0, true
		}
	}
	return 0, false
}

func (x homeToGoal) ends(stops []track.StopAt) bool {
	a, b := stops[0], stops[len(stops)-1]
	return a == x[0] && b == x[1] || a == x[1] && b == x[0]
}

// twoStops draws an own station and another stop of the board; false if it has none of one kind.
func twoStops(v rules.View, c id.Corp, random *rand.Rand) (pair homeToGoal, ok bool) {
	var own, all []track.StopAt
	p := v.Position()
	for h := id.Hex(1); int(h) <= p.Len(); h++ {
		for i := range p.Face(h).Stops {
			at := track.StopAt{Hex: h, Stop: uint8(i)}
			if len(p.Face(h).Paths) == 0 {
				continue
			}
			if p.Stations(h, c)>>i&1 != 0 {
				own = append(own, at)
			}
			all = append(all, at)
		}
	}
	if len(own) == 0 {
		return pair, false
	}
	pair = homeToGoal{own[random.IntN(len(own))], all[random.IntN(len(all))]}
	return pair, pair[0] != pair[1]
}

// The solver and the enumerator find the same on random boards of 1870 with cattle, ports and destinations in both
// readings, free and with one route fixed from a station to another stop, and the title counts as much; a company is
// connected just if the enumerator has such a route (1870/T1-T8, V1-V6, R130, R136, R138; X8). -boards 100000 solves
// 20,000 of them.
func TestRandomBoardsOf1870(t *testing.T) {
	var s route.Solver
	for _, reading := range []string{"destination_bonus=anywhere", "destination_bonus=route_end"} {
		title, err := rules.Build(rules.Rulebook, []string{reading}, t1870.SwitchesFor, t1870.New)
		if err != nil {
			t.Fatal(err)
		}
		checked, paying, fixed, connected, large := 0, 0, 0, 0, 0
		for n := *seed; checked < wanted()/10; n++ {
			random := rand.New(rand.NewPCG(n, 1870))
			v, c, trains := mississippi(title, random)
			p := v.RunProblem(c, trains)
			pair, linked := twoStops(v, c, random)
			if linked && len(trains) > 0 {
				joined, known := slowlyJoined(p, pair)
				if !known {
					large++
					continue
				}
				reach := uint8(0)
				for i := range p.Trains {
					reach = max(reach, p.Trains[i].Reach)
				}
				if got := new(track.Ranger).Joined(p.Position, c, pair[0], pair[1], reach); got != joined {
					t.Fatalf("board %d: joined %v, the enumerator has a route: %v", n, got, joined)
				}
				if joined {
					connected++
				}
				if random.IntN(2) == 0 {
					p.Run.Bonus = pair
					fixed++
				}
			}
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
			if earns := v.RunRevenue(rules.RunRoutes{By: c, Routes: best.Routes}); earns != best.Pays {
				t.Fatalf("board %d: the solver found %d, by the title's count %d", n, best.Pays, earns)
			}
		}
		t.Logf("%s: %d boards, %d with a run, %d with a fixed route, %d connected; %d more too large for the enumerator",
			reading, checked, paying, fixed, connected, large)
	}
}

// slowlyJoined reports whether some train has a route between two stops; false if the board is too large to know.
func slowlyJoined(p route.Problem, pair homeToGoal) (joined, known bool) {
	e := newEnumerator(p)
	for i := range p.Trains {
		for _, f := range e.routes(i) {
			joined = joined || pair.ends(f.stops)
		}
	}
	return joined, e.left >= 0
}
