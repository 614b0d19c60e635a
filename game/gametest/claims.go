package gametest

import (
	"maps"
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
)

// shared has the claims of the reasons that several titles share. They recompute figures from certificates, cards and
// bids, because they must be independent of the code that refuses.
var shared = join(turns, auctions, money, shares, privates, trains, lays, tokens, runs)

// join returns several tables of claims as one.
func join(lists ...reasonClaims) reasonClaims {
	all := reasonClaims{}
	for _, list := range lists {
		maps.Copy(all, list)
	}
	return all
}

// turns has the claims about whose turn it is, and which step.
var turns = reasonClaims{
	rules.Legal:       func(*Said) bool { return false }, // never refused for
	rules.GameOver:    func(s *Said) bool { return s.S.End.Over },
	rules.NotYourTurn: func(s *Said) bool { return s.Op.By != s.Actor() },
	rules.WrongStep: func(s *Said) bool {
		return s.Action != nil && !s.Lists(func(a rules.Action) bool { return a.Def().Verb == s.Action.Def().Verb })
	},
	rules.NothingLeft: func(s *Said) bool {
		decides := func(a rules.Action) bool { _, pass := a.(rules.Pass); return !pass }
		if s.Step != nil {
			return !slices.ContainsFunc(s.Step.AppendLegal(nil, s.Fresh()), decides)
		}
		return !s.Lists(decides)
	},
	rules.Unknown: func(s *Said) bool {
		return s.Private != 0 && !s.InGame(s.Private) || s.Op.Train != 0 && s.S.Trains[s.Op.Train] == id.Nobody
	},
}

// auctions has the claims about bids, open and secret ones.
var auctions = reasonClaims{
	rules.LotGone: func(s *Said) bool { return s.Private != 0 && s.S.Privates[s.Private].Owner != id.Initial },
	rules.PriceFixed: func(s *Said) bool {
		return s.Op.Price != s.Refusal.Need && s.judgedIf(s.priced(s.Refusal.Need), makeRich).Reason == rules.Legal
	},
	rules.BidTooLow: func(s *Said) bool {
		return s.Op.Price < s.Refusal.Need && s.judgedIf(s.priced(s.Refusal.Need), makeRich).Reason == rules.Legal &&
			s.judgedIf(s.priced(s.Refusal.Need-1), makeRich).Refused()
	},
	rules.MoneyCommitted: func(s *Said) bool {
		tied := int32(0)
		for lot, bids := range s.S.Auction.Bids {
			if id.Lot(lot) != id.Lot(s.Private) {
				tied += bids[s.Who.Player()].Sum()
			}
		}
		return tied > 0 && s.Refusal.Have == s.Cash(s.Who)-tied && s.Refusal.Have < s.Op.Price
	},
	rules.NoMoneyForBid: func(s *Said) bool {
		return s.Op.Bids && s.Refusal.Have == s.Cash(s.Who) &&
			s.Op.Price == s.Refusal.Need && s.Refusal.Have < s.Refusal.Need
	},
	rules.BidTooHigh: func(s *Said) bool {
		most := s.Refusal.Have - s.Refusal.Need
		return s.Op.Bids && s.Op.Price > most && s.Refusal.Need > 0 && s.Refusal.Have == s.Cash(s.Who) &&
			s.judgedIf(s.priced(most), changeNothing).Reason != rules.BidTooHigh
	},
	rules.NotBidding: func(s *Said) bool {
		lot := s.S.Auction.Contest
		return lot != 0 && id.Lot(s.Private) == lot &&
			s.S.Auction.Bids[lot][s.Actor().Player()].Placed() && s.Op.Private != s.Private
	},
}

// changeNothing is a change that leaves the position as it is.
func changeNothing(*rules.State) {}

// makeRich is a change that gives everybody more money than anything costs.
func makeRich(s *rules.State) {
	const fortune = 50_000
	for i := range s.Cash {
		s.Cash[i] += fortune
	}
}

// money has the claims about what somebody can pay.
var money = reasonClaims{
	rules.NoMoney:        short,
	rules.NoMoneyForTile: func(s *Said) bool { return s.Op.Tile != 0 && short(s) },
	rules.NoMoneyForStation: func(s *Said) bool {
		_, places := s.Action.(rules.PlaceToken)
		return (places || s.Step != nil) && short(s)
	},
	rules.NoMoneyForTrain:   func(s *Said) bool { return s.Op.Train != 0 && short(s) },
	rules.NoMoneyForPrivate: func(s *Said) bool { return s.Op.Private != 0 && short(s) },
}

