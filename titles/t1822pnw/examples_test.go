package t1822pnw

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"hexrail/rules"
	"hexrail/rules/record"
)

// TestWorkedExamples: what one train of a recorded run earns, reckoned from its route (sheet section 4; examples 4, 5, 8, 9, 13, 14).
// The stated sums of recorded runs are left aside.
func TestWorkedExamples(t *testing.T) {
	for _, c := range []struct {
		file   string
		action int
		want   int32
	}{
		{"179700", 912, 250}, {"1822pnw-game-end-bank", 582, 170}, {"1822pnw-game-end-bank", 922, 440},
		{"1822pnwsrs-game-end-bank-during-sr", 1073, 680},
		{"merger-final-minor-merged-before-its-turn", 614, 170}, {"merger-final-minor-merged-before-its-turn", 657, 130},
	} {
		data, err := os.ReadFile(filepath.Join(recorded, "games", "1822pnw", c.file+".json"))
		if err != nil {
			t.Skipf("NO RECORDED GAME: %v", err)
		}
		in, err := record.Read(data, lookup)
		if err != nil {
			t.Fatal(err)
		}
		s := in.Start
		v := rules.View{T: in.Title, S: &s, X: &rules.Scratch{}}
		seen := false
		for _, move := range in.Moves {
			for _, a := range move.Actions {
				if run, ok := a.(rules.RunRoutes); ok && move.ID == c.action {
					seen = true
					if _, parts := runEarns(v, run); !slices.Contains(parts[:], c.want) {
						t.Errorf("%s, action %d: the trains earn %v, none %d", c.file, c.action, parts, c.want)
					}
				}
				rules.Do(v, a, v.S)
			}
			if move.ID == c.action {
				break
			}
		}
		if !seen {
			t.Errorf("%s: action %d is no run", c.file, c.action)
		}
	}
}
