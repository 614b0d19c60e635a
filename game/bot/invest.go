package bot

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// worth returns the value of a share of a company to a player who keeps it for n operating rounds: its price, its
// expected dividends, and the expected change of price.
func (s *judge) worth(v rules.View, c id.Corp, n int32) int32 {
	price := v.Price(c)
	pays := s.promise(v, c)
	if pays == 0 {
		return price - price/4
	}
	return price + pays*n + price*n/20
}

// computeReserve returns the money that a player should keep for trains of the player's companies, if presidents help,
// and for shares that make them float.
func (s *judge) computeReserve(v rules.View, p id.Player) (sum int32) {
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		if v.President(c) != p {
			continue
		}
		switch {
		case !v.Is(c, rules.Floated):
			sum += missing(v, c)
		case v.HelpsWithTrains():
			sum += max(0, s.needs(v, c)-v.Cash(id.OfCorp(c)))
		}
	}
	return sum
}

// missing returns the price of the shares that a started company still has to sell before it floats.
func missing(v rules.View, c id.Corp) int32 {
	percent := int32(v.T.Corp(c).FloatAt) - int32(v.SoldPercent(c))
	return max(0, percent) * v.SharePrice(c, id.Initial) / int32(v.Ordinary(c))
}

// spare returns the money that a player may spend on shares.
func (s *judge) spare(v rules.View, p id.Player) int32 {
	return max(0, v.Cash(id.OfPlayer(p))-s.reserve(v, p))
}

// othersSpare returns the money that the other players may spend on shares.
func (s *judge) othersSpare(v rules.View, p id.Player) (sum int32) {
	for i := range v.S.Players {
		if o := id.Player(i + 1); o != p {
			sum += s.spare(v, o)
		}
	}
	return sum
}

// rateShare returns the merit of buying a share: its worth relative to its price.
func (s *judge) rateShare(a rules.BuyShares) int32 {
	v, p := s.v, a.By.Player()
	if p == 0 {
		return 0 // a company redeems its own share
	}
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
	case !v.Is(a.Corp, rules.Floated) &&
		missing(v, a.Corp)-price > v.Cash(id.OfPlayer(v.President(a.Corp)))+s.othersSpare(v, p)/2:
		return 0
	}
	return merit + s.chance(200*s.whim, int(v.S.Rounds), int(p), int(a.Corp))
}

// ratePar rates the start of a company. Its player must be able to float it within the certificate limit, counting the
// player's money and some of the others', and the company must be able to buy a train. Among the pars for which that
// holds, the best one yields money for two trains and some track, at the lowest price of shares. A company that comes
// with a private (named by the frame) costs nothing, and some par must be chosen.
func (s *judge) ratePar(a rules.Par) int32 {
	v, p := s.v, a.By
	par := v.T.Market.Price(a.At)
	if minor := v.S.Corps[a.Corp].Partner; minor != 0 && v.President(minor) == p {
		return 100_000 + par // the minor becomes it for nothing
	}
	d, share := v.T.Corp(a.Corp), int32(v.Ordinary(a.Corp))
	first := int32(d.Certs[0].Percent)
	toFloat, free := max(int32(d.FloatAt), first)*par/share, v.Cash(id.OfPlayer(p))-s.reserve(v, p)
	if granted := v.Top().Corp == a.Corp; granted {
		toFloat -= v.PresidencyPrice(a.Corp, par)
		if toFloat > free {
			return 1000 - par
		}
	}
	train, _ := v.CheapestTrain()
	capital := 100 * par / share
	floats := toFloat <= free || v.PresidencyPrice(a.Corp, par) <= free && toFloat <= free+s.othersSpare(v, p)/2
	switch {
	case !floats || capital < train:
		return 0
	case int32(v.CertsCounted(p))+1+(int32(d.FloatAt)-first)/share > int32(v.CertLimit()):
		return 0
	case !canBuild(v, a.Corp):
		return 1
	}
	off := capital - 2*train - trackMoney
	return 100_000 - max(off, -off) + s.pull(v, a.Corp) + s.chance(100*s.whim, int(v.S.Rounds), int(p), int(a.Corp))
}

// trackMoney is the money for track that a new company should have in addition to that for trains.
const trackMoney = 200

// rateSale rates a sale. In an operating round it raises money for a forced train purchase: shares with the lowest
// worth relative to their price go first, and as few as possible. In a stock round it sells shares without expected
// dividends, unless the seller must stay president, and whatever must be sold.
func (s *judge) rateSale(a rules.SellShares) int32 {
	v, p := s.v, a.By.Player()
	merit := 10_000 * v.Price(a.Corp) / max(1, s.worth(v, a.Corp, s.rounds(v)))
	if v.Actor().Corp() != 0 {
		merit -= int32(a.Percent)
		if v.President(a.Corp) == p {
			merit /= 4
		}
		return max(1, merit)
	}
	if !s.mayPass() {
		return urgent + merit - int32(a.Percent)
	}
	presides := v.President(a.Corp) == p
	switch {
	case presides && !v.LosesPresidency(p, a.Corp, int(a.Percent)):
		return 0
	case s.promise(v, a.Corp) == 0:
		return urgent + merit + int32(a.Percent)
	case !presides && v.CertsCounted(p) >= v.CertLimit() && a.Percent == v.Ordinary(a.Corp):
		return s.rateSwap(a)
	}
	return 0
}

// rateSwap returns the merit of selling a share for the sake of a better one, by a player at the certificate limit.
func (s *judge) rateSwap(a rules.SellShares) int32 {
	v, p, n := s.v, a.By.Player(), s.rounds(s.v)
	free := v.Cash(a.By) - s.reserve(v, p) + v.SalePrice(a.Corp)
	most := int32(0)
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		price := v.Price(c)
		if c == a.Corp || price == 0 || price > free || v.S.Seats[p].Sold.Has(c) || s.promise(v, c) == 0 ||
			v.AboveHolding(p, c, v.Held(c, a.By)+int(v.Ordinary(c))).Refused() {
			continue
		}
		if v.FindCert(c, id.Initial, v.Ordinary(c)) != 0 {
			price = v.SharePrice(c, id.Initial)
		} else if v.FindCert(c, id.Pool, v.Ordinary(c)) == 0 {
			continue
		}
		most = max(most, s.worth(v, c, n)-price)
	}
	gain := most - (s.worth(v, a.Corp, n) - v.SalePrice(a.Corp))
	if gain <= v.Price(a.Corp)/4 {
		return 0
	}
	return urgent + gain
}
