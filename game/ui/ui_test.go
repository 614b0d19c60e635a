package ui_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/uitest"
)

func TestEveryClickCountsHoweverSlowTheFrame(t *testing.T) {
	var order string
	s := uitest.New(t, 300, 200, 1, func(u *ui.UI) {
		for i, name := range []string{"a", "b"} {
			if u.Button(name, paint.R(10, float32(10+50*i), 100, 40), ui.Button{Text: name}) {
				order += name
			}
		}
		if u.Key("Enter") {
			order += "!"
		}
	})
	click := func(y float32) []ui.Event {
		return []ui.Event{{Kind: ui.PointerDown, X: 50, Y: y}, {Kind: ui.PointerUp, X: 50, Y: y}}
	}
	var all []ui.Event
	all = append(all, click(30)...)
	all = append(all, click(80)...)
	all = append(all, ui.Event{Kind: ui.KeyDown, Key: "Enter"})
	all = append(all, click(30)...)
	s.Do(all...)
	if order != "ab!a" {
		t.Errorf("happened in the order %q, want ab!a", order)
	}
}

func TestButton(t *testing.T) {
	clicks, disabled := 0, false
	s := uitest.New(t, 300, 200, 1, func(u *ui.UI) {
		if u.Button("go", paint.R(10, 10, 100, 40), ui.Button{Text: "Go", Disabled: disabled, Describe: "Not yet"}) {
			clicks++
		}
	})
	s.Click("go")
	if clicks != 1 {
		t.Fatalf("%d clicks, want 1", clicks)
	}
	s.Do(ui.Event{Kind: ui.PointerDown, X: 20, Y: 20}, ui.Event{Kind: ui.PointerUp, X: 200, Y: 150})
	s.Do(ui.Event{Kind: ui.PointerDown, X: 20, Y: 20}, ui.Event{Kind: ui.PointerCancel},
		ui.Event{Kind: ui.PointerUp, X: 20, Y: 20})
	if clicks != 1 {
		t.Errorf("letting go beside the button, or cancelling, counts as a click")
	}
	s.Do(ui.Event{Kind: ui.Activate, ID: "go"})
	if clicks != 2 {
		t.Errorf("activation by the keyboard does nothing")
	}
	disabled = true
	s.Do(ui.Event{Kind: ui.Activate, ID: "go"})
	s.Click("go")
	if clicks != 2 {
		t.Errorf("a disabled button can be pressed")
	}
	if n := s.Must("go"); !n.Disabled || n.Describe != "Not yet" {
		t.Errorf("the node does not say why: %+v", n)
	}
}

func TestNothingIsDrawnWhileNothingHappens(t *testing.T) {
	passes := 0
	s := uitest.New(t, 300, 200, 1, func(u *ui.UI) {
		passes++
		u.Button("go", paint.R(10, 10, 100, 40), ui.Button{Text: "Go"})
	})
	before := passes
	if s.Step(time.Second) || passes != before {
		t.Error("a pass was computed without reason")
	}
	if _, ok := s.Next(); ok {
		t.Error("another picture is planned without reason")
	}
}

func TestTooltipAfterRest(t *testing.T) {
	s := uitest.New(t, 300, 200, 1, func(u *ui.UI) {
		u.Button("go", paint.R(10, 10, 40, 40), ui.Button{Icon: icon.Undo, Name: "Undo"})
	})
	s.Do(ui.Event{Kind: ui.PointerMove, X: 20, Y: 20})
	plain := append([]byte(nil), s.Show().Pix...)
	wait, ok := s.Next()
	if !ok || wait <= 0 {
		t.Fatal("nothing is planned while the mouse rests on a button")
	}
	if !s.Step(wait) || string(s.Show().Pix) == string(plain) {
		t.Error("no tooltip appeared")
	}
}

