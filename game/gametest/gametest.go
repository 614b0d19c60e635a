// Package gametest opens whole games for tests, and checks the texts and refusals in them.
//
// Sample opens a game that comes with the program, Kept one of the links that must open for ever, and Recorded a game
// record; AtEnd opens any match.Game at its end. Truth checks that every reason for a refusal is true, by claims that
// do not depend on the code that refuses; NothingUnlisted searches for legal actions that are not listed. CitedRules
// compares the rules that the refusals cite with the rulebook. SamePositions, SameTold and SameWords compare positions
// and texts with a file; the flag -rewrite writes it anew.
package gametest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/titles"
)

// Sample returns a game that comes with the program, at its end: "finished" and "running" are games of 1830, "wight" of
// 1860. The caller must be in a folder two levels deep.
func Sample(t testing.TB, name string) *match.Match {
	t.Helper()
	return linked(t, filepath.Join("..", "..", "game", "library", "samples", name+".link"))
}

// Kept opens a game from the links that must open for ever, at its end: "1870-recorded", "18fl-recorded" and
// "1822pnw-recorded" follow 18xx.games, "1822pnw-cards" was played at random with the document's set of privates
// (1822PNW/R160). The caller must be in a folder two levels deep.
func Kept(t testing.TB, name string) *match.Match {
	t.Helper()
	return linked(t, filepath.Join("..", "..", "game", "share", "testdata", "v1-"+name+".link"))
}

// linked returns the game of a link in a file, at its end.
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
	return AtEnd(t, g)
}

// AtEnd returns a game opened at its end. It stops the test if the game cannot be replayed.
func AtEnd(t testing.TB, g match.Game) *match.Match {
	t.Helper()
	g.At = len(g.Log)
	m, stop, err := match.Open(g)
	if err != nil || stop != nil {
		t.Fatal(err, stop)
	}
	return m
}

// All1830 returns all games of 1830 by name: the samples, and the recorded ones if they are beside the checkout.
func All1830(t testing.TB) map[string]*match.Match {
	t.Helper()
	games := map[string]*match.Match{"finished": Sample(t, "finished"), "running": Sample(t, "running")}
	files, _ := filepath.Glob(filepath.Join("..", "..", "..", "shared", "games", "1830", "*.json"))
	for _, file := range files {
		games[strings.TrimSuffix(filepath.Base(file), ".json")] = Recorded(t, file)
	}
	return games
}

// Import returns a recorded game. If there is none, it skips the test and says so.
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

// Recorded returns a recorded game opened at its end; see Import.
func Recorded(t testing.TB, path string) *match.Match {
	t.Helper()
	m, stop, err := match.FromRecord(Import(t, path))
	if err != nil || stop != nil {
		t.Fatal(err, stop)
	}
	return m
}
