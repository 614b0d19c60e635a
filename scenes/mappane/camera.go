package mappane

import (
	"time"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules/id"
)

// camera is the camera of the map. It follows the player's gestures and the steps of the game.
type camera struct {
	cam    mapview.Camera
	fitted bool // the whole map is shown, at any size of the view
	placed bool // the player moved it and it has not been sent elsewhere since
	flight mapview.Flight
	since  time.Duration
	flying bool
	moved  time.Duration // time at which the player last moved it
	view   ui.Rect       // rectangle in which it last showed the map
	about  []id.Hex      // hexes that it was last sent to show; nil for the whole map
	near   float32       // hex edge that it was to have there, in dp
}

// patience is the time after a movement by the player for which the camera does not move by itself.
const patience = 2 * time.Second

// adjust adjusts the camera after a change of the view, such as a resized window or a tray below the map, so that it
// still shows its target. A camera placed by the player stays.
func (c *camera) adjust(u *ui.UI, m *mapview.Map, view ui.Rect) {
	changed := c.view != view && c.cam.R > 0
	c.view = view
	switch {
	case !changed || c.placed || c.fitted:
	case c.about == nil:
		c.cam = mapview.Camera{} // choose the first view again
	case c.showsWhole(m, view):
		c.fit(u, m, view)
	default:
		c.fly(u, c.cam.Show(m.Around(c.about...).Grown(aroundHexes), view, c.near).Fill(m, view))
	}
}

// update places the camera if it has no place yet or the whole map is to be shown, and advances its flight. It must run
// in each frame.
func (c *camera) update(u *ui.UI, m *mapview.Map, view ui.Rect) {
	if c.cam.R == 0 || c.fitted && !c.flying {
		c.cam, c.fitted = wholeMap(m, view), true
	}
	if c.flying {
		t := float32(u.Now-c.since) / float32(theme.CameraTime)
		if t >= 1 || u.Surface.Reduced {
			t, c.flying = 1, false
		} else {
			u.KeepMoving()
		}
		c.cam = c.flight.At(1 - (1-t)*(1-t)*(1-t)) // slows down
	}
}

// fitRoom is the distance in dp by which the whole map may extend beyond the view when it is fitted. The view has that
// much margin to the strips.
const fitRoom = 16

// wholeMap returns the camera that shows the whole map.
func wholeMap(m *mapview.Map, view ui.Rect) mapview.Camera { return m.Fit(view.Inset(-fitRoom)) }

// aroundHexes is the margin around hexes that are to be shown, in the unit of the board.
const aroundHexes = 30

// fly starts a flight to another camera.
func (c *camera) fly(u *ui.UI, to mapview.Camera) {
	c.flight, c.since, c.flying, c.fitted = mapview.Flight{From: c.cam, To: to}, u.Now, true, false
	u.Again()
}

// fit shows the whole map.
func (c *camera) fit(u *ui.UI, m *mapview.Map, view ui.Rect) {
	c.fly(u, wholeMap(m, view))
	c.fitted, c.placed = true, false
}

// moveTo moves the camera for the player.
func (c *camera) moveTo(u *ui.UI, m *mapview.Map, view ui.Rect, to mapview.Camera) {
	c.cam, c.flying, c.fitted = to.Limit(m, view), false, false
	c.noteMove(u)
}

// noteMove notes that the player has moved the camera, so that it stays there.
func (c *camera) noteMove(u *ui.UI) { c.moved, c.placed = u.Now, true }

// almost is the scale, as a fraction of the requested one, from which the whole map is shown instead of a part: seeing
// all rows is worth a slightly smaller scale.
const almost = 0.78

// showsWhole reports whether the whole map in the view is large enough for the last request.
func (c *camera) showsWhole(m *mapview.Map, view ui.Rect) bool {
	return wholeMap(m, view).R >= almost*c.near
}

// show moves hexes into the view with a hex edge of at least r dp, unless the player has just moved the camera. It
// shows the whole map if that is almost large enough and the player has not chosen a view. The request stays in force
// when the view changes.
func (c *camera) show(u *ui.UI, m *mapview.Map, view ui.Rect, hexes []id.Hex, r float32) {
	if c.moved > 0 && u.Now-c.moved < patience {
		return
	}
	c.about, c.near = hexes, r
	if !c.placed && c.showsWhole(m, view) {
		if !c.fitted {
			c.fit(u, m, view)
		}
		return
	}
	if to := c.cam.Show(m.Around(hexes...).Grown(aroundHexes), view, r); to != c.cam {
		c.fly(u, to.Fill(m, view))
		c.placed = false
	}
}

// glide is the distance in dp that a thrown map still moves, per dp/s of its speed: the distance of a cubically slowing
// flight that starts with this speed.
var glide = float32(theme.CameraTime.Seconds() / 3)

// handleGesture applies a gesture on the map: a double press, pinching, dragging, throwing or the wheel.
func (c *camera) handleGesture(u *ui.UI, g ui.Gesture, m *mapview.Map, view ui.Rect) {
	switch {
	case g.Double && c.cam.Near():
		c.fit(u, m, view)
		c.moved = u.Now
	case g.Double:
		c.fly(u, c.cam.Closer(view, g.X, g.Y).Limit(m, view))
		c.noteMove(u)
	case g.Zoom != 1:
		c.moveTo(u, m, view, c.cam.Pan(g.DX, g.DY).ZoomAbout(view, g.X, g.Y, g.Zoom))
	case g.Dragging && (g.DX != 0 || g.DY != 0):
		c.moveTo(u, m, view, c.cam.Pan(g.DX, g.DY))
	case g.ThrowX != 0 || g.ThrowY != 0:
		c.fly(u, c.cam.Pan(g.ThrowX*glide, g.ThrowY*glide).Limit(m, view))
		c.noteMove(u)
	case g.WheelY != 0 && !g.Shift:
		c.moveTo(u, m, view, c.cam.ZoomAbout(view, g.X, g.Y, mapview.Wheel(g.WheelY)))
	}
}

// zoom scales the map about the centre of the view.
func (c *camera) zoom(u *ui.UI, m *mapview.Map, view ui.Rect, factor float32) {
	x, y := view.Center()
	c.fly(u, c.cam.ZoomAbout(view, x, y, factor).Limit(m, view))
	c.noteMove(u)
}

// handleKeys handles the keys of the camera.
func (c *camera) handleKeys(u *ui.UI, m *mapview.Map, view ui.Rect) {
	step := theme.Map.Zoom.KeyStep
	switch {
	case u.Key("+"), u.Key("="):
		c.zoom(u, m, view, step)
	case u.Key("-"):
		c.zoom(u, m, view, 1/step)
	case u.Key("0"):
		c.fit(u, m, view)
	}
}
