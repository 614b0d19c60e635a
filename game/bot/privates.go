package bot

import (
	"hexrail/rules"
	"hexrail/rules/id"
)

// bid judges a bid: each player likes each private a little more than its face value, some more than others. For the right to
// choose he gives what the private that he likes best is worth to him beyond its price; then he takes the one that brings most, if
// not a company.
func (s *Sensible) bid(a rules.Bid) int32 {
	v := s.v
	if v.S.Auction.Choosing {
		return max(1, s.privateWorth(v, a.Private)-a.Price)
	}
	if v.T.CorpOfCard(a.Private) != 0 && (minors(v, a.By) >= mostMinors || a.Price > s.spare(v, a.By)) {
		return 0
	}
	if a.Private != 0 {
		return s.likes(a.By, a.Private) - 1000*a.Price/max(1, v.T.Private(a.Private).Value)
	}
	most := int32(0)
	for i := range v.T.Privates {
		p := id.Private(i + 1)
		d := v.T.Private(p)
		if v.S.Privates[p].Owner == id.Initial && d.FromPhase == "" && d.Value+a.Price <= v.Cash(v.Actor()) {
			most = max(most, d.Value*(s.likes(a.By, p)-1000)/1000)
		}
	}
	return most - a.Price
}

// likes returns at which price a player would buy a private in an auction, in thousandths of its face value. Money is worth more
// at the beginning than later, so it is not all that the private will have been worth in the end; but it is never less than the
// face value, unless that is a great part of all his money.
func (s *Sensible) likes(p id.Player, n id.Private) int32 {
	v := s.v
	d := v.T.Private(n)
	like := min(max(1010, 550*s.privateWorth(v, n)/max(1, d.Value)), 1300) + s.chance(100, int(p), int(n))
	if 10*d.Value > 4*v.T.StartingCash[v.S.Players] {
		like = min(like, 1001)
	}
	return like
}

// privateWorth returns what a private will still bring: its revenue as long as it stays open, what comes with it, and its value
// where it can be sold or counts in the end.
func (s *Sensible) privateWorth(v rules.View, n id.Private) int32 {
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
			sum += d.Value * min(rounds, 4) / 4 // less as its end draws near
		}
	}
	return sum + d.Revenue*rounds
}

// usualPar returns the par in the middle of those that the chart offers.
func usualPar(v rules.View) int32 {
	pars := v.T.Market.Pars()
	if len(pars) == 0 {
		return 0
	}
	return v.T.Market.Price(pars[len(pars)/2])
}

// openRounds guesses in how many operating rounds privates still pay: two trains are sold in each until the phase that closes
// them, or from which one is for sale that closes the others.
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
	return 12
}

// exchange judges the exchange of a private for a share.
func (s *Sensible) exchange(a rules.ExchangePrivate) int32 {
	v := s.v
	w, _ := rules.PowerOf[rules.Exchange](v.T, a.Private)
	if c := v.T.FindCorp(w.Corp); s.worth(v, c, s.rounds(v)) > s.privateWorth(v, a.Private) {
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
