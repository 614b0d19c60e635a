package draft

import (
	"slices"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/step"
)

// appendDeals appends the purchases, starts and sales of a stock turn by company, then purchases of privates and bids
// for the cards in boxes. They need not be legal.
func appendDeals(d *decision, list []rules.Action) []rules.Action {
	o, p := d.v.Actor(), d.v.Actor().Player()
	for i := range d.v.T.Corps {
		c := id.Corp(i + 1)
		share := d.v.Ordinary(c)
		if d.v.T.CardOf(c) == 0 && !d.v.Is(c, rules.Started) {
			list = append(list, rules.Par{By: p, Corp: c, At: cheapestPar(d, c)})
		}
		if d.v.Is(c, rules.Started) {
			list = append(list, rules.BuyShares{By: o, Corp: c, From: id.Initial, Percent: share},
				rules.BuyShares{By: o, Corp: c, From: id.Pool, Percent: share})
		}
		if d.v.Held(c, o) > 0 {
			list = append(list, rules.SellShares{By: o, Corp: c, Percent: share})
		}
		if redeems(d) && d.v.President(c) == p && d.v.Is(c, rules.Floated) {
			list = append(list, rules.BuyShares{By: id.OfCorp(c), Corp: c, From: id.Pool, Percent: share})
			if own := d.v.Held(c, id.OfCorp(c)); own > 0 {
				list = append(list, rules.SellShares{By: id.OfCorp(c), Corp: c, Percent: uint8(own)})
			}
		}
	}
	if d.v.PhaseDef().PlayersTradePrivates && d.v.S.Set > 1 {
		for i := range d.v.T.Privates {
			list = append(list, rules.BuyPrivate{By: o, Private: id.Private(i + 1), Price: 1})
		}
	}
	for lot := id.Lot(1); int(lot) <= d.v.T.BoxCount(); lot++ {
		if card := d.v.CardIn(lot); card != 0 {
			list = append(list, lowestBid(d, rules.Bid{By: p, Private: card}))
		}
	}
	return list
}

// cheapestPar returns the cell of the lowest price at which c may start.
func cheapestPar(d *decision, c id.Corp) (best market.Pos) {
	for i, at := range d.v.AppendPars(nil, c) {
		if i == 0 || d.v.T.Market.Price(at) < d.v.T.Market.Price(best) {
			best = at
		}
	}
	return best
}

// redeems reports whether companies may redeem shares in their presidents' turns.
func redeems(d *decision) bool {
	return slices.ContainsFunc(d.v.RoundOf(d.v.Top()).Anytime, func(s rules.Step) bool {
		return s.Name() == step.RedeemKey
	})
}

// dressShare sets the texts of the purchase of a share.
func dressShare(d *decision, o *Option) {
	from, brief := id.Initial, text.BuyBrief
	if rules.OperandsOf(o.about).From == id.Pool {
		from, brief = id.Pool, text.PoolBrief
	}
	price := d.v.SharePrice(o.Corp, from)
	o.Text, o.Figure = d.say.Owner(from), d.say.Money(price)
	if !o.Barred {
		o.Button = d.say.Phrase(brief, text.Facts{"$sum": o.Figure})
	}
	o.Spoken = d.voice.Phrase(text.BuyName, text.Facts{
		"company": d.say.Corp(o.Corp), "from": d.voice.Owner(from), "$sum": d.voice.Money(price),
	})
}

// dressSale sets the texts of a sale of shares.
func dressSale(d *decision, o *Option) {
	o.Text = d.say.Corp(o.Corp)
	price := text.Facts{"$sum": d.say.Money(d.v.SalePrice(o.Corp))}
	switch len(o.Forms) {
	case 0: // barred
	case 1:
		o.Button = d.say.Phrase(text.SellBrief, price)
	default:
		o.Button = d.say.Phrase(text.SellsFrom, price)
	}
	o.Spoken = d.voice.Phrase(text.SellName, text.Facts{
		"company": o.Text, "percent": d.voice.Percent(d.v.Held(o.Corp, d.seat())),
	})
}

// dressStart sets the texts of the start of a company.
func dressStart(d *decision, o *Option) {
	o.Text = d.say.Phrase(text.StartName, text.Facts{"company": d.say.Corp(o.Corp)})
	if !o.Barred {
		o.Button = d.say.Phrase(text.StartBrief, nil)
	}
}

// dressOwn sets the texts of a company's deal in its own shares.
func dressOwn(d *decision, o *Option) {
	dressUsual(d, o)
	if o.Figure == "" && !o.Barred {
		o.addPayment(d)
	}
	switch a := o.first().(type) {
	case rules.BuyShares:
		facts := text.Facts{"company": d.say.Corp(a.Corp), "$sum": d.say.Money(d.v.Price(a.Corp))}
		o.Button = d.say.Phrase(text.RedeemBrief, facts)
		facts["$sum"] = d.voice.Money(d.v.Price(a.Corp))
		o.Spoken = d.voice.Phrase(text.RedeemName, facts)
	case rules.SellShares:
		o.Button = d.say.Phrase(text.ReissueBrief, text.Facts{
			"n": text.Number(int32(a.Percent) / int32(d.v.Ordinary(a.Corp))),
		})
	}
}

// addPayment sets the figure of a deal whose action states no price: the change of the company's treasury. A deal that
// others must agree to changes nothing yet and has none.
func (o *Option) addPayment(d *decision) {
	c := rules.Actor(o.about).Corp()
	if c == 0 {
		return
	}
	if change := d.EffectsOf(o.about).Companies[c-1].Treasury.Change(); change != 0 {
		o.Figure = text.Change(d.say.Title.CurrencyOf(id.OfCorp(c)), change)
		o.Spoken = d.voice.Phrase(text.WithPrice, text.Facts{
			"what": o.Text, "$sum": d.voice.MoneyOf(id.OfCorp(c), max(change, -change)),
		})
	}
}

// dealsInOwn reports whether a is a deal of a company in its own shares, in its own turn or its president's.
func (d *decision) dealsInOwn(a rules.Action) bool {
	x := rules.OperandsOf(a)
	c := x.By.Corp()
	if c == 0 || x.Deal == rules.NoDeal {
		return false
	}
	return d.v.Actor().Player() != 0 || x.Percent > 0 && (x.Corp == 0 || x.Corp == c)
}
