// Package gametest opens whole games for tests.
package gametest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"hexrail/game/match"
	"hexrail/game/share"
	"hexrail/rules/record"
	"hexrail/titles"
)

// Sample opens a game that comes with the program, seen from a folder two levels deep: "finished" and "running" are of
// 1830, "wight" is of 1860. The cursor is at its end.
func Sample(t testing.TB, name string) *match.Match {
	t.Helper()
	return linked(t, filepath.Join("..", "..", "game", "library", "samples", name+".link"))
}

// Kept opens a game of the links that must open for ever, seen from a folder two levels deep: "1870-recorded", "18fl-recorded" and
// "1822pnw-recorded" are played by the rules of 18xx.games, "1822pnw-cards" at random with the document's set of privates (1822PNW/R160).
// The cursor is at its end.
func Kept(t testing.TB, name string) *match.Match {
	t.Helper()
	return linked(t, filepath.Join("..", "..", "game", "share", "testdata", "v1-"+name+".link"))
}

// linked opens the game of a link in a file at its end.
func linked(t testing.TB, file string) *match.Match {
	t.Helper()
	link, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	g, err := share.Decode(strings.TrimSpace(string(link)))
	if err != nil {
		t.Fatal(err)
	}
	g.At = len(g.Log)
	m, stop, err := match.Open(g)
	if err != nil || stop != nil {
		t.Fatal(err, stop)
	}
	return m
}

// All1830 opens every game of 1830 that there is: the samples, and the recorded ones where they lie beside the checkout.
func All1830(t testing.TB) map[string]*match.Match {
	t.Helper()
	games := map[string]*match.Match{"finished": Sample(t, "finished"), "running": Sample(t, "running")}
	files, _ := filepath.Glob(filepath.Join("..", "..", "..", "shared", "games", "1830", "*.json"))
	for _, file := range files {
		games[strings.TrimSuffix(filepath.Base(file), ".json")] = Recorded(t, file)
	}
	return games
}

// Import reads a recorded game, or skips the test loudly where there is none.
func Import(t testing.TB, path string) *record.Import {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Skipf("NO RECORDED GAME: %v", err)
	}
	in, err := record.Read(data, titles.Recorded)
	if err != nil {
		t.Fatal(err)
	}
	return in
}

// Recorded opens a recorded game as Import reads it. The cursor is at its end.
func Recorded(t testing.TB, path string) *match.Match {
	t.Helper()
	m, stop, err := match.FromRecord(Import(t, path))
	if err != nil || stop != nil {
		t.Fatal(err, stop)
	}
	return m
}
