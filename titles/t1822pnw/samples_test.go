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
	for name, m := range map[string]*match.Match{
		"cascades": gametest.Sample(t, "cascades"), "sound": gametest.Sample(t, "sound"), "columbia": gametest.Sample(t, "columbia"),
		"astoria": gametest.Sample(t, "astoria"), "recorded": gametest.Kept(t, "1822pnw-recorded"),
	} {
		t.Run(name, func(t *testing.T) {
			for kind, same := range map[string]func(*testing.T, *match.Match, string){
				"legal": gametest.SameLegal, "refused": gametest.SameRefusals, "told": gametest.SameTold,
			} {
				if name == "recorded" && kind == "told" {
					continue // nobody plays on in it
				}
				t.Run(kind, func(t *testing.T) { same(t, m, filepath.Join("testdata", name+"."+kind)) })
			}
		})
	}
}

// TestWords: the tables of what the titles say stay as they are.
func TestWords(t *testing.T) {
	for _, key := range []string{t1822pnw.Key, t1822pnw.ShortKey, t1822pnw.SRSKey} {
		gametest.SameWords(t, key, filepath.Join("testdata", key+".words"))
	}
}
