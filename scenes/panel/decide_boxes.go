package panel

import (
	"slices"
	"strconv"

	"hexrail/game/draft"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/theme"
	"hexrail/game/view"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/scenes/kit"
)

// boxing is a player's turn in a stock round in which players also bid for cards in boxes: deals in the panel, boxes in the place of
// the chart.
type boxing struct {
	stockTurn
	looked rules.Bid // the bid about which outcome tells
	start  view.Start
}

// Prompt leaves the words of the step where bids are possible.
func (b *boxing) Prompt() (order, limits string) {
	for _, o := range b.draft.Options(draft.Main) {
		if o.Private != 0 && !o.Barred {
			return "", ""
		}
	}
	return b.stockTurn.Prompt()
}

// Panel draws the player's money and bids, then the chosen bid or deal with its consequences, or the deals that are possible.
func (b *boxing) Panel(u *ui.UI, r ui.Rect) float32 {
	col := kit.NewColumn(u, r)
	col.Gap(4)
	b.answer(u, col)
	b.purse(u, col)
	o := b.draft.Chosen()
	if o == nil {
		if !b.desk.OnBoard(LotBoard) {
			b.lotCards(u, col, func() {})
		}
		b.deals(u, col)
		return col.Height()
	}
	if bid, ok := b.bid(); ok {
		b.chosenBid(u, col, o, bid)
	} else {
		b.deal(u, col, o)
	}
	return col.Height()
}

// bid returns the chosen bid.
func (b *boxing) bid() (rules.Bid, bool) {
	a, _ := b.draft.Action()
	bid, ok := a.(rules.Bid)
	return bid, ok
}

// deals lists what the player may do besides bidding.
func (b *boxing) deals(u *ui.UI, col *kit.Column) {
	b.companies(u, col)
	b.options(u, col, draft.Powers)
	b.options(u, col, draft.Privates)
	var rest []draft.Option
	for _, o := range b.draft.Options(draft.Main) {
		if o.Corp == 0 && o.Private == 0 {
			rest = append(rest, o)
		}
	}
	b.optionRows(u, col, rest)
}

// purse draws what the player has: money bound and free, bids, certificates, debt.
func (b *boxing) purse(u *ui.UI, col *kit.Column) {
	v, t, say := b.draft.View(), b.desk, b.desk.Speaker()
	p := v.Actor().Player()
	bound, leads := v.BoundByBids(p)
	cash, sum := v.Cash(v.Actor()), int32(0)
	if bid, ok := b.bid(); ok {
		sum = bid.Price
	}
	free := cash - bound - sum
	parts := []sum32{{bound, u.Theme.BG.Inset}, {sum, u.Theme.Accent.Base}, {max(0, free), u.Theme.BG.Surface}}
	words := t.Phrase(boxWords.bound, text.Facts{"cash": say.Money(cash), "bound": say.Money(bound + sum), "free": say.Money(free)})
	r := col.Cut(26)
	b.sums(u, r, cash, parts)
	u.P.Frame(r, theme.Radius.Bar, theme.Stroke.Hair, u.Theme.Line.Strong)
	col.Gap(2)
	b.plain(u, col, "purse", words)
	b.plain(u, col, "purse:certs", t.Phrase(boxWords.certs, text.Facts{"n": strconv.Itoa(v.CertsCounted(p) + leads), "limit": strconv.Itoa(v.CertLimit())}))
	if n := v.BidsInBoxes(p); n > 0 {
		b.plain(u, col, "purse:tokens", t.Phrase(boxWords.tokens, text.Facts{"n": strconv.Itoa(n)}))
	}
	if debt := v.S.Seats[p].Debt; debt > 0 {
		b.plain(u, col, "purse:debt", t.Phrase(boxWords.debt, text.Facts{"sum": say.Money(debt), "interest": say.Money(t.See().Boxes.Interest)}))
	}
	col.Gap(6)
}

