package playtest

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
)

// Says reports whether a line with these words was drawn.
func (w *Watch) Says(words string) bool {
	return slices.ContainsFunc(w.Lines, func(l Drawn) bool { return l.Text == words })
}

// Drawn is a line of text on the screen.
type Drawn struct {
	Text  string
	Rect  ui.Rect // the visible part of it
	after int     // number of opaque shapes drawn before it
}

// Watch collects the lines of text of a pass and the shapes drawn over them, and finds faults.
type Watch struct {
	Lines   []Drawn
	covers  []ui.Rect      // opaque shapes in drawing order
	Cut     []Drawn        // lines that end with dots
	clipped []Drawn        // lines of which a part is outside the visible area
	halved  []halved       // lines of which the upper or lower part, or all, is outside it
	Names   []string       // of players and games, which may be cut
	Tokens  []string       // letters on tokens, which may be stacked
	clip    func() ui.Rect // returns the visible area while a line is drawn; nil before Attach
}

// halved is a line that is not seen in its whole height.
type halved struct {
	Drawn
	clip ui.Rect // the visible area around it
}

// Attach makes a screen report its texts and shapes to this watch instead of to any other.
func (w *Watch) Attach(s *uitest.Screen) {
	w.clip = s.P.ClipRect
	s.P.Watch, s.P.Cover = w.AddLine, func(r ui.Rect) { w.covers = append(w.covers, r) }
}

// clear forgets the last pass.
func (w *Watch) clear() {
	*w = Watch{Names: w.Names, Tokens: w.Tokens, clip: w.clip, covers: w.covers[:0], Lines: w.Lines[:0]}
}

// isName reports whether the text of a cut line ends within a name or has one before its end: names may be cut, figures
// and words may not.
func (w *Watch) isName(s string) bool {
	for _, n := range w.Names {
		if s != "" && strings.HasPrefix(n, s) || strings.Contains(s, n[:min(len(n), 6)]) {
			return true
		}
	}
	return false
}

// Parts of a line that may be outside the visible area without counting: a share of its height, and a width in dp.
const (
	halvedShare = 0.25
	clippedMost = 1.5
)

// AddLine notes a line of text that is drawn, with its whole rectangle and the visible part of it.
func (w *Watch) AddLine(s string, all, seen ui.Rect) {
	if strings.TrimSpace(s) == "" {
		return
	}
	d := Drawn{s, seen, len(w.covers)}
	if w.clip != nil && all.H-seen.H > all.H*halvedShare {
		w.halved = append(w.halved, halved{d, w.clip()})
	}
	if seen.Empty() {
		return
	}
	if strings.HasSuffix(s, "...") && !w.isName(strings.TrimSuffix(s, "...")) {
		w.Cut = append(w.Cut, d)
	}
	if all.W-seen.W > clippedMost {
		w.clipped = append(w.clipped, d)
	}
	w.Lines = append(w.Lines, d)
}

func (d Drawn) String() string { return fmt.Sprintf("%q at %.0f,%.0f", d.Text, d.Rect.X, d.Rect.Y) }

// hidden reports whether one of the shapes drawn after a line, up to the shape numbered until, hides a part of it.
func (w *Watch) hidden(d Drawn, part ui.Rect, until int) bool {
	for _, c := range w.covers[d.after:until] {
		if c.And(part) == part {
			return true
		}
	}
	return false
}

// covered reports whether a single later shape hides all of a line.
func (w *Watch) covered(d Drawn) bool { return w.hidden(d, d.Rect.Inset(1), len(w.covers)) }

// stacked reports whether two lines are the letters of tokens.
func (w *Watch) stacked(a, b Drawn) bool {
	return slices.Contains(w.Tokens, a.Text) && slices.Contains(w.Tokens, b.Text)
}

// overlaps describes the pairs of texts that overlap by more than a hair, where the lower one is in sight.
func (w *Watch) overlaps() (pairs []string) {
	for i, a := range w.Lines {
		for _, b := range w.Lines[:i] {
			both := a.Rect.Inset(0.5).And(b.Rect.Inset(0.5))
			if both.W >= 1.5 && both.H >= 2 && !w.hidden(b, both, a.after) && !w.covered(a) && !w.stacked(a, b) {
				pairs = append(pairs, fmt.Sprintf("%v over %v", a, b))
			}
		}
	}
	return pairs
}

