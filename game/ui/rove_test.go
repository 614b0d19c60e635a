package ui_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mirror"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/uitest"
)

// grid is a screen with a table between two buttons. Some cells of the table hold buttons, which the row after a colon
// lists by column; "=" is a counter.
func grid(t *testing.T, press bool, rows ...string) (s *uitest.Screen, clicked *string) {
	t.Helper()
	clicked = new(string)
	value := 3
	s = uitest.New(t, 400, 300, 1, func(u *ui.UI) {
		button := func(id string, r ui.Rect) {
			if u.Button(id, r, ui.Button{Text: id}) {
				*clicked = id
			}
		}
		button("before", paint.R(0, 0, 100, 30))
		tab := ui.Table{
			ID: "grid", Name: "Grid", Rows: len(rows), Press: press, Selected: len(rows),
			RowID: func(row int) string { return "row" + strconv.Itoa(row) },
			Cell: func(row, col int) ui.Cell {
				holds := strings.Split(rows[row], "|")[col]
				return ui.Cell{Draw: func(r ui.Rect) {
					for i, name := range holds {
						part := r.Columns(i, len(holds), 2)
						switch name {
						case ' ':
						case '=':
							value = u.Counter("count", part, ui.Count{Name: "Count", Less: "Less", More: "More", Now: value, High: 9})
						default:
							button(string(name), part)
						}
					}
				}}
			},
		}
		for range strings.Split(rows[0], "|") {
			tab.Columns = append(tab.Columns, ui.Column{Width: 150})
		}
		u.Table(paint.R(0, 40, 400, 120), tab)
		button("after", paint.R(0, 200, 100, 30))
		u.Key("ArrowLeft")
	})
	return s, clicked
}

// TestGridIsOneStop goes with Tab past a table with many buttons, and with the arrow keys around in it.
func TestGridIsOneStop(t *testing.T) {
	s, clicked := grid(t, false, "a|bc|d", " | |e", "f|gh|i", " | | ", " |j|k")
	for _, c := range []struct{ key, want string }{
		{"Tab", "before"}, {"Tab", "a"}, {"Tab", "after"}, {"Shift+Tab", "a"},
		{"ArrowRight", "b"}, {"ArrowRight", "c"}, {"ArrowDown", "e"}, {"ArrowUp", "d"}, {"ArrowRight", "d"},
		{"Home", "a"}, {"End", "d"}, {"ArrowLeft", "c"}, {"ArrowLeft", "b"}, {"ArrowUp", "b"},
		{"Ctrl+End", "k"}, {"ArrowDown", "k"}, {"ArrowLeft", "j"}, {"ArrowUp", "g"}, {"ArrowRight", "h"}, {"ArrowDown", "j"},
		{"Tab", "after"}, {"Shift+Tab", "j"}, {"Tab", "after"}, {"Tab", "before"}, {"Tab", "j"}, {"Ctrl+Home", "a"},
		{"Shift+Tab", "before"},
	} {
		if s.Press(c.key); s.Focus() != c.want {
			t.Fatalf("%s leads to %q, not %q", c.key, s.Focus(), c.want)
		}
	}
	s.Press("Tab")
	s.Press("Ctrl+End")
	if s.Press("Enter"); *clicked != "k" {
		t.Errorf("Enter presses %q", *clicked)
	}
	if r := s.Must("k").Rect; r.W < 100 || r.H < 10 {
		t.Errorf("what has the focus is out of sight: %v", r)
	}
}

// TestGridOfRows goes through rows that can be pressed and hold buttons: the selected one is the stop.
func TestGridOfRows(t *testing.T) {
	s, _ := grid(t, true, "a|b", " | ", "c| ")
	for _, c := range []struct{ key, want string }{
		{"Tab", "before"}, {"Tab", "row2"}, {"ArrowUp", "row1"}, {"ArrowUp", "row0"}, {"ArrowRight", "a"},
		{"ArrowRight", "b"},
		{"ArrowDown", "row1"}, {"ArrowDown", "row2"}, {"ArrowRight", "c"}, {"ArrowUp", "row1"}, {"Tab", "after"},
	} {
		if s.Press(c.key); s.Focus() != c.want {
			t.Fatalf("%s leads to %q, not %q", c.key, s.Focus(), c.want)
		}
	}
}

// TestRoveInALine goes through the buttons of a group: they lie in one row for the arrow keys.
func TestRoveInALine(t *testing.T) {
	s := uitest.New(t, 400, 300, 1, func(u *ui.UI) {
		u.Open(ui.Node{ID: "group", Role: ui.RoleToolbar, Name: "Group"})
		for i, id := range []string{"a", "b", "c"} {
			u.Button(id, paint.R(0, float32(40*i), 100, 30), ui.Button{Text: id})
		}
		u.Close()
		u.Rove("group")
		u.Button("after", paint.R(0, 200, 100, 30), ui.Button{Text: "after"})
	})
	for _, c := range []struct{ key, want string }{
		{"Tab", "a"}, {"ArrowDown", "b"}, {"ArrowRight", "c"}, {"ArrowRight", "c"}, {"ArrowUp", "b"}, {"Tab", "after"},
		{"Shift+Tab", "b"}, {"Home", "a"}, {"End", "c"}, {"ArrowLeft", "b"},
	} {
		if s.Press(c.key); s.Focus() != c.want {
			t.Fatalf("%s leads to %q, not %q", c.key, s.Focus(), c.want)
		}
	}
}

