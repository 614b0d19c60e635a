package library

import (
	"time"

	"github.com/hexrail/hexrail/rules/id"
)

// clock counts the time of the seat that decides. It runs while the game is on the screen.
type clock struct {
	seat  id.Player // that decides; 0 while the clock stands still
	since time.Time
}

// Tick starts the clock of the person on this device who decides, if it is on; otherwise it stops. It is to be called
// when the game is shown. The time is stored with the next action.
func (o *Session) Tick(on bool) {
	p := o.game.Decider(o.game.Now())
	if !on || o.only || p != 0 && o.info.SeatOf(p) != Here {
		p = 0
	}
	if p == o.clock.seat {
		return
	}
	o.count()
	o.clock = clock{seat: p}
	if p != 0 {
		o.clock.since = o.shelf.host.Now()
	}
}

// count adds the time since the last count to the seat that decided.
func (o *Session) count() {
	if o.clock.seat == 0 {
		return
	}
	now := o.shelf.host.Now()
	if len(o.info.Spent) != len(o.info.Players) {
		o.info.Spent = make([]int32, len(o.info.Players))
	}
	whole := now.Sub(o.clock.since) / time.Second
	o.info.Spent[o.clock.seat-1] += int32(max(0, whole))
	o.clock.since = o.clock.since.Add(whole * time.Second)
	if o.game.Decider(o.game.Now()) != o.clock.seat {
		o.clock = clock{}
	}
}

// StopClock stops the clock until the game is shown again, and stores the time.
func (o *Session) StopClock() {
	if o.clock.seat == 0 {
		return
	}
	o.count()
	o.clock = clock{}
	if !o.only {
		o.push()
	}
}
