package bot

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// rateBid rates a bid. Each player values each private a little above its face value, some more than others. The right
// to choose is worth as much as the player's favourite private exceeds its price; the choice itself takes the private
// worth most above its price.
func (s *judge) rateBid(a rules.Bid) int32 {
	v := s.v
	if v.S.Auction.Choosing {
		return max(1, s.privateWorth(v, a.Private)-a.Price)
	}
	if v.T.CorpOfCard(a.Private) != 0 && (minors(v, a.By) >= mostMinors || a.Price > s.spare(v, a.By)) {
		return 0
	}
	if a.Private != 0 {
		return s.likes(a.By, a.Private) - atFace*a.Price/max(1, v.T.Private(a.Private).Value)
	}
	most := int32(0)
	for i := range v.T.Privates {
		p := id.Private(i + 1)
		d := v.T.Private(p)
		if v.S.Privates[p].Owner == id.Initial && d.FromPhase == "" && d.Value+a.Price <= v.Cash(v.Actor()) {
			most = max(most, d.Value*(s.likes(a.By, p)-atFace)/atFace)
		}
	}
	return most - a.Price
}

// atFace is the face value of a private in the unit of likes.
const atFace = 1000

// likes returns the price at which a player would buy a private in an auction, in thousandths of its face value. Since
// money is worth more early in the game, it is little more than half of the private's total income, but never below
// face value. A private that costs a large part of the player's money is worth hardly more than that.
func (s *judge) likes(p id.Player, n id.Private) int32 {
	const least, most, hardly = atFace + 10, atFace + 300, atFace + 1
	const income = atFace * 11 / 20 // of each dollar of income
	v := s.v
	d := v.T.Private(n)
	like := min(max(least, income*s.privateWorth(v, n)/max(1, d.Value)), most) + s.chance(100*s.whim, int(p), int(n))
	if 10*d.Value > 4*v.T.StartingCash[v.S.Players] {
		like = min(like, hardly)
	}
	return like
}

// privateWorth returns the expected income from a private: revenue while it stays open, grants, and its value if it can
// be sold or counts at the end.
func (s *judge) privateWorth(v rules.View, n id.Private) int32 {
	d, rounds, sum := v.T.Private(n), openRounds(v), int32(0)
	if v.S.Privates[n].Owner == id.Initial {
		if _, ok := rules.PowerOf[rules.GrantShare](v.T, n); ok {
			sum += usualPar(v)
		}
		if _, ok := rules.PowerOf[rules.GrantPresidency](v.T, n); ok {
			sum += 2 * usualPar(v)
		}
	}
	if _, ok := rules.PowerOf[rules.CloseOnTrain](v.T, n); ok {
		rounds = min(rounds, 3)
	}
	if d.Min > 0 || v.T.Policy.ScorePrivates.On() {
		if _, never := rules.PowerOf[rules.NotForCompanies](v.T, n); !never {
			sum += d.Value * min(rounds, 4) / 4 // less as its end approaches
		}
	}
	return sum + d.Revenue*rounds
}

// usualPar returns the middle one of the pars on the chart.
func usualPar(v rules.View) int32 {
	pars := v.T.Market.Pars()
	if len(pars) == 0 {
		return 0
	}
	return v.T.Market.Price(pars[len(pars)/2])
}

// openRounds estimates the number of operating rounds in which privates still pay, assuming two train sales per round
// until the phase that closes them, or in which a private that closes the others becomes available.
func openRounds(v rules.View) int32 {
	closing := len(v.T.Phases)
	for i, d := range v.T.Phases {
		if d.ClosePrivates {
			closing = min(closing, i)
		}
	}
	for i, d := range v.T.Privates {
		if _, ok := rules.PowerOf[rules.CloseOthers](v.T, id.Private(i+1)); ok && d.FromPhase != "" {
			closing = min(closing, v.T.FindPhase(d.FromPhase))
		}
	}
	if closing <= int(v.S.Phase) {
		return 0
	}
	for i := range v.T.Trains {
		if k := id.TrainKind(i + 1); closing < len(v.T.Phases) && v.T.Train(k).StartsPhase == v.T.Phases[closing].Name {
			return 1 + int32(v.AheadInDepot(k))/2
		}
	}
	return mostRounds
}

// rateExchange returns the merit of exchanging a private for a share.
func (s *judge) rateExchange(a rules.ExchangePrivate) int32 {
	v := s.v
	w, _ := rules.PowerOf[rules.Exchange](v.T, a.Private)
	if c := v.T.FindCorp(w.Corp); s.worth(v, c, s.rounds(v)) > s.privateWorth(v, a.Private) {
		return 2 * urgent
	}
	return 0
}

// ratePrivate returns the merit of selling a private to a company of its owner, which should pay the highest price that
// it can spare.
func (s *judge) ratePrivate(a rules.BuyPrivate) int32 {
	v, c := s.v, a.By.Corp()
	if c == 0 || v.S.Privates[a.Private].Owner != id.OfPlayer(v.President(c)) || a.Price < v.T.Private(a.Private).Value ||
		v.Cash(a.By)-a.Price < s.needs(v, c) {
		return 0
	}
	return 2*urgent + a.Price
}
