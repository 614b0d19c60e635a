package table

import (
	"image"
	"image/color"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/game/whatif"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/planning"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// tryingTable returns the table of the sample game, played up to a position, with its what-ifs.
func tryingTable(t testing.TB, a *App, at int) (*Table, *planning.WhatIfs) {
	t.Helper()
	m := playtest.SampleGame(t)
	m.GoTo(min(at, m.Len()))
	m.Cut()
	game := &copied{store: func() {}}
	o := planning.New(a.Shell, game, &whatif.Set{})
	tab := New(a.Shell, m, Hooks{Name: "Friday table", WhatIfs: o})
	game.table = func() *Table { return tab }
	game.here = func(p id.Player) bool { return tab.hooks.Here == nil || tab.hooks.Here(p) }
	return tab, o
}

// copyTable returns the table on which a what-if is played.
func copyTable(w *planning.WhatIf) *Table { return w.Table.(*Table) }

// trial is a what-if on the screen, with the game that it is a copy of.
type trial struct {
	*planning.WhatIf
	all  *planning.WhatIfs
	real *Table
}

// table returns the table on which the what-if is played.
func (w *trial) table() *Table { return copyTable(w.WhatIf) }

// compare opens the comparison, which is in a menu on a phone.
func compare(s *uitest.Screen) {
	if _, ok := s.Find("whatif:compare"); !ok {
		s.Click("whatif:name")
		wait(s)
	}
	s.Click("whatif:compare")
	wait(s)
}

// again begins another what-if where the one on the screen left the game.
func again(s *uitest.Screen) {
	compare(s)
	s.Click("whatif:again")
	wait(s)
	if _, ok := s.Find("compare:dialog"); ok {
		s.Press("Escape")
	} else {
		compare(s)
	}
	wait(s)
}

// playOn plays n actions as the sample game went on from a position.
func playOn(t testing.TB, tab *Table, at, n int) {
	t.Helper()
	log := playtest.SampleGame(t).Log()[at:]
	for _, a := range log[:min(n, len(log))] {
		if r := tab.Play(a); r.Refused() {
			t.Fatal(r)
		}
	}
}

// playOther plays n legal actions, each time the last one that is offered.
func playOther(t testing.TB, tab *Table, n int) {
	t.Helper()
	for range n {
		legal := rules.AppendLegal(nil, tab.desk.View())
		if r := tab.Play(legal[len(legal)-1]); r.Refused() {
			t.Fatal(r)
		}
	}
}

// sameGame fails the test if a game is not as its copy.
func sameGame(t *testing.T, m, before *match.Match, when string) {
	t.Helper()
	if m.Len() != before.Len() || m.At() != before.At() || match.CommonLength(m.Log(), before.Log()) != m.Len() ||
		m.View().S != before.View().S {
		t.Errorf("%s: the real game has changed", when)
	}
}

// wait lets the time pass in which a changed step takes no press.
func wait(s *uitest.Screen) {
	s.Invalidate()
	s.Step(time.Second)
}

func TestAWhatIfNeverChangesTheGame(t *testing.T) {
	a := newApp(scenestest.NewHost("en"))
	tab, o := tryingTable(t, a, 120)
	changes := 0
	tab.hooks.Changed = func() { changes++ }
	a.Open(tab)
	before := tab.game.Clone()
	s := uitest.New(t, 1280, 800, 1, a.Draw)
	s.Press("w")
	w := o.Shown()
	if w == nil || a.Top() != w {
		t.Fatal("W opens no what-if")
	}
	playOn(t, copyTable(w), 120, 15)
	wait(s)
	s.Press("Ctrl+z")
	if w.Branch().Plays() != 14 {
		t.Errorf("the branch has %d plays after an undo", w.Branch().Plays())
	}
	s.Click("act:undo")
	if copyTable(w).rewind.moveTo(110); w.Branch().Game.Now() != w.Branch().To {
		t.Error("a what-if goes below its start")
	}
	playOther(t, copyTable(w), 12)
	wait(s)
	again(s)
	playOther(t, copyTable(w), 3)
	wait(s)
	sameGame(t, tab.game, before, "in a what-if")
	if s.Click("whatif:back"); a.Top() != tab || o.Shown() != nil {
		t.Error("back does not lead to the game")
	}
	sameGame(t, tab.game, before, "after a what-if")
	if changes != 0 || len(o.All()) != 2 {
		t.Errorf("%d changes were told, %d branches are kept", changes, len(o.All()))
	}
	s.Press("w")
	wait(s)
	s.Click("whatif:back")
	if len(o.All()) != 2 {
		t.Error("a branch without plays is kept")
	}
}

// TestEveryWhatIfHasItsFrame looks at the pixels of all four edges.
func TestEveryWhatIfHasItsFrame(t *testing.T) {
	for _, c := range []struct{ w, h int }{{1440, 900}, {820, 1180}, {390, 844}, {844, 390}} {
		for _, night := range []bool{false, true} {
			if night && c.h > 900 {
				continue
			}
			s, w := tried(t, "en", c.w, c.h, 1)
			w.Desk().Shell.Prefs.Look = app.PaperLook
			if night {
				w.Desk().Shell.Prefs.Look = app.NightLook
			}
			for _, do := range []struct {
				name string
				do   func()
			}{
				{"map", func() { w.table().layout.showSide(mapSide) }},
				{"market", func() { w.table().layout.showSide(marketSide) }},
				{"history", w.table().history.raise},
				{"comparison", func() { compare(s) }},
				{"tables", w.table().ways.toggleTables},
			} {
				do.do()
				wait(s)
				wait(s)
				if _, ok := s.Find("whatif:mark"); !ok && do.name != "comparison" {
					t.Errorf("%dx%d, %s: no mark", c.w, c.h, do.name)
				}
				if at, ok := edged(s.Show(), s.Theme.WhatIf.Base); !ok {
					t.Fatalf("%dx%d, %s, night %v: no frame at %v", c.w, c.h, do.name, night, at)
				}
			}
		}
	}
}

// edged reports whether all pixels of the frame have a colour, and where one has not.
func edged(m *image.RGBA, c mesh.Color) (image.Point, bool) {
	want := color.RGBA{uint8(c.R*255 + 0.5), uint8(c.G*255 + 0.5), uint8(c.B*255 + 0.5), 255}
	b := m.Bounds()
	edge := 4
	if b.Dx() < 500 || b.Dy() < 500 { // a phone has room for half of it
		edge = 2
	}
	inner := b.Inset(edge)
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			if p := image.Pt(x, y); !p.In(inner) && m.RGBAAt(x, y) != want {
				return p, false
			}
		}
	}
	return image.Point{}, true
}

