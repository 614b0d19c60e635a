// Package soft draws the user interface in software, for tests and for pictures that become files. It needs no display.
//
// A Canvas is a paint.Backend that draws into an image: triangles with a colour at each corner, multiplied by the atlas
// and blended over the picture so far. Like a graphics card it draws each pixel on the common edge of two triangles
// once, so that a shape looks the same in both. It has no layers. Lengths are device pixels.
package soft

import (
	"image"
	"image/color"
	"math"

	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
)

// Canvas is a backend that draws into an image.
type Canvas struct {
	// Image is the picture drawn.
	Image *image.RGBA

	atlas   *image.RGBA
	written int // see Written
}

// New returns a canvas of the size in device pixels, filled with the colour.
func New(w, h int, background mesh.Color) *Canvas {
	c := &Canvas{
		Image: image.NewRGBA(image.Rect(0, 0, w, h)),
		atlas: image.NewRGBA(image.Rect(0, 0, paint.AtlasSize, paint.AtlasSize)),
	}
	c.Clear(background)
	return c
}

// With returns an empty canvas of another size with the same atlas.
func (c *Canvas) With(size image.Point) *Canvas {
	return &Canvas{Image: image.NewRGBA(image.Rectangle{Max: size}), atlas: c.atlas}
}

// Clear fills the whole image with a colour.
func (c *Canvas) Clear(background mesh.Color) {
	px := color.RGBA{channel(background.R), channel(background.G), channel(background.B), channel(background.A)}
	for i := 0; i < len(c.Image.Pix); i += 4 {
		c.Image.Pix[i], c.Image.Pix[i+1], c.Image.Pix[i+2], c.Image.Pix[i+3] = px.R, px.G, px.B, px.A
	}
}

// Resize changes the size of the image in device pixels. If it is another, the image is a new one without colour.
func (c *Canvas) Resize(size image.Point) {
	if r := (image.Rectangle{Max: size}); r != c.Image.Rect {
		c.Image = image.NewRGBA(r)
	}
}

// Written returns the number of rows of the atlas down to the lowest picture in it.
func (c *Canvas) Written() int { return c.written }

// WriteAtlas copies a picture into the atlas.
func (c *Canvas) WriteAtlas(r image.Rectangle, rgba []byte) {
	c.written = max(c.written, r.Max.Y)
	row := r.Dx() * 4
	for y := range r.Dy() {
		copy(c.atlas.Pix[c.atlas.PixOffset(r.Min.X, r.Min.Y+y):][:row], rgba[y*row:])
	}
}

// Draw fills the triangles.
func (c *Canvas) Draw(v []mesh.Vertex, indices []uint32, clip image.Rectangle) {
	clip = clip.Intersect(c.Image.Rect)
	for ; len(indices) >= 3; indices = indices[3:] {
		c.fillTriangle(&v[indices[0]], &v[indices[1]], &v[indices[2]], clip)
	}
}

// fillTriangle fills every pixel whose centre is inside. A centre on an edge belongs to the triangle only if that is a
// left or top edge, so that neighbouring triangles share no pixel.
func (c *Canvas) fillTriangle(a, b, d *mesh.Vertex, clip image.Rectangle) {
	area := cross(a, b, d.DstX, d.DstY)
	if area == 0 {
		return
	}
	if area < 0 {
		b, d, area = d, b, -area
	}
	x0, x1 := span(clip.Min.X, clip.Max.X, a.DstX, b.DstX, d.DstX)
	y0, y1 := span(clip.Min.Y, clip.Max.Y, a.DstY, b.DstY, d.DstY)
	topA, topB, topD := topLeft(b, d), topLeft(d, a), topLeft(a, b)
	for y := y0; y < y1; y++ {
		py := float32(y) + 0.5
		for x := x0; x < x1; x++ {
			px := float32(x) + 0.5
			wa, wb, wd := cross(b, d, px, py), cross(d, a, px, py), cross(a, b, px, py)
			if in(wa, topA) && in(wb, topB) && in(wd, topD) {
				c.blend(x, y, a, b, d, wa/area, wb/area, wd/area)
			}
		}
	}
}

// blend blends the triangle's colour at the weights over a pixel.
func (c *Canvas) blend(x, y int, a, b, d *mesh.Vertex, wa, wb, wd float32) {
	u := int(a.SrcX*wa + b.SrcX*wb + d.SrcX*wd)
	v := int(a.SrcY*wa + b.SrcY*wb + d.SrcY*wd)
	texel := c.atlas.Pix[c.atlas.PixOffset(u, v):]
	if texel[3] == 0 {
		return
	}
	dst := c.Image.Pix[c.Image.PixOffset(x, y):]
	alpha := (a.ColorA*wa + b.ColorA*wb + d.ColorA*wd) * float32(texel[3]) / 255
	keep := 1 - alpha
	mix := func(i int, va, vb, vd float32) {
		src := (va*wa + vb*wb + vd*wd) * float32(texel[i])
		dst[i] = uint8(min(255, src+float32(dst[i])*keep+0.5))
	}
	mix(0, a.ColorR, b.ColorR, d.ColorR)
	mix(1, a.ColorG, b.ColorG, d.ColorG)
	mix(2, a.ColorB, b.ColorB, d.ColorB)
	mix(3, a.ColorA, b.ColorA, d.ColorA)
}

// cross returns twice the signed area of the triangle a, b, (x, y).
func cross(a, b *mesh.Vertex, x, y float32) float32 {
	return (b.DstX-a.DstX)*(y-a.DstY) - (b.DstY-a.DstY)*(x-a.DstX)
}

// topLeft reports whether the edge from a to b is a left or top edge of its triangle.
func topLeft(a, b *mesh.Vertex) bool {
	return b.DstY < a.DstY || b.DstY == a.DstY && b.DstX > a.DstX
}

// in reports whether a point with this weight is on the inner side of an edge. One on it is if edge is set.
func in(weight float32, edge bool) bool { return weight > 0 || weight == 0 && edge }

// span returns the pixels from low to high whose centres may be between the three values.
func span(low, high int, a, b, c float32) (from, to int) {
	first := int(math.Floor(float64(min(a, b, c))))
	last := int(math.Ceil(float64(max(a, b, c))))
	return max(low, first), min(high, last)
}

// channel returns a channel of 0 to 1 as one of 0 to 255.
func channel(v float32) uint8 { return uint8(v*255 + 0.5) }