// short reports whether the payer has exactly the stated amount, and whether with the missing money the action costs
// the stated sum, unless another reason then bars it.
func short(s *Said) bool {
	r := s.Refusal
	if r.Have >= r.Need || r.Have != s.Cash(s.payer()) ||
		s.Op.Price > 0 && s.Op.Priced && s.Op.Price != r.Need && s.Op.Deal != rules.NoDeal {
		return false
	}
	richer := *s.S
	cash := &richer.Cash[s.payer()]
	*cash += r.Need - r.Have
	v := rules.View{T: s.T, S: &richer, X: &rules.Scratch{}}
	if now := s.judged(v); now.Refused() {
		return now.Reason != r.Reason
	}
	*cash--
	return s.judged(v).Refused()
}

// judged returns the judgement of the action, or of the step if there is none, in another position.
func (s *Said) judged(v rules.View) rules.Refusal {
	if s.Action == nil {
		return s.Step.Open(v)
	}
	var after rules.State
	return rules.Do(v, s.Action, &after)
}

// payer returns the player or company that pays for the action.
func (s *Said) payer() id.Owner {
	if s.Action == nil {
		return s.Who
	}
	if c := s.Op.By.Corp(); c != 0 && s.Refusal.Who == id.Nobody {
		return id.OfCorp(c)
	}
	return s.Who
}

// shares has the claims about deals in certificates and the blocks that have been sold.
var shares = reasonClaims{
	rules.NotStarted:     func(s *Said) bool { return s.About != 0 && !s.Is(s.About, rules.Started) },
	rules.AlreadyStarted: func(s *Said) bool { return s.About != 0 && s.Is(s.About, rules.Started) },
	rules.NotParPrice:    func(s *Said) bool { return s.Op.Pars && !slices.Contains(s.AppendPars(nil, s.About), s.Op.At) },
	rules.NotForSale: func(s *Said) bool {
		return s.About != 0 && s.Op.From != id.Nobody && s.certs(s.About, s.Op.From, s.Op.Percent) == 0
	},
	rules.SoldThisRound: func(s *Said) bool { return s.S.Seats[s.Who.Player()].Sold.Has(s.About) },
	rules.HoldingLimit: func(s *Said) bool {
		r := s.Refusal
		return s.Op.Deal == rules.Buys && s.Holds(s.Who) == r.Have && r.Need == int32(s.HoldLimit()) &&
			r.Have+int32(s.Op.Percent) > r.Need && s.Zone(s.About)&market.NoShareLimit == 0
	},
	rules.CertLimit: func(s *Said) bool {
		r := s.Refusal
		return r.Have == s.Counted(s.Who) && r.Need == int32(s.View.CertLimit()) && r.Have >= r.Need &&
			(s.About == 0 || s.Op.Price != 0 || s.Zone(s.About)&market.NoCertLimit == 0)
	},
	rules.OnePurchase: func(s *Said) bool { return s.S.Turn.Bought != 0 },
	rules.MustSell: func(s *Said) bool {
		r := s.Refusal
		return r.Have > r.Need && r.Have == s.Counted(s.Actor()) && r.Need == int32(s.View.CertLimit())
	},
	rules.MustSellOf: func(s *Said) bool {
		r := s.Refusal
		return r.Have > r.Need && r.Have == int32(s.Held(s.About, s.Actor())) && r.Need == int32(s.HoldLimit())
	},
	rules.FirstRound: func(s *Said) bool { return s.S.Set == 1 && s.RoundOf(s.Base()).Name == rules.StockRound },
	rules.NotHeld: func(s *Said) bool {
		return s.Holds(s.Who) == s.Refusal.Have && s.Refusal.Have < s.Refusal.Need && s.Refusal.Need == int32(s.Op.Percent)
	},
	rules.PoolFull: func(s *Said) bool {
		return s.Holds(id.Pool) == s.Refusal.Have && s.Refusal.Have+int32(s.Op.Percent) > s.Refusal.Need
	},
	rules.SellsTooFew: func(s *Said) bool {
		r, share := s.Refusal, int32(s.Ordinary(max(s.About, 1)))
		limit := int32(s.HoldLimit())
		return s.About != 0 && s.Holds(s.Who) == r.Have && r.Have > limit && int32(s.Op.Percent) < r.Need*share &&
			r.Have-r.Need*share <= limit && r.Have-(r.Need-1)*share > limit
	},
	rules.NoSuccessor: func(s *Said) bool {
		most := 0
		for i := range s.S.Players {
			if o := id.OfPlayer(id.Player(i + 1)); o != s.Who {
				most = max(most, s.Held(s.About, o))
			}
		}
		r := s.Refusal
		return s.S.Holder[s.T.PresidentCert(s.About)] == s.Who &&
			int32(most) < r.Need && s.Holds(s.Who)-int32(s.Op.Percent) < r.Need
	},
	rules.NoChange:     func(s *Said) bool { return s.certs(s.About, id.Pool, s.Ordinary(s.About)) == 0 },
	rules.SoldThisTurn: func(s *Said) bool { return s.S.Turn.Blocks.Has(s.About) },
	rules.ShareAside: func(s *Said) bool {
		return s.T.Corp(s.About).Reserved != "" &&
			s.S.Privates[s.T.FindPrivate(s.T.Corp(s.About).Reserved)].Owner != id.Nobody &&
			s.certs(s.About, id.Initial, s.Op.Percent) == 1
	},
	rules.NeedsOwnShare: func(s *Said) bool {
		return s.S.Holder[s.T.PresidentCert(s.About)] == id.Pool && s.certs(s.About, s.Who, s.Ordinary(s.About)) == 0
	},
	rules.LayerClosed: func(s *Said) bool {
		for i := range s.T.Corps {
			c := id.Corp(i + 1)
			if s.T.Corps[i].Layer+1 == s.T.Corp(s.About).Layer && s.S.Corps[c].Flags&(rules.SoldOut|rules.Operated) != 0 {
				return false
			}
		}
		return s.T.Corp(s.About).Layer > 1
	},
	rules.NobodyProtects: func(s *Said) bool { b, ok := s.FirstBlock(); return ok && b.President == 0 },
	rules.SellerProtects: func(s *Said) bool { b, ok := s.FirstBlock(); return ok && b.President == b.Seller },
	rules.WholeBlock:     func(s *Said) bool { b, ok := s.FirstBlock(); return ok && s.Op.Percent != b.Percent },
	rules.NotOperated: func(s *Said) bool {
		return s.About != 0 && (!s.Is(s.About, rules.Operated) || s.S.Turn.First && s.Base().Actor == id.OfCorp(s.About))
	},
	rules.Vacant: func(s *Said) bool { return s.About != 0 && s.S.Holder[s.T.PresidentCert(s.About)].Player() == 0 },
}

