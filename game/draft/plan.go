package draft

import (
	"slices"

	"hexrail/game/text"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/step"
)

// Plan is how the president of a company raises the money for a train that it must buy: which shares to sell, in which
// order. It begins with the smallest sale that is enough. Where there is enough for the cheapest train, and he may still sell for a
// dearer one (18FL/R95, R99), it begins with nothing and only sells.
type Plan struct {
	d     *Draft
	must  bool           // the company must buy and lacks money; otherwise there is no help, and only the sales are played
	short bool           // the money does not pay the cheapest train
	buy   rules.BuyTrain // what is bought with the money
	have  int32          // treasury and the president's cash
	lots  []Lot
	order []id.Corp // companies of which shares are sold, first the one chosen first

	effects *Effects // of the sales and the purchase
	ruins   bool     // after the sales nothing is left that could pay the train, which something could before
}

// Lot is what may be sold of one company.
type Lot struct {
	Corp    id.Corp
	Shares  int // to be sold
	Most    int // that may be sold at all
	Held    Figure
	Pool    Figure
	Price   Figure
	Raises  int32
	Keeps   id.Player // president after the sale
	Refused string    // why this number may not be sold
}

// newPlan returns the plan, or nil if nothing may be sold.
func newPlan(d *Draft) *Plan {
	c := d.v.Actor().Corp()
	president := d.v.President(c)
	price, any := d.v.CheapestTrain()
	have := d.v.Cash(d.v.Actor()) + d.v.Cash(id.OfPlayer(president))
	if president == 0 || !any {
		return nil
	}
	short := have < price
	p := &Plan{d: d, have: have, short: short, must: short && step.MustBuyTrain(d.v, c)}
	var buf [rules.MaxTrains]id.Train
	for _, n := range d.v.AppendForSale(buf[:0]) {
		if d.v.TrainPrice(n) == price {
			p.buy = rules.BuyTrain{By: c, Train: n, From: d.v.S.Trains[n], Price: price}
			break
		}
	}
	for i := range d.options {
		if sale, ok := d.options[i].first().(rules.SellShares); ok {
			p.lots = append(p.lots, Lot{Corp: sale.Corp})
		}
	}
	if len(p.lots) == 0 {
		return nil
	}
	p.limits()
	p.suggest()
	p.reckon()
	return p
}

// Short reports whether the money does not pay the cheapest train.
func (p *Plan) Short() bool { return p.short }

// Needed reports whether shares are sold unless something else is chosen.
func (p *Plan) Needed() bool { return p.short || p.Shares() > 0 }

// SaleAlone returns the button that plays the sales and leaves the train to be chosen then; nil if there is but one kind to choose from,
// or the money does not suffice for it yet.
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

// Sales returns the sales without the purchase.
func (p *Plan) Sales() []rules.Action { return p.sales() }

// Lots returns what may be sold, in table order.
func (p *Plan) Lots() []Lot { return p.lots }

// Train returns the train that is bought.
func (p *Plan) Train() rules.BuyTrain { return p.buy }

// Must reports whether the company must buy the train, so that its president owes what it lacks. The profile of recorded games
// lets a president sell without that (1830/X11).
func (p *Plan) Must() bool { return p.must }

// buys reports whether the train is bought after the sales.
func (p *Plan) buys() bool { return p.must && p.Lacks() <= 0 }

// Sums returns the treasury, the president's cash and what the sales bring.
func (p *Plan) Sums() (treasury, cash, sales int32) {
	v := p.d.v
	treasury = v.Cash(v.Actor())
	for i := range p.lots {
		sales += p.lots[i].Raises
	}
	return treasury, p.have - treasury, sales
}

// Lacks returns how much is still missing; not above zero if the train can be bought.
func (p *Plan) Lacks() int32 {
	_, _, sales := p.Sums()
	return p.buy.Price - p.have - sales
}

// limits finds how many shares of each company may be sold at all, whatever is needed.
func (p *Plan) limits() {
	v := p.d.v
	c, player := v.Actor().Corp(), v.President(v.Actor().Corp())
	for i := range p.lots {
		l := &p.lots[i]
		share := int(v.Ordinary(l.Corp))
		for n := v.Held(l.Corp, id.OfPlayer(player)) / share; n > 0; n-- {
			keeps := l.Corp != c || !v.LosesPresidency(player, c, n*share)
			if keeps && !v.Bundle(player, l.Corp, n*share).Refused() {
				l.Most = n
				break
			}
		}
	}
}

