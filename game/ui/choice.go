package ui

import (
	"cmp"

	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// Choice is one of several alternatives.
type Choice struct {
	ID   string // of its node
	Text string
	Name string // for assistive technology, if not Text
	Icon icon.Name
}

// node returns the node of a choice. Its name is the text unless it has one of its own.
func (c Choice) node(role Role) Node {
	return Node{ID: c.ID, Role: role, Name: cmp.Or(c.Name, c.Text)}
}

// Segments draws a row of joined buttons of which one is down, and returns the index of the one now chosen.
func (u *UI) Segments(id, name string, r Rect, parts []Choice, chosen int) int {
	return u.segments(Node{ID: id, Role: RoleRadioGroup, Name: name, Rect: r}, RoleRadio, parts, chosen)
}

// Tabs is like Segments, for views of which one is shown. Enter on a tab shows its view, while Enter on a segment is
// left to the page, as in a form.
func (u *UI) Tabs(id, name string, r Rect, parts []Choice, chosen int) int {
	return u.segments(Node{ID: id, Role: RoleTabList, Name: name, Rect: r}, RoleTab, parts, chosen)
}

// segments draws choices as the segments of one control and returns the index of the one now chosen.
func (u *UI) segments(group Node, role Role, parts []Choice, chosen int) int {
	u.P.RoundRect(group.Rect, theme.Radius.Button, u.Theme.BG.Inset)
	return u.choose(group, role, group.Rect.Inset(3), parts, chosen,
		func(cell Rect, c Choice, on bool, s Press) {
			ink := u.Theme.Ink.Soft
			if on {
				ink = u.Theme.Ink.Base
				u.P.RoundRect(cell, theme.Radius.Chip, u.Theme.BG.Surface)
				u.P.Frame(cell, theme.Radius.Chip, theme.Stroke.Hair, u.Theme.Line.Base)
			} else if s.Hover {
				ink = u.Theme.Ink.Base
			}
			u.drawChoiceFace(cell, c, ink)
		})
}

// NavBar draws the bar at the bottom of a phone's screen, with icons above words, and returns the index of the place
// now chosen.
func (u *UI) NavBar(id, name string, r Rect, places []Choice, chosen int) int {
	u.P.Fill(r, u.Theme.BG.Surface)
	u.P.Fill(paint.R(r.X, r.Y, r.W, 1), u.Theme.Line.Base)
	return u.choose(Node{ID: id, Role: RoleTabList, Name: name, Rect: r}, RoleTab, r, places, chosen,
		func(cell Rect, c Choice, on bool, _ Press) {
			ink := u.Theme.Ink.Soft
			if on {
				ink = u.Theme.Accent.Base
			}
			const wordPart, up = 0.42, 4 // the part of the height for the word, which is moved up by some dp
			const side, sink = 22, 13    // of the icon: its side, and its middle above the word
			word := cell.CutBottom(cell.H * wordPart)
			x, _ := cell.Center()
			icon.Draw(u.P, c.Icon, x, cell.Bottom()-sink, side, ink)
			style := u.Type(theme.Font.Small, paint.Regular, ink)
			style.Align = paint.Center
			u.P.TextIn(word.Moved(0, -up), c.Text, style)
		})
}

// choose lays out equally wide cells, makes each a control with the role, and returns the index of the one now chosen.
// The chosen one is the only tab stop; the arrow keys choose others. draw draws the content of a cell.
func (u *UI) choose(group Node, role Role, r Rect, cs []Choice, chosen int, draw func(Rect, Choice, bool, Press)) int {
	u.Open(group)
	defer u.Close()
	now, stop := chosen, chosen
	if stop < 0 || stop >= len(cs) { // nothing is chosen yet, but Tab must reach the group
		stop = 0
	}
	for i, c := range cs {
		cell := r.Columns(i, len(cs), 2)
		n := c.node(role)
		n.Roved = i != stop
		if role == RoleRadio {
			n.Checked = Is(i == chosen)
		} else {
			n.Selected = Is(i == chosen)
		}
		s := u.Press(n, cell, theme.Radius.Chip)
		draw(cell, c, i == chosen, s)
		if s.Clicked {
			now = i
		}
		if u.KeyOn(c.ID, "ArrowRight") && i+1 < len(cs) {
			now = i + 1
			u.SetFocus(cs[now].ID)
		} else if u.KeyOn(c.ID, "ArrowLeft") && i > 0 {
			now = i - 1
			u.SetFocus(cs[now].ID)
		}
	}
	return now
}

// drawChoiceFace draws an icon and a word in the middle of a cell.
func (u *UI) drawChoiceFace(cell Rect, c Choice, ink paint.Color) {
	u.drawFace(cell, Button{Text: c.Text, Icon: c.Icon, Small: true}, ink)
}
