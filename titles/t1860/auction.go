package t1860

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/step"
)

// auction is the sale of the first privates and presidencies: six auctions of the right to choose one of the remaining
// lots. The bid is a premium on top of the price (1860/R10-R18).
type auction struct {
	minBid  int32 // minimum opening bid
	raise   int32 // minimum raise
	reentry bool  // players who have passed may bid again
	// priority returns who begins the first stock round after the sale.
	priority func(v rules.View) id.Player
}

// round returns the auction round.
func (s auction) round() rules.Round {
	return rules.Round{
		Name:  rules.AuctionRound,
		Steps: []rules.Step{s},
		Begin: func(tx *rules.Tx) { tx.BeginTurn(id.OfPlayer(tx.S.Priority)) },
		Turn: func(tx *rules.Tx) {
			tx.S.Priority = s.priority(tx.View)
			tx.EndRound()
		},
	}
}

// AppendLots implements step.ChoiceSale: privates at face value and the presidencies of the first layer (1860/R4).
func (auction) AppendLots(dst []step.Lot, v rules.View) []step.Lot { return appendLots(dst, v) }

// appendLots appends the unsold privates and the presidencies of the first layer.
func appendLots(dst []step.Lot, v rules.View) []step.Lot {
	for i, d := range v.T.Privates {
		if v.S.Privates[i+1].Owner == id.Initial && d.FromPhase == "" {
			dst = append(dst, step.Lot{Private: id.Private(i + 1), Price: d.Value})
		}
	}
	for i, d := range v.T.Corps {
		if c := id.Corp(i + 1); d.Layer == 1 && !v.Is(c, rules.Started) {
			dst = append(dst, step.Lot{Corp: c, Price: v.PresidencyPrice(c, int32(d.ParLow))})
		}
	}
	return dst
}

// cheapest returns the lot with the lowest price. There must be one.
func cheapest(v rules.View) step.Lot {
	var buf [rules.MaxLots]step.Lot
	lots := appendLots(buf[:0], v)
	best := lots[0]
	for _, l := range lots {
		if l.Price < best.Price {
			best = l
		}
	}
	return best
}

func (auction) Name() string { return step.AuctionKey }

// Open implements rules.Step: it is open while any lot is left.
func (auction) Open(v rules.View) rules.Refusal {
	var buf [rules.MaxLots]step.Lot
	if len(appendLots(buf[:0], v)) == 0 {
		return v.Refuse(rules.NothingLeft)
	}
	return rules.Refusal{}
}

// Check implements rules.Step.
func (s auction) Check(v rules.View, a rules.Action) rules.Refusal {
	switch a.(type) {
	case rules.Pass, rules.Bid, rules.Par:
		if rules.Actor(a) != v.Actor() {
			return v.Refuse(rules.NotYourTurn).Of(v.Actor())
		}
	default:
		return v.Refuse(rules.WrongStep)
	}
	if v.S.Auction.Choosing {
		return s.checkChoice(v, a)
	}
	if b, ok := a.(rules.Bid); ok && b.Private == 0 {
		return s.checkBid(v, b)
	}
	if _, ok := a.(rules.Pass); ok {
		return rules.Refusal{}
	}
	return v.Refuse(rules.WrongStep)
}

// checkBid judges a bid for the right to choose, which must leave money for the cheapest lot (1860/R12, R14).
func (s auction) checkBid(v rules.View, b rules.Bid) rules.Refusal {
	lowest, highest := s.Limits(v)
	if b.Price < lowest {
		return v.Refuse(rules.BidTooLow).Figures(b.Price, lowest)
	}
	if b.Price > highest {
		return v.Refuse(rules.BidTooHigh).Figures(v.Cash(v.Actor()), cheapest(v).Price)
	}
	return rules.Refusal{}
}

// Limits implements step.ChoiceSale.
func (s auction) Limits(v rules.View) (lowest, highest int32) {
	lowest = s.minBid
	if high := v.S.Auction.High; high.Placed() {
		lowest = high.Sum() + s.raise
	}
	return lowest, v.Cash(v.Actor()) - cheapest(v).Price
}

