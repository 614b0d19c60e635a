package table

import (
	"flag"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/computer"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/scenes/advice"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/titles"
)

var advised = flag.Int("advised", 2, "positions of each title, profile and screen in which moves are suggested")

// TestSuggestedMoves asks for suggestions in positions of games between computers. Hard would choose the same in that
// seat; every consequence that is said of a choice comes true, the means are those of the games played ahead, and the
// button chooses the named action in the panel, or plays it.
func TestSuggestedMoves(t *testing.T) {
	for _, e := range titles.All() {
		for _, p := range e.Profiles() {
			t.Run(e.Key+"/"+p.String(), func(t *testing.T) {
				t.Parallel()
				title, err := e.Build(p, nil)
				if err != nil {
					t.Fatal(err)
				}
				moves, figures := 0, 0
				for n := range *advised {
					if read, ok := suggested(t, title, playersOf(e, n), n); ok {
						moves, figures = moves+1, figures+read
					}
				}
				t.Logf("%d suggestions in %d positions, all of them the choice of Hard; %d figures recomputed", moves, *advised,
					figures)
			})
		}
	}
}

// suggested asks for one suggestion after some actions of computers, and takes it. It returns the number of figures
// that were recomputed, or false if nothing is suggested there.
func suggested(t *testing.T, title *rules.Title, players, n int) (figures int, ok bool) {
	t.Helper()
	names := make([]string, players)
	for i := range names {
		names[i] = "Player " + strconv.Itoa(i+1)
	}
	m, err := match.New(title, names, uint64(n)+1)
	if err != nil {
		t.Fatal(err)
	}
	computers := slices.Repeat([]bot.Player{bot.NewSensible(uint64(n))}, players)
	for range 12 + (n*37+len(title.Key)*11)%260 {
		if m.View().S.End.Over || m.Play(listed(m.View(), bot.Choose(m.View(), computers))).Refused() {
			break
		}
	}
	w, h := screenOf(n + 1) // a phone first
	hand, tab := sit(t, m, w, h)
	f := &freely{Hand: hand, tab: tab, n: n, players: players, pressed: map[string]int{}}
	f.S.Blind = true
	if tab.suggest() == nil {
		return 0, false // the game is over, or bids are secret
	}
	f.S.Press("a")
	d, opened := tab.app.Top().(*advice.Dialog)
	if !opened {
		t.Fatalf("%s %d: nothing opens", title.Key, n)
	}
	if !d.HasWork() {
		t.Fatalf("%s %d: nothing is thought about", title.Key, n)
	}
	for d.Rest(f.S.UI) {
	}
	f.S.Blind = *playtest.Pictures == ""
	f.S.Invalidate()
	f.S.Step(time.Second)
	if !f.S.Blind {
		f.S.Save(filepath.Join(*playtest.Pictures, fmt.Sprintf("advice-%s-%s-%d.png", title.Key, title.Profile, n)))
	}
	f.follow(d)
	return f.read, true
}

// TestSuggestedBidNamesItsCard: where there are bids on many cards, the suggestion says on which one.
func TestSuggestedBidNamesItsCard(t *testing.T) {
	e, _ := titles.Find("1822pnw-short")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(title, []string{"Aiko", "Ben", "Chiara"}, 1)
	if err != nil {
		t.Fatal(err)
	}
	hand, tab := sit(t, m, 1280, 800)
	hand.S.Press("a")
	d := tab.app.Top().(*advice.Dialog)
	for d.Rest(hand.S.UI) {
	}
	for _, c := range d.Choices() {
		bid, isBid := c.Action.(rules.Bid)
		if card := tab.desk.Speaker().Private(bid.Private); !isBid || !strings.HasSuffix(c.Name, " · "+card) {
			t.Errorf("the suggestion is %q", c.Name)
		}
	}
}

// follow checks the suggestion on the screen and takes it.
func (f *freely) follow(d *advice.Dialog) {
	m, v := f.tab.game, f.tab.desk.View()
	where := fmt.Sprintf("%s, game %d, action %d, step %s", m.Title().Key, f.n, m.Len()+1, v.InCharge().Name())
	var again computer.Adviser
	for !again.Think(m.Clone(), 1<<30) {
	}
	list, want := d.Choices(), again.Choices(advice.Most)
	hard := bot.NewSearch(m.Seed(), bot.Hard)
	if len(list) == 0 || len(list) != len(want) || !rules.SameAction(list[0].Action, hard.Choose(v)) {
		f.T.Fatalf("%s: %d choices, Hard would play another", where, len(list))
	}
	for i, c := range list {
		if !rules.SameAction(c.Action, want[i].Action) || c.Worth != want[i].Worth || c.Rival != want[i].Rival ||
			rules.Check(v, c.Action).Refused() {
			f.T.Errorf("%s: choice %d is %s", where, i, notation.Action(f.Title, c.Action))
		}
		if slices.ContainsFunc(list[:i], func(o advice.Choice) bool {
			a, b := rules.OperandsOf(o.Action), rules.OperandsOf(c.Action)
			return o.Name == c.Name && (a.Corp != b.Corp || a.Private != b.Private)
		}) {
			f.T.Errorf("%s: %q names the choices of two companies or privates", where, c.Name)
		}
		var said []told
		for _, row := range c.Rows {
			said = append(said, told{"effect", strings.TrimSpace(row.Label + " " + row.Value + " " + row.Change)})
		}
		f.courseOf(v, []rules.Action{c.Action}).holds(said)
	}
	f.S.Click("advice:0:do")
	if f.S.Step(time.Second); m.Len() == f.tab.game.Len() && m.Now() == m.Len() && f.tab.desk.View().S == v.S {
		if got := f.tab.due.Draft().Actions(); len(got) != 1 || !rules.SameAction(got[0], list[0].Action) {
			f.T.Errorf("%s: %v is chosen instead of %s", where, got, notation.Action(f.Title, list[0].Action))
		}
		return
	}
	if got := m.Action(m.Len() - 1); !rules.SameAction(got, list[0].Action) {
		f.T.Errorf("%s: %s was played instead of %s", where, notation.Action(f.Title, got),
			notation.Action(f.Title, list[0].Action))
	}
}
