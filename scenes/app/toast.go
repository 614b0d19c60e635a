package app

import (
	"time"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// toast is an offer, such as that to undo a deletion.
type toast struct {
	said  string
	label string // of the button
	undo  func() // nil if there is no offer
	until time.Duration
}

// ToastTime is the time for which the offer is shown.
const ToastTime = 10 * time.Second

// OfferUndo shows a toast with an undo button for ToastTime.
func (s *Shell) OfferUndo(u *ui.UI, said string, undo func()) {
	s.OfferBack(u, said, s.Say(Words.undo), undo)
}

// OfferBack shows a toast with a button that takes something back for ToastTime.
func (s *Shell) OfferBack(u *ui.UI, said, label string, undo func()) {
	s.toast = toast{said: said, label: label, undo: undo, until: u.Now + ToastTime}
}

// Tell shows a toast from the next frame on, for use where no frame is being drawn.
func (s *Shell) Tell(said string) { s.news = append(s.news, said) }

// drawToast draws the offer at the bottom of the space of toasts and moves the other toasts above it.
func (s *Shell) drawToast(u *ui.UI) {
	g := &s.toast
	if g.undo == nil || u.Now >= g.until {
		g.undo = nil
		return
	}
	u.WakeAt(g.until)
	room, style := u.ToastRoom(), u.Type(widgets.Sizes.Body, 0, u.Theme.Ink.Inverse)
	b := ui.Button{Text: g.label, Icon: icon.Undo, Small: true}
	const sides, toWords = 24, 44 // dp beside the box, and in it beside the words and the button
	most := room.W - sides - u.ButtonWidth(b) - toWords
	words := min(most, u.P.Width(g.said, style)+1)
	high := max(52, u.P.Height(g.said, words, style)+16)
	foot := room.CutBottom(high)
	room.CutBottom(8)
	u.ToastsIn(room)
	u.Over(ui.Toasts, func() {
		if g.undo == nil {
			return // the button was pressed in this pass
		}
		r := foot.Middle(words+u.ButtonWidth(b)+toWords, high)
		u.Block(r)
		u.P.RoundRect(r, theme.Radius.Button, u.Theme.Ink.Base)
		r = r.Pad(16, 4)
		undo := r.CutRight(u.ButtonWidth(b))
		u.Paragraph("toast", r.CutLeft(words).Middle(words, u.P.Height(g.said, words, style)), g.said, style)
		if u.Button("toast:undo", undo.Middle(undo.W, widgets.SmallHeight(u)), b) {
			undo := g.undo
			g.undo = nil
			undo()
		}
	})
}
