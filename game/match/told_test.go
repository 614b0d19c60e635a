package match_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/titles"
)

// played returns a game of n actions between quick computers, whose profile's rules are of the newest version.
func played(t *testing.T, e titles.Entry, p rules.Profile, n int) *match.Match {
	t.Helper()
	title, err := e.Build(p, nil)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for i := range e.MinPlayers {
		names = append(names, fmt.Sprintf("P%d", i))
	}
	m, err := match.New(title, names, 1)
	if err != nil {
		t.Fatal(err)
	}
	for chooser := bot.NewQuick(1); m.Len() < n && !m.View().S.End.Over; {
		if r := m.Play(chooser.Choose(m.View())); r.Refused() {
			t.Fatal(r)
		}
	}
	return m
}

// oneMore are corrections that change no money and no order in any game, only the stations and trains left: of each the
// mark of property knows nothing.
var oneMore = map[string]func(t *rules.Title){
	"a station more": func(t *rules.Title) {
		t.Corps = slices.Clone(t.Corps)
		for i := range t.Corps {
			if costs := &t.Corps[i].TokenCosts; len(*costs) > 0 {
				*costs = append(slices.Clone(*costs), 100)
			}
		}
	},
	"a train more": func(t *rules.Title) {
		t.Trains = slices.Clone(t.Trains)
		for i, d := range t.Trains {
			if d.Count > 0 && d.Back == "" && d.Special == 0 {
				t.Trains[i].Count++
				for n := range d.Copies {
					t.Trains[i].Copies[n] += min(d.Copies[n], 1)
				}
			}
		}
	},
}

// TestEveryTitleTellsOfACorrection: in every title and profile a game that was written down before a rule was corrected
// without a version stops, or is known to lead elsewhere.
func TestEveryTitleTellsOfACorrection(t *testing.T) {
	t.Parallel()
	for _, e := range titles.All() {
		for _, p := range e.Profiles() {
			g := played(t, e, p, 150).Game()
			for name, correct := range oneMore {
				corrected := *g.Title
				correct(&corrected)
				today := g
				var err error
				if today.Title, err = rules.New(corrected); err != nil {
					t.Fatalf("%s %s, %s: %v", e.Key, p, name, err)
				}
				m, stop, err := match.Open(today)
				if err != nil {
					t.Fatalf("%s %s, %s: %v", e.Key, p, name, err)
				}
				if stop == nil && !today.Drifted(m) {
					t.Errorf("%s %s: %s is not told", e.Key, p, name)
				}
				if was, _ := today.Differences(recorded(t, g), m.ViewAt(m.Len())); stop == nil && len(was) == 0 {
					t.Errorf("%s %s: %s is no difference", e.Key, p, name)
				}
			}
			larger := *g.Title
			larger.Bank += 100
			today := g
			var err error
			if today.Title, err = rules.New(larger); err != nil {
				t.Fatal(err)
			}
			if m, stop, err := match.Open(today); err != nil || stop == nil && !today.Drifted(m) {
				t.Errorf("%s %s: a larger bank is not told: %v", e.Key, p, err)
			}
		}
	}
}

// recorded returns the position in which a game ends, as a file has it.
func recorded(t *testing.T, g match.Game) []notation.Pair {
	t.Helper()
	m, stop, err := match.Open(g)
	if err != nil || stop != nil {
		t.Fatal(err, stop)
	}
	return notation.Position(m.ViewAt(m.Len()))
}

// TestTurnMark: the second mark covers who acts, the priority, revenue, stations and the trains for sale, each alone.
func TestTurnMark(t *testing.T) {
	e, _ := titles.Find("1830-classic")
	v := played(t, e, rules.Rulebook, 150).View()
	other := id.OfPlayer(1)
	if v.Actor() == other {
		other = id.OfPlayer(2)
	}
	seen := map[uint32]string{match.TurnMark(v): "nothing"}
	for what, change := range map[string]func(s *rules.State){
		"who acts": func(s *rules.State) { s.Frames[s.Depth-1].Actor = other },
		"priority": func(s *rules.State) { s.Priority, s.Turn.Acted = 3-s.Priority, false },
		"revenue":  func(s *rules.State) { s.Corps[1].LastRun += 10 },
		"stations": func(s *rules.State) { s.Corps[1].Used++ },
		"depot":    func(s *rules.State) { s.Trains[slices.Index(s.Trains[1:], id.Initial)+1] = id.Nobody },
	} {
		s := *v.S
		change(&s)
		changed := v
		changed.S = &s
		mark := match.TurnMark(changed)
		if same, ok := seen[mark]; ok {
			t.Errorf("a change of %s has the mark of a change of %s", what, same)
		}
		seen[mark] = what
	}
}