// Sizes in dp of a shape that may cover a text: a mark or a button, but not a dialog, a menu or a sheet.
const (
	markW = 260
	markH = 70
)

// marked describes the texts of which a mark or a button hides a part.
func (w *Watch) marked() (list []string) {
	for _, d := range w.Lines {
		ink := d.Rect.Pad(1, d.Rect.H*0.14)
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

// outside describes the texts on buttons, tabs and the like that reach over their edge.
func (w *Watch) outside(nodes []ui.Node) (list []string) {
	for _, d := range w.Lines {
		x, y := d.Rect.Center()
		if w.hidden(d, ui.Rect{X: x - 1, Y: y - 1, W: 2, H: 2}, len(w.covers)) {
			continue
		}
		home := ui.Node{}
		for _, n := range nodes {
			switch {
			case !n.Rect.Has(x, y):
			case n.Role == ui.RoleRegion: // a sheet covers everything drawn before it
				home = ui.Node{}
			case n.Focusable() && !n.Inert:
				home = n
			}
		}
		switch home.Role {
		case ui.RoleButton, ui.RoleTab, ui.RoleRadio, ui.RoleMenuItem, ui.RoleMenuCheck:
			if d.Rect.X < home.Rect.X-1 || d.Rect.Right() > home.Rect.Right()+1 {
				list = append(list, fmt.Sprintf("%v is wider than %s", d, home.ID))
			}
		}
	}
	return list
}

// Faults lets everything on the screen come to rest and describes its faults.
func (w *Watch) Faults(s *uitest.Screen) (list []string) {
	SettleScreen(s, w)
	for _, d := range w.Cut {
		if !w.covered(d) {
			list = append(list, fmt.Sprintf("cut: %v", d))
		}
	}
	scrolling := sideways(s)
	for _, d := range w.clipped {
		if !inside(d.Rect, scrolling) && !w.covered(d) {
			list = append(list, fmt.Sprintf("clipped: %v", d))
		}
	}
	list = append(list, w.halves(s)...)
	list = append(list, w.overEdge()...)
	list = append(list, w.overlaps()...)
	list = append(list, w.marked()...)
	list = append(list, doubled(s.Nodes())...)
	return append(list, w.outside(s.Nodes())...)
}

// doubled describes the ids that several nodes have: assistive technology reaches the first one alone.
func doubled(nodes []ui.Node) (list []string) {
	ids := map[string]bool{}
	for _, n := range nodes {
		if n.ID != "" && ids[n.ID] {
			list = append(list, fmt.Sprintf("two nodes are called %q, one of them %q", n.ID, n.Name))
		}
		ids[n.ID] = true
	}
	return list
}

// halves describes the lines that are half or wholly beyond the upper or lower edge of the visible area, where nothing
// scrolls. Lines under a dialog do not count.
func (w *Watch) halves(s *uitest.Screen) (list []string) {
	var dialog ui.Rect
	for _, n := range s.Nodes() {
		if n.Role == ui.RoleDialog || n.Role == ui.RoleMenu {
			dialog = n.Rect
		}
	}
	for _, d := range w.halved {
		under := !dialog.Empty() && dialog.And(d.clip) != d.clip || w.hidden(d.Drawn, d.clip, len(w.covers))
		if !d.clip.Empty() && !under && !scrolls(s, d.clip) && !w.covered(d.Drawn) {
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

// overEdge describes the lines that stick out of the lower edge of the box they begin in.
func (w *Watch) overEdge() (list []string) {
	for _, d := range w.Lines {
		x, _ := d.Rect.Center()
		y := d.Rect.Y + d.Rect.H/2
		for i := d.after - 1; i >= 0; i-- {
			c := w.covers[i]
			if !c.Has(x, y) || c.H < d.Rect.H { // a mark is no box
				continue
			}
			if out := d.Rect.Y + d.Rect.H*0.85 - c.Bottom(); out > 1 && !w.covered(d) {
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

// inside reports whether one of the areas contains all of r.
func inside(r ui.Rect, areas []ui.Rect) bool {
	for _, a := range areas {
		if a.And(r) == r {
			return true
		}
	}
	return false
}

// SettleScreen draws for three seconds, until nothing moves, and collects the texts of one more pass in w.
func SettleScreen(s *uitest.Screen, w *Watch) {
	for range 3 {
		s.Invalidate()
		s.Step(time.Second)
	}
	w.clear()
	s.Invalidate()
	s.Step(time.Second)
}
