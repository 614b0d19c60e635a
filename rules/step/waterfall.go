package step

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// Waterfall is the auction in which the cheapest private can be bought at its price while the others collect bids
// (1830/R10-R19).
type Waterfall struct {
	Raise    int32         // minimum raise above the highest bid, or above the face value (R11)
	Drop     int32         // reduction of the first private's price when all players pass (R16)
	ParRound rules.RoundID // interruption that chooses the par of a granted presidency (R19)
}

// WaterfallRound returns the round of the auction.
func WaterfallRound(w Waterfall) rules.Round {
	return rules.Round{
		Name:  rules.AuctionRound,
		Steps: []rules.Step{w},
		Begin: func(tx *rules.Tx) {
			tx.S.Auction = rules.Auction{Next: tx.S.Priority}
			tx.BeginTurn(id.OfPlayer(tx.S.Priority))
		},
		Turn: w.turn,
	}
}

func (Waterfall) Name() string { return AuctionKey }

// Open implements rules.Step. It never refuses: a player who can afford nothing must still pass.
func (Waterfall) Open(rules.View) rules.Refusal { return rules.Refusal{} }

// Check judges a bid or a pass.
func (w Waterfall) Check(v rules.View, a rules.Action) rules.Refusal {
	switch a := a.(type) {
	case rules.Pass:
		return v.CheckActor(a.By)
	case rules.Bid:
		return w.checkBid(v, a)
	}
	return v.Refuse(rules.WrongStep)
}

// checkBid judges a bid: the lot, the price, then the bidder's free cash.
func (w Waterfall) checkBid(v rules.View, b rules.Bid) rules.Refusal {
	if b.Private == 0 {
		return v.Refuse(rules.Unknown)
	}
	if b.By == 0 || id.OfPlayer(b.By) != v.Actor() {
		return v.Refuse(rules.NotYourTurn).Of(v.Actor())
	}
	if !v.PrivateOf(b.Private, id.Initial) {
		return v.Refuse(rules.LotGone).About(b.Private)
	}
	if c := Contested(v); c != 0 && c != b.Private && !v.Tolerant() { // 1870/X16
		return v.Refuse(rules.NotBidding).About(c)
	}
	lowest := w.MinBid(v, b.Private)
	if v.S.Auction.Contest == 0 && b.Private == FirstLot(v) {
		if b.Price != lowest {
			return v.Refuse(rules.PriceFixed).Figures(b.Price, lowest).About(b.Private)
		}
	} else if b.Price < lowest {
		return v.Refuse(rules.BidTooLow).Figures(b.Price, lowest).About(b.Private)
	}
	if free := FreeCash(v, b.By, b.Private); b.Price > free {
		why := rules.NoMoneyForBid
		if free < v.Cash(id.OfPlayer(b.By)) {
			why = rules.MoneyCommitted
		}
		return v.Refuse(why).Figures(free, b.Price).Of(id.OfPlayer(b.By))
	}
	return rules.Refusal{}
}

// MinBid returns the minimum bid on p: its price if it is the cheapest unsold private, otherwise a raise above the
// highest bid.
func (w Waterfall) MinBid(v rules.View, p id.Private) int32 {
	if v.S.Auction.Contest == 0 && p == FirstLot(v) {
		return LotPrice(v, p)
	}
	high, _ := HighestBid(v, p)
	return max(high, v.T.Private(p).Value) + w.Raise
}

// FirstLot returns the cheapest unsold private, or zero.
func FirstLot(v rules.View) id.Private {
	for i := range v.T.Privates {
		if p := id.Private(i + 1); v.PrivateOf(p, id.Initial) {
			return p
		}
	}
	return 0
}

// LotPrice returns the price of a private of the bank. Only that of the very first one drops.
func LotPrice(v rules.View, p id.Private) int32 {
	price := v.T.Private(p).Value
	if p == 1 {
		price -= int32(v.S.Auction.Discount)
	}
	return price
}

// lotOf returns the lot of a private, which has the same number.
func lotOf(p id.Private) id.Lot { return id.Lot(p) }

// Contested returns the private whose bidders are raising, or zero.
func Contested(v rules.View) id.Private { return id.Private(v.S.Auction.Contest) }

// Bids returns the standing bids on a private by player. Privates above MaxLots have none.
func Bids(v rules.View, p id.Private) [id.MaxPlayers + 1]rules.Standing {
	if p > rules.MaxLots {
		return [id.MaxPlayers + 1]rules.Standing{}
	}
	return v.S.Auction.Bids[lotOf(p)]
}

// HighestBid returns the highest standing bid on p and its bidder, or zeros if there is none.
func HighestBid(v rules.View, p id.Private) (sum int32, by id.Player) {
	high := rules.Standing(0)
	for n, b := range Bids(v, p) {
		if b > high {
			high, by = b, id.Player(n)
		}
	}
	return high.Sum(), by
}

// FreeCash returns the amount that p may bid on lot: his cash less his standing bids on other privates (1830/R12).
func FreeCash(v rules.View, p id.Player, lot id.Private) int32 {
	free := v.Cash(id.OfPlayer(p))
	for i := range v.S.Auction.Bids {
		if id.Lot(i) != lotOf(lot) {
			free -= v.S.Auction.Bids[i][p].Sum()
		}
	}
	return free
}

