package draft

import (
	"cmp"
	"slices"

	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/market"
	"hexrail/rules/step"
	"hexrail/titles/words"
)

// offer lists the options of the position: what the referee allows, and what a player would look for and not find.
func (d *Draft) offer() {
	probes := d.probes()
	place := make(map[string]int, len(probes)) // where a key comes in the list
	for _, p := range probes {
		if key := d.keyOf(p); key != "" {
			if _, known := place[key]; !known {
				place[key] = len(place)
			}
		}
	}
	row := make([]*Option, len(place))
	var rest []*Option
	for _, a := range d.legal {
		key := d.keyOf(a)
		if key == "" {
			continue
		}
		at, listed := place[key]
		switch {
		case !listed:
			rest = addTo(rest, d, key, a)
		case row[at] == nil:
			row[at] = d.legalOption(key, a)
		default:
			d.join(row[at], a)
		}
	}
	for _, p := range probes {
		if at, ok := place[d.keyOf(p)]; ok && row[at] == nil {
			row[at] = d.barredOption(p)
		}
	}
	for _, o := range append(row, rest...) {
		if o != nil {
			if o.Ranged() {
				o.Step = d.stepOf(o)
			}
			d.dress(o)
			d.options = append(d.options, *o)
		}
	}
	d.addPowers()
}

// stepOf returns what the prices of an option go up by: the referee tells it of one that lies between.
func (d *Draft) stepOf(o *Option) int32 {
	if r := rules.Check(d.v, priced(o.Forms[0], o.Low+1)); r.Reason == rules.PriceStep {
		return r.Need
	}
	return 0
}

// addTo joins an action to the option with its key and hex, or adds an option.
func addTo(list []*Option, d *Draft, key string, a rules.Action) []*Option {
	lay, tile := LayOf(a)
	for _, o := range list {
		if o.Key == key && (!tile || o.Hex == lay.Hex) {
			d.join(o, a)
			return list
		}
	}
	return append(list, d.legalOption(key, a))
}

// join adds one more legal action to an option, unless it lays a tile in a turn that looks like one that is there.
func (d *Draft) join(o *Option, a rules.Action) {
	if lay, ok := LayOf(a); ok {
		look := Turned(d.v.T, lay)
		for _, f := range o.Forms {
			if other, _ := LayOf(f); Turned(d.v.T, other) == look {
				return
			}
		}
	}
	o.join(a)
}

func (d *Draft) legalOption(key string, a rules.Action) *Option {
	o := &Option{Key: key, Forms: []rules.Action{a}}
	o.subject(d, a)
	o.Low, _ = priceOf(a)
	o.High = o.Low
	return o
}

// barredOption returns the option for what the referee refuses, or nil if nobody would look for it.
func (d *Draft) barredOption(a rules.Action) *Option {
	r := rules.Check(d.v, a)
	if !r.Refused() || unasked(r.Reason) {
		return nil
	}
	o := &Option{Key: d.keyOf(a), Barred: true, Reason: r.Reason, Why: d.say.Why(d.v, a, r)}
	o.subject(d, a)
	return o
}

// unasked reports whether nobody asks why: the thing is not there at all.
func unasked(r rules.Reason) bool {
	switch r {
	case rules.WrongStep, rules.Unknown, rules.AlreadyStarted, rules.OwnPrivate, rules.LotGone, rules.PrivateGone, rules.NoPower, rules.NotOwnTrain, rules.TrainNotForSale:
		return true
	}
	return false
}

