package bot

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// TestBest: a search takes the choice with the best mean of all its playouts, if it surpasses the choice of the rules of thumb by the
// lead and has had as many. What is no mere purchase must surpass it by more.
func TestBest(t *testing.T) {
	t.Parallel()
	level := Level{Choices: 4, Again: [2]Replay{{2, 1}, {1, 4}}, Lead: 60, Calm: 20}
	buy := func(c id.Corp) rules.Action { return rules.BuyShares{By: id.OfPlayer(1), Corp: c} }
	var pass, sale, bid, train rules.Action = rules.Pass{}, rules.SellShares{}, rules.Bid{}, rules.BuyTrain{}
	for _, c := range []struct {
		name     string
		first    rules.Action
		other    rules.Action
		value, n int // of the other one, and the number of its playouts
		takes    bool
	}{
		{"a share, better by less than the lead", buy(1), buy(2), 550, 7, false},
		{"a share, better by more than the lead", buy(1), buy(2), 570, 7, true},
		{"a pass instead of a share, better by a little more than the lead", buy(1), pass, 570, 7, false},
		{"a share instead of a pass, better by a little more than the lead", pass, buy(1), 570, 7, false},
		{"a share instead of a pass, better by much more", pass, buy(1), 590, 7, true},
		{"a sale, better by a little more than the lead", buy(1), sale, 570, 7, false},
		{"a sale, better by much more", buy(1), sale, 590, 7, true},
		{"a pass instead of a sale", sale, pass, 510, 7, true},
		{"a pass that is worse than a sale", sale, pass, 490, 7, false},
		{"another bid, better by much more", bid, bid, 590, 7, false},
		{"another bid, better by still more", bid, bid, 610, 7, true},
		{"a train, better by a little more than the lead", pass, train, 570, 7, false},
		{"better at first, and not played on again", buy(1), buy(2), 2000, 2, false},
		{"worse", buy(1), buy(2), 400, 7, false},
	} {
		s := Search{level: level, list: []candidate{{action: c.first, sum: 7 * 500, playouts: 7}, {action: c.other, sum: c.n * c.value, playouts: c.n}}}
		if takes := s.best() == 1; takes != c.takes {
			t.Errorf("%s: taken %v", c.name, takes)
		}
	}
}
