package main

import (
	"strings"
	"testing"

	"hexrail/rules"
)

// TestArena: the same games are played again, whatever the cores do; everybody's victories add up to all games.
func TestArena(t *testing.T) {
	t.Parallel()
	ends := func(args ...string) string {
		t.Helper()
		out, err := call(t, append([]string{"arena", "1860"}, args...)...)
		if err != nil {
			t.Fatal(err)
		}
		_, ends, _ := strings.Cut(out, "\nsets")
		return ends
	}
	first, again := ends("-seats", "random,random", "-games", "4"), ends("-seats", "random,random", "-games", "4")
	if first != again {
		t.Errorf("other games:\n%s\n%s", first, again)
	}
	if other := ends("-seats", "random,random", "-games", "4", "-seed", "2"); other == first {
		t.Error("two seeds, the same games")
	}
}

// TestArenaCountsVictories: who shares a victory shares the point.
func TestArenaCountsVictories(t *testing.T) {
	t.Parallel()
	a := contest{seats: []string{"random", "sensible"}, played: []bout{
		{kinds: []string{"random", "sensible"}, won: []float64{0.5, 0.5}, share: []float64{0.5, 0.5}},
		{kinds: []string{"sensible", "random"}, won: []float64{1, 0}, share: []float64{0.75, 0.25}},
	}}
	for kind, want := range map[string]string{
		"random":   "wins 25.0 ± 49.0 %, share of a seat 37.5 ± 24.5 %",
		"sensible": "wins 75.0 ± 49.0 %, share of a seat 62.5 ± 24.5 %",
	} {
		var out strings.Builder
		a.reportKind(&out, kind)
		if !strings.Contains(out.String(), want) {
			t.Errorf("%s: %s, want %s", kind, out.String(), want)
		}
	}
}

// TestArenaTellsWorth: the worth of all players together, game by game, and of each of them.
func TestArenaTellsWorth(t *testing.T) {
	t.Parallel()
	a := contest{title: &rules.Title{}, seats: []string{"random", "random"}, played: []bout{
		{kinds: []string{"random", "random"}, worth: []int32{300, 100}, won: []float64{1, 0}, share: []float64{0.75, 0.25}},
		{kinds: []string{"random", "random"}, worth: []int32{200, 400}, won: []float64{0, 1}, share: []float64{0.33, 0.67}},
	}}
	var out strings.Builder
	a.report(&out)
	for _, want := range []string{"all worth  500.0 ± 196.0, from 400 to 600\n", "each worth 250.0 ± 126.5, from 100 to 400\n"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%s\nwant %s", out.String(), want)
		}
	}
}