// Holds returns the percentage of the company in question that o holds, summed over certificates.
func (s *Said) Holds(o id.Owner) (percent int32) {
	for n := id.Cert(1); int(n) <= s.T.Certs(); n++ {
		if s.T.CorpOf(n) == s.About && s.S.Holder[n] == o {
			percent += int32(s.View.Percent(n))
		}
	}
	return percent
}

// certs returns the number of certificates of c with this percentage that o holds, without the president's.
func (s *Said) certs(c id.Corp, o id.Owner, percent uint8) (n int) {
	for cert := s.T.PresidentCert(c) + 1; int(cert) <= s.T.Certs() && s.T.CorpOf(cert) == c; cert++ {
		if s.S.Holder[cert] == o && s.View.Percent(cert) == percent {
			n++
		}
	}
	return n
}

// Counted returns the number of o's certificates that count toward the certificate limit.
func (s *Said) Counted(o id.Owner) (n int32) {
	for cert := id.Cert(1); int(cert) <= s.T.Certs(); cert++ {
		c := s.T.CorpOf(cert)
		if s.S.Holder[cert] != o {
			continue
		}
		zone := s.Zone(c)
		for _, b := range s.S.Blocks.List[:s.S.Blocks.Len] {
			if b.Corp == c {
				zone = s.T.Market.Zone(s.PriceAfterSale(c, int(b.Percent)))
			}
		}
		if zone&market.NoCertLimit == 0 {
			n++
		}
	}
	for _, p := range s.S.Privates {
		if p.Owner == o && s.T.Policy.LimitPrivates.On() {
			n++
		}
	}
	return n
}

