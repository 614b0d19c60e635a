package view

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// wander plays n actions, each time the legal one with a number that follows from seed.
func wander(t testing.TB, m *match.Match, n, seed int) {
	t.Helper()
	for i := range n {
		legal := rules.AppendLegal(nil, m.View())
		play(t, m, legal[(seed*31+i*7)%len(legal)])
	}
}

func TestCompareHasTheFiguresOfEveryLine(t *testing.T) {
	m := begin(t)
	wander(t, m, 40, 1)
	one, two := m.Branch(), m.Branch()
	wander(t, one, 60, 2)
	wander(t, two, 60, 5)
	lines := []Line{{"A", one, 40, 100}, {"B", two, 40, 90}}
	w := New(m, text.En)
	c := w.Compare(lines, Meeting{At: []int{100, 90}, Level: []bool{true, true}})
	if plays := w.PlaysOf(lines[1], 7); len(plays) != 7 || c.Names[1] != "B" || !strings.HasSuffix(c.Where[1], " · 90") {
		t.Fatalf("%d plays of %v at %v", len(plays), c.Names, c.Where)
	}
	plays := w.PlaysOf(lines[0], 100)
	if len(plays) != 60 {
		t.Fatalf("%d plays", len(plays))
	}
	for i, p := range plays {
		if p.Text != New(one, text.En).Sentence(40+i) || p.Short == "" || strings.Contains(p.Short, "{") {
			t.Errorf("play %d is %q, %q", i, p.Text, p.Short)
		}
	}
	worth := 0
	for _, r := range c.Rows {
		for i, l := range lines {
			if got, want := r.Figures[i].Text, figureOf(w, l.Game.ViewAt(l.To), &r); got != want {
				t.Errorf("%s of %s is %q, not %q", r.Label, l.Name, got, want)
			}
		}
		if differs := r.Figures[0].Text != r.Figures[1].Text; differs != r.Differs {
			t.Errorf("%s: differs is %v", r.Label, r.Differs)
		}
		if best := r.Figures[0].Best || r.Figures[1].Best; best != r.Differs || r.Figures[0].Best && r.Figures[1].Best {
			t.Errorf("%s: the best of %v", r.Label, r.Figures)
		}
		if r.Measure == WorthOf {
			worth++
			a, b := one.ViewAt(100).Worth(r.Player), two.ViewAt(90).Worth(r.Player)
			if r.Figures[0].Best != (a > b) || r.Figures[1].Best != (b > a) {
				t.Errorf("%s: the best of %d and %d", r.Label, a, b)
			}
		}
	}
	if worth != len(names) {
		t.Errorf("the worth of %d players", worth)
	}
}

// figureOf returns the figure of a row in a position.
func figureOf(w *Viewer, v rules.View, r *Compared) string {
	sum, is := int32(0), true
	switch r.Measure {
	case WorthOf:
		sum = v.Worth(r.Player)
	case CashOf:
		sum = v.Cash(id.OfPlayer(r.Player))
	case PriceOf:
		sum, is = v.Price(r.Corp), v.Is(r.Corp, rules.Started)
	case TreasuryOf:
		sum, is = v.Cash(id.OfCorp(r.Corp)), v.Is(r.Corp, rules.Floated)
	case RunOf:
		sum, is = v.S.Corps[r.Corp].LastRun, v.Is(r.Corp, rules.Operated)
	}
	if !is {
		return ""
	}
	return w.say.Money(sum)
}
