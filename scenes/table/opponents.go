package table

import (
	"slices"
	"time"

	"github.com/hexrail/hexrail/game/computer"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/desk"
)

// opponents plays the turns of computers at a pace that people can follow. It thinks in idle time in small pieces, so
// that the table stays responsive.
type opponents struct {
	*desk.Desk
	people  *people
	play    func(rules.Action) rules.Refusal
	busy    func() bool    // whether a menu, the history or a card holds the game up
	handed  func(from int) // called in a hurry when a person decides again, with the position where the computers began
	thinker computer.Thinker
	paused  bool
	once    bool          // one more action is played although paused
	hurry   bool          // all is played at once up to a person's next decision or to the end
	short   bool          // thinking is cut short: about this decision, or about all while positions are skipped
	long    bool          // the computer has been thinking long enough to say so
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
	thinkWork   = 10_000                 // work of one piece in units of the route solver: 1 to 2 ms in WebAssembly
	thinkSilent = 700 * time.Millisecond // before the table says that a computer thinks
	thinkShown  = 300 * time.Millisecond // between two frames that show its progress
)

// A game that runs at once is drawn only now and then. The interval is lulls times the time of a frame, so that a key
// press has to wait for a frame in one of twenty cases at most. A frame caused by a key press shows the game too and
// postpones the next one, but is not used to estimate the time of a frame, since the first one takes longest.
const (
	leastLull = 400 * time.Millisecond // so that the eye can follow
	mostLull  = 2 * time.Second        // so that slow machines show progress too
	lulls     = 20                     // interval in times of a frame
)

// paces are the times for which an action is shown, by app.Pace.
var paces = [...]time.Duration{
	app.SlowPace: 1200 * time.Millisecond, app.QuickPace: 600 * time.Millisecond, app.AtOncePace: 0,
}

// rushes reports whether the table shows only some of the positions.
func (o *opponents) rushes() bool { return o.hurry || o.Shell.Prefs.Pace == app.AtOncePace }

// isStuck reports whether the game is stuck because no move was found.
func (o *opponents) isStuck() bool { return o.stuck == o.Game.ViewAt(o.Game.Now()).S }

// plays reports whether the computer plays on now. Opening a menu or the history pauses it.
func (o *opponents) plays() bool {
	return o.people.computerDecides() && !o.isStuck() && (!o.paused || o.once) && !o.busy()
}

// think does one piece of the computer's thinking, plays the move once it is found and due, and reports whether there
// is more to do at once. Otherwise it asks for a frame at the time when there is.
func (o *opponents) think(u *ui.UI) (more bool) {
	if !o.plays() {
		return false
	}
	if o.drawing {
		o.drawing, o.lull = false, min(lulls*(u.Now-o.shown), mostLull)
	}
	if now := o.Game.Now(); o.about != now || o.since == 0 {
		o.about, o.since, o.long = now, u.Now, false
	}
	if !o.thinker.Think(o.Game, thinkWork) {
		if o.short {
			o.thinker.Hurry()
		}
		silent := max(o.since+thinkSilent, o.due)
		o.long = u.Now >= silent
		if !o.rushes() {
			u.WakeAt(max(silent, u.Now+thinkShown))
		}
		return true
	}
	if !o.rushes() && u.Now < o.due {
		u.WakeAt(o.due)
		return false
	}
	o.playMove(u)
	return o.plays()
}

// playMove plays the chosen action and shows it, or in a hurry only now and then.
func (o *opponents) playMove(u *ui.UI) {
	a := o.thinker.Move()
	if a == nil || o.play(a).Refused() {
		o.stuck = o.Game.ViewAt(o.Game.Now()).S
		u.Invalidate()
		return
	}
	o.once, o.due, o.long = false, u.Now+paces[o.Shell.Prefs.Pace], false
	rushed, goesOn := o.rushes(), o.people.computerDecides()
	o.short = o.short && rushed && goesOn
	if !goesOn {
		o.hurry = false
		if rushed {
			o.handed(match.LastByPerson(o.Game, o.Game.Now()) + 1)
		}
	}
	if !rushed || !goesOn || u.Now-o.shown >= max(o.lull, leastLull) {
		o.asked = true
		u.Invalidate()
	}
}

// beginFrame is called when a frame of the table begins, for whatever reason.
func (o *opponents) beginFrame(u *ui.UI) {
	if o.rushes() && o.plays() {
		o.shown, o.drawing, o.asked = u.Now, o.drawing || o.asked, false
	}
}

// rush plays at once up to the next decision of a person.
func (o *opponents) rush() { o.hurry, o.paused = true, false }

// halt pauses the computers.
func (o *opponents) halt() { o.hurry, o.paused, o.short = false, true, false }

// looksAhead reports whether any computer at the table thinks so long that it can be hurried.
func (o *opponents) looksAhead() bool {
	stints := o.Game.Computers()
	return slices.ContainsFunc(o.Game.RunByComputer(), func(p id.Player) bool {
		return match.LevelOf(stints, p) >= match.Medium
	})
}

// cutShort has the computer that decides move now, with the best found so far, or all of them up to a person's next
// decision while positions are skipped. The log has their actions, so nothing else is recorded.
func (o *opponents) cutShort() {
	o.short, o.due = true, 0
	o.once = o.paused
}

// togglePause pauses or resumes the computers.
func (o *opponents) togglePause() {
	if o.paused {
		o.paused = false
		return
	}
	o.halt()
}

// step has one more action played and pauses then.
func (o *opponents) step() { o.halt(); o.once, o.due = true, 0 }
