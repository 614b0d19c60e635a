package panel

import (
	"strconv"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/scenes/decision"
)

// gripSide is the side in dp of the square that a pointer can grip a route by; fingers get more.
const gripSide = 30

// addHandles makes the ends of the routes, and the legs at their letters, draggable. The route follows the pointer
// along free track. A press without a drag acts as on the map; a letter in a hex without stops activates its train.
func (r *runPanel) addHandles(u *ui.UI, m decision.MapFrame) {
	s := mapview.Scene{Cells: &r.Draft().View().S.Cells}
	r.markScene(&s)
	held, dragged := r.run().Dragged()
	for _, h := range m.Map.Handles(&s) {
		for _, x := range [...]struct {
			part int
			at   mapview.Point
		}{{h.Leg, h.Badge}, {draft.Head, h.Ends[0]}, {draft.Tail, h.Ends[1]}} {
			g := draft.Grip{Train: h.Number, Part: x.part}
			if dragged && g == held {
				continue
			}
			side := max(gripSide, u.Target())
			px, py := m.Camera.Place(m.View, x.at)
			r.addHandle(u, m, g, paint.R(px-side/2, py-side/2, side, side))
		}
	}
	if dragged {
		r.addHandle(u, m, held, m.Area)
	}
}

// addHandle makes a part of a route draggable by a rectangle, and passes other gestures there to the map.
func (r *runPanel) addHandle(u *ui.UI, m decision.MapFrame, grip draft.Grip, at ui.Rect) {
	g := u.Area("drag:"+draft.Letter(grip.Train)+":"+strconv.Itoa(grip.Part), at)
	hex := m.Map.At(m.Camera.Point(m.View, g.X, g.Y))
	switch {
	case g.Dropped && !g.Clicked:
		r.run().Drag(grip, hex)
		r.announceFailure()
		r.run().Drop()
		u.Again()
	case g.Dragging:
		r.run().Drag(grip, hex)
		u.Again()
	case g.Clicked && !g.Double && grip.Part >= 0 && hex != 0 &&
		len(r.Draft().View().Position().Face(hex).Stops) == 0:
		r.run().Activate(grip.Train)
		u.Again()
	case g.Clicked && !g.Double:
		if s, ok := r.stopAt(m, hex, g.X, g.Y); ok {
			r.pressStop(s)
		} else {
			r.pressHex(hex)
		}
		u.Again()
	case g.Other:
		r.Desk.AskHex(u, hex)
	default:
		r.Desk.Steer(u, g, m.View)
	}
}
