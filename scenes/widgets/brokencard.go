package widgets

import (
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// DrawTrainCard draws the card of a train by itself, with a frame in ink, faded together with its name.
func DrawTrainCard(u *ui.UI, box ui.Rect, name string, ink paint.Color, fade float32) {
	u.P.RoundRect(box, theme.Radius.Chip, u.Theme.BG.Surface.Alpha(fade))
	u.P.Frame(box, theme.Radius.Chip, 3, ink)
	u.P.TextIn(box, name, Aligned(u.Type(Sizes.Title, paint.Bold, u.Theme.Ink.Base.Alpha(fade)), paint.Center))
}

// DrawBrokenCard draws the card of a train around a point as its two halves fall apart, at the fraction k of the time
// that this takes: whole for a quarter of it, fading at the end.
func DrawBrokenCard(u *ui.UI, cx, cy float32, name string, k float32) {
	const w, h, breaks, fades = 60, 36, 0.25, 0.7
	apart, fade := max(0, k-breaks), 1-max(0, k-fades)/(1-fades)
	for side := float32(-1); side <= 1; side += 2 {
		u.P.Enter(cx+side*24*apart, cy+60*apart*apart, 1, float64(side*0.5*apart))
		half := paint.R(-w/2, -h/2, w/2, h)
		if side > 0 {
			half.X = 0
		}
		u.P.Clip(half)
		DrawTrainCard(u, paint.R(-w/2, -h/2, w, h), name, u.Theme.Bad.Base.Alpha(fade), fade)
		u.P.Unclip()
		u.P.Leave()
	}
}
