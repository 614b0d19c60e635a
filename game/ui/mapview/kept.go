package mapview

import (
	"slices"

	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/rules/track"
)

// Kept is the picture of a map that is drawn again and again, perhaps moved. The zero value is empty.
type Kept struct {
	part  paint.Kept
	scene Scene
	cells track.Cells
	look  [3]paint.Color // of the theme
	r     float32        // of the camera
}

// keptRoom is how much larger than the view the picture of the whole board may be, as a factor of the area, to be
// recorded: of a larger one, most is out of sight.
const keptRoom = 2

// keeps reports whether the picture is to be recorded or replayed: it was drawn at least once with the same contents,
// and is not much larger than the view.
func (k *Kept) keeps(p *paint.Painter, view paint.Rect, r float32, whole paint.Rect, s *Scene) bool {
	if p.Record != nil || s.Cells == nil || !k.holds(r, s) {
		return false
	}
	scale := r / edge
	return whole.W*whole.H*scale*scale <= keptRoom*view.W*view.H
}

// holds reports whether the picture drawn last had the same contents, and makes it the one with these contents.
func (k *Kept) holds(r float32, s *Scene) bool {
	look := [...]paint.Color{s.Style.BG.Map, s.Style.Ink.Base, s.Style.Line.Base}
	if k.r == r && k.look == look && k.cells == *s.Cells && k.scene.looksLike(s) {
		return true
	}
	k.part.Forget()
	k.r, k.look, k.cells, k.scene = r, look, *s.Cells, s.copied()
	return false
}

// looksLike reports whether two scenes look the same, leaving out what is compared by itself (Style, Cells) and what is
// not recorded (the tags).
func (s *Scene) looksLike(o *Scene) bool {
	return s.Phase == o.Phase && s.Chosen == o.Chosen && s.FaceDown == o.FaceDown &&
		s.Divided == o.Divided && s.Layers == o.Layers && s.Strong == o.Strong && s.preview() == o.preview() &&
		slices.Equal(s.States, o.States) && slices.Equal(s.Held, o.Held) && slices.Equal(s.Corps, o.Corps) &&
		slices.Equal(s.Seats, o.Seats) && slices.Equal(s.Colors, o.Colors) &&
		slices.EqualFunc(s.Routes, o.Routes, Route.equal)
}

// preview returns the preview, or the zero value.
func (s *Scene) preview() Preview {
	if s.Preview == nil {
		return Preview{}
	}
	return *s.Preview
}

// equal reports whether two runs look the same.
func (r Route) equal(o Route) bool {
	return r.Route.Equal(o.Route) && r.Number == o.Number && r.Past == o.Past && r.Reach == o.Reach &&
		r.Ferry == o.Ferry && r.Corp == o.Corp
}

// copied returns a copy of what looksLike compares.
func (s *Scene) copied() Scene {
	c := *s
	c.Style, c.Cells, c.Tags = nil, nil, nil
	if s.Preview != nil {
		preview := *s.Preview
		c.Preview = &preview
	}
	c.States, c.Held, c.Corps = slices.Clone(s.States), slices.Clone(s.Held), slices.Clone(s.Corps)
	c.Seats, c.Colors, c.Routes = slices.Clone(s.Seats), slices.Clone(s.Colors), slices.Clone(s.Routes)
	for i := range c.Routes {
		c.Routes[i].Pieces = slices.Clone(c.Routes[i].Pieces)
	}
	return c
}
