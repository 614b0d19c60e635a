// Package paint draws shapes and text in dp into triangles over one atlas.
//
// A Painter only records. What it recorded goes to a Backend with Submit, so a picture that turns out to be outdated
// before it is shown costs no drawing. One dp is one logical pixel; the painter multiplies by the device's scale.
package paint

import (
	"image"
	"math"
	"slices"

	"hexrail/game/ui/mesh"
)

// Point is a place in the painter's current coordinates: dp, or those of View.
type Point = mesh.Point

// Color is a colour with premultiplied alpha.
type Color = mesh.Color

// Backend shows triangles. The atlas has AtlasSize pixels on each side; rgba holds four bytes per pixel with
// premultiplied alpha. The vertices and indices are only valid during the call; clip is in device pixels.
type Backend interface {
	WriteAtlas(r image.Rectangle, rgba []byte)
	Draw(v []mesh.Vertex, i []uint32, clip image.Rectangle)
}

// Painter records a picture.
type Painter struct {
	// Fonts measures text and draws its characters.
	Fonts *Fonts
	// Watch, if set, is told every line of text that is drawn in dp, and where: all of it, and the part that the clip
	// lets through. Tests look for texts that are cut or lie over each other. Words on maps are not told.
	Watch func(s string, all, seen Rect)
	// Cover, if set, is told what hides that which was drawn before: every opaque rectangle and disc, in dp, as far as
	// the clip lets it through. Maps are not told. Tests look for texts that something lies on.
	Cover func(r Rect)
	// Blind has shapes and characters left out, in a picture that nobody will see. Texts are still measured, clips hold.
	Blind bool

	backend Backend
	scale   float32
	atlas   atlas
	drawing         // the one being recorded
	sent    drawing // the one submitted last, if it is not the one being recorded
	sending bool    // the one being recorded has been submitted
	lost    bool    // the picture submitted last is not on the screen as it was
	clips   []image.Rectangle
	views   []View
	view    View // from current coordinates to device pixels
	points  []mesh.Point
}

// drawing is the input of the backend.
type drawing struct {
	size    image.Point
	mesh    mesh.Mesh
	batches []batch
}

// batch is a run of vertices and of indices into it, with the same clip. It ends where the next begins.
type batch struct {
	vertices, indices int // where it ends
	clip              image.Rectangle
}

// New returns a painter for the backend.
func New(fonts *Fonts, b Backend) *Painter {
	p := &Painter{Fonts: fonts, backend: b, lost: true}
	p.atlas.clear()
	return p
}

// Begin starts a new picture of a size in device pixels, with scale device pixels to the dp.
func (p *Painter) Begin(size image.Point, scale float32) {
	if p.sending {
		p.drawing, p.sent, p.sending = p.sent, p.drawing, false
	}
	p.mesh.Reset()
	p.batches = p.batches[:0]
	p.size, p.scale = size, scale
	p.clips = append(p.clips[:0], image.Rectangle{Max: size})
	p.views = p.views[:0]
	p.view = View{Scale: scale, cos: 1}
	if p.atlas.full {
		p.atlas.clear()
		p.lost = true
	}
	p.atlas.begin(p.backend)
}

// Full reports whether the atlas ran out of room, so that characters are missing. Begin then starts with an empty
// atlas, so the picture should be drawn again, once.
func (p *Painter) Full() bool { return p.atlas.full }

// Changed reports whether the picture differs from the one submitted last, so that it must be submitted to be seen.
func (p *Painter) Changed() bool {
	p.cut()
	return p.lost || !p.sending && !p.drawing.equals(&p.sent)
}

// Forget makes the picture count as changed: the one submitted last is not on the screen any more.
func (p *Painter) Forget() { p.lost = true }

func (p *drawing) equals(q *drawing) bool {
	return p.size == q.size && slices.Equal(p.batches, q.batches) &&
		slices.Equal(p.mesh.Indices, q.mesh.Indices) && slices.Equal(p.mesh.Vertices, q.mesh.Vertices)
}

// Submit sends the picture to the backend.
func (p *Painter) Submit() {
	p.sending, p.lost = true, false
	p.cut()
	var from batch
	for _, b := range p.batches {
		p.backend.Draw(p.mesh.Vertices[from.vertices:b.vertices], p.mesh.Indices[from.indices:b.indices], b.clip)
		from = b
	}
}

// Size returns the size of the picture in dp.
func (p *Painter) Size() (w, h float32) {
	return float32(p.size.X) / p.scale, float32(p.size.Y) / p.scale
}

// Scale returns the number of device pixels to the dp.
func (p *Painter) Scale() float32 { return p.scale }

// PixelsPerUnit returns the number of device pixels to a unit of the current coordinates.
func (p *Painter) PixelsPerUnit() float32 { return p.view.Scale }

// Clip limits drawing to the rectangle, and to the clips around it, until Unclip.
func (p *Painter) Clip(r Rect) {
	p.cut()
	p.clips = append(p.clips, p.pixels(r).Intersect(p.clip()))
}

// Unclip ends the last Clip.
func (p *Painter) Unclip() {
	p.cut()
	p.clips = p.clips[:len(p.clips)-1]
}

// Mark remembers the clips and views that are in force, for Return.
type Mark struct {
	clips, views int
	view         View
}

// Mark returns the present clips and views.
func (p *Painter) Mark() Mark { return Mark{len(p.clips), len(p.views), p.view} }

// Return ends the clips and views that were begun since the mark.
func (p *Painter) Return(m Mark) {
	p.cut()
	p.clips, p.views, p.view = p.clips[:m.clips], p.views[:m.views], m.view
}

// Visible reports whether any of the rectangle can be seen through the current clip.
func (p *Painter) Visible(r Rect) bool { return p.pixels(r).Overlaps(p.clip()) }

// ClipRect returns the current clip in current coordinates. The view must not be turned.
func (p *Painter) ClipRect() Rect {
	c, k := p.clip(), 1/p.view.Scale
	return Rect{
		(float32(c.Min.X) - p.view.X) * k, (float32(c.Min.Y) - p.view.Y) * k,
		float32(c.Dx()) * k, float32(c.Dy()) * k,
	}
}

func (p *Painter) clip() image.Rectangle { return p.clips[len(p.clips)-1] }

// cut ends the batch drawn with the current clip. Its indices become relative to its first vertex, so that a backend
// need not copy the vertices of the other batches.
func (p *Painter) cut() {
	var from batch
	if n := len(p.batches); n > 0 {
		from = p.batches[n-1]
	}
	end := len(p.mesh.Indices)
	if end == from.indices {
		return
	}
	for i := range p.mesh.Indices[from.indices:] {
		p.mesh.Indices[from.indices+i] -= uint32(from.vertices)
	}
	p.batches = append(p.batches, batch{len(p.mesh.Vertices), end, p.clip()})
}

// pixels returns the rectangle in whole device pixels.
func (p *Painter) pixels(r Rect) image.Rectangle {
	a, b := p.view.apply(Point{X: r.X, Y: r.Y}), p.view.apply(Point{X: r.Right(), Y: r.Bottom()})
	return image.Rect(round(a.X), round(a.Y), round(b.X), round(b.Y))
}

func round(v float32) int { return int(math.Floor(float64(v) + 0.5)) }

func length(x, y float32) float32 { return float32(math.Hypot(float64(x), float64(y))) }
