package ui

import "time"

// ease is a value on its way.
type ease struct {
	from, to float32
	start    time.Duration
	length   time.Duration
}

// Ease returns a value that follows target, taking the milliseconds for the way and slowing down at its end. The first
// call returns the target; with movement unwelcome every call does.
func (u *UI) Ease(id string, target, ms float32) float32 {
	e, ok := u.eases[id]
	if !ok || u.Surface.Reduced {
		u.eases[id] = &ease{from: target, to: target}
		return target
	}
	if e.to != target {
		*e = ease{from: e.value(u.Now), to: target, start: u.Now, length: time.Duration(ms) * time.Millisecond}
	}
	if u.Now < e.start+e.length {
		u.moving = true
	}
	return e.value(u.Now)
}

// Moving asks for another picture at once, because something on the screen is on its way.
func (u *UI) Moving() { u.moving = true }

func (e *ease) value(now time.Duration) float32 {
	if now >= e.start+e.length {
		return e.to
	}
	t := float32(now-e.start) / float32(e.length)
	k := 1 - t
	return e.from + (e.to-e.from)*(1-k*k*k)
}
