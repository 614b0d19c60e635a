package scenes

import (
	"time"

	"hexrail/game/library"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/theme"
)

// regret offers for a while to bring a deleted game back.
type regret struct {
	game  *library.Info
	until time.Duration
}

const regretTime = 10 * time.Second

// drawRegret draws the offer at the foot of the page.
func (a *App) drawRegret(u *ui.UI, page ui.Rect) {
	g := &a.regret
	if g.game == nil || u.Now >= g.until {
		g.game = nil
		return
	}
	u.WakeAt(g.until)
	u.Over(ui.Toasts, func() {
		said := homeWords.removed.Fill(a.prefs.lang, text.Facts{"name": g.game.Name})
		style := u.Type(sizes.Body, 0, u.Theme.Ink.Inverse)
		b := ui.Button{Text: a.say(homeWords.undo), Icon: icon.Undo, Small: true}
		w := min(page.W-24, u.P.Width(said, style)+u.ButtonWidth(b)+44)
		foot := page
		foot.CutBottom(24)
		r := foot.CutBottom(52).Middle(w, 52)
		u.Block(r)
		u.P.RoundRect(r, theme.Radius.Button, u.Theme.Ink.Base)
		r = r.Pad(16, 4)
		undo := r.CutRight(u.ButtonWidth(b))
		u.Text("regret", r, said, style)
		if u.Button("regret:undo", undo.Middle(undo.W, max(32, u.Target())), b) {
			a.shelf.Restore(g.game)
			g.game = nil
			u.Again()
		}
	})
}
