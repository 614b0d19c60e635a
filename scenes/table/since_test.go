package table

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/titles"
)

// TestSinceYourTurn: at the beginning of each turn of the one person at the table a few lines list the actions of the
// computers since the last one, the oldest first and each with whose it was, in stock rounds and operating rounds, on a
// desktop and on a phone; a company that did not run says so beside the fall of its price. A press opens the whole
// card, the own action takes the lines away.
func TestSinceYourTurn(t *testing.T) {
	e, _ := titles.Find("18fl")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range [][2]int{{1280, 800}, {390, 844}} {
		m, err := match.New(title, []string{"Me", "Ada", "Bruno"}, 7)
		if err != nil {
			t.Fatal(err)
		}
		m.SetComputer(2, match.Sensible)
		m.SetComputer(3, match.Sensible)
		host := platformtest.New()
		host.Tags = []string{"en"}
		a := newApp(host)
		a.Prefs.Unhinted = true
		tab := newAgainst(a.Shell, m, Hooks{Name: "Friday"}, &opponents{paused: true})
		a.Open(tab)
		s := uitest.New(t, size[0], size[1], 1, a.Draw)
		player := bot.NewSensible(7)
		stock, operating, idle, last := 0, 0, 0, 0
		for m.Now() < 110 {
			at := m.Now()
			tab.Play(player.Choose(m.View()))
			if m.Now() != at+1 {
				t.Fatalf("action %d is refused", at)
			}
			mine := m.Decider(at) == 1
			if mine {
				last = at + 1
			}
			if m.Decider(m.Now()) != 1 {
				continue
			}
			for range 3 { // until the sheet rests
				s.Invalidate()
				s.Step(time.Second)
			}
			_, told := s.Find("since")
			if n, ok := s.Find("ended"); ok { // the end of a round comes before it
				s.Click("ended:close")
				s.Step(time.Second)
				if _, told = s.Find("since"); !told && !mine {
					t.Errorf("%v: nothing is told behind %q", size, n.Name)
				}
			}
			if !mine && !told {
				t.Fatalf("%v, action %d: nothing is told of what was done from %d on", size, m.Now(), last)
			}
			if !told {
				continue
			}
			said := s.Must("since").Describe
			if strings.Contains(said, "did not run $80 → $75") {
				idle++
			}
			if mine {
				continue
			}
			at = 0
			for _, p := range whoActed(tab, last) {
				k := strings.Index(said[at:], p+" ")
				if k < 0 {
					t.Errorf("%v, action %d: %q tells nothing of %s, or not in order", size, m.Now(), said, p)
				}
				at += k + len(p)
			}
			playtest.SavePicture(s, fmt.Sprintf("since-%d-%d", size[0], m.Now()))
			if tab.desk.See().Header.Operating() {
				operating++
			} else if stock++; stock == 2 {
				s.Click("since")
				s.Step(app.StepLock)
				s.Must("waited:0")
				s.Click("waited:close")
				if _, still := s.Find("since"); still || tab.others.Shown() {
					t.Error("the card is not closed")
				}
			}
		}
		if stock < 5 || operating < 2 || idle == 0 {
			t.Errorf("%v: told in %d turns of stock rounds, %d of companies, %d times of a company that did not run", size,
				stock, operating, idle)
		}
	}
}

// whoActed returns the names of those who have acted since a position, each where it first did: companies, and players
// otherwise.
func whoActed(tab *Table, from int) (names []string) {
	m, seen := tab.game, map[id.Owner]bool{}
	for i := from; i < m.Now(); i++ {
		who := m.ViewAt(i).Base().Actor
		if seen[who] {
			continue
		}
		seen[who] = true
		names = append(names, tab.desk.Speaker().Owner(who))
	}
	return names
}
