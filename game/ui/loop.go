package ui

import "time"

// mostPasses is the number of passes in which changes made while drawing can take effect.
const mostPasses = 3

// Send adds an event to the queue.
func (u *UI) Send(e Event) {
	if n := len(u.queue); n > 0 && u.queue[n-1].join(e) {
		return
	}
	u.queue = append(u.queue, e)
}

// Invalidate requests a new picture because of a change that is not an event.
func (u *UI) Invalidate() { u.dirty = true }

// Again requests another pass before the picture is shown, because this one changed something it had already drawn. The
// rest of this pass then draws nothing, unless it is the last one: its picture will not be shown. Changes by a press or
// a key need no Again, because a pass for an event is never shown: Frame draws the picture in a pass of its own.
func (u *UI) Again() {
	u.again = true
	u.P.Blind = u.P.Blind || u.more
}

// Frame handles all events with draw, one pass each, and computes the picture to be shown with P.Submit. It reports
// whether there is a new picture; if not, draw was not called.
func (u *UI) Frame(s Surface, now time.Duration, draw func(*UI)) bool {
	u.Now = now
	if s != u.given {
		u.given, u.dirty = s, true
	}
	if u.waking && now >= u.wake {
		u.waking, u.dirty = false, true
	}
	if len(u.queue) == 0 {
		u.rest()
	}
	if len(u.queue) == 0 && !u.dirty && !u.moving {
		return false
	}
	u.Surface, u.dirty = s, false // the program may change it, as for a player who wants no movement
	for len(u.queue) > 0 {
		e := u.queue[0]
		u.queue = u.queue[1:]
		u.handle(e)
		u.event, u.has = e, true
		u.pass(draw)
		u.event, u.has = Event{}, false
		u.pointer.clearEvent()
	}
	for n := range mostPasses {
		u.again, u.more = false, n+1 < mostPasses
		u.pass(draw)
		if !u.again {
			break
		}
	}
	u.more, u.sought = false, ""
	if u.P.Full() {
		u.pass(draw)
	}
	u.awaitRest()
	return true
}

// Next returns the time until the next picture is due without an event, zero for at once; ok is false if none is due.
func (u *UI) Next() (wait time.Duration, ok bool) {
	switch {
	case len(u.queue) > 0 || u.dirty || u.moving:
		return 0, true
	case u.waking:
		return max(0, u.wake-u.Now), true
	}
	return 0, false
}

// WakeAt requests a picture at the given time, or earlier.
func (u *UI) WakeAt(t time.Duration) {
	if !u.waking || t < u.wake {
		u.wake, u.waking = t, true
	}
}

// pass computes the screen once.
func (u *UI) pass(draw func(*UI)) {
	u.P.Blind = u.has // the picture is drawn after the events
	u.P.Begin(u.Surface.Pixels, u.Surface.Scale)
	u.nodes, u.parents, u.overlays = u.nodes[:0], u.parents[:0], u.overlays[:0]
	u.modal, u.moving, u.ring, u.tip.text = -1, false, ring{}, ""
	u.room, u.wanted = Rect{}, Rect{}
	clear(u.keys)
	u.owned, u.owning = u.owning, u.owned
	clear(u.owning)
	draw(u)
	u.drawLayers()
	u.drawRing()
	if u.keep {
		u.keepFocus()
	}
	u.cover()
	if u.jump != 0 {
		u.stepRegion()
		u.jump = 0
	}
	u.seen, u.regions = u.regions, u.seen[:0]
	if u.has && u.event.Kind == KeyDown {
		u.handleFocusKeys(u.event.Key)
	}
}
