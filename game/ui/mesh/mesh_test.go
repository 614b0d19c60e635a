package mesh_test

import (
	"math"
	"testing"

	"github.com/hexrail/hexrail/game/ui/mesh"
)

// finite reports whether all corners of the mesh are numbers and all indices exist.
func finite(t *testing.T, name string, m *mesh.Mesh) {
	t.Helper()
	for _, v := range m.Vertices {
		for _, f := range []float32{v.DstX, v.DstY, v.ColorA} {
			if math.IsNaN(float64(f)) || math.IsInf(float64(f), 0) {
				t.Errorf("%s: vertex %+v", name, v)
				return
			}
		}
	}
	for _, i := range m.Indices {
		if int(i) >= len(m.Vertices) {
			t.Errorf("%s: index %d of %d vertices", name, i, len(m.Vertices))
			return
		}
	}
	if len(m.Indices)%3 != 0 {
		t.Errorf("%s: %d indices are no triangles", name, len(m.Indices))
	}
}

func TestDegenerateShapesAreHarmless(t *testing.T) {
	c := mesh.Hex(0x123456)
	same := []mesh.Point{{X: 5, Y: 5}, {X: 5, Y: 5}, {X: 5, Y: 5}}
	for name, draw := range map[string]func(m *mesh.Mesh){
		"convex without points": func(m *mesh.Mesh) { m.Convex(nil, c) },
		"convex in one place":   func(m *mesh.Mesh) { m.Convex(same, c) },
		"line in one place":     func(m *mesh.Mesh) { m.Stroke(same, 3, mesh.Round, c) },
		"line without points":   func(m *mesh.Mesh) { m.Stroke(nil, 3, mesh.Round, c) },
		"line of one point":     func(m *mesh.Mesh) { m.Stroke(same[:1], 3, mesh.Round, c) },
		"line that turns back":  func(m *mesh.Mesh) { m.Stroke([]mesh.Point{{}, {X: 9}, {}}, 3, mesh.Butt, c) },
		"dashes in one place":   func(m *mesh.Mesh) { m.Dashes(same, 3, []float32{2, 1}, 0, mesh.Butt, c) },
		"dashes of an odd pattern": func(m *mesh.Mesh) {
			m.Dashes([]mesh.Point{{}, {X: 90}}, 3, []float32{4}, 100, mesh.Butt,
				c)
		},
		"dashes without lengths": func(m *mesh.Mesh) {
			m.Dashes([]mesh.Point{{}, {X: 90}}, 3, []float32{0, 0}, 1, mesh.Butt,
				c)
		},
		"circle without radius": func(m *mesh.Mesh) { m.Circle(mesh.Point{}, 0, c) },
		"shadow without area":   func(m *mesh.Mesh) { m.Shadow(5, 5, 5, 5, 4, 10, c) },
	} {
		var m mesh.Mesh
		draw(&m)
		finite(t, name, &m)
	}
}

func TestDashesKeepTheirRhythm(t *testing.T) {
	pieces := func(skip float32) int {
		var m mesh.Mesh
		m.Dashes([]mesh.Point{{}, {X: 25}, {X: 50}}, 2, []float32{6, 4}, skip, mesh.Butt, mesh.Hex(0))
		return len(m.Indices)
	}
	if pieces(0) != pieces(10) {
		t.Error("skipping a whole pattern changes the line")
	}
	if pieces(6) > pieces(0) {
		t.Error("starting in a gap draws more")
	}
}

func TestColours(t *testing.T) {
	c := mesh.Hex(0xFF8000)
	if c.R != 1 || c.B != 0 || c.A != 1 {
		t.Errorf("Hex = %v", c)
	}
	if got := c.Alpha(0.5); got.R != 0.5 || math.Abs(float64(got.G-0.25)) > 0.01 || got.A != 0.5 {
		t.Errorf("half of %v is %v", c, got)
	}
	if got := c.Mix(mesh.Hex(0), 1); got != mesh.Hex(0) {
		t.Errorf("Mix = %v", got)
	}
}
