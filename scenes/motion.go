package scenes

import (
	"math"
	"slices"
	"strconv"
	"time"

	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/game/ui/token"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/scenes/kit"
)

// motion is what moves on the table after an action: what has changed, and for whom. It starts from what has changed and ends at
// the figure that has; nothing waits for it, any press ends it, and assistive technology is told the same in words.
type motion struct {
	traces []trace
	before int // the position before the action
	begun  bool
	since  time.Duration
}

// trace is one thing on its way between two places of the screen, which are found by the ids of their nodes.
type trace struct {
	kind   traceKind
	from   []string // the first one that is on the screen counts
	to     []string
	said   string
	corp   id.Corp // of a certificate, or that builds
	gain   bool    // the money comes to who is shown
	starts time.Duration
	length time.Duration
}

// traceKind is what is on its way. Kinds move one after the other, in this order.
type traceKind uint8

const (
	settles traceKind = iota // a tile or station comes to rest on its hex
	travels                  // a certificate, private or train goes from hand to hand
	pays                     // money
	traceKinds
)

// Times of movement.
const (
	tracesMost = 900 * time.Millisecond // all together
	traceApart = 60 * time.Millisecond  // between things that move at the same time
)

func motionTime(ms float32) time.Duration { return time.Duration(ms) * time.Millisecond }

// animate has the table show what the last action has moved, unless the player wants no movement or the game runs at once.
func (t *Table) animate() {
	at := t.game.At()
	t.motion = motion{}
	if at == 0 || t.app.Prefs.NoTraces || t.app.Prefs.Still || t.hooks.Opponents != nil && t.hooks.Opponents.rushes(t) {
		return
	}
	t.motion = motion{traces: t.tracesOf(at - 1), before: at - 1}
}

// tracesOf returns what moves with an action, at the times at which it does.
func (t *Table) tracesOf(i int) (list []trace) {
	v, say := t.game.ViewAt(i), t.speaker()
	switch a := t.game.Action(i).(type) {
	case rules.LayTile, rules.LayCombined:
		x := rules.OperandsOf(a)
		list = append(list, trace{kind: settles, to: t.hexPlace(x.Hex), corp: x.By.Corp(), length: motionTime(theme.MotionMs.TileSettle)})
	case rules.PlaceToken:
		list = append(list, trace{kind: settles, to: t.hexPlace(a.Hex), corp: a.Of, length: motionTime(theme.MotionMs.TokenDrop)})
	}
	for _, e := range t.game.Events(i) {
		x := trace{kind: travels, length: motionTime(theme.MotionMs.Money)}
		switch e.Kind {
		case rules.Paid:
			x.kind, x.said, x.gain = pays, say.MoneyOf(e.To, e.Amount), e.To != id.Bank
			x.from, x.to = t.ownerPlace(e.Who), t.ownerPlace(e.To)
		case rules.ShareMoved:
			x.corp, x.said = e.Corp, strconv.Itoa(int(e.Percent))
			x.from, x.to = t.holderPlace(e.Who, e.Corp), t.holderPlace(e.To, e.Corp)
		case rules.PrivateMoved:
			x.said = say.Private(e.Private)
			x.from, x.to = []string{"lot:" + x.said}, t.ownerPlace(e.To)
		case rules.TrainMoved:
			x.said = v.T.Train(v.KindOf(e.Train)).Name
			x.from, x.to = []string{"bar:depot"}, t.ownerPlace(e.To)
			if e.Who.Corp() != 0 {
				x.from = t.ownerPlace(e.Who)
			}
		default:
			continue
		}
		list = append(list, x)
	}
	return timed(list)
}

// timed gives things their times: kind after kind, those of one kind a little apart, all within the longest time.
func timed(list []trace) []trace {
	slices.SortStableFunc(list, func(a, b trace) int { return int(a.kind) - int(b.kind) })
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
	if end > tracesMost {
		for i := range list {
			x := &list[i]
			x.starts, x.length = x.starts*tracesMost/end, x.length*tracesMost/end
		}
	}
	return list
}

func (t *Table) hexPlace(h id.Hex) []string { return []string{"hex:" + t.game.Title().HexName(h)} }

// ownerPlace returns where the money of somebody stands.
func (t *Table) ownerPlace(o id.Owner) []string {
	switch {
	case o.Player() != 0:
		n := strconv.Itoa(int(o.Player()))
		return []string{"player:" + n, "seat:" + n}
	case o.Corp() != 0:
		name := t.speaker().Corp(o.Corp())
		return []string{"corp:" + name, "row:" + name}
	}
	return []string{"bar:bank"}
}

// holderPlace returns where the shares of a company that somebody holds stand.
func (t *Table) holderPlace(o id.Owner, c id.Corp) []string {
	if o.Player() != 0 {
		return t.ownerPlace(o)
	}
	name := t.speaker().Corp(c)
	return []string{"row:" + name, "corp:" + name, "below"}
}

// over returns when everything has come to rest.
func (m *motion) over() (end time.Duration) {
	for _, x := range m.traces {
		end = max(end, x.starts+x.length)
	}
	return end
}

// beginMotion starts what is to move, ends it after its time or with a press, and lets the figures of the players follow.
func (t *Table) beginMotion(u *ui.UI) {
	m := &t.motion
	if len(m.traces) == 0 {
		return
	}
	if !m.begun {
		m.begun, m.since = true, u.Now
	} else if u.Pressed() {
		m.traces = nil
	}
	if past := u.Now - m.since; past >= m.over() || u.Surface.Reduced || t.game.At() != m.before+1 {
		t.motion, t.seen.valid = motion{}, false
		return
	}
	u.Moving()
	t.countMoney(u.Now - m.since)
}

