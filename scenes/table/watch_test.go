package table

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
)

// drawn is a line of text on the screen.
type drawn struct {
	text  string
	rect  ui.Rect // what is seen of it
	after int     // what was drawn before it of what hides things
}

// watch collects the lines of text of a pass and what was drawn over them, and says what is wrong.
type watch struct {
	lines   []drawn
	covers  []ui.Rect // opaque shapes in drawing order
	cut     []drawn   // lines that end with dots
	clipped []drawn   // lines of which a part lies outside what is seen
	halved  []halved  // lines of which the upper or lower part does, or all
	names   []string  // of players and games, which may be cut
	tokens  []string  // letters on tokens, which may lie in stacks
	clip    func() ui.Rect
}

// halved is a line that is not seen in its whole height.
type halved struct {
	drawn
	clip ui.Rect // what is seen where it lies
}

// on has a screen tell what it draws.
func (w *watch) on(s *uitest.Screen) {
	w.clip = s.P.ClipRect
	s.P.Watch, s.P.Cover = w.line, func(r ui.Rect) { w.covers = append(w.covers, r) }
}

// clear forgets the last pass.
func (w *watch) clear() {
	*w = watch{names: w.names, tokens: w.tokens, clip: w.clip, covers: w.covers[:0], lines: w.lines[:0]}
}

// isName reports whether a text is cut in a name or behind one: names may be cut, figures and words may not.
func (w *watch) isName(s string) bool {
	for _, n := range w.names {
		if s != "" && strings.HasPrefix(n, s) || strings.Contains(s, n[:min(len(n), 6)]) {
			return true
		}
	}
	return false
}

func (w *watch) line(s string, all, seen ui.Rect) {
	if strings.TrimSpace(s) == "" {
		return
	}
	d := drawn{s, seen, len(w.covers)}
	if w.clip != nil && all.H-seen.H > all.H*0.25 {
		w.halved = append(w.halved, halved{d, w.clip()})
	}
	if seen.Empty() {
		return
	}
	if strings.HasSuffix(s, "...") && !w.isName(strings.TrimSuffix(s, "...")) {
		w.cut = append(w.cut, d)
	}
	if all.W-seen.W > 1.5 {
		w.clipped = append(w.clipped, d)
	}
	w.lines = append(w.lines, d)
}

func (d drawn) String() string { return fmt.Sprintf("%q at %.0f,%.0f", d.text, d.rect.X, d.rect.Y) }

// hidden reports whether a later shape hides that part of a line.
func (w *watch) hidden(d drawn, part ui.Rect, until int) bool {
	for _, c := range w.covers[d.after:until] {
		if c.And(part) == part {
			return true
		}
	}
	return false
}

// below reports whether all of a line is hidden.
func (w *watch) below(d drawn) bool { return w.hidden(d, d.rect.Inset(1), len(w.covers)) }

// stacked reports whether two lines are the letters of tokens.
func (w *watch) stacked(a, b drawn) bool {
	return slices.Contains(w.tokens, a.text) && slices.Contains(w.tokens, b.text)
}

// overlaps returns pairs of texts that lie over each other by more than a hair, where the lower one is in sight.
func (w *watch) overlaps() (pairs []string) {
	for i, a := range w.lines {
		for _, b := range w.lines[:i] {
			both := a.rect.Inset(0.5).And(b.rect.Inset(0.5))
			if both.W >= 1.5 && both.H >= 2 && !w.hidden(b, both, a.after) && !w.below(a) && !w.stacked(a, b) {
				pairs = append(pairs, fmt.Sprintf("%v over %v", a, b))
			}
		}
	}
	return pairs
}

// Sizes in dp of what may lie on a text: a mark or a button, but not a dialog, a menu or a sheet.
const (
	markW = 260
	markH = 70
)

// marked returns the texts of which a mark or a button hides a part.
func (w *watch) marked() (list []string) {
	for _, d := range w.lines {
		ink := d.rect.Pad(1, d.rect.H*0.14)
		if w.hidden(d, ink, len(w.covers)) {
			continue
		}
		for _, c := range w.covers[d.after:] {
			both := c.And(ink)
			if c.W < markW && c.H < markH && both.W >= 2 && both.H >= 2 && !w.hidden(d, both, len(w.covers)) {
				list = append(list, fmt.Sprintf("%v is covered at %.0f,%.0f", d, both.X, both.Y))
				break
			}
		}
	}
	return list
}

