package mapview

import (
	"hexrail/game/ui/mesh"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
)

// drawTags draws the tags at the foot or head of their hexes. Their letters never get smaller than a caption.
func (pt *painter) drawTags(tags []Tag) {
	if pt.level == Plain {
		return
	}
	const minimum, letters = 11, 24 // dp, tu
	for _, t := range tags {
		tu := max(letters, minimum*100/pt.r)
		at := pt.m.centre[t.Hex]
		at.Y += 92
		if t.Head {
			at.Y -= 2 * 92
		}
		pt.pill(t.Text, at, tu, t.Color, theme.On(t.Color), pt.style.Track.Casing)
	}
}

// pill writes a word on a rounded badge around a point.
func (pt *painter) pill(text string, at Point, tu float32, fill, ink, rim paint.Color) {
	w, h := pt.pillWidth(text, tu), tu*pillHeight
	pt.Polygon(capsule(at, w+2, h+2), rim)
	pt.Polygon(capsule(at, w, h), fill)
	pt.line(text, at, tu, paint.Text{Weight: paint.Bold, Color: ink})
}

// pillHeight is half the height of a pill in ems.
const pillHeight = 0.65

// pillWidth returns half the width of a pill with letters of a size in tu.
func (pt *painter) pillWidth(text string, tu float32) float32 {
	return pt.Painter.Width(text, paint.Text{Size: tu, Weight: paint.Bold})/2 + tu*0.4
}

// capsule returns the outline of a rectangle with half the width and height and half round ends.
func capsule(at Point, w, h float32) []Point {
	return mesh.AppendRoundRect(nil, at.X-w, at.Y-h, at.X+w, at.Y+h, h)
}
