package app

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// Question is a dialog that asks for confirmation.
type Question struct {
	Dialog
	Shell           *Shell
	Title, Text     string
	Yes, No         text.Pair
	Height          float32 // in dp, if the text needs more than the default
	Answer, Decline func()  // Decline may be nil
}

// Draw draws the dialog while it is on top. A press on a button closes it and then calls Answer or Decline; closing it
// otherwise calls neither.
func (q *Question) Draw(u *ui.UI, _ ui.Rect) {
	a := q.Shell
	if a.Top() != q {
		return
	}
	done := func(f func()) {
		a.Close(q)
		if f != nil {
			f()
		}
	}
	d := ui.Dialog{Title: q.Title, CloseName: a.Say(Words.Close), Width: 460, Height: max(q.Height, 260)}
	closed := u.Dialog("question", d, func(r ui.Rect) {
		foot := r.CutBottom(theme.Size.ActionButton)
		u.Scroll("question:scroll", r,
			func(r ui.Rect) float32 { return u.Paragraph("question:text", r, q.Text, u.Body()) + 8 })
		yes := ui.Button{Text: a.Say(q.Yes), Look: ui.Primary}
		if u.Button("question:yes", foot.CutRight(u.ButtonWidth(yes)), yes) {
			done(q.Answer)
		}
		foot.CutRight(8)
		no := ui.Button{Text: a.Say(q.No)}
		if u.Button("question:no", foot.CutRight(u.ButtonWidth(no)), no) {
			done(q.Decline)
		}
	})
	if closed {
		done(nil)
	}
}
