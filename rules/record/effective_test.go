package record_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules/record"
)

// TestEffectiveLists resolves the recorded games of all titles, played here or not: the counted actions are those of
// their traces.
func TestEffectiveLists(t *testing.T) {
	t.Parallel()
	games, _ := filepath.Glob(filepath.Join(shared, "games", "*", "*.json"))
	if len(games) == 0 {
		t.Skipf("NO RECORDED GAMES in %s", shared)
	}
	for _, path := range games {
		title, name := filepath.Base(filepath.Dir(path)), strings.TrimSuffix(filepath.Base(path), ".json")
		t.Run(title+"/"+name, func(t *testing.T) {
			t.Parallel()
			data, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			game, err := record.Decode(data)
			if err != nil {
				t.Fatal(err)
			}
			live, notes, broken := record.Effective(game.Actions)
			if broken != nil || game.Broken != nil || len(notes) > 0 {
				t.Fatal(broken, game.Broken, notes)
			}
			var have, want []int
			for _, e := range live {
				if e.Type != "message" {
					have = append(have, e.ID)
				}
			}
			eachLine(t, filepath.Join(shared, "traces", title, name+".jsonl"), func(line []byte) {
				var tr struct {
					ID int `json:"id"`
				}
				unmarshal(t, line, &tr)
				want = append(want, tr.ID)
			})
			if !slices.Equal(have, want[1:]) {
				t.Errorf("%d effective actions, want %d", len(have), len(want)-1)
			}
		})
	}
}
