package draft

import (
	"cmp"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/step"
)

// Block is a sold block of shares whose price falls unless its president buys it.
type Block struct {
	Corp      id.Corp
	Shares    int32
	Seller    id.Player
	President id.Player // at the time of the sale; zero if nobody presided
	Cost      int32     // of the whole block
	Price     Figure    // today, and after the fall
	From, To  market.Pos
	Ledge     bool          // the ledge absorbs one share of the fall
	Why       rules.Refusal // why the president cannot buy it now; legal if he can
}

// Stays reports whether the price does not fall even if nobody protects it.
func (b *Block) Stays() bool { return b.From == b.To }

// Blocks holds the blocks that await a decision about their price, and the one that the chosen sale would add.
type Blocks struct {
	*decision
	List []Block // the block to be decided first is in front
	sold *Block
}

// Blocks returns the waiting blocks, with the one of the chosen action.
func (d *Draft) Blocks() Blocks {
	b := Blocks{decision: &d.decision, List: d.blocksWaiting()}
	a, _ := d.Action()
	if x, ok := d.soldBlock(a); ok {
		b.sold = &x
	}
	return b
}

// blocksWaiting returns the blocks that await protection, the one to be decided first in front.
func (d *decision) blocksWaiting() (list []Block) {
	for _, b := range d.v.S.Blocks.List[:d.v.S.Blocks.Len] {
		list = append(list, d.block(b))
	}
	return list
}

// block returns a sold block with its facts in the current position.
func (d *decision) block(b rules.Block) Block {
	x := Block{
		Corp: b.Corp, Shares: int32(b.Percent) / int32(d.v.Ordinary(b.Corp)), Seller: b.Seller, President: b.President,
		From: d.v.S.Corps[b.Corp].Price, To: d.v.PriceAfterSale(b.Corp, int(b.Percent)),
		Why: d.v.Refuse(rules.NobodyProtects),
	}
	x.Price = Figure{d.v.Price(b.Corp), d.v.T.Market.Price(x.To)}
	x.Ledge = x.To != d.v.T.Market.Down(x.From, int(x.Shares))
	x.Cost = x.Shares * x.Price.Before
	if p, ok := protection(d.v.T); ok {
		x.Why = p.MayProtect(d.v, b)
	}
	return x
}

// protection returns the step of a title in which presidents protect prices, if it has one.
func protection(t *rules.Title) (p step.Protect, ok bool) {
	for i := range t.Rounds {
		for _, s := range t.Rounds[i].Steps {
			if p, ok = s.(step.Protect); ok {
				return p, true
			}
		}
	}
	return p, false
}

// soldBlock returns the block that a would add. It reports false if a is no sale by a player or prices fall at once.
func (d *decision) soldBlock(a rules.Action) (Block, bool) {
	sale, ok := a.(rules.SellShares)
	if !ok || sale.By.Player() == 0 {
		return Block{}, false
	}
	switch d.v.T.Policy.PriceFall {
	case rules.AfterTurn:
		return d.block(rules.Block{
			Corp: sale.Corp, Seller: sale.By.Player(), President: d.v.President(sale.Corp), Percent: sale.Percent,
		}), true
	case rules.WithSale:
	}
	return Block{}, false
}

// Falls returns the market moves that unprotected blocks cause, those of the chosen sale included.
func (d Blocks) Falls() (list []Company) {
	blocks := d.List
	if d.sold != nil {
		blocks = append(blocks, *d.sold)
	}
	for _, b := range blocks {
		if !b.Stays() {
			list = append(list, Company{Corp: b.Corp, Price: b.Price, From: b.From, To: b.To})
		}
	}
	return list
}

// addWaitingBlock adds the unprotected price of the block that the sale a creates, and who may protect it.
func (r *rows) addWaitingBlock(a rules.Action) {
	b, ok := r.soldBlock(a)
	if !ok {
		return
	}
	say, facts := r.say, text.Facts{"company": r.say.Corp(b.Corp)}
	if b.Price.Change() != 0 {
		r.addSum(text.PriceUnprotected, facts, id.Bank, b.Price)
	} else {
		r.add(text.PriceUnprotected, facts, say.Money(b.Price.Before), "", Even)
	}
	r.add(text.MayProtect, nil, protectionText(r.decision, b), "", Even)
}

// WorthChanges returns, by seat, the change of each player's worth if nobody protects the block of the chosen sale. It
// returns nil if no price falls.
func (d Blocks) WorthChanges() (changes []int32) {
	b := d.sold
	if b == nil || b.Price.Change() == 0 {
		return nil
	}
	for i := range d.v.S.Players {
		p := id.Player(i + 1)
		shares := d.sharesOf(b.Corp, p)
		if p == b.Seller {
			shares -= b.Shares
		}
		changes = append(changes, shares*b.Price.Change())
	}
	return changes
}

// ProtectionText returns the name of the player who may protect a block and the cost, or the reason why nobody can.
func (d Blocks) ProtectionText(b Block) string { return protectionText(d.decision, b) }

// protectionText returns the outlook for a block that would be sold: the president who would protect the price and the
// cost, or the reason why nobody can.
func protectionText(d *decision, b Block) string {
	facts := text.Facts{"player": d.say.Player(b.President), "$cost": d.say.Money(b.Cost), "why": d.say.Brief(b.Why)}
	switch {
	case !b.Why.Refused():
		return d.say.Phrase(text.ProtectsFor, facts)
	case b.President == 0:
		return d.say.Brief(b.Why)
	case b.Why.Reason == rules.NoMoney:
		facts["$have"] = d.say.Money(b.Why.Have)
		return d.say.Phrase(text.CannotPay, facts)
	}
	return d.say.Phrase(text.CannotProtect, facts)
}

