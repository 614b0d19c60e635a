package table

import (
	"encoding/json"
	"maps"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/scenes/planning"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// storedGame returns the entry of a game on the device without its what-ifs and the time of the last change.
func storedGame(t *testing.T, h *platformtest.Host, id string) map[string]string {
	t.Helper()
	kept := map[string]string{}
	for key, data := range h.Kept {
		if !strings.Contains(key, id) || strings.HasPrefix(key, "branches:") {
			continue
		}
		kept[key] = string(data)
		if !strings.HasPrefix(key, "info:") {
			continue
		}
		var info map[string]any
		if err := json.Unmarshal(data, &info); err != nil {
			t.Fatal(err)
		}
		for _, besides := range [...]string{"branches", "changed", "rev"} {
			delete(info, besides)
		}
		plain, err := json.Marshal(info)
		if err != nil {
			t.Fatal(err)
		}
		kept[key] = string(plain)
	}
	return kept
}

// TestNothingInAWhatIfReachesTheStoredGame does every kind of work in a what-if that is not adopted, opened at a past
// moment and at the present: the stored game stays the same, byte for byte.
func TestNothingInAWhatIfReachesTheStoredGame(t *testing.T) {
	some := func(t *testing.T, s *started, w *planning.WhatIf) {
		playOther(t, copyTable(w), 3)
		s.Settle()
	}
	menu := func(line string, s *started, w *planning.WhatIf) {
		tab := copyTable(w)
		tab.menu.kind, tab.actions.undoAt = undoMenu, s.Must("act:undo").Rect
		s.Settle()
		s.Tap(line)
	}
	for _, c := range []struct {
		what string
		do   func(t *testing.T, s *started, w *planning.WhatIf)
	}{
		{"undo at once", func(t *testing.T, s *started, w *planning.WhatIf) {
			s.Tap("act:undo")
			s.Press("Ctrl+z")
		}},
		{"play", some},
		{"undo and redo", func(t *testing.T, s *started, w *planning.WhatIf) {
			some(t, s, w)
			for range 5 {
				s.Press("Ctrl+z")
				s.Settle()
			}
			if w.Branch().Plays() != 0 {
				t.Errorf("%d plays are left", w.Branch().Plays())
			}
			s.Press("Ctrl+y")
			s.Settle()
		}},
		{"undo an action by the menu",
			func(t *testing.T, s *started, w *planning.WhatIf) { some(t, s, w); menu("undo:action", s, w) }},
		{"undo the turn", func(t *testing.T, s *started, w *planning.WhatIf) { some(t, s, w); menu("undo:turn", s, w) }},
		{"undo my turn", func(t *testing.T, s *started, w *planning.WhatIf) { some(t, s, w); menu("undo:mine", s, w) }},
		{"undo the round", func(t *testing.T, s *started, w *planning.WhatIf) { some(t, s, w); menu("undo:round", s, w) }},
		{"history", func(t *testing.T, s *started, w *planning.WhatIf) {
			some(t, s, w)
			s.Press("h")
			s.Settle()
			for _, key := range []string{"Home", "ArrowRight", "End", "ArrowLeft", "Shift+ArrowLeft", "ArrowUp"} {
				s.Press(key)
				s.Settle()
			}
			s.Tap("hist:play")
			s.Tap("act:now")
		}},
		{"undo to a moment of the what-if", func(t *testing.T, s *started, w *planning.WhatIf) {
			some(t, s, w)
			s.Press("h")
			s.Press("ArrowLeft")
			s.Settle()
			s.Click("act:undo-here")
			s.Click("act:undo-here")
			if s.Settle(); w.Branch().Plays() != 2 {
				t.Errorf("%d plays are left", w.Branch().Plays())
			}
		}},
		{"a moment before the what-if", func(t *testing.T, s *started, w *planning.WhatIf) {
			some(t, s, w)
			s.Press("h")
			s.Press("Home")
			s.Settle()
			if _, ok := s.Find("act:undo-here"); ok {
				t.Error("the what-if can be undone below its start")
			}
			s.Tap("act:whatif-here")
			some(t, s, w)
		}},
		{"fork, compare, rename", func(t *testing.T, s *started, w *planning.WhatIf) {
			some(t, s, w)
			s.Tap("whatif:compare")
			s.Tap("whatif:again")
			some(t, s, w)
			s.Tap("whatif:differ")
			s.Tap("whatif:rename")
			s.Do(ui.Event{Kind: ui.Edit, ID: "rename:name", Text: "South first"})
			s.Tap("rename:save")
		}},
		{"discard and bring back", func(t *testing.T, s *started, w *planning.WhatIf) {
			some(t, s, w)
			s.Tap("whatif:drop")
			s.Tap("toast:undo")
		}},
		{"leave and look on", func(t *testing.T, s *started, w *planning.WhatIf) {
			some(t, s, w)
			s.Tap("whatif:back")
		}},
		{"hide the page", func(t *testing.T, s *started, w *planning.WhatIf) {
			some(t, s, w)
			s.happen(platform.Event{Kind: platform.Hidden})
		}},
		{"another language", func(t *testing.T, s *started, w *planning.WhatIf) {
			some(t, s, w)
			copyTable(w).menu.switchLanguage()
			s.Press("Ctrl+z")
			s.Settle()
		}},
	} {
		for _, past := range []bool{true, false} {
			name := c.what + ", from the present"
			if past {
				name = c.what + ", from a past moment"
			}
			t.Run(name, func(t *testing.T) {
				h := scenestest.NewHost("en")
				g, err := library.Samples()[1].Game()
				if err != nil {
					t.Fatal(err)
				}
				g.Log, g.At = g.Log[:200], 200
				m, _, err := match.Open(g)
				if err != nil {
					t.Fatal(err)
				}
				o := library.Open(h).Begin(m, func(i *library.Info) { i.Name, i.Game = "Friday table", 4 })
				o.Close()
				id := o.Info().ID
				s := start(t, h, 1280, 800, 1)
				s.app.Play(id)
				s.Settle()
				before := storedGame(t, h, id)
				if len(before) != 201 {
					t.Fatalf("%d entries are stored", len(before))
				}
				if past {
					p, _ := s.app.bottomGame()
					s.Press("h")
					p.GoTo(120)
					s.Settle()
				}
				s.Press("w")
				s.Settle()
				p, _ := s.app.bottomGame()
				c.do(t, s, p.tries.Shown())
				if now := storedGame(t, h, id); !maps.Equal(now, before) {
					t.Error("the stored game has changed in the what-if")
				}
				s.app.Home()
				s.Settle()
				library.Open(h).Load(id, func(o *library.Session, _ *match.Stop, err error) {
					if err != nil || o.Match().Now() != 200 || o.Match().Len() != 200 {
						t.Errorf("the game stands at %d of %d", o.Match().Now(), o.Match().Len())
					}
					o.Store()
				})
				h.Run()
				if now := storedGame(t, h, id); !maps.Equal(now, before) {
					t.Error("the stored game has changed afterwards")
				}
			})
		}
	}
}

// TestUndoSaysWhereAWhatIfBegins presses Undo where there is nothing of the what-if to be undone.
func TestUndoSaysWhereAWhatIfBegins(t *testing.T) {
	a := newApp(scenestest.NewHost("en"))
	tab, o := tryingTable(t, a, 120)
	a.Open(tab)
	s := uitest.New(t, 1280, 800, 1, a.Draw)
	s.Press("w")
	wait(s)
	if n := s.Must("act:undo"); !n.Disabled || n.Describe != planning.Words.AtStart[0] {
		t.Errorf("undo at the start is described as %q", n.Describe)
	}
	s.TakeAnnouncements()
	s.Press("Ctrl+z")
	if said := strings.Join(s.TakeAnnouncements(), "|"); !strings.Contains(said, planning.Words.AtStart[0]) {
		t.Errorf("undo at the start says %q", said)
	}
	if o.Shown().Branch().From != 120 || o.Shown().Branch().Game.Now() != 120 {
		t.Errorf("the what-if begins at %d and stands at %d", o.Shown().Branch().From, o.Shown().Branch().Game.Now())
	}
}
