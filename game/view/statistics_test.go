package view

import (
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
)

// TestStatistics plays a game of random choices and checks the figures at its ends against the positions.
func TestStatistics(t *testing.T) {
	e, _ := titles.Find("1830-classic")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(title, []string{"Ann", "Ben", "Cleo"}, 3)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < 250 && !m.View().S.End.Over; i++ {
		legal := rules.AppendLegal(nil, m.View())
		m.Play(legal[i*7%len(legal)])
	}
	w := New(m, text.En)
	s := w.Statistics()
	last := len(s.Moments) - 1
	if last < 2 || s.Moments[0].At != 0 || s.Moments[last].At != m.Len() {
		t.Fatalf("moments %v", s.Moments)
	}
	for i := range s.Worth {
		if got := m.View().Worth(id.Player(i + 1)); s.Worth[i][last] != got {
			t.Errorf("seat %d is worth %d at the end, not %d", i+1, s.Worth[i][last], got)
		}
		if len(s.Worth[i]) != len(s.Moments) {
			t.Error("figures of another length")
		}
	}
	if grid := w.PlayerGrid(&s, s.Worth); len(grid) != 4 || grid[1][0] != "Ann" || len(grid[0]) != last+2 {
		t.Errorf("grid %v", grid)
	}
	if grid := w.CorpGrid(&s, s.Revenue); len(grid) != len(title.Corps)+1 || grid[1][1] != "" {
		t.Errorf("grid %v", grid[:2])
	}
}

// TestRunsStandInTheirRound looks whether every run of a whole game is in its round as soon as it is made.
func TestRunsStandInTheirRound(t *testing.T) {
	m := gametest.Sample(t, "finished")
	ran := 0
	for i := 0; i < m.Len() && ran < 40; i++ {
		a, ok := m.Action(i).(rules.RunRoutes)
		if !ok {
			continue
		}
		ran++
		m.GoTo(i + 1)
		s := New(m, text.En).Statistics()
		if got, want := s.Revenue[a.By-1][len(s.Moments)-1], m.View().S.Turn.Revenue; got != want {
			t.Errorf("after move %d the run stands with %d, not %d", i+1, got, want)
		}
	}
	if ran == 0 {
		t.Error("no company ran")
	}
}
