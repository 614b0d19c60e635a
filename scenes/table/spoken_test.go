package table

import (
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/plan"
	"github.com/hexrail/hexrail/game/programme"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// spoken returns the announcements since it was last called.
func spoken(s *uitest.Screen) string { return strings.Join(s.TakeAnnouncements(), "|") }

// TestWhatIfsAreHeard: who does not see the frame of a what-if hears that it is a copy, each time one is shown, and the
// decision of the game after it.
func TestWhatIfsAreHeard(t *testing.T) {
	a := newApp(scenestest.NewHost("en"))
	tab, o := tryingTable(t, a, 389)
	a.Open(tab)
	s := uitest.New(t, 1280, 800, 1, a.Draw)
	wait(s)
	due := tab.desk.See().Prompt.Spoken
	if said := spoken(s); !strings.Contains(said, due) {
		t.Fatalf("heard at first: %q, not %q", said, due)
	}
	for range 2 {
		o.Begin()
		wait(s)
		if said := spoken(s); !strings.Contains(said, "What if A: a copy, the real game waits.|"+due) {
			t.Errorf("heard in the what-if: %q", said)
		}
		s.Click("whatif:back")
		wait(s)
		if said := spoken(s); said != due {
			t.Errorf("heard after it: %q, not %q", said, due)
		}
	}
}

// TestPlansAreHeard: the plan says on which hex it is, best runs say what they earn when that is known, and the
// decision is heard again after them.
func TestPlansAreHeard(t *testing.T) {
	s, tab, _ := planTable(t, "1830-classic", "en", 1280, 800)
	due := tab.desk.See().Prompt.Spoken
	lay := aLay(t, tab)
	spoken(s)
	s.Press(";")
	rest(s)
	if said := spoken(s); said != "Choose a hex to plan on" {
		t.Errorf("heard in the plan: %q", said)
	}
	pickHex(s, tab, lay.Hex)
	rest(s)
	if said := spoken(s); !strings.Contains(said, "Plan for ") {
		t.Errorf("heard on a hex: %q", said)
	}
	s.Click("sketch:back")
	rest(s)
	if said := spoken(s); said != due {
		t.Errorf("heard after the plan: %q, not %q", said, due)
	}
	s.Press("f")
	settled(t, s, tab)
	rest(s)
	if said := spoken(s); !strings.HasPrefix(said, "Best run of ") || strings.Contains(said, "|") {
		t.Errorf("heard of the best runs: %q", said)
	}
}

// TestTurnsAreHeard: every way to rotate a tile says which hexes its track leads to.
func TestTurnsAreHeard(t *testing.T) {
	s, tab, _ := planTable(t, "1830-classic", "en", 1280, 800)
	var lay rules.LayTile
	for _, h := range tab.due.Draft().Hexes() {
		tab.due.Site.Pick(h)
		rest(s)
		for _, n := range s.Nodes() {
			if strings.HasPrefix(n.ID, "tile:") && !n.Disabled && tab.due.Draft().Chosen() == nil {
				s.Click(n.ID)
				rest(s)
			}
		}
		if tab.due.Draft().Chosen() != nil && len(tab.due.Draft().Chosen().Forms) > 1 {
			break
		}
	}
	if c := tab.due.Draft().Chosen(); c == nil || len(c.Forms) < 2 {
		t.Fatal("no tile has several rotations")
	}
	for _, turn := range []func(){
		func() { s.Press("r") }, func() { s.Press("Shift+r") }, func() { s.Click("sat:turn") },
		func() { tab.due.Site.Pick(tab.due.Draft().Hex()) },
	} {
		spoken(s)
		turn()
		rest(s)
		a, _ := tab.due.Draft().Action()
		lay, _ = draft.LayOf(a)
		if said, ends := spoken(s), draft.DescribeLay(tab.game.Title(), lay); !strings.Contains(said, ends) {
			t.Errorf("heard %q, not %q", said, ends)
		}
	}
}

// TestKeysBeginAtALegalHex: at a step on the map the keyboard is on a hex that can be chosen, not on the button that
// skips the step, and Shift with any arrow key leads to another one if there is any.
func TestKeysBeginAtALegalHex(t *testing.T) {
	s, tab, _ := planTable(t, "1830-classic", "en", 1280, 800)
	legal := map[string]bool{}
	for _, h := range tab.due.Draft().Hexes() {
		legal["hex:"+tab.game.Title().HexName(h)] = true
	}
	s.Press("Tab")
	tab.focus.last = "gone"
	s.SetFocus("gone")
	rest(s)
	if !legal[s.Focus()] {
		t.Fatalf("the focus is on %q", s.Focus())
	}
	for _, key := range []string{"Shift+ArrowUp", "Shift+ArrowDown", "Shift+ArrowLeft", "Shift+ArrowRight"} {
		before := s.Focus()
		s.Press(key)
		rest(s)
		if !legal[s.Focus()] || s.Focus() == before && len(legal) > 1 {
			t.Errorf("%s leads from %q to %q", key, before, s.Focus())
		}
	}
}

// TestGuardsAreHeard: the question of a button that asks once more is heard.
func TestGuardsAreHeard(t *testing.T) {
	s, p := receive(t, 53)
	playUntilAway(t, s, p)
	s.Tap("act:copy")
	s.Tap("share:close")
	spoken(s.Screen)
	s.Tap("act:pass")
	if said := spoken(s.Screen); !strings.Contains(said, "Play for ") {
		t.Errorf("heard %q", said)
	}
}

// TestUndoMenuWithoutActions: with nothing to undo every line of the menu still has its words.
func TestUndoMenuWithoutActions(t *testing.T) {
	s, tab, _ := planTable(t, "1830-classic", "en", 1280, 800)
	tab.rewind.moveTo(0)
	rest(s)
	s.Press("u")
	rest(s)
	if n := s.Must("undo:action"); n.Name == "" || !n.Disabled {
		t.Errorf("the line is %+v", n)
	}
}

// TestKeysOfComputers: the list of keys has those of computers only in games in which computers play.
func TestKeysOfComputers(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	s.Tap("home:new")
	s.Tap("act:start")
	s.Press("?")
	s.Settle()
	for _, n := range s.Nodes() {
		if strings.Contains(n.Name, computerWords.keyPace[0]) {
			t.Errorf("without computers: %q", n.Name)
		}
	}
}

// TestANoteDoesNotHideItsTile: a hex with a planned tile and a note has both on the map.
func TestANoteDoesNotHideItsTile(t *testing.T) {
	s, tab, _ := planTable(t, "1830-classic", "en", 1280, 800)
	lay := aLay(t, tab)
	me := tab.history.owner()
	tab.game.Plans.Replace(plan.Plan{Player: me, Marks: []plan.Mark{{Hex: lay.Hex, Tile: lay.Tile, Note: "first"}}})
	name := tab.game.Title().Tiles.Kind(lay.Tile).Name
	tags := tab.pane.Scene(s.UI).Tags
	if len(tags) == 0 || tags[len(tags)-1].Text != "→ "+name+" · first" {
		t.Errorf("the map has %+v", tags)
	}
}

// TestTakingBackWhatTheOthersHave says that they have it.
func TestTakingBackWhatTheOthersHave(t *testing.T) {
	s, p := receive(t, 53)
	playUntilAway(t, s, p)
	s.Tap("share:close")
	spoken(s.Screen)
	const said = "The others already have"
	p.rewind.undo()
	s.Settle()
	if heard := spoken(s.Screen); strings.Contains(heard, said) {
		t.Errorf("nobody has it yet: %q", heard)
	}
	p.rewind.redo()
	s.Settle()
	s.TapIfShown("share:close")
	s.Tap("act:primary")
	s.Tap("act:copy")
	s.Tap("share:close")
	spoken(s.Screen)
	p.rewind.undo()
	s.Settle()
	if heard := spoken(s.Screen); !strings.Contains(heard, said) {
		t.Errorf("they have it: %q", heard)
	}
}

// TestOwnTurnsAreHeard: an own action and its effects are heard before the next decision, but not those of a computer.
func TestOwnTurnsAreHeard(t *testing.T) {
	m := playtest.SampleOf(t, "1830-classic")
	w, at := view.New(m, text.En), m.Len()-2
	for len(w.Account(at)) < 3 {
		at--
	}
	made, told := m.Action(at), w.Account(at)
	for _, computer := range []bool{false, true} {
		m.GoTo(at)
		m.Cut()
		by := m.Decider(at)
		if computer {
			m.SetComputer(by, match.Easy)
		}
		a := newApp(scenestest.NewHost("en"))
		tab := New(a.Shell, m, Hooks{})
		a.Open(tab)
		s := uitest.New(t, 1280, 800, 1, a.Draw)
		wait(s)
		spoken(s)
		if r := tab.Play(made); r.Refused() {
			t.Fatal(r)
		}
		s.Invalidate()
		s.Step(0)
		if said := spoken(s); strings.HasPrefix(said, strings.Join(told, " ")) == computer {
			t.Errorf("a computer %v, heard: %q; done: %q", computer, said, told)
		}
	}
}

// TestProgrammesAndUndoAreHeard: the action of a programme is heard before the decision that follows, and so is an undo
// or a redo, even if the decision has the same words.
func TestProgrammesAndUndoAreHeard(t *testing.T) {
	game := playtest.SampleGame(t)
	h, tab := seatAt(t, game, stockRound(t, game, 1), 1280, 800)
	me := tab.desk.View().Actor().Player()
	due := func() string { return tab.desk.See().Prompt.Spoken }
	heard := func(what, before string) {
		t.Helper()
		h.S.Invalidate()
		h.S.Step(0)
		if said, want := spoken(h.S), before+"|"+due(); said != want {
			t.Errorf("heard of %s: %q, not %q", what, said, want)
		}
	}
	h.Wait()
	mine := due()
	spoken(h.S)
	tab.orders.give(programme.Programme{Player: me, Do: programme.Pass, Until: programme.Until{Round: true}})
	heard("the programme", "Automatic: "+tab.desk.Viewer().Sentence(tab.game.Now()-1))
	tab.said.last = mine // as when the same player was asked again meanwhile
	tab.rewind.undo()
	heard("the undo", "Undo the pass")
	tab.rewind.redo()
	heard("the redo", "Redo the pass")
}

// TestKeysDoNotBeginAside: the keyboard begins at a choice of the step, not at one that is legal at any time, such as
// bankruptcy; and a disabled button does not say its words twice.
func TestKeysDoNotBeginAside(t *testing.T) {
	for _, share := range []float64{0, 0.05, 0.1, 0.15} {
		s, tab, _ := planTableAt(t, "1830-classic", "en", share, 1280, 800)
		aside := slices.ContainsFunc(s.Nodes(), func(n ui.Node) bool { return strings.HasPrefix(n.ID, choice.Aside) })
		if n, ok := s.Find(tab.focus.option); ok && strings.HasPrefix(n.Parent, choice.Aside) {
			t.Errorf("at %v the keyboard begins at %s", share, n.ID)
		} else if aside {
			return
		}
		if b := s.Must("act:primary"); b.Disabled && b.Describe == b.Name {
			t.Errorf("the button says %q twice", b.Name)
		}
	}
	t.Error("no step has an aside")
}

// TestJapanesePunctuation: names that assistive technology reads in Japanese have the full-width colon and the Japanese
// comma, on every page of a desktop and a phone, and say no word twice in a row.
func TestJapanesePunctuation(t *testing.T) {
	told := map[string]bool{}
	for _, key := range []string{"1860", "1822pnw", "18fl"} {
		m := playtest.SampleOf(t, key)
		for i, at := range []int{3, m.Len() / 3, m.Len() / 2, m.Len() * 2 / 3} {
			size := [...]int{1280, 390}[i%2]
			s := start(t, scenestest.NewHost("ja"), size, 800, 1)
			g := m.Clone()
			g.GoTo(at)
			g.Cut()
			s.app.Open(New(s.app.Shell, g, Hooks{}))
			s.Settle()
			names := append(playtest.NamesOf(m), "Vancouver, BC", "Vancouver, WA") // some of which have a comma
			read := func() {
				for _, n := range s.Nodes() {
					if told[n.ID] {
						continue
					}
					for _, name := range names {
						n.Name, n.Describe = strings.ReplaceAll(n.Name, name, ""), strings.ReplaceAll(n.Describe, name, "")
					}
					for _, said := range [...]string{n.Name, n.Describe} {
						if strings.Contains(said, ": ") || strings.Contains(said, ", ") || strings.Contains(said, "資金 会社資金") {
							told[n.ID] = true
							t.Errorf("%s, position %d: %s is read as %q", key, at, n.ID, said)
						}
					}
				}
			}
			read()
			for _, n := range s.Nodes() {
				if n.Role == ui.RoleTab {
					s.Click(n.ID)
					s.Settle()
					read()
				}
			}
		}
	}
}