// Set changes how many shares of a company are sold.
func (p *Plan) Set(c id.Corp, n int) {
	for i := range p.lots {
		if p.lots[i].Corp == c {
			p.lots[i].Shares = min(max(0, n), p.lots[i].Most)
			p.note(c, p.lots[i].Shares)
		}
	}
	p.reckon()
}

// note keeps the order in which companies were chosen.
func (p *Plan) note(c id.Corp, n int) {
	at := slices.Index(p.order, c)
	switch {
	case n == 0 && at >= 0:
		p.order = slices.Delete(p.order, at, at+1)
	case n > 0 && at < 0:
		p.order = append(p.order, c)
	}
}

// suggest looks for the smallest sale that is enough: one company, then two, and so on; of equally many shares the one
// that brings most.
func (p *Plan) suggest() {
	missing := p.buy.Price - p.have
	best, counts := 1<<30, make([]int, len(p.lots))
	var try func(i, shares int, sum, left int32)
	found := make([]int, len(p.lots))
	try = func(i, shares int, sum, left int32) {
		if sum >= left {
			if shares < best {
				best = shares
				copy(found, counts)
			}
			return
		}
		if i == len(p.lots) || shares >= best {
			return
		}
		price := p.d.v.Price(p.lots[i].Corp)
		for n := range p.lots[i].Most + 1 {
			counts[i] = n
			try(i+1, shares+n, sum+price*int32(n), left)
			if sum+price*int32(n) >= left {
				break
			}
		}
		counts[i] = 0
	}
	try(0, 0, 0, missing)
	for i, n := range found {
		p.lots[i].Shares = n
		p.note(p.lots[i].Corp, n)
	}
}

// sales returns the sales in order.
func (p *Plan) sales() []rules.Action {
	v := p.d.v
	var list []rules.Action
	for _, c := range p.order {
		for i := range p.lots {
			if l := &p.lots[i]; l.Corp == c {
				list = append(list, rules.SellShares{
					By: id.OfPlayer(v.President(v.Actor().Corp())), Corp: c, Percent: uint8(l.Shares) * v.Ordinary(c),
				})
			}
		}
	}
	return list
}

// reckon carries the sales out on a copy and takes note of prices, presidents and refusals.
func (p *Plan) reckon() {
	v := p.d.v
	s := *v.S
	w := rules.View{T: v.T, S: &s, X: v.X}
	for i := range p.lots {
		l := &p.lots[i]
		seat := id.OfPlayer(v.President(v.Actor().Corp()))
		l.Refused, l.Raises = "", 0
		l.Held = Figure{int32(v.Held(l.Corp, seat)), int32(v.Held(l.Corp, seat))}
		l.Pool = Figure{int32(v.Held(l.Corp, id.Pool)), int32(v.Held(l.Corp, id.Pool))}
		l.Price = Figure{v.Price(l.Corp), v.Price(l.Corp)}
		l.Keeps = v.President(l.Corp)
	}
	for _, a := range p.sales() {
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
	bankrupt := rules.Bankrupt{By: v.Actor().Corp()}
	p.ruins = !p.buys() && rules.Check(v, bankrupt).Reason == rules.StillSolvent && !rules.Check(w, bankrupt).Refused()
	p.effects = effectsOfAll(v, p.Actions())
}

// Ruins reports whether the sales make the president bankrupt who could have raised the money otherwise: where shares of a company are
// sold once in a turn, a block cannot be enlarged (18FL/R37).
func (p *Plan) Ruins() bool { return p.ruins }

func (p *Plan) lot(c id.Corp) *Lot {
	for i := range p.lots {
		if p.lots[i].Corp == c {
			return &p.lots[i]
		}
	}
	return nil
}

// Shares returns how many shares are sold in all.
func (p *Plan) Shares() (n int) {
	for i := range p.lots {
		n += p.lots[i].Shares
	}
	return n
}

// Actions returns the sales and, if they are enough, the purchase; none if a sale is refused.
func (p *Plan) Actions() []rules.Action {
	for i := range p.lots {
		if p.lots[i].Refused != "" {
			return nil
		}
	}
	list := p.sales()
	if p.buys() {
		list = append(list, p.buy)
	}
	return list
}

// button says what the plan does: it sells and buys, or only sells as long as that is not enough.
func (p *Plan) button() *Button {
	say := p.d.say
	_, _, sales := p.Sums()
	n := text.Number(int32(p.Shares()))
	b := &Button{Text: say.Phrase(text.SellOnly, text.Facts{"n": n, "$sum": say.Money(sales)})}
	if p.buys() {
		b.Text = say.Say(text.EmergencyDo, text.Facts{"n": n, "train": say.TrainKind(p.d.v.KindOf(p.buy.Train))})
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
