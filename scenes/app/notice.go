package app

import (
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// Notice is a dialog with a message and a button to close it.
type Notice struct {
	Dialog
	app         *Shell
	Title, Text string
}

// NewNotice returns a notice.
func NewNotice(a *Shell, title, text string) *Notice {
	return &Notice{app: a, Title: title, Text: text}
}

// Draw draws the dialog. If several notices are open, only the newest is shown.
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
		}
	})
}
