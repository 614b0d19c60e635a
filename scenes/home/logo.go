package home

import (
	"math"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
)

// Lines and circles of the logo, as shares of its radius.
const (
	logoTrack = 0.3  // width
	logoEdge  = 0.14 // width
	logoCity  = 0.42 // radius
	logoSlot  = 0.28 // radius
)

// Colours of the logo, which are the same in all themes.
const (
	logoInk    = 0x1C2228
	logoYellow = 0xF5C93B
	logoWhite  = 0xFFFFFF
)

// drawLogo draws the logo, a yellow hex with curved track and a city, with radius r.
func drawLogo(u *ui.UI, x, y, r float32) {
	corners := make([]paint.Point, 6)
	for i := range corners {
		sin, cos := math.Sincos(float64(i)*math.Pi/3 + math.Pi/6)
		corners[i] = paint.Point{X: x + r*float32(cos), Y: y + r*float32(sin)}
	}
	ink := mesh.Hex(logoInk)
	u.P.Polygon(corners, mesh.Hex(logoYellow))
	side := r * float32(math.Sqrt(3)) / 2
	u.P.Line(x-side, y, x+side, y, r*logoTrack, ink)
	u.P.Outline(corners, r*logoEdge, ink)
	u.P.Circle(x, y, r*logoCity, ink)
	u.P.Circle(x, y, r*logoSlot, mesh.Hex(logoWhite))
}
