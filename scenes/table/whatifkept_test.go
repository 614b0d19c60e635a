package table

import (
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// playAnother plays an action in the present that is not the one that was undone there.
func playAnother(t *testing.T, tab *Table) {
	t.Helper()
	next := tab.game.Now()
	for _, a := range slices.Backward(rules.AppendLegal(nil, tab.desk.View())) {
		if next == tab.game.Len() || !rules.SameAction(a, tab.game.Action(next)) {
			if r := tab.Play(a); r.Refused() {
				t.Fatal(r)
			}
			return
		}
	}
	t.Fatal("nothing else can be played")
}

// TestWhatWasUndoneStaysAsAWhatIf undoes a long part of a stored game, by "Undo to here" or action by action, and plays
// something else: the cut part is a what-if, on the device too, leads back, and can be adopted.
func TestWhatWasUndoneStaysAsAWhatIf(t *testing.T) {
	for _, c := range []struct {
		lang, name string
		undo       func(s *started, p *playing)
	}{
		{"en", "Before undo", func(s *started, p *playing) {
			s.Press("h")
			p.GoTo(170)
			s.Settle()
			if n := s.Must("act:note"); !strings.Contains(n.Name, tableWords.undoKeeps[0]) {
				t.Errorf("undo to here says %q", n.Name)
			}
			s.Click("act:undo-here")
			if n := s.Must("act:undo-here"); n.Name != "Undo 30 actions?" {
				t.Errorf("undo to here asks %q", n.Name)
			}
			s.Tap("act:undo-here")
		}},
		{"ja", "取り消し前", func(s *started, p *playing) {
			for range 30 {
				s.Press("Ctrl+z")
			}
			s.Settle()
		}},
	} {
		h := scenestest.NewHost(c.lang)
		scenestest.KeepSamples(t, h)
		s := start(t, h, 1280, 800, 1)
		stored := s.app.Shelf.Copies(4)[0].ID
		s.app.Play(stored)
		s.Settle()
		p, _ := s.app.bottomGame()
		end := *p.game.ViewAt(200).S
		if c.undo(s, p); p.game.Now() != 170 || p.game.Len() != 200 {
			t.Fatalf("%s: undone to %d of %d", c.lang, p.game.Now(), p.game.Len())
		}
		playAnother(t, p.Table)
		s.Settle()
		s.app.Home()
		s.Settle()

		s = start(t, h, 1280, 800, 1)
		s.app.Play(stored)
		s.Settle()
		p, _ = s.app.bottomGame()
		all := p.tries.All()
		if p.game.Len() != 171 || len(all) != 1 || all[0].Name != c.name || all[0].From != 170 || *all[0].End().S != end {
			t.Fatalf("%s: %d actions, %d branches", c.lang, p.game.Len(), len(all))
		}
		s.Press("Ctrl+z")
		s.Settle()
		s.Click("act:menu")
		s.Settle()
		s.Tap("menu:branch:" + c.name)
		if n := s.Must("whatif:name"); n.Name != c.name {
			t.Errorf("%s: the strip says %q", c.lang, n.Name)
		}
		s.Tap("whatif:adopt")
		if p.game.Len() != 200 || *p.game.View().S != end {
			t.Errorf("%s: the game has %d actions after the what-if was adopted", c.lang, p.game.Len())
		}
		if left := p.tries.All(); len(left) != 1 || left[0].Plays() != 1 {
			t.Errorf("%s: what the adopted branch replaced is not kept", c.lang)
		}
	}
}

// TestANewerLinkKeepsWhatWasUndoneHere opens a link that goes on from a position to which the stored game was taken
// back.
func TestANewerLinkKeepsWhatWasUndoneHere(t *testing.T) {
	s := start(t, device(t), 1280, 800, 1)
	id := s.app.Shelf.Copies(4)[0].ID
	s.app.Play(id)
	s.Settle()
	p, _ := s.app.bottomGame()
	p.rewind.moveTo(150)
	s.Settle()
	s.app.Home()
	s.Settle()
	m := p.game.Clone()
	m.Cut()
	tab := New(s.app.Shell, m, Hooks{})
	playOther(t, tab, 3)
	g := m.Game()
	g.ID = 4
	f, err := share.Encode(g)
	if err != nil {
		t.Fatal(err)
	}
	s.happen(platform.Event{Kind: platform.Pasted, Text: "https://example.org/#g=" + f})
	q, ok := s.app.bottomGame()
	if !ok || q.game.Len() != 153 {
		t.Fatal("the newer state is not taken over")
	}
	if all := q.tries.All(); len(all) != 1 || !all[0].Undone || all[0].From != 150 || all[0].To != 200 {
		t.Errorf("%d branches are kept", len(all))
	}
}