// privates has the claims about trades in privates and their powers.
var privates = reasonClaims{
	rules.TooEarlyForPrivates: func(s *Said) bool { return s.S.Set == 1 },
	rules.PhaseForPrivates: func(s *Said) bool {
		if s.Op.By.Player() != 0 {
			return !s.PhaseDef().PlayersTradePrivates
		}
		return !s.PhaseDef().CompaniesBuyPrivates
	},
	rules.NotTradable: func(s *Said) bool {
		if s.Private == 0 {
			return false
		}
		if s.Op.By.Corp() != 0 && s.T.Private(s.Private).Max == 0 {
			return true
		}
		never, ok := rules.PowerOf[rules.NotForCompanies](s.T, s.Private)
		grant, granted := rules.PowerOf[rules.GrantShare](s.T, s.Private)
		return ok && (s.Op.By.Corp() != 0 || !never.Players.On()) || granted && grant.Regrant.On()
	},
	rules.OwnedByCompany: func(s *Said) bool { return s.Private != 0 && s.S.Privates[s.Private].Owner.Corp() != 0 },
	rules.OwnPrivate:     func(s *Said) bool { return s.Private != 0 && s.S.Privates[s.Private].Owner == s.Who },
	rules.PriceTooLow:    tooCheap,
	rules.TradeTooLow:    tooCheap,
	rules.PrivateGone:    func(s *Said) bool { return s.Private != 0 && s.S.Privates[s.Private].Owner == id.Nobody },
	rules.PriceTooHigh: func(s *Said) bool {
		return s.Op.Priced && s.Op.Price > s.Refusal.Need &&
			s.judgedIf(s.priced(s.Refusal.Need), makeRich).Reason != rules.PriceTooHigh
	},
	rules.NoPower:     func(s *Said) bool { return s.Private != 0 && s.S.Privates[s.Private].Owner != s.Who },
	rules.OwnTurnOnly: func(s *Said) bool { return s.Private != 0 && s.S.Privates[s.Private].Owner != s.Actor() },
}

// tooCheap reports whether the price is below the stated one, which is not too low.
func tooCheap(s *Said) bool {
	return s.Op.Priced && s.Op.Price < s.Refusal.Need &&
		s.judgedIf(s.priced(s.Refusal.Need), makeRich).Reason != s.Refusal.Reason
}

// trains has the claims about purchases of trains, the money raised for them, and discards.
var trains = reasonClaims{
	rules.TrainTooLow:     tooCheap,
	rules.TrainNotForSale: func(s *Said) bool { return s.Op.Train != 0 && s.S.Trains[s.Op.Train] != s.Op.From },
	rules.TrainLimit: func(s *Said) bool {
		n := s.ordinary()
		return s.Refusal.Have == n && n >= s.Refusal.Need
	},
	rules.OneOfKind: func(s *Said) bool { return s.Op.Train != 0 && s.S.Turn.Kinds>>s.T.FrontOf(s.Op.Train)&1 != 0 },
	rules.TrainPrice: func(s *Said) bool {
		return s.Op.Train != 0 && s.Op.From.Corp() == 0 && s.Op.Price != s.Refusal.Need
	},
	rules.NoTradeIn: func(s *Said) bool {
		return s.Op.TradeIn != 0 &&
			!slices.Contains(s.T.Train(s.KindOf(s.Op.Train)).TradeIn, s.T.Train(s.KindOf(s.Op.TradeIn)).Name)
	},
	rules.HelpTooLittle: func(s *Said) bool {
		c := s.Op.By.Corp()
		return s.Op.Train != 0 && c != 0 &&
			s.Refusal.Have == s.Cash(s.Op.By)+s.Cash(id.OfPlayer(s.President(c))) &&
			s.Refusal.Have < s.Refusal.Need && s.Refusal.Need == s.Op.Price
	},
	rules.HelpBankOnly: func(s *Said) bool { return s.S.Turn.LastSale > 0 && s.Op.From.Corp() != 0 },
	rules.HelpCheapestOnly: func(s *Said) bool {
		return s.Op.Train != 0 && s.Cash(s.Op.By) < s.Op.Price &&
			s.cheapest() == s.Refusal.Need && s.T.Train(s.Kind).Price > s.Refusal.Need
	},
	rules.HelpAbovePrinted: func(s *Said) bool {
		return s.Op.From.Corp() != 0 && s.Op.Price > s.Refusal.Need &&
			s.T.Train(s.Kind).Price == s.Refusal.Need && s.Cash(s.Op.By) < s.Op.Price
	},
	rules.HelpAfterSale: func(s *Said) bool { return s.S.Turn.LastSale > 0 && s.Op.Price < s.Refusal.Need },
	rules.NoDuty:        func(s *Said) bool { return s.About != 0 && (s.ordinary() > 0 || !s.HasRoute(s.About)) },
	rules.MustBuyTrain: func(s *Said) bool {
		_, any := s.CheapestTrain()
		return any && s.About != 0 && s.ordinary() == 0
	},
	rules.SaleNotNeeded: func(s *Said) bool {
		c := s.Actor().Corp()
		return s.Refusal.Have >= s.Refusal.Need &&
			s.Refusal.Have == s.Cash(id.OfCorp(c))+s.Cash(id.OfPlayer(s.President(c)))
	},
	rules.OnlyAsNeeded: func(s *Said) bool {
		fewer, ok := s.Action.(rules.SellShares)
		if !ok || fewer.Percent <= s.Ordinary(s.About) {
			return false
		}
		fewer.Percent -= s.Ordinary(s.About)
		c := s.Actor().Corp()
		have := s.Cash(id.OfCorp(c)) + s.Cash(id.OfPlayer(s.President(c))) +
			s.SalePrice(s.About)*int32(fewer.Percent/s.Ordinary(s.About))
		return have >= s.cheapest()
	},
	rules.KeepsPresidency: func(s *Said) bool {
		sale, ok := s.Action.(rules.SellShares)
		if !ok || s.Actor() != id.OfCorp(s.About) {
			return false
		}
		left, most := s.Holds(sale.By)-int32(sale.Percent), int32(0)
		for i := range s.S.Players {
			if o := id.OfPlayer(id.Player(i + 1)); o != sale.By {
				most = max(most, s.Holds(o))
			}
		}
		return most > left
	},
	rules.NotOverLimit:  func(s *Said) bool { return s.About != 0 && s.ordinary() <= int32(s.TrainLimit(s.About)) },
	rules.OtherDiscards: func(s *Said) bool { return s.Op.By != s.Actor() && s.Who == s.Actor() },
	rules.NothingAffordable: func(s *Said) bool {
		return s.About != 0 && s.Cash(id.OfCorp(s.About)) < s.cheapest()
	},
	rules.PriceStep: func(s *Said) bool { return s.Op.Priced && s.Refusal.Need > 0 && s.Op.Price%s.Refusal.Need != 0 },
	rules.TrainLater: func(s *Said) bool {
		ahead := 0
		for card := 1; card <= s.T.Cards(); card++ {
			if s.S.Trains[card] == id.Initial && s.T.FrontOf(id.Train(card)) < s.T.FrontOf(max(s.Op.Train, 1)) {
				ahead++
			}
		}
		return s.Op.Train != 0 && s.Refusal.Need > 0 && int32(ahead) >= s.Refusal.Need
	},
	rules.StillSolvent: func(s *Said) bool { return s.Refusal.Have >= s.Refusal.Need && s.Refusal.Need == s.cheapest() },
}

