package draft

import (
	"math"
	"slices"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
)

// Plan is the sale of shares by which the president raises the money for a train. It starts with the smallest
// sufficient sale if the company must buy and lacks money, and otherwise empty.
type Plan struct {
	d      *Draft
	seller id.Player      // the president
	must   bool           // the company must buy and lacks money; otherwise only the sales are played
	short  bool           // the money does not pay for the cheapest train
	buy    rules.BuyTrain // the purchase after the sales
	have   int32          // treasury and the president's cash
	lots   []Lot
	order  []id.Corp // companies whose shares are sold, in the order in which they were chosen

	effects *Effects // of the sales and the purchase
	ruins   bool     // the sales leave nothing to pay for the train, although other sales would
}

// Lot is the sale of shares of one company.
type Lot struct {
	Corp    id.Corp
	Shares  int    // number sold
	Most    int    // highest number that may be sold
	Held    Figure // percent
	Pool    Figure // percent
	Price   Figure
	Raises  int32     // proceeds
	Keeps   id.Player // president after the sale
	Refused string    // why this number cannot be sold
}

// newPlan returns the plan, or nil if there is nothing to sell or buy.
func newPlan(d *Draft) *Plan {
	c := d.v.Actor().Corp()
	president, cheapest := d.v.President(c), d.v.CheapestForSale()
	if president == 0 || cheapest == 0 {
		return nil
	}
	have, price := d.v.Cash(d.v.Actor())+d.v.Cash(id.OfPlayer(president)), d.v.TrainPrice(cheapest)
	short := have < price
	p := &Plan{
		d: d, seller: president, have: have, short: short, must: short && step.MustBuyTrain(d.v, c),
		buy: rules.BuyTrain{By: c, Train: cheapest, From: d.v.S.Trains[cheapest], Price: price},
	}
	for i := range d.options {
		if sale, ok := d.options[i].first().(rules.SellShares); ok {
			p.lots = append(p.lots, Lot{Corp: sale.Corp})
		}
	}
	if len(p.lots) == 0 {
		return nil
	}
	p.setLimits()
	if p.must {
		p.suggest()
	}
	p.reckon()
	return p
}

// Short reports whether the money does not pay for the cheapest train.
func (p *Plan) Short() bool { return p.short }

// Needed reports whether the primary button sells shares unless something else is chosen.
func (p *Plan) Needed() bool { return p.must || p.Shares() > 0 }

// SaleAlone returns a button that plays only the sales, so that the train can be chosen afterwards. It returns nil if
// there is only one kind of train or the money is not enough.
func (p *Plan) SaleAlone() *Button {
	if !p.buys() || p.Shares() == 0 || p.button().Why != "" {
		return nil
	}
	var buf [rules.MaxTrains]id.Train
	for _, n := range p.d.v.AppendForSale(buf[:0]) {
		if p.d.v.KindOf(n) != p.d.v.KindOf(p.buy.Train) {
			_, _, sum := p.Sums()
			facts := text.Facts{"n": text.Number(int32(p.Shares())), "$sum": p.d.say.Money(sum)}
			return &Button{Text: p.d.say.Phrase(text.SellOnly, facts)}
		}
	}
	return nil
}

// Lots returns the possible sales, in table order.
func (p *Plan) Lots() []Lot { return p.lots }

// Train returns the purchase.
func (p *Plan) Train() rules.BuyTrain { return p.buy }

// Must reports whether the company must buy the train, so that its president owes the missing money. In the profile of
// recorded games a president may sell without that duty.
func (p *Plan) Must() bool { return p.must }

// buys reports whether the train is bought after the sales.
func (p *Plan) buys() bool { return p.must && p.Lacks() <= 0 }

// Sums returns the treasury, the president's cash and the proceeds of the sales.
func (p *Plan) Sums() (treasury, cash, sales int32) {
	v := p.d.v
	treasury = v.Cash(v.Actor())
	for i := range p.lots {
		sales += p.lots[i].Raises
	}
	return treasury, p.have - treasury, sales
}

// Lacks returns the missing amount, zero or less if the train can be bought.
func (p *Plan) Lacks() int32 {
	_, _, sales := p.Sums()
	return p.buy.Price - p.have - sales
}

// setLimits sets the highest number of shares of each company that may be sold, regardless of need.
func (p *Plan) setLimits() {
	v := p.d.v
	for i := range p.lots {
		l := &p.lots[i]
		share := int(v.Ordinary(l.Corp))
		for n := v.Held(l.Corp, id.OfPlayer(p.seller)) / share; n > 0; n-- {
			keeps := l.Corp != p.buy.By || !v.LosesPresidency(p.seller, l.Corp, n*share)
			if keeps && !v.CheckBundle(p.seller, l.Corp, n*share).Refused() {
				l.Most = n
				break
			}
		}
	}
}

// Set changes the number of shares of a company to sell, clamped to the range.
func (p *Plan) Set(c id.Corp, n int) {
	if l := p.lot(c); l != nil {
		l.Shares = min(max(0, n), l.Most)
		p.updateOrder(l)
	}
	p.reckon()
}

// Clear removes all sales.
func (p *Plan) Clear() {
	for i := range p.lots {
		p.lots[i].Shares = 0
	}
	p.order = nil
	p.reckon()
}

