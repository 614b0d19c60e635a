package table

import (
	"time"

	"hexrail/game/computer"
	"hexrail/game/match"
	"hexrail/game/ui"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/scenes/app"
)

// opponents plays the turns of computers at a pace that people can follow. It thinks in idle time in small pieces, so
// that the table stays responsive.
type opponents struct {
	thinker computer.Thinker
	paused  bool
	once    bool          // play one more action although paused
	hurry   bool          // play at once up to a person's next decision or to the end
	stuck   *rules.State  // position in which no move was found
	due     time.Duration // earliest time of the next action
	about   int           // position that is being thought about
	since   time.Duration // start of thinking about it
	shown   time.Duration // time of the last frame in a hurry
	asked   bool          // a frame in a hurry has been requested
	drawing bool          // work continues after that frame
	lull    time.Duration // minimum time between two frames in a hurry
}

// Limits of the computers' thinking.
const (
	thinkWork   = 10_000 // work of one piece in units of the route solver: 1 to 2 ms in WebAssembly
	thinkSilent = 700 * time.Millisecond
)

// A game that runs at once is drawn only now and then. The interval is lulls times the time of a frame, so that a key
// press has to wait for a frame in one of twenty cases at most. A frame caused by a key press shows the game too and
// postpones the next one, but is not used to estimate the time of a frame, since the first one takes longest.
const (
	leastLull = 400 * time.Millisecond
	mostLull  = 2 * time.Second
	lulls     = 20 // interval in times of a frame
)

// paces are the times for which an action is shown, by app.Pace.
var paces = [...]time.Duration{
	app.SlowPace: 1200 * time.Millisecond, app.QuickPace: 600 * time.Millisecond, app.AtOncePace: 0,
}

// rushes reports whether the table shows only some of the positions.
func (o *opponents) rushes(t *Table) bool { return o.hurry || t.app.Prefs.Pace == app.AtOncePace }

// stands reports whether the game stands still because no move was found.
func (o *opponents) stands(t *Table) bool { return o.stuck == t.game.ViewAt(t.game.Now()).S }

// plays reports whether the computer plays on now. Opening a menu or the history pauses it.
func (o *opponents) plays(t *Table) bool {
	return t.people.computing() && !o.stands(t) && (!o.paused || o.once) && t.menu == noMenu && !t.history.open &&
		!t.others.Stops()
}

// think continues the computer's turn and reports whether there is more to do at once.
func (o *opponents) think(u *ui.UI, t *Table) (more bool) {
	if !o.plays(t) {
		return false
	}
	if o.drawing {
		o.drawing, o.lull = false, min(lulls*(u.Now-o.shown), mostLull)
	}
	if now := t.game.Now(); o.about != now || o.since == 0 {
		o.about, o.since = now, u.Now
	}
	if !o.thinker.Think(t.game, thinkWork) {
		if o.since+thinkSilent > u.Now && !o.rushes(t) {
			u.WakeAt(o.since + thinkSilent)
		}
		return true
	}
	if !o.rushes(t) && u.Now < o.due {
		u.WakeAt(o.due)
		return false
	}
	o.play(u, t)
	return o.plays(t)
}

// play plays the chosen action and shows it, or in a hurry only now and then.
func (o *opponents) play(u *ui.UI, t *Table) {
	a := o.thinker.Move()
	if a == nil || t.play(a).Refused() {
		o.stuck = t.game.ViewAt(t.game.Now()).S
		u.Invalidate()
		return
	}
	o.once, o.due = false, u.Now+paces[t.app.Prefs.Pace]
	rushed, goesOn := o.rushes(t), t.people.computing()
	if !goesOn {
		if o.hurry = false; rushed {
			t.others.Tell(lastOwn(t.game, t.game.Now()) + 1)
		}
	}
	if !rushed || !goesOn || u.Now-o.shown >= max(o.lull, leastLull) {
		o.asked = true
		u.Invalidate()
	}
}

// drawn is called when a frame of the table begins, for whatever reason.
func (o *opponents) drawn(u *ui.UI, t *Table) {
	if o.rushes(t) && o.plays(t) {
		o.shown, o.drawing, o.asked = u.Now, o.drawing || o.asked, false
	}
}

// rush plays at once up to the next decision of a person.
func (o *opponents) rush() { o.hurry, o.paused = true, false }

// halt pauses the computers.
func (o *opponents) halt() { o.hurry, o.paused = false, true }

// toggle pauses or resumes the computers.
func (o *opponents) toggle() {
	if o.paused {
		o.paused = false
		return
	}
	o.halt()
}

// step plays one more action and pauses.
func (o *opponents) step() { o.halt(); o.once, o.due = true, 0 }

// seatTo makes a seat a computer's or a person's from the latest position on, and shows that position.
func (t *Table) seatTo(p id.Player, computer bool) {
	t.game.Look(t.game.Now())
	t.game.SetComputer(p, computer)
	t.hooks.Opponents.stuck, t.hooks.Opponents.hurry = nil, false
	t.changed()
}

// mixed reports whether both persons and computers play.
func mixed(m *match.Match) bool {
	n := len(m.RunByComputer())
	return n > 0 && n < len(m.Players())
}

// lastOwn returns the last position before the given one in which a person decided, or -1.
func lastOwn(m *match.Match, before int) int {
	for i := before - 1; i >= 0; i-- {
		if m.Decider(i) != 0 && !m.ByComputer(i) {
			return i
		}
	}
	return -1
}
