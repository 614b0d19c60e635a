package bot

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// investor rates the actions of a player in the turns of a stock round, by rules of thumb that were found in recorded
// games: which shares people buy, and which they sell to start a company. Sensible does not use them.
type investor struct {
	*judge
	p id.Player
}

// Figures by which people prefer one share to another, fitted to their choices (FIGURES.md). They are merits like that
// of rateShare, a thousandth of a share's price.
const (
	perDollar  = 9    // of the worth beyond the price
	perPercent = 24   // of the company that the player has already
	lastShare  = 1000 // if nobody else can buy another one
)

// rateShare returns the merit of buying a share like that of the judge, but counts its worth in money too, because a
// turn has one purchase, and prefers companies that the player has shares of.
func (i investor) rateShare(a rules.BuyShares) int32 {
	v, merit := i.v, i.judge.rateShare(a)
	if merit <= 0 {
		return 0
	}
	merit += perDollar * (i.worth(v, a.Corp, i.rounds(v)) - v.SharePrice(a.Corp, a.From))
	merit += perPercent * int32(v.Held(a.Corp, a.By))
	if v.Held(a.Corp, id.Initial)+v.Held(a.Corp, id.Pool) == int(v.Ordinary(a.Corp)) {
		merit += lastShare
	}
	return max(1, merit)
}

// fewRounds is the number of operating rounds left in which a new company hardly pays any more.
const fewRounds = 3

// ratePar returns the merit of starting a company like that of the judge. Who has sold shares for it prefers the
// highest par at which the company floats; see rateSaleToStart. Shortly before the end shares come first.
func (i investor) ratePar(a rules.Par) int32 {
	v, merit := i.v, i.judge.ratePar(a)
	switch {
	case merit <= 1, v.Top().Corp == a.Corp, v.S.Corps[a.Corp].Partner != 0:
		return merit
	case i.rounds(v) <= fewRounds:
		return 1
	case v.S.Seats[i.p].Sold == 0:
		return merit
	}
	par := v.T.Market.Price(a.At)
	if toFloat(v, a.Corp, par) > i.free() {
		return merit
	}
	capital := 100 * par / int32(v.Ordinary(a.Corp))
	train, _ := v.CheapestTrain()
	off := capital - 2*train - trackMoney
	return merit + max(off, -off) + capital
}

// toFloat returns the price of the shares that make a company float that starts at a par.
func toFloat(v rules.View, c id.Corp, par int32) int32 {
	d := v.T.Corp(c)
	return max(int32(d.FloatAt), int32(d.Certs[0].Percent)) * par / int32(v.Ordinary(c))
}

// free returns the money beyond what the player's companies need; less than zero if they need more.
func (i investor) free() int32 { return i.v.Cash(id.OfPlayer(i.p)) - i.reserve(i.v, i.p) }

// rateSale returns the merit of a sale that is not required: that of a company for which nobody will buy a train, of a
// block that lets the player start a company, and at the certificate limit of a share for which a better one can be
// bought. Shares of other players' companies without a train are kept, because they sell at low prices.
func (i investor) rateSale(a rules.SellShares) int32 {
	v := i.v
	presides, pays := v.President(a.Corp) == i.p, i.promise(v, a.Corp)
	switch {
	case presides && pays == 0 && !i.getsTrain(a.Corp):
		return i.judge.rateSale(a)
	case presides, v.S.Turn.Bought != 0:
		return 0
	case v.CertsCounted(i.p) < v.CertLimit():
		return i.rateSaleToStart(a)
	case pays == 0, a.Percent != v.Ordinary(a.Corp):
		return 0
	}
	return i.rateSwap(a)
}

// getsTrain reports whether the president of a company without a train can pay one and has to.
func (i investor) getsTrain(c id.Corp) bool {
	v := i.v
	price, ok := v.CheapestTrain()
	return ok && v.HelpsWithTrains() && price <= v.Cash(id.OfCorp(c))+v.Cash(id.OfPlayer(v.President(c)))
}