// checkChoice judges the winner's choice (1860/R15, R17).
func (s auction) checkChoice(v rules.View, a rules.Action) rules.Refusal {
	switch a := a.(type) {
	case rules.Bid:
		return s.checkPrivate(v, a)
	case rules.Par:
		return s.checkPresidency(v, a)
	}
	return v.Refuse(rules.WrongStep)
}

// checkPrivate judges the winner's purchase of a private.
func (s auction) checkPrivate(v rules.View, b rules.Bid) rules.Refusal {
	if b.Private == 0 || int(b.Private) > len(v.T.Privates) {
		return v.Refuse(rules.Unknown)
	}
	d := v.T.Private(b.Private)
	switch {
	case d.FromPhase != "":
		return v.Refuse(lotLater).About(b.Private)
	case v.S.Privates[b.Private].Owner != id.Initial:
		return v.Refuse(rules.LotGone).About(b.Private)
	case b.Price != d.Value:
		return v.Refuse(rules.PriceFixed).Figures(b.Price, d.Value).About(b.Private)
	case v.Cash(v.Actor()) < d.Value && !mercy(v, step.Lot{Private: b.Private}):
		return v.Refuse(rules.NoMoney).Figures(v.Cash(v.Actor()), d.Value)
	}
	return rules.Refusal{}
}

// checkPresidency judges the winner's start of a company.
func (s auction) checkPresidency(v rules.View, p rules.Par) rules.Refusal {
	switch {
	case p.Corp == 0 || int(p.Corp) > len(v.T.Corps):
		return v.Refuse(rules.Unknown)
	case v.T.Corp(p.Corp).Layer != 1:
		return v.Refuse(rules.LayerClosed)
	case v.Is(p.Corp, rules.Started):
		return v.Refuse(rules.AlreadyStarted)
	case !v.ParCell(p.Corp, p.At) && !v.LoosePar(p.At):
		return v.Refuse(rules.NotParPrice)
	}
	par := v.T.Market.Price(p.At)
	price, cash := v.PresidencyPrice(p.Corp, par), v.Cash(v.Actor())
	lowest := par == int32(v.T.Corp(p.Corp).ParLow)
	if cash < price && !(lowest && mercy(v, step.Lot{Corp: p.Corp})) {
		return v.Refuse(rules.NoMoney).Figures(cash, price)
	}
	return rules.Refusal{}
}

// mercy reports whether the winner may take a lot for all his money although he cannot afford it: the cheapest one,
// after an auction without bids (1860/R17).
func mercy(v rules.View, l step.Lot) bool {
	c := cheapest(v)
	return !v.S.Auction.High.Placed() && c.Private == l.Private &&
		(c.Corp == l.Corp || l.Corp != 0 && c.Price == priceOf(v, l.Corp))
}

// priceOf returns the price of the presidency of c at its lowest par.
func priceOf(v rules.View, c id.Corp) int32 {
	return v.PresidencyPrice(c, int32(v.T.Corp(c).ParLow))
}

// AppendLegal implements rules.Step: the lowest and the highest bid and the pass or, for the winner, every lot.
func (s auction) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	p := v.Actor().Player()
	if !v.S.Auction.Choosing {
		lowest, highest := s.Limits(v)
		if lowest <= highest {
			dst = append(dst, rules.Bid{By: p, Price: lowest})
		}
		if lowest < highest {
			dst = append(dst, rules.Bid{By: p, Price: highest})
		}
		return append(dst, rules.Pass{By: v.Actor()})
	}
	var lots [rules.MaxLots]step.Lot
	var cells [8]market.Pos
	for _, l := range appendLots(lots[:0], v) {
		if l.Private != 0 {
			dst = s.appendIf(dst, v, rules.Bid{By: p, Private: l.Private, Price: l.Price})
			continue
		}
		for _, at := range v.AppendPars(cells[:0], l.Corp) {
			dst = s.appendIf(dst, v, rules.Par{By: p, Corp: l.Corp, At: at})
		}
	}
	return dst
}

