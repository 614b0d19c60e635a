package widgets

import (
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// roundSign is the side of the icon as a share of the diameter of a round button.
const roundSign = 0.42

// DrawRoundButton draws a round button with diameter d around a point and reports whether it was pressed. Its look is
// Primary, for the button that confirms, or Secondary.
func DrawRoundButton(u *ui.UI, id string, x, y, d float32, sign icon.Name, name string, look ui.Look) bool {
	r := paint.R(x-d/2, y-d/2, d, d)
	s := u.Press(ui.Node{ID: id, Role: ui.RoleButton, Name: name}, r, d/2)
	fill, ink := u.Theme.BG.Surface, u.Theme.Ink.Base
	if look == ui.Primary {
		fill, ink = u.Theme.Accent.Base, u.Theme.Accent.On
	}
	if s.Hover || s.Held {
		fill = fill.Mix(u.Theme.Ink.Base, 0.12)
	}
	for _, shadow := range u.Theme.Shadow.Float {
		u.P.Shadow(r, d/2, shadow.Y, shadow.Blur, shadow.Color)
	}
	u.P.Circle(x, y, d/2, fill)
	icon.Draw(u.P, sign, x, y, d*roundSign, ink)
	u.Tip(id, r, name)
	return s.Clicked
}

// DrawLetterBadge draws the letter of route i on the colour of that route.
func DrawLetterBadge(u *ui.UI, r ui.Rect, i int, letter string) {
	const radius = 11
	color := u.Theme.Route[i%len(u.Theme.Route)]
	x, y := r.Center()
	x -= 2 // which leaves a gap behind it
	u.P.Circle(x, y, radius, color)
	u.P.TextIn(paint.R(x-radius, y-radius, 2*radius, 2*radius), letter,
		Aligned(u.Type(Sizes.Compact, paint.Bold, theme.On(color)), paint.Center))
}
