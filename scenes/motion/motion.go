// Package motion animates the effects of an action on the table: tiles, tokens, certificates, trains and money. It
// marks the moments of a game for half a second, and plays a short sound.
//
// The table calls Motion.Start and Motion.QueueSound after an action, and Begin and Draw in each frame. An animation
// takes at most Longest, never delays the game, and any press ends it. Assistive technology gets the same facts in
// words from the log, so nothing is conveyed by movement alone. Places on the screen are found by the ids of
// accessibility nodes; a movement whose ends are not on the screen is left out.
package motion

import (
	"sort"
	"strconv"
	"time"

	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Motion animates the last action: from where something changed to the figures that it changed.
type Motion struct {
	desk    *desk.Desk
	traces  []trace
	moments []moment
	sound   []platform.Note // played in the next frame
	before  int             // position before the action
	begun   bool            // Begin has run since Start
	since   time.Duration   // time of the screen at which it did
}

// trace is a movement between two places of the screen.
type trace struct {
	kind   traceKind
	from   []string // ids of nodes; the first one on the screen counts
	to     []string
	said   string        // the words on the chip that moves
	corp   id.Corp       // company of a certificate, or the one that builds
	gain   bool          // the recipient gains money
	starts time.Duration // after the beginning of the animation
	length time.Duration
}

// traceKind is the kind of a movement. Kinds run one after the other, in this order.
type traceKind uint8

const (
	settles traceKind = iota // a tile or token settles on its hex
	travels                  // a certificate, private or train changes owner
	pays                     // money moves
)

// Longest is the maximum time of all movements of an action together.
const Longest = 900 * time.Millisecond

// traceApart is the delay between movements of the same kind.
const traceApart = 60 * time.Millisecond

// Start begins the animation of the last action with the next frame, in place of any other.
func (m *Motion) Start() {
	at := m.desk.Game.At()
	m.Stop()
	if at > 0 {
		m.traces, m.moments, m.before = m.tracesOf(at-1), m.momentsOf(at-1), at-1
	}
}

// QueueSound has Begin play the sound of the last action in the next frame, unless the player wants none; at the end of
// the game it plays it at once. turn means that somebody at this device is to act after somebody else.
func (m *Motion) QueueSound(turn bool) {
	m.sound = nil
	if at := m.desk.Game.At(); at > 0 && m.desk.Shell.Sounds() {
		m.sound = soundOf(m.desk.Game.Events(at-1), turn)
	}
	if m.desk.View().S.End.Over { // the end screen covers the table
		m.playSound()
	}
}

// Stop ends the animation.
func (m *Motion) Stop() { m.traces, m.moments, m.begun = nil, nil, false }

// Moving reports whether anything is being animated.
func (m *Motion) Moving() bool { return len(m.traces)+len(m.moments) > 0 }

// playSound plays the sound that is due. One that is replaced by that of the next action within a frame is not heard.
func (m *Motion) playSound() {
	if len(m.sound) > 0 {
		m.desk.Shell.Host.PlayNotes(m.sound)
		m.sound = nil
	}
}

// tracesOf returns the movements of action i with their times.
func (m *Motion) tracesOf(i int) (list []trace) {
	v, say := m.desk.Game.ViewAt(i), m.desk.Speaker()
	switch x := rules.OperandsOf(m.desk.Game.Action(i)); {
	case x.Tile != 0:
		list = append(list, trace{kind: settles, to: m.hexPlace(x.Hex), corp: x.By.Corp(),
			length: theme.TileSettleTime})
	case x.Placed:
		list = append(list, trace{kind: settles, to: m.hexPlace(x.Hex), corp: x.Corp,
			length: theme.TokenDropTime})
	}
	for _, e := range m.desk.Game.Events(i) {
		x := trace{kind: travels, length: theme.MoneyTime}
		switch e.Kind {
		case rules.Paid:
			x.kind, x.said, x.gain = pays, say.MoneyOf(e.To, e.Amount), e.To != id.Bank
			x.from, x.to = m.ownerPlace(e.Who), m.ownerPlace(e.To)
		case rules.ShareMoved:
			x.corp, x.said = e.Corp, strconv.Itoa(int(e.Percent))
			x.from, x.to = m.holderPlace(e.Who, e.Corp), m.holderPlace(e.To, e.Corp)
		case rules.PrivateMoved:
			x.said = say.Private(e.Private)
			x.from, x.to = []string{"lot:" + x.said}, m.ownerPlace(e.To)
		case rules.TrainMoved:
			x.said = v.T.Train(v.KindOf(e.Train)).Name
			x.from, x.to = []string{"bar:depot"}, m.ownerPlace(e.To)
			if e.Who.Corp() != 0 {
				x.from = m.ownerPlace(e.Who)
			}
		default:
			continue
		}
		list = append(list, x)
	}
	return schedule(list)
}

// schedule sorts the movements and sets their times: kind after kind, those of a kind slightly apart, all within
// Longest.
func schedule(list []trace) []trace {
	sort.SliceStable(list, func(i, j int) bool { return list[i].kind < list[j].kind })
	begin, end := time.Duration(0), time.Duration(0)
	for i := range list {
		x := &list[i]
		if i > 0 && x.kind != list[i-1].kind {
			begin = end
		} else if i > 0 {
			begin += traceApart
		}
		x.starts = begin
		end = max(end, begin+x.length)
	}
	if end > Longest {
		for i := range list {
			x := &list[i]
			x.starts, x.length = x.starts*Longest/end, x.length*Longest/end
		}
	}
	return list
}

// hexPlace returns the id of the node of a hex.
func (m *Motion) hexPlace(h id.Hex) []string {
	return []string{"hex:" + m.desk.Game.Title().HexName(h)}
}

// ownerPlace returns the nodes that show an owner's money.
func (m *Motion) ownerPlace(o id.Owner) []string {
	switch {
	case o.Player() != 0:
		n := strconv.Itoa(int(o.Player()))
		return []string{"player:" + n, "seat:" + n}
	case o.Corp() != 0:
		name := m.desk.Speaker().Corp(o.Corp())
		return []string{"corp:" + name, "row:" + name}
	}
	return []string{"bar:bank"}
}

// holderPlace returns the nodes that show an owner's shares of a company.
func (m *Motion) holderPlace(o id.Owner, c id.Corp) []string {
	if o.Player() != 0 {
		return m.ownerPlace(o)
	}
	name := m.desk.Speaker().Corp(c)
	return []string{"row:" + name, "corp:" + name, "below"}
}

// endTime returns the time at which the last movement ends.
func (m *Motion) endTime() (end time.Duration) {
	for _, x := range m.traces {
		end = max(end, x.starts+x.length)
	}
	if len(m.moments) > 0 {
		end = max(end, momentTime)
	}
	return end
}

// New returns a Motion at rest.
func New(d *desk.Desk) *Motion { return &Motion{desk: d} }

// Begin starts the animation, ends it after its time or on a press, and meanwhile shows the players' old figures. It
// reports whether the animation has ended in this frame, in which case the caller has to refresh the figures.
func (m *Motion) Begin(u *ui.UI) (ended bool) {
	m.playSound()
	if !m.Moving() {
		return false
	}
	if !m.begun {
		m.begun, m.since = true, u.Now
	} else if u.Pressed() {
		m.traces, m.moments = nil, nil
	}
	if past := u.Now - m.since; past >= m.endTime() || u.Surface.Reduced || m.desk.Game.At() != m.before+1 {
		m.Stop()
		return true
	}
	u.KeepMoving()
	m.holdMoney(u.Now - m.since)
	return false
}

// holdMoney shows the players' money from before the action during the first two thirds of the animation.
func (m *Motion) holdMoney(past time.Duration) {
	v, list := m.desk.View(), m.desk.See().Players
	if past < m.endTime()*2/3 {
		v = m.desk.Game.ViewAt(m.before)
	}
	for i := range list {
		list[i].Cash = m.desk.Speaker().Money(view.Purse(v, list[i].ID))
	}
}

// Draw draws the movements on top of everything.
func (m *Motion) Draw(u *ui.UI) {
	if !m.begun {
		return
	}
	for i := range m.traces {
		x := &m.traces[i]
		if past := u.Now - m.since - x.starts; past >= 0 && past < x.length {
			m.drawTrace(u, x, float32(past)/float32(x.length))
		}
	}
	if past := u.Now - m.since; past < momentTime {
		for i := range m.moments {
			m.moments[i].draw(u, m.desk, float32(past)/float32(momentTime))
		}
	}
}

// centreOf returns the centre of the first node that is on the screen; ok is false if none is.
func centreOf(u *ui.UI, ids []string) (x, y float32, ok bool) {
	for _, id := range ids {
		if n, found := u.Find(id); found && n.Rect.W > 0 && n.Rect.H > 0 {
			x, y = n.Rect.Center()
			return x, y, true
		}
	}
	return 0, 0, false
}

// The tail behind a chip: the number of its dots, and their distance as a fraction of the way.
const (
	tailDots = 7
	tailStep = 0.05
)

// drawTrace draws a movement at the fraction k of its time, or nothing if its ends are not on the screen.
func (m *Motion) drawTrace(u *ui.UI, x *trace, k float32) {
	tx, ty, ok := centreOf(u, x.to)
	if !ok {
		return
	}
	k = 1 - (1-k)*(1-k)*(1-k) // slows down
	if x.kind == settles {
		m.drawSettling(u, x, tx, ty, k)
		return
	}
	fx, fy, ok := centreOf(u, x.from)
	if !ok || fx == tx && fy == ty {
		return
	}
	ink := u.Theme.Accent.Base
	if x.kind == pays {
		ink = u.Theme.Bad.Base
		if x.gain {
			ink = u.Theme.Good.Base
		}
	}
	for i := range tailDots { // each smaller and paler than the one before
		if at := k - tailStep*float32(i+1); at > 0 {
			px, py := onWay(fx, fy, tx, ty, at)
			u.P.Circle(px, py, 4-0.4*float32(i), ink.Alpha(0.5-0.06*float32(i)))
		}
	}
	px, py := onWay(fx, fy, tx, ty, k)
	m.drawChip(u, x, px, py, ink)
}

// drawSettling draws a ring around a tile or token that closes in on its hex and fades.
func (m *Motion) drawSettling(u *ui.UI, x *trace, tx, ty, k float32) {
	const from, to, width, fade = 0.72, 0.5, 3, 0.6 // radii as shares of the width of the hex
	n, _ := u.Find(x.to[0])
	ring := u.Theme.Accent.Base
	if x.corp != 0 {
		ring = m.desk.Tokens[x.corp].Color
	}
	u.P.Ring(tx, ty, n.Rect.W*(from-(from-to)*k), width, ring.Alpha(1-k*fade))
}

// Sizes of a chip in dp.
const (
	chipHeight = 26
	leastChip  = 34 // width without a token
	chipSides  = 16 // left and right of the words together
	chipToken  = 9  // radius of the token
)

// onWay returns the point at fraction k of a slightly bent curve between two points.
func onWay(fx, fy, tx, ty, k float32) (x, y float32) {
	const bend = 0.12 // distance of the middle control point from the straight line, as a fraction of its length
	bx, by := (fx+tx)/2-(ty-fy)*bend, (fy+ty)/2+(tx-fx)*bend
	a, b, c := (1-k)*(1-k), 2*k*(1-k), k*k
	return a*fx + b*bx + c*tx, a*fy + b*by + c*ty
}

// drawChip draws a sum of money, or a card that changes owner.
func (m *Motion) drawChip(u *ui.UI, x *trace, px, py float32, ink paint.Color) {
	style := widgets.Aligned(u.Type(widgets.Sizes.Compact, paint.Bold, ink), paint.Center)
	if x.kind == travels {
		style.Color = u.Theme.Ink.Base
	}
	w := max(leastChip, u.P.Width(x.said, style)+chipSides)
	if x.corp != 0 {
		w += 2 * chipToken
	}
	box := paint.R(px-w/2, py-chipHeight/2, w, chipHeight)
	radius := theme.Radius.Chip
	if x.kind == pays {
		radius = chipHeight / 2
	}
	u.P.RoundRect(box, radius, u.Theme.BG.Surface)
	u.P.Frame(box, radius, 2, ink)
	if x.corp != 0 {
		cx, cy := box.CutLeft(chipHeight).Center()
		token.Draw(u.P, cx+1, cy, chipToken, m.desk.Tokens[x.corp])
	}
	u.P.TextIn(box, x.said, style)
}
