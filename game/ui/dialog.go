package ui

import (
	"slices"

	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// Dialog describes a window above the page. Width and Height are the preferred size of its content, in dp at the usual
// size of text, with which they grow; on a phone it fills the screen.
type Dialog struct {
	Title         string
	Below         string    // a sentence below the title, if any
	Icon          icon.Name // before the title, if any
	CloseName     string    // name of the close button, in the player's language
	Width, Height float32
}

// Dialog draws a dialog with its content and reports whether the player closed it: with its button, with Escape, or by
// pressing outside. Everything below it is inert.
func (u *UI) Dialog(id string, d Dialog, content func(Rect)) (closed bool) {
	// The content is drawn later, above the page, so the result is based on the dialog currently on the screen.
	closed = u.keyIn(id, "Escape") || u.pointer.clicked == id+":close" || u.pointer.clicked == id+":outside"
	u.Over(Dialogs, func() { u.drawDialog(id, d, content) })
	return closed
}

// Measures of a dialog in dp.
const (
	dialogMargin = 16 // least distance of its frame from the edges of the screen
	dialogPad    = 16 // left and right of its content, and below
	headSign     = 44 // side of the square around its icon
	headSignGap  = 12 // between that and the title
	headPad      = 12 // above and below the title
	headHeight   = 56 // at least
)

// drawDialog draws a modal dialog with its content: a frame in the middle, or the whole screen of a phone.
func (u *UI) drawDialog(id string, d Dialog, content func(Rect)) {
	screen, radius := u.Screen(), theme.Radius.Dialog
	w, h := u.P.Size()
	u.P.Fill(paint.R(0, 0, w, h), u.Theme.BG.Overlay)
	frame := screen
	if u.Phone() {
		radius = 0
	} else {
		larger := max(1, u.TextScale)
		frame = screen.Middle(
			min(min(d.Width, theme.DialogMax.W)*larger, screen.W-2*dialogMargin),
			min(min(d.Height, theme.DialogMax.H)*larger, screen.H-2*dialogMargin))
	}
	u.openModal(Node{ID: id, Role: RoleDialog, Name: d.Title, Rect: frame})
	defer u.Close()
	u.drawFloating(frame, radius, u.Theme.BG.Raised)
	u.drawDialogHead(id, d, &frame)
	frame.CutBottom(dialogPad)
	content(frame.Pad(dialogPad, 0))
}

// drawDialogHead draws the head of a dialog and removes it from the frame.
func (u *UI) drawDialogHead(id string, d Dialog, frame *Rect) {
	title := u.Type(theme.Font.Title, paint.Bold, u.Theme.Ink.Base)
	below := u.Type(theme.Font.Compact, paint.Regular, u.Theme.Ink.Soft)
	side := max(theme.Size.IconButton, u.Target())
	text := frame.Pad(dialogPad, 0)
	text.CutRight(side)
	square := Rect{}
	if d.Icon != "" {
		square = text.CutLeft(headSign)
		text.CutLeft(headSignGap)
	}
	above, under := title.Size*paint.LineHeight, float32(0)
	if d.Below != "" {
		under = u.P.Height(d.Below, text.W, below)
	}
	head := frame.CutTop(max(headHeight, above+under+2*headPad))
	if d.Icon != "" {
		square = paint.R(square.X, head.Y, square.W, head.H).Middle(headSign, headSign)
		u.P.RoundRect(square, theme.Radius.Card, u.Theme.Accent.Soft)
		x, y := square.Center()
		icon.Draw(u.P, d.Icon, x, y, headSign/2, u.Theme.Accent.Base)
	}
	words := paint.R(text.X, head.Y, text.W, head.H).Middle(text.W, above+under)
	u.Heading(id+":title", 2, words.CutTop(above), d.Title, title)
	if d.Below != "" {
		u.Paragraph(id+":below", words, d.Below, below)
	}
	head = head.Pad(dialogPad, 0)
	button := head.CutRight(side).Middle(side, side)
	u.Button(id+":close", button, Button{Icon: icon.Close, Name: d.CloseName, Look: Quiet})
}

// openModal opens a node above everything else. A press outside it is a press on its id with ":outside".
func (u *UI) openModal(n Node) {
	w, h := u.P.Size()
	u.addRegion(n.ID+":outside", paint.R(0, 0, w, h), wantAll|wantScroll)
	u.Block(n.Rect)
	u.modal = len(u.nodes)
	u.Open(n)
}

// opened is a dialog on the screen, with the node that had the focus before it.
type opened struct{ id, before string }

// cover makes everything below the topmost dialog inert. A dialog that has just appeared gets the focus. When it
// disappears, the focus returns to the node that had it, if that still exists.
func (u *UI) cover() {
	for i := range max(0, u.modal) {
		u.nodes[i].Inert = true
	}
	top := u.layer()
	at := slices.IndexFunc(u.open, func(o opened) bool { return o.id == top })
	if top == "" || at >= 0 {
		u.closeAbove(at)
		return
	}
	u.open = append(u.open, opened{top, u.focus})
	u.again = true
	for _, n := range u.nodes[u.modal:] {
		if n.Focusable() && !n.Roved && n.ID != top+":close" {
			u.SetFocus(n.ID)
			return
		}
	}
	u.SetFocus(top + ":close")
}

// closeAbove forgets the dialogs above the one with an index, -1 for the page, which are no longer drawn. The focus
// returns to the node that had it before them.
func (u *UI) closeAbove(at int) {
	if len(u.open) == at+1 {
		return
	}
	if before := u.open[at+1].before; slices.ContainsFunc(u.nodes, func(n Node) bool { return n.ID == before }) {
		u.SetFocus(before)
	}
	u.open = u.open[:at+1]
	u.again = true // what is below was drawn as unreachable
}
