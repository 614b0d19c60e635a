package scenes

import (
	"strings"
	"testing"

	"hexrail/game/ui/uitest"
	"hexrail/game/view"
)

// pastWhatIf opens a what-if of the sample game at an earlier moment than its present, with n plays on it.
func pastWhatIf(t testing.TB, w, h, n int) (*uitest.Screen, *whatIf) {
	t.Helper()
	a := New(newPlayer("en"))
	tab, o := tryingTable(t, a, 390)
	a.Open(tab)
	s := uitest.New(t, w, h, 1, a.Draw)
	tab.goTo(235)
	wait(s)
	o.begin(tab)
	playOther(t, o.shown.Table, n)
	wait(s)
	return s, o.shown
}

// TestAWhatIfIsComparedAtTheSameMoment opens a what-if long before the end of the game.
func TestAWhatIfIsComparedAtTheSameMoment(t *testing.T) {
	s, w := pastWhatIf(t, 1440, 900, 6)
	s.Click("whatif:compare")
	wait(s)
	d := w.digested()
	if !d.meets[view.SameStep] && !d.meets[view.RoundEnd] && !d.meets[view.SameAt] {
		t.Fatal("the game and the what-if meet nowhere")
	}
	picture(s, "compare-past")
	for p := range view.Points {
		if !d.meets[p] {
			continue
		}
		if w.point = p; w.digested().point != p {
			t.Errorf("point %d is not compared", p)
		}
		wait(s)
		if where := s.Must("compare:where").Name; strings.Contains(where, "390") {
			t.Errorf("point %d: the lines stand at %q", p, where)
		}
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
		if !w.of.set.Rename(w.branch, "Before undo 12") {
			t.Fatal("the name is refused")
		}
		wait(s)
		picture(s, "whatif-row-"+lang)
		mark := s.Must("whatif:mark").Rect
		if mark.W < 100 || !mark.And(s.Must("whatif:back").Rect).Empty() || !mark.And(s.Must("whatif:name").Rect).Empty() {
			t.Errorf("%s: the mark has no room of its own: %v", lang, mark)
		}
		s.Click("whatif:name")
		wait(s)
		picture(s, "whatif-menu-"+lang)
		for _, id := range []string{"whatif:compare", "whatif:adopt", "whatif:drop", "whatif:again", "whatif:rename", "whatif:all"} {
			s.Must(id)
		}
		s.Click("whatif:drop")
		if wait(s); w.of.shown != nil || len(w.of.set.All()) != 1 {
			t.Errorf("%s: the menu does not discard", lang)
		}
	}
}

// TestTheListHasEveryWhatIf goes through fifty what-ifs in the dialog.
func TestTheListHasEveryWhatIf(t *testing.T) {
	s, w := pastWhatIf(t, 390, 844, 3)
	o := w.of
	for range 49 {
		w.again()
		playOther(t, w.Table, 2)
	}
	if n := len(o.set.All()); n != 50 || w.branch.Name != "AX" {
		t.Fatalf("%d what-ifs, the newest is %s", n, w.branch.Name)
	}
	s.Click("whatif:back")
	wait(s)
	if lines := o.menu(); len(lines) != mostLines+1 || lines[mostLines].Text != "All what-ifs: 50" {
		t.Errorf("the menu has %d lines", len(lines))
	}
	real := o.real()
	real.hooks.Branches, real.hooks.AllOf = o.lines, o.allOf
	real.openHistory()
	wait(s)
	picture(s, "whatif-history")
	s.Click("hist:branches")
	wait(s)
	picture(s, "whatif-list")
	if n := s.Must("whatifs:A"); n.Describe != o.about(o.set.All()[49]) {
		t.Errorf("the oldest is described as %q", n.Describe)
	}
	s.Click("whatifs:drop:AX")
	wait(s)
	if len(o.set.All()) != 49 {
		t.Error("the newest is not discarded")
	}
	s.Click("whatifs:AW")
	if wait(s); o.shown == nil || o.shown.branch.Name != "AW" {
		t.Error("a press does not lead to the what-if")
	}
	if n := len(o.lines(3)); n != 3 {
		t.Errorf("the history lists %d", n)
	}
}
