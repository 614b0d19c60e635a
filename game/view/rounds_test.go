package view

import (
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
)

// TestRoundsToComeAreThoseThatFollow: in an operating or merger round the operating rounds that are announced are those
// that follow before the next stock round, by name (1822PNW/R92); an end may come earlier.
func TestRoundsToComeAreThoseThatFollow(t *testing.T) {
	looked := map[string]int{}
	for _, name := range []string{"frisco", "florida", "cascades", "sound", "columbia", "astoria"} {
		m := gametest.Sample(t, name)
		w := New(m, text.En)
		var starts []int
		for i := range m.Len() {
			if i == 0 || m.Starts(i).Has(match.RoundStart) {
				starts = append(starts, i)
			}
		}
		kind := func(i int) string { v := m.ViewAt(i); return v.RoundOf(v.Base()).Name }
		for k, i := range starts {
			if kind(i) == rules.StockRound || kind(i) == rules.AuctionRound {
				continue
			}
			var follow []string
			for _, j := range starts[k+1:] {
				if kind(j) == rules.StockRound {
					break
				}
				if kind(j) == rules.OperatingRound {
					follow = append(follow, w.say.Round(m.ViewAt(j)))
				}
			}
			m.Look(i)
			var coming []string
			for _, r := range w.Header().Rounds {
				if r.Tense == Coming {
					coming = append(coming, r.Text)
				}
			}
			looked[kind(i)]++
			if len(coming) < len(follow) {
				t.Errorf("%s, %s: %q follow, %q are announced", name, w.say.Round(m.ViewAt(i)), follow, coming)
				continue
			}
			for n := range follow {
				if coming[n] != follow[n] {
					t.Errorf("%s, %s: %q follow, %q are announced", name, w.say.Round(m.ViewAt(i)), follow, coming)
				}
			}
			if ended := starts[len(starts)-1] == i || len(follow) == len(starts[k+1:]); len(coming) > len(follow) && !ended {
				t.Errorf("%s, %s: %q are announced, only %q follow", name, w.say.Round(m.ViewAt(i)), coming, follow)
			}
		}
	}
	if looked[rules.OperatingRound] < 50 || looked["merger"] < 5 {
		t.Errorf("looked at %v", looked)
	}
}
