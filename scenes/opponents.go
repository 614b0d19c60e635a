package scenes

import (
	"time"

	"hexrail/game/computer"
	"hexrail/game/match"
	"hexrail/game/ui"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/scenes/app"
)

// opponents plays the turns of the computers of a game at a pace that can be followed. It thinks in quiet moments, a little at a
// time, so that the table can be used meanwhile.
type opponents struct {
	thinker computer.Thinker
	paused  bool
	once    bool          // one more action is played although they are paused
	hurry   bool          // up to the next decision of a person, or to the end
	stuck   *rules.State  // no move was found in this position
	due     time.Duration // when the next action may be played
	about   int           // the position that is thought about
	since   time.Duration // when thinking about it began
	shown   time.Duration // when the last picture in a hurry was begun
	asked   bool          // a picture in a hurry is asked for
	drawing bool          // the work goes on after that picture
	lull    time.Duration // from one picture in a hurry to the next
}

// Measures of the computers' play.
const (
	thinkWork   = 10_000 // a piece of thinking, as the solver of routes counts work: 1 to 2 ms in WebAssembly
	thinkSilent = 700 * time.Millisecond
)

// Of a game that runs at once there is a picture now and then. Where pictures take long they are fewer, as a key that is pressed waits
// for the one that is on its way: it meets one of twenty. A picture that a key has brought shows the game too, and puts off the next, but
// says nothing of how long pictures take: the first of all takes longest.
const (
	leastLull = 400 * time.Millisecond
	mostLull  = 2 * time.Second
	lulls     = 20 // how many times as long as a picture
)

// paces are how long an action is shown, by app.Pace.
var paces = [...]time.Duration{
	app.SlowPace: 1200 * time.Millisecond, app.QuickPace: 600 * time.Millisecond, app.AtOncePace: 0,
}

// rushes reports whether the table shows only now and then where the game stands.
func (o *opponents) rushes(t *Table) bool { return o.hurry || t.app.Prefs.Pace == app.AtOncePace }

// stands reports whether the game stands still because no move was found.
func (o *opponents) stands(t *Table) bool { return o.stuck == t.game.ViewAt(t.game.Now()).S }

// plays reports whether the computer has to play on at the table as it is: who looks at something else stops it.
func (o *opponents) plays(t *Table) bool {
	return t.people.computing() && !o.stands(t) && (!o.paused || o.once) && t.menu == noMenu && !t.history.open && !t.others.Stops()
}

// think goes on with a turn of the computer and reports whether there is more to do at once.
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

// play plays the decision and shows it, or in a hurry only now and then where the game stands.
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

// drawn takes note that a picture of the table is begun, whatever has brought it.
func (o *opponents) drawn(u *ui.UI, t *Table) {
	if o.rushes(t) && o.plays(t) {
		o.shown, o.drawing, o.asked = u.Now, o.drawing || o.asked, false
	}
}

// rush plays up to the next decision of a person at once.
func (o *opponents) rush() { o.hurry, o.paused = true, false }

// halt stops the computers, so that what was done last can be looked at.
func (o *opponents) halt() { o.hurry, o.paused = false, true }

// toggle stops the computers, or lets them go on.
func (o *opponents) toggle() {
	if o.paused {
		o.paused = false
		return
	}
	o.halt()
}

// step has one more action played and stops then.
func (o *opponents) step() { o.halt(); o.once, o.due = true, 0 }

// seatTo makes a seat the computer's, or a person's, from the present on, which is shown.
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

// lastOwn returns the last position before one in which a person decided, or -1 if there is none.
func lastOwn(m *match.Match, before int) int {
	for i := before - 1; i >= 0; i-- {
		if m.Decider(i) != 0 && !m.ByComputer(i) {
			return i
		}
	}
	return -1
}
