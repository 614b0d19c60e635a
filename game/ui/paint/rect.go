package paint

// Rect is a rectangle in dp, from its top left corner. The zero value is empty.
type Rect struct{ X, Y, W, H float32 }

// R returns the rectangle with the corner (x, y) and the size (w, h).
func R(x, y, w, h float32) Rect { return Rect{x, y, w, h} }

// Right returns the right edge.
func (r Rect) Right() float32 { return r.X + r.W }

// Bottom returns the lower edge.
func (r Rect) Bottom() float32 { return r.Y + r.H }

// Center returns the middle.
func (r Rect) Center() (x, y float32) { return r.X + r.W/2, r.Y + r.H/2 }

// Empty reports whether the rectangle has no area.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Has reports whether the point is inside the rectangle.
func (r Rect) Has(x, y float32) bool {
	return x >= r.X && x < r.Right() && y >= r.Y && y < r.Bottom()
}

// Moved returns the rectangle moved by (dx, dy).
func (r Rect) Moved(dx, dy float32) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// Inset returns the rectangle without a frame of the given width; a negative width enlarges it.
func (r Rect) Inset(d float32) Rect { return r.Pad(d, d) }

// Pad returns the rectangle without x at the left and right and y above and below.
func (r Rect) Pad(x, y float32) Rect {
	return Rect{r.X + x, r.Y + y, max(0, r.W-2*x), max(0, r.H-2*y)}
}

// And returns the intersection of the two rectangles.
func (r Rect) And(s Rect) Rect {
	x, y := max(r.X, s.X), max(r.Y, s.Y)
	return Rect{x, y, max(0, min(r.Right(), s.Right())-x), max(0, min(r.Bottom(), s.Bottom())-y)}
}

// Middle returns a rectangle of the size in the middle of r.
func (r Rect) Middle(w, h float32) Rect {
	return Rect{r.X + (r.W-w)/2, r.Y + (r.H-h)/2, w, h}
}

// CutTop removes a strip of the height h at the top and returns it. Like the other cuts, it is never larger than r.
func (r *Rect) CutTop(h float32) Rect {
	h = max(0, min(h, r.H))
	strip := Rect{r.X, r.Y, r.W, h}
	r.Y, r.H = r.Y+h, r.H-h
	return strip
}

// CutBottom removes a strip of the height h at the bottom and returns it.
func (r *Rect) CutBottom(h float32) Rect {
	h = max(0, min(h, r.H))
	r.H -= h
	return Rect{r.X, r.Y + r.H, r.W, h}
}

// CutLeft removes a strip of the width w at the left and returns it.
func (r *Rect) CutLeft(w float32) Rect {
	w = max(0, min(w, r.W))
	strip := Rect{r.X, r.Y, w, r.H}
	r.X, r.W = r.X+w, r.W-w
	return strip
}

// CutRight removes a strip of the width w at the right and returns it.
func (r *Rect) CutRight(w float32) Rect {
	w = max(0, min(w, r.W))
	r.W -= w
	return Rect{r.X + r.W, r.Y, w, r.H}
}

// Columns divides the rectangle into n columns of equal width with a gap between them and returns column i.
func (r Rect) Columns(i, n int, gap float32) Rect {
	w := (r.W - gap*float32(n-1)) / float32(n)
	return Rect{r.X + float32(i)*(w+gap), r.Y, w, r.H}
}