// subject takes over what an action is about.
func (o *Option) subject(d *Draft, a rules.Action) {
	o.about = a
	x := rules.OperandsOf(a)
	o.Corp, o.Private, o.Hex, o.Tile, o.Train = x.Corp, cmp.Or(x.Private, x.Power, x.Via), x.Hex, x.Tile, x.Train
	switch {
	case x.Tile != 0:
		o.Group = Tiles
	case x.Power != 0 && x.Hex != 0 && d.v.InCharge().Check(d.v, a).Reason == rules.WrongStep:
		o.Corp, o.Group = d.corpOf(a), Sites
	case x.Placed, x.Hex != 0 && d.step.Panel == words.StationPanel:
		o.Group = Places
	case x.Train != 0:
		o.Kind = max(x.As, d.v.KindOf(x.Train))
		o.Corp = x.From.Corp()
	case x.Power != 0:
		o.Corp, o.Private, o.Group = d.corpOf(a), x.Power, Powers // whatever card it is about (1822PNW, P21)
		switch a.(type) {
		case rules.Assign, rules.UseCard: // of the company in turn
		default:
			if !d.ownExchange(x.Power) {
				o.Group = Asides
			}
		}
	case x.Private != 0 && !x.Bids:
		o.Group = Privates
	case d.v.InCharge().Check(d.v, a).Reason == rules.WrongStep:
		o.Group = Asides
	}
}

// probes returns actions in the order of the options on the screen: those that a player looks for, legal or not.
func (d *Draft) probes() []rules.Action {
	var list []rules.Action
	switch d.step.Panel {
	case words.AuctionPanel:
		list = d.bids(list)
	case words.StockPanel:
		list = d.deals(list)
	case words.TrainPanel:
		list = d.trains(list)
	}
	if d.step.Refused {
		list = d.answers(list)
	}
	if d.step.Privates {
		list = d.companyPrivates(list)
	}
	return list
}

func (d *Draft) bids(list []rules.Action) []rules.Action {
	if sale, ok := d.ChoiceSale(); ok {
		return d.choices(list, sale)
	}
	for i := range d.v.T.Privates {
		list = append(list, d.lowestBid(rules.Bid{By: d.v.Actor().Player(), Private: id.Private(i + 1)}))
	}
	return list
}

// ChoiceSale returns the step in charge if it sells the right to choose.
func (d *Draft) ChoiceSale() (step.ChoiceSale, bool) {
	sale, ok := d.v.InCharge().(step.ChoiceSale)
	return sale, ok
}

// choices lists the bid for the right to choose, or what the winner may take.
func (d *Draft) choices(list []rules.Action, sale step.ChoiceSale) []rules.Action {
	p := d.v.Actor().Player()
	if !d.v.S.Auction.Choosing {
		lowest, _ := sale.Limits(d.v)
		return append(list, rules.Bid{By: p, Price: lowest})
	}
	for _, l := range sale.AppendLots(nil, d.v) {
		if l.Private != 0 {
			list = append(list, rules.Bid{By: p, Private: l.Private, Price: l.Price})
		} else {
			list = append(list, rules.Par{By: p, Corp: l.Corp, At: d.cheapestPar(l.Corp)})
		}
	}
	return list
}

// cheapestPar returns the cell of the lowest price at which a company may start.
func (d *Draft) cheapestPar(c id.Corp) (best market.Pos) {
	for i, at := range d.v.AppendPars(nil, c) {
		if i == 0 || d.v.T.Market.Price(at) < d.v.T.Market.Price(best) {
			best = at
		}
	}
	return best
}

// deals lists the purchases, starts and sales of a stock turn company by company, then the privates of others, and a bid for each card
// in a box.
func (d *Draft) deals(list []rules.Action) []rules.Action {
	o, p := d.v.Actor(), d.v.Actor().Player()
	for i := range d.v.T.Corps {
		c := id.Corp(i + 1)
		share := d.v.Ordinary(c)
		if d.v.T.CardOf(c) == 0 {
			list = append(list, rules.Par{By: p, Corp: c, At: d.cheapestPar(c)})
		}
		if d.v.Is(c, rules.Started) {
			list = append(list, rules.BuyShares{By: o, Corp: c, From: id.Initial, Percent: share},
				rules.BuyShares{By: o, Corp: c, From: id.Pool, Percent: share})
		}
		if d.v.Held(c, o) > 0 {
			list = append(list, rules.SellShares{By: o, Corp: c, Percent: share})
		}
		if d.dealsInOwn() && d.v.President(c) == p && d.v.Is(c, rules.Floated) {
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
			list = append(list, d.lowestBid(rules.Bid{By: p, Private: card}))
		}
	}
	return list
}