// updateOrder adds the company of l to the order of sales, or removes it if none of its shares is sold.
func (p *Plan) updateOrder(l *Lot) {
	at := slices.Index(p.order, l.Corp)
	switch {
	case l.Shares == 0 && at >= 0:
		p.order = slices.Delete(p.order, at, at+1)
	case l.Shares > 0 && at < 0:
		p.order = append(p.order, l.Corp)
	}
}

// suggest chooses the smallest number of shares whose proceeds suffice, or none if all are too little. Prices are taken
// before the sales.
func (p *Plan) suggest() {
	missing := p.buy.Price - p.have
	fewest, found := math.MaxInt, make([]int, len(p.lots)) // the best choice so far: its sum, and by lot
	counts := make([]int, len(p.lots))                     // the choice being tried
	var try func(lot, shares int, sum int32)               // tries all numbers of shares of the lots from one on
	try = func(lot, shares int, sum int32) {
		if sum >= missing {
			if shares < fewest {
				fewest = shares
				copy(found, counts)
			}
			return
		}
		if lot == len(p.lots) || shares >= fewest {
			return
		}
		price := p.d.v.Price(p.lots[lot].Corp)
		for n := range p.lots[lot].Most + 1 {
			counts[lot] = n
			try(lot+1, shares+n, sum+price*int32(n))
			if sum+price*int32(n) >= missing {
				break // more shares of this lot are no smaller sale
			}
		}
		counts[lot] = 0
	}
	try(0, 0, 0)
	for i, n := range found {
		p.lots[i].Shares = n
		p.updateOrder(&p.lots[i])
	}
}

// Sales returns the sales without the purchase, in the chosen order.
func (p *Plan) Sales() []rules.Action {
	var list []rules.Action
	for _, c := range p.order {
		percent := uint8(p.lot(c).Shares) * p.d.v.Ordinary(c)
		list = append(list, rules.SellShares{By: id.OfPlayer(p.seller), Corp: c, Percent: percent})
	}
	return list
}

// reckon plays the sales on a copy and records prices, presidents and refusals.
func (p *Plan) reckon() {
	v := p.d.v
	s := *v.S
	w := rules.View{T: v.T, S: &s, X: v.X}
	for i := range p.lots {
		l := &p.lots[i]
		l.Refused, l.Raises = "", 0
		held, pool := int32(v.Held(l.Corp, id.OfPlayer(p.seller))), int32(v.Held(l.Corp, id.Pool))
		l.Held, l.Pool = Figure{held, held}, Figure{pool, pool}
		l.Price = Figure{v.Price(l.Corp), v.Price(l.Corp)}
		l.Keeps = v.President(l.Corp)
	}
	for _, a := range p.Sales() {
		sale := a.(rules.SellShares)
		l := p.lot(sale.Corp)
		l.Raises = w.Price(l.Corp) * int32(l.Shares)
		if r := rules.Do(w, sale, &s); r.Refused() {
			l.Refused, l.Raises = p.d.say.Why(w, sale, r).Text, 0
			continue
		}
		l.Held.After = int32(w.Held(l.Corp, sale.By))
		l.Pool.After = int32(w.Held(l.Corp, id.Pool))
		l.Price.After = w.Price(l.Corp)
		l.Keeps = w.President(l.Corp)
	}
	bankrupt := rules.Bankrupt{By: p.buy.By}
	p.ruins = !p.buys() && rules.Check(v, bankrupt).Reason == rules.StillSolvent && !rules.Check(w, bankrupt).Refused()
	p.effects = effectsOfAll(v, p.Actions())
}

// Ruins reports whether these sales bankrupt a president who could raise the money otherwise. It can happen where
// shares of a company are sold only once in a turn, so that a block cannot be enlarged.
func (p *Plan) Ruins() bool { return p.ruins }

// lot returns the lot of a company, or nil.
func (p *Plan) lot(c id.Corp) *Lot {
	for i := range p.lots {
		if p.lots[i].Corp == c {
			return &p.lots[i]
		}
	}
	return nil
}

// Shares returns the total number of shares sold.
func (p *Plan) Shares() (n int) {
	for i := range p.lots {
		n += p.lots[i].Shares
	}
	return n
}

// Actions returns the sales and, if they are sufficient, the purchase. It returns nil if a sale is refused.
func (p *Plan) Actions() []rules.Action {
	for i := range p.lots {
		if p.lots[i].Refused != "" {
			return nil
		}
	}
	list := p.Sales()
	if p.buys() {
		list = append(list, p.buy)
	}
	return list
}

// button returns the button of the plan: to sell and buy, or only to sell while the money does not suffice.
func (p *Plan) button() *Button {
	say := p.d.say
	_, _, sales := p.Sums()
	n := text.Number(int32(p.Shares()))
	b := &Button{Text: say.Phrase(text.SellOnly, text.Facts{"n": n, "$sum": say.Money(sales)})}
	if p.buys() {
		b.Text = say.Phrase(text.EmergencyDo, text.Facts{"n": n, "train": say.TrainKind(p.d.v.KindOf(p.buy.Train))})
	}
	for i := range p.lots {
		if p.lots[i].Refused != "" {
			b.Why = p.lots[i].Refused
			return b
		}
	}
	if p.Shares() == 0 {
		b.Why = say.Phrase(text.Missing, text.Facts{"$sum": say.Money(p.Lacks())})
		b.Text = b.Why
	}
	return b
}