// TestNoTooltipRepeatsTheButton rests on a disabled button whose words already name the missing choice.
func TestNoTooltipRepeatsTheButton(t *testing.T) {
	s := uitest.New(t, 300, 200, 1, func(u *ui.UI) {
		u.Button("go", paint.R(10, 10, 140, 40), ui.Button{Text: "Choose a hex", Describe: "Choose a hex", Disabled: true})
	})
	s.Do(ui.Event{Kind: ui.PointerMove, X: 20, Y: 20})
	plain := append([]byte(nil), s.Show().Pix...)
	if s.Step(2*time.Second) && string(s.Show().Pix) != string(plain) {
		t.Error("a tooltip appeared")
	}
}

func list(rows *int) func(u *ui.UI) {
	return func(u *ui.UI) {
		*rows = 0
		u.Scroll("list", paint.R(0, 0, 200, 100), func(c ui.Rect) float32 {
			for i := range 1000 {
				r := paint.R(c.X, c.Y+float32(i)*20, c.W, 20)
				if r.Bottom() <= 0 || r.Y >= 100 {
					continue
				}
				*rows++
				u.Button(fmt.Sprintf("row:%d", i), r, ui.Button{Text: "Row", Name: fmt.Sprintf("Row %d", i)})
			}
			return 1000 * 20
		})
	}
}

func TestLongListDrawsOnlyWhatIsSeen(t *testing.T) {
	rows := 0
	s := uitest.New(t, 200, 100, 1, list(&rows))
	if rows > 6 {
		t.Errorf("%d rows drawn, want at most 6", rows)
	}
	s.Do(ui.Event{Kind: ui.Wheel, X: 50, Y: 50, DY: 200})
	if _, ok := s.Find("row:10"); !ok || rows > 6 {
		t.Errorf("after scrolling by 200 row 10 is not first, or %d rows were drawn", rows)
	}
	s.Do(ui.Event{Kind: ui.Wheel, X: 50, Y: 50, DY: 1e6})
	s.Must("row:999")
}

// TestEndStaysAtTheEnd presses End in a list that then gets less room and more rows, until it is scrolled again.
func TestEndStaysAtTheEnd(t *testing.T) {
	height, rows := float32(100), 50
	s := uitest.New(t, 200, 100, 1, func(u *ui.UI) {
		r := paint.R(0, 0, 200, height)
		u.Open(ui.Node{ID: "list", Role: ui.RoleList, Name: "List", Rect: r, Stop: true})
		defer u.Close()
		u.Scroll("list", r, func(c ui.Rect) float32 {
			for i := range rows {
				u.Text(fmt.Sprintf("row:%d", i), paint.R(c.X, c.Y+float32(i)*20, c.W, 20), "Row", u.Body())
			}
			return float32(rows) * 20
		})
	})
	bottom := func() float32 { return s.Must(fmt.Sprintf("row:%d", rows-1)).Rect.Bottom() }
	s.SetFocus("list")
	s.Press("End")
	height, rows = 60, 70
	s.Invalidate()
	s.Step(time.Second)
	if bottom() != 60 {
		t.Errorf("the last row ends at %v, not at 60", bottom())
	}
	if s.Press("ArrowUp"); bottom() <= 60 {
		t.Error("it cannot be scrolled away from the end")
	}
}

// TestScrollInTakesOnePass: a list that grows and is scrolled to its last row is drawn once, at its new end.
func TestScrollInTakesOnePass(t *testing.T) {
	rows, passes := 50, 0
	s := uitest.New(t, 200, 100, 1, func(u *ui.UI) {
		passes++
		r, height := paint.R(0, 0, 200, 100), float32(rows)*20
		u.ScrollIn("list", r, height-20, 20, height)
		u.Scroll("list", r, func(c ui.Rect) float32 {
			u.Text("last", paint.R(c.X, c.Y+height-20, c.W, 20), "Last", u.Body())
			return height
		})
	})
	for rows = range 200 {
		passes = 0
		s.Invalidate()
		s.Step(time.Second)
		if at := s.Must("last").Rect.Bottom(); passes != 1 || rows >= 5 && at != 100 {
			t.Fatalf("%d rows: %d passes, the last ends at %v", rows, passes, at)
		}
	}
}

func TestDragOnAButtonScrollsTheList(t *testing.T) {
	rows := 0
	s := uitest.New(t, 200, 100, 1, list(&rows))
	s.Drag(50, 90, 50, 10, true)
	s.Must("row:7")
}

