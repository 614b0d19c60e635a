package bot

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
)

// TestBest: a search takes the choice with the best mean of all its playouts, if it surpasses the choice of the rules of thumb by the
// lead and has had as many. A sale must surpass it by more, and a bid.
func TestBest(t *testing.T) {
	t.Parallel()
	level := Level{Choices: 4, Again: [2]Replay{{2, 1}, {1, 4}}, Lead: 60, Calm: 20}
	base := candidate{sum: 7 * 500, playouts: 7}
	for _, c := range []struct {
		name  string
		other candidate
		takes bool
	}{
		{"better by less than the lead", candidate{sum: 7 * 550, playouts: 7}, false},
		{"better by more than the lead", candidate{sum: 7 * 570, playouts: 7}, true},
		{"a sale, better by a little more than the lead", candidate{action: rules.SellShares{}, sum: 7 * 570, playouts: 7}, false},
		{"a sale, better by much more", candidate{action: rules.SellShares{}, sum: 7 * 590, playouts: 7}, true},
		{"a bid, better by a little more than the lead", candidate{action: rules.Bid{}, sum: 7 * 570, playouts: 7}, false},
		{"better at first, and not played on again", candidate{sum: 2 * 2000, playouts: 2}, false},
		{"worse", candidate{sum: 7 * 400, playouts: 7}, false},
	} {
		s := Search{level: level, list: []candidate{base, c.other}}
		if takes := s.best() == 1; takes != c.takes {
			t.Errorf("%s: taken %v", c.name, takes)
		}
	}
}
