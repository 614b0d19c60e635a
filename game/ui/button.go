package ui

import (
	"cmp"

	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// Look is the look of a button.
type Look uint8

// The looks.
const (
	Secondary Look = iota // a frame
	Primary               // filled with the accent colour; one on a screen
	Quiet                 // no frame or background until hovered
	Danger                // for destructive actions
	WhatIf                // inside a what-if
	Warning               // asks for confirmation
)

// Button describes a button.
type Button struct {
	Text string
	Icon icon.Name
	Look Look
	// Name is for assistive technology, if not Text.
	Name string
	// Describe is added to the name; on a disabled button, it is the reason. It is also the tooltip if Tip is empty.
	Describe string
	Tip      string
	Told     bool // Describe is visible elsewhere, so there is no tooltip
	Disabled bool
	Pressed  Tri // for buttons that stay down
	// Chosen marks the button that is down as the current choice. Enter is then left to the page, as on a radio button.
	Chosen bool
	Wrap   bool // text that does not fit is wrapped, then shrunk
	Small  bool
	Role   Role // RoleButton if empty
}

// Button draws a button and reports whether it was pressed. Without Text, it is an icon button whose Name is also its
// tooltip.
func (u *UI) Button(id string, r Rect, b Button) bool { return u.PressButton(id, r, b).Clicked }

// PressButton is like Button, but returns all of the player's input to it.
func (u *UI) PressButton(id string, r Rect, b Button) Press {
	if b.Chosen {
		b.Pressed = On
	}
	n := Node{
		ID: id, Role: cmp.Or(b.Role, RoleButton), Name: cmp.Or(b.Name, b.Text), Describe: b.Describe,
		Disabled: b.Disabled, Pressed: b.Pressed, Chosen: b.Chosen,
	}
	if b.Role == RoleRadio {
		n.Pressed, n.Checked = Absent, Is(b.Chosen)
	}
	if n.Describe == n.Name {
		n.Describe = "" // it would be spoken twice
	}
	s := u.Press(n, r, theme.Radius.Button)
	ink := u.drawGround(r, b, s)
	u.drawFace(r, b, ink)
	u.Tip(id, r, b.tip())
	return s
}

// tip returns the text of the tooltip, which the button does not show itself, or "".
func (b Button) tip() string {
	switch {
	case b.Told:
		return ""
	case b.Tip != "":
		return b.Tip
	case b.Describe != "" && b.Describe != b.Text:
		return b.Describe
	case b.Text == "":
		return b.Name
	}
	return ""
}

// ButtonWidth returns the width that a button needs to show all of its text.
func (u *UI) ButtonWidth(b Button) float32 {
	size, side := u.buttonSizes(b)
	w := 2 * buttonPad(b)
	if b.Text != "" {
		w += u.P.Width(b.Text, u.Type(size, paint.Bold, mesh.Color{}))
	}
	if b.Icon != "" {
		w += side
		if b.Text != "" {
			w += iconGap
		}
	}
	return w
}

// iconGap is the space between an icon and the text after it, in dp.
const iconGap = 6

// buttonPad returns the space in dp on each side of the content of a button.
func buttonPad(b Button) float32 {
	switch {
	case b.Text == "":
		return 8
	case b.Small:
		return 10
	}
	return 16
}

// buttonSizes returns the sizes of a button's text and icon.
func (u *UI) buttonSizes(b Button) (text, side float32) {
	if b.Small {
		return theme.Font.Compact, theme.Size.IconSmall
	}
	return theme.Font.Body, theme.Size.Icon
}

// buttonColors are the colours of a button. Without a colour, the area is not filled or has no line around it.
type buttonColors struct{ fill, line, ink paint.Color }

// drawGround fills the button's area and returns the colour of its content on it.
func (u *UI) drawGround(r Rect, b Button, s Press) paint.Color {
	c := u.colorsOf(b, s)
	if c.fill != (paint.Color{}) {
		u.P.RoundRect(r, theme.Radius.Button, c.fill)
	}
	if c.line != (paint.Color{}) {
		width := theme.Stroke.Control
		if b.Pressed == On {
			width *= 2 // so that colour is not the only sign
		}
		u.P.Frame(r, theme.Radius.Button, width, c.line)
	}
	return c.ink
}

// colorsOf returns the colours of a button: a disabled one looks pale whether it is pressed or not, and a pressed
// one is the same in all looks.
func (u *UI) colorsOf(b Button, s Press) buttonColors {
	t := &u.Theme
	surface := shade(t.BG.Surface, t.BG.Sunken, t.BG.Inset, s)
	switch {
	case b.Disabled && b.Look == Quiet:
		return buttonColors{ink: t.Ink.Faint}
	case b.Disabled:
		return buttonColors{fill: t.BG.Inset, ink: t.Ink.Faint}
	case b.Pressed == On:
		return buttonColors{fill: t.Accent.Soft, line: t.Accent.Base, ink: t.Accent.Base}
	}
	switch b.Look {
	case Primary:
		return buttonColors{fill: shade(t.Accent.Base, t.Accent.Hover, t.Accent.Press, s), ink: t.Accent.On}
	case Danger:
		return buttonColors{fill: surface, line: t.Danger.Base, ink: t.Danger.Base}
	case WhatIf:
		return buttonColors{fill: t.WhatIf.Soft, line: t.WhatIf.Base, ink: t.WhatIf.Base}
	case Warning:
		return buttonColors{fill: t.Warn.Soft, line: t.Warn.Line, ink: t.Warn.Base}
	case Quiet:
		return buttonColors{fill: shade(paint.Color{}, t.BG.Inset, t.BG.Inset, s), ink: t.Ink.Base}
	case Secondary:
	}
	return buttonColors{fill: surface, line: t.Line.Strong, ink: t.Ink.Base}
}

// shade returns the colour of a control that is at rest, under the pointer, or held down.
func shade(normal, hover, held paint.Color, s Press) paint.Color {
	switch {
	case s.Held:
		return held
	case s.Hover:
		return hover
	}
	return normal
}

// drawFace draws icon and text in the middle of the button.
func (u *UI) drawFace(r Rect, b Button, ink paint.Color) {
	size, side := u.buttonSizes(b)
	x, y := r.Center()
	if b.Text == "" {
		icon.Draw(u.P, b.Icon, x, y, side, ink)
		return
	}
	style := u.Type(size, paint.Bold, ink)
	const narrow, leastPad = 8, 8 // a narrow button has an eighth of its width on each side; dp beside wrapped text
	room := r.Pad(min(buttonPad(b), r.W/narrow), 0)
	if b.Wrap && b.Icon == "" && u.P.Width(b.Text, style) > room.W {
		u.drawWrappedFace(r.Pad(min(leastPad, r.W/narrow), 0), b.Text, ink)
		return
	}
	if b.Icon == "" {
		style.Align = paint.Center
		u.P.TextIn(room, b.Text, style)
		return
	}
	w := min(room.W, side+iconGap+u.P.Width(b.Text, style))
	row := room.Middle(w, room.H)
	icon.Draw(u.P, b.Icon, row.X+side/2, y, side, ink)
	row.CutLeft(side + iconGap)
	u.P.TextIn(row, b.Text, style)
}

// drawWrappedFace draws the text of a button on several lines, in the largest size at which no word is broken.
func (u *UI) drawWrappedFace(r Rect, words string, ink paint.Color) {
	scale := &theme.Font
	for _, size := range [...]float32{scale.Body, scale.Compact, scale.Small, scale.Micro} {
		style := u.Type(size, paint.Bold, ink)
		lines := u.P.WrapEven(words, r.W, style)
		height := style.Size * paint.LineHeight
		if (float32(len(lines))*height > r.H || !u.P.WordsFit(words, r.W, style)) && size != scale.Micro {
			continue
		}
		style.Align = paint.Center
		rows := r.Middle(r.W, float32(len(lines))*height)
		for _, l := range lines {
			u.P.TextIn(rows.CutTop(height), l, style)
		}
		return
	}
}
