package panel

import (
	"slices"
	"strconv"

	"hexrail/game/draft"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/charts"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/game/view"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/market"
	"hexrail/scenes/widgets"
	"hexrail/titles/words"
)

// dealing is a player's turn in a stock round.
type dealing struct{ stockTurn }

// stockTurn is what the turns of stock rounds have in common: the deals by company, and the chosen one.
type stockTurn struct {
	choosing
	grid   *shareGrid // of the chosen option, nil if it needs none
	gridOf gridKey
}

// Prompt tells what is left to do.
func (d *stockTurn) Prompt() (order, limits string) { return d.draft.StockOrder(), "" }

// Panel draws the chosen deal with its consequences, or what can be dealt in besides the companies of the table.
func (d *dealing) Panel(u *ui.UI, r ui.Rect) float32 {
	col := widgets.NewColumn(u, r)
	col.Gap(6)
	d.answer(u, col)
	if o := d.draft.Chosen(); o != nil {
		d.deal(u, col, o)
		return col.Height()
	}
	if !d.desk.ListsCorps() {
		d.companies(u, col)
	}
	if !d.desk.DealsBelow() {
		d.others(u, col)
	}
	return col.Height()
}

// others lists what can be done besides dealing in companies.
func (d *stockTurn) others(u *ui.UI, col *widgets.Column) {
	d.options(u, col, draft.Powers)
	d.options(u, col, draft.Privates)
	var rest []draft.Option
	for _, o := range d.draft.Options(draft.Main) {
		if o.Corp == 0 && o.Private == 0 {
			rest = append(rest, o)
		}
	}
	d.optionRows(u, col, rest)
}

// companies lists the deals by company where the table of the companies is out of sight.
func (d *stockTurn) companies(u *ui.UI, col *widgets.Column) {
	for _, c := range d.desk.See().Corps {
		if !d.listed(c) {
			continue
		}
		lines := widgets.Line(u, widgets.Sizes.Body) + widgets.Line(u, widgets.Sizes.Compact)
		h := max(theme.Size.ButtonSmall, u.Target(), lines) + 8
		row := col.Cut(h)
		widgets.Rule(u, row)
		d.token(u, row.Pad(0, 4), c.ID)
		row.CutLeft(44)
		words, small := d.holding(c), widgets.Soft(u, widgets.Sizes.Caption)
		first := float32(80) // of what is held is told at least the first
		if len(words) > 0 {
			first = max(first, u.P.Width(words[0], small)+4)
		}
		if minimum := d.minWidth(u, c.ID, h); minimum > row.W-first {
			d.moveRows(u, col, c.ID, h) // in rows of their own
		} else {
			usual, _, full := d.MovesWidth(u)
			room := max(min(row.W-first, usual*u.TextScale), min(row.W-holdingRoom*u.TextScale, full*u.TextScale))
			d.Moves(u, row.CutRight(max(minimum, room)), c.ID)
		}
		row = row.Middle(row.W, lines)
		u.Label(row.CutTop(widgets.Line(u, widgets.Sizes.Body)), c.Name+"  "+c.Price, widgets.Bold(u, widgets.Sizes.Compact))
		for len(words) > 1 && u.P.Width(d.desk.Speaker().List(words), small) > row.W {
			words = words[:len(words)-1]
		}
		u.Label(row, d.desk.Speaker().List(words), small)
	}
	col.Gap(8)
}

// listed reports whether a company has a row. One whose only share is a card has none, as that is bid for and never sold. Beside boxes one
// that cannot be started has none either.
func (d *stockTurn) listed(c view.Corp) bool {
	moves := d.moves(c.ID)
	return len(moves) > 0 && d.draft.View().T.CardOf(c.ID) == 0 && (c.Standing != view.Unstarted && c.Standing != view.Closed || !d.desk.Boxed() ||
		slices.ContainsFunc(moves, func(o draft.Option) bool { return !o.Barred }))
}

// holdingRoom is what the name of a company and its shares take in a row, in dp.
const holdingRoom = 150

// holding tells how much the player, the offering and the pool hold of a company; of one that has not started first where it begins.
func (d *stockTurn) holding(c view.Corp) []string {
	say := d.desk.Speaker()
	var list []string
	if c.Standing == view.Unstarted && c.StartsAt != "" {
		list = append(list, c.StartsAt)
	}
	for _, h := range c.Holders {
		switch h.Owner {
		case d.draft.View().Actor():
			list = append(list, say.Percent(h.Percent))
		case id.Initial:
			list = append(list, say.Word(text.Initial)+" "+say.Percent(h.Percent))
		case id.Pool:
			list = append(list, d.say(text.InPool, text.Facts{"n": say.Percent(h.Percent)}))
		}
	}
	return list
}

