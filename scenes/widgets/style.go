package widgets

import (
	"strings"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// Sizes are the steps of the type scale, in dp.
var Sizes = &theme.Font

// Bold returns the style of important text.
func Bold(u *ui.UI, size float32) paint.Text { return u.Type(size, paint.Bold, u.Theme.Ink.Base) }

// Plain returns the style of ordinary text.
func Plain(u *ui.UI, size float32) paint.Text { return u.Type(size, paint.Regular, u.Theme.Ink.Base) }

// Soft returns the style of secondary text.
func Soft(u *ui.UI, size float32) paint.Text { return u.Type(size, paint.Regular, u.Theme.Ink.Soft) }

// Faint returns the style of disabled text and empty cells.
func Faint(u *ui.UI, size float32) paint.Text { return u.Type(size, paint.Regular, u.Theme.Ink.Faint) }

// Section returns the style of the small labels above figures and lists.
func Section(u *ui.UI) paint.Text { return u.Type(Sizes.Caption, paint.Bold, u.Theme.Ink.Soft) }

// Label returns the text of a small label, which is upper case in scripts that have it.
func Label(words string) string { return strings.ToUpper(words) }

// Aligned returns the style with another alignment.
func Aligned(t paint.Text, a paint.Align) paint.Text {
	t.Align = a
	return t
}

// Line returns the height of a line of text of a size.
func Line(u *ui.UI, size float32) float32 { return size * u.TextScale * paint.LineHeight }

// Shrunk returns the style in the largest size, at least minimum dp, at which words fit the width.
func Shrunk(u *ui.UI, words string, width float32, t paint.Text, minimum float32) paint.Text {
	if w := u.P.Width(words, t); w > width {
		t.Size = max(t.Size*width/w-0.05, minimum*u.TextScale) // 0.05: the width may be rounded up at another size
	}
	return t
}

// Fits reports whether words in the style t fit the width in the smallest letters.
func Fits(u *ui.UI, words string, width float32, t paint.Text) bool {
	return u.P.Width(words, t)*Sizes.Micro*u.TextScale/t.Size <= width
}

// DrawShrunk draws a line of text in r, in letters as small as it needs.
func DrawShrunk(u *ui.UI, r ui.Rect, words string, t paint.Text) {
	u.P.TextIn(r, words, Shrunk(u, words, r.W, t, Sizes.Micro))
}

// LabelShrunk draws a line of text like DrawShrunk. If it does not fit even in the smallest letters, hovering shows all
// of it.
func LabelShrunk(u *ui.UI, r ui.Rect, words string, t paint.Text) {
	u.Label(r, words, Shrunk(u, words, r.W, t, Sizes.Micro))
}

// CutWords draws a line of text at the right end of r and cuts it off with the gap before it.
func CutWords(u *ui.UI, r *ui.Rect, words string, t paint.Text, gap float32) {
	u.P.TextIn(r.CutRight(u.P.Width(words, t)+gap), words, Aligned(t, paint.Right))
}

// DrawLines draws words centred vertically in r, wrapped to its width.
func DrawLines(u *ui.UI, r ui.Rect, words string, t paint.Text) {
	h := u.P.Height(words, r.W, t)
	u.P.Paragraph(r.Middle(r.W, h), words, t)
}

// DrawRule draws a thin line along the top of r.
func DrawRule(u *ui.UI, r ui.Rect) { u.P.Fill(paint.R(r.X, r.Y, r.W, 1), u.Theme.Line.Soft) }

// Rows of controls have one of four heights in dp, which are larger where a finger presses.

// SmallHeight returns the height of a row with small buttons.
func SmallHeight(u *ui.UI) float32 { return max(theme.Size.ButtonSmall, u.Target()) }

// ControlHeight returns the height of a row with an icon button, a counter, segments or tabs.
func ControlHeight(u *ui.UI) float32 { return max(theme.Size.IconButton, u.Target()) }

// FieldHeight returns the height of a text field in a list or a panel.
func FieldHeight(u *ui.UI) float32 { return max(theme.Size.Field, u.Target()) }

// ActionHeight returns the height of a row with the buttons or the field that a dialog is about.
func ActionHeight(u *ui.UI) float32 { return max(theme.Size.ActionButton, u.Target()) }

// Middle returns the strip of height h in the middle of r.
func Middle(r ui.Rect, h float32) ui.Rect { return r.Middle(r.W, h) }

// KeyTip returns a tooltip that names the key.
func KeyTip(words, key string) string {
	if key == "" {
		return words
	}
	return words + " (" + key + ")"
}