// answers lists every answer to the question of the step.
func (d *Draft) answers(list []rules.Action) []rules.Action {
	for n := range d.v.Answers() {
		list = append(list, rules.Decide{By: d.v.Actor(), Choice: n})
	}
	return list
}

// lowestBid raises a bid of nothing to the lowest that its lot takes, so that what bars it is not the sum.
func (d *Draft) lowestBid(a rules.Bid) rules.Bid {
	if r := rules.Check(d.v, a); r.Reason == rules.BidTooLow || r.Reason == rules.PriceFixed {
		a.Price = r.Need
	}
	return a
}

// dealsInOwn reports whether companies may redeem their own shares in the turns of players (1870/R60).
func (d *Draft) dealsInOwn() bool {
	return slices.ContainsFunc(d.v.RoundOf(d.v.Top()).Anytime, func(s rules.Step) bool { return s.Name() == step.RedeemKey })
}

// trains lists the trains of the bank in the order of the depot, then those of other companies.
func (d *Draft) trains(list []rules.Action) []rules.Action {
	c := d.v.Actor().Corp()
	for i := range d.v.T.Trains {
		k := id.TrainKind(i + 1)
		for _, from := range [...]id.Owner{id.Initial, id.Pool} {
			if n := d.v.FirstCard(k, from); n != 0 {
				list = append(list, rules.BuyTrain{By: c, Train: n, From: from, Price: d.v.TrainPrice(n)})
				if back := d.v.T.BackOf(k); back != 0 && from == id.Initial {
					list = append(list, rules.BuyTrain{By: c, Train: n, From: from, Price: d.v.T.Train(back).Price, As: back})
				}
			}
		}
	}
	for i := range d.v.T.Corps {
		other := id.OfCorp(id.Corp(i + 1))
		if other == d.v.Actor() {
			continue
		}
		for k := range d.v.T.Trains {
			if n := d.v.FirstCard(id.TrainKind(k+1), other); n != 0 {
				list = append(list, rules.BuyTrain{By: c, Train: n, From: other, Price: 1})
			}
		}
	}
	return list
}

// companyPrivates lists the privates that a company might buy from players.
func (d *Draft) companyPrivates(list []rules.Action) []rules.Action {
	if !d.v.PhaseDef().CompaniesBuyPrivates {
		return list
	}
	for i := range d.v.T.Privates {
		p := id.Private(i + 1)
		list = append(list, rules.BuyPrivate{By: d.v.Actor(), Private: p, Price: max(1, d.v.T.Private(p).Min)})
	}
	return list
}

// addPowers adds a row for every private that allows a lay or has a marker: choosing it chooses the hex, or lights the hexes where there
// are several.
func (d *Draft) addPowers() {
	seen := map[id.Private]bool{}
	for i := range d.options {
		o := d.options[i]
		if o.Group != Tiles && o.Group != Sites || o.Private == 0 || seen[o.Private] {
			continue
		}
		seen[o.Private] = true
		row := Option{Key: "power:" + d.say.Private(o.Private), Group: Powers, Private: o.Private}
		if o.Group == Tiles && !d.elsewhere(o.Private, o.Hex) {
			row.Hex = o.Hex
		}
		d.dressPower(&row, o.Group)
		d.options = append(d.options, row)
	}
}

// elsewhere reports whether a private allows lays on other hexes than h too.
func (d *Draft) elsewhere(p id.Private, h id.Hex) bool {
	return slices.ContainsFunc(d.options, func(o Option) bool { return o.Group == Tiles && o.Private == p && o.Hex != h })
}
