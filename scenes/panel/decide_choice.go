package panel

import (
	"strconv"

	"hexrail/game/draft"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/rules/id"
	"hexrail/rules/step"
	"hexrail/scenes/lots"
	"hexrail/scenes/widgets"
	"hexrail/titles"
)

// picking is a turn in an auction of the right to choose: a bid for it, or what the winner takes.
type picking struct {
	choosing
	sale  step.ChoiceSale
	began bool
}

// Bar has the minimum bid ready.
func (p *picking) Bar() Bar {
	p.begin()
	return p.choosing.Bar()
}

func (p *picking) begin() {
	if !p.began {
		p.began = true
		p.draft.Ready(draft.ChoiceKey)
	}
}

// Prompt tells how much can be bid and why not more.
func (p *picking) Prompt() (order, limits string) {
	v, say := p.draft.View(), p.desk.Speaker()
	if v.S.Auction.Choosing {
		return "", ""
	}
	lowest, highest := p.sale.Limits(v)
	if highest < lowest {
		return "", p.say(text.NoBidLeft, text.Facts{"$min": say.Money(lowest)})
	}
	return "", p.say(text.MostBid, text.Facts{"$most": say.Money(highest)})
}

// Panel draws who bids and who is out, the bid, and what there is to choose from.
func (p *picking) Panel(u *ui.UI, r ui.Rect) float32 {
	p.begin()
	col := widgets.NewColumn(u, r)
	col.Gap(6)
	if p.desk.Class() != widgets.Phone || !p.desk.OnBoard(LotBoard) {
		lots.News(u, col, p.desk.Desk)
	}
	board := p.desk.OnBoard(LotBoard)
	if board {
		p.answerHere(u, col)
	} else {
		p.answer(u, col)
	}
	if !p.draft.View().S.Auction.Choosing {
		p.bidders(u, col)
		p.priceField(u, col)
	}
	if board {
		p.start(u, col)
		return col.Height()
	}
	u.Heading("lots", 2, col.Cut(widgets.Line(u, widgets.Sizes.Body)+4), p.say(text.LotsLeft, nil), widgets.Bold(u, widgets.Sizes.Body))
	p.lotCards(u, col, func() { p.start(u, col) })
	return col.Height()
}

// start draws the prices at which a chosen company may start, and what that leads to.
func (p *picking) start(u *ui.UI, col *widgets.Column) {
	o := p.draft.Chosen()
	if o == nil || !p.draft.View().S.Auction.Choosing {
		return
	}
	if len(o.Forms) > 1 {
		deal := stockTurn{choosing: p.choosing}
		deal.forms(u, col, o)
	}
	p.effects(u, col)
}

// bidders draws a line for every player: who leads, and who is out of this auction.
func (p *picking) bidders(u *ui.UI, col *widgets.Column) {
	v, say := p.draft.View(), p.desk.Speaker()
	a := &v.S.Auction
	for i := range v.S.Players {
		n := id.Player(i + 1)
		row := col.Cut(widgets.Line(u, widgets.Sizes.Body) + 6)
		style, words := widgets.Soft(u, widgets.Sizes.Compact), ""
		switch {
		case a.High > 0 && a.Leader == n:
			style, words = widgets.Bold(u, widgets.Sizes.Compact), p.say(text.LeadsAt, text.Facts{"$sum": say.Money(int32(a.High) - 1)})
		case titles.WordsOf(v.T).Group != nil && len(p.desk.See().Players[i].Privates) > 0:
			words = p.say(text.HasGroup, nil)
		case a.Out>>n&1 != 0:
			words = p.say(text.HasPassed, nil)
		case id.OfPlayer(n) == v.Actor():
			words = say.Word(text.ToAct)
		}
		u.Node(ui.Node{ID: "bidder:" + strconv.Itoa(int(n)), Role: ui.RoleText, Name: say.Player(n) + " " + words, Rect: row})
		x, y := row.CutLeft(24).Center()
		p.desk.Seats.Draw(u, n, x-2, y, 9)
		u.P.TextIn(row.CutRight(u.P.Width(words, style)+2), words, widgets.Aligned(style, paint.Right))
		u.Label(row, say.Player(n), widgets.Plain(u, widgets.Sizes.Body))
	}
	col.Gap(8)
}