// TestGridKeepsWhatUsesArrows: a counter in a table changes with the arrow keys, so it stays a stop of its own.
func TestGridKeepsWhatUsesArrows(t *testing.T) {
	s, _ := grid(t, false, "a|b", "c|=")
	for _, c := range []struct{ key, want string }{
		{"Tab", "before"}, {"Tab", "a"}, {"Tab", "count"}, {"ArrowUp", "count"}, {"Tab", "after"},
	} {
		if s.Press(c.key); s.Focus() != c.want {
			t.Fatalf("%s leads to %q, not %q", c.key, s.Focus(), c.want)
		}
	}
	if n := s.Must("count"); n.Now != 4 {
		t.Errorf("the counter says %d", n.Now)
	}
}

// TestGridInTheMirror: assistive technology is given a grid with one stop; a table without controls stays a table.
func TestGridInTheMirror(t *testing.T) {
	for _, c := range []struct{ row, table, cell string }{{"a|b", "grid", "gridcell"}, {" | ", "table", "cell"}} {
		s, _ := grid(t, false, c.row)
		var m mirror.Mirror
		found := map[string]map[string]string{}
		for _, e := range m.Diff(s.UI).Set {
			found[e.ID] = e.Attrs
		}
		if got := found["grid"]["role"]; got != c.table {
			t.Errorf("%q: the table is a %s", c.row, got)
		}
		if got := found["row0:1"]["role"]; got != c.cell {
			t.Errorf("%q: a cell is a %s", c.row, got)
		}
		if _, ok := found["a"]["tabindex"]; ok {
			t.Errorf("%q: Tab passes by the stop", c.row)
		}
		if b, ok := found["b"]; ok && b["tabindex"] != "-1" {
			t.Errorf("%q: Tab leads to a second control", c.row)
		}
	}
}

// TestRegions goes from one part of the screen to the next: each gives the focus to its first control, or to its stop.
func TestRegions(t *testing.T) {
	s := uitest.New(t, 400, 300, 1, func(u *ui.UI) {
		y := float32(0)
		part := func(id string, role ui.Role, names ...string) {
			u.Open(ui.Node{ID: id, Role: role, Name: id})
			for _, name := range names {
				u.Button(name, paint.R(0, y, 100, 20), ui.Button{Text: name})
				y += 25
			}
			u.Close()
		}
		part("bar", ui.RoleBanner, "a", "b")
		part("panel", ui.RoleRegion)
		part("main", ui.RoleMain, "c", "d", "e")
		u.Rove("main")
		part("foot", ui.RoleToolbar, "f")
		if u.Key("F6") {
			u.StepRegion(1)
		}
		if u.Key("Shift+F6") {
			u.StepRegion(-1)
		}
	})
	for _, c := range []struct{ key, want string }{
		{"F6", "a"}, {"Tab", "b"}, {"F6", "c"}, {"ArrowRight", "d"}, {"F6", "f"}, {"Shift+F6", "d"}, {"Shift+F6", "a"},
		{"Shift+F6", "f"}, {"F6", "a"},
	} {
		if s.Press(c.key); s.Focus() != c.want {
			t.Fatalf("%s leads to %q, not %q", c.key, s.Focus(), c.want)
		}
	}
}

// TestKeysBelowADialog: while a dialog or a menu is open the page gets no keys, and each of two dialogs its own Escape.
func TestKeysBelowADialog(t *testing.T) {
	var got []string
	open := []string{"first", "second"}
	s := uitest.New(t, 400, 300, 1, func(u *ui.UI) {
		for _, key := range []string{"g", "Enter", "Escape"} {
			if u.Key(key) {
				got = append(got, key)
			}
		}
		for _, id := range open {
			if u.Dialog(id, ui.Dialog{Title: id, CloseName: "Close", Width: 200, Height: 100}, func(ui.Rect) {
				if u.Key("g") {
					got = append(got, id)
				}
			}) {
				got = append(got, "close "+id)
				open = open[:len(open)-1]
			}
		}
	})
	for range 2 {
		s.Press("g")
		s.Press("Escape")
	}
	s.Press("g")
	if want := "second, close second, first, close first, g"; strings.Join(got, ", ") != want {
		t.Errorf("the keys did %q, not %q", strings.Join(got, ", "), want)
	}
}

// TestFocusOfStackedDialogs opens a dialog above another and closes both: each gives the focus back to the control that
// opened it, although the page was asked to keep the focus when the places changed.
func TestFocusOfStackedDialogs(t *testing.T) {
	depth := 0
	s := uitest.New(t, 400, 300, 1, func(u *ui.UI) {
		u.Open(ui.Node{ID: "main", Role: ui.RoleMain})
		button := func(id string, r ui.Rect, by int) {
			if u.Button(id, r, ui.Button{Text: id}) {
				depth += by
				u.Again()
			}
		}
		button("other", paint.R(0, 0, 100, 30), 0)
		button("first", paint.R(0, 40, 100, 30), 1)
		u.Close()
		for i, id := range []string{"A", "B"} {
			if i < depth && u.Dialog(id, ui.Dialog{Title: id, CloseName: "Close", Width: 300, Height: 200}, func(r ui.Rect) {
				button(id+"1", r.CutTop(30), 0)
				button(id+"2", r.CutTop(30), 1)
			}) {
				depth--
			}
		}
		u.KeepFocus("")
	})
	for _, c := range []struct{ key, want string }{
		{"Tab", "other"}, {"Tab", "first"}, {"Enter", "A1"}, {"Tab", "A2"}, {"Enter", "B1"}, {"Escape", "A2"},
		{"Escape", "first"},
	} {
		if s.Press(c.key); s.Focus() != c.want {
			t.Fatalf("%s leads to %q, not %q", c.key, s.Focus(), c.want)
		}
	}
}
