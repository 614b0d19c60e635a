package scenes

import (
	"hexrail/game/platform"
	"hexrail/game/ui"
	"hexrail/game/ui/theme"
)

// noticeDialog is a dialog that tells something and is closed.
type noticeDialog struct {
	app         *App
	title, text string
}

func newNotice(a *App, title, text string) *noticeDialog { return &noticeDialog{a, title, text} }

func (n *noticeDialog) overlay() {}

// Update wants nothing: what happens outside belongs to the places below.
func (n *noticeDialog) Update(platform.Event) bool { return false }

// Draw draws the dialog. Of several one is shown at a time, the newest first.
func (n *noticeDialog) Draw(u *ui.UI, _ ui.Rect) {
	if n.app.top() != n {
		return
	}
	d := ui.Dialog{Title: n.title, CloseName: n.app.say(words.close), Width: 460, Height: 260}
	closed := u.Dialog("notice", d, func(r ui.Rect) {
		foot := r.CutBottom(theme.Size.ActionButton)
		u.Scroll("notice:scroll", r, func(r ui.Rect) float32 { return u.Paragraph("notice:text", r, n.text, u.Body()) + 8 })
		b := ui.Button{Text: n.app.say(words.close), Look: ui.Primary}
		if u.Button("notice:ok", foot.CutRight(u.ButtonWidth(b)), b) {
			n.app.close(n)
			u.Again()
		}
	})
	if closed {
		n.app.close(n)
	}
}