// deal draws the chosen deal.
func (d *stockTurn) deal(u *ui.UI, col *widgets.Column, o *draft.Option) {
	if o.Corp != 0 {
		d.dealHead(u, col, o)
	}
	if g := d.conversion(); g != nil {
		if minor := d.draft.View().S.Corps[o.Corp].Partner; minor != 0 {
			d.worth(u, col, 2*d.draft.View().Price(minor), d.draft.View().Cash(id.OfCorp(minor)))
		}
		g.draw(u, col, &d.choosing, o.Corp)
		return
	}
	switch {
	case len(o.Forms) > 1 && d.redeems(o):
		d.givers(u, col, o)
	case len(o.Forms) > 1:
		d.forms(u, col, o)
	}
	d.priceField(u, col)
	d.effects(u, col)
}

func (d *stockTurn) dealHead(u *ui.UI, col *widgets.Column, o *draft.Option) {
	head := widgets.Line(u, widgets.Sizes.Heading)
	row := col.Cut(max(40, head+widgets.Line(u, widgets.Sizes.Compact)))
	d.token(u, row, o.Corp)
	row.CutLeft(48)
	said := d.draft.Primary().Text
	if d.draft.View().S.Corps[o.Corp].Partner != 0 && d.conversion() != nil {
		said = d.becomes(o.Corp)
	}
	u.Heading("deal", 2, row.CutTop(head), said, widgets.Shrunk(u, said, row.W, widgets.Bold(u, widgets.Sizes.Heading), widgets.Sizes.Compact))
	def := d.draft.View().T.Corp(o.Corp)
	u.Label(row, def.Name, widgets.Soft(u, widgets.Sizes.Compact))
	col.Gap(8)
}

// forms draws a card for every number of shares or every par, as many in a row as a finger and their words allow.
func (d *stockTurn) forms(u *ui.UI, col *widgets.Column, o *draft.Option) {
	const gap = 6
	across := 3
	if d.desk.Small() { // so that what they lead to is in sight too
		w := u.Target()
		for k := range o.Forms {
			_, head, foot := d.formWords(o, k)
			w = max(w, u.P.Width(head, widgets.Bold(u, widgets.Sizes.Body))+12, u.P.Width(foot, widgets.Soft(u, widgets.Sizes.Compact))+12)
		}
		across = min(max(2, int((col.Rect.W+gap)/(w+gap))), len(o.Forms))
	}
	u.Open(ui.Node{ID: "forms", Role: ui.RoleRadioGroup, Name: d.draft.Primary().Text, Rect: col.Rest()})
	defer u.Close()
	h := max(u.Target(), widgets.Line(u, widgets.Sizes.Body)+widgets.Line(u, widgets.Sizes.Compact)+14)
	for i := 0; i < len(o.Forms); i += across {
		row := col.Cut(h)
		col.Gap(6)
		for k := i; k < min(i+across, len(o.Forms)); k++ {
			d.form(u, row.Columns(k-i, across, gap), o, k)
		}
	}
	col.Gap(4)
}

func (d *stockTurn) form(u *ui.UI, r ui.Rect, o *draft.Option, k int) {
	key, head, foot := d.formWords(o, k)
	chosen := d.draft.Form() == k
	name := head
	if foot != "" {
		name += ", " + foot
	}
	s := u.Press(ui.Node{ID: key, Role: ui.RoleRadio, Name: name, Checked: ui.Is(chosen)}, r, theme.Radius.Button)
	widgets.OptionGround(u, r, chosen, false, s)
	if s.Clicked {
		d.draft.SetForm(k)
		d.shown()
		u.Again()
	}
	in := r.Pad(6, 5)
	if foot == "" {
		u.P.TextIn(in, head, widgets.Aligned(widgets.Bold(u, widgets.Sizes.Body), paint.Center))
		return
	}
	u.P.TextIn(in.CutTop(widgets.Line(u, widgets.Sizes.Body)), head, widgets.Aligned(widgets.Bold(u, widgets.Sizes.Body), paint.Center))
	u.P.TextIn(in, foot, widgets.Aligned(widgets.Soft(u, widgets.Sizes.Compact), paint.Center))
}

// amounts draws how many shares an option of a list may be about, where that is open.
func (c *choosing) amounts(u *ui.UI, col *widgets.Column, o *draft.Option) {
	if len(o.Forms) < 2 || o.Tile != 0 {
		return
	}
	if rules.OperandsOf(o.Forms[0]).Percent > 0 {
		d := stockTurn{choosing: *c}
		d.forms(u, col, o)
	}
}

