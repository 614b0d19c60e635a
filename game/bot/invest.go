package bot

import (
	"hexrail/rules"
	"hexrail/rules/id"
)

// worth returns what a share of a company is worth to who keeps it for n operating rounds: its price, what it promises to
// pay, and what the price may rise or fall by that.
func (s *Sensible) worth(v rules.View, c id.Corp, n int32) int32 {
	price := v.Price(c)
	pays := s.promise(v, c)
	if pays == 0 {
		return price - price/4
	}
	return price + pays*n + price*n/20
}

// reserve is the money that a player keeps back for the trains of his companies, and for shares that make them float.
func (s *Sensible) reserve(v rules.View, p id.Player) (sum int32) {
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		if v.President(c) != p {
			continue
		}
		if v.Is(c, rules.Floated) {
			sum += max(0, s.needs(v, c)-v.Cash(id.OfCorp(c)))
		} else {
			sum += missing(v, c)
		}
	}
	return sum
}

// missing returns what the shares cost that a started company still has to sell before it floats.
func missing(v rules.View, c id.Corp) int32 {
	percent := int32(v.T.Corp(c).FloatAt) - int32(v.SoldPercent(c))
	return max(0, percent) * int32(v.S.Corps[c].Par) / int32(v.Ordinary(c))
}

// trade makes one step of a turn in a stock round: a purchase, a sale that helps, or a pass.
func (s *Sensible) trade(v rules.View) rules.Action {
	p := v.Actor().Player()
	n := s.rounds(v)
	if a := s.dump(v, p, n); a != nil {
		return a
	}
	free := v.Cash(v.Actor()) - s.reserve(v, p)
	start := best(s.legal, func(a rules.Par) int32 { return s.start(v, a, free) })
	if _, ok := start.(rules.Par); ok {
		return start
	}
	return best(s.legal, func(a rules.BuyShares) int32 {
		price := v.Price(a.Corp)
		if a.From == id.Initial {
			price = int32(v.S.Corps[a.Corp].Par)
		}
		merit := 1000 * s.worth(v, a.Corp, n) / max(1, price)
		switch {
		case v.President(a.Corp) == p && !v.Is(a.Corp, rules.Floated):
			return merit + 2000
		case price > free || s.promise(v, a.Corp) == 0:
			return 0
		case v.President(a.Corp) == p:
			merit += 200
		case !v.Is(a.Corp, rules.Floated) && missing(v, a.Corp) > v.Cash(id.OfPlayer(v.President(a.Corp)))+price:
			return 0
		}
		return merit + int32(s.chance.below(200))
	})
}

// start values the start of a company: its player must be able to make it float, and it must be able to buy a train. Of the
// pars for which that is so the highest is best. The frame names a company that comes with a private: it costs nothing, and
// some par must be chosen.
func (s *Sensible) start(v rules.View, a rules.Par, free int32) int32 {
	par := v.T.Market.Price(a.At)
	d, share := v.T.Corp(a.Corp), int32(v.Ordinary(a.Corp))
	toFloat := int32(d.FloatAt) * par / share
	if granted := v.Top().Corp == a.Corp; granted {
		toFloat -= int32(d.Certs[0].Percent) * par / share
		if toFloat > free {
			return 1000 - par
		}
	}
	train, _ := v.CheapestTrain()
	switch {
	case toFloat > free || 100*par/share < train:
		return 0
	case !canBuild(v, a.Corp):
		return 1
	}
	return 1000 + 20*par + pull(v, a.Corp) + int32(s.chance.below(100))
}

// dump returns a sale that a player should make, or nil: of shares that promise nothing, unless he must go on presiding, and
// of whatever he must sell.
func (s *Sensible) dump(v rules.View, p id.Player, n int32) rules.Action {
	_, free := decline(s.legal).(rules.Pass)
	a := best(s.legal, func(a rules.SellShares) int32 {
		keeps := v.President(a.Corp) == p && !v.LosesPresidency(p, a.Corp, int(a.Percent))
		if free && (keeps || s.promise(v, a.Corp) > 0) {
			return 0
		}
		return max(1, 10_000*v.Price(a.Corp)/max(1, s.worth(v, a.Corp, n))+int32(a.Percent))
	})
	if _, ok := a.(rules.SellShares); ok {
		return a
	}
	return nil
}

// bid takes part in an auction: each player likes each private a little more than its face value, some more than others. For
// the right to choose he gives a small part of his money, and chooses a company if there is one.
func (s *Sensible) bid(v rules.View) rules.Action {
	p := v.Actor().Player()
	if v.S.Auction.Choosing {
		return s.choose(v)
	}
	return best(s.legal, func(a rules.Bid) int32 {
		if a.Private == 0 {
			return v.Cash(v.Actor())*int32(s.chance.below(10))/100 - a.Price
		}
		d := v.T.Private(a.Private)
		like := 1000 + 10*int32(s.likes[p][a.Private])
		if 10*a.Price > 4*v.T.StartingCash[v.S.Players] && a.Price > d.Value {
			like -= 100
		}
		return like - 1000*a.Price/d.Value
	})
}

// choose takes a company at the highest price that leaves money for shares, or the private that pays most.
func (s *Sensible) choose(v rules.View) rules.Action {
	cash := v.Cash(v.Actor())
	company := best(s.legal, func(a rules.Par) int32 { return s.start(v, a, cash) })
	if _, ok := company.(rules.Par); ok {
		return company
	}
	return best(s.legal, func(a rules.Bid) int32 { return 1 + 100*v.T.Private(a.Private).Revenue/max(1, a.Price) })
}