// outside returns the texts on buttons, tabs and the like that reach over the edge of theirs.
func (w *watch) outside(nodes []ui.Node) (list []string) {
	for _, d := range w.lines {
		x, y := d.rect.Center()
		if w.hidden(d, ui.Rect{X: x - 1, Y: y - 1, W: 2, H: 2}, len(w.covers)) {
			continue
		}
		home := ui.Node{}
		for _, n := range nodes {
			switch {
			case !n.Rect.Has(x, y):
			case n.Role == ui.RoleRegion: // a sheet covers what was drawn before it
				home = ui.Node{}
			case n.Focusable() && !n.Inert:
				home = n
			}
		}
		switch home.Role {
		case ui.RoleButton, ui.RoleTab, ui.RoleRadio, ui.RoleMenuItem, ui.RoleMenuCheck:
			if d.rect.X < home.Rect.X-1 || d.rect.Right() > home.Rect.Right()+1 {
				list = append(list, fmt.Sprintf("%v is wider than %s", d, home.ID))
			}
		}
	}
	return list
}

// faults returns what is wrong with the screen as it is, once nothing moves any more.
func (w *watch) faults(s *uitest.Screen) (list []string) {
	settleScreen(s, w)
	for _, d := range w.cut {
		if !w.below(d) {
			list = append(list, fmt.Sprintf("cut: %v", d))
		}
	}
	scrolling := sideways(s)
	for _, d := range w.clipped {
		if !inside(d.rect, scrolling) && !w.below(d) {
			list = append(list, fmt.Sprintf("clipped: %v", d))
		}
	}
	list = append(list, w.halves(s)...)
	list = append(list, w.overEdge()...)
	list = append(list, w.overlaps()...)
	list = append(list, w.marked()...)
	return append(list, w.outside(s.Nodes())...)
}

// halves returns the lines that lie half or wholly beyond the upper or lower edge of what is seen, where nothing
// scrolls. What lies under a dialog is not looked at.
func (w *watch) halves(s *uitest.Screen) (list []string) {
	var dialog ui.Rect
	for _, n := range s.Nodes() {
		if n.Role == ui.RoleDialog || n.Role == ui.RoleMenu {
			dialog = n.Rect
		}
	}
	for _, d := range w.halved {
		under := !dialog.Empty() && dialog.And(d.clip) != d.clip || w.hidden(d.drawn, d.clip, len(w.covers))
		if !d.clip.Empty() && !under && !scrolls(s, d.clip) && !w.below(d.drawn) {
			list = append(list, fmt.Sprintf("halved: %v", d))
		}
	}
	return list
}

// scrolls reports whether the area is one that scrolls; something may lie over a part of it.
func scrolls(s *uitest.Screen, area ui.Rect) bool {
	x, y := area.Center()
	for _, y := range []float32{y, area.Y + 1, area.Bottom() - 1} {
		if id := s.Wheeled(x, y); id != "" && !strings.HasSuffix(id, ":outside") {
			return true
		}
	}
	return false
}

// overEdge returns the lines that stick out of the lower edge of the box they begin in.
func (w *watch) overEdge() (list []string) {
	for _, d := range w.lines {
		x, _ := d.rect.Center()
		y := d.rect.Y + d.rect.H/2
		for i := d.after - 1; i >= 0; i-- {
			c := w.covers[i]
			if !c.Has(x, y) || c.H < d.rect.H { // a mark is no box
				continue
			}
			if out := d.rect.Y + d.rect.H*0.85 - c.Bottom(); out > 1 && !w.below(d) {
				list = append(list, fmt.Sprintf("%v sticks %.0f out of its box", d, out))
			}
			break
		}
	}
	return list
}

// sideways returns where things may reach over the edge, because they scroll sideways or are a map.
func sideways(s *uitest.Screen) (areas []ui.Rect) {
	for _, n := range s.Nodes() {
		switch {
		case n.Role == ui.RoleTable, n.Role == ui.RoleGrid, n.Role == ui.RoleTextBox, n.ID == "corps", n.ID == "tray":
			areas = append(areas, n.Rect.Inset(-8))
		}
	}
	return areas
}

func inside(r ui.Rect, areas []ui.Rect) bool {
	for _, a := range areas {
		if a.And(r) == r {
			return true
		}
	}
	return false
}

// settleScreen draws until nothing moves, and keeps what the last pass drew.
func settleScreen(s *uitest.Screen, w *watch) {
	for range 3 {
		s.Invalidate()
		s.Step(time.Second)
	}
	w.clear()
	s.Invalidate()
	s.Step(time.Second)
}
