package library

import (
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
)

// TestBestRun: the best run of a game is found among all its runs, the last one of each company and connection runs
// included.
func TestBestRun(t *testing.T) {
	for _, c := range []struct {
		record, runner string
		director       int
		best           int32
	}{
		{"1870/40469-white-to-yellow-price-protect-allowed", "ATSF", 4, 480},
		{"1830/26855", "B&O", 4, 440},
		{"1860/19354", "FYN", 1, 530},
	} {
		m := gametest.Recorded(t, "../../../shared/games/"+c.record+".json")
		r := ResultOf(m)
		if r.Best != c.best || r.Runner != c.runner || int(r.Director) != c.director {
			t.Errorf("%s: %d by %s of player %d", c.record, r.Best, r.Runner, r.Director)
		}
	}
}