// formWords returns the key of a form and what its card says.
func (d *stockTurn) formWords(o *draft.Option, k int) (key, head, foot string) {
	v, say := d.draft.View(), d.desk.Speaker()
	switch a := o.Forms[k].(type) {
	case rules.SellShares:
		n := int32(a.Percent) / int32(v.Ordinary(a.Corp))
		return o.Key + ":" + strconv.Itoa(int(n)), d.say(text.SellsFor, text.Facts{"n": text.Number(n)}), say.Money(n * v.SalePrice(a.Corp))
	case rules.Issue:
		n := int32(a.Percent) / int32(v.Ordinary(a.By))
		return o.Key + ":" + strconv.Itoa(int(n)), d.draft.Words(a), d.earns(a, id.OfCorp(a.By))
	case rules.BuyShares:
		n := int32(a.Percent) / int32(v.Ordinary(a.Corp))
		return o.Key + ":" + strconv.Itoa(int(n)), d.say(text.SharesOf, text.Facts{"n": text.Number(n)}), d.earns(a, a.By)
	case rules.Par:
		price := v.T.Market.Price(a.At)
		if d.draft.Step().Panel == words.ParPanel { // the certificate came with a private and is paid
			return "par:" + say.Corp(a.Corp) + ":" + strconv.Itoa(int(price)), say.Money(price), ""
		}
		return "par:" + say.Corp(a.Corp) + ":" + strconv.Itoa(int(price)), say.Money(price), say.Money(v.PresidencyPrice(a.Corp, price))
	}
	return o.Key + ":" + strconv.Itoa(k), d.draft.Words(o.Forms[k]), ""
}

// earns tells by how much a deal changes the money of o.
func (d *stockTurn) earns(a rules.Action, o id.Owner) string {
	e := d.draft.EffectsOf(a)
	if e.Refusal.Refused() {
		return ""
	}
	after := rules.View{T: d.draft.View().T, S: &e.After}
	return text.Change(d.desk.Speaker().Title.CurrencyOf(o), after.Cash(o)-d.draft.View().Cash(o))
}

// moves returns the deals in shares of a company.
func (d *stockTurn) moves(c id.Corp) []draft.Option {
	return slices.DeleteFunc(d.draft.Options(draft.Main), func(o draft.Option) bool { return o.Corp != c })
}

// MovesWidth is the width of the column of buttons, the minimum at which all but the words of locks can be read, and that at
// which these can be read too.
func (d *stockTurn) MovesWidth(u *ui.UI) (usual, minimum, full float32) {
	for i := range d.draft.View().T.Corps {
		c, gaps := id.Corp(i+1), float32(0)
		minimum = max(minimum, d.minWidth(u, c, max(theme.Size.ButtonSmall, u.Target()))/u.TextScale)
		for _, o := range oneLock(d.moves(c)) {
			gaps += u.ButtonWidth(d.moveButton(o)) + 6
		}
		full = max(full, gaps/u.TextScale)
	}
	return max(228, minimum), minimum, full
}

// Moves draws the buttons of a company's row: what can be dealt in, with prices, or locks with two words. Where there is
// little room locks give way.
func (d *stockTurn) Moves(u *ui.UI, r ui.Rect, c id.Corp) {
	d.moveRow(u, r, d.movesInOrder(c))
}

// movesInOrder returns the deals of a company as they stand in a row.
func (d *stockTurn) movesInOrder(c id.Corp) []draft.Option {
	list := oneLock(d.moves(c))
	slices.SortStableFunc(list, func(a, b draft.Option) int { return rank(a) - rank(b) })
	return list
}

// moveRows draws the buttons of a company in as many rows as they take.
func (d *stockTurn) moveRows(u *ui.UI, col *widgets.Column, c id.Corp, h float32) {
	list, from, room := d.movesInOrder(c), 0, col.Rect.W
	for i, o := range list {
		w := u.ButtonWidth(d.moveButton(o)) + 6
		if o.Barred {
			w = h + 6
		}
		if room -= w; room < 0 && i > from {
			d.moveRow(u, col.Cut(h), list[from:i])
			from, room = i, col.Rect.W-w
		}
	}
	d.moveRow(u, col.Cut(h), list[from:])
}