// TestARowThatMovesSidewaysLetsTheListScroll drags a finger over a row in a list, along it and across.
func TestARowThatMovesSidewaysLetsTheListScroll(t *testing.T) {
	moved, top := float32(0), float32(0)
	s := uitest.New(t, 200, 100, 1, func(u *ui.UI) {
		u.Scroll("list", paint.R(0, 0, 200, 100), func(c ui.Rect) float32 {
			top = c.Y
			moved += u.Sideways("row", c.CutTop(60)).DX
			return 300
		})
	})
	s.Drag(150, 40, 50, 50, true)
	if moved != -100 || top != 0 {
		t.Errorf("along the row it moves by %v, and the list begins at %v", moved, top)
	}
	s.Drag(150, 50, 140, 10, true)
	if moved != -100 || top >= 0 {
		t.Errorf("across the row it has moved by %v, and the list begins at %v", moved, top)
	}
}

func TestFocusScrollsIntoView(t *testing.T) {
	rows := 0
	s := uitest.New(t, 200, 100, 1, list(&rows))
	s.Do(ui.Event{Kind: ui.FocusIn, ID: "row:4", Visible: true})
	if n := s.Must("row:4"); n.Rect.Bottom() > 100 || n.Rect.H < 20 {
		t.Errorf("row 4 is at %v, want all of it in view", n.Rect)
	}
}

// TestSeekShowsANode: what is sought is in sight in the next picture, also if it was drawn before it was sought, and
// leads where something else wants to scroll. Later the list can be scrolled away.
func TestSeekShowsANode(t *testing.T) {
	passes := 2
	s := uitest.New(t, 200, 100, 1, func(u *ui.UI) {
		r := paint.R(0, 0, 200, 100)
		u.Scroll("list", r, func(c ui.Rect) float32 {
			for i := range 20 {
				u.Button(fmt.Sprintf("row:%d", i), paint.R(c.X, c.Y+float32(i)*30, 150, 30), ui.Button{Text: "Row"})
			}
			if passes < 2 {
				u.ScrollTo("list", r, 150, 30)
			}
			return 600
		})
		if passes++; passes == 1 {
			u.Seek("row:15")
		}
	})
	passes = 0
	s.Invalidate()
	s.Step(time.Second)
	if n := s.Must("row:15"); n.Rect.Bottom() > 100 || n.Rect.H < 30 {
		t.Errorf("row 15 is at %v, want all of it in view", n.Rect)
	}
	s.Do(ui.Event{Kind: ui.Wheel, X: 50, Y: 50, DY: -600})
	if n := s.Must("row:0"); n.Rect.H < 30 {
		t.Errorf("the list cannot be scrolled to its top: %v", n.Rect)
	}
}

// TestFocusInATableScrollsThePage gives the focus to a button in a table that is in a longer page.
func TestFocusInATableScrollsThePage(t *testing.T) {
	s := uitest.New(t, 200, 100, 1, func(u *ui.UI) {
		u.Scroll("page", paint.R(0, 0, 200, 100), func(c ui.Rect) float32 {
			u.Table(paint.R(0, c.Y+300, 200, 300), ui.Table{
				ID: "tab", Name: "Runs", Columns: []ui.Column{{Width: 200}}, Rows: 3,
				Cell: func(row, _ int) ui.Cell {
					return ui.Cell{Draw: func(r ui.Rect) { u.Button(fmt.Sprintf("cell:%d", row), r, ui.Button{Text: "Run"}) }}
				},
			})
			return 600
		})
	})
	s.Do(ui.Event{Kind: ui.FocusIn, ID: "cell:1", Visible: true})
	if n := s.Must("cell:1"); n.Rect.Bottom() > 100 || n.Rect.H < 20 {
		t.Errorf("the cell is at %v, want all of it in view", n.Rect)
	}
}

