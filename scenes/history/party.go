package history

import (
	"math"
	"time"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
)

// party is the moment in which the winner is celebrated: paper flies from the crown.
type party struct {
	due, begun bool          // to be shown or being shown; already drawn once
	since      time.Duration // when it began, in the time of the screen
}

// partyTime is the length of a party, and papers the number of pieces of paper.
const (
	partyTime = 700 * time.Millisecond
	papers    = 36
)

// draw draws the party at the left edge of a node while it lasts; it must run in each frame after the node is drawn.
// Any press ends it, and where motion is reduced there is none.
func (p *party) draw(u *ui.UI, id string) {
	n, shown := u.Find(id)
	if !p.due || !shown {
		return
	}
	x, y := n.Rect.X, n.Rect.Y+n.Rect.H/2
	inks := [...]paint.Color{u.Theme.Accent.Base, u.Theme.Good.Base, u.Theme.Warn.Base}
	if !p.begun {
		p.begun, p.since = true, u.Now
	} else if u.Pressed() {
		p.due = false
	}
	past := u.Now - p.since
	if past >= partyTime || u.Surface.Reduced {
		p.due = false
		return
	}
	u.KeepMoving()
	k := float32(past) / float32(partyTime)
	w, _ := u.P.Size()
	for i := range papers { // thrown in a fan, each to a distance of its own, then slowing down, falling and fading
		sin, cos := math.Sincos(math.Pi * (0.15 + 1.7*float64(i)/papers))
		far := (0.3 + 0.7*float32(i*7%papers)/papers) * min(w, 700) * (1 - (1-k)*(1-k))
		u.P.Circle(x+far*float32(sin)*0.7, y+far*float32(cos)*-0.35+140*k*k, 4, inks[i%len(inks)].Alpha(1-k*k))
	}
}
