// Package paint draws shapes and text in dp into triangles over one atlas.
//
// New returns a Painter for Fonts and a Backend. The painter only records. Submit sends the recording to the Backend,
// so that a picture that is outdated before it is shown costs no drawing. Kept keeps a part of a picture for later
// ones, as triangles or, where the Backend has Layers, as a picture. A View moves and scales, and Text is the style of
// a text. One dp is one logical pixel; the painter multiplies lengths by the device's scale.
package paint

import (
	"image"
	"math"
	"slices"

	"github.com/hexrail/hexrail/game/ui/mesh"
)

// Point is a position in the painter's current coordinates: dp, or those of View.
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
	Letters
	Recorder
	// Watch, if set, is called with every line of text drawn in dp, its rectangle, and the part of it inside the clip.
	// Tests use it to find texts that are cut off or overlap. Text on maps is not reported.
	Watch func(s string, all, seen Rect)
	// Cover, if set, is called with every opaque rectangle and disc drawn in dp, clipped, since it hides earlier
	// drawing. Maps are not reported. Tests use it to find covered texts.
	Cover func(r Rect)
	// Blind omits shapes and characters, for a picture that will not be shown. Texts are still measured, and clips
	// apply.
	Blind bool

	backend Backend
	scale   float32
	atlas   atlas
	drawing         // the one being recorded
	sent    drawing // the one submitted last, unless it is the one being recorded
	sending bool    // the one being recorded has been submitted
	lost    bool    // the picture submitted last is no longer on the screen
	clips   clips
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

// batch is a run of vertices and of indices into it, with the same clip, or a picture that the backend keeps. It ends
// where the next begins.
type batch struct {
	vertices, indices int // exclusive ends
	clip              image.Rectangle
	layer             Layer       // the picture; the batch has no vertices then
	at                image.Point // its corner
}

// New returns a painter for the backend.
func New(fonts *Fonts, b Backend) *Painter {
	p := &Painter{Letters: Letters{fonts}, backend: b, lost: true}
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

// Full reports whether the atlas ran out of room, so that characters are missing. The next Begin clears the atlas, so
// the caller should draw the picture again, once.
func (p *Painter) Full() bool { return p.atlas.full }

// Changed reports whether the picture differs from the one submitted last and must be submitted.
func (p *Painter) Changed() bool {
	p.endBatch()
	return p.lost || !p.sending && !p.drawing.equals(&p.sent)
}

// Forget makes the picture count as changed, because the one submitted last is no longer on the screen.
func (p *Painter) Forget() { p.lost = true }

// equals reports whether two drawings have the same size and contents.
func (p *drawing) equals(q *drawing) bool {
	return p.size == q.size && slices.Equal(p.batches, q.batches) &&
		slices.Equal(p.mesh.Indices, q.mesh.Indices) && slices.Equal(p.mesh.Vertices, q.mesh.Vertices)
}

// Submit sends the picture to the backend.
func (p *Painter) Submit() {
	p.sending, p.lost = true, false
	p.endBatch()
	var from batch
	for _, b := range p.batches {
		if b.layer != nil {
			b.layer.Show(b.at, b.clip)
		} else {
			p.backend.Draw(p.mesh.Vertices[from.vertices:b.vertices], p.mesh.Indices[from.indices:b.indices], b.clip)
		}
		from = b
	}
}

// Size returns the size of the picture in dp.
func (p *Painter) Size() (w, h float32) {
	return float32(p.size.X) / p.scale, float32(p.size.Y) / p.scale
}

// Scale returns the number of device pixels to the dp.
func (p *Painter) Scale() float32 { return p.scale }

// PixelsPerUnit returns the number of device pixels per unit of the current coordinates.
func (p *Painter) PixelsPerUnit() float32 { return p.view.Scale }

// Clip limits drawing to the intersection of the rectangle and the current clip, until Unclip.
func (p *Painter) Clip(r Rect) {
	p.endBatch()
	p.clips = append(p.clips, p.view.pixels(r).Intersect(p.clips.last()))
}

// Unclip ends the last Clip.
func (p *Painter) Unclip() {
	p.endBatch()
	p.clips = p.clips[:len(p.clips)-1]
}

// Mark records the current clips and views, for Restore.
type Mark struct {
	clips, views int
	view         View
}

// Mark returns the current clips and views.
func (p *Painter) Mark() Mark { return Mark{len(p.clips), len(p.views), p.view} }

// Restore ends the clips and views begun since the mark.
func (p *Painter) Restore(m Mark) {
	p.endBatch()
	p.clips, p.views, p.view = p.clips[:m.clips], p.views[:m.views], m.view
}

// Visible reports whether any part of the rectangle is inside the current clip.
func (p *Painter) Visible(r Rect) bool { return p.view.pixels(r).Overlaps(p.clips.last()) }

// ClipRect returns the current clip in current coordinates. The view must not be rotated.
func (p *Painter) ClipRect() Rect {
	c, k := p.clips.last(), 1/p.view.Scale
	return Rect{
		(float32(c.Min.X) - p.view.X) * k, (float32(c.Min.Y) - p.view.Y) * k,
		float32(c.Dx()) * k, float32(c.Dy()) * k,
	}
}

// clips are the clips in device pixels, each within the one before.
type clips []image.Rectangle

func (c clips) last() image.Rectangle { return c[len(c)-1] }

// endBatch ends the batch drawn with the current clip. Each batch is a part of the mesh, so that a backend need not
// copy the vertices of other batches.
func (p *Painter) endBatch() {
	from := 0
	if n := len(p.batches); n > 0 {
		from = p.batches[n-1].indices
	}
	if end := len(p.mesh.Indices); end > from {
		p.batches = append(p.batches, batch{vertices: len(p.mesh.Vertices), indices: end, clip: p.clips.last()})
		p.mesh.BeginPart()
	}
}

func round(v float32) int { return int(math.Floor(float64(v) + 0.5)) }

func length(x, y float32) float32 { return float32(math.Hypot(float64(x), float64(y))) }