// moveRow draws buttons of a company at the right end of a row.
func (d *stockTurn) moveRow(u *ui.UI, r ui.Rect, list []draft.Option) {
	h := max(theme.Size.ButtonSmall, min(u.Target(), r.H-4))
	const gap = 6
	room := r.W + gap
	for _, o := range list {
		room -= u.ButtonWidth(d.moveButton(o)) + gap
	}
	x := r.Right()
	for i := len(list) - 1; i >= 0; i-- {
		o := list[i]
		b := d.moveButton(o)
		w := u.ButtonWidth(b)
		if o.Barred && room < 0 {
			b.Text = "" // the lock alone, which still answers
			room += w - h
			w = h
		}
		w = min(w, x-r.X)
		cell := paint.R(x-w, r.Y+(r.H-h)/2, w, h)
		d.Offered(cell, &o)
		u.Button(o.Key, cell, b)
		if u.Area(o.Key, ui.Rect{}).Clicked {
			d.Choose(o.Key)
			u.Again()
		}
		x -= w + gap
	}
}

// minWidth returns the room that the buttons of a company's row need, if locks show no words.
func (d *stockTurn) minWidth(u *ui.UI, c id.Corp, lock float32) (w float32) {
	for _, o := range oneLock(d.moves(c)) {
		if o.Barred {
			w += lock + 6
		} else {
			w += u.ButtonWidth(d.moveButton(o)) + 6
		}
	}
	return w
}

// moveButton returns the button of a deal.
func (d *stockTurn) moveButton(o draft.Option) ui.Button {
	b := ui.Button{Text: o.Button, Name: o.Spoken, Small: true, Disabled: o.Barred, Describe: o.Why.Text, Told: d.Explained(o)}
	if o.Barred {
		b.Icon, b.Look = icon.Lock, ui.Quiet
	}
	if chosen := d.draft.Chosen(); chosen != nil && chosen.Key == o.Key {
		b.Chosen = true
	}
	return b
}

// oneLock leaves, of the deals that are barred, the one whose reason tells most: that a place has no share can be seen, and is
// told only where there is nothing else.
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

// rank puts locks before buttons, and buttons in the order start, buy, pool, sell.
func rank(o draft.Option) int {
	for i, kind := range [...]draft.Kind{draft.StartOption, draft.ShareOption, draft.SaleOption} {
		if o.Kind == kind && !o.Barred {
			return i + 1
		}
	}
	return 0
}

// Chart opens the cells in which the chosen company may start.
func (d *stockTurn) Chart(p *charts.Prices) {
	d.choosing.Chart(p)
	p.Open = append(p.Open, d.pars()...)
}

// pars returns the cells of the chosen company's par prices.
func (c *choosing) pars() (cells []market.Pos) {
	o := c.draft.Chosen()
	if o == nil {
		return nil
	}
	for _, a := range o.Forms {
		if par, ok := a.(rules.Par); ok {
			cells = append(cells, par.At)
		}
	}
	return cells
}

// PickCell takes the par of a cell.
func (c *choosing) PickCell(at market.Pos) {
	if k := slices.Index(c.pars(), at); k >= 0 {
		c.draft.SetForm(k)
	}
}

// canPassOn reports whether whoever decides may pass, and would do nothing else by that: his turn in a stock round has only
// begun, and he sits here.
func (d *stockTurn) canPassOn() bool {
	p := d.draft.Decline()
	return p != nil && p.Why == "" && !d.draft.View().S.Turn.Acted && d.draft.View().Actor().Player() != 0 && !d.desk.Away()
}

// Traits implements decision.
func (d *stockTurn) Traits() Traits { return Traits{Below: true, Passes: d.canPassOn()} }

// Bar adds what may be said beforehand to the button that passes.
func (d *stockTurn) Bar() Bar {
	b := d.bar()
	if b.Secondary != nil && d.canPassOn() {
		b.Secondary.More = d.desk.Say(Words.PassMore)
		b.Secondary.OpenMore = d.desk.OpenPassMenu
	}
	return b
}

// Below implements decision: it draws the deals.
func (d *stockTurn) Below(u *ui.UI, r ui.Rect) float32 {
	u.Open(ui.Node{ID: "below", Role: ui.RoleGroup, Name: d.desk.Speaker().Word(text.TabCompanies), Rect: r})
	defer u.Close()
	col := widgets.NewColumn(u, r)
	d.companies(u, col)
	if d.draft.Chosen() == nil {
		d.others(u, col)
		col.Gap(d.Asides(u, col.Rest()))
	}
	return col.Height()
}

// Cancel goes back within the choice. Without one, the sheet of a phone makes room for the companies again.
func (d *stockTurn) Cancel() bool {
	was := d.choosing.Cancel()
	if d.draft.Chosen() == nil && d.desk.DealsBelow() {
		d.desk.Lower()
	}
	return was
}
