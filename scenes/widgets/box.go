package widgets

import (
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// DrawNotice draws a sentence with an icon in a box. ink is the colour of both, ground that of the box.
func DrawNotice(u *ui.UI, col *Column, id, words string, sign icon.Name, ink, ground paint.Color) {
	const padX, padY, lead, side = 12, 8, 22, 16 // lead is the width of the icon, of that side, with the gap behind it
	style := u.Type(Sizes.Compact, paint.Regular, ink)
	lines := u.P.Wrap(words, col.Rect.W-2*padX-lead, style)
	box := col.Cut(float32(len(lines))*Line(u, Sizes.Compact) + 2*padY)
	col.Gap(6)
	u.P.RoundRect(box, theme.Radius.Button, ground)
	in := box.Pad(padX, padY)
	first := in.CutLeft(lead) // the icon is beside the first line
	icon.Draw(u.P, sign, first.X+7, first.Y+Line(u, Sizes.Compact)/2, side, ink)
	u.Paragraph(id, in, words, style)
}

// PressChoice makes r a radio button, with the ground of an option that is never barred, and reports whether it was
// pressed.
func PressChoice(u *ui.UI, r ui.Rect, id, name string, chosen bool) bool {
	s := u.Press(ui.Node{ID: id, Role: ui.RoleRadio, Name: name, Checked: ui.Is(chosen)}, r, theme.Radius.Button)
	DrawChoiceGround(u, r, chosen, s)
	return s.Clicked
}

// DrawButtonGround draws the background of an option that is not chosen, as the press s leaves it.
func DrawButtonGround(u *ui.UI, r ui.Rect, s ui.Press) { DrawOptionGround(u, r, false, false, s) }

// DrawChoiceGround draws the background of an option that is never barred.
func DrawChoiceGround(u *ui.UI, r ui.Rect, chosen bool, s ui.Press) {
	DrawOptionGround(u, r, chosen, false, s)
}

// DrawOptionGround draws the background of an option: chosen, barred, or as the press s leaves it.
func DrawOptionGround(u *ui.UI, r ui.Rect, chosen, barred bool, s ui.Press) {
	t := &u.Theme
	fill, edge, w := t.BG.Surface, t.Line.Base, theme.Stroke.Control
	switch {
	case chosen:
		fill, edge, w = t.Accent.Soft, t.Accent.Base, theme.Stroke.Selected
	case barred:
		fill = t.BG.Sunken
	case s.Hover || s.Held:
		fill = t.BG.Sunken
	}
	u.P.RoundRect(r, theme.Radius.Button, fill)
	u.P.Frame(r, theme.Radius.Button, w, edge)
}
