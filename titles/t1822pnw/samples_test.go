package t1822pnw_test

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"hexrail/game/gametest"
	"hexrail/rules"
	"hexrail/rules/id"
)

var update = flag.Bool("update", false, "write the counts of the samples anew")

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
				seen[step+": "+a.Def().Verb]++
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
