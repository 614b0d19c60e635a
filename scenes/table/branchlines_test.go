package table

import (
	"strconv"
	"testing"

	"github.com/hexrail/hexrail/game/save"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/scenes/playtest"
)

func TestBranchesStandInTheHistory(t *testing.T) {
	for _, c := range []struct {
		lang string
		w, h int
	}{{"en", 1440, 900}, {"ja", 820, 1180}} {
		s, w := tried(t, c.lang, c.w, c.h, 1)
		if c.w < 1000 {
			s.Coarse()
		}
		w.table().history.raise()
		wait(s)
		playtest.SavePicture(s, "branches-"+strconv.Itoa(c.w))
		if n := s.Must("hist:branch:" + w.Branch().Name); n.Pressed != ui.On {
			t.Errorf("%d wide: the branch on the screen is not told from others", c.w)
		}
		a := w.all.All()[1]
		var short []string
		for i := a.From; i < a.To; i++ {
			short = append(short, w.Desk().Speaker().Act(a.Game.ViewAt(i), a.Game.Action(i), a.Game.Events(i)).Short())
		}
		if n := s.Must("hist:branch:A"); n.Describe != w.Desk().Speaker().List(short) {
			t.Errorf("%d wide: the branch is described as %q", c.w, n.Describe)
		}
		s.Click("hist:branch:A")
		if w.Branch() != a || w.Branch().Game.At() != a.To {
			t.Errorf("%d wide: a press does not show the branch", c.w)
		}
	}
}

func TestTheHistoryOfTheGameLeadsToItsBranches(t *testing.T) {
	for _, width := range []int{1280, 390} {
		s, w := tried(t, "en", width, 844, 1)
		real := w.real
		s.Click("whatif:back")
		real.history.raise()
		wait(s)
		playtest.SavePicture(s, "branches-game-"+strconv.Itoa(width))
		s.Click("hist:branch:B")
		if shown := w.all.Shown(); shown == nil || shown.Branch().Name != "B" {
			t.Errorf("%d wide: a press does not show the branch", width)
		}
	}
}

func TestAWhatIfIsRenamed(t *testing.T) {
	s, w := tried(t, "en", 1280, 800, 1)
	s.Click("whatif:compare")
	wait(s)
	for _, c := range []struct{ typed, is string }{{"South first", "South first"}, {"A", "South first"}} {
		s.Click("whatif:rename")
		wait(s)
		s.Do(ui.Event{Kind: ui.Edit, ID: "rename:name", Text: c.typed})
		s.Click("rename:save")
		wait(s)
		if w.Branch().Name != c.is {
			t.Errorf("typed %q, the what-if is called %q", c.typed, w.Branch().Name)
		}
	}
	s.Must("notice:text")
	s.Click("notice:ok")
	w.table().history.raise()
	wait(s)
	playtest.SavePicture(s, "branch-renamed")
	if n := s.Must("whatif:name"); n.Name != "What if South first" {
		t.Errorf("the strip says %q", n.Name)
	}
	var list []save.Branch
	w.all.Save(func(kept []save.Branch) { list = kept })
	if len(list) != 2 || list[0].Name != "South first" {
		t.Errorf("%d branches are kept with the game, the first is %q", len(list), list[0].Name)
	}
}