// countMoney shows the money of the players as it is when what moves is under way: as before, and counting at the end.
func (t *Table) countMoney(past time.Duration) {
	m := &t.motion
	end := float64(m.over())
	k := max(0, (float64(past)/end-2.0/3)*3)
	before, after := t.game.ViewAt(m.before), t.view()
	list := t.see().Players
	for i := range list {
		o := id.OfPlayer(list[i].ID)
		was, is := before.Cash(o), after.Cash(o)
		list[i].Cash = t.speaker().Money(was + int32(math.Round(float64(is-was)*k)))
	}
}

// drawMotion draws what is on its way, over everything.
func (t *Table) drawMotion(u *ui.UI) {
	m := &t.motion
	if !m.begun {
		return
	}
	for i := range m.traces {
		x := &m.traces[i]
		if past := u.Now - m.since - x.starts; past >= 0 && past < x.length {
			t.drawTrace(u, x, float32(past)/float32(x.length))
		}
	}
}

// place returns the middle of the first of some nodes that is on the screen.
func place(u *ui.UI, ids []string) (x, y float32, ok bool) {
	for _, id := range ids {
		if n, found := u.Find(id); found && n.Rect.W > 0 && n.Rect.H > 0 {
			x, y = n.Rect.Center()
			return x, y, true
		}
	}
	return 0, 0, false
}

// drawTrace draws one thing, k of its way.
func (t *Table) drawTrace(u *ui.UI, x *trace, k float32) {
	tx, ty, ok := place(u, x.to)
	if !ok {
		return
	}
	k = 1 - (1-k)*(1-k)*(1-k)
	if x.kind == settles {
		n, _ := u.Find(x.to[0])
		ring := u.Theme.Accent.Base
		if x.corp != 0 {
			ring = t.tokens[x.corp].Color
		}
		u.P.Ring(tx, ty, n.Rect.W*(0.72-0.22*k), 3, ring.Alpha(1-k*0.6))
		return
	}
	fx, fy, ok := place(u, x.from)
	if !ok || fx == tx && fy == ty {
		return
	}
	ink := u.Theme.Accent.Base
	if x.kind == pays {
		if ink = u.Theme.Bad.Base; x.gain {
			ink = u.Theme.Good.Base
		}
	}
	for i := range 7 { // the tail
		if at := k - 0.05*float32(i+1); at > 0 {
			px, py := onWay(fx, fy, tx, ty, at)
			u.P.Circle(px, py, 4-0.4*float32(i), ink.Alpha(0.5-0.06*float32(i)))
		}
	}
	px, py := onWay(fx, fy, tx, ty, k)
	t.drawChip(u, x, px, py, ink)
}

// onWay returns a place on the bent way between two others.
func onWay(fx, fy, tx, ty, k float32) (x, y float32) {
	bx, by := (fx+tx)/2-(ty-fy)*0.12, (fy+ty)/2+(tx-fx)*0.12
	a, b, c := (1-k)*(1-k), 2*k*(1-k), k*k
	return a*fx + b*bx + c*tx, a*fy + b*by + c*ty
}

// drawChip draws a sum, or a card that goes from hand to hand.
func (t *Table) drawChip(u *ui.UI, x *trace, px, py float32, ink paint.Color) {
	style := kit.Aligned(u.Type(kit.Sizes.Compact, paint.Bold, ink), paint.Center)
	if x.kind == travels {
		style.Color = u.Theme.Ink.Base
	}
	w := max(34, u.P.Width(x.said, style)+16)
	if x.corp != 0 {
		w += 18
	}
	box := paint.R(px-w/2, py-13, w, 26)
	radius := theme.Radius.Chip
	if x.kind == pays {
		radius = 13
	}
	u.P.RoundRect(box, radius, u.Theme.BG.Surface)
	u.P.Frame(box, radius, 2, ink)
	if x.corp != 0 {
		sign := box.CutLeft(26)
		cx, cy := sign.Center()
		token.Draw(u.P, cx+1, cy, 9, t.tokens[x.corp])
	}
	u.P.TextIn(box, x.said, style)
}

// drawPill draws the last action of a computer in a line over the map, until the next one.
func (t *Table) drawPill(u *ui.UI, clear ui.Rect) {
	at := t.game.At()
	if !t.followed() || at == 0 || t.hooks.Opponents.rushes(t) {
		return
	}
	said := t.viewer().Sentence(at - 1)
	who := rules.OperandsOf(t.game.Action(at - 1)).By
	style := kit.Bold(u, kit.Sizes.Body)
	most := min(waitedWide, clear.W-24)
	for style.Size > kit.Sizes.Small*u.TextScale && u.P.Width(said, style) > most-54 {
		style.Size--
	}
	w := min(most, u.P.Width(said, style)+56)
	lines := len(u.P.Wrap(said, w-54, style))
	h := max(38, float32(lines)*style.Size*paint.LineHeight+14)
	if h > clear.H*0.4 {
		return
	}
	box := paint.R(clear.X+(clear.W-w)/2, clear.Y+8, w, h)
	if n, ok := u.Find("companies"); ok && t.shows() == marketSide { // in the free corner of the chart
		box.X, box.Y = n.Rect.Right()-w-20, n.Rect.Y-h-6
	}
	u.Card(box, min(19, h/2))
	sign := box.CutLeft(42)
	x, y := sign.Center()
	t.ownerSign(u, who, x, y, 11)
	box.CutRight(10)
	kit.Lines(u, box, said, style)
	u.Node(ui.Node{ID: "pill", Role: ui.RoleText, Name: text.Capital(said), Rect: box})
}
