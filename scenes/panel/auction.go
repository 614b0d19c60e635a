package panel

import (
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/lots"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// auctionPanel is a turn in the auction of the privates.
type auctionPanel struct {
	*choice.Choice
	began bool // chooseContest has run
}

func newAuctionPanel(c *choice.Choice) *decision.Decision {
	return c.Decision(&auctionPanel{Choice: c})
}

// Bar returns the buttons. While players bid against each other it preselects a raise, so that one press is enough.
func (b *auctionPanel) Bar() decision.Bar {
	b.chooseContest()
	return b.ActionBar()
}

// chooseContest chooses the lot whose bidders are raising, if there is one. It does so once, before the panel or its
// buttons are drawn for the first time.
func (b *auctionPanel) chooseContest() {
	if b.began {
		return
	}
	b.began = true
	if lot := step.Contested(b.Draft().View()); lot != 0 {
		b.Draft().Choose("bid:" + b.Desk.Speaker().Private(lot))
	}
}

// Prompt returns the cash that is free for bids.
func (b *auctionPanel) Prompt() (order, limits string) {
	v, say := b.Draft().View(), b.Desk.Speaker()
	p := v.Actor().Player()
	cash, free := v.Cash(v.Actor()), step.FreeCash(v, p, 0)
	if list := b.Draft().Options(draft.Main); len(list) == 1 && !list[0].Barred && step.Contested(v) == 0 {
		order = b.Phrase(text.BuyOrPass, text.Facts{"private": say.Private(list[0].Private), "$sum": say.Money(list[0].Low)})
	}
	return order, b.Phrase(text.TiedUp, text.Facts{
		"$cash": say.Money(cash), "$tied": say.Money(cash - free), "$free": say.Money(free),
	})
}

// Draw draws the money, the chosen bid with its consequences, and the cash of the others, and returns the height. It
// includes the lots if they have no room beside the panel.
func (b *auctionPanel) Draw(u *ui.UI, r ui.Rect) float32 {
	b.chooseContest()
	col := widgets.NewColumn(u, r)
	col.Gap(6)
	if b.Desk.Class() != widgets.Phone || !b.Desk.OnBoard(choice.LotBoard) {
		lots.DrawNews(u, col, b.Desk.Desk)
	}
	if b.Desk.OnBoard(choice.LotBoard) {
		b.Why.Draw(u, col)
		b.drawPurse(u, col)
		b.drawBid(u, col)
	} else {
		b.Why.DrawAtTop(u, col)
		b.DrawLotCards(u, col, func() {
			b.Price.Draw(u, col)
			b.Outcome.Draw(u, col)
		})
	}
	b.drawOthers(u, col)
	return col.Height()
}

// drawBid draws the chosen bid.
func (b *auctionPanel) drawBid(u *ui.UI, col *widgets.Column) {
	o := b.Draft().Chosen()
	if o == nil {
		return
	}
	u.Heading("deal", 2, col.Cut(widgets.Line(u, widgets.Sizes.Heading)+6), o.Text, widgets.Bold(u, widgets.Sizes.Heading))
	b.Price.Draw(u, col)
	b.Outcome.Draw(u, col)
}

// drawPurse draws the player's cash as a bar: tied up in bids on other lots, the chosen bid, and the rest.
func (b *auctionPanel) drawPurse(u *ui.UI, col *widgets.Column) {
	v, say := b.Draft().View(), b.Desk.Speaker()
	p := v.Actor().Player()
	lot, sum := id.Private(0), int32(0) // of the chosen bid
	for _, a := range b.Draft().Actions() {
		if bid, ok := a.(rules.Bid); ok {
			lot, sum = bid.Private, bid.Price
		}
	}
	cash, free := v.Cash(v.Actor()), step.FreeCash(v, p, lot)
	parts := []choice.Sum{
		{Amount: cash - free, Color: u.Theme.BG.Inset}, {Amount: sum, Color: u.Theme.Accent.Base},
		{Amount: free - sum, Color: u.Theme.BG.Surface},
	}
	words := b.Phrase(text.TiedUp, text.Facts{
		"$cash": say.Money(cash), "$tied": say.Money(cash - free + sum), "$free": say.Money(free - sum),
	})
	r := col.Cut(28)
	u.Node(ui.Node{ID: "purse", Role: ui.RoleImage, Name: words, Rect: r})
	b.Desk.DrawSums(u, r, cash, parts)
	u.P.Frame(r, theme.Radius.Bar, theme.Stroke.Hair, u.Theme.Line.Strong)
	col.Gap(10)
}

// drawOthers draws the cash that every other player is free to bid, in two columns if the names fit.
func (b *auctionPanel) drawOthers(u *ui.UI, col *widgets.Column) {
	v, say := b.Draft().View(), b.Desk.Speaker()
	col.Gap(4)
	head := text.Capital(b.Phrase(text.FreeToBid, nil))
	u.Heading("free", 2, col.Cut(widgets.Line(u, widgets.Sizes.Caption)+8), widgets.Label(head), widgets.Section(u))
	style := widgets.Bold(u, widgets.Sizes.Compact)
	const gap, lead, side, radius = 6, 22, 8, 8 // lead is the width of a player's shape with the gap behind it
	drawn, across := 0, 2
	for i := range v.S.Players {
		amount := u.P.Width(say.Money(step.FreeCash(v, id.Player(i+1), 0)), style)
		if (col.Rect.W-gap)/2-2*side-lead-amount < 3*style.Size { // no room for a name
			across = 1
		}
	}
	var row ui.Rect
	for i := range v.S.Players {
		p := id.Player(i + 1)
		if id.OfPlayer(p) == v.Actor() {
			continue
		}
		if drawn%across == 0 {
			row = col.Cut(widgets.Line(u, widgets.Sizes.Body) + 10)
			col.Gap(gap)
		}
		cell := row.Columns(drawn%across, across, gap)
		drawn++
		free := say.Money(step.FreeCash(v, p, 0))
		u.Node(ui.Node{
			ID: "free:" + text.Number(int32(p)), Role: ui.RoleText, Name: say.Player(p) + " " + free, Rect: cell,
		})
		u.P.RoundRect(cell, theme.Radius.Chip, u.Theme.BG.Sunken)
		in := cell.Pad(side, 0)
		b.Desk.Seats.Cut(u, &in, p, radius, lead-2*radius)
		widgets.CutWords(u, &in, free, style, 4)
		u.Label(in, say.Player(p), widgets.Plain(u, widgets.Sizes.Compact))
	}
}