// ordinary returns the number of ordinary trains of the company in question.
func (s *Said) ordinary() (n int32) {
	for card := 1; card <= s.T.Cards(); card++ {
		if s.S.Trains[card] == id.OfCorp(s.About) && s.T.Train(s.KindOf(id.Train(card))).Special == 0 {
			n++
		}
	}
	return n
}

// cheapest returns the lowest price of a train on sale in the bank.
func (s *Said) cheapest() int32 {
	least := int32(1 << 30)
	for i := range s.T.Trains {
		k := id.TrainKind(i + 1)
		if s.InDepot(k) || s.FirstCard(k, id.Pool) != 0 {
			least = min(least, s.T.Train(k).Price)
		}
	}
	return least
}

// listed caches the legal actions of a position.
type listed struct {
	position rules.State
	legal    []rules.Action
}

// Lists reports whether the legal actions include one that meant accepts.
func (s *Said) Lists(meant func(rules.Action) bool) bool {
	if s.S.End.Over {
		return false
	}
	if l := s.listed; l.legal == nil || l.position != *s.S {
		l.position, l.legal = *s.S, rules.AppendLegal(l.legal[:0], s.Fresh())
	}
	return slices.ContainsFunc(s.listed.legal, meant)
}

// Fresh returns the position with a Scratch of its own.
func (s *Said) Fresh() rules.View { return rules.View{T: s.T, S: s.S, X: &rules.Scratch{}} }

// judgedIf returns the judgement of an action in a changed copy of the position.
func (s *Said) judgedIf(a rules.Action, change func(*rules.State)) rules.Refusal {
	if a == nil {
		return rules.Refusal{Reason: rules.Unknown}
	}
	other := *s.S
	change(&other)
	return rules.Check(rules.View{T: s.T, S: &other, X: &rules.Scratch{}}, a)
}

// priced returns a copy of the action at another price.
func (s *Said) priced(price int32) rules.Action {
	return rules.Walk(s.Action, repricing{price: price})
}

// repricing is the rules.Fields that replaces the price of an action.
type repricing struct {
	rules.Ignore
	price int32
}

// Price implements rules.Fields.
func (r repricing) Price(n *int32) { *n = r.price }
