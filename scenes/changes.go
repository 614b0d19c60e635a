package scenes

import (
	"time"

	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/mapview"
	"hexrail/game/ui/paint"
	"hexrail/game/view"
	"hexrail/game/whatif"
	"hexrail/rules"
	"hexrail/scenes/kit"
	"hexrail/scenes/ledger"
)

// changes marks on the table what others have done since the player's last turn. The zero value marks nothing.
type changes struct {
	from, to int // the positions between which others decided; equal if nothing is marked
}

func (c changes) on() bool { return c.from < c.to }

// othersTurns returns the positions between which others decided: from the player's last decision before his present
// turn to the beginning of that turn, or to the present if somebody else decides. They are equal if nobody did.
func (t *Table) othersTurns() (from, to int) {
	me := t.me()
	for to = t.game.Now(); to > 0 && t.game.Decider(to-1) == me; {
		to--
	}
	for from = to; from > 0 && t.game.Decider(from-1) != me; {
		from--
	}
	return from, to
}

// showChanges plays what others have done since the player's last turn, marks it, and lists it in the log. What is
// marked is no longer marked afterwards; while it is played, the marks appear at once.
func (t *Table) showChanges(u *ui.UI) {
	from, to := t.othersTurns()
	switch {
	case t.playback.on && t.changes.on():
		t.playback.on = false
		t.goTo(t.game.Now())
		return
	case t.changes.on():
		t.dropChanges()
		return
	case from == to:
		return
	}
	t.changes = changes{from, to}
	t.tabs.Filter = ledger.Filter{From: from, To: to}
	t.showTab(logTab)
	if !u.Surface.Reduced {
		t.step = byAction
		t.goTo(from)
		t.playback = playback{on: true, next: u.Now + 200*time.Millisecond, speed: 2, until: to}
	}
}

// dropChanges takes the marks away and reports whether there were any.
func (t *Table) dropChanges() bool {
	was := t.changes.on()
	if t.changes = (changes{}); was {
		t.tabs.Filter = ledger.Filter{Query: t.tabs.Filter.Query}
	}
	return was
}

// sinceView returns the positions before and after the changes that are marked, and whether any are.
func (t *Table) sinceView() (before, after rules.View, ok bool) {
	if !t.changes.on() || t.past() {
		return before, after, false
	}
	return t.game.ViewAt(t.changes.from), t.game.ViewAt(t.changes.to), true
}

// markChanges marks the hexes that others have changed.
func (t *Table) markChanges(s *mapview.Scene) {
	before, after, ok := t.sinceView()
	if !ok {
		return
	}
	for _, h := range whatif.Differences(before.S, after.S) {
		s.States[h] |= mapview.Fresh
	}
}

// change returns by how much a figure has changed, in words, and adds it to what describes a node; nothing if it has
// not or nothing is marked.
func (t *Table) change(n *ui.Node, what text.Pair, of func(rules.View) int32) string {
	before, after, ok := t.sinceView()
	if !ok {
		return ""
	}
	d := of(after) - of(before)
	if d == 0 {
		return ""
	}
	said := text.Change(t.game.Title().Currency, d)
	n.Describe = t.app.Say(what) + " " + said
	return said
}

// priceChange returns by how much the price of a company has changed.
func (t *Table) priceChange(c *view.Corp, n *ui.Node) string {
	return t.change(n, ledger.Words.Price, func(v rules.View) int32 { return v.Price(c.ID) })
}

// changeMark draws a change on the upper edge of a card, ending at its right corner.
func (t *Table) changeMark(u *ui.UI, card ui.Rect, said string) {
	if said == "" {
		return
	}
	ink, ground := u.Theme.Good.Base, u.Theme.Good.Soft
	if said[0] != '+' {
		ink, ground = u.Theme.Bad.Base, u.Theme.Bad.Soft
	}
	style := kit.Aligned(u.Type(kit.Sizes.Caption, paint.Bold, ink), paint.Center)
	w, h := u.P.Width(said, style)+12, kit.Line(u, kit.Sizes.Caption)+2
	box := paint.R(card.Right()-w-4, card.Y-h*0.6, w, h)
	u.P.RoundRect(box, h/2, ground)
	u.P.Frame(box, h/2, 1, ink)
	u.P.TextIn(box, said, style)
}

// changesButton returns the button of the history that shows what others have done; only its icon if it must be short.
func (t *Table) changesButton(short bool) ui.Button {
	said := t.speaker().Word(text.HistorySince)
	from, to := t.othersTurns()
	b := ui.Button{Text: said, Icon: icon.Eye, Small: true, Pressed: ui.Is(t.changes.on()), Disabled: from == to}
	if short {
		b.Text, b.Name = "", said
	}
	return b
}
