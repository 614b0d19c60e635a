package home

import (
	"math"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
)

// drawLogo draws the logo, a yellow hex with curved track and a city, with radius r.
func drawLogo(u *ui.UI, x, y, r float32) {
	corners := make([]paint.Point, 6)
	for i := range corners {
		sin, cos := math.Sincos(float64(i)*math.Pi/3 + math.Pi/6)
		corners[i] = paint.Point{X: x + r*float32(cos), Y: y + r*float32(sin)}
	}
	ink := mesh.Hex(0x1C2228)
	u.P.Polygon(corners, mesh.Hex(0xF5C93B))
	side := r * float32(math.Sqrt(3)) / 2
	u.P.Line(x-side, y, x+side, y, r*0.3, ink)
	u.P.Outline(corners, r*0.14, ink)
	u.P.Circle(x, y, r*0.42, ink)
	u.P.Circle(x, y, r*0.28, mesh.Hex(0xFFFFFF))
}
