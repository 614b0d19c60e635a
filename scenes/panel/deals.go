package panel

import (
	"slices"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// dealList draws the deals of a stock round by company, and the chosen one.
type dealList struct {
	*choice.Choice
	grid   *shareGrid // of the chosen option, nil if it needs none
	gridOf gridKey    // the option and language of grid
}

// inRound returns a decision with the parts common to all turns in a stock round.
func (d *dealList) inRound(p decision.Panel) *decision.Decision {
	turn := d.Decision(p)
	turn.Cancel, turn.Chart.Show = d.cancel, d.ShowPars
	turn.Rows = &decision.RowPart{Draw: d.drawMoves, Width: d.buttonsWidth}
	return turn
}

// drawOthers lists the options that are no deals in companies.
func (d *dealList) drawOthers(u *ui.UI, col *widgets.Column) {
	d.Rows.DrawGroup(u, col, draft.Powers)
	d.Rows.DrawGroup(u, col, draft.Privates)
	var rest []draft.Option
	for _, o := range d.Draft().Options(draft.Main) {
		if o.Corp == 0 && o.Private == 0 {
			rest = append(rest, o)
		}
	}
	d.Rows.DrawList(u, col, rest)
}

// drawCompanies lists the deals by company, for layouts without a table of companies.
func (d *dealList) drawCompanies(u *ui.UI, col *widgets.Column) {
	usual, _, full := d.buttonsWidth(u)
	for _, c := range d.Desk.See().Corps {
		if d.hasRow(c) {
			d.drawCompany(u, col, c, usual*u.TextScale, full*u.TextScale)
		}
	}
	col.Gap(8)
}

// drawCompany draws the row of a company: its token, name, price, holdings and buttons. The buttons get their usual
// width, or the full one if the holdings have room too. If they do not fit beside the first holding, they are in rows
// of their own below.
func (d *dealList) drawCompany(u *ui.UI, col *widgets.Column, c view.Corp, usual, full float32) {
	const pad, lead = 4, 44 // above and below; width of the token with the gap behind it
	lines := widgets.Line(u, widgets.Sizes.Body) + widgets.Line(u, widgets.Sizes.Compact)
	h := max(theme.Size.ButtonSmall, u.Target(), lines) + 2*pad
	row := col.Cut(h)
	widgets.DrawRule(u, row)
	d.Desk.DrawToken(u, row.Pad(0, pad), c.ID)
	row.CutLeft(lead)
	words, small := d.holdings(c), widgets.Soft(u, widgets.Sizes.Caption)
	first := float32(firstRoom)
	if len(words) > 0 {
		first = max(first, u.P.Width(words[0], small)+4)
	}
	if minimum := d.minWidth(u, c.ID, h); minimum > row.W-first {
		d.drawMoveRows(u, col, c.ID, h)
	} else {
		room := max(min(row.W-first, usual), min(row.W-holdingRoom*u.TextScale, full))
		d.drawMoves(u, row.CutRight(max(minimum, room)), c.ID)
	}
	row = row.Middle(row.W, lines)
	u.Label(row.CutTop(widgets.Line(u, widgets.Sizes.Body)), c.Name+"  "+c.Price, widgets.Bold(u, widgets.Sizes.Compact))
	for len(words) > 1 && u.P.Width(d.Desk.Speaker().List(words), small) > row.W {
		words = words[:len(words)-1]
	}
	u.Label(row, d.Desk.Speaker().List(words), small)
}

// hasRow reports whether a company has a row. A company whose only share is a card has none, because cards are
// auctioned and never sold. In a round with boxes, a company that has not started has none either, unless it can be
// started now.
func (d *dealList) hasRow(c view.Corp) bool {
	moves := d.Draft().Deals(c.ID)
	return len(moves) > 0 && d.Draft().View().T.CardOf(c.ID) == 0 &&
		(c.Standing != view.Unstarted && c.Standing != view.Closed || !d.Desk.Boxed() ||
			slices.ContainsFunc(moves, func(o draft.Option) bool { return !o.Barred }))
}

// Widths in dp of the words in a company's row: of its name and all its shares, and minimum of the first part of them.
const (
	holdingRoom = 150
	firstRoom   = 80
)

// holdings returns the parts of a company held by the player, the offering and the pool. If it has not started, its
// home comes first.
func (d *dealList) holdings(c view.Corp) []string {
	say := d.Desk.Speaker()
	var list []string
	if c.Standing == view.Unstarted && c.StartsAt != "" {
		list = append(list, c.StartsAt)
	}
	for _, h := range c.Holders {
		switch h.Owner {
		case d.Draft().View().Actor():
			list = append(list, say.Percent(h.Percent))
		case id.Initial:
			list = append(list, say.Say(text.Initial)+" "+say.Percent(h.Percent))
		case id.Pool:
			list = append(list, d.Phrase(text.InPool, text.Facts{"n": say.Percent(h.Percent)}))
		}
	}
	return list
}

// drawDeal draws the chosen deal.
func (d *dealList) drawDeal(u *ui.UI, col *widgets.Column, o *draft.Option) {
	if o.Corp != 0 {
		d.drawDealHead(u, col, o)
	}
	if g := d.conversionGrid(); g != nil {
		if minor := d.Draft().View().S.Corps[o.Corp].Partner; minor != 0 {
			drawMergedWorth(col, d.Choice, 2*d.Draft().View().Price(minor), d.Draft().View().Cash(id.OfCorp(minor)))
		}
		g.draw(u, col, d.Choice, o.Corp)
		return
	}
	switch {
	case len(o.Forms) > 1 && d.redeems(o):
		d.drawGivers(u, col, o)
	case len(o.Forms) > 1:
		d.Forms.Draw(u, col, o)
	}
	d.Price.Draw(u, col)
	d.Outcome.Draw(u, col)
}

// drawDealHead draws the company and the chosen deal.
func (d *dealList) drawDealHead(u *ui.UI, col *widgets.Column, o *draft.Option) {
	head := widgets.Line(u, widgets.Sizes.Heading)
	row := col.Cut(max(40, head+widgets.Line(u, widgets.Sizes.Compact)))
	d.Desk.DrawToken(u, row, o.Corp)
	row.CutLeft(48) // the token and the gap behind it
	said := d.Draft().Primary().Text
	if d.Draft().View().S.Corps[o.Corp].Partner != 0 && d.conversionGrid() != nil {
		said = d.becomes(o.Corp)
	}
	u.Heading("deal", 2, row.CutTop(head), said,
		widgets.Shrunk(u, said, row.W, widgets.Bold(u, widgets.Sizes.Heading), widgets.Sizes.Compact))
	def := d.Draft().View().T.Corp(o.Corp)
	u.Label(row, def.Name, widgets.Soft(u, widgets.Sizes.Compact))
	col.Gap(8)
}

// Sizes of the buttons of a company in dp: the usual width of their column, and the gap between them.
const (
	usualButtons = 228
	moveGap      = 6
)

// buttonsWidth returns the widths of the column of buttons in dp: the usual one, the minimum at which all but the words
// of locks fit, and the one at which these fit too.
func (d *dealList) buttonsWidth(u *ui.UI) (usual, minimum, full float32) {
	for i := range d.Draft().View().T.Corps {
		c, width := id.Corp(i+1), float32(0)
		minimum = max(minimum, d.minWidth(u, c, widgets.SmallHeight(u))/u.TextScale)
		for _, o := range oneLock(d.Draft().Deals(c)) {
			width += u.ButtonWidth(d.moveButton(o)) + moveGap
		}
		full = max(full, width/u.TextScale)
	}
	return max(usualButtons, minimum), minimum, full
}

// drawMoves draws the buttons of a company at the right end of r: the possible deals with prices, or locks with two
// words. Locks lose their words if there is little room.
func (d *dealList) drawMoves(u *ui.UI, r ui.Rect, c id.Corp) {
	d.drawMoveRow(u, r, d.movesInOrder(c))
}

// movesInOrder returns the deals of a company in the order of the row.
func (d *dealList) movesInOrder(c id.Corp) []draft.Option {
	list := oneLock(d.Draft().Deals(c))
	slices.SortStableFunc(list, func(a, b draft.Option) int { return rank(a) - rank(b) })
	return list
}

// drawMoveRows draws the buttons of a company in as many rows of height h as needed, with locks as wide as high.
func (d *dealList) drawMoveRows(u *ui.UI, col *widgets.Column, c id.Corp, h float32) {
	list := d.movesInOrder(c)
	rows := widgets.Flow(len(list), col.Rect.W, func(i int) float32 { return d.moveWidth(u, list[i], h) })
	for _, row := range rows {
		d.drawMoveRow(u, col.Cut(h), list[row[0]:row[len(row)-1]+1])
	}
}

// drawMoveRow draws buttons of a company at the right end of a row.
func (d *dealList) drawMoveRow(u *ui.UI, r ui.Rect, list []draft.Option) {
	h := max(theme.Size.ButtonSmall, min(u.Target(), r.H-4))
	room := r.W + moveGap // what is left of the row, negative if locks must lose their words
	for _, o := range list {
		room -= u.ButtonWidth(d.moveButton(o)) + moveGap
	}
	x := r.Right()
	for i := len(list) - 1; i >= 0; i-- {
		o := list[i]
		b := d.moveButton(o)
		w := u.ButtonWidth(b)
		if o.Barred && room < 0 {
			b.Text = "" // only the lock, which can still be pressed
			room += w - h
			w = h
		}
		w = min(w, x-r.X)
		cell := paint.R(x-w, r.Y+(r.H-h)/2, w, h)
		d.NoteOffered(cell, &o)
		u.Button(o.Key, cell, b)
		if u.Area(o.Key, ui.Rect{}).Clicked {
			d.Choose(o.Key)
		}
		x -= w + moveGap
	}
}

// minWidth returns the width of a company's buttons in dp if locks are as wide as lock and have no words.
func (d *dealList) minWidth(u *ui.UI, c id.Corp, lock float32) (w float32) {
	for _, o := range oneLock(d.Draft().Deals(c)) {
		w += d.moveWidth(u, o, lock)
	}
	return w
}

// moveWidth returns the width of the button of a deal with the gap beside it, if locks are as wide as lock.
func (d *dealList) moveWidth(u *ui.UI, o draft.Option, lock float32) float32 {
	if o.Barred {
		return lock + moveGap
	}
	return u.ButtonWidth(d.moveButton(o)) + moveGap
}

// moveButton returns the button of a deal.
func (d *dealList) moveButton(o draft.Option) ui.Button {
	b := ui.Button{
		Text: o.Button, Name: o.Spoken, Small: true, Disabled: o.Barred, Describe: o.Why.Text, Told: d.Explains(o),
		Chosen: d.IsChosen(o.Key),
	}
	if o.Barred {
		b.Icon, b.Look = icon.Lock, ui.Quiet
	}
	return b
}

// oneLock returns list without its barred deals except the one with the most informative reason. Missing shares are
// visible, so that reason remains only if there is nothing else.
func oneLock(list []draft.Option) []draft.Option {
	var lock *draft.Option
	var open []draft.Option
	for i := range list {
		o := &list[i]
		switch {
		case !o.Barred:
			open = append(open, *o)
		case lock == nil || lock.Reason == rules.NotForSale:
			lock = o
		}
	}
	if lock != nil && (lock.Reason != rules.NotForSale || len(open) == 0) {
		open = append(open, *lock)
	}
	return open
}

// rank returns the place of a deal in its row: locks before buttons, and buttons in the order start, buy, pool, sell.
func rank(o draft.Option) int {
	for i, kind := range [...]draft.Kind{draft.StartOption, draft.ShareOption, draft.SaleOption} {
		if o.Kind == kind && !o.Barred {
			return i + 1
		}
	}
	return 0
}

// drawBelow draws the deals below the price chart of a phone and returns the height.
func (d *dealList) drawBelow(u *ui.UI, r ui.Rect) float32 {
	u.Open(ui.Node{ID: "below", Role: ui.RoleGroup, Name: d.Desk.Say(text.TabCompanies), Rect: r})
	defer u.Close()
	col := widgets.NewColumn(u, r)
	d.drawCompanies(u, col)
	if d.Draft().Chosen() == nil {
		d.drawOthers(u, col)
		col.Gap(d.DrawAsides(u, col.Rest()))
	}
	return col.Height()
}

// cancel undoes the last choice and reports whether there was one. Without one left, the sheet of a phone makes room
// for the companies again.
func (d *dealList) cancel() bool {
	undone := d.Back()
	if d.Draft().Chosen() == nil && d.Desk.DealsBelow() {
		d.Desk.Lower()
	}
	return undone
}
