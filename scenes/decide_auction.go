package scenes

import (
	"strconv"

	"hexrail/game/draft"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/game/view"
	"hexrail/rules/id"
	"hexrail/rules/step"
)

// bidding is a turn in the auction of the privates.
type bidding struct {
	choosing
	began bool
}

// Bar has the raise ready while players bid against each other, so that one press is enough.
func (b *bidding) Bar() bar {
	b.begin()
	return b.choosing.Bar()
}

func (b *bidding) begin() {
	if b.began {
		return
	}
	b.began = true
	if lot := b.draft.View().S.Auction.Contest; lot != 0 {
		b.draft.Choose("bid:" + b.table.speaker().Private(lot))
	}
}

// Prompt tells how much is free to bid.
func (b *bidding) Prompt() (order, limits string) {
	v, say := b.draft.View(), b.table.speaker()
	p := v.Actor().Player()
	cash, free := v.Cash(v.Actor()), step.FreeCash(v, p, 0)
	return "", b.say(text.TiedUp, text.Facts{"$cash": say.Money(cash), "$tied": say.Money(cash - free), "$free": say.Money(free)})
}

// Panel draws the privates as cards in order, cheapest first.
func (b *bidding) Panel(u *ui.UI, r ui.Rect) float32 {
	b.begin()
	col := newColumn(u, r)
	col.gap(6)
	b.answer(u, col)
	for _, p := range b.table.see().Privates {
		if p.Owner != id.Initial {
			continue
		}
		b.lot(u, col, p)
		if b.about == "bid:"+p.Name {
			b.answerHere(u, col)
		}
		if o := b.draft.Chosen(); o != nil && o.Private == p.ID {
			b.priceField(u, col)
		}
	}
	return col.height()
}

// lot draws the card of a private: what it is, what it does, who bids, and the button.
func (b *bidding) lot(u *ui.UI, col *column, p view.Private) {
	o, ok := b.draft.Find("bid:" + p.Name)
	power := u.P.Wrap(p.Power, col.r.W-24, faint(u, sizes.Compact))
	h := line(u, sizes.Body) + line(u, sizes.Compact)*float32(len(power)) + max(theme.Size.ButtonSmall, u.Target()) + 26
	box := col.cut(h)
	col.gap(8)
	chosen := b.draft.Chosen() != nil && b.draft.Chosen().Private == p.ID
	optionGround(u, box, chosen, ok && o.Barred, ui.Press{})
	u.Open(ui.Node{ID: "lot:" + p.Name, Role: ui.RoleGroup, Name: p.Name + " " + p.LongName, Rect: box})
	defer u.Close()
	in := newColumn(u, box.Pad(12, 8))
	b.lotHead(u, in.cut(line(u, sizes.Body)), p)
	u.Paragraph("lot:"+p.Name+":power", in.cut(line(u, sizes.Compact)*float32(len(power))), p.Power, soft(u, sizes.Compact))
	in.gap(8)
	row := in.cut(max(theme.Size.ButtonSmall, u.Target()))
	if ok {
		b.lotButton(u, &row, o)
	}
	b.bids(u, row, p)
}

func (b *bidding) lotHead(u *ui.UI, r ui.Rect, p view.Private) {
	figures := p.Value + "  +" + p.Revenue
	style := aligned(bold(u, sizes.Body), paint.Right)
	u.P.TextIn(r.CutRight(u.P.Width(figures, style)+4), figures, style)
	name := bold(u, sizes.Body)
	u.P.TextIn(r.CutLeft(u.P.Width(p.Name, name)+8), p.Name, name)
	if p.LongName != p.Name {
		u.Label(r, p.LongName, shrunk(u, p.LongName, r.W, soft(u, sizes.Compact), sizes.Micro-2))
	}
}

func (b *bidding) lotButton(u *ui.UI, row *ui.Rect, o draft.Option) {
	words := o.Button
	if o.Barred {
		words = o.Why.Brief
	}
	button := ui.Button{Text: words, Name: o.Spoken, Small: true, Disabled: o.Barred, Describe: o.Why.Text}
	if c := b.draft.Chosen(); c != nil && c.Key == o.Key {
		button.Pressed = ui.On
	}
	u.Button(o.Key, row.CutRight(u.ButtonWidth(button)), button)
	if u.Area(o.Key, ui.Rect{}).Clicked {
		b.choose(o.Key)
		u.Again()
	}
}

// bids shows the standing bids, in seat order.
func (b *bidding) bids(u *ui.UI, row ui.Rect, p view.Private) {
	ps := parts{u: u}
	for i, bid := range p.Bids {
		if i > 0 {
			ps.gap(10)
		}
		ps.seat(b.table, bid.Player, 9)
		ps.gap(4)
		ps.text(bid.Sum, bold(u, sizes.Compact))
		u.Node(ui.Node{
			ID: "bid:" + p.Name + ":" + strconv.Itoa(int(bid.Player)), Role: ui.RoleText, Name: bid.Name + " " + bid.Sum, Rect: row,
		})
	}
	ps.draw(row)
}
