// Package mesh turns shapes into triangles with soft edges.
//
// A Mesh grows by its methods: Convex, Circle, RoundRect and Star fill, Stroke, Ring and Dashes draw lines, Shadow
// blurs, and Image copies from the atlas. The Append functions of the package return the corners of shapes.
//
// A shape's edge is a band one device pixel wide that fades from the shape's colour to nothing, so the result looks
// antialiased whatever draws the triangles: a graphics card without multisampling, or the software rasteriser in the
// tests. Lengths are device pixels; x grows to the right and y downwards.
package mesh

import (
	"math"
	"slices"
)

// Point is a place or an offset in device pixels.
type Point struct{ X, Y float32 }

// Pt returns the point (x, y).
func Pt(x, y float32) Point { return Point{x, y} }

// Add returns p moved by q.
func (p Point) Add(q Point) Point { return Point{p.X + q.X, p.Y + q.Y} }

// Sub returns the offset from q to p.
func (p Point) Sub(q Point) Point { return Point{p.X - q.X, p.Y - q.Y} }

// Mul returns p scaled by k.
func (p Point) Mul(k float32) Point { return Point{p.X * k, p.Y * k} }

// Len returns the distance of p from the origin.
func (p Point) Len() float32 { return float32(math.Sqrt(float64(p.X*p.X + p.Y*p.Y))) }

// Vertex is one corner of a triangle. Dst is its position on the screen and Src its position in the atlas, both in
// pixels; the colour is premultiplied by its alpha. The layout must equal that of the engine's vertex, so that a slice
// can be passed on without copying; Custom is padding for that purpose.
type Vertex struct {
	DstX, DstY, SrcX, SrcY         float32
	ColorR, ColorG, ColorB, ColorA float32
	Custom                         [4]float32
}

// White is the centre of the white block every atlas keeps in its top left corner; untextured shapes sample it.
const White = 2

// Mesh is a growing list of triangles, of one or more parts. The indices of a part count from its first vertex, so that
// it can be drawn without the parts before it. The zero value is an empty mesh.
type Mesh struct {
	Vertices []Vertex
	Indices  []uint32

	part int // first vertex of the part
}

// Reset empties the mesh and keeps its memory.
func (m *Mesh) Reset() {
	m.Vertices = m.Vertices[:0]
	m.Indices = m.Indices[:0]
	m.part = 0
}

// BeginPart begins a new part with the next vertex.
func (m *Mesh) BeginPart() { m.part = len(m.Vertices) }

// next returns the index of the next vertex.
func (m *Mesh) next() uint32 { return uint32(len(m.Vertices) - m.part) }

// few is the initial capacity of a mesh, in vertices and in indices.
const few = 1 << 14

// room returns the list with room for n more elements. A picture has about ten thousand vertices, and append alone
// would grow the list by only a quarter at a time.
func room[E any](s []E, n int) []E {
	if len(s)+n <= cap(s) {
		return s
	}
	return slices.Grow(s, max(few, len(s)))
}

// vertex adds an untextured corner with the colour weakened by alpha, and returns its index.
func (m *Mesh) vertex(p Point, c Color, alpha float32) uint32 {
	n := m.next()
	m.Vertices = append(room(m.Vertices, 1), Vertex{
		DstX: p.X, DstY: p.Y, SrcX: White, SrcY: White,
		ColorR: c.R * alpha, ColorG: c.G * alpha, ColorB: c.B * alpha, ColorA: c.A * alpha,
	})
	return n
}

func (m *Mesh) triangle(a, b, c uint32) { m.Indices = append(room(m.Indices, 3), a, b, c) }

// addQuad joins the edges a-b and c-d, which run the same way.
func (m *Mesh) addQuad(a, b, c, d uint32) { m.Indices = append(room(m.Indices, 6), a, b, c, b, d, c) }

// Image adds a rectangle of the atlas, tinted with the colour. Source and target have the same size and must be on
// whole pixels.
func (m *Mesh) Image(x, y, srcX, srcY, w, h float32, c Color) {
	n := m.next()
	for _, d := range [4]Point{{0, 0}, {w, 0}, {0, h}, {w, h}} {
		m.Vertices = append(room(m.Vertices, 1), Vertex{
			DstX: x + d.X, DstY: y + d.Y, SrcX: srcX + d.X, SrcY: srcY + d.Y,
			ColorR: c.R, ColorG: c.G, ColorB: c.B, ColorA: c.A,
		})
	}
	m.addQuad(n, n+1, n+2, n+3)
}

// Fade adds an axis-aligned rectangle whose colour changes evenly from its first edge to the opposite one: from left to
// right, or from top to bottom if down is set. Its edges are hard.
func (m *Mesh) Fade(x0, y0, x1, y1 float32, from, to Color, down bool) {
	second, third := to, from
	if down {
		second, third = from, to
	}
	a, b := m.vertex(Point{x0, y0}, from, 1), m.vertex(Point{x1, y0}, second, 1)
	m.addQuad(a, b, m.vertex(Point{x0, y1}, third, 1), m.vertex(Point{x1, y1}, to, 1))
}

// Rect adds an axis-aligned rectangle with hard edges, meant for edges on whole pixels.
func (m *Mesh) Rect(x0, y0, x1, y1 float32, c Color) { m.Fade(x0, y0, x1, y1, c, c, false) }
