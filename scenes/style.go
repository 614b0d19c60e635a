package scenes

import (
	"strings"

	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
)

// sizes are the steps of the type scale.
var sizes = &theme.Font.ScaleDp

func bold(u *ui.UI, size float32) paint.Text  { return u.Type(size, paint.Bold, u.Theme.Ink.Base) }
func plain(u *ui.UI, size float32) paint.Text { return u.Type(size, paint.Regular, u.Theme.Ink.Base) }
func soft(u *ui.UI, size float32) paint.Text  { return u.Type(size, paint.Regular, u.Theme.Ink.Soft) }
func faint(u *ui.UI, size float32) paint.Text { return u.Type(size, paint.Regular, u.Theme.Ink.Faint) }

// section is the style of the small labels above figures and lists.
func section(u *ui.UI) paint.Text { return u.Type(sizes.Caption, paint.Bold, u.Theme.Ink.Soft) }

// label returns the words of a small label: in capitals where there are any.
func label(words string) string { return strings.ToUpper(words) }

// aligned returns the style with another alignment.
func aligned(t paint.Text, a paint.Align) paint.Text {
	t.Align = a
	return t
}

// line returns the height of a line of text of a size.
func line(u *ui.UI, size float32) float32 { return size * u.TextScale * paint.LineHeight }

// shrunk returns the style with the largest size, not below least dp, at which the words fit the width.
func shrunk(u *ui.UI, words string, width float32, t paint.Text, least float32) paint.Text {
	if w := u.P.Width(words, t); w > width {
		t.Size = max(t.Size*width/w-0.05, least*u.TextScale)
	}
	return t
}

// lines draws words in the middle of the rectangle's height, in as many lines as they take.
func lines(u *ui.UI, r ui.Rect, words string, t paint.Text) {
	h := float32(len(u.P.Wrap(words, r.W, t))) * t.Size * paint.LineHeight
	u.P.Paragraph(r.Middle(r.W, h), words, t)
}

// endless returns the place of a scroll area's content with room below for any height, and at the right for the bar.
func endless(r ui.Rect) ui.Rect {
	r.H, r.W = 1<<20, r.W-6
	return r
}

// rule draws a thin line along the top of a rectangle.
func rule(u *ui.UI, r ui.Rect) { u.P.Fill(paint.R(r.X, r.Y, r.W, 1), u.Theme.Line.Soft) }