// chosenBid draws a bid: its sum, what the company would start with, and whom it outbids.
func (b *boxing) chosenBid(u *ui.UI, col *kit.Column, o *draft.Option, bid rules.Bid) {
	t, say, v := b.desk, b.desk.Speaker(), b.draft.View()
	name := o.Text
	if x := b.box(bid.Private); x != nil {
		name = x.Name + " · " + x.Long
	}
	row := col.Cut(kit.Line(u, kit.Sizes.Heading) + 6)
	u.Heading("deal", 2, row, name, kit.Shrunk(u, name, row.W, kit.Bold(u, kit.Sizes.Heading), kit.Sizes.Micro))
	b.priceField(u, col)
	if b.looked != bid {
		b.looked, b.start = bid, t.Viewer().BidEnds(bid)
	}
	if b.start.For != "" {
		b.plain(u, col, "bid:starts", t.startWords(b.start))
		col.Gap(4)
	}
	if x := b.box(bid.Private); x != nil && x.Leader != 0 {
		facts := text.Facts{"player": say.Player(x.Leader), "sum": say.Money(v.S.Auction.Bids[x.Lot][x.Leader].Sum())}
		b.plain(u, col, "bid:freed", t.Phrase(boxWords.freed, facts))
		bound, _ := v.BoundByBids(x.Leader)
		bound -= v.S.Auction.Bids[x.Lot][x.Leader].Sum()
		if free := v.Cash(id.OfPlayer(x.Leader)) - bound; free < bid.Price+max(1, o.Step) {
			facts["sum"] = say.Money(free)
			b.plain(u, col, "bid:unmet", t.Phrase(boxWords.canMeet, facts))
		}
		col.Gap(4)
	}
	b.note(u, col, "bid:stays", draft.Note{Text: t.Say(boxWords.stays)})
}

func (b *boxing) box(card id.Private) *view.Box {
	list := b.desk.See().Boxes.List
	if i := slices.IndexFunc(list, func(x view.Box) bool { return x.Card == card }); i >= 0 {
		return &list[i]
	}
	return nil
}

// Bar ends the turn with the chosen bid, or goes on to another one.
func (b *boxing) Bar() Bar {
	bar := b.bar()
	bid, ok := b.bid()
	if bar.Secondary != nil {
		bar.Secondary.Key = "8"
	}
	if !ok || bar.Primary == nil || bar.Primary.Why != "" || !b.goesOn(bid) {
		return bar
	}
	facts := text.Facts{"sum": b.desk.Speaker().Money(bid.Price)}
	bar.More = &Act{ID: "act:more", Text: b.desk.Phrase(boxWords.goOn, facts), Do: b.do}
	bar.Primary.Text = b.desk.Phrase(boxWords.endTurn, facts)
	bar.Primary.Do = func() {
		if !b.desk.Play(bid).Refused() {
			b.desk.Play(rules.Pass{By: id.OfPlayer(bid.By)})
		}
	}
	return bar
}

// goesOn reports whether the player stays in turn after a bid.
func (b *boxing) goesOn(bid rules.Bid) bool {
	e := b.draft.EffectsOf(bid)
	if e.Refusal.Refused() {
		return false
	}
	after := rules.View{T: b.draft.View().T, S: &e.After, X: b.draft.View().X}
	return !after.S.End.Over && after.S.Turn.Bids > 0 && after.Actor() == id.OfPlayer(bid.By)
}

// Keys lets the digits choose boxes.
func (b *boxing) Keys(u *ui.UI) {
	b.stockTurn.Keys(u)
	for i := range b.desk.See().Boxes.List {
		x := &b.desk.See().Boxes.List[i]
		if u.Key(strconv.Itoa(i + 1)) {
			b.choose("bid:" + b.desk.Speaker().Private(x.Card))
			u.Again()
		}
	}
}

// Traits implements decision: the deals stand in the panel, and not below a chart.
func (b *boxing) Traits() Traits {
	x := b.stockTurn.Traits()
	x.Below = false
	return x
}
