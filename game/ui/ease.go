package ui

import "time"

// ease is a value in transition.
type ease struct {
	from, to float32
	start    time.Duration
	length   time.Duration
}

// Ease returns a value that moves to target within a time, decelerating at the end. The first call
// returns the target, as do all calls if the player prefers reduced motion.
func (u *UI) Ease(id string, target float32, length time.Duration) float32 {
	e, ok := u.eases[id]
	if !ok || u.Surface.Reduced {
		u.eases[id] = &ease{from: target, to: target}
		return target
	}
	if e.to != target {
		*e = ease{from: e.value(u.Now), to: target, start: u.Now, length: length}
	}
	if u.Now < e.start+e.length {
		u.moving = true
	}
	return e.value(u.Now)
}

// KeepMoving requests another picture at once, because something on the screen is animated.
func (u *UI) KeepMoving() { u.moving = true }

// value returns the value at a time: fast at first, slower towards the end.
func (e *ease) value(now time.Duration) float32 {
	if now >= e.start+e.length {
		return e.to
	}
	t := float32(now-e.start) / float32(e.length)
	k := 1 - t
	return e.from + (e.to-e.from)*(1-k*k*k)
}
