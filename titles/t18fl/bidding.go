package t18fl

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// bidding is a step of the selection of privates: every player makes a secret bid and all pay; then each player chooses
// a private, in order of the bids from the highest, ties by seat (18FL/R15-R24).
type bidding struct {
	anySum bool // recorded games take any whole sum up to the maximum
	choice bool // the step of choosing privates
}

// The maximum bid in dollars, and the sum of which bids are multiples.
const (
	highestBid = 10
	bidStep    = 5
)

// round returns the round. All home stations are placed before anything else (18FL/R8).
func (b bidding) round() rules.Round {
	return rules.Round{
		Name:  rules.AuctionRound,
		Steps: []rules.Step{b, bidding{anySum: b.anySum, choice: true}},
		Begin: func(tx *rules.Tx) {
			for i := range tx.T.Corps {
				tx.PlaceHome(id.Corp(i+1), int(tx.T.Corps[i].HomeCity))
			}
			tx.BeginTurn(id.OfPlayer(1))
		},
		Turn: b.passTurn,
	}
}

// passTurn passes the turn: to a player who has not bid, then to the one who chooses, and after the last private to the
// owner of the one with the priority (18FL/R20).
func (bidding) passTurn(tx *rules.Tx) {
	for i := range tx.S.Players {
		if p := id.Player(i + 1); !tx.S.Auction.Sealed[p].Placed() {
			tx.BeginTurn(id.OfPlayer(p))
			return
		}
	}
	if !tx.S.Auction.Choosing {
		reveal(tx)
	}
	if p := chooser(tx.View); p != 0 {
		tx.BeginTurn(id.OfPlayer(p))
		return
	}
	tx.S.Auction = rules.Auction{}
	tx.S.Priority = tx.S.Privates[tx.T.FindPrivate(tallahassee)].Owner.Player()
	tx.EndRound()
}

// reveal shows all bids and makes everybody pay (18FL/R15).
func reveal(tx *rules.Tx) {
	tx.S.Auction.Choosing = true
	for i := range tx.S.Players {
		p := id.Player(i + 1)
		sum := tx.S.Auction.Sealed[p].Sum()
		tx.Note(rules.Event{Kind: rules.BidPlaced, Who: id.OfPlayer(p), Amount: sum})
		tx.Pay(id.OfPlayer(p), id.Bank, sum)
	}
}

// chooser returns who chooses next: the player with the highest bid among those without a private, or zero if all have
// one.
func chooser(v rules.View) (best id.Player) {
	a := &v.S.Auction
	for i := range v.S.Players {
		p := id.Player(i + 1)
		if a.Out>>p&1 == 0 && (best == 0 || a.Sealed[p].Sum() > a.Sealed[best].Sum()) {
			best = p
		}
	}
	return best
}

func (b bidding) Name() string {
	if b.choice {
		return choiceKey
	}
	return bidsKey
}

// Sealed implements rules.Sealer: bids are secret until the last one is made (18FL/R22).
func (b bidding) Sealed(rules.View) bool { return !b.choice }

// Open implements rules.Step: all bid first, then all choose.
func (b bidding) Open(v rules.View) rules.Refusal {
	if v.S.Auction.Choosing != b.choice {
		return v.Refuse(rules.NothingLeft)
	}
	return rules.Refusal{}
}

// Check implements rules.Step.
func (b bidding) Check(v rules.View, a rules.Action) rules.Refusal {
	bid, ok := a.(rules.Bid)
	if !ok {
		return v.Refuse(rules.WrongStep)
	}
	if id.OfPlayer(bid.By) != v.Actor() {
		return v.Refuse(rules.NotYourTurn).Of(v.Actor())
	}
	if v.S.Auction.Choosing {
		return b.checkChoice(v, bid)
	}
	switch {
	case bid.Private != 0:
		return v.Refuse(bidFirst)
	case bid.Price < 0 || bid.Price > highestBid || bid.Price%bidStep != 0 && !b.anySum:
		return v.Refuse(bidSum)
	}
	return rules.Refusal{}
}

// checkChoice judges the choice of a private at its printed price. Recorded games state other prices, which have no
// effect (18FL/R18).
func (b bidding) checkChoice(v rules.View, bid rules.Bid) rules.Refusal {
	switch {
	case bid.Private == 0:
		return v.Refuse(choosePrivate)
	case v.S.Privates[bid.Private].Owner != id.Initial:
		return v.Refuse(rules.LotGone).About(bid.Private)
	case bid.Price != v.T.Private(bid.Private).Value && !b.anySum:
		return v.Refuse(rules.PriceFixed).Figures(bid.Price, v.T.Private(bid.Private).Value)
	}
	return rules.Refusal{}
}

// AppendLegal implements rules.Step.
func (b bidding) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	p := v.Actor().Player()
	if !v.S.Auction.Choosing {
		for sum := int32(0); sum <= highestBid; sum += bidStep {
			dst = append(dst, rules.Bid{By: p, Price: sum})
		}
		return dst
	}
	for i := range v.T.Privates {
		n := id.Private(i + 1)
		if a := (rules.Bid{By: p, Private: n, Price: v.T.Private(n).Value}); !b.Check(v, a).Refused() {
			dst = append(dst, a)
		}
	}
	return dst
}

// Apply implements rules.Step. A sealed bid is only noted; a choice is paid for, and whoever has chosen is out.
func (bidding) Apply(tx *rules.Tx, a rules.Action) {
	bid := a.(rules.Bid)
	tx.FinishAll()
	if bid.Private == 0 {
		tx.S.Auction.Sealed[bid.By] = rules.Stand(bid.Price)
		return
	}
	o, price := id.OfPlayer(bid.By), tx.T.Private(bid.Private).Value
	tx.Note(rules.Event{Kind: rules.BidsWon, Who: o, Private: bid.Private, Amount: price})
	tx.Pay(o, id.Bank, price)
	tx.GivePrivate(bid.Private, o)
	tx.S.Auction.Out |= 1 << bid.By
	if w, ok := rules.PowerOf[rules.GrantShare](tx.T, bid.Private); ok {
		tx.TakeShare(tx.T.FindCorp(w.Corp), id.Initial, o) // R19
	}
}
