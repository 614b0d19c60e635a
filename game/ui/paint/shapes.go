package paint

import "github.com/hexrail/hexrail/game/ui/mesh"

// Fill fills a rectangle; its edges snap to whole device pixels.
func (p *Painter) Fill(r Rect, c Color) {
	q := p.view.pixels(r)
	p.Recorder.recordBox(p.view, 1/p.scale, BoxForm, r, c, 0)
	if !p.Blind {
		p.mesh.Rect(float32(q.Min.X), float32(q.Min.Y), float32(q.Max.X), float32(q.Max.Y), c)
	}
	p.reportCover(r, c)
}

// reportCover reports a shape to Cover if its colour is opaque.
func (p *Painter) reportCover(r Rect, c Color) {
	if p.Cover != nil && c.A == 1 && len(p.views) == 0 {
		p.Cover(r.And(p.ClipRect()))
	}
}

// Fade fills a rectangle with a horizontal gradient.
func (p *Painter) Fade(r Rect, from, to Color) { p.fade(r, from, to, false) }

// FadeDown fills a rectangle with a vertical gradient.
func (p *Painter) FadeDown(r Rect, from, to Color) { p.fade(r, from, to, true) }

// fade fills a rectangle with a gradient, a vertical one if down.
func (p *Painter) fade(r Rect, from, to Color, down bool) {
	if p.Blind {
		return
	}
	q := p.view.pixels(r)
	p.mesh.Fade(float32(q.Min.X), float32(q.Min.Y), float32(q.Max.X), float32(q.Max.Y), from, to, down)
}

// RoundRect fills a rectangle with round corners; its edges snap to whole device pixels.
func (p *Painter) RoundRect(r Rect, radius float32, c Color) {
	q := p.view.pixels(r)
	p.Recorder.recordBox(p.view, 1/p.scale, BoxForm, r, c, radius)
	if !p.Blind {
		p.mesh.RoundRect(float32(q.Min.X), float32(q.Min.Y), float32(q.Max.X), float32(q.Max.Y), radius*p.view.Scale, c)
	}
	p.reportCover(r, c)
}

// Frame draws the outline of a rectangle with round corners, inside its edge.
func (p *Painter) Frame(r Rect, radius, width float32, c Color) {
	p.Recorder.recordBox(p.view, 1/p.scale, FrameForm, r, c, radius, width)
	if p.Blind {
		return
	}
	q, w := p.view.pixels(r), max(1, float32(round(width*p.view.Scale)))
	var buf [64]mesh.Point
	ps := mesh.AppendRoundRect(buf[:0], float32(q.Min.X)+w/2, float32(q.Min.Y)+w/2,
		float32(q.Max.X)-w/2, float32(q.Max.Y)-w/2, radius*p.view.Scale-w/2)
	p.mesh.Outline(ps, w, c)
}

// Shadow draws the soft shadow of a rectangle with round corners, moved down by dy and faded over blur.
func (p *Painter) Shadow(r Rect, radius, dy, blur float32, c Color) {
	p.Recorder.recordBox(p.view, 1/p.scale, ShadowForm, r.Moved(0, dy), c, radius, blur)
	if p.Blind {
		return
	}
	q := p.view.pixels(r.Moved(0, dy))
	p.mesh.Shadow(float32(q.Min.X), float32(q.Min.Y), float32(q.Max.X), float32(q.Max.Y),
		radius*p.view.Scale, blur*p.view.Scale, c)
}

// Circle fills a circle.
func (p *Painter) Circle(x, y, radius float32, c Color) {
	p.Recorder.recordCircle(p.view, 1/p.scale, DiscForm, x, y, c, radius)
	if !p.Blind {
		p.mesh.Circle(p.view.apply(Point{X: x, Y: y}), radius*p.view.Scale, c)
	}
	const half = 0.75 // of the side of a square about as large as the disc hides, in radii
	p.reportCover(R(x-radius*half, y-radius*half, 2*half*radius, 2*half*radius), c)
}

// Ring draws a circular line, with the radius measured to its middle.
func (p *Painter) Ring(x, y, radius, width float32, c Color) {
	p.Recorder.recordCircle(p.view, 1/p.scale, RingForm, x, y, c, radius, width)
	if p.Blind {
		return
	}
	p.mesh.Ring(p.view.apply(Point{X: x, Y: y}), radius*p.view.Scale, width*p.view.Scale, c)
}

// Polygon fills a convex polygon.
func (p *Painter) Polygon(ps []Point, c Color) {
	p.Recorder.recordPath(p.view, 1/p.scale, AreaForm, ps, 0, c)
	p.mesh.Convex(p.toPixels(ps), c)
}

// StarPolygon fills a polygon whose corners are all visible from the centre.
func (p *Painter) StarPolygon(centre Point, ps []Point, c Color) {
	p.Recorder.recordPath(p.view, 1/p.scale, AreaForm, ps, 0, c)
	p.mesh.Star(p.view.apply(centre), p.toPixels(ps), c)
}

// Outline draws a closed line around a polygon, its middle on the polygon's edge.
func (p *Painter) Outline(ps []Point, width float32, c Color) {
	p.Recorder.recordPath(p.view, 1/p.scale, LoopForm, ps, width, c)
	p.mesh.Outline(p.toPixels(ps), width*p.view.Scale, c)
}

// Line draws a straight line with cut ends.
func (p *Painter) Line(x0, y0, x1, y1, width float32, c Color) {
	p.Polyline([]Point{{X: x0, Y: y0}, {X: x1, Y: y1}}, width, mesh.Butt, c)
}

// Polyline draws a line through the points.
func (p *Painter) Polyline(ps []Point, width float32, end mesh.Cap, c Color) {
	p.Recorder.recordPath(p.view, 1/p.scale, lineForm(end), ps, width, c)
	p.mesh.Stroke(p.toPixels(ps), width*p.view.Scale, end, c)
}

// Dashes draws a broken line through the points; see mesh.Mesh.Dashes.
func (p *Painter) Dashes(ps []Point, width float32, pattern []float32, skip float32, end mesh.Cap, c Color) {
	var buf [8]float32
	scaled := buf[:0]
	for _, l := range pattern {
		scaled = append(scaled, l*p.view.Scale)
	}
	p.mesh.Dashes(p.toPixels(ps), width*p.view.Scale, scaled, skip*p.view.Scale, end, c)
}

// Mesh returns the mesh being recorded, in device pixels.
func (p *Painter) Mesh() *mesh.Mesh { return &p.mesh }

// toPixels returns the points in device pixels, or none for a Blind painter. The slice is reused by the next call.
func (p *Painter) toPixels(ps []Point) []mesh.Point {
	p.points = p.points[:0]
	if p.Blind {
		return nil
	}
	for _, q := range ps {
		p.points = append(p.points, p.view.apply(q))
	}
	return p.points
}
