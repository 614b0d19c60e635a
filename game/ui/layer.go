package ui

import (
	"slices"
	"time"

	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// Layer is a level above the page.
type Layer uint8

// The layers, from bottom to top.
const (
	Sheet Layer = iota + 1
	Dock
	Dialogs
	Toasts
	Tooltips
)

// overlay is a drawing that waits until the page is drawn.
type overlay struct {
	layer Layer
	draw  func()
}

// Over draws something above the page, after the page itself.
func (u *UI) Over(l Layer, draw func()) { u.overlays = append(u.overlays, overlay{l, draw}) }

// drawLayers draws the layers above the page, including those added while drawing.
func (u *UI) drawLayers() {
	u.drawToasts()
	for len(u.overlays) > 0 {
		next := 0
		for i, o := range u.overlays {
			if o.layer < u.overlays[next].layer {
				next = i
			}
		}
		draw := u.overlays[next].draw
		u.overlays = slices.Delete(u.overlays, next, next+1)
		draw()
	}
	u.drawTip()
}

// toast is a short message that disappears by itself.
type toast struct {
	text  string
	until time.Duration
}

// Toasts on the screen.
const (
	toastTime = 6 * time.Second
	maxToasts = 2 // a newer one replaces the oldest
)

// Toast shows a message for six seconds, for results that have no place of their own.
func (u *UI) Toast(text string) {
	u.toasts = append(u.toasts, toast{text, u.Now + toastTime})
	if len(u.toasts) > maxToasts {
		u.toasts = u.toasts[1:]
	}
	u.Announce(text)
	u.Again()
}

// ToastsIn moves the toasts of this pass to the lower edge of r, where they cover nothing important.
func (u *UI) ToastsIn(r Rect) { u.room = r }

// ToastRoom returns the area for toasts: that of ToastsIn, or the one above the buttons at the bottom of the screen.
func (u *UI) ToastRoom() Rect {
	if !u.room.Empty() {
		return u.room
	}
	screen := u.Screen()
	screen.CutBottom(theme.Size.ActionButton + 40)
	return screen
}

// drawToasts draws the toasts that have not expired, the newest at the bottom. An open menu hides them, because they
// would cover its lines. Below a dialog with room for one they do not cover its buttons.
func (u *UI) drawToasts() {
	u.toasts = slices.DeleteFunc(u.toasts, func(t toast) bool { return t.until <= u.Now })
	if len(u.toasts) == 0 {
		return
	}
	u.WakeAt(u.toasts[0].until)
	const (
		height = 40
		gap    = 8  // below a toast
		aside  = 12 // left and right of it
		pad    = 16 // left and right of its text
	)
	u.Over(Toasts, func() {
		room, shown := u.ToastRoom(), u.toasts
		n, _ := u.Find(u.layer())
		below := u.Screen().Bottom() - n.Rect.Bottom()
		switch {
		case n.Role == RoleMenu:
			return
		case n.Role == RoleDialog && below >= height+gap:
			room = paint.R(room.X, n.Rect.Bottom(), room.W, below-gap)
			shown = shown[max(0, len(shown)-int(below/(height+gap))):]
		}
		style := u.Type(theme.Font.Body, paint.Regular, u.Theme.Ink.Inverse)
		for _, t := range slices.Backward(shown) {
			line := room.CutBottom(height)
			room.CutBottom(gap)
			r := line.Middle(min(line.W-2*aside, u.P.Width(t.text, style)+2*pad), line.H)
			u.drawFloating(r, theme.Radius.Button, u.Theme.Ink.Base)
			u.P.TextIn(r.Pad(pad, 0), t.text, style)
		}
	})
}

// tip is the explanation shown beside the node under the pointer.
type tip struct {
	text string
	rect Rect
	held string // the control on which a finger rests
}

// tipAfter is how long the mouse must rest on a control before its tooltip appears.
const tipAfter = 350 * time.Millisecond

// Tip shows an explanation of the control with the id once the mouse rests on it or a finger is held on it.
func (u *UI) Tip(id string, r Rect, text string) {
	if text == "" || u.covered() { // it would cover the dialog or menu
		return
	}
	p := &u.pointer
	switch {
	case u.tip.held == id:
	case !u.hover(id) || p.down:
		return
	case u.Now-p.rested < tipAfter:
		u.WakeAt(p.rested + tipAfter)
		return
	}
	u.tip.text, u.tip.rect = text, r
}

// Measures of a tooltip in dp.
const (
	tipWidth  = 280 // at most
	tipPadX   = 12
	tipPadY   = 7
	tipGap    = 6 // to its control
	tipMargin = 4 // to the edges of the screen
)

// drawTip draws the tooltip below its control, or above if there is no room.
func (u *UI) drawTip() {
	if u.tip.text == "" {
		return
	}
	style := u.Type(theme.Font.Compact, paint.Regular, u.Theme.Ink.Inverse)
	lines := u.P.Wrap(u.tip.text, tipWidth-2*tipPadX, style)
	var w float32
	for _, l := range lines {
		w = max(w, u.P.Width(l, style))
	}
	screen := u.Screen().Inset(tipMargin)
	r := paint.R(0, 0, w+2*tipPadX, float32(len(lines))*style.Size*paint.LineHeight+2*tipPadY)
	x, _ := u.tip.rect.Center()
	r.X = min(max(screen.X, x-r.W/2), screen.Right()-r.W)
	r.Y = u.tip.rect.Bottom() + tipGap
	if r.Bottom() > screen.Bottom() {
		r.Y = u.tip.rect.Y - tipGap - r.H
	}
	u.drawFloating(r, theme.Radius.Chip, u.Theme.Ink.Base)
	u.P.Paragraph(r.Pad(tipPadX, tipPadY), u.tip.text, style)
}
