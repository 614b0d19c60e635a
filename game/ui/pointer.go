package ui

import (
	"math"
	"time"

	"github.com/hexrail/hexrail/game/ui/theme"
)

// want is a set of event kinds to which a region of the screen reacts.
type want uint8

const (
	wantPress  want = 1 << iota
	wantDrag        // keeps a press that becomes a drag
	wantWheel       // uses the wheel
	wantPinch       // uses two fingers
	wantScroll      // takes over drags that start inside it
	wantSide        // takes over those that are longer sideways
	wantAll    = wantPress | wantDrag | wantWheel | wantPinch
)

// region is a part of the screen that reacts to the pointer. Later regions cover earlier ones.
type region struct {
	id    string
	rect  Rect
	wants want
}

// pointer follows the mouse or the first finger.
type pointer struct {
	x, y   float32
	inside bool // a mouse is over the window

	down      bool
	touch     bool
	secondary bool
	pressed   string // the region that was pressed
	scrolling string // the scroll area that has taken over the press
	startX    float32
	startY    float32
	dragging  bool
	since     time.Duration // when it came down
	rested    time.Duration // when it last moved
	dx, dy    float32       // the movement of the current event
	vx, vy    float32       // dp per second at the last movement

	// The meaning of the current event, by the region's id.
	clicked, alternate, held, dropped string
	wheeled, pinched                  string
	swiped                            int  // -1 or 1: a finger swiped to the left or right
	thrown                            bool // a moving finger was lifted
	lastClick                         string
	lastTime                          time.Duration
	lastX, lastY                      float32
	double                            bool
}

// clearEvent clears the facts about the last event.
func (p *pointer) clearEvent() {
	p.clicked, p.alternate, p.held, p.dropped, p.wheeled, p.pinched = "", "", "", "", "", ""
	p.dx, p.dy, p.double, p.swiped, p.thrown = 0, 0, false, 0, false
}

// addRegion makes a part of the screen react. It is clipped to its visible part.
func (u *UI) addRegion(id string, r Rect, wants want) {
	r = r.And(u.P.ClipRect())
	if !r.Empty() {
		u.regions = append(u.regions, region{id, r, wants})
	}
}

// regionAt returns the topmost region at the position that reacts to w. Blocking regions react to everything but have
// no id.
func (u *UI) regionAt(x, y float32, w want) string {
	for i := len(u.seen) - 1; i >= 0; i-- {
		if r := u.seen[i]; r.wants&w != 0 && r.rect.Has(x, y) {
			return r.id
		}
	}
	return ""
}

// Wheeled returns the id of the area at the position that the wheel scrolls, or "".
func (u *UI) Wheeled(x, y float32) string { return u.regionAt(x, y, wantWheel) }

// reacts reports whether the region has the want.
func (u *UI) reacts(id string, w want) bool {
	for _, r := range u.seen {
		if r.id == id && r.wants&w != 0 {
			return true
		}
	}
	return false
}

// handle interprets an event by the visible regions.
func (u *UI) handle(e Event) {
	p := &u.pointer
	switch e.Kind {
	case PointerMove:
		u.move(e)
	case PointerDown:
		u.stopFlings()
		p.x, p.y, p.inside, p.rested = e.X, e.Y, !e.Touch, u.Now
		p.down, p.touch, p.secondary, p.dragging = true, e.Touch, e.Secondary, false
		p.startX, p.startY, p.since = e.X, e.Y, u.Now
		p.pressed, p.scrolling = u.regionAt(e.X, e.Y, wantPress|wantScroll), ""
		u.visible = false
		u.tip.held = ""
	case PointerUp:
		u.release(e)
	case PointerCancel:
		p.dropped = p.pressed
		p.down, p.pressed, p.scrolling, p.dragging = false, "", "", false
	case PointerLeave:
		p.inside = p.inside && p.down
	case Wheel:
		p.wheeled = u.regionAt(e.X, e.Y, wantWheel)
	case Pinch:
		p.pinched = u.regionAt(e.X, e.Y, wantPinch)
	case Activate:
		p.clicked = e.ID
	case FocusIn:
		u.focus, u.visible, u.reveal = e.ID, e.Visible, e.Visible
	case FocusOut:
		if u.focus == e.ID {
			u.focus = ""
		}
	case longPress:
		p.held, p.pressed, p.down = p.pressed, "", false
	}
}