func TestTabMovesTheFocus(t *testing.T) {
	got := ""
	s := uitest.New(t, 300, 200, 1, func(u *ui.UI) {
		for i, id := range []string{"a", "b", "c"} {
			if u.Button(id, paint.R(10, float32(10+50*i), 100, 40), ui.Button{Text: id}) {
				got += id
			}
		}
	})
	s.Press("Tab")
	s.Press("Tab")
	s.Press("Enter")
	s.Press("Shift+Tab")
	s.Press("Enter")
	if got != "ba" {
		t.Errorf("pressed %q, want ba", got)
	}
}

func TestDialogCoversThePage(t *testing.T) {
	open, below := true, 0
	s := uitest.New(t, 800, 600, 1, func(u *ui.UI) {
		if u.Button("below", paint.R(0, 0, 100, 40), ui.Button{Text: "Below"}) {
			below++
		}
		if open && u.Dialog("dlg", ui.Dialog{Title: "Share", CloseName: "Close", Width: 400, Height: 300}, func(r ui.Rect) {
			u.Button("dlg:ok", r.CutTop(44), ui.Button{Text: "OK"})
		}) {
			open = false
		}
	})
	if !s.Must("below").Inert || s.Must("dlg:ok").Inert {
		t.Error("only what is below the dialog must be inert")
	}
	s.Click("dlg:ok")
	if !open {
		t.Error("a press inside closed the dialog")
	}
	s.Click("below")
	if below != 0 || open {
		t.Error("a press beside the dialog must close it and do nothing else")
	}
	open = true
	s.Step(time.Millisecond)
	s.Invalidate()
	s.Step(time.Millisecond)
	s.Press("Escape")
	if open {
		t.Error("Escape does not close the dialog")
	}
}

func TestChoices(t *testing.T) {
	place, part := 0, 0
	s := uitest.New(t, 400, 200, 1, func(u *ui.UI) {
		cs := []ui.Choice{{ID: "t:map", Text: "Map"}, {ID: "t:market", Text: "Market"}}
		place = u.NavBar("places", "View", paint.R(0, 0, 300, 34), cs, place)
		ps := []ui.Choice{{ID: "p:en", Text: "English"}, {ID: "p:ja", Text: "日本語"}}
		part = u.Segments("lang", "Language", paint.R(0, 50, 300, 36), ps, part)
	})
	s.Click("t:market")
	s.Click("p:ja")
	if place != 1 || part != 1 {
		t.Fatalf("chosen %d and %d, want 1 and 1", place, part)
	}
	if s.Must("t:market").Selected != ui.On || s.Must("p:en").Checked != ui.Off {
		t.Error("the nodes do not tell what is chosen")
	}
	s.Do(ui.Event{Kind: ui.FocusIn, ID: "t:market"}, ui.Event{Kind: ui.KeyDown, Key: "ArrowLeft"})
	if place != 0 || s.Focus() != "t:map" {
		t.Error("the arrow key does not move to the place before")
	}
}

func TestSlider(t *testing.T) {
	v := 10
	s := uitest.New(t, 400, 100, 1, func(u *ui.UI) {
		v = u.Slider("hist", paint.R(0, 0, 218, 40), ui.Slider{Name: "History", Max: 100, Value: v, Words: "action"})
	})
	s.Do(ui.Event{Kind: ui.PointerDown, X: 109, Y: 16}, ui.Event{Kind: ui.PointerUp, X: 109, Y: 16})
	if v != 50 {
		t.Errorf("a click in the middle gives %d, want 50", v)
	}
	s.Drag(109, 16, 400, 16, false)
	if v != 100 {
		t.Errorf("dragged to the end: %d", v)
	}
	s.Do(ui.Event{Kind: ui.FocusIn, ID: "hist"}, ui.Event{Kind: ui.KeyDown, Key: "ArrowLeft"},
		ui.Event{Kind: ui.KeyDown, Key: "Shift+ArrowLeft"})
	if v != 89 {
		t.Errorf("one back and a page back: %d, want 89", v)
	}
}

