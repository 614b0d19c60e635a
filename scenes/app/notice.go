package app

import (
	"hexrail/game/ui"
	"hexrail/game/ui/theme"
)

// Notice is a dialog that tells something and is closed.
type Notice struct {
	Dialog
	app         *Shell
	Title, Text string
}

// NewNotice returns the dialog that tells something.
func NewNotice(a *Shell, title, text string) *Notice {
	return &Notice{app: a, Title: title, Text: text}
}

// Draw draws the dialog. Of several one is shown at a time, the newest first.
func (n *Notice) Draw(u *ui.UI, _ ui.Rect) {
	if n.app.Top() != n {
		return
	}
	d := ui.Dialog{Title: n.Title, Width: 460, Height: 260}
	n.app.DrawDialog(u, n, "notice", d, func(r ui.Rect) {
		foot := r.CutBottom(theme.Size.ActionButton)
		u.Scroll("notice:scroll", r, func(r ui.Rect) float32 { return u.Paragraph("notice:text", r, n.Text, u.Body()) + 8 })
		b := ui.Button{Text: n.app.Say(Words.Close), Look: ui.Primary}
		if u.Button("notice:ok", foot.CutRight(u.ButtonWidth(b)), b) {
			n.app.Close(n)
			u.Again()
		}
	})
}