// move records a movement of the pointer. It starts a drag once the pointer has left the press by the slop. If the
// pressed region keeps no drags, the drag goes to the scroll area around it, or to a region that takes its direction.
func (u *UI) move(e Event) {
	p := &u.pointer
	p.dx, p.dy = e.X-p.x, e.Y-p.y
	if dt := float32((u.Now - p.rested).Seconds()); dt > 0 {
		p.vx, p.vy = p.dx/dt, p.dy/dt
	}
	p.x, p.y, p.inside, p.rested = e.X, e.Y, !e.Touch, u.Now
	if !p.down || p.dragging {
		return
	}
	slop := theme.DragStart.Mouse
	if p.touch {
		slop = theme.DragStart.Touch
	}
	dx, dy := e.X-p.startX, e.Y-p.startY
	if dx*dx+dy*dy < slop*slop {
		return
	}
	p.dragging = true
	p.dx, p.dy = dx, dy
	if u.reacts(p.pressed, wantDrag) {
		return
	}
	takes := wantDrag
	if math.Abs(float64(dx)) > math.Abs(float64(dy)) {
		takes |= wantSide
	}
	around := u.regionAt(p.startX, p.startY, wantScroll|takes)
	if u.reacts(around, takes) {
		p.pressed, p.scrolling = around, ""
	} else {
		p.pressed, p.scrolling = "", around
	}
}

// release ends a press as a click, a double click, a swipe or a throw.
func (u *UI) release(e Event) {
	p := &u.pointer
	if p.down && !p.dragging && p.pressed != "" && u.regionAt(e.X, e.Y, wantPress|wantScroll) == p.pressed {
		p.click(u.Now)
	}
	p.swiped = p.swipe(e.X-p.startX, e.Y-p.startY)
	p.thrown = p.touch && p.dragging && !u.Surface.Reduced && u.Now-p.rested <= restsAfter
	if p.scrolling != "" && p.thrown {
		s := u.scrollOf(p.scrolling)
		s.vx, s.vy, s.at = -p.vx, -p.vy, u.Now
	}
	p.dropped = p.pressed
	p.x, p.y = e.X, e.Y
	p.down, p.pressed, p.scrolling, p.dragging = false, "", "", false
}

// click ends a press as a click, which is a double one if it follows another one soon in the same place.
func (p *pointer) click(now time.Duration) {
	if p.secondary {
		p.alternate = p.pressed
		return
	}
	p.clicked = p.pressed
	p.double = p.lastClick == p.clicked && now-p.lastTime <= doubleWithin && p.isNear(p.lastX, p.lastY)
	p.lastClick, p.lastTime, p.lastX, p.lastY = p.clicked, now, p.startX, p.startY
	if p.double {
		p.lastClick = "" // a third click is a first one again
	}
}

// restsAfter is the time for which a finger must rest before it is lifted to avoid a throw.
const restsAfter = 80 * time.Millisecond

// isNear reports whether the press began close enough to the position for a double tap.
func (p *pointer) isNear(x, y float32) bool {
	dx, dy := p.startX-x, p.startY-y
	return dx*dx+dy*dy <= theme.Hit.Touch*theme.Hit.Touch/4
}

// Distances of a swipe in dp.
const (
	minSwipe  = 56 // horizontally
	swipeEdge = 20 // from the edge of the screen; swipes closer to it are handled by the browser
)

// swipe returns -1 if a press with this movement was a swipe to the left, 1 to the right, or 0.
func (p *pointer) swipe(dx, dy float32) int {
	switch {
	case !p.touch || !p.dragging || max(dx, -dx) < max(minSwipe, 2*max(dy, -dy)):
		return 0
	case dx < 0:
		return -1
	}
	return 1
}

// Swipe returns the direction of a swipe that began in r: -1 left, 1 right, 0 none.
func (u *UI) Swipe(r Rect) int {
	p := &u.pointer
	screen := u.Screen().Pad(swipeEdge, 0)
	if p.swiped == 0 || !r.And(screen).Has(p.startX, p.startY) {
		return 0
	}
	return p.swiped
}

// The time until a press is a long one, and the longest time from a click to a double one. Where a press is looked at
// busyAfter later, the page was busy and may not have heard yet that the finger has left.
const (
	longPressAfter = 450 * time.Millisecond
	busyAfter      = 50 * time.Millisecond
	doubleWithin   = 280 * time.Millisecond
)

// resting reports whether a finger rests on something.
func (p *pointer) resting() bool { return p.down && p.touch && !p.dragging && p.pressed != "" }

// rest sends an event if a finger has rested long enough.
func (u *UI) rest() {
	p := &u.pointer
	switch late := u.Now - p.since - longPressAfter; {
	case !p.resting() || late < 0:
	case late > busyAfter:
		p.since += late + busyAfter // looks again
	default:
		u.tip.held = p.pressed
		u.queue = append(u.queue, Event{Kind: longPress, X: p.x, Y: p.y, Touch: true})
	}
	u.awaitRest()
}

// awaitRest schedules a check for when the finger has rested long enough.
func (u *UI) awaitRest() {
	if u.pointer.resting() {
		u.WakeAt(u.pointer.since + longPressAfter)
	}
}
