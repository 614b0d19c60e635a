package ui_test

import (
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/uitest"
)

func TestMenu(t *testing.T) {
	open, got := true, -1
	s := uitest.New(t, 400, 300, 1, func(u *ui.UI) {
		if !open {
			return
		}
		i, closed := u.Menu("menu", "Menu", paint.R(350, 10, 40, 40), []ui.Item{
			{ID: "m:home", Text: "Home"}, {ID: "m:end", Text: "End the game", Disabled: true, Describe: "It has not begun"},
			{ID: "m:names", Text: "Names", Checked: ui.On},
		})
		if closed {
			open, got = false, i
		}
	})
	if s.Focus() != "m:home" {
		t.Errorf("the focus is on %q, want the first item", s.Focus())
	}
	s.Click("m:end")
	if !open {
		t.Error("a disabled item closed the menu")
	}
	s.Press("ArrowUp")
	if s.Focus() != "m:names" {
		t.Errorf("the focus is on %q, want the last item", s.Focus())
	}
	s.Click("m:names")
	if open || got != 2 {
		t.Errorf("open %v, chosen %d; want the third item and the menu closed", open, got)
	}
}

func TestSwitchesAndCounters(t *testing.T) {
	on, n := false, 3
	s := uitest.New(t, 400, 300, 1, func(u *ui.UI) {
		on = u.Switch("sw", paint.R(0, 0, 300, 44), "Names", on)
		n = u.Counter("n", paint.R(0, 100, 200, 44),
			ui.Count{Name: "Shares", Less: "Fewer", More: "More", Words: "shares", Now: n, Low: 1, High: 4})
	})
	s.Click("sw")
	s.Click("n:more")
	s.Click("n:more")
	if !on || n != 4 {
		t.Errorf("switch %v, number %d; want true, 4", on, n)
	}
	if !s.Must("n:more").Disabled {
		t.Error("the number can grow beyond its end")
	}
}

func TestSheetFollowsTheFingerAndSettles(t *testing.T) {
	at := 0
	s := uitest.New(t, 390, 800, 1, func(u *ui.UI) {
		at = u.Sheet("sheet", "Step", u.Screen(), []float32{200, 350, 700}, at, func(r ui.Rect) {
			u.Button("lay", r.CutTop(52), ui.Button{Text: "Lay"})
		})
	})
	top := func() float32 { return s.Must("sheet:grip").Rect.Y }
	if top() != 600 {
		t.Fatalf("the sheet begins at %v, want 600", top())
	}
	s.Drag(200, 608, 200, 560, true)
	for range 5 {
		s.Step(100 * time.Millisecond)
	}
	if at != 1 || top() != 450 {
		t.Errorf("after a flick up height %d at %v, want 1 at 450", at, top())
	}
	s.Drag(200, 458, 200, 780, true)
	if at != 0 {
		t.Errorf("dragged to the foot: height %d, want 0", at)
	}
	for _, y := range []float32{630, 750} { // by a button, and by nothing at all
		if s.Drag(200, y, 200, y-60, true); at != 1 {
			t.Errorf("dragged up from %v: height %d, want 1", y, at)
		}
		s.Drag(200, 790, 200, 799, true) // less than a drag
		if s.Drag(200, 700, 200, 780, true); at != 0 {
			t.Errorf("dragged down: height %d, want 0", at)
		}
		s.Step(time.Second)
	}
}

// TestRadioButtonIsChecked: a button among others of which one is chosen is checked, not pressed, for a screen reader.
func TestRadioButtonIsChecked(t *testing.T) {
	s := uitest.New(t, 200, 100, 1, func(u *ui.UI) {
		u.Button("a", ui.Rect{W: 80, H: 40}, ui.Button{Text: "A", Chosen: true, Role: ui.RoleRadio})
		u.Button("b", ui.Rect{X: 90, W: 80, H: 40}, ui.Button{Text: "B", Role: ui.RoleRadio})
	})
	for id, want := range map[string]ui.Tri{"a": ui.On, "b": ui.Off} {
		if n := s.Must(id); n.Checked != want || n.Pressed != ui.Absent {
			t.Errorf("%s is checked %v and pressed %v", id, n.Checked, n.Pressed)
		}
	}
}

// TestNoToastCoversAMenu: a toast waits behind an open menu.
func TestNoToastCoversAMenu(t *testing.T) {
	draw := func(told bool) string {
		s := uitest.New(t, 300, 200, 1, func(u *ui.UI) {
			if told {
				u.Toast("Link copied")
				told = false
			}
			u.Menu("menu", "Menu", paint.R(150, 100, 40, 40), []ui.Item{{ID: "m:home", Text: "Home"}})
		})
		s.Step(time.Second)
		return string(s.Show().Pix)
	}
	if draw(true) != draw(false) {
		t.Error("a toast is drawn over the menu")
	}
}

// TestNoToastCoversADialog: a toast is below an open dialog if there is room for it, and waits for its turn if there is
// not enough for two.
func TestNoToastCoversADialog(t *testing.T) {
	s := uitest.New(t, 700, 500, 1, func(u *ui.UI) {
		u.Dialog("d", ui.Dialog{Title: "Title", Width: 400, Height: 380}, func(ui.Rect) {})
	})
	s.Toast("First")
	s.Toast("Second")
	frame, second := s.Must("d").Rect, false
	s.P.Watch = func(said string, _, at paint.Rect) {
		if said == "First" || said == "Second" && !at.And(frame).Empty() {
			t.Errorf("%q is at %v, the dialog at %v", said, at, frame)
		}
		second = second || said == "Second"
	}
	s.Invalidate()
	s.Step(time.Second)
	if !second {
		t.Error("the second toast is not shown")
	}
}

// TestFocusOutsideAnAreaDoesNotScrollIt: the button below a list gets the focus, and the list stays at its beginning
// although its content, cut off at the button, would reach that far down.
func TestFocusOutsideAnAreaDoesNotScrollIt(t *testing.T) {
	s := uitest.New(t, 300, 200, 1, func(u *ui.UI) {
		u.Button("start", paint.R(0, 150, 200, 40), ui.Button{Text: "Start"})
		u.Scroll("list", paint.R(0, 0, 200, 100), func(c ui.Rect) float32 {
			u.Text("row", paint.R(c.X, c.Y, c.W, 20), "Row", u.Body())
			return 300
		})
	})
	s.Press("Tab")
	if row := s.Must("row").Rect; s.Focus() != "start" || row.H != 20 {
		t.Errorf("the focus is on %s, and %v dp of the first row are in sight", s.Focus(), row.H)
	}
}

// TestDialogGrowsWithText: large text gets a larger dialog, as far as the screen allows.
func TestDialogGrowsWithText(t *testing.T) {
	for scale, want := range map[float32]paint.Rect{0.9: paint.R(0, 0, 400, 500), 1.3: paint.R(0, 0, 520, 650),
		1.5: paint.R(0, 0, 600, 668)} {
		s := uitest.New(t, 900, 700, 1, func(u *ui.UI) {
			u.TextScale = scale
			u.Dialog("d", ui.Dialog{Title: "Title", Width: 400, Height: 500}, func(ui.Rect) {})
		})
		if r := s.Must("d").Rect; !ui.SameLength(r.W, want.W) || !ui.SameLength(r.H, want.H) {
			t.Errorf("text %v: %v by %v", scale, r.W, r.H)
		}
	}
}
