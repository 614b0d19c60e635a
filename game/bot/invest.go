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
	return max(0, percent) * v.SharePrice(c, id.Initial) / int32(v.Ordinary(c))
}

// buy judges the purchase of a share by what it is worth for its price.
func (s *Sensible) buy(a rules.BuyShares) int32 {
	v, p := s.v, a.By.Player()
	price := v.SharePrice(a.Corp, a.From)
	merit := 1000 * s.worth(v, a.Corp, s.rounds(v)) / max(1, price)
	own := v.President(a.Corp) == p
	switch {
	case own && !v.Is(a.Corp, rules.Floated):
		return merit + 2000
	case price > v.Cash(a.By)-s.reserve(v, p) || s.promise(v, a.Corp) == 0:
		return 0
	case own:
		merit += 200
	case !v.Is(a.Corp, rules.Floated) && missing(v, a.Corp) > v.Cash(id.OfPlayer(v.President(a.Corp)))+price:
		return 0
	}
	return merit + s.chance(200, int(v.S.Rounds), int(p), int(a.Corp))
}

// start judges the start of a company: its player must be able to make it float, and it must be able to buy a train. Of the
// pars for which that is so the highest is best. The frame names a company that comes with a private: it costs nothing, and
// some par must be chosen.
func (s *Sensible) start(a rules.Par) int32 {
	v, p := s.v, a.By
	par := v.T.Market.Price(a.At)
	d, share := v.T.Corp(a.Corp), int32(v.Ordinary(a.Corp))
	toFloat, free := int32(d.FloatAt)*par/share, v.Cash(id.OfPlayer(p))-s.reserve(v, p)
	if granted := v.Top().Corp == a.Corp; granted {
		toFloat -= v.PresidencyPrice(a.Corp, par)
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
	return 100_000 + 20*par + s.pull(v, a.Corp) + s.chance(100, int(v.S.Rounds), int(p), int(a.Corp))
}

// sell judges a sale. In an operating round it is made for a train that must be bought: what is worth least beside its price
// goes first, and as little of it as there is to sell. In a stock round shares are sold that promise nothing, unless the
// seller must go on presiding, and whatever must be sold.
func (s *Sensible) sell(a rules.SellShares) int32 {
	v, p := s.v, a.By.Player()
	merit := 10_000 * v.Price(a.Corp) / max(1, s.worth(v, a.Corp, s.rounds(v)))
	if v.Actor().Corp() != 0 {
		merit -= int32(a.Percent)
		if v.President(a.Corp) == p {
			merit /= 4
		}
		return max(1, merit)
	}
	keeps := v.President(a.Corp) == p && !v.LosesPresidency(p, a.Corp, int(a.Percent))
	if s.mayPass() && (keeps || s.promise(v, a.Corp) > 0) {
		return 0
	}
	return urgent + merit + int32(a.Percent)
}

// bid judges a bid: each player likes each private a little more than its face value, some more than others. For the right to
// choose he gives a small part of his money, and then takes the private that pays most, if not a company.
func (s *Sensible) bid(a rules.Bid) int32 {
	v, p := s.v, a.By
	if v.S.Auction.Choosing {
		return 1 + 100*v.T.Private(a.Private).Revenue/max(1, a.Price)
	}
	if a.Private == 0 {
		return v.Cash(v.Actor())*s.chance(10, int(p), int(v.S.Rounds), int(v.S.Turn.Passes))/100 - a.Price
	}
	d := v.T.Private(a.Private)
	like := 1030 + 10*s.chance(23, int(p), int(a.Private))
	if 10*a.Price > 4*v.T.StartingCash[v.S.Players] && a.Price > d.Value {
		like -= 100
	}
	return like - 1000*a.Price/d.Value
}

// exchange judges the exchange of a private for a share.
func (s *Sensible) exchange(a rules.ExchangePrivate) int32 {
	v := s.v
	w, _ := rules.PowerOf[rules.Exchange](v.T, a.Private)
	if v.Price(v.T.FindCorp(w.Corp)) >= v.T.Private(a.Private).Value/2 {
		return 2 * urgent
	}
	return 0
}

// buyPrivate judges the sale of a private to a company of its owner: at the highest price, as long as that can spare it.
func (s *Sensible) buyPrivate(a rules.BuyPrivate) int32 {
	v, c := s.v, a.By.Corp()
	if c == 0 || v.S.Privates[a.Private].Owner != id.OfPlayer(v.President(c)) || a.Price < v.T.Private(a.Private).Value ||
		v.Cash(a.By)-a.Price < s.needs(v, c) {
		return 0
	}
	return 2*urgent + a.Price
}
