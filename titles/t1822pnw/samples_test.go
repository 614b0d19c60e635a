package t1822pnw_test

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/titles/t1822pnw"
)

// TestSample: the legal and the refused actions in the positions of a sample, and the title's texts about them, stay as
// they are.
func TestSample(t *testing.T) {
	m := gametest.Sample(t, "columbia")
	gametest.SamePositions(t, m, filepath.Join("testdata", "columbia.legal"))
	gametest.SameTold(t, m, filepath.Join("testdata", "columbia.told"))
}

// TestBestRunsEarnWhatTheyPromise: on boards of the middle and the end of the samples the best run of every company
// with several sets of trains is legal and earns the sum that the search counted for it, with every private that adds
// to runs; the sums stay as they are (R121-R136, R165-R173).
func TestBestRunsEarnWhatTheyPromise(t *testing.T) {
	var b strings.Builder
	for _, name := range []string{"cascades", "sound", "columbia", "astoria"} {
		m := gametest.Sample(t, name)
		for _, at := range []int{m.Len() / 2, m.Len() - 1} {
			s := *m.ViewAt(at).S
			v := rules.View{T: m.ViewAt(at).T, S: &s, X: &rules.Scratch{}}
			for i := range v.T.Corps {
				c := id.Corp(i + 1)
				if !v.Is(c, rules.Floated) || v.T.Corp(c).Kind == rules.Regional {
					continue
				}
				fmt.Fprintf(&b, "%s %d %s:", name, at, v.T.Corp(c).ID)
				for _, kinds := range [][]string{{"L", "LP"}, {"2"}, {"3", "2P"}, {"4", "P+"}, {"5", "6"}, {"7", "E"}} {
					if slices.ContainsFunc(kinds, func(kind string) bool { return !exists(v.T, kind) }) {
						continue
					}
					t1822pnw.Give(v, c, kinds...)
					for carrier := range 1 + strings.Count(kinds[len(kinds)-1], "P+") {
						fmt.Fprintf(&b, " %s", bestRun(t, v, c, carrier > 0))
					}
				}
				fmt.Fprintln(&b)
			}
		}
	}
	rulestest.SameLines(t, b.String(), "testdata/bestruns.txt")
}

// exists reports whether a title has trains of a kind.
func exists(title *rules.Title, kind string) bool {
	return slices.ContainsFunc(title.Trains, func(d rules.TrainDef) bool {
		return (d.Name == kind || d.Back == kind) && d.Count > 0 || d.Name == kind && d.Unlimited
	})
}

// bestRun writes the earnings of a company's best run by itself and with each private that adds to runs.
func bestRun(t *testing.T, v rules.View, c id.Corp, pullman bool) string {
	t.Helper()
	v.S.Turn.Carrier = 0
	var buf [rules.MaxTrains]id.Train
	trains := v.AppendTrains(buf[:0], id.OfCorp(c))
	if pullman {
		v.S.Turn.Carrier = trains[0]
	}
	before, b := v.S.Privates, strings.Builder{}
	for p := range id.Private(len(v.T.Privates) + 1) {
		if d := v.T.Privates; p > 0 &&
			(d[p-1].Until != rules.UntilAcquired || d[p-1].Card != "") { // it earns nothing by being there
			continue
		}
		for i := range v.S.Privates {
			if v.S.Privates[i].Owner == id.OfCorp(c) {
				v.S.Privates[i].Owner = id.Nobody
			}
		}
		if p > 0 {
			v.S.Privates[p].Owner = id.OfCorp(c)
		}
		solver := v.Routes()
		solver.Begin(v.RunProblem(c, v.AppendRunning(nil, c)))
		for !solver.Step(2_000_000) {
		}
		best := solver.Best()
		run := rules.RunRoutes{By: c, Routes: best.Routes}
		earns := v.RunEarnings(run)
		if earns.Revenue != best.Pays || !best.Proved {
			t.Errorf("%s with private %d: the run earns %d, promised were %d", v.T.Corp(c).ID, p, earns.Revenue, best.Pays)
		}
		if r := t1822pnw.JudgeRun(v, run); r.Refused() {
			t.Errorf("%s with private %d: the best run is refused: %v", v.T.Corp(c).ID, p, r.Reason)
		}
		fmt.Fprintf(&b, "/%d", earns.Revenue)
		if earns.Subsidy != 0 {
			fmt.Fprintf(&b, "+%d", earns.Subsidy)
		}
		v.S.Privates = before
	}
	return b.String()[1:]
}

// TestWords: the tables of the titles' texts stay as they are.
func TestWords(t *testing.T) {
	for _, key := range []string{t1822pnw.Key, t1822pnw.ShortKey, t1822pnw.SRSKey} {
		gametest.SameWords(t, key, filepath.Join("testdata", key+".words"))
	}
}