// Bidders returns the number of bidders on lot and the one with the lowest bid, or zeros if there is none.
func Bidders(v rules.View, lot id.Private) (n int, lowest id.Player) {
	bids := Bids(v, lot)
	for p, b := range bids {
		if !b.Placed() {
			continue
		}
		if n++; lowest == 0 || b < bids[lowest] {
			lowest = id.Player(p)
		}
	}
	return n, lowest
}

// AppendLegal implements rules.Step: for each private the minimum bid and, unless the price is fixed, all of the
// player's free cash.
func (w Waterfall) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	p := v.Actor().Player()
	first := FirstLot(v)
	for i := range v.T.Privates {
		lot := id.Private(i + 1)
		bid := rules.Bid{By: p, Private: lot, Price: w.MinBid(v, lot)}
		if w.checkBid(v, bid).Refused() {
			continue
		}
		dst = append(dst, bid)
		most := FreeCash(v, p, lot)
		if most > bid.Price && (lot != first || v.S.Auction.Contest != 0) {
			dst = append(dst, rules.Bid{By: p, Private: lot, Price: most})
		}
	}
	return append(dst, rules.Pass{By: v.Actor()})
}

// Apply buys the cheapest private, places a bid or passes, which may lower a price (1830/R16).
func (w Waterfall) Apply(tx *rules.Tx, a rules.Action) {
	tx.FinishAll()
	au := &tx.S.Auction
	if b, ok := a.(rules.Bid); ok {
		w.buyOrBid(tx, b)
		return
	}
	p := tx.Actor().Player()
	tx.Note(rules.Event{Kind: rules.Passed, Who: tx.Actor()})
	if au.Contest != 0 {
		au.Bids[au.Contest][p] = 0
		return
	}
	au.Next = tx.SeatAfter(p, 1)
	if au.Passes++; au.Passes < tx.S.Players {
		return
	}
	au.Passes = 0
	w.settlePasses(tx)
}

// buyOrBid buys the cheapest private or places a bid on another one.
func (w Waterfall) buyOrBid(tx *rules.Tx, b rules.Bid) {
	au := &tx.S.Auction
	if au.Contest == 0 {
		au.Next = tx.SeatAfter(b.By, 1)
		au.Passes = 0
		if b.Private == FirstLot(tx.View) {
			tx.S.Priority = au.Next // R22; settling other lots after it does not change the priority
			w.buy(tx, b.By, b.Private, b.Price)
			return
		}
	}
	au.Bids[lotOf(b.Private)][b.By] = rules.Stand(b.Price)
	tx.Note(rules.Event{Kind: rules.BidPlaced, Who: id.OfPlayer(b.By), Private: b.Private, Amount: b.Price})
}

// settlePasses reduces the price of the first private after all players have passed. At zero the next player must take
// it (1830/R16). Once it is sold, owned privates pay their revenue instead (1830/R17).
func (w Waterfall) settlePasses(tx *rules.Tx) {
	lot := FirstLot(tx.View)
	if lot != 1 {
		tx.PayPrivateRevenues()
		return
	}
	au := &tx.S.Auction
	au.Discount += int16(w.Drop)
	if LotPrice(tx.View, lot) > 0 {
		return
	}
	p := au.Next
	au.Next = tx.SeatAfter(p, 1)
	tx.S.Priority = au.Next
	w.buy(tx, p, lot, 0)
}

// turn settles the cheapest private as long as there are bids on it, then gives the turn to the next player
// (1830/R13-R15).
func (w Waterfall) turn(tx *rules.Tx) {
	au := &tx.S.Auction
	lot := FirstLot(tx.View)
	if lot == 0 {
		tx.EndRound()
		return
	}
	switch n, lowest := Bidders(tx.View, lot); n {
	case 0:
		tx.BeginTurn(id.OfPlayer(au.Next))
	case 1:
		w.buy(tx, lowest, lot, au.Bids[lotOf(lot)][lowest].Sum()) // nobody is in turn yet, so turn is called again
	default:
		au.Contest = lotOf(lot)
		tx.BeginTurn(id.OfPlayer(lowest))
	}
}

// sellToLoneBidder sells the cheapest unsold private if it has exactly one bidder. That precedes the choice of the par
// that came with the private before it (1870/R19).
func (w Waterfall) sellToLoneBidder(tx *rules.Tx) {
	lot := FirstLot(tx.View)
	if lot == 0 {
		return
	}
	if n, by := Bidders(tx.View, lot); n == 1 {
		w.buy(tx, by, lot, tx.S.Auction.Bids[lotOf(lot)][by].Sum())
	}
}

// buy sells a private of the bank and performs its grants.
func (w Waterfall) buy(tx *rules.Tx, p id.Player, lot id.Private, price int32) {
	o := id.OfPlayer(p)
	tx.S.Auction.Contest = 0
	tx.S.Auction.Bids[lotOf(lot)] = [id.MaxPlayers + 1]rules.Standing{}
	tx.Pay(o, id.Bank, price)
	tx.GivePrivate(lot, o)
	tx.Note(rules.Event{Kind: rules.BidsWon, Who: o, Private: lot, Amount: price})
	if g, ok := rules.PowerOf[rules.GrantShare](tx.T, lot); ok {
		tx.TakeShare(tx.T.FindCorp(g.Corp), id.Initial, o)
	}
	if g, ok := rules.PowerOf[rules.GrantPresidency](tx.T, lot); ok {
		w.sellToLoneBidder(tx)
		tx.Push(rules.Frame{Round: w.ParRound, Actor: o, Corp: tx.T.FindCorp(g.Corp)})
	}
}
