package bot_test

import (
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles"
)

// tiny searches every kind of decision with little work.
var tiny = bot.Level{Choices: 4, Lead: 60, Kinds: bot.Shares | bot.Bids | bot.Dividends | bot.Trains | bot.Deals}

// TestSearchForgets: the choice of a search depends on its seed and the position alone: neither on earlier positions
// nor on the slices in which it thinks, nor on the state of chance, which nobody knows.
func TestSearchForgets(t *testing.T) {
	t.Parallel()
	for _, e := range titles.All() {
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		s := rules.Start(title, 3, 1, &rules.Scratch{})
		v := rules.View{T: title, S: &s, X: &rules.Scratch{}}
		thumb, used := bot.NewSound(1), bot.NewSearch(1, tiny)
		for n := 0; n < 240 && !s.End.Over; n++ {
			if n%20 == 0 {
				a := used.Choose(v)
				other := s
				other.Rand ^= 12345
				fresh := bot.NewSearch(1, tiny)
				fresh.Begin(rules.View{T: title, S: &other, X: v.X})
				for !fresh.Think(1) {
				}
				if !rules.SameAction(a, fresh.Move()) {
					t.Errorf("%s, action %d: %T%v, and afresh %T%v", e.Key, n, a, a, fresh.Move(), fresh.Move())
				}
				if r := rules.Check(v, a); r.Refused() {
					t.Errorf("%s, action %d: %T%v is refused: %v", e.Key, n, a, a, r.Reason)
				}
			}
			rules.Do(v, thumb.Choose(v), &s)
		}
		if used.Effort.Decisions == 0 {
			t.Errorf("%s: nothing was searched", e.Key)
		}
	}
}
