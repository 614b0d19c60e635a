package panel

import (
	"strconv"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/lots"
	"github.com/hexrail/hexrail/scenes/widgets"
	"github.com/hexrail/hexrail/titles"
)

// auctionRightPanel is a turn in an auction of the right to choose: a bid for it, or the choice of the winner.
type auctionRightPanel struct {
	*choice.Choice
	sale  step.ChoiceSale
	began bool // begin has run
}

func newAuctionRightPanel(c *choice.Choice, sale step.ChoiceSale) *decision.Decision {
	return c.Decision(&auctionRightPanel{Choice: c, sale: sale})
}

// Bar returns the buttons, with the minimum bid preselected.
func (p *auctionRightPanel) Bar() decision.Bar {
	p.begin()
	return p.ActionBar()
}

// begin selects the bid once, before the panel or its buttons are drawn for the first time.
func (p *auctionRightPanel) begin() {
	if !p.began {
		p.began = true
		p.Draft().Ready(draft.ChoiceKey)
	}
}

// Prompt returns the highest possible bid, or the reason why none is possible.
func (p *auctionRightPanel) Prompt() (order, limits string) {
	v, say := p.Draft().View(), p.Desk.Speaker()
	if v.S.Auction.Choosing {
		return "", ""
	}
	lowest, highest := p.sale.Limits(v)
	if highest < lowest {
		return "", p.Phrase(text.NoBidLeft, text.Facts{"$min": say.Money(lowest)})
	}
	return "", p.Phrase(text.MostBid, text.Facts{"$most": say.Money(highest)})
}

// Draw draws the bidders, the bid, and the lots, and returns the height.
func (p *auctionRightPanel) Draw(u *ui.UI, r ui.Rect) float32 {
	p.begin()
	col := widgets.NewColumn(u, r)
	col.Gap(6)
	board := p.Desk.OnBoard(choice.LotBoard)
	if p.Desk.Class() != widgets.Phone || !board {
		lots.DrawNews(u, col, p.Desk.Desk)
	}
	if board {
		p.Why.Draw(u, col)
	} else {
		p.Why.DrawAtTop(u, col)
	}
	if !p.Draft().View().S.Auction.Choosing {
		p.drawBidders(u, col)
		p.Price.Draw(u, col)
	}
	if board {
		p.drawStart(u, col)
		return col.Height()
	}
	u.Heading("lots", 2, col.Cut(widgets.Line(u, widgets.Sizes.Body)+4),
		p.Phrase(text.LotsLeft, nil), widgets.Bold(u, widgets.Sizes.Body))
	p.DrawLotCards(u, col, func() { p.drawStart(u, col) })
	return col.Height()
}

// drawStart draws the start prices of the chosen company, and the consequences, while the winner chooses.
func (p *auctionRightPanel) drawStart(u *ui.UI, col *widgets.Column) {
	o := p.Draft().Chosen()
	if o == nil || !p.Draft().View().S.Auction.Choosing {
		return
	}
	if len(o.Forms) > 1 {
		p.Forms.Draw(u, col, o)
	}
	p.Outcome.Draw(u, col)
}

// drawBidders draws a row for every player: leading, passed, or to act.
func (p *auctionRightPanel) drawBidders(u *ui.UI, col *widgets.Column) {
	v, say := p.Draft().View(), p.Desk.Speaker()
	a := &v.S.Auction
	for i := range v.S.Players {
		n := id.Player(i + 1)
		row := col.Cut(widgets.Line(u, widgets.Sizes.Body) + 6)
		style, words := widgets.Soft(u, widgets.Sizes.Compact), ""
		switch {
		case a.High.Placed() && a.Leader == n:
			style = widgets.Bold(u, widgets.Sizes.Compact)
			words = p.Phrase(text.LeadsAt, text.Facts{"$sum": say.Money(a.High.Sum())})
		case titles.WordsOf(v.T).Group != nil && len(p.Desk.See().Players[i].Privates) > 0:
			words = p.Phrase(text.HasGroup, nil)
		case a.Out>>n&1 != 0:
			words = p.Phrase(text.HasPassed, nil)
		case id.OfPlayer(n) == v.Actor():
			words = say.Say(text.ToAct)
		}
		u.Node(ui.Node{
			ID: "bidder:" + strconv.Itoa(int(n)), Role: ui.RoleText, Name: say.Player(n) + " " + words, Rect: row,
		})
		p.Desk.Seats.Cut(u, &row, n, 9, 6)
		widgets.CutWords(u, &row, words, style, 2)
		u.Label(row, say.Player(n), widgets.Plain(u, widgets.Sizes.Body))
	}
	col.Gap(8)
}
