package record_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/titles"
)

// longest returns the longest recorded game of 1830.
func longest(t testing.TB) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(shared, "games", "1830", "1830-game-end-bank.json"))
	if err != nil {
		t.Skipf("NO RECORDED GAME: %v", err)
	}
	return data
}

func readLongest(b *testing.B) *record.Import {
	b.Helper()
	in, err := record.Read(longest(b), titles.Recorded)
	if err != nil {
		b.Fatal(err)
	}
	return in
}

// BenchmarkReplay replays the actions of a whole game.
func BenchmarkReplay(b *testing.B) {
	in := readLongest(b)
	log := in.Log()
	var x rules.Scratch
	s := in.Start
	v := rules.View{T: in.Title, S: &s, X: &x, For: rules.Stored}
	b.ReportAllocs()
	for b.Loop() {
		s = in.Start
		for _, a := range log {
			rules.Do(v, a, &s)
		}
	}
	b.ReportMetric(float64(len(log)*b.N)/b.Elapsed().Seconds(), "actions/s")
}

// BenchmarkUndo goes back one snapshot.
func BenchmarkUndo(b *testing.B) {
	in := readLongest(b)
	snaps := [2]rules.State{in.Start, in.Final}
	var s rules.State
	i := 0
	for b.Loop() {
		s = snaps[i&1]
		i++
	}
	_ = s
}

// BenchmarkAppendLegal lists the legal actions in every position of a game.
func BenchmarkAppendLegal(b *testing.B) {
	in := readLongest(b)
	var positions []rules.State
	v := viewOf(in)
	for _, move := range in.Moves {
		positions = append(positions, *v.S)
		play(v, move)
	}
	var legal []rules.Action
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		v.S = &positions[i%len(positions)]
		legal = rules.AppendLegal(legal[:0], v)
		i++
	}
}

// BenchmarkCheck judges the actions of a game, each in its position, as those that were not read from a log.
func BenchmarkCheck(b *testing.B) {
	in := readLongest(b)
	v := viewOf(in)
	v.For &^= rules.Stored
	log := in.Log()
	positions := make([]rules.State, len(log))
	for i, a := range log {
		positions[i] = *v.S
		rules.Do(v, a, v.S)
	}
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		v.S = &positions[i%len(log)]
		rules.Check(v, log[i%len(log)])
		i++
	}
}

// BenchmarkRead reads a record from its bytes.
func BenchmarkRead(b *testing.B) {
	data := longest(b)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := record.Read(data, titles.Recorded); err != nil {
			b.Fatal(err)
		}
	}
}