// TestLeavingAWhatIfLeavesItsHex goes with the keys to a hex in a what-if, then back: in the real game the focus is
// where it was.
func TestLeavingAWhatIfLeavesItsHex(t *testing.T) {
	at := playtest.Positions(playtest.SampleGame(t), "track")[3]
	for _, way := range []string{"whatif:drop", "whatif:back"} {
		for before, after := range map[string]string{"": "act:whatif", "hex:H10": "hex:H10", "act:undo": "act:undo"} {
			a := newApp(scenestest.NewHost("en"))
			tab, o := tryingTable(t, a, at)
			a.Open(tab)
			s := uitest.New(t, 1280, 800, 1, a.Draw)
			wait(s)
			if before != "" {
				s.SetFocus(before)
				wait(s)
			}
			reached := tab.pane.FocusedHex()
			s.Press("w")
			wait(s)
			s.SetFocus("hex:G19")
			s.Press(" ")
			if wait(s); copyTable(o.Shown()).due.Draft().Hex() == 0 {
				t.Fatal("no hex is chosen in the what-if")
			}
			s.Click(way)
			wait(s)
			if a.Top() != app.Place(tab) || s.Focus() != after || tab.pane.FocusedHex() != reached {
				t.Errorf("%s from %q: %q has the focus", way, before, s.Focus())
			}
			if h := tab.due.Draft().Hex(); h != 0 {
				t.Errorf("%s: hex %d is chosen in the game", way, h)
			}
		}
	}
}

