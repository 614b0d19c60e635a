package table

import (
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// pastWhatIf opens a what-if of the sample game at an earlier moment than its present, with n plays on it.
func pastWhatIf(t testing.TB, w, h, n int) (*uitest.Screen, *trial) {
	t.Helper()
	a := newApp(scenestest.NewHost("en"))
	tab, o := tryingTable(t, a, 390)
	a.Open(tab)
	s := uitest.New(t, w, h, 1, a.Draw)
	tab.GoTo(235)
	wait(s)
	o.Begin()
	playOther(t, copyTable(o.Shown()), n)
	wait(s)
	return s, &trial{o.Shown(), o, tab}
}

// TestAWhatIfIsComparedAtTheSameMoment opens a what-if long before the end of the game.
func TestAWhatIfIsComparedAtTheSameMoment(t *testing.T) {
	s, _ := pastWhatIf(t, 1440, 900, 6)
	s.Click("whatif:compare")
	wait(s)
	playtest.SavePicture(s, "compare-past")
	met := 0
	for p := range view.Points {
		at := "compare:at:" + strconv.Itoa(int(p))
		if _, ok := s.Find(at); !ok {
			continue
		}
		met++
		s.Click(at)
		wait(s)
		if s.Must(at).Checked != ui.On {
			t.Errorf("point %d is not compared", p)
		}
		if where := s.Must("compare:where").Name; strings.Contains(where, "390") {
			t.Errorf("point %d: the lines stand at %q", p, where)
		}
	}
	if met < 2 {
		t.Error("there is nothing to choose where the lines are compared")
	}
	panel := s.Must("compare:title").Rect
	for _, id := range []string{"whatif:again", "whatif:differ"} {
		if r := s.Must(id).Rect; r.Y > panel.Bottom()+60 {
			t.Errorf("%s lies %v below the heading", id, r.Y-panel.Bottom())
		}
	}
}

func TestThePhoneHasOneRowForAWhatIf(t *testing.T) {
	for _, lang := range []string{"en", "ja"} {
		s, w := tried(t, lang, 390, 844, 1)
		s.Coarse()
		wait(s)
		if r := s.Must("whatif").Rect; r.H > 50 {
			t.Errorf("%s: the strip is %v high", lang, r.H)
		}
		s.Click("whatif:name")
		wait(s)
		s.Click("whatif:rename")
		wait(s)
		s.Do(ui.Event{Kind: ui.Edit, ID: "rename:name", Text: "Before undo 12"})
		s.Click("rename:save")
		wait(s)
		playtest.SavePicture(s, "whatif-row-"+lang)
		mark := s.Must("whatif:mark").Rect
		if mark.W < 100 || !mark.And(s.Must("whatif:back").Rect).Empty() || !mark.And(s.Must("whatif:name").Rect).Empty() {
			t.Errorf("%s: the mark has no room of its own: %v", lang, mark)
		}
		s.Click("whatif:name")
		wait(s)
		playtest.SavePicture(s, "whatif-menu-"+lang)
		for _, id := range []string{"whatif:compare", "whatif:adopt", "whatif:drop", "whatif:again", "whatif:rename",
			"whatif:all"} {
			s.Must(id)
		}
		s.Click("whatif:drop")
		if wait(s); w.all.Shown() != nil || len(w.all.All()) != 1 {
			t.Errorf("%s: the menu does not discard", lang)
		}
	}
}

// TestTheListHasEveryWhatIf goes through fifty what-ifs in the dialog.
func TestTheListHasEveryWhatIf(t *testing.T) {
	s, w := pastWhatIf(t, 390, 844, 3)
	o := w.all
	for range 49 {
		wait(s)
		again(s)
		playOther(t, w.table(), 2)
	}
	if n := len(o.All()); n != 50 || w.Branch().Name != "AX" {
		t.Fatalf("%d what-ifs, the newest is %s", n, w.Branch().Name)
	}
	s.Click("whatif:back")
	wait(s)
	if lines := o.Menu(); len(lines) != 4 || lines[3].Text != "All what-ifs: 50" {
		t.Errorf("the menu has %d lines", len(lines))
	}
	w.real.history.raise()
	wait(s)
	playtest.SavePicture(s, "whatif-history")
	s.Click("hist:branches")
	wait(s)
	playtest.SavePicture(s, "whatif-list")
	if n := s.Must("whatifs:A"); !strings.Contains(n.Describe, "action 235, 3 plays: ") {
		t.Errorf("the oldest is described as %q", n.Describe)
	}
	s.Click("whatifs:drop:AX")
	wait(s)
	if len(o.All()) != 49 {
		t.Error("the newest is not discarded")
	}
	s.Click("whatifs:AW")
	if wait(s); o.Shown() == nil || o.Shown().Branch().Name != "AW" {
		t.Error("a press does not lead to the what-if")
	}
	if n := len(o.Lines(3)); n != 3 {
		t.Errorf("the history lists %d", n)
	}
}
