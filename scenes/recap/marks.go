package recap

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/game/whatif"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Recap shows the decisions of others since the player's last one: as marks on the table, and in a card.
type Recap struct {
	desk     *desk.Desk
	around   Table
	from, to int // positions between which others decided; equal if nothing is marked
	card     card
	ending   ending
}

// Table is what a Recap needs of its table.
type Table struct {
	Me      func() id.Player   // the player who sits here
	Persons func() []id.Player // the players who are not computers
	Shared  func() bool        // several people sit at this device
	ShowLog func()             // shows the log of the game
	ListAll func()             // resets the log to all lines, except for a search
	// PlayBack shows the positions from one to another, an action at a time, and then the latest one.
	PlayBack func(u *ui.UI, from, to int)
}

// New returns a Recap that marks nothing yet.
func New(d *desk.Desk, a Table) *Recap { return &Recap{desk: d, around: a} }

// Marked reports whether anything is marked.
func (o *Recap) Marked() bool { return o.from < o.to }

// Mark marks the decisions between two positions.
func (o *Recap) Mark(from, to int) { o.from, o.to = from, to }

// Drop removes the marks, with the restriction of the log to them, and reports whether there were any.
func (o *Recap) Drop() bool {
	was := o.Marked()
	o.from, o.to = 0, 0
	if was {
		o.around.ListAll()
	}
	return was
}

// Forget removes marks and cards. Call it when the game moves on.
func (o *Recap) Forget() {
	o.Drop()
	o.card, o.ending = card{}, ending{}
}

// Turns returns the positions between which others decided: from the player's last decision before the current turn to
// the start of that turn or, if somebody else has to decide, to the latest position. They are equal if nobody did.
func (o *Recap) Turns() (from, to int) {
	me := o.around.Me()
	for to = o.desk.Game.Now(); to > 0 && o.desk.Game.Decider(to-1) == me; {
		to--
	}
	for from = to; from > 0 && o.desk.Game.Decider(from-1) != me; {
		from--
	}
	return from, to
}

// sinceView returns the positions before and after the marked changes; ok is false if nothing is marked.
func (o *Recap) sinceView() (before, after rules.View, ok bool) {
	if !o.Marked() || o.desk.Game.Past() {
		return before, after, false
	}
	return o.desk.Game.ViewAt(o.from), o.desk.Game.ViewAt(o.to), true
}

// MarkMap marks the hexes that others have changed.
func (o *Recap) MarkMap(s *mapview.Scene) {
	before, after, ok := o.sinceView()
	if !ok {
		return
	}
	for _, h := range whatif.Differences(before.S, after.S) {
		s.States[h] |= mapview.Fresh
	}
}

// describeChange returns the change of a figure in words and sets it, after the name of the figure, as the description
// of a node. It returns "" and leaves the node if the figure is unchanged or nothing is marked.
func (o *Recap) describeChange(n *ui.Node, figure text.Pair, of func(rules.View) int32) string {
	before, after, ok := o.sinceView()
	if !ok {
		return ""
	}
	d := of(after) - of(before)
	if d == 0 {
		return ""
	}
	said := text.Change(o.desk.Game.Title().Currency, d)
	n.Describe = o.desk.Say(figure) + " " + said
	return said
}

// PriceChange returns the marked change of a company's share price, or "" if there is none, and sets it as the
// description of n.
func (o *Recap) PriceChange(c *view.Corp, n *ui.Node) string {
	return o.describeChange(n, info.Words.Price, func(v rules.View) int32 { return v.Price(c.ID) })
}

// WorthChange returns the marked change of a player's worth, or "" if there is none, and sets it as the description of
// n.
func (o *Recap) WorthChange(p id.Player, n *ui.Node) string {
	return o.describeChange(n, info.Words.Worth, func(v rules.View) int32 { return v.Worth(p) })
}

// DrawChange draws a change, which begins with its sign, over the upper right corner of a card, or nothing for "".
func DrawChange(u *ui.UI, card ui.Rect, said string) {
	if said == "" {
		return
	}
	ink, ground := u.Theme.Good.Base, u.Theme.Good.Soft
	if said[0] != '+' {
		ink, ground = u.Theme.Bad.Base, u.Theme.Bad.Soft
	}
	style := widgets.Aligned(u.Type(widgets.Sizes.Caption, paint.Bold, ink), paint.Center)
	w, h := u.P.Width(said, style)+12, widgets.Line(u, widgets.Sizes.Caption)+2
	box := paint.R(card.Right()-w-4, card.Y-h*0.6, w, h)
	u.P.RoundRect(box, h/2, ground)
	u.P.Frame(box, h/2, 1, ink)
	u.P.TextIn(box, said, style)
}
