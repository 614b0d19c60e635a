package route_test

import (
	"reflect"
	"slices"
	"testing"
	"time"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/route"
)

// fastest returns the least time of some repetitions, since other programs are at work too.
func fastest(times int, do func()) time.Duration {
	if testing.Short() {
		times = 1
	}
	best := time.Hour
	for range times {
		begin := time.Now()
		do()
		best = min(best, time.Since(begin))
	}
	return best
}

// A solver that works a little in every frame keeps a run and a bound that close in on the answer, and no slice takes
// long.
func TestSlices(t *testing.T) {
	b := title1830(t).Track()
	var whole, sliced route.Solver
	for seed := range fullBoards() {
		p := synthetic(b, seed, joined, route.Endless, route.Endless)
		want := whole.Solve(p)
		var took []time.Duration // by slice, the least of some repetitions, since other programs are at work too
		for range 3 {
			sliced.Begin(p)
			for i, done := 0, false; !done; i++ {
				begin := time.Now()
				done = sliced.Step(50_000)
				if i == len(took) {
					took = append(took, time.Since(begin))
				}
				took[i] = min(took[i], time.Since(begin))
			}
		}
		sliced.Begin(p)
		bound := sliced.Best().Most
		for done := false; !done; {
			done = sliced.Step(50_000)
			now := sliced.Best()
			if now.Pays > want.Pays || now.Most < want.Pays || now.Most > bound {
				t.Fatalf("board %d: between %d and %d, but the best is %d", seed, now.Pays, now.Most, want.Pays)
			}
			bound = now.Most
		}
		if got := sliced.Best(); !reflect.DeepEqual(got, want) {
			t.Errorf("board %d: in slices %v, at once %v", seed, got, want)
		}
		t.Logf("board %d: %d slices, the longest %v", seed, len(took), slices.Max(took))
	}
}

// mostBeyond is how much more work a slice may do than it is asked for: the longest part that is never cut.
const mostBeyond = 5_000

// hardest returns problems whose slices are the longest that can come up: full boards with the longest trains, and one
// that looks at whole runs.
func hardest(tb testing.TB) map[string]route.Problem {
	b := title1830(tb).Track()
	less := synthetic(b, 1, joined, 6, 5)
	less.Run.Bonus = odd{}
	_, full := full1860(tb, 1, "9+5", "9+5", "8+4")
	return map[string]route.Problem{
		"two diesels": synthetic(b, 1, joined, route.Endless, route.Endless),
		"any tiles":   synthetic(b, 0, anyhow, route.Endless, route.Endless, route.Endless),
		"four trains": synthetic(b, 2, joined, 6, 5, 4, 4),
		"whole runs":  less,
		"1860":        full,
		"18FL":        fullFlorida(tb, rules.Rulebook, "3", "3", "3", "3", "3"), // the only phase with four trains
		"18FL again":  fullFlorida(tb, rules.Recorded, "3", "3", "3", "3", "3"), // trains may come back to a junction
		"18FL 6, 3E":  fullFlorida(tb, rules.Rulebook, "6", "6", "3E"),
	}
}

// odd is a rule that must look at whole runs: the sum is no multiple of twenty.
type odd struct{}

func (odd) Most() int32 { return 0 }

func (odd) Pays(run []route.Finished) (pays int32, ok bool) {
	sum := int32(0)
	for i := range run {
		sum += run[i].Earns
	}
	return 0, sum%20 != 0
}

// TestSlicesKeepToTheirWork: no slice does much more than it is asked for, whatever it is busy with, so that frames
// stay short on every device, and the smallest slices find the same as one that is never cut.
func TestSlicesKeepToTheirWork(t *testing.T) {
	var whole, s route.Solver
	for name, p := range hardest(t) {
		want := whole.Solve(p)
		s.Begin(p)
		longest := 0
		for done := false; !done; {
			before := s.Work()
			done = s.Step(1)
			longest = max(longest, s.Work()-before)
		}
		if longest-1 > mostBeyond {
			t.Errorf("%s: a slice of 1 did %d", name, longest)
		}
		if got := s.Best(); !reflect.DeepEqual(got, want) || s.Work() != whole.Work() {
			t.Errorf("%s: in slices %v with %d work, at once %v with %d", name, got, s.Work(), want, whole.Work())
		}
		t.Logf("%s: %d work, at most %d beyond what was asked, proven %v", name, s.Work(), longest-1, s.Best().Proved)
	}
}

// BenchmarkSlice measures the longest slice of each of the hardest problems, its beginning, and the whole search. In
// wasm, with the flags of build.sh, a slice must stay well under the 32 ms of two frames, and the search for four
// trains under 2 s:
//
//	GOOS=js GOARCH=wasm go test ./rules/route -run - -bench Slice -benchtime 5x \
//		-exec $(go env GOROOT)/lib/wasm/go_js_wasm_exec \
//		-gcflags=all=-l -gcflags=runtime= -gcflags=internal/runtime/...=
func BenchmarkSlice(b *testing.B) {
	for name, p := range hardest(b) {
		b.Run(name, func(b *testing.B) {
			var s route.Solver
			// by slice; the least of all rounds, since other programs are at work too
			start, took := time.Hour, []time.Duration(nil)
			for b.Loop() {
				begin := time.Now()
				s.Begin(p)
				start = min(start, time.Since(begin))
				for done, n := false, 0; !done && n < 400; n++ {
					begin = time.Now()
					done = s.Step(50_000)
					if n == len(took) {
						took = append(took, time.Hour)
					}
					took[n] = min(took[n], time.Since(begin))
				}
			}
			longest := slices.Max(took)
			b.ReportMetric(float64(start.Microseconds())/1000, "ms-begin")
			b.ReportMetric(float64(longest.Microseconds())/1000, "ms-longest")
		})
	}
}
