package widgets

import (
	"strings"

	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
)

// Sizes are the steps of the type scale.
var Sizes = &theme.Font.ScaleDp

// Bold is the style of what counts.
func Bold(u *ui.UI, size float32) paint.Text { return u.Type(size, paint.Bold, u.Theme.Ink.Base) }

// Plain is the style of ordinary text.
func Plain(u *ui.UI, size float32) paint.Text { return u.Type(size, paint.Regular, u.Theme.Ink.Base) }

// Soft is the style of what is said besides.
func Soft(u *ui.UI, size float32) paint.Text { return u.Type(size, paint.Regular, u.Theme.Ink.Soft) }

// Faint is the style of what cannot be done, and of empty cells.
func Faint(u *ui.UI, size float32) paint.Text { return u.Type(size, paint.Regular, u.Theme.Ink.Faint) }

// Section is the style of the small labels above figures and lists.
func Section(u *ui.UI) paint.Text { return u.Type(Sizes.Caption, paint.Bold, u.Theme.Ink.Soft) }

// Label returns the words of a small label: in capitals where there are any.
func Label(words string) string { return strings.ToUpper(words) }

// Aligned returns the style with another alignment.
func Aligned(t paint.Text, a paint.Align) paint.Text {
	t.Align = a
	return t
}

// Line returns the height of a line of text of a size.
func Line(u *ui.UI, size float32) float32 { return size * u.TextScale * paint.LineHeight }

// Shrunk returns the style with the largest size, not below minimum dp, at which the words fit the width.
func Shrunk(u *ui.UI, words string, width float32, t paint.Text, minimum float32) paint.Text {
	if w := u.P.Width(words, t); w > width {
		t.Size = max(t.Size*width/w-0.05, minimum*u.TextScale)
	}
	return t
}

// Lines draws words in the middle of the rectangle's height, in as many lines as they take.
func Lines(u *ui.UI, r ui.Rect, words string, t paint.Text) {
	h := float32(len(u.P.Wrap(words, r.W, t))) * t.Size * paint.LineHeight
	u.P.Paragraph(r.Middle(r.W, h), words, t)
}

// Endless returns the place of a scroll area's content with room below for any height, and at the right for the bar.
func Endless(r ui.Rect) ui.Rect {
	r.H, r.W = 1<<20, r.W-6
	return r
}

// Rule draws a thin line along the top of a rectangle.
func Rule(u *ui.UI, r ui.Rect) { u.P.Fill(paint.R(r.X, r.Y, r.W, 1), u.Theme.Line.Soft) }

// ScrollGutter keeps the content of a dialog clear of the bar that shows how far it is scrolled.
const ScrollGutter = 10

// TallField is the height of a field in dp.
func TallField(u *ui.UI) float32 { return max(theme.Size.ActionButton, u.Target()) }

// Middle returns a strip of the height in the middle of r.
func Middle(r ui.Rect, h float32) ui.Rect { return r.Middle(r.W, h) }

// KeyTip returns a tooltip that names the key.
func KeyTip(words, key string) string {
	if key == "" {
		return words
	}
	return words + " (" + key + ")"
}