func TestAdopt(t *testing.T) {
	a := newApp(scenestest.NewHost("en"))
	tab, o := tryingTable(t, a, 120)
	changes := 0
	tab.hooks.Changed = func() { changes++ }
	a.Open(tab)
	s := uitest.New(t, 1280, 800, 1, a.Draw)
	s.Press("w")
	wait(s)
	if n := s.Must("whatif:adopt"); !n.Disabled {
		t.Error("a branch without plays can be adopted")
	}
	w := o.Shown()
	playOn(t, copyTable(w), 120, 6)
	want := w.Desk().View().S
	wait(s)
	s.Click("whatif:adopt")
	if a.Top() != tab || tab.game.Now() != 126 || *tab.desk.View().S != *want || changes != 1 || len(o.All()) != 0 {
		t.Errorf("the game stands at %d of 126 with %d branches; %d changes were told", tab.game.Now(), len(o.All()), changes)
	}
	wait(s)
	for range 6 {
		s.Press("Ctrl+z")
	}
	if tab.game.Now() != 120 {
		t.Errorf("undo leads from the adopted branch to %d", tab.game.Now())
	}
}

func TestAdoptSaysWhereItStopped(t *testing.T) {
	a := newApp(scenestest.NewHost("en"))
	tab, o := tryingTable(t, a, 120)
	a.Open(tab)
	s := uitest.New(t, 1280, 800, 1, a.Draw)
	me := tab.game.Decider(120)
	tab.hooks.Here = func(p id.Player) bool { return p == me }
	s.Press("w")
	w := o.Shown()
	playOn(t, copyTable(w), 120, 30)
	mine := 0
	for w.Branch().Game.Decider(120+mine) == me {
		mine++
	}
	wait(s)
	s.Click("whatif:adopt")
	wait(s)
	if tab.game.Now() != 120+mine || len(o.All()) != 1 {
		t.Errorf("the game stands at %d, not %d", tab.game.Now(), 120+mine)
	}
	if n := s.Must("notice:text"); !strings.HasPrefix(n.Name, strconv.Itoa(mine)+" of 30") {
		t.Errorf("the notice says %q", n.Name)
	}
}

func TestABranchOfAnotherPositionIsNotAdopted(t *testing.T) {
	a := newApp(scenestest.NewHost("en"))
	tab, o := tryingTable(t, a, 120)
	a.Open(tab)
	s := uitest.New(t, 1280, 800, 1, a.Draw)
	s.Press("h")
	tab.GoTo(60)
	wait(s)
	wait(s)
	s.Click("act:whatif-here")
	w := o.Shown()
	if w == nil || w.Branch().Game.Len() != 60 || tab.game.Len() != 120 {
		t.Fatal("what if from here does not begin there")
	}
	playOther(t, copyTable(w), 3)
	wait(s)
	if n := s.Must("whatif:adopt"); !n.Disabled || !strings.Contains(n.Describe, "60") {
		t.Errorf("it can be adopted: %q", n.Describe)
	}
	s.Click("whatif:back")
	if tab.game.At() != 60 || tab.game.Now() != 120 || !tab.history.open {
		t.Error("the game is not where it was")
	}
}

func TestDiscardCanBeTakenBack(t *testing.T) {
	s, w := tried(t, "en", 1280, 800, 1)
	o := w.all
	gone := w.Branch()
	s.Click("whatif:drop")
	wait(s)
	if len(o.All()) != 1 || w.Desk().Shell.Top() != w.real {
		t.Fatalf("%d branches are left", len(o.All()))
	}
	s.Click("toast:undo")
	wait(s)
	if len(o.All()) != 2 || o.All()[0] != gone || o.Shown() == nil || o.Shown().Branch() != gone {
		t.Error("the branch does not come back")
	}
}

