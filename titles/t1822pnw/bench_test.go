package t1822pnw

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/rules/route"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
)

// longest reads the recorded game that is replayed for figures.
func longest(b testing.TB) *record.Import {
	b.Helper()
	data, err := os.ReadFile(filepath.Join(recorded, "games", "1822pnw", "game-end-stock-market-bank-same-turn.json"))
	if err != nil {
		b.Skipf("NO RECORDED GAME: %v", err)
	}
	in, err := record.Read(data, lookup)
	if err != nil {
		b.Fatal(err)
	}
	return in
}

// TestCheckAllocatesNothing: no action of a long game is judged with memory of its own.
func TestCheckAllocatesNothing(t *testing.T) {
	in := longest(t)
	s := in.Start
	v := rules.View{T: in.Title, S: &s, X: &rules.Scratch{}}
	seen := map[string]int{}
	for _, a := range in.Log() {
		key := a.Def().Verb + " in " + v.InCharge().Name()
		allocs := func(runs int) float64 { return testing.AllocsPerRun(runs, func() { rules.Check(v, a) }) }
		if n := allocs(1); n > 0 && seen[key] == 0 && allocs(20) > 0 { // once may be the work of others in the same process
			seen[key]++
			t.Errorf("%s: %v allocations", key, n)
		}
		rules.Do(v, a, v.S)
	}
}

// BenchmarkReplay replays a long recorded game.
func BenchmarkReplay(b *testing.B) {
	in := longest(b)
	log := in.Log()
	x := &rules.Scratch{}
	for b.Loop() {
		s := in.Start
		v := rules.View{T: in.Title, S: &s, X: x}
		for _, a := range log {
			rules.Do(v, a, v.S)
		}
	}
	b.ReportMetric(float64(len(log))*float64(b.N)/b.Elapsed().Seconds(), "actions/s")
}

// recordedRuns calls for the position before each recorded run.
func recordedRuns(b testing.TB, do func(v rules.View, c id.Corp)) {
	b.Helper()
	games, _ := filepath.Glob(filepath.Join(recorded, "games", "1822pnw", "*.json"))
	if len(games) == 0 {
		b.Skipf("NO RECORDED GAMES in %s", recorded)
	}
	for _, path := range games {
		data, err := os.ReadFile(path)
		if err != nil {
			b.Fatal(err)
		}
		in, err := record.Read(data, lookup)
		if err != nil {
			b.Fatal(err)
		}
		s := in.Start
		v := rules.View{T: in.Title, S: &s, X: &rules.Scratch{}}
		for _, a := range in.Log() {
			if run, ok := a.(rules.RunRoutes); ok {
				do(v, run.By)
			}
			rules.Do(v, a, v.S)
		}
	}
}

// BenchmarkBestRuns looks for the best run in the position of every recorded one, to the proof, and reports the work of
// the solver too, which is the same on every machine. Of 770 runs half take at most 1,800, 99 in 100 less than 240,000,
// and the longest less than a million.
func BenchmarkBestRuns(b *testing.B) {
	const slice = 1000
	var took []time.Duration
	var work []int
	for b.Loop() {
		recordedRuns(b, func(v rules.View, c id.Corp) {
			var trains [rules.MaxTrains]id.Train
			begun := time.Now()
			solver := v.Routes()
			solver.Begin(v.RunProblem(c, v.AppendRunning(trains[:0], c)))
			for done := false; !done; {
				done = solver.Step(slice)
			}
			took, work = append(took, time.Since(begun)), append(work, solver.Work())
		})
	}
	slices.Sort(took)
	slices.Sort(work)
	b.ReportMetric(float64(len(work)), "runs")
	for name, n := range map[string]int{"median": len(took) / 2, "p99": len(took) * 99 / 100, "worst": len(took) - 1} {
		b.ReportMetric(float64(took[n].Microseconds()), "µs/"+name)
		b.ReportMetric(float64(work[n]), "work/"+name)
	}
}

// late returns the longest game late on its fullest board, with the company that runs next.
func late(tb testing.TB) (*rulestest.Game, id.Corp) {
	tb.Helper()
	in := longest(tb)
	g := &rulestest.Game{Names: rulestest.Names{T: tb, Title: in.Title}, S: in.Start}
	return g, g.Late(in.Log())
}

// give gives a company trains of these kinds, and no others.
func give(v rules.View, c id.Corp, kinds ...string) {
	for i := range v.S.Trains {
		if v.S.Trains[i] == id.OfCorp(c) {
			v.S.Trains[i] = id.Nobody
		}
	}
	for _, name := range kinds {
		n := id.Train(1)
		for v.S.Trains[n] == id.OfCorp(c) || v.T.Train(v.T.FrontOf(n)).Name != name &&
			v.T.Train(v.T.FrontOf(n)).Back != name {
			n++
		}
		v.S.Trains[n] = id.OfCorp(c)
		if v.S.Turned[n/64] &^= 1 << (n % 64); nameOf(v, n) != name {
			v.S.Turned[n/64] |= 1 << (n % 64)
		}
	}
}

// sixTrains are two E-trains with four others: no company may own as many.
var sixTrains = []string{trainE, trainE, train7, train7, "6", trainLP}

// proof looks for the best run of sixTrains on the board of the end of a long game, and says how long its slices take.
func proof(tb testing.TB) (v rules.View, c id.Corp, solver *route.Solver, took []time.Duration) {
	tb.Helper()
	const slice = 40_000
	g, c := late(tb)
	v = g.View()
	give(v, c, sixTrains...)
	solver = v.Routes()
	solver.Begin(v.RunProblem(c, v.AppendRunning(nil, c)))
	for done := false; !done; {
		begun := time.Now()
		done = solver.Step(slice)
		took = append(took, time.Since(begun))
	}
	return v, c, solver, took
}

// TestETrainsAreProven: the best run of two E-trains with four others is known after so much work as a browser does in
// a quarter of a second (R126).
func TestETrainsAreProven(t *testing.T) {
	v, c, solver, _ := proof(t)
	best, work := solver.Best(), solver.Work()
	if !best.Proved || work > 3_000_000 {
		t.Errorf("proven %t after %d units of work", best.Proved, work)
	}
	if earns := v.RunRevenue(rules.RunRoutes{By: c, Routes: best.Routes}); earns != best.Pays {
		t.Errorf("the run earns %d, promised were %d", earns, best.Pays)
	}
}

// BenchmarkETrains proves that run. Of a slice counts the least time of all rounds, since other programs are at work
// too.
func BenchmarkETrains(b *testing.B) {
	var least []time.Duration
	work := 0
	for b.Loop() {
		_, _, solver, took := proof(b)
		work = solver.Work()
		for i, d := range took {
			if i == len(least) {
				least = append(least, d)
			}
			least[i] = min(least[i], d)
		}
	}
	sum := time.Duration(0)
	for _, d := range least {
		sum += d
	}
	b.ReportMetric(float64(work), "work")
	b.ReportMetric(float64(sum.Milliseconds()), "ms-search")
	b.ReportMetric(float64(slices.Max(least).Microseconds())/1000, "ms-slice")
}

// BenchmarkLegalLays lists all legal lays of a major late in a long game.
func BenchmarkLegalLays(b *testing.B) {
	g, _ := late(b)
	g.S.Turn, g.S.Depth = rules.Turn{}, 1
	v := g.Step(step.TrackKey).View()
	var list []rules.Action
	for b.Loop() {
		list = rules.AppendLegal(list[:0], v)
	}
	b.ReportMetric(float64(len(list)), "actions")
}
