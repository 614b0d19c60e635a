package mapview

import (
	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// drawTags draws the tags at the bottom or top of their hexes, on the smallest maps only if always is set. Their
// letters are never smaller than a caption.
func (pt *painter) drawTags(tags []Tag, always bool) {
	if pt.level == Plain && !always {
		return
	}
	const minimum, letters = 11, 24 // dp, tu
	tu := max(letters, inTU(minimum, pt.r))
	widths := make([]float32, len(tags))
	for i, t := range tags {
		widths[i] = pt.pillWidth(t.Text, tu)
	}
	for i, at := range pt.m.tagPlaces(tags, widths, tu*pillHeight, pt.top, pt.bottom) {
		t := &tags[i]
		pt.drawPill(t.Text, at, tu, t.Color, theme.On(t.Color), pt.style.Track.Casing)
	}
}

// tagPlaces returns the centres of tags with these half widths and half height in tu. A tag that would overlap another,
// or be covered above top or below bottom, moves to the other end of its hex, or aside at either end, if that is free.
func (m *Map) tagPlaces(tags []Tag, widths []float32, height, top, bottom float32) []Point {
	const end, aside = 92, 60
	at := make([]Point, len(tags))
	free := func(i int) bool {
		if top < bottom && (at[i].Y-height < top || at[i].Y+height > bottom) {
			return false
		}
		for k := range tags[:i] {
			if abs(at[k].X-at[i].X) < widths[k]+widths[i] && abs(at[k].Y-at[i].Y) < 2*height {
				return false
			}
		}
		return true
	}
	for i, t := range tags {
		centre, way := m.centre[t.Hex], float32(end)
		if t.Head {
			way = -end
		}
		places := [...]Point{
			{Y: way}, {Y: -way}, {X: -aside, Y: way}, {X: aside, Y: way}, {X: -aside, Y: -way}, {X: aside, Y: -way},
		}
		for _, p := range places {
			if at[i] = centre.Add(p); free(i) {
				break
			}
			at[i] = centre.Add(places[0])
		}
	}
	return at
}

// drawPill writes a word on a rounded badge around a point.
func (pt *painter) drawPill(text string, at Point, tu float32, fill, ink, rim paint.Color) {
	const casing = 2 // tu around the badge
	w, h := pt.pillWidth(text, tu), tu*pillHeight
	pt.Polygon(capsule(at, w+casing, h+casing), rim)
	pt.Polygon(capsule(at, w, h), fill)
	pt.drawText(text, at, tu, paint.Text{Weight: paint.Bold, Color: ink})
}

// pillHeight is half the height of a pill in ems.
const pillHeight = 0.65

// pillWidth returns half the width of a pill with letters of the given size in tu.
func (pt *painter) pillWidth(text string, tu float32) float32 {
	return pt.Painter.Width(text, paint.Text{Size: tu, Weight: paint.Bold})/2 + tu*0.4
}

// capsule returns the outline of a rectangle with half the width and height and semicircular ends.
func capsule(at Point, w, h float32) []Point {
	return mesh.AppendRoundRect(nil, at.X-w, at.Y-h, at.X+w, at.Y+h, h)
}
