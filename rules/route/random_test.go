package route_test

import (
	"flag"
	"math/rand/v2"
	"testing"

	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/route"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

var (
	boards = flag.Int("boards", 500, "number of random boards to solve")
	seed   = flag.Uint64("seed", 1, "first seed of the random boards")
)

const us, others = id.Corp(1), id.Corp(2)

// wanted returns the number of random boards to check.
func wanted() int {
	if testing.Short() {
		return min(*boards, 100)
	}
	return *boards
}

// ofTile returns the face of a tile of 1830.
func ofTile(set tile.Set, name string, rot uint8) tile.Face {
	return set.Kind(set.Find(name)).Face.Turned(rot)
}

// randomBoard returns a small board of printed faces with stations.
func randomBoard(set tile.Set, random *rand.Rand) track.Position {
	names := []string{
		"57", "14", "14", "15", "15", "59", "53", "61", "63", "63", "63", "64", "65", "66", "67", "68", "8", "9", "20", "23",
		"24",
		"25", "28", "39", "41", "42", "44", "45", "47", "70", "3", "4", "58", "1", "2", "55", "56", "69",
	}
	def := &track.BoardDef{Orientation: hex.Pointy}
	width, height := 2+random.IntN(2), 2
	for y := range height {
		for x := range width {
			face := ofTile(set, names[random.IntN(len(names))], uint8(random.IntN(6)))
			switch random.IntN(12) {
			case 0:
				face = area(random)
			case 1:
				face = junction(random)
			}
			def.Hexes = append(def.Hexes, track.HexDef{
				Name: string(rune('A'+y)) + string(rune('1'+x)),
				At:   hex.Point{X: int8(2*x + y%2), Y: int8(y)},
				Face: face,
			})
		}
	}
	b, err := track.NewBoard(def, nil)
	if err != nil {
		panic(err)
	}
	cells := &track.Cells{}
	p := track.Position{Board: b, Cells: cells}
	for h := 1; h <= b.Len(); h++ {
		for i := range p.Face(id.Hex(h)).Stops {
			for k := range p.Slots(id.Hex(h), i) {
				if random.IntN(2) == 0 {
					p.Slots(id.Hex(h), i)[k] = us + id.Corp(random.IntN(2))
				}
			}
		}
	}
	return p
}

// area is an off-board place with track to some edges, perhaps one of two of an area.
func area(random *rand.Rand) tile.Face {
	group := []string{"", "West"}[random.IntN(2)]
	f := tile.Face{Color: tile.Red, Stops: []tile.Stop{tile.AreaStop(group, 30, 60)}}
	for e := range tile.End(6) {
		if random.IntN(2) == 0 {
			f.Paths = append(f.Paths, tile.Path{A: e, B: tile.S0})
		}
	}
	return f
}

// junction is a face whose track meets in the middle, sometimes beside a town or with track that ends there.
func junction(random *rand.Rand) tile.Face {
	f := tile.Face{Color: tile.Gray}
	for e := range tile.End(6) {
		if random.IntN(3) > 0 {
			f.Paths = append(f.Paths, tile.Path{A: e, B: tile.J})
		}
	}
	switch random.IntN(3) {
	case 0:
		f.Stops = []tile.Stop{tile.TownStop(20)}
		f.Paths = append(f.Paths, tile.Path{A: tile.S0, B: tile.J})
	case 1:
		f.Stops = []tile.Stop{tile.CityStop(1, 20)}
		f.Paths = append(f.Paths, tile.Path{A: tile.End(random.IntN(6)), B: tile.S0, Terminal: 1})
	}
	return f
}

// check compares the solver with the enumerator on one problem.
func check(t *testing.T, s *route.Solver, p route.Problem, n uint64) (checked bool) {
	t.Helper()
	got := s.Solve(p)
	e := newEnumerator(p)
	want, ok := e.best()
	if !ok {
		return false
	}
	if want == nothing {
		if !got.None || !got.Proved {
			t.Fatalf("board %d: no run is allowed; the solver found %v", n, got)
		}
		return true
	}
	if got.Pays != want || !got.Proved || got.Most != want {
		t.Fatalf("board %d: the solver found %d (at most %d, proved %t), the enumerator %d", n, got.Pays, got.Most,
			got.Proved, want)
	}
	if pays, aside := e.value(t, got.Routes); pays != got.Pays || aside != e.aside && !p.Run.CountAside {
		t.Fatalf("board %d: routes pay %d and %d aside, promised %d and %d", n, pays, aside, got.Pays, e.aside)
	}
	return true
}

// value judges the routes of a run in the way of the enumerator and returns the most they can pay, and their side
// payments.
func (e *enumerator) value(t *testing.T, routes []track.Route) (sum, aside int32) {
	t.Helper()
	run := make([]*found, len(routes))
	for i, r := range routes {
		stops := []track.StopAt{r.Only}
		if len(r.Pieces) > 0 {
			stops, _ = e.p.Position.AppendStops(nil, r)
		} else if r.Only == (track.StopAt{}) {
			continue
		}
		for _, f := range e.judge(i, r.Pieces, stops) {
			if !e.clash(run[:i], &f, i) &&
				(run[i] == nil || f.pays > run[i].pays || f.pays == run[i].pays && f.aside > run[i].aside) {
				run[i] = &f
			}
		}
		if run[i] == nil {
			t.Fatalf("the route of train %d is not legal", i)
		}
	}
	sum, ok := e.together(run)
	if !ok {
		t.Fatal("the routes may not be run together")
	}
	for _, f := range run {
		if f != nil {
			sum += f.pays
		}
	}
	return sum, e.besides(run)
}

// The solver and the enumerator find the same on random boards under the plain rules (1830/R200 to R209).
func TestRandomBoards(t *testing.T) {
	set := title1830(t).Tiles
	var s route.Solver
	reaches := []uint8{2, 2, 3, 3, 4, 5, route.Endless}
	checked, paying, large := 0, 0, 0
	for n := *seed; checked < wanted(); n++ {
		random := rand.New(rand.NewPCG(n, 1830))
		p := route.Problem{Position: randomBoard(set, random), Corp: us, Phase: tile.Green}
		for range 1 + random.IntN(3) {
			p.Trains = append(p.Trains, route.Train{Reach: reaches[random.IntN(len(reaches))]})
		}
		if !check(t, &s, p, n) {
			large++
			continue
		}
		checked++
		if s.Best().Pays > 0 {
			paying++
		}
	}
	t.Logf("%d boards, %d with a route; %d more too large for the enumerator", checked, paying, large)
}
