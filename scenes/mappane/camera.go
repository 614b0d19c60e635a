package mappane

import (
	"time"

	"hexrail/game/ui"
	"hexrail/game/ui/mapview"
	"hexrail/game/ui/theme"
	"hexrail/rules/id"
)

// camera follows the player and the steps of the game over the map.
type camera struct {
	cam    mapview.Camera
	fitted bool // the whole map is shown, whatever the size of the view
	placed bool // the player put it where it is
	flight mapview.Flight
	since  time.Duration
	flying bool
	moved  time.Duration // when the player last moved it
	view   ui.Rect       // where it last showed the map
	about  []id.Hex      // what it was last sent to show; nil for the whole map
	near   float32       // and the R it was to have there
}

// patience is how long the camera stays where the player put it.
const patience = 2 * time.Second

// follow looks anew at what the camera was sent to show after its view has changed, as with the window or a tray below the
// map, unless the player put the camera where it is.
func (c *camera) follow(u *ui.UI, m *mapview.Map, view ui.Rect) {
	changed := c.view != view && c.cam.R > 0
	c.view = view
	switch {
	case !changed || c.placed || c.fitted:
	case c.about == nil:
		c.cam = mapview.Camera{} // the first view is chosen again
	case c.showsWhole(m, view):
		c.fit(u, m, view)
	default:
		c.fly(u, c.cam.Show(m.Around(c.about...).Grown(30), view, c.near).Fill(m, view))
	}
}

// update moves the camera on and returns it for the view.
func (c *camera) update(u *ui.UI, m *mapview.Map, view ui.Rect) mapview.Camera {
	if c.cam.R == 0 || c.fitted && !c.flying {
		c.cam, c.fitted = wholeMap(m, view), true
	}
	if c.flying {
		t := float32((u.Now - c.since).Seconds() * 1000 / float64(theme.MotionMs.Camera))
		if t >= 1 || u.Surface.Reduced {
			t, c.flying = 1, false
		} else {
			u.Moving()
		}
		c.cam = c.flight.At(1 - (1-t)*(1-t)*(1-t))
	}
	return c.cam
}

// fitRoom is how far the whole map may come closer to the strips than to the edges of a window, in dp: they leave room
// between each other and the view already.
const fitRoom = 16

// wholeMap returns the camera that shows all of the map in the view.
func wholeMap(m *mapview.Map, view ui.Rect) mapview.Camera { return m.Fit(view.Inset(-fitRoom)) }

// fly moves the camera to another place.
func (c *camera) fly(u *ui.UI, to mapview.Camera) {
	c.flight, c.since, c.flying, c.fitted = mapview.Flight{From: c.cam, To: to}, u.Now, true, false
	u.Again()
}

// fit shows the whole map.
func (c *camera) fit(u *ui.UI, m *mapview.Map, view ui.Rect) {
	c.fly(u, wholeMap(m, view))
	c.fitted, c.placed = true, false
}

// set puts the camera where the player wants it.
func (c *camera) set(u *ui.UI, m *mapview.Map, view ui.Rect, to mapview.Camera) {
	c.cam, c.flying, c.fitted = to.Limit(m, view), false, false
	c.hold(u)
}

// hold notes that the player moved the camera.
func (c *camera) hold(u *ui.UI) { c.moved, c.placed = u.Now, true }

// almost is how much smaller than a step wants it the whole map may be and still be shown: a little size is worth less than
// the rows that would slip below the strips.
const almost = 0.78

// showsWhole reports whether the whole map is large enough in the view for what the camera is sent to show.
func (c *camera) showsWhole(m *mapview.Map, view ui.Rect) bool {
	return wholeMap(m, view).R >= almost*c.near
}

// show brings hexes into view at R or closer, unless the player has just moved the camera. Where the whole map is almost
// large enough for that, the camera goes back to it, unless the player chose another view.
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
	if to := c.cam.Show(m.Around(hexes...).Grown(30), view, r); to != c.cam {
		c.fly(u, to.Fill(m, view))
		c.placed = false
	}
}

// glide is how far the map moves on after it was let go, in dp for each dp per second: as far as its slowing flight takes
// it that begins at this speed.
var glide = theme.MotionMs.Camera / 1000 / 3

// steer applies what the player does with the pointer on the map.
func (c *camera) steer(u *ui.UI, g ui.Gesture, m *mapview.Map, view ui.Rect) {
	switch {
	case g.Double && c.cam.Near():
		c.fit(u, m, view)
		c.moved = u.Now
	case g.Double:
		c.fly(u, c.cam.Closer(view, g.X, g.Y).Limit(m, view))
		c.hold(u)
	case g.Zoom != 1:
		c.set(u, m, view, c.cam.Pan(g.DX, g.DY).ZoomAbout(view, g.X, g.Y, g.Zoom))
	case g.Dragging && (g.DX != 0 || g.DY != 0):
		c.set(u, m, view, c.cam.Pan(g.DX, g.DY))
	case g.ThrowX != 0 || g.ThrowY != 0:
		c.fly(u, c.cam.Pan(g.ThrowX*glide, g.ThrowY*glide).Limit(m, view))
		c.hold(u)
	case g.WheelY != 0 && !g.Shift:
		c.set(u, m, view, c.cam.ZoomAbout(view, g.X, g.Y, mapview.Wheel(g.WheelY)))
	}
}

// zoom changes the size of the map about the middle of the view.
func (c *camera) zoom(u *ui.UI, m *mapview.Map, view ui.Rect, factor float32) {
	x, y := view.Center()
	c.fly(u, c.cam.ZoomAbout(view, x, y, factor).Limit(m, view))
	c.hold(u)
}

// keys moves the camera by the keyboard.
func (c *camera) keys(u *ui.UI, m *mapview.Map, view ui.Rect) {
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
