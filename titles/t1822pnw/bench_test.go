package t1822pnw

import (
	"os"
	"path/filepath"
	"testing"

	"hexrail/rules"
	"hexrail/rules/record"
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
		if n := testing.AllocsPerRun(1, func() { rules.Check(v, a) }); n > 0 && seen[key] == 0 {
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
