package computer

import (
	"testing"

	"github.com/hexrail/hexrail/titles"
)

// TestMeasuredResults: what the screen cites are results of titles, against weaker levels, in as many seats as there are.
func TestMeasuredResults(t *testing.T) {
	for key, levels := range measured {
		e, ok := titles.Find(key)
		if !ok {
			t.Errorf("there is no title %s", key)
		}
		for level := range levels {
			r, ok := Measured(key, level)
			if !ok || r.Against >= level || r.Games == 0 || r.Wins > r.Games || r.Others >= e.MaxPlayers {
				t.Errorf("%s, level %v: %+v", key, level, r)
			}
			if n := r.OfTen(); n*r.Games > 10*r.Wins+r.Games/2 || n*r.Games < 10*r.Wins-r.Games/2 {
				t.Errorf("%s, level %v: %d of 10 for %d of %d", key, level, n, r.Wins, r.Games)
			}
		}
	}
}
