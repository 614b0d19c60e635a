package ui

import (
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// Item is a line of a menu.
type Item struct {
	ID       string
	Text     string
	Icon     icon.Name
	Key      string // the shortcut, as shown
	Describe string // why it is disabled
	Disabled bool
	Checked  Tri  // for items that switch something on and off
	Apart    bool // a separator precedes it
}

// Measures of a menu in dp.
const (
	menuRow    = 44  // height of an item
	menuRule   = 9   // height added by a separator
	menuPad    = 6   // above and below the items
	menuWidth  = 200 // at least
	menuAround = 84  // width of an item without its words: icon, margins and the gap before a shortcut
	menuGap    = 4   // to the anchor
	menuRim    = 6   // to the edges of the screen
	menuSide   = 6   // left and right of an item
	menuIcon   = 40  // width for the icon of an item
	menuEnd    = 10  // right of its words
	ruleEnds   = 16  // left and right of a separator
)

// Menu draws a list of commands below or above the anchor, aligned with its left or right edge. It returns the index of
// the chosen item, or -1, and whether the player has closed the menu; the caller then no longer draws it.
func (u *UI) Menu(id, name string, anchor Rect, items []Item) (chosen int, closed bool) {
	chosen = -1
	for i, it := range items {
		if u.pointer.clicked == it.ID && !it.Disabled {
			chosen = i
		}
	}
	closed = chosen >= 0 || u.keyIn(id, "Escape") || u.pointer.clicked == id+":outside"
	u.Over(Dialogs, func() { u.drawMenu(id, name, anchor, items) })
	return chosen, closed
}

// drawMenu draws an open menu at its anchor. The arrow keys move the focus in a circle.
func (u *UI) drawMenu(id, name string, anchor Rect, items []Item) {
	frame := u.menuFrame(anchor, items)
	u.openModal(Node{ID: id, Role: RoleMenu, Name: name, Rect: frame})
	defer u.Close()
	u.drawFloating(frame, theme.Radius.Card, u.Theme.BG.Raised)
	u.Scroll(id+":list", frame.Pad(0, menuPad), func(r Rect) float32 {
		for i, it := range items {
			if it.Apart && i > 0 {
				u.P.Fill(r.CutTop(menuRule).Middle(r.W-2*ruleEnds, 1), u.Theme.Line.Base)
			}
			u.drawMenuItem(it, r.CutTop(menuRow*u.TextScale).Pad(menuSide, 0))
			if u.KeyOn(it.ID, "ArrowDown") {
				u.SetFocus(items[(i+1)%len(items)].ID)
			}
			if u.KeyOn(it.ID, "ArrowUp") {
				u.SetFocus(items[(i+len(items)-1)%len(items)].ID)
			}
		}
		return u.menuHeight(items)
	})
}

// menuHeight returns the height of the items of a menu in dp.
func (u *UI) menuHeight(items []Item) float32 {
	h := float32(len(items)) * menuRow * u.TextScale
	for i, it := range items {
		if it.Apart && i > 0 {
			h += menuRule
		}
	}
	return h
}

// menuFrame returns the rectangle of a menu: below its anchor, or above if there is no room, aligned with its left or
// right edge, and inside the screen.
func (u *UI) menuFrame(anchor Rect, items []Item) Rect {
	style, w := u.Body(), float32(menuWidth)
	for _, it := range items {
		w = max(w, u.P.Width(it.Text, style)+u.P.Width(u.shortcut(it), style)+menuAround)
	}
	screen := u.Screen().Inset(menuRim)
	w = min(w, screen.W)
	h := min(u.menuHeight(items)+2*menuPad, screen.H)
	x, y := anchor.X, anchor.Bottom()+menuGap
	if x+w > screen.Right() {
		x = anchor.Right() - w
	}
	if y+h > screen.Bottom() {
		y = anchor.Y - menuGap - h
	}
	return paint.R(min(max(x, screen.X), screen.Right()-w), min(max(y, screen.Y), screen.Bottom()-h), w, h)
}

// shortcut returns the shortcut of an item, or "" on touch screens.
func (u *UI) shortcut(it Item) string {
	if u.Surface.Coarse {
		return ""
	}
	return it.Key
}

// drawMenuItem draws an item of a menu and makes it a control, whose presses Menu reads.
func (u *UI) drawMenuItem(it Item, r Rect) {
	n := Node{ID: it.ID, Role: RoleMenuItem, Name: it.Text, Describe: it.Describe, Disabled: it.Disabled}
	if it.Checked != Absent {
		n.Role, n.Checked = RoleMenuCheck, it.Checked
	}
	s := u.Press(n, r, theme.Radius.Chip)
	u.Tip(it.ID, r, it.Describe)
	style := u.Body()
	if it.Disabled {
		style.Color = u.Theme.Ink.Faint
	} else if s.Hover || s.Held {
		u.P.RoundRect(r, theme.Radius.Chip, u.Theme.BG.Inset)
	}
	lead := r.CutLeft(menuIcon)
	x, y := lead.Center()
	picture := it.Icon
	if it.Checked == On {
		picture = icon.Check
	}
	icon.Draw(u.P, picture, x, y, theme.Size.Icon, style.Color)
	r.CutRight(menuEnd)
	if key := u.shortcut(it); key != "" {
		keys := u.Type(theme.Font.Small, paint.Regular, u.Theme.Ink.Faint)
		keys.Align = paint.Right
		u.P.TextIn(r.CutRight(u.P.Width(key, keys)+8), key, keys)
	}
	u.Label(r, it.Text, style)
}
