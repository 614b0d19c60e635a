package view

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
)

// roundEndsOf returns the positions at which operating rounds of a game end, found by its events.
func roundEndsOf(m *match.Match) (ends []int) {
	running := false
	for i := range m.Len() {
		for _, e := range m.Events(i) {
			if (e.Kind == rules.RoundBegan || e.Kind == rules.GameEnded) && running {
				ends, running = append(ends, i+1), false
			}
		}
		running = operating(m.ViewAt(i + 1))
	}
	if m.View().S.End.Over && (len(ends) == 0 || ends[len(ends)-1] != m.Len()) {
		ends = append(ends, m.Len())
	}
	return ends
}

// TestGoalIsTrue: at positions of games of every title the goal names the players of the highest worth and their worth,
// the bank, and after an operating round the change of everybody's worth since the position before its first decision.
func TestGoalIsTrue(t *testing.T) {
	for _, e := range titles.All() {
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		m, err := match.New(title, []string{"Aiko", "Ben", "Chiara"}, 3)
		if err != nil {
			t.Fatal(err)
		}
		player := bot.NewRandom(3)
		for m.Len() < 500 && !m.View().S.End.Over {
			if r := m.Play(player.Choose(m.View())); r.Refused() {
				t.Fatal(r)
			}
		}
		ends := roundEndsOf(m)
		w := New(m, text.En)
		for i := 0; i <= m.Len(); i++ {
			m.Look(i)
			g, v := GoalOf(w), m.View()
			if g.Ends == "" || g.Coming != (v.S.End.Reason != rules.NotOver) || (g.Rounds > 0) == g.Coming {
				t.Fatalf("%s, %d: %+v", e.Key, i, g)
			}
			if want := text.Number(max(v.BankLeft(), 0)); strings.ReplaceAll(strings.Trim(g.Bank, "$£"), ",", "") !=
				strings.ReplaceAll(want, ",", "") {
				t.Fatalf("%s, %d: the bank is %s, want %s", e.Key, i, g.Bank, want)
			}
			best := v.Worth(1)
			for p := range v.S.Players {
				if s := &v.S.Seats[p+1]; s.Left == 0 {
					best = max(best, v.Worth(id.Player(p+1)))
				}
			}
			for _, p := range g.Leaders {
				if v.Worth(p) != best || g.Best != w.say.Money(best) {
					t.Fatalf("%s, %d: %d leads with %s, the best worth is %d", e.Key, i, p, g.Best, best)
				}
			}
			if g.Earned == nil {
				continue
			}
			if len(ends) == 0 || i != ends[0] && i < ends[0] {
				t.Fatalf("%s, %d: %s is told before its end", e.Key, i, g.Earned.Round)
			}
			for len(ends) > 1 && ends[1] <= i {
				ends = ends[1:]
			}
			if ends[0] != i {
				t.Fatalf("%s, %d: the round that ended at %d is told after a person has decided", e.Key, i, ends[0])
			}
			from := i - 1
			for from > 0 && w.say.Round(m.ViewAt(from-1)) == g.Earned.Round {
				from--
			}
			for p, sum := range g.Earned.Gains {
				if want := v.Worth(id.Player(p+1)) - m.ViewAt(from).Worth(id.Player(p+1)); sum != want {
					t.Fatalf("%s, %d: %d earned %d in %s, want %d", e.Key, i, p+1, sum, g.Earned.Round, want)
				}
			}
		}
	}
}

// TestRoundsLeftAreNear: in the finished samples the number of operating rounds that are left is missed by two on
// average.
func TestRoundsLeftAreNear(t *testing.T) {
	missed, n := 0, 0
	for _, name := range []string{
		"finished", "wight", "starter", "florida", "cascades", "sound", "columbia", "astoria", "frisco",
	} {
		m := gametest.Sample(t, name)
		ends := roundEndsOf(m)
		w := New(m, text.En)
		for k, i := range ends {
			m.Look(i)
			if g := GoalOf(w); !g.Coming {
				off := g.Rounds - (len(ends) - 1 - k)
				missed, n = missed+max(off, -off), n+1
			}
		}
	}
	if mean := float64(missed) / float64(n); mean > 2 {
		t.Errorf("the rounds are missed by %.2f on average of %d", mean, n)
	}
}
