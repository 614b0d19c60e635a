package panel

import (
	"slices"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/charts"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/lots"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// stockBoxesPanel is a player's turn in a stock round with bids for cards in boxes: the deals are in the panel and the
// boxes replace the chart.
type stockBoxesPanel struct {
	*choice.Choice
	list   *dealList
	looked rules.Bid  // the bid that start is about
	start  view.Start // cache of the start that a bid leads to
}

func newStockBoxesPanel(c *choice.Choice) *decision.Decision {
	b := &stockBoxesPanel{Choice: c, list: &dealList{Choice: c}}
	d := b.list.inRound(b)
	d.AddKeys(b.handleDigits)
	return d
}

// Prompt returns the remaining deals of the turn as the prompt.
func (b *stockBoxesPanel) Prompt() (order, limits string) { return b.Draft().StockOrder(), "" }

// Draw draws the player's money and bids, then the chosen bid or deal with its consequences, or the possible deals, and
// returns the height.
func (b *stockBoxesPanel) Draw(u *ui.UI, r ui.Rect) float32 {
	col := widgets.NewColumn(u, r)
	col.Gap(4)
	b.Why.DrawAtTop(u, col)
	bid, o := draft.NewBoxBid(b.Draft()), b.Draft().Chosen()
	purse := bid.Purse()
	b.drawMoney(u, col, &purse)
	if bid.Chosen() {
		b.drawChosenBid(u, col, o, bid) // before the purse, which would fill a low sheet on a phone
	}
	b.drawPurse(col, &purse)
	if o == nil {
		if !b.Desk.OnBoard(choice.LotBoard) {
			b.DrawLotCards(u, col, func() {})
		}
		b.drawDeals(u, col)
		return col.Height()
	}
	if bid.Chosen() {
		b.Outcome.DrawNote(u, col, "bid:stays", draft.Note{Text: b.Desk.Say(boxWords.stays)})
	} else {
		b.list.drawDeal(u, col, o)
	}
	return col.Height()
}

// drawDeals lists the options other than bids. Repayment stands first: a debtor may do little else.
func (b *stockBoxesPanel) drawDeals(u *ui.UI, col *widgets.Column) {
	b.list.drawOthers(u, col)
	b.list.drawCompanies(u, col)
}

// drawMoney draws the player's cash as a bar: bound by earlier bids, bound by the chosen one, and free.
func (b *stockBoxesPanel) drawMoney(u *ui.UI, col *widgets.Column, p *draft.Purse) {
	r := col.Cut(26)
	b.Desk.DrawSums(u, r, p.Cash, []choice.Sum{
		{Amount: p.Bound, Color: u.Theme.BG.Inset}, {Amount: p.Bid, Color: u.Theme.Accent.Base},
		{Amount: max(0, p.Free()), Color: u.Theme.BG.Surface},
	})
	u.P.Frame(r, theme.Radius.Bar, theme.Stroke.Hair, u.Theme.Line.Strong)
	col.Gap(4)
}

// drawPurse describes the player's means after the chosen bid: cash bound and free, certificates, bidding tokens, debt.
func (b *stockBoxesPanel) drawPurse(col *widgets.Column, p *draft.Purse) {
	t, say := b.Desk, b.Desk.Speaker()
	col.Note("purse", t.Phrase(boxWords.bound, text.Facts{
		"cash": say.Money(p.Cash), "bound": say.Money(p.Bound + p.Bid), "free": say.Money(p.Free()),
	}))
	col.Note("purse:certs",
		t.Phrase(boxWords.certs, text.Facts{"n": strconv.Itoa(p.Certs), "limit": strconv.Itoa(p.CertLimit)}))
	if p.TokenLimit > 0 {
		col.Note("purse:tokens",
			t.Phrase(boxWords.tokens, text.Facts{"n": strconv.Itoa(p.Tokens), "limit": strconv.Itoa(p.TokenLimit)}))
	}
	if p.Debt > 0 {
		col.Note("purse:debt", t.Phrase(boxWords.debt, text.Facts{
			"sum": say.Money(p.Debt), "interest": say.Money(t.See().Boxes.Interest),
		}))
	}
	col.Gap(6)
}

// drawChosenBid draws a bid: its sum, the start of the company, and the player whom it outbids.
func (b *stockBoxesPanel) drawChosenBid(u *ui.UI, col *widgets.Column, o *draft.Option, bid draft.BoxBid) {
	t, say := b.Desk, b.Desk.Speaker()
	name := o.Text
	if x := b.box(bid.Private); x != nil {
		name = x.Name + " · " + x.Long
	}
	row := col.Cut(widgets.Line(u, widgets.Sizes.Heading) + 6)
	u.Heading("deal", 2, row, name,
		widgets.Shrunk(u, name, row.W, widgets.Bold(u, widgets.Sizes.Heading), widgets.Sizes.Micro))
	b.Price.Draw(u, col)
	if b.looked != bid.Bid {
		b.looked, b.start = bid.Bid, t.Viewer().StartAfterBid(bid.Bid)
	}
	if b.start.For != "" {
		col.Note("bid:starts", lots.StartWords(t.Desk, b.start))
		col.Gap(4)
		b.drawQueue(u, col, b.Draft().View().T.CorpOfCard(bid.Private))
	}
	if x := bid.Outbid(); x.Player != 0 {
		player := say.Player(x.Player)
		col.Note("bid:freed", t.Phrase(boxWords.freed, text.Facts{"player": player, "sum": say.Money(x.Freed)}))
		if !x.Answers {
			col.Note("bid:unmet", t.Phrase(boxWords.canMeet, text.Facts{"player": player, "sum": say.Money(x.Free)}))
		}
		col.Gap(4)
	}
}

// drawQueue draws the prices around the company's start price with all companies there in operating order, the new one
// last as a ghost.
func (b *stockBoxesPanel) drawQueue(u *ui.UI, col *widgets.Column, c id.Corp) {
	const pad, radius, step = 4, 8, 9 // tokens of a price overlap, the first on top
	say, chart := b.Desk.Speaker(), &b.Draft().View().T.Market
	title := b.Desk.Phrase(boxWords.stands, text.Facts{"company": say.Corp(c)})
	u.Label(col.Cut(widgets.Line(u, widgets.Sizes.Caption)+2), widgets.Label(title), widgets.Section(u))
	head := widgets.Line(u, widgets.Sizes.Small)
	row := col.Cut(head + 2*radius + 2*pad)
	col.Gap(8)
	u.Open(ui.Node{ID: "queue", Role: ui.RoleList, Name: title, Rect: row})
	defer u.Close()
	for i, n := range b.start.Row {
		cell, _ := chart.At(n.At)
		price, box := say.Money(int32(cell.Price)), row.Columns(i, len(b.start.Row), 0)
		names := make([]string, len(n.Corps))
		for k, d := range n.Corps {
			names[k] = say.Corp(d)
		}
		u.Node(ui.Node{
			ID: "queue:" + price, Role: ui.RoleListItem, Name: strings.TrimSpace(price + " " + say.List(names)), Rect: box,
		})
		charts.DrawSample(u.P, box, &u.Theme, charts.Entry{Color: cell.Color, Par: cell.Par})
		in := box.Pad(pad, pad/2)
		style := widgets.Soft(u, widgets.Sizes.Small)
		if slices.Contains(n.Corps, c) {
			u.P.Frame(box, 0, 2, u.Theme.Accent.Base)
			style = widgets.Bold(u, widgets.Sizes.Small)
		}
		widgets.DrawShrunk(u, in.CutTop(head), price, style)
		room := float32(step)
		if k := float32(len(n.Corps) - 1); k > 0 {
			room = min(room, (in.W-2*radius)/k)
		}
		_, y := in.Center()
		for k := len(n.Corps) - 1; k >= 0; k-- {
			mark, x := b.Desk.Tokens[n.Corps[k]], in.X+radius+room*float32(k)
			if n.Corps[k] == c {
				token.Ghost(u.P, x, y, radius, mark, u.Theme.Accent.Base)
			} else {
				token.Draw(u.P, x, y, radius, mark)
			}
		}
	}
}

// box returns the box with a card, or nil.
func (b *stockBoxesPanel) box(card id.Private) *view.Box {
	list := b.Desk.See().Boxes.List
	if i := slices.IndexFunc(list, func(x view.Box) bool { return x.Card == card }); i >= 0 {
		return &list[i]
	}
	return nil
}

// Bar returns buttons that end the turn after the chosen bid, or continue with another one.
func (b *stockBoxesPanel) Bar() decision.Bar {
	bar := b.list.offerDeal()
	bid := draft.NewBoxBid(b.Draft())
	if bar.Secondary != nil {
		bar.Secondary.Key = "8"
	}
	if bar.Primary == nil || bar.Primary.Why != "" || !bid.GoesOn() {
		return bar
	}
	facts := text.Facts{"sum": b.Desk.Speaker().Money(bid.Price)}
	bar.More = &decision.Act{ID: "act:more", Text: b.Desk.Phrase(boxWords.goOn, facts), Do: b.Do}
	bar.Primary.Text = b.Desk.Phrase(boxWords.endTurn, facts)
	bar.Primary.Do = func() {
		if !b.Desk.Play(bid.Bid).Refused() {
			b.Desk.Play(rules.Pass{By: id.OfPlayer(bid.By)})
		}
	}
	return bar
}

// handleDigits selects boxes by their numbers.
func (b *stockBoxesPanel) handleDigits(u *ui.UI) {
	for i := range b.Desk.See().Boxes.List {
		x := &b.Desk.See().Boxes.List[i]
		if u.Key(strconv.Itoa(i + 1)) {
			b.Choose("bid:" + b.Desk.Speaker().Private(x.Card))
		}
	}
}
