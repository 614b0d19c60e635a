package motion

import (
	"math"
	"time"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// momentTime is the time for which a moment is shown.
const momentTime = 500 * time.Millisecond

// Moment is a kind of remarkable event on the table, which is marked for momentTime.
type Moment uint8

// The moments on the table. The celebration of the winner belongs to the end screen.
const (
	Floats  Moment = iota // a company floats
	Arrives               // a company is connected to its destination
	Lasts                 // the first train that begins the last phase is bought
	Rusts                 // trains of a kind leave the game
)

// Moments returns the kinds of the moments that are being shown.
func (m *Motion) Moments() (list []Moment) {
	for i := range m.moments {
		list = append(list, m.moments[i].kind)
	}
	return list
}

// moment is a remarkable event that is marked with a company's token or a train's card, larger than usual.
type moment struct {
	kind  Moment
	at    []string // ids of nodes; the first one on the screen is the place, else the middle of the screen
	corp  id.Corp  // whose token is shown, or whose train
	train string   // name of the train whose card is shown; "" if it is a token
}

// momentsOf returns the moments of action i, at most one of each kind.
func (m *Motion) momentsOf(i int) (list []moment) {
	v := m.desk.Game.ViewAt(i)
	events, seen := m.desk.Game.Events(i), uint8(0)
	for j, e := range events {
		x := moment{corp: e.Corp}
		switch e.Kind {
		case rules.CorpFloated:
			x.kind, x.at = Floats, m.hexPlace(v.Home(e.Corp))
		case rules.CorpArrived:
			x.kind, x.at = Arrives, m.hexPlace(e.Hex)
		case rules.PhaseBegan:
			bought := lastPurchase(events[:j])
			if int(e.Amount) != lastPhase(v.T) || bought.Train == 0 {
				continue
			}
			x.kind, x.at, x.train = Lasts, m.ownerPlace(bought.To), v.T.Train(m.desk.Game.ViewAt(i+1).KindOf(bought.Train)).Name
		case rules.TrainRusted:
			x.kind, x.at, x.train = Rusts, m.ownerPlace(e.Who), v.T.Train(v.KindOf(e.Train)).Name
		default:
			continue
		}
		if seen>>x.kind&1 == 0 {
			seen |= 1 << x.kind
			list = append(list, x)
		}
	}
	return list
}

// lastPurchase returns the last purchase of a train among events, or the zero event.
func lastPurchase(events []rules.Event) (buy rules.Event) {
	for _, e := range events {
		if e.Kind == rules.TrainMoved {
			buy = e
		}
	}
	return buy
}

// lastPhase returns the index of the last phase that a train begins.
func lastPhase(t *rules.Title) (last int) {
	for i, p := range t.Phases {
		for k := range t.Trains {
			if t.Trains[k].StartsPhase == p.Name {
				last = i
			}
		}
	}
	return last
}

// Sizes of the marks in dp, and the fraction of the time after which the token, which cannot fade, is gone.
const (
	cardW, cardH = 60, 36
	tokenRadius  = 26
	waveFrom     = 32 // first radius of the wave around the token
	waveWidth    = 4
	tokenUntil   = 0.95
)

// draw draws the moment at the fraction k of its time: rays around a growing token or card, or a card that breaks in
// two.
func (x *moment) draw(u *ui.UI, d *desk.Desk, k float32) {
	cx, cy, ok := centreOf(u, x.at)
	if !ok {
		w, h := u.P.Size()
		cx, cy = w/2, h/2
	}
	ink := u.Theme.Accent.Base
	if x.corp != 0 {
		ink = d.Tokens[x.corp].Color
	}
	if x.kind == Rusts {
		widgets.DrawBrokenCard(u, cx, cy, x.train, k)
		return
	}
	fade := 1 - max(0, k-0.7)/0.3               // in the last third
	grow := 1 - (1-min(1, 2*k))*(1-min(1, 2*k)) // in the first half, slowing down
	if x.kind == Lasts {
		ink = u.Theme.Warn.Base
	}
	drawRays(u, cx, cy, grow, ink.Alpha(fade*0.9))
	if x.train != "" {
		card := paint.R(cx-cardW/2*grow, cy-cardH/2*grow, cardW*grow, cardH*grow)
		widgets.DrawTrainCard(u, card, x.train, ink.Alpha(fade), fade)
		return
	}
	if x.kind == Arrives { // a wave
		u.P.Ring(cx, cy, waveFrom+tokenRadius*k, waveWidth, ink.Alpha(1-k))
	}
	if k < tokenUntil {
		token.Draw(u.P, cx, cy, tokenRadius*grow, d.Tokens[x.corp])
	}
}

// rayCount is the number of rays around a moment.
const rayCount = 12

// drawRays draws rays that move outwards from a point.
func drawRays(u *ui.UI, cx, cy, grow float32, ink paint.Color) {
	for i := range rayCount {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / rayCount)
		from, to := 22+20*grow, 30+36*grow // the ends of a ray, in dp from the point
		u.P.Line(cx+from*float32(cos), cy+from*float32(sin), cx+to*float32(cos), cy+to*float32(sin), 3, ink)
	}
}
