package panel

import (
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/scenes/decision"
)

// Sides in dp of the square in which a stop of a hex can be pressed. If stops are closer than minStop, only the hex can
// be pressed, and repeated presses go through its stops.
const (
	minStop = 16
	maxStop = 44
)

// stopSquare is a stop of a hex and the square around it.
type stopSquare struct {
	stop   track.StopAt
	square ui.Rect
}

// stopsOfHex returns the stops of a hex in squares that do not overlap, or nil if it has fewer than two.
func (r *runPanel) stopsOfHex(m decision.MapFrame, h id.Hex) []stopSquare {
	v := r.Draft().View()
	if len(v.Position().Face(h).Stops) < 2 {
		return nil
	}
	at := m.Map.StopPlaces(h, &v.S.Cells[h])
	scale := m.Camera.R / theme.Map.Edge
	side := float32(maxStop)
	for i := range at {
		for _, other := range at[:i] {
			d := at[i].Sub(other)
			side = min(side, max(d.X, -d.X, d.Y, -d.Y)*scale)
		}
	}
	list := make([]stopSquare, len(at))
	for i := range at {
		x, y := m.Camera.Place(m.View, m.Map.Centre(h).Add(at[i]))
		list[i] = stopSquare{track.StopAt{Hex: h, Stop: uint8(i)}, paint.R(x-side/2, y-side/2, side, side)}
	}
	return list
}

// stopAt returns the stop of a hex whose square contains a point; ok is false if there is none or the squares are too
// small.
func (r *runPanel) stopAt(m decision.MapFrame, h id.Hex, x, y float32) (stop track.StopAt, ok bool) {
	for _, p := range r.stopsOfHex(m, h) {
		if p.square.W >= minStop && p.square.Has(x, y) {
			return p.stop, true
		}
	}
	return track.StopAt{}, false
}

// addStops adds a control for each stop of a hex that has several. Tab reaches those of the focused hex.
func (r *runPanel) addStops(u *ui.UI, m decision.MapFrame, h id.Hex) {
	if r.lays() {
		return
	}
	v, say := r.Draft().View(), r.Desk.Speaker()
	for _, p := range r.stopsOfHex(m, h) {
		key := "at:" + v.T.HexName(h) + ":" + strconv.Itoa(int(p.stop.Stop))
		name := text.StopAdd
		on := slices.Contains(r.run().Stops(r.run().Active()), p.stop)
		if on {
			name = text.StopRemove
		}
		u.Node(ui.Node{
			ID: key, Role: ui.RoleGridCell, Rect: p.square, Stop: h == r.Desk.FocusedHex(), Selected: ui.Is(on),
			Name: r.Phrase(name, text.Facts{
				"stop": say.Stop(v.Position(), p.stop), "$value": say.Money(r.run().Value(p.stop)),
			}),
		})
		area := p.square
		if area.W < minStop {
			area = ui.Rect{}
		}
		g := u.Area(key, area)
		switch {
		case g.Clicked && !g.Double:
			r.pressStop(p.stop)
		case g.Other:
			r.Desk.AskHex(u, h)
		default:
			r.Desk.Steer(u, g, m.View)
		}
		if g.Focus {
			x, y := p.square.Center()
			u.P.Ring(x, y, p.square.W/2+2, theme.Stroke.FocusRing, u.Theme.Focus)
		}
	}
}

// pressStop adds a stop to the active route, or drops it.
func (r *runPanel) pressStop(s track.StopAt) {
	r.run().Press(s)
	r.announceFailure()
}
