package t1822pnw_test

import (
	"flag"
	"fmt"
	"iter"
	"maps"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"hexrail/game/gametest"
	"hexrail/rules"
	"hexrail/rules/id"
)

var update = flag.Bool("update", false, "write the counts of the samples anew")

// neighbours yields an action with one of its operands changed a little, each in turn: what is almost legal.
func neighbours(a rules.Action) iter.Seq[rules.Action] {
	return func(yield func(rules.Action) bool) {
		for i := range reflect.TypeOf(a).NumField() {
			for _, by := range []int64{-1, 1, 5} {
				c := reflect.New(reflect.TypeOf(a)).Elem()
				c.Set(reflect.ValueOf(a))
				switch f := c.Field(i); {
				case f.CanInt() && !f.OverflowInt(f.Int()+by):
					f.SetInt(f.Int() + by)
				case f.CanUint() && int64(f.Uint())+by >= 0 && !f.OverflowUint(uint64(int64(f.Uint())+by)): //nolint:gosec // not negative
					f.SetUint(uint64(int64(f.Uint()) + by)) //nolint:gosec // not negative
				default:
					continue
				}
				if !yield(c.Interface().(rules.Action)) {
					return
				}
			}
		}
		if run, ok := a.(rules.RunRoutes); ok {
			nearRoutes(run, yield)
		}
	}
}

// nearRoutes yields a run with its routes given to the trains the other way round, with the first of them twice, and with the last piece of
// each left out.
func nearRoutes(run rules.RunRoutes, yield func(rules.Action) bool) {
	turned := slices.Clone(run.Routes)
	slices.Reverse(turned)
	if !yield(rules.RunRoutes{By: run.By, Routes: turned}) {
		return
	}
	for i, r := range run.Routes {
		twice := slices.Clone(run.Routes)
		twice[i] = run.Routes[0]
		if !yield(rules.RunRoutes{By: run.By, Routes: twice}) {
			return
		}
		short := slices.Clone(run.Routes)
		short[i].Pieces = r.Pieces[:max(0, len(r.Pieces)-1)]
		if !yield(rules.RunRoutes{By: run.By, Routes: short}) {
			return
		}
	}
}

// TestSamples plays the samples of the three titles and of the cards of the document, and compares with testdata/samples.txt what every
// step offers on the way, what the best runs earn, and how the games end. A line that differs tells which step offers more or less than
// before; with -update the file is written anew, to be read like code.
func TestSamples(t *testing.T) {
	var b strings.Builder
	for _, name := range []string{"cascades", "sound", "columbia", "astoria"} {
		m := gametest.Sample(t, name)
		seen := map[string]int{}
		var runs, earned, mail, proven int
		for at := range m.Len() {
			v := m.ViewAt(at)
			step := v.InCharge().Name()
			seen[step+": asked"]++
			for _, a := range rules.AppendLegal(nil, v) {
				kind := step + ": " + a.Def().Verb
				if seen[kind]++; seen[kind] <= 30 || seen[kind]%17 == 0 { // rare ones all
					for near := range neighbours(a) {
						seen[fmt.Sprintf("%s, one operand off: %v", kind, rules.Check(v, near).Reason)]++
					}
				}
			}
			if run, ok := m.Action(at).(rules.RunRoutes); ok {
				best, known := v.BestRun(run.By, 2_000_000)
				e := v.RunEarnings(best)
				runs, earned, mail = runs+1, earned+int(e.Revenue), mail+int(e.Subsidy)
				if known {
					proven++
				}
			}
		}
		fmt.Fprintf(&b, "%s: %s, %d actions\n", name, m.Title().Key, m.Len())
		for _, k := range slices.Sorted(maps.Keys(seen)) {
			fmt.Fprintf(&b, "%6d  %s\n", seen[k], k)
		}
		fmt.Fprintf(&b, "%d best runs, %d proven, earn %d and bring %d beside\n", runs, proven, earned, mail)
		v := m.ViewAt(m.Len())
		for p := id.Player(1); p <= id.Player(v.S.Players); p++ {
			fmt.Fprintf(&b, "player %d ends with %d, worth %d\n", p, v.Cash(id.OfPlayer(p)), v.Worth(p))
		}
	}
	const path = "testdata/samples.txt"
	if *update {
		if err := os.WriteFile(path, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	now, then := strings.Split(b.String(), "\n"), strings.Split(string(want), "\n")
	for i := range max(len(now), len(then)) {
		switch {
		case i >= len(now):
			t.Errorf("%s:%d: missing is %q", path, i+1, then[i])
		case i >= len(then):
			t.Errorf("%s:%d: too much is %q", path, i+1, now[i])
		case now[i] != then[i]:
			t.Errorf("%s:%d: %q, want %q", path, i+1, now[i], then[i])
		}
	}
}
