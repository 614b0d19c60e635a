package ui

import (
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// Press is the player's input to a control.
type Press struct {
	Clicked bool // pressed and released, or activated by keyboard
	Other   bool // right click or long press: asks for an explanation
	Hover   bool // the mouse is over it
	Held    bool // the pointer is down on it
	Focus   bool // it has the focus
}

// Press makes the node a control that fills the rectangle, whatever its appearance, and draws its focus ring with the
// radius of its corners. A disabled node is never clicked, but can be asked for an explanation.
func (u *UI) Press(n Node, r Rect, radius float32) Press {
	n.Rect = r
	u.Node(n)
	u.addRegion(n.ID, u.reach(r), wantPress)
	s := u.state(n.ID)
	if s.Focus {
		u.recordFocus(n.ID, r, radius)
	}
	s.Clicked = s.Clicked && !n.Disabled
	s.Held = s.Held && !n.Disabled
	return s
}

// mostReach is by how many dp a touch target grows at most, half of them on each side, so that it covers little of its
// neighbours.
const mostReach = 8

// reach returns the rectangle enlarged towards the minimum size of a touch target.
func (u *UI) reach(r Rect) Rect {
	if !u.Surface.Coarse {
		return r
	}
	minimum := theme.Hit.Touch
	return r.Middle(max(r.W, min(minimum, r.W+mostReach)), max(r.H, min(minimum, r.H+mostReach)))
}

// state returns the state of the control with the id.
func (u *UI) state(id string) Press {
	p := &u.pointer
	return Press{
		Clicked: p.clicked == id,
		Other:   p.alternate == id || p.held == id,
		Hover:   u.hover(id),
		Held:    p.down && p.pressed == id && !p.dragging,
		Focus:   u.focus == id,
	}
}

// hover reports whether the mouse is over the region.
func (u *UI) hover(id string) bool {
	p := &u.pointer
	return p.inside && (!p.down || p.pressed == id) && u.regionAt(p.x, p.y, wantPress|wantScroll) == id
}

// Gesture is the player's input to an area with more interaction than a button, such as a map. Positions and distances
// are in dp.
type Gesture struct {
	Hover    bool
	X, Y     float32 // position of the pointer
	Clicked  bool
	Double   bool // the click is the second of two
	Other    bool // right click or long press
	Shift    bool // the shift key is down
	Dragging bool
	Dropped  bool    // the press ended, as a click, a drag or nothing
	DX, DY   float32 // drag distance of this event
	ThrowX   float32 // speed in dp per second at which a moving finger was lifted
	ThrowY   float32
	StartX   float32 // position of the press
	StartY   float32
	WheelX   float32 // scroll distance of the wheel
	WheelY   float32
	Zoom     float32 // factor of a pinch; 1 is none
	Focus    bool
}

// Area makes the rectangle react to all pointer input and returns the gesture of this pass. It adds no node.
func (u *UI) Area(id string, r Rect) Gesture {
	u.addRegion(id, r, wantAll)
	return u.gesture(id)
}

// Spot makes the rectangle react to presses only and returns the gesture of this pass, so that drags and the wheel go
// to the scroll area around it. It adds no node.
func (u *UI) Spot(id string, r Rect) Gesture {
	u.addRegion(id, r, wantPress)
	return u.gesture(id)
}

// Sideways is like Area for content that moves sideways: other drags go to the scroll area around it.
func (u *UI) Sideways(id string, r Rect) Gesture {
	u.addRegion(id, r, wantPress|wantSide|wantWheel)
	return u.gesture(id)
}

// gesture returns the pointer's input to a region.
func (u *UI) gesture(id string) Gesture {
	p := &u.pointer
	g := Gesture{
		Hover: u.hover(id), X: p.x, Y: p.y, Zoom: 1, Focus: u.focus == id,
		Clicked: p.clicked == id, Double: p.double && p.clicked == id,
		Other:    p.alternate == id || p.held == id,
		Dragging: p.dragging && p.pressed == id, Dropped: p.dropped == id,
		StartX: p.startX, StartY: p.startY, Shift: u.event.Shift,
	}
	if g.Dragging {
		g.DX, g.DY = p.dx, p.dy
	}
	if g.Dropped && p.thrown {
		g.ThrowX, g.ThrowY = p.vx, p.vy
	}
	if p.wheeled == id {
		g.X, g.Y, g.WheelX, g.WheelY = u.event.X, u.event.Y, u.event.DX, u.event.DY
	}
	if p.pinched == id {
		g.X, g.Y, g.DX, g.DY, g.Zoom = u.event.X, u.event.Y, u.event.DX, u.event.DY, u.event.Zoom
	}
	return g
}

// Block hides regions below the rectangle from the pointer.
func (u *UI) Block(r Rect) { u.addRegion("", r, wantAll|wantScroll) }

// ring is the frame around the widget with the focus.
type ring struct {
	rect   Rect
	radius float32
	shown  bool
}

// recordFocus records the position of the focus ring.
func (u *UI) recordFocus(id string, r Rect, radius float32) {
	if u.visible && u.focus == id {
		u.ring = ring{r, radius, true}
	}
}

// drawRing draws the focus ring, if the focus is to be seen.
func (u *UI) drawRing() {
	if !u.ring.shown {
		return
	}
	d := theme.Stroke.FocusGap + theme.Stroke.FocusRing
	u.P.Frame(u.ring.rect.Inset(-d), u.ring.radius+d, theme.Stroke.FocusRing, u.Theme.Focus)
}

// Card fills a rectangle with the surface colour above a soft shadow.
func (u *UI) Card(r Rect, radius float32) {
	for _, s := range u.Theme.Shadow.Card {
		u.P.Shadow(r, radius, s.Y, s.Blur, s.Color)
	}
	u.P.RoundRect(r, radius, u.Theme.BG.Surface)
}

// drawFloating fills a rectangle that is above everything else.
func (u *UI) drawFloating(r Rect, radius float32, c paint.Color) {
	for _, s := range u.Theme.Shadow.Float {
		u.P.Shadow(r, radius, s.Y, s.Blur, s.Color)
	}
	u.P.RoundRect(r, radius, c)
}