// rateSwap returns the merit of selling a share for the sake of a better one that cannot be bought otherwise. It is
// zero if a share that pays can be bought without the sale: that one is bought first.
func (i investor) rateSwap(a rules.SellShares) int32 {
	v, n, free, most := i.v, i.rounds(i.v), i.free(), int32(0)
	proceeds := v.SalePrice(a.Corp)
	for k := range v.T.Corps {
		c := id.Corp(k + 1)
		price := i.asks(c)
		if c == a.Corp || price == 0 || price > free+proceeds || i.promise(v, c) == 0 {
			continue
		}
		if v.AboveHolding(i.p, c, v.Held(c, a.By)+int(v.Ordinary(c))).Refused() {
			continue
		}
		if price <= free && !v.AtCertLimit(i.p, c).Refused() {
			return 0
		}
		most = max(most, i.worth(v, c, n)-price)
	}
	gain := most - (i.worth(v, a.Corp, n) - proceeds)
	if gain <= 0 {
		return 0
	}
	return urgent + gain
}

// asks returns the price of a share of a company that the player may buy in this round, or zero.
func (i investor) asks(c id.Corp) int32 {
	v := i.v
	switch {
	case v.Price(c) == 0, v.S.Seats[i.p].Sold.Has(c):
	case v.FindCert(c, id.Initial, v.Ordinary(c)) != 0:
		return v.SharePrice(c, id.Initial)
	case v.FindCert(c, id.Pool, v.Ordinary(c)) != 0:
		return v.Price(c)
	}
	return 0
}

// blockMerit is the merit of the sale of a block that brings the missing money; others have the money that they bring.
const blockMerit = 20_000

// rateSaleToStart returns the merit of a sale that lets the player start a company at the highest par: that of a block
// that brings just enough, or of the one that brings most where several must be sold. People do so where presidents
// help with trains, and where companies are not bid for.
func (i investor) rateSaleToStart(a rules.SellShares) int32 {
	v := i.v
	if !v.HelpsWithTrains() || v.T.BoxCount() > 0 || i.rounds(v) <= fewRounds {
		return 0
	}
	lacks := i.once(v, &i.memo.lacks, i.lacksToStart)
	if lacks == 0 || i.once(v, &i.memo.sellable, i.sellable) < lacks {
		return 0
	}
	if n := brings(v, a); n < lacks {
		return urgent + n
	}
	return urgent + blockMerit + lacks - brings(v, a) - i.worth(v, a.Corp, i.rounds(v))/100
}

// brings returns the proceeds of a sale.
func brings(v rules.View, a rules.SellShares) int32 {
	return v.SalePrice(a.Corp) * int32(a.Percent) / int32(v.Ordinary(a.Corp))
}

// sellable returns the proceeds of all shares that the player can sell of other players' companies.
func (i investor) sellable() (sum int32) {
	var most [id.MaxCorps + 1]int32
	for _, a := range i.legal {
		if a, ok := a.(rules.SellShares); ok && a.By.Player() == i.p && i.v.President(a.Corp) != i.p {
			most[a.Corp] = max(most[a.Corp], brings(i.v, a))
		}
	}
	for _, n := range most {
		sum += n
	}
	return sum
}

// lacksToStart returns the least sum that the player lacks for making a company float that starts at its highest par,
// or zero if none can start. Its capital must pay a train.
func (i investor) lacksToStart() (least int32) {
	v, free := i.v, i.free()
	train, ok := v.CheapestTrain()
	for k := range v.T.Corps {
		c := id.Corp(k + 1)
		if !ok || v.Price(c) != 0 || v.Is(c, rules.Closed) || !v.LayerOpen(c) || !canBuild(v, c) {
			continue
		}
		top := int32(0)
		for _, at := range v.AppendPars(nil, c) {
			top = max(top, v.T.Market.Price(at))
		}
		lacks := toFloat(v, c, top) - free
		if lacks > 0 && 100*top/int32(v.Ordinary(c)) >= train && (least == 0 || lacks < least) {
			least = lacks
		}
	}
	return least
}

// waits reports whether nobody else can take the share that a private is exchanged for, so that the exchange can wait
// until nothing else is to be done.
func (i investor) waits(n id.Private) bool {
	w, _ := rules.PowerOf[rules.Exchange](i.v.T, n)
	return i.v.CertAside(i.v.T.FindCorp(w.Corp)) != 0
}
