package t1822pnw

import (
	"os"
	"path/filepath"
	"testing"

	"hexrail/rules"
	"hexrail/rules/record"
)

// TestBestRuns: no recorded run that our rules accept earns more than the best run that is found (R121-R136).
func TestBestRuns(t *testing.T) {
	games, _ := filepath.Glob(filepath.Join(recorded, "games", "1822pnw", "*.json"))
	if len(games) == 0 {
		t.Skipf("NO RECORDED GAMES in %s", recorded)
	}
	for _, path := range games {
		t.Run(filepath.Base(path), func(t *testing.T) {
			t.Parallel()
			data, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			in, err := record.Read(data, lookup)
			if err != nil {
				t.Fatal(err)
			}
			s := in.Start
			v := rules.View{T: in.Title, S: &s, X: &rules.Scratch{}}
			for _, move := range in.Moves {
				for _, a := range move.Actions {
					if run, ok := a.(rules.RunRoutes); ok {
						compareRun(t, v, move.ID, run)
					}
					rules.Do(v, a, v.S)
				}
			}
		})
	}
}

// compareRun compares a recorded run with the best one. The recorded sum may be that of another version of 18xx.games.
func compareRun(t *testing.T, v rules.View, number int, run rules.RunRoutes) {
	t.Helper()
	own := rules.RunRoutes{By: run.By, Routes: run.Routes}
	if judgeRun(v, own).Refused() {
		return
	}
	best, proven := v.BestRun(run.By, searchWork)
	if r := judgeRun(v, best); r.Refused() {
		t.Errorf("action %d: the best run of %s is refused: %v", number, v.T.Corp(run.By).ID, r.Reason)
	}
	if have, least := v.RunRevenue(best), v.RunRevenue(own); have < least {
		t.Errorf("action %d: %s could run for %d, found %d, proven %t", number, v.T.Corp(run.By).ID, least, have, proven)
	}
}