func TestTheComparisonHasTheFigures(t *testing.T) {
	s, w := tried(t, "en", 1440, 900, 1)
	s.Click("whatif:compare")
	wait(s)
	real := w.real
	a := w.all.All()[1] // passes where B sells, and is compared before that
	for p := range int(real.desk.View().S.Players) {
		n := s.Must("figure:1:" + strconv.Itoa(p+1) + ":0")
		want := real.game.Players()[p]
		want += ", " + w.Desk().Speaker().Money(real.desk.View().Worth(id.Player(p+1)))
		for _, v := range []rules.View{w.Branch().End(), a.Game.ViewAt(385)} {
			want += ", " + w.Desk().Speaker().Money(v.Worth(id.Player(p+1)))
		}
		if n.Name != want {
			t.Errorf("the worth is %q, not %q", n.Name, want)
		}
	}
	if n := s.Must("compare:where"); n.Name != "Stands at, SR 7 · 385, SR 7 · 386, SR 7 · 385" {
		t.Errorf("the lines stand at %q", n.Name)
	}
	if n := s.Must("play:A:1"); n.Name != w.Desk().Viewer().PlaysOf(view.Line{Game: a.Game, From: a.From, To: a.To},
		1)[0].Text {
		t.Errorf("the first play of A is %q", n.Name)
	}
	if s.Click("branch:A"); w.Branch().Name != "A" || w.Branch().Game.At() != 393 {
		t.Error("a press on a branch does not turn to it")
	}
}

func TestWhatIfsAreKeptWithTheGame(t *testing.T) {
	h := device(t)
	s := start(t, h, 1280, 800, 1)
	solo := slices.IndexFunc(s.app.Shelf.Games(), func(i *library.Info) bool { return i.Name == "Solo, all four sides" })
	name := s.app.Shelf.Games()[solo].ID
	s.app.Play(name)
	s.Settle()
	p, _ := s.app.bottomGame()
	moves := p.session.Match().Len()
	g, err := library.Samples()[1].Game()
	if err != nil {
		t.Fatal(err)
	}
	s.Press("w")
	for _, a := range g.Log[moves:][:4] {
		if r := copyTable(p.tries.Shown()).Play(a); r.Refused() {
			t.Fatal(r)
		}
	}
	s.Settle()
	s.Tap("whatif:back")
	if p.session.Match().Len() != moves {
		t.Fatal("the real game has changed")
	}
	s.app.Home()
	s.Settle()
	again := start(t, h, 1280, 800, 1)
	again.app.Play(name)
	again.Settle()
	q, _ := again.app.bottomGame()
	if all := q.tries.All(); len(all) != 1 || all[0].Plays() != 4 || q.session.Match().Len() != moves {
		t.Errorf("%d branches are kept", len(all))
	}
	again.Click("act:menu")
	again.Settle()
	again.Tap("menu:branch:A")
	if w := q.tries.Shown(); w == nil || w.Branch().Plays() != 4 {
		t.Error("the menu does not lead to the branch")
	}
}

func TestWhatIfWordsFitBothLanguages(t *testing.T) {
	for _, lang := range []string{"en", "ja"} {
		for _, c := range []struct{ w, h int }{{1024, 640}, {360, 640}, {820, 1180}} {
			s, w := tried(t, lang, c.w, c.h, 1)
			mark := s.Must("whatif:mark")
			buttons := []string{"whatif:back", "whatif:name"}
			if c.w > 400 {
				buttons = append(buttons, "whatif:compare", "whatif:drop", "whatif:adopt")
			}
			for _, b := range buttons {
				r := s.Must(b).Rect.And(mark.Rect)
				if !r.Empty() {
					t.Errorf("%s %dx%d: %s lies over the mark", lang, c.w, c.h, b)
				}
			}
			if mark.Name != w.Desk().Speaker().Say(text.WhatIfMark) {
				t.Errorf("the mark says %q", mark.Name)
			}
		}
	}
}