func table(pressed *ui.Pressed) func(u *ui.UI) {
	return func(u *ui.UI) {
		cols := []ui.Column{{Title: "Company", Width: 100}}
		for i := range 8 {
			cols = append(cols, ui.Column{Title: fmt.Sprintf("C%d", i), Width: 80, Align: paint.Right})
		}
		if p := u.Table(paint.R(0, 0, 300, 200), ui.Table{
			ID: "tab", Name: "Companies", Columns: cols, Rows: 40, Press: true, Sortable: true,
			RowID: func(i int) string { return fmt.Sprintf("row:%d", i) },
			Cell:  func(r, c int) ui.Cell { return ui.Cell{Text: fmt.Sprintf("%d.%d", r, c)} },
		}); p != (ui.Pressed{}) {
			*pressed = p
		}
	}
}

func TestTable(t *testing.T) {
	var pressed ui.Pressed
	s := uitest.New(t, 300, 200, 1, table(&pressed))
	first := s.Must("row:0:0").Rect
	if !s.Must("row:0:5").Rect.Empty() || !s.Must("row:30").Rect.Empty() {
		t.Error("a column and a row that are out of sight take up room")
	}
	s.Do(ui.Event{Kind: ui.Wheel, X: 100, Y: 100, DX: 300})
	if got := s.Must("row:0:0").Rect; got != first {
		t.Errorf("the first column moved from %v to %v", first, got)
	}
	if s.Must("row:0:5").Rect.Empty() {
		t.Error("the column is not scrolled into sight")
	}
	s.Click("row:2")
	if pressed.Row != 3 {
		t.Errorf("pressed %+v, want the third row", pressed)
	}
	s.Click("tab:head:4")
	if pressed.Head != 5 {
		t.Errorf("pressed %+v, want the fifth head", pressed)
	}
}

// TestSignOfAColumn: the mark of a column is before its title where both have room, in its place where it would be cut,
// and else nowhere.
func TestSignOfAColumn(t *testing.T) {
	for width, want := range map[float32]bool{120: true, 70: false, 40: true} {
		drawn := false
		s := uitest.New(t, 300, 200, 1, func(u *ui.UI) {
			cols := []ui.Column{{Title: "Company", Width: 100},
				{Title: "Player 1", Width: width, Sign: func(float32, float32) { drawn = true }}}
			u.Table(paint.R(0, 0, 300, 200),
				ui.Table{ID: "tab", Name: "Companies", Columns: cols, Rows: 1, Cell: func(int, int) ui.Cell { return ui.Cell{} }})
		})
		if name := s.Must("tab:head:1").Name; drawn != want || name != "Player 1" {
			t.Errorf("%v wide: the mark is drawn: %t; the head is called %q", width, drawn, name)
		}
	}
}

// TestLastColumnIsHeld: a table that holds its last column shows it however far it is scrolled, and its buttons have
// the focus without scrolling. Where both ends would leave no room for the rest it scrolls too.
func TestLastColumnIsHeld(t *testing.T) {
	for _, c := range []struct {
		last float32
		held bool
	}{{100, true}, {170, false}} {
		s := uitest.New(t, 300, 200, 1, func(u *ui.UI) {
			cols := []ui.Column{{Width: 100}, {Width: 90}, {Width: 90}, {Width: 90}, {Width: c.last}}
			u.Table(paint.R(0, 0, 300, 200), ui.Table{
				ID: "tab", Name: "Companies", Columns: cols, Rows: 3, Held: true,
				RowID: func(i int) string { return fmt.Sprintf("row:%d", i) },
				Cell: func(r, k int) ui.Cell {
					if k == 4 {
						return ui.Cell{Draw: func(in ui.Rect) { u.Button(fmt.Sprintf("buy:%d", r), in, ui.Button{Text: "Buy"}) }}
					}
					return ui.Cell{Text: "10"}
				},
			})
		})
		if held := !s.Must("buy:1").Rect.Empty(); held != c.held {
			t.Errorf("last column %v wide: in sight before it is scrolled to: %v", c.last, held)
		}
		middle := s.Must("row:0:1").Rect
		s.Do(ui.Event{Kind: ui.FocusIn, ID: "buy:1", Visible: true})
		if stays := s.Must("row:0:1").Rect == middle; stays != c.held {
			t.Errorf("last column %v wide: the others stay when a button in it has the focus: %v", c.last, stays)
		}
		s.Do(ui.Event{Kind: ui.Wheel, X: 100, Y: 100, DX: 900})
		if last := s.Must("buy:1").Rect; last.Right() != 300 || s.Must("row:0:3").Rect.Empty() {
			t.Errorf("last column %v wide: its button is at %v after scrolling to the end", c.last, last)
		}
	}
}

