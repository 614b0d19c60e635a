package mapview

import "github.com/hexrail/hexrail/game/ui/paint"

// Overview returns the camera that shows the whole board in a small picture.
func (m *Map) Overview(picture paint.Rect) Camera {
	const margin = 6 // dp
	w, h := m.bounds.Max.X-m.bounds.Min.X, m.bounds.Max.Y-m.bounds.Min.Y
	return Camera{m.bounds.centre(), 100 * min((picture.W-2*margin)/w, (picture.H-2*margin)/h)}
}

// OverviewHeight returns the height of a picture of the whole board at a width, in dp.
func (m *Map) OverviewHeight(width float32) float32 {
	return width * (m.bounds.Max.Y - m.bounds.Min.Y) / (m.bounds.Max.X - m.bounds.Min.X)
}

// DrawOverview paints the whole board small, with a frame around the camera's view. A press on the picture
// at (x, y) means the point m.Overview(picture).Point(picture, x, y).
func (m *Map) DrawOverview(p *paint.Painter, picture, view paint.Rect, cam Camera, s *Scene) {
	whole := m.Overview(picture)
	m.Draw(p, picture, whole, s)
	seen := cam.Seen(view)
	x0, y0 := whole.Place(picture, seen.Min)
	x1, y1 := whole.Place(picture, seen.Max)
	frame := paint.R(x0, y0, x1-x0, y1-y0).And(picture.Inset(1))
	p.Frame(frame, 3, 2, s.Style.Accent.Base)
}
