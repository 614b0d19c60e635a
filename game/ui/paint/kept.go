package paint

import (
	"image"
	"slices"

	"github.com/hexrail/hexrail/game/ui/mesh"
)

// Layers is implemented by a Backend that can keep pictures, so that a part that is drawn again costs two triangles.
type Layers interface {
	// Layer returns an empty picture of a size in pixels, or nil if that is too large.
	Layer(size image.Point) Layer
}

// Layer is a picture that a backend keeps.
type Layer interface {
	// Draw draws triangles into it; the clip is in its own pixels.
	Draw(v []mesh.Vertex, i []uint32, clip image.Rectangle)
	// Show draws it over the screen, with its corner at a pixel.
	Show(at image.Point, clip image.Rectangle)
	// Free gives its memory back. It is not used any more.
	Free()
}

// Kept is a recorded part of a picture that can be drawn again. The zero value is empty.
type Kept struct {
	by       *Painter
	layer    Layer // the part as a picture, from its first replay on, if the backend keeps any
	view     View
	clip     image.Rectangle
	atlas    int
	vertices []mesh.Vertex
	indices  []uint32
	batches  []batch // counted from the start of the part
}

// Draw calls draw and records the result, or replays it if it was recorded under the same view and clip. draw must
// always draw the same.
func (k *Kept) Draw(p *Painter, draw func()) {
	if p.Blind {
		return
	}
	if k.usable(p) && k.view == p.view && k.clip == p.clips.last() {
		k.replay(p, 0, 0)
		return
	}
	k.record(p, draw)
}

// DrawWhole is Draw for a part within the rectangle all that may move: the whole of it is recorded, whatever the clip
// is, and replayed under any view of the same scale, moved by whole pixels.
func (k *Kept) DrawWhole(p *Painter, all Rect, draw func()) {
	if p.Blind {
		return
	}
	if k.usable(p) && k.view.alike(p.view) {
		dx, dy := round(p.view.X-k.view.X), round(p.view.Y-k.view.Y)
		if !k.show(p, dx, dy) {
			k.replay(p, dx, dy)
		}
		return
	}
	p.endBatch()
	first := len(p.batches)
	p.clips = append(p.clips, p.view.pixels(all))
	k.record(p, draw)
	p.clips = p.clips[:len(p.clips)-1]
	p.drawing.reclip(first, k.clip, p.clips.last())
}

// Forget empties k.
func (k *Kept) Forget() {
	k.free()
	*k = Kept{}
}

// free gives the memory of the picture back.
func (k *Kept) free() {
	if k.layer != nil {
		k.layer.Free()
	}
}

// show draws the part as a picture, moved by a number of pixels. It reports false if the backend keeps none of this
// size.
func (k *Kept) show(p *Painter, dx, dy int) bool {
	if k.layer == nil && !k.makeLayer(p) {
		return false
	}
	p.endBatch()
	at := k.clip.Min.Add(image.Pt(dx, dy))
	p.batches = append(p.batches, batch{len(p.mesh.Vertices), len(p.mesh.Indices), p.clips.last(), k.layer, at})
	return true
}

// makeLayer draws the part into a picture that the backend keeps, and reports whether it keeps one.
func (k *Kept) makeLayer(p *Painter) bool {
	backend, ok := p.backend.(Layers)
	if !ok {
		return false
	}
	k.layer = backend.Layer(k.clip.Size())
	if k.layer == nil {
		return false
	}
	corner := k.clip.Min
	vertices := slices.Clone(k.vertices)
	for n := range vertices {
		vertices[n].DstX -= float32(corner.X)
		vertices[n].DstY -= float32(corner.Y)
	}
	var from batch
	for _, b := range k.batches {
		k.layer.Draw(vertices[from.vertices:b.vertices], k.indices[from.indices:b.indices], b.clip.Sub(corner))
		from = b
	}
	return true
}

// usable reports whether the painter has recorded k and still has its characters.
func (k *Kept) usable(p *Painter) bool { return k.by == p && k.atlas == p.atlas.cleared }

// alike reports whether two views differ in their origins at most.
func (v View) alike(o View) bool {
	o.X, o.Y = v.X, v.Y
	return v == o
}

// reclip limits the batches from the first on to a clip, where whole is the clip of those that are limited by nothing
// else. These get the new clip itself and not its intersection with a whole that moves, because the engine keeps memory
// for every rectangle that it has drawn in.
func (d *drawing) reclip(first int, whole, clip image.Rectangle) {
	for i := range d.batches[first:] {
		b := &d.batches[first+i]
		if b.clip == whole {
			b.clip = clip
		} else {
			b.clip = b.clip.Intersect(clip)
		}
	}
}

// replay draws a recorded part again, moved by a number of pixels.
func (k *Kept) replay(p *Painter, dx, dy int) {
	p.endBatch()
	v, i, b := len(p.mesh.Vertices), len(p.mesh.Indices), len(p.batches)
	p.mesh.Vertices = append(p.mesh.Vertices, k.vertices...)
	p.mesh.Indices = append(p.mesh.Indices, k.indices...)
	if dx != 0 || dy != 0 {
		x, y := float32(dx), float32(dy)
		for n := v; n < len(p.mesh.Vertices); n++ {
			p.mesh.Vertices[n].DstX += x
			p.mesh.Vertices[n].DstY += y
		}
	}
	moved := image.Pt(dx, dy)
	for _, part := range k.batches {
		part.vertices, part.indices, part.clip = part.vertices+v, part.indices+i, part.clip.Add(moved)
		p.batches = append(p.batches, part)
	}
	p.drawing.reclip(b, k.clip.Add(moved), p.clips.last())
	p.mesh.BeginPart()
}

// record draws a part and records it.
func (k *Kept) record(p *Painter, draw func()) {
	p.endBatch()
	v, i, b := len(p.mesh.Vertices), len(p.mesh.Indices), len(p.batches)
	draw()
	p.endBatch()
	if p.Blind {
		return // draw has found that the picture will not be shown
	}
	k.free()
	*k = Kept{
		by: p, view: p.view, clip: p.clips.last(), atlas: p.atlas.cleared,
		vertices: append(k.vertices[:0], p.mesh.Vertices[v:]...), indices: append(k.indices[:0], p.mesh.Indices[i:]...),
		batches: k.batches[:0],
	}
	for _, part := range p.batches[b:] {
		part.vertices, part.indices = part.vertices-v, part.indices-i
		k.batches = append(k.batches, part)
	}
	if p.atlas.full {
		k.by = nil // characters are missing
	}
}
