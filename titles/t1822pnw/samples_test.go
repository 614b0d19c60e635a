package t1822pnw_test

import (
	"path/filepath"
	"testing"

	"hexrail/game/gametest"
	"hexrail/game/match"
	"hexrail/titles/t1822pnw"
)

// TestSamples: what may be done in every position of the samples of the three titles and of the document's cards, and of a kept game by the
// rules of 18xx.games, stays as it is; so does what is refused of the actions near to those that are played, with all figures, and
// what the title says.
func TestSamples(t *testing.T) {
	games := map[string]*match.Match{
		"cascades": gametest.Sample(t, "cascades"), "sound": gametest.Sample(t, "sound"), "columbia": gametest.Sample(t, "columbia"),
		"astoria": gametest.Sample(t, "astoria"), "recorded": gametest.Kept(t, "1822pnw-recorded"),
	}
	for _, kind := range [...]struct { // the quick ones first, for cmd/mutate
		name string
		same func(*testing.T, *match.Match, string)
	}{{"legal", gametest.SameLegal}, {"refused", gametest.SameRefusals}, {"told", gametest.SameTold}} {
		for name, m := range games {
			if name == "recorded" && kind.name == "told" {
				continue // nobody plays on in it
			}
			t.Run(name+"/"+kind.name, func(t *testing.T) { kind.same(t, m, filepath.Join("testdata", name+"."+kind.name)) })
		}
		if t.Failed() {
			return
		}
	}
}

// TestWords: the tables of what the titles say stay as they are.
func TestWords(t *testing.T) {
	for _, key := range []string{t1822pnw.Key, t1822pnw.ShortKey, t1822pnw.SRSKey} {
		gametest.SameWords(t, key, filepath.Join("testdata", key+".words"))
	}
}