// appendIf appends an action if it is legal.
func (s auction) appendIf(dst []rules.Action, v rules.View, a rules.Action) []rules.Action {
	if s.Check(v, a).Refused() {
		return dst
	}
	return append(dst, a)
}

// Apply implements rules.Step. A winner shown mercy pays all his cash.
func (s auction) Apply(tx *rules.Tx, a rules.Action) {
	p := tx.Actor().Player()
	switch a := a.(type) {
	case rules.Pass:
		s.pass(tx, p)
	case rules.Bid:
		if a.Private == 0 {
			s.bid(tx, a)
			return
		}
		tx.Pay(id.OfPlayer(p), id.Bank, min(a.Price, tx.Cash(id.OfPlayer(p))))
		tx.Note(rules.Event{Kind: rules.BidsWon, Who: id.OfPlayer(p), Private: a.Private, Amount: a.Price})
		tx.GivePrivate(a.Private, id.OfPlayer(p))
		s.beginNext(tx, p)
	case rules.Par:
		price := tx.PresidencyPrice(a.Corp, tx.T.Market.Price(a.At))
		tx.Pay(id.OfPlayer(p), id.Bank, min(price, tx.Cash(id.OfPlayer(p))))
		tx.TakePresidency(a.Corp, p)
		tx.StartCorp(a.Corp, a.At)
		s.beginNext(tx, p)
	}
}

// bid places the highest bid and passes the turn on.
func (s auction) bid(tx *rules.Tx, b rules.Bid) {
	o := &tx.S.Auction
	o.High, o.Leader, o.Passes = rules.Stand(b.Price), b.By, 0
	tx.Note(rules.Event{Kind: rules.BidPlaced, Who: id.OfPlayer(b.By), Amount: b.Price})
	s.askNext(tx, b.By)
}

// pass takes p out of the auction. It remembers the first player to pass, who chooses if nobody bids.
func (s auction) pass(tx *rules.Tx, p id.Player) {
	o := &tx.S.Auction
	o.Passes++
	o.Out |= 1 << p
	if o.First == 0 {
		o.First = p
	}
	tx.Note(rules.Event{Kind: rules.Passed, Who: id.OfPlayer(p)})
	s.askNext(tx, p)
}

// askNext asks the next player after p or, if nobody can bid any more, settles the auction (1860/R13, R15, R16).
func (s auction) askNext(tx *rules.Tx, p id.Player) {
	o := &tx.S.Auction
	switch {
	case o.High.Placed() && s.alone(tx.View):
		tx.Pay(id.OfPlayer(o.Leader), id.Bank, o.High.Sum())
		s.choose(tx, o.Leader)
	case !o.High.Placed() && o.Passes == tx.S.Players:
		s.choose(tx, o.First)
	default:
		next := tx.SeatAfter(p, 1)
		for !s.reentry && o.Out>>next&1 != 0 {
			next = tx.SeatAfter(next, 1)
		}
		tx.BeginTurn(id.OfPlayer(next))
	}
}

// alone reports whether nobody can bid against the leader any more.
func (s auction) alone(v rules.View) bool {
	o := &v.S.Auction
	if s.reentry {
		return o.Passes == v.S.Players-1
	}
	for i := range v.S.Players {
		if p := id.Player(i + 1); p != o.Leader && o.Out>>p&1 == 0 {
			return false
		}
	}
	return true
}

// choose lets a player choose a lot.
func (s auction) choose(tx *rules.Tx, p id.Player) {
	tx.S.Auction.Choosing = true
	tx.BeginTurn(id.OfPlayer(p))
}

// beginNext begins the next auction, to the left of the player who has taken a lot (1860/R18).
func (s auction) beginNext(tx *rules.Tx, taker id.Player) {
	tx.S.Auction = rules.Auction{}
	tx.BeginTurn(id.OfPlayer(tx.SeatAfter(taker, 1)))
}