func TestToastsGoAway(t *testing.T) {
	s := uitest.New(t, 300, 200, 1, func(u *ui.UI) {
		if u.Button("copy", paint.R(10, 10, 100, 40), ui.Button{Text: "Copy"}) {
			u.Toast("Link copied")
		}
	})
	s.Click("copy")
	if said := s.TakeAnnouncements(); len(said) != 1 {
		t.Errorf("announced %q", said)
	}
	with := append([]byte(nil), s.Show().Pix...)
	wait, ok := s.Next()
	if !ok {
		t.Fatal("the toast stays for ever")
	}
	s.Step(wait)
	if string(s.Show().Pix) == string(with) {
		t.Error("the toast is still there")
	}
}

func TestLongPressExplainsInsteadOfPressing(t *testing.T) {
	clicked, other := false, false
	s := uitest.New(t, 300, 200, 1, func(u *ui.UI) {
		p := u.PressButton("go", paint.R(10, 10, 100, 40), ui.Button{Text: "Go"})
		clicked, other = clicked || p.Clicked, other || p.Other
	})
	s.Do(ui.Event{Kind: ui.PointerDown, X: 30, Y: 30, Touch: true})
	wait, ok := s.Next()
	if !ok {
		t.Fatal("nothing is planned while a finger rests")
	}
	s.Step(wait)
	s.Do(ui.Event{Kind: ui.PointerUp, X: 30, Y: 30, Touch: true})
	if !other || clicked {
		t.Errorf("explained %v, pressed %v; want only the first", other, clicked)
	}
}

// TestTapOnABusyPage: a tap stays one where the page was busy in the meantime, and hears late that the finger has left. A
// finger that has not left is heard a moment later.
func TestTapOnABusyPage(t *testing.T) {
	clicks, others := 0, 0
	s := uitest.New(t, 300, 200, 1, func(u *ui.UI) {
		p := u.PressButton("go", paint.R(10, 10, 100, 40), ui.Button{Text: "Go"})
		if p.Clicked {
			clicks++
		}
		if p.Other {
			others++
		}
	})
	down := ui.Event{Kind: ui.PointerDown, X: 30, Y: 30, Touch: true}
	up := ui.Event{Kind: ui.PointerUp, X: 30, Y: 30, Touch: true}
	s.Do(down)
	s.Step(700 * time.Millisecond)
	s.Do(up)
	if clicks != 1 || others != 0 {
		t.Errorf("%d clicks, %d long presses, want a click", clicks, others)
	}
	s.Do(down)
	s.Step(700 * time.Millisecond)
	wait, ok := s.Next()
	if !ok {
		t.Fatal("nothing is planned while a finger rests")
	}
	s.Step(wait)
	s.Do(up)
	if clicks != 1 || others != 1 {
		t.Errorf("%d clicks, %d long presses, want one of each", clicks, others)
	}
}

func TestAreaGestures(t *testing.T) {
	var dx, zoom, wheel float32
	zoom = 1
	double := false
	s := uitest.New(t, 300, 200, 1, func(u *ui.UI) {
		g := u.Area("map", paint.R(0, 0, 300, 200))
		dx += g.DX
		wheel += g.WheelY
		zoom *= g.Zoom
		double = double || g.Double
	})
	s.Drag(10, 10, 110, 10, false)
	s.Do(ui.Event{Kind: ui.Wheel, X: 10, Y: 10, DY: 30}, ui.Event{Kind: ui.Pinch, X: 10, Y: 10, Zoom: 1.5})
	if dx != 100 || wheel != 30 || zoom != 1.5 {
		t.Errorf("dragged %v, wheel %v, zoom %v; want 100, 30, 1.5", dx, wheel, zoom)
	}
	for range 2 {
		s.Do(ui.Event{Kind: ui.PointerDown, X: 50, Y: 50}, ui.Event{Kind: ui.PointerUp, X: 50, Y: 50})
	}
	if !double {
		t.Error("two quick clicks are no double click")
	}
}

