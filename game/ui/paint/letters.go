package paint

import "strings"

// ellipsis ends a truncated text. The font's own ellipsis is at mid height.
const ellipsis = "..."

// Letters measures texts and breaks them into lines.
type Letters struct {
	// Fonts measures text and draws its characters.
	Fonts *Fonts
}

// Width returns the width of the text, in the unit of the style's size.
func (l *Letters) Width(s string, t Text) float32 { return l.Fonts.Width(s, t.Size, t.Weight) }

// tolerance is how much wider than its room a text may be, in the unit of the style's size: a room that was measured
// for the text itself differs from it by rounding.
const tolerance = 0.01

// Cuts reports whether TextIn truncates the text.
func (l *Letters) Cuts(s string, width float32, t Text) bool {
	return l.Width(s, l.smaller(s, width, t)) > width+tolerance
}

// smaller returns the style that TextIn uses for the text.
func (l *Letters) smaller(s string, width float32, t Text) Text {
	if w := l.Width(s, t); w > width+tolerance {
		halves := float32(int(t.Size*width/w*2)) / 2 // keeps the number of character sizes small
		t.Size = min(t.Size, max(halves, t.Size*minShare, minSize))
	}
	return t
}

// Fit returns the text, truncated with "..." if it is wider than the width.
func (l *Letters) Fit(s string, width float32, t Text) string {
	if l.Width(s, t) <= width+tolerance {
		return s
	}
	left := width/t.Size - l.Fonts.Width(ellipsis, 1, t.Weight)
	for i, r := range s {
		left -= l.Fonts.advance(r, t.Weight)
		if left < 0 {
			return strings.TrimRight(s[:i], " ") + ellipsis
		}
	}
	return s
}