// SaleSentence returns a sentence to the president on the sale of the first block, of which there must be one. It also
// says if the price stays in any case.
func (d Blocks) SaleSentence() string {
	b := d.List[0]
	facts := text.Facts{
		"seller": d.say.Player(b.Seller), "n": text.Number(b.Shares),
		"company": d.say.Corp(b.Corp), "$price": d.say.Money(b.Price.Before),
	}
	switch {
	case !b.Stays():
		return d.say.Phrase(text.BlockSold, facts)
	case b.Ledge:
		return d.say.Phrase(text.BlockOnLedge, facts)
	}
	return d.say.Phrase(text.BlockStays, facts)
}

// Pair is a figure after each of two answers.
type Pair struct {
	Label  string // names the figure and gives its current value
	Values [2]string
	Moods  [2]Mood
}

// Protection compares protecting the first block (first value) with letting its price fall: the president's cash,
// share, certificates and worth, the price, and the worth of the other holders. It returns nothing if no block waits.
func (d Blocks) Protection() (list []Pair) {
	if len(d.List) == 0 {
		return nil
	}
	b, say := d.List[0], d.say
	me := id.OfPlayer(b.President)
	cash, held := d.v.Cash(me), d.v.Held(b.Corp, me)
	certs, counted := int32(d.v.CertsCounted(b.President)), d.certsIfProtected(b)
	add := func(label text.Pair, now, yes, no string, moods [2]Mood) {
		facts := text.Facts{"company": say.Corp(b.Corp), "now": now}
		list = append(list, Pair{say.Phrase(label, facts), [2]string{yes, no}, moods})
	}
	falls, kept := MoodOf(b.Price.Change()), held
	if d.closesCompany(&b) { // its shares vanish
		kept = 0
	}
	add(text.YourCash, say.Money(cash), say.Money(cash-b.Cost), say.Money(cash), [2]Mood{Loss, Even})
	add(text.ThePrice, say.Money(b.Price.Before),
		say.Money(b.Price.Before), say.Money(b.Price.After), [2]Mood{Even, falls})
	add(text.YourShare, say.Percent(held),
		say.Percent(held+int(b.Shares)*int(d.v.Ordinary(b.Corp))), say.Percent(kept),
		[2]Mood{Even, MoodOf(int32(kept - held))})
	add(text.YourCerts, text.Number(certs), text.Number(counted), text.Number(certs), [2]Mood{})
	worth := d.v.Worth(b.President)
	add(text.YourWorth, say.Money(worth),
		say.Money(worth), say.Money(worth+d.sharesOf(b.Corp, b.President)*b.Price.Change()), [2]Mood{Even, falls})
	for i := range d.v.S.Players {
		p := id.Player(i + 1)
		if n := d.sharesOf(b.Corp, p); n > 0 && p != b.President && b.Price.Change() != 0 {
			list = append(list, Pair{
				say.Phrase(text.OthersShare, text.Facts{
					"player": say.Player(p), "company": say.Corp(b.Corp),
					"percent": say.Percent(d.v.Held(b.Corp, id.OfPlayer(p))),
				}),
				[2]string{say.Phrase(text.NoChange, nil), text.Change(say.Title.Currency, n*b.Price.Change())},
				[2]Mood{Even, falls},
			})
		}
	}
	return list
}

// certsIfProtected returns the number of certificates that count for the president who buys b, the first block.
func (d Blocks) certsIfProtected(b Block) int32 {
	settled := *d.v.S // the price stays, and with it what counts towards the limit
	settled.Blocks.Len = uint8(copy(settled.Blocks.List[:], d.v.S.Blocks.List[1:d.v.S.Blocks.Len]))
	counted := int32(rules.View{T: d.v.T, S: &settled, X: d.v.X}.CertsCounted(b.President))
	if d.v.Zone(b.Corp)&market.NoCertLimit == 0 {
		counted += b.Shares
	}
	return counted
}

// sharesOf returns the number of ordinary shares of c that p holds; a president's certificate counts for several.
func (d *decision) sharesOf(c id.Corp, p id.Player) int32 {
	return int32(d.v.Held(c, id.OfPlayer(p))) / int32(d.v.Ordinary(c))
}

// Notes returns the other things a president has to weigh: the holding limit, his later blocks, and who moves next.
func (d Blocks) Notes() (notes []Note) {
	if len(d.List) == 0 {
		return nil
	}
	b, say := d.List[0], d.say
	after := d.v.Held(b.Corp, id.OfPlayer(b.President)) + int(b.Shares)*int(d.v.Ordinary(b.Corp))
	if limit := int(d.v.T.Policy.HoldLimit); after > limit && d.v.Zone(b.Corp)&market.NoShareLimit == 0 {
		notes = append(notes, Note{say.Phrase(text.AboveLimit, text.Facts{"percent": say.Percent(limit)}), false})
	}
	left := d.v.Cash(id.OfPlayer(b.President)) - b.Cost
	for _, later := range d.List[1:] {
		if later.President == b.President && !later.Why.Refused() {
			notes = append(notes, Note{say.Phrase(text.LaterBlock, text.Facts{
				"$left": say.Money(left), "company": say.Corp(later.Corp), "$cost": say.Money(later.Cost),
			}), left < later.Cost})
		}
	}
	if d.v.Base().Actor.Player() != 0 { // in a stock round, whose next turn goes to the left of the last buyer or seller
		last := cmp.Or(d.v.S.Blocks.Taker, b.Seller)
		if yes, no := d.v.SeatAfter(b.President, 1), d.v.SeatAfter(last, 1); yes != no {
			notes = append(notes, Note{
				say.Phrase(text.TurnAfter, text.Facts{"player": say.Player(yes), "other": say.Player(no)}), false,
			})
		}
	}
	return notes
}
