package track

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"hexrail/rules/id"
	"hexrail/rules/tile"
)

// trains1830 returns the runs of all trains a company has.
func (g *recorded) trains1830(corp string) (runs []Run) {
	owned, _ := g.state["trains."+corp].(string)
	if owned == "" {
		return nil
	}
	for _, name := range strings.Split(owned, ",") {
		reach, err := strconv.Atoi(name)
		if err != nil {
			reach = Endless
		}
		runs = append(runs, Run{Corp: g.corps[corp], Reach: uint8(reach), Phase: g.phase()})
	}
	return runs
}

const testWork = 400_000

// The best run pays at least what was recorded, is legal and pays what it says.
func TestBestRunBeatsRecords(t *testing.T) {
	var s Search
	total, proven, better := 0, 0, 0
	replay(t, "1830", func(g *recorded, action int) {
		run, ok := g.runs[action]
		if !ok {
			return
		}
		var recorded int32
		for _, r := range run.Routes {
			recorded += r.Revenue
		}
		runs := g.trains1830(run.Entity)
		best := s.Best(g.position(), runs, testWork)
		total++
		if best.Proven {
			proven++
		}
		if best.Pays > recorded {
			better++
		}
		if best.Pays < recorded {
			t.Errorf("action %d: found %d, recorded %d, proven %t", action, best.Pays, recorded, best.Proven)
		}
		checkRun(t, g.position(), best, runs)
	})
	t.Logf("%d runs, %d proven, %d better than recorded", total, proven, better)
}

func checkRun(t *testing.T, p Position, best BestRun, runs []Run) {
	t.Helper()
	var routes []Route
	var with []Run
	var sum int32
	for i, r := range best.Routes {
		if len(r.Pieces) == 0 {
			continue
		}
		calls, fault := p.Judge(nil, r, runs[i])
		if fault != Runs {
			t.Errorf("train %d: fault %d", i, fault)
		}
		sum += Sum(calls)
		routes, with = append(routes, r), append(with, runs[i])
	}
	if train, fault := p.JudgeRun(routes, with); fault != Runs {
		t.Errorf("train %d: fault %d", train, fault)
	}
	if sum != best.Pays {
		t.Errorf("routes pay %d, promised %d", sum, best.Pays)
	}
}

// A company has a best run if and only if it has a route (1830/R137).
func TestHasRouteAgreesWithSearch(t *testing.T) {
	var s Search
	var w Walker
	replay(t, "1830", func(g *recorded, action int) {
		if action%40 != 0 {
			return
		}
		for name, c := range g.corps {
			best := s.Best(g.position(), []Run{{Corp: c, Reach: 2, Phase: g.phase()}}, testWork)
			if got := w.HasRoute(g.position(), c, Leave{}); got != (best.Pays > 0) {
				t.Errorf("before action %d: %s has a route: %t, best run of a 2-train pays %d", action, name, got, best.Pays)
			}
		}
	})
}

func BenchmarkBest(b *testing.B) {
	var p Position
	var runs []Run
	replay(b, "1830", func(g *recorded, action int) {
		if run, ok := g.runs[action]; ok && len(g.trains1830(run.Entity)) > 1 {
			cells := g.cells
			p, runs = Position{g.board, &cells}, g.trains1830(run.Entity)
		}
	})
	var s Search
	b.ReportAllocs()
	for b.Loop() {
		s.Best(p, runs, testWork)
	}
	b.Logf("%d trains", len(runs))
}

// longest bounds the pieces of a route on the small boards here.
const longest = 9

// everyRoute lists all legal routes by trying every chain of pieces and asking the judge.
func everyRoute(p Position, run Run) (routes []Route, pays []int32) {
	var extend func(chain []Piece)
	extend = func(chain []Piece) {
		calls, fault := p.Judge(nil, Route{Pieces: chain}, run)
		if fault == Runs {
			routes = append(routes, Route{Pieces: append([]Piece(nil), chain...)})
			pays = append(pays, Sum(calls))
		}
		if fault != Runs && fault != EndsNowhere && fault != NoStation && fault != OneStop || len(chain) == longest {
			return
		}
		var used trackSet
		p.takeAll(&used, Route{Pieces: chain})
		for h := 1; h <= p.Len(); h++ {
			for i := range p.Face(id.Hex(h)).Paths {
				x := Piece{id.Hex(h), uint8(i)}
				if a, b := keys(x, &p.Face(x.Hex).Paths[i]); !used.has(a) && !used.has(b) {
					extend(append(chain, x))
				}
			}
		}
	}
	for h := 1; h <= p.Len(); h++ {
		for i, path := range p.Face(id.Hex(h)).Paths {
			if _, ok := path.A.Stop(); ok || path.B >= tile.S0 {
				extend([]Piece{{id.Hex(h), uint8(i)}})
			}
		}
	}
	return routes, pays
}

// The best run of two unequal trains is that of trying every pair of routes, on boards of random tiles.
func TestBestRunIsBest(t *testing.T) {
	b, _ := field(t, 3, 4)
	random := rand.New(rand.NewPCG(18, 60))
	busy := []string{"57", "57", "58", "20", "23", "24", "28", "44"}
	var s Search
	found := 0
	for range 600 {
		var cells Cells
		for h := 1; h <= b.Len(); h++ {
			if b.Printed(id.Hex(h)).Color == tile.White {
				cells[h].Tile, cells[h].Rot = b.tiles.Find(busy[random.IntN(len(busy))]), uint8(random.IntN(6))
			}
		}
		station(b, &cells, "C1", 0, prr)
		station(b, &cells, "B1", 0, 1+id.Corp(random.IntN(2)))
		p := Position{b, &cells}
		short, long := Run{Corp: prr, Reach: 2}, Run{Corp: prr, Reach: 3}
		best := s.Best(p, []Run{short, long}, testWork)
		checkRun(t, p, best, []Run{short, long})
		routes, pays := everyRoute(p, long)
		want := int32(0)
		for i := range routes {
			want = max(want, pays[i])
			for k := range routes {
				if pays[i]+pays[k] <= want {
					continue
				}
				if _, fault := p.JudgeRun([]Route{routes[i], routes[k]}, []Run{short, long}); fault == Runs {
					want = max(want, pays[i]+pays[k])
				}
			}
		}
		if best.Pays != want || !best.Proven {
			t.Fatalf("best run pays %d, proven %t; trying every pair: %d", best.Pays, best.Proven, want)
		}
		if want > 0 {
			found++
		}
	}
	t.Logf("%d boards with a route", found)
	if found < 100 {
		t.Errorf("only %d boards with a route", found)
	}
}
