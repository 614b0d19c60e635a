package mapview

import "math"

// obstacles are areas that words must avoid: discs and rectangles, in tu around the middle of a hex.
type obstacles struct {
	discs []disc
	boxes []box
}

// disc is a circle with its filled inside.
type disc struct {
	at Point
	r  float32
}

// box is a rectangle with half its width and height, rotated by the angle with the given cosine and sine.
type box struct {
	at       Point
	w, h     float32
	cos, sin float32
}

// Margins in tu for the outline of a stop beyond its nominal size.
const (
	slotMargin = 2.5
	lineMargin = 1
)

// turned returns a box around a point, turned by an angle. w and h are half its width and height.
func turned(at Point, w, h float32, by float64) box {
	s, c := math.Sincos(by)
	return box{at, w, h, float32(c), float32(s)}
}

// addTrack adds the casing of a piece of track as discs along it.
func (o *obstacles) addTrack(p *piece) {
	const apart = 7
	half := size.Track.Width/2 + size.Track.Casing
	line := p.outer()
	end := line.total()
	switch p.kind {
	case taper:
		end = min(end, apothem-size.Track.Taper.Tip)
	case stub:
		end = size.Track.Stub.Length
	case rails:
	}
	n := max(1, int(math.Ceil(float64(end)/apart)))
	for i := range n + 1 {
		at, _ := line.pointAt(end * float32(i) / float32(n))
		o.discs = append(o.discs, disc{at, half})
	}
}

// addStop adds the area of a stop, which words must not cover.
func (o *obstacles) addStop(s *stop) {
	switch s.look {
	case cityLook:
		o.addCity(s)
	case barLook:
		bar := size.Town.BarCasing
		o.boxes = append(o.boxes, turned(s.at, bar[0]/2, bar[1]/2, s.along))
	case dotLook:
		o.discs = append(o.discs, disc{s.at, size.Town.Dot + size.Town.DotCasing})
	case haltLook:
		o.discs = append(o.discs, disc{s.at, size.Halt.Radius + size.Halt.Ring/2})
	case areaLook:
	}
}

// addCity adds the slots of a city and the box around them.
func (o *obstacles) addCity(s *stop) {
	for _, at := range s.slots {
		o.discs = append(o.discs, disc{at, size.City.SlotRadius + slotMargin})
	}
	switch len(s.slots) {
	case 2:
		o.boxes = append(o.boxes, turned(s.at, size.City.Box2.W/2+lineMargin, size.City.Box2.H/2+lineMargin, s.along))
	case 4:
		side := size.City.Box4.Side/2 + lineMargin
		o.boxes = append(o.boxes, turned(s.at, side, side, s.along))
	}
}

// around returns the clearance of an upright rectangle with the given half width and height: the distance to the
// nearest obstacle, negative if it overlaps one, at most enough. It stops searching once the clearance is below
// minimum.
func (o *obstacles) around(at Point, w, h, minimum, enough float32) float32 {
	clear := enough
	for i := range o.discs {
		d := &o.discs[i]
		clear = min(clear, toRect(d.at.X-at.X, d.at.Y-at.Y, w, h)-d.r)
		if clear < minimum {
			return clear
		}
	}
	for i := range o.boxes {
		clear = min(clear, o.boxes[i].apart(at, w, h))
		if clear < minimum {
			return clear
		}
	}
	return clear
}

// aroundDisc returns the clearance of a disc; see around.
func (o *obstacles) aroundDisc(at Point, r, minimum, enough float32) float32 {
	clear := enough
	for i := range o.discs {
		d := &o.discs[i]
		clear = min(clear, length(d.at.X-at.X, d.at.Y-at.Y)-d.r-r)
		if clear < minimum {
			return clear
		}
	}
	for i := range o.boxes {
		b := &o.boxes[i]
		x, y := b.local(at)
		clear = min(clear, toRect(x, y, b.w, b.h)-r)
		if clear < minimum {
			return clear
		}
	}
	return clear
}

// local returns p in the box's own axes.
func (b *box) local(p Point) (x, y float32) {
	d := p.Sub(b.at)
	return d.X*b.cos + d.Y*b.sin, d.Y*b.cos - d.X*b.sin
}

// apart returns the widest gap between the box and an upright rectangle along the axes of both, negative if they
// overlap.
func (b *box) apart(at Point, w, h float32) float32 {
	d := at.Sub(b.at)
	c, s := abs(b.cos), abs(b.sin)
	x, y := b.local(at)
	gap := max(abs(d.X)-w-b.w*c-b.h*s, abs(d.Y)-h-b.w*s-b.h*c)
	return max(gap, abs(x)-b.w-w*c-h*s, abs(y)-b.h-w*s-h*c)
}

// toRect returns the distance of (x, y) from the rectangle with the half width and height around the origin, negative
// inside it.
func toRect(x, y, w, h float32) float32 {
	dx, dy := abs(x)-w, abs(y)-h
	if dx > 0 && dy > 0 {
		return length(dx, dy)
	}
	return max(dx, dy)
}

func abs(v float32) float32 { return max(v, -v) }

func length(x, y float32) float32 { return float32(math.Sqrt(float64(x*x + y*y))) }
