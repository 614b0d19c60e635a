package theme

import (
	"math"

	"github.com/hexrail/hexrail/game/ui/mesh"
)

// Luminance returns the relative luminance of an opaque colour, 0 to 1, as the guidelines for accessible content (WCAG)
// define it.
func Luminance(c mesh.Color) float64 {
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

// Contrast returns the contrast ratio of two opaque colours, 1 to 21.
func Contrast(a, b mesh.Color) float64 {
	l, m := Luminance(a), Luminance(b)
	return (max(l, m) + 0.05) / (min(l, m) + 0.05)
}

// linear returns the light of a channel of sRGB.
func linear(v float32) float64 {
	if v <= 0.04045 {
		return float64(v) / 12.92
	}
	return math.Pow((float64(v)+0.055)/1.055, 2.4)
}
