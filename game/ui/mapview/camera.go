package mapview

import (
	"math"

	"github.com/hexrail/hexrail/game/ui/paint"
)

// Bounds is a rectangle of the map in tu.
type Bounds struct{ Min, Max Point }

// extended returns the bounds extended to contain p.
func (b Bounds) extended(p Point) Bounds {
	return Bounds{
		Point{X: min(b.Min.X, p.X), Y: min(b.Min.Y, p.Y)},
		Point{X: max(b.Max.X, p.X), Y: max(b.Max.Y, p.Y)},
	}
}

// Grown returns the bounds with a margin of d tu.
func (b Bounds) Grown(d float32) Bounds {
	return Bounds{b.Min.Sub(Point{X: d, Y: d}), b.Max.Add(Point{X: d, Y: d})}
}

// rect returns the bounds as a rectangle.
func (b Bounds) rect() paint.Rect { return paint.R(b.Min.X, b.Min.Y, b.Max.X-b.Min.X, b.Max.Y-b.Min.Y) }

// centre returns the middle of the bounds.
func (b Bounds) centre() Point { return b.Min.Add(b.Max).Mul(0.5) }

// Has reports whether c is within b.
func (b Bounds) Has(c Bounds) bool {
	return b.Min.X <= c.Min.X && b.Min.Y <= c.Min.Y && b.Max.X >= c.Max.X && b.Max.Y >= c.Max.Y
}

// Camera is a position and scale of the view: the point of the map in its middle and the length of a hex edge.
type Camera struct {
	At Point   // tu
	R  float32 // dp
}

// Margins and steps of the camera.
const (
	fitMargin = 24    // dp around the whole map
	closeUp   = 64    // R after a double tap
	wheel     = 0.002 // logarithm of the zoom for each dp of the wheel
)

// Fit returns the camera that shows the bounds as large as the view allows, with R at most r. Views are in dp.
func Fit(b Bounds, view paint.Rect, r float32) Camera {
	w, h := b.Max.X-b.Min.X, b.Max.Y-b.Min.Y
	k := min((view.W-2*fitMargin)/w, (view.H-2*fitMargin)/h)
	return Camera{b.centre(), clampR(min(100*k, r))}
}

// Fit returns the camera that shows the whole board.
func (m *Map) Fit(view paint.Rect) Camera { return Fit(m.bounds.Grown(rimRoom), view, size.Zoom.MaxR) }

// Place returns the position of a point of the map in the view, in dp.
func (c Camera) Place(view paint.Rect, p Point) (x, y float32) {
	x, y = view.Center()
	k := c.R / edge
	return x + (p.X-c.At.X)*k, y + (p.Y-c.At.Y)*k
}

// Point returns the point of the map at (x, y) in dp.
func (c Camera) Point(view paint.Rect, x, y float32) Point {
	cx, cy := view.Center()
	k := 100 / c.R
	return Point{X: c.At.X + (x-cx)*k, Y: c.At.Y + (y-cy)*k}
}

// Seen returns the visible part of the map.
func (c Camera) Seen(view paint.Rect) Bounds {
	return Bounds{c.Point(view, view.X, view.Y), c.Point(view, view.Right(), view.Bottom())}
}

// ZoomAbout returns the camera with R scaled by factor, keeping the point at (x, y) in dp fixed.
func (c Camera) ZoomAbout(view paint.Rect, x, y, factor float32) Camera {
	p := c.Point(view, x, y)
	next := Camera{c.At, clampR(c.R * factor)}
	next.At = c.At.Add(p.Sub(next.Point(view, x, y)))
	return next
}

// Wheel returns the factor of ZoomAbout for a turn of the wheel by dy dp.
func Wheel(dy float32) float32 { return float32(math.Exp(float64(-dy) * wheel)) }

// Near reports whether the camera is at least about as close as after a double tap, so that another one goes back.
func (c Camera) Near() bool { return c.R >= closeUp*0.95 }

// Closer returns the camera after a double tap at (x, y).
func (c Camera) Closer(view paint.Rect, x, y float32) Camera {
	return c.ZoomAbout(view, x, y, closeUp/c.R)
}

// Pan returns the camera after the map was dragged by (dx, dy) dp.
func (c Camera) Pan(dx, dy float32) Camera {
	k := 100 / c.R
	c.At = c.At.Sub(Point{X: dx * k, Y: dy * k})
	return c
}

// Limit returns the camera moved so that in each direction map covers at least half of the view, or of the map if that
// is smaller.
func (c Camera) Limit(m *Map, view paint.Rect) Camera {
	k := 50 / c.R // tu in half a dp
	b := m.bounds
	c.At.X = limit(c.At.X, b.Min.X, b.Max.X, view.W*k)
	c.At.Y = limit(c.At.Y, b.Min.Y, b.Max.Y, view.H*k)
	return c
}

// limit returns v moved so that the interval of half length half around it overlaps [from, to] by half of the shorter
// one.
func limit(v, from, to, half float32) float32 {
	share := min(half, (to-from)/2)
	return min(max(v, from+share-half), to-share+half)
}

// Show returns the camera that shows the bounds: c itself if they are in view and R is at least r, otherwise the
// closest view of them, but with R at least r.
func (c Camera) Show(b Bounds, view paint.Rect, r float32) Camera {
	if c.R >= r && c.Seen(view).Has(b) {
		return c
	}
	next := Fit(b, view, max(c.R, r))
	if next.R >= r {
		return next
	}
	return Camera{b.centre(), r}
}

// Fill returns the camera moved so that it shows as little of the area around the map as its scale allows, with the
// margin of Fit.
func (c Camera) Fill(m *Map, view paint.Rect) Camera {
	k := 50 / c.R // tu in half a dp
	b := m.bounds.Grown(rimRoom + 2*k*fitMargin)
	c.At.X = fill(c.At.X, b.Min.X, b.Max.X, view.W*k)
	c.At.Y = fill(c.At.Y, b.Min.Y, b.Max.Y, view.H*k)
	return c
}

// fill returns v moved so that the interval of half length half around it is inside [from, to], or centred on it if the
// interval is longer.
func fill(v, from, to, half float32) float32 {
	if to-from <= 2*half {
		return (from + to) / 2
	}
	return min(max(v, from+half), to-half)
}

// Flight is a move of the camera.
type Flight struct{ From, To Camera }

// At returns the camera at time t, 0 to 1. The zoom rate is constant, and the middle moves so that the flight is a zoom
// about one fixed point.
func (f Flight) At(t float32) Camera {
	if t >= 1 {
		return f.To
	}
	a, b := float64(f.From.R), float64(f.To.R)
	r := float32(a * math.Pow(b/a, float64(t)))
	way := t
	if math.Abs(b/a-1) > 0.01 {
		way = float32((1/float64(r) - 1/a) / (1/b - 1/a))
	}
	return Camera{f.From.At.Add(f.To.At.Sub(f.From.At).Mul(way)), r}
}

func clampR(r float32) float32 { return min(max(r, size.Zoom.MinR), size.Zoom.MaxR) }
