package paint

import (
	"image"

	"github.com/hexrail/hexrail/game/ui/mesh"
)

// Kept is a recorded part of a picture that can be drawn again. The zero value is empty.
type Kept struct {
	by       *Painter
	view     View
	clip     image.Rectangle
	atlas    int
	vertices []mesh.Vertex
	indices  []uint32
	batches  []batch // counted from the start of the part
}

// Keep calls draw and records the result in k, or replays k if it was recorded under the same view and clip. draw must
// always draw the same.
func (p *Painter) Keep(k *Kept, draw func()) {
	if p.Blind {
		return
	}
	p.endBatch()
	v, i, b := len(p.mesh.Vertices), len(p.mesh.Indices), len(p.batches)
	if k.by == p && k.view == p.view && k.clip == p.clips.last() && k.atlas == p.atlas.cleared {
		p.mesh.Vertices = append(p.mesh.Vertices, k.vertices...)
		p.mesh.Indices = append(p.mesh.Indices, k.indices...)
		for _, part := range k.batches {
			p.batches = append(p.batches, batch{part.vertices + v, part.indices + i, part.clip})
		}
		return
	}
	draw()
	p.endBatch()
	if p.Blind {
		return // draw has found that the picture will not be shown
	}
	*k = Kept{
		by: p, view: p.view, clip: p.clips.last(), atlas: p.atlas.cleared,
		vertices: append(k.vertices[:0], p.mesh.Vertices[v:]...), indices: append(k.indices[:0], p.mesh.Indices[i:]...),
		batches: k.batches[:0],
	}
	for _, part := range p.batches[b:] {
		k.batches = append(k.batches, batch{part.vertices - v, part.indices - i, part.clip})
	}
	if p.atlas.full {
		k.by = nil // characters are missing
	}
}
