package scenes

import (
	"strconv"

	"hexrail/game/draft"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/rules/id"
	"hexrail/rules/step"
)

// picking is a turn in an auction of the right to choose: a bid for it, or what the winner takes.
type picking struct {
	choosing
	sale  step.ChoiceSale
	began bool
}

// Bar has the least bid ready.
func (p *picking) Bar() bar {
	p.begin()
	return p.choosing.Bar()
}

func (p *picking) begin() {
	if !p.began {
		p.began = true
		p.draft.Choose(draft.ChoiceKey)
	}
}

// Prompt tells how much can be bid and why not more.
func (p *picking) Prompt() (order, limits string) {
	v, say := p.draft.View(), p.table.speaker()
	if v.S.Auction.Choosing {
		return "", ""
	}
	least, most := p.sale.Limits(v)
	if most < least {
		return "", p.say(text.NoBidLeft, text.Facts{"$least": say.Money(least)})
	}
	return "", p.say(text.MostBid, text.Facts{"$most": say.Money(most)})
}

// Panel draws who bids and who is out, the bid, and what there is to choose from.
func (p *picking) Panel(u *ui.UI, r ui.Rect) float32 {
	p.begin()
	col := newColumn(u, r)
	col.gap(6)
	p.answer(u, col)
	if !p.draft.View().S.Auction.Choosing {
		p.bidders(u, col)
		p.priceField(u, col)
		u.Heading("lots", 2, col.cut(line(u, sizes.Body)+4), p.say(text.LotsLeft, nil), bold(u, sizes.Body))
	}
	for _, l := range p.sale.AppendLots(nil, p.draft.View()) {
		p.lot(u, col, l)
	}
	return col.height()
}

// bidders draws a line for every player: who leads, and who is out of this auction.
func (p *picking) bidders(u *ui.UI, col *column) {
	v, say := p.draft.View(), p.table.speaker()
	a := &v.S.Auction
	for i := range v.S.Players {
		n := id.Player(i + 1)
		row := col.cut(line(u, sizes.Body) + 6)
		style, words := soft(u, sizes.Compact), ""
		switch {
		case a.High > 0 && a.Leader == n:
			style, words = bold(u, sizes.Compact), p.say(text.LeadsAt, text.Facts{"$sum": say.Money(int32(a.High) - 1)})
		case a.Out>>n&1 != 0:
			words = p.say(text.HasPassed, nil)
		case id.OfPlayer(n) == v.Actor():
			words = say.Word(text.ToAct)
		}
		u.Node(ui.Node{ID: "bidder:" + strconv.Itoa(int(n)), Role: ui.RoleText, Name: say.Player(n) + " " + words, Rect: row})
		x, y := row.CutLeft(24).Center()
		p.table.drawSeat(u, n, x-2, y, 9)
		u.P.TextIn(row.CutRight(u.P.Width(words, style)+2), words, aligned(style, paint.Right))
		u.Label(row, say.Player(n), plain(u, sizes.Body))
	}
	col.gap(8)
}

// lot draws the card of a private or a presidency: what it costs and brings, and the button of who may take it.
func (p *picking) lot(u *ui.UI, col *column, l step.Lot) {
	name, long, about, figures := p.lotWords(l)
	o, ok := p.draft.Find(p.lotKey(l))
	lines := float32(len(u.P.Wrap(about, col.r.W-24, soft(u, sizes.Compact))))
	h := line(u, sizes.Body) + line(u, sizes.Compact)*(lines+1) + 20
	button := max(theme.Size.ButtonSmall, u.Target())
	if ok {
		h += button + 8
	}
	box := col.cut(h)
	col.gap(8)
	chosen := ok && p.draft.Chosen() != nil && p.draft.Chosen().Key == o.Key
	optionGround(u, box, chosen, ok && o.Barred, ui.Press{})
	u.Open(ui.Node{ID: "lot:" + name, Role: ui.RoleGroup, Name: name + " " + long, Rect: box})
	in := newColumn(u, box.Pad(12, 8))
	p.lotHead(u, in.cut(line(u, sizes.Body)), l.Corp, name, figures)
	u.Label(in.cut(line(u, sizes.Compact)), long, soft(u, sizes.Compact))
	in.gap(4)
	u.Paragraph("lot:"+name+":about", in.cut(line(u, sizes.Compact)*lines), about, soft(u, sizes.Compact))
	if ok {
		in.gap(8)
		p.lotButton(u, in.cut(button), o)
	}
	u.Close()
	if p.about == p.lotKey(l) {
		p.answerHere(u, col)
	}
	if chosen && len(o.Forms) > 1 {
		deal := dealing{p.choosing}
		deal.forms(u, col, p.draft.Chosen())
		p.effects(u, col)
	}
}

// lotKey returns the key of the option that takes a lot.
func (p *picking) lotKey(l step.Lot) string {
	if l.Corp != 0 {
		return "start:" + p.table.speaker().Corp(l.Corp)
	}
	return "bid:" + p.table.speaker().Private(l.Private)
}

// lotWords returns what a card says.
func (p *picking) lotWords(l step.Lot) (name, long, about, figures string) {
	v, say := p.draft.View(), p.table.speaker()
	if l.Corp == 0 {
		x := p.table.see().Privates[l.Private-1]
		return x.Name, x.LongName, x.Power, x.Value + "  +" + x.Revenue
	}
	var pars []string
	most := int32(0)
	for _, at := range v.AppendPars(nil, l.Corp) {
		price := v.T.Market.Price(at)
		most = max(most, price)
		pars = append(pars, say.Money(price))
	}
	def := v.T.Corp(l.Corp)
	about = p.say(text.PresidencyLot, text.Facts{
		"percent": say.Percent(int(def.Certs[0].Percent)), "list": say.List(pars),
	})
	figures = p.say(text.PayRange, text.Facts{
		"$low": say.Money(l.Price), "$high": say.Money(step.PresidencyPrice(v, l.Corp, most)),
	})
	return say.Corp(l.Corp), def.Name, about, figures
}

func (p *picking) lotHead(u *ui.UI, r ui.Rect, c id.Corp, name, figures string) {
	style := aligned(bold(u, sizes.Body), paint.Right)
	u.P.TextIn(r.CutRight(u.P.Width(figures, style)+4), figures, style)
	if c != 0 {
		p.token(u, r.CutLeft(26), c)
	}
	u.P.TextIn(r, name, bold(u, sizes.Body))
}

func (p *picking) lotButton(u *ui.UI, row ui.Rect, o draft.Option) {
	words := o.Button
	if o.Barred {
		words = o.Why.Brief
	}
	b := ui.Button{Text: words, Name: o.Spoken, Small: true, Disabled: o.Barred, Describe: o.Why.Text}
	if c := p.draft.Chosen(); c != nil && c.Key == o.Key {
		b.Pressed = ui.On
	}
	u.Button(o.Key, row.CutRight(min(u.ButtonWidth(b), row.W)), b)
	if u.Area(o.Key, ui.Rect{}).Clicked {
		p.choose(o.Key)
		u.Again()
	}
}