// TestDoubleClicksAreInOnePlace clicks the same area quickly in two places, and then three times in one.
func TestDoubleClicksAreInOnePlace(t *testing.T) {
	doubles := 0
	s := uitest.New(t, 300, 200, 1, func(u *ui.UI) {
		if u.Area("map", paint.R(0, 0, 300, 200)).Double {
			doubles++
		}
	})
	click := func(x float32) {
		s.Do(ui.Event{Kind: ui.PointerDown, X: x, Y: 50, Touch: true}, ui.Event{Kind: ui.PointerUp, X: x, Y: 50, Touch: true})
	}
	click(50)
	if click(150); doubles != 0 {
		t.Error("clicks in two places are a double click")
	}
	click(154)
	if click(152); doubles != 1 {
		t.Errorf("a third click makes %d double clicks, want 1", doubles)
	}
}

// TestWhatIsThrownGlides lifts a finger from a list and from an area while it moves, and after it has come to rest.
func TestWhatIsThrownGlides(t *testing.T) {
	rows, thrown := 0, float32(0)
	s := uitest.New(t, 200, 200, 1, func(u *ui.UI) {
		list(&rows)(u)
		thrown += u.Area("map", paint.R(0, 100, 200, 100)).ThrowX
	})
	drag := func(y, dx, dy float32, rest time.Duration) {
		s.Do(ui.Event{Kind: ui.PointerDown, X: 100, Y: y, Touch: true})
		for i := float32(0); i < 4; i++ {
			s.Step(15 * time.Millisecond)
			s.Do(ui.Event{Kind: ui.PointerMove, X: 100 + dx*(i+1), Y: y + dy*(i+1), Touch: true})
		}
		s.Step(rest)
		s.Do(ui.Event{Kind: ui.PointerUp, X: 100 + 4*dx, Y: y + 4*dy, Touch: true})
	}
	glides := func() (frames int) {
		for ; s.Step(15 * time.Millisecond); frames++ {
			if frames > 1000 {
				t.Fatal("a list glides for ever")
			}
		}
		return frames
	}
	drag(90, 0, -16, 0)
	if n := glides(); n < 10 {
		t.Errorf("a list that was thrown glides for %d frames", n)
	}
	drag(10, 0, 20, 200*time.Millisecond)
	if n := glides(); n > 1 {
		t.Errorf("a list on which a finger rested glides for %d frames", n)
	}
	for range 6 {
		drag(10, 0, 20, 0)
		glides()
	}
	s.Must("row:0")
	if drag(10, 0, 20, 0); glides() > 1 {
		t.Error("a list glides on beyond its end")
	}
	if drag(150, 16, 0, 0); thrown < 900 || thrown > 1100 {
		t.Errorf("thrown at %v dp per second, want 1000", thrown)
	}
}

func TestChord(t *testing.T) {
	cases := []struct {
		key         string
		ctrl, shift bool
		want        string
	}{
		{"g", false, false, "g"},
		{"G", false, true, "Shift+g"},
		{"?", false, true, "?"},
		{"Z", true, true, "Ctrl+Shift+z"},
		{"ArrowLeft", false, true, "Shift+ArrowLeft"},
	}
	for _, c := range cases {
		if got := ui.Chord(c.key, c.ctrl, c.shift); got != c.want {
			t.Errorf("Chord(%q, %v, %v) = %q, want %q", c.key, c.ctrl, c.shift, got, c.want)
		}
	}
}

func BenchmarkTablePass(b *testing.B) {
	var pressed ui.Pressed
	s := uitest.New(b, 1280, 800, 1, table(&pressed))
	b.ReportAllocs()
	for b.Loop() {
		s.Invalidate()
		s.Step(time.Millisecond)
	}
}

