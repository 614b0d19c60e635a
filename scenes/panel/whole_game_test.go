package panel_test

import (
	"path/filepath"
	"slices"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

// playedGames are the recorded games that are played through the screen.
var playedGames = []string{"1830/*.json", "1860/*.json", "18fl/*bank.json"}

// longGames are played with -everywhere only: they take half a minute.
var longGames = []string{"1870/*bank.json"}

// TestWholeRecordedGames plays recorded games through the screen, press by press, and ends with the recorded result.
func TestWholeRecordedGames(t *testing.T) {
	var paths []string
	patterns := playedGames
	if *playtest.Everywhere {
		patterns = slices.Concat(playedGames, longGames)
	}
	for _, games := range patterns {
		found, _ := filepath.Glob(filepath.Join(filepath.Dir(playtest.RecordedGames), games))
		if len(found) == 0 {
			t.Skipf("NO RECORDED GAMES %s: none is played through the screen", games)
		}
		paths = append(paths, found...)
	}
	for _, path := range paths {
		t.Run(filepath.Base(path), func(t *testing.T) {
			t.Parallel()
			in := gametest.Import(t, path)
			var names []string
			for _, p := range in.Game.Players {
				names = append(names, p.Name)
			}
			m, err := match.New(in.Title, names, in.Game.Seed)
			if err != nil {
				t.Fatal(err)
			}
			h, tab := tabletest.Sit(t, m, 1280, 800)
			if h.Recorded, _, err = match.FromRecord(in); err != nil {
				t.Fatal(err)
			}
			if in.Title.Key == "1870" {
				h.Counted = map[string][]int{}
			}
			playLog(t, h, tab, in.Log())
			checkResult(t, tab.Desk().View(), in)
			checkUsualTaps(t, h)
		})
	}
}