func TestDialogTakesTheFocusAndGivesItBack(t *testing.T) {
	open := false
	s := uitest.New(t, 800, 600, 1, func(u *ui.UI) {
		if u.Button("share", paint.R(0, 0, 100, 40), ui.Button{Text: "Share"}) {
			open = true
		}
		if open && u.Dialog("dlg", ui.Dialog{Title: "Share", CloseName: "Close", Width: 400, Height: 300}, func(r ui.Rect) {
			u.Button("dlg:ok", r.CutTop(44), ui.Button{Text: "OK"})
		}) {
			open = false
		}
	})
	s.Press("Tab")
	s.Press("Enter")
	s.Step(time.Millisecond)
	if got := s.Focus(); got != "dlg:ok" {
		t.Errorf("the focus is on %q in the dialog", got)
	}
	s.Press("Escape")
	if got := s.Focus(); got != "share" {
		t.Errorf("the focus is on %q after the dialog", got)
	}
}

func TestFocusedControlComesBeforeShortcuts(t *testing.T) {
	v, steps := 5, 0
	s := uitest.New(t, 400, 100, 1, func(u *ui.UI) {
		if u.Key("ArrowRight") {
			steps++
		}
		v = u.Slider("hist", paint.R(0, 0, 218, 40), ui.Slider{Name: "History", Max: 100, Value: v})
	})
	s.Press("ArrowRight")
	s.Do(ui.Event{Kind: ui.FocusIn, ID: "hist"})
	s.Press("ArrowRight")
	if v != 6 || steps != 1 {
		t.Errorf("the slider is at %d after %d steps, want 6 after 1", v, steps)
	}
}

// TestOnlyThePictureIsPainted: the passes for events paint nothing, and the picture after them shows their changes.
func TestOnlyThePictureIsPainted(t *testing.T) {
	var blind []bool
	s := uitest.New(t, 300, 200, 1, func(u *ui.UI) {
		blind = append(blind, u.P.Blind)
		u.Button("go", paint.R(10, 10, 100, 40), ui.Button{Text: "Go"})
	})
	before := len(s.P.Mesh().Vertices)
	blind = nil
	s.Do(ui.Event{Kind: ui.PointerMove, X: 200, Y: 150}, ui.Event{Kind: ui.KeyDown, Key: "x"})
	if want := []bool{true, true, false}; !slices.Equal(blind, want) {
		t.Errorf("blind passes %v, want %v", blind, want)
	}
	if n := len(s.P.Mesh().Vertices); n != before || n == 0 {
		t.Errorf("%d corners are painted, before the events %d", n, before)
	}
}

// TestNoMovementRests: a program that reduces movement by itself draws no more pictures than any other.
func TestNoMovementRests(t *testing.T) {
	s := uitest.New(t, 300, 200, 1, func(u *ui.UI) { u.Surface.Reduced = true })
	s.Step(time.Second)
	if s.Step(time.Second) {
		t.Error("a picture is drawn though nothing has changed")
	}
}

// TestPassesThatAreNotShownDrawNothing: the picture after a request for another pass is drawn by the last pass alone,
// however many ask.
func TestPassesThatAreNotShownDrawNothing(t *testing.T) {
	for asks, drawn := range [][]bool{{true}, {false, true}, {false, false, true}, {false, false, true}} {
		var have []bool
		s := uitest.New(t, 200, 100, 1, func(u *ui.UI) {
			if len(have) < asks {
				u.Again()
			}
			have = append(have, !u.P.Blind)
		})
		have = nil
		s.Invalidate()
		s.Step(time.Millisecond)
		if !slices.Equal(have, drawn) {
			t.Errorf("%d passes ask for another: drawn are %v, not %v", asks, have, drawn)
		}
	}
}

// TestAPressNeedsNoOtherPass: a change by a press is in the picture, above the button too, without Again.
func TestAPressNeedsNoOtherPass(t *testing.T) {
	count := 0
	s := uitest.New(t, 200, 100, 1, func(u *ui.UI) {
		u.Node(ui.Node{ID: "count", Role: ui.RoleText, Name: fmt.Sprint(count), Rect: paint.R(0, 0, 200, 40)})
		if u.Button("more", paint.R(0, 50, 200, 40), ui.Button{Text: "More"}) {
			count++
		}
	})
	s.Click("more")
	if got := s.Must("count").Name; got != "1" {
		t.Errorf("the picture after a press shows %s", got)
	}
}
