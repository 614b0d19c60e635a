package t1822pnw

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/step"
)

// stockTurn is a player's turn in a stock round: selling, repaying, then either one purchase or up to three bids (R13,
// R14).
type stockTurn struct{ g *game }

func (stockTurn) Name() string { return step.StockKey }

// Open implements rules.Step: the turn continues until a purchase or the third bid, as long as anything but passing is
// possible (R14). 18xx.games passes automatically only for players whose debt keeps them from bidding.
func (s stockTurn) Open(v rules.View) rules.Refusal {
	t, p := &v.S.Turn, v.Actor().Player()
	if t.Bought == 0 && t.Bids < maxBids && (s.g.sw.AsksIdle && v.S.Seats[p].Debt == 0 || s.canAct(v, p)) {
		return rules.Refusal{}
	}
	return v.Refuse(rules.NothingLeft)
}

// Idle implements rules.Idler.
func (s stockTurn) Idle(v rules.View) bool {
	return s.g.sw.AsksIdle && !s.canAct(v, v.Actor().Player())
}

// canAct reports whether p can do anything except pass.
func (s stockTurn) canAct(v rules.View, p id.Player) bool {
	if s.canSell(v, p) || canRepay(v, p) {
		return true
	}
	var buf [64]rules.Action
	return len(s.appendBids(buf[:0], v, p)) > 0 || len(s.appendPurchases(buf[:0], v, p)) > 0
}

// mustSell reports whether p is above the certificate limit and can sell (R16).
func (s stockTurn) mustSell(v rules.View, p id.Player) bool {
	return v.CertsCounted(p) > v.CertLimit() && s.canSell(v, p)
}

// Check judges an action of the player in turn. Above the certificate limit he may only sell, if he can (R16).
func (s stockTurn) Check(v rules.View, a rules.Action) rules.Refusal {
	switch a.(type) {
	case rules.Pass, rules.BuyShares, rules.SellShares, rules.Par, rules.Bid, Repay:
		if rules.Actor(a) != v.Actor() {
			return v.Refuse(rules.NotYourTurn).Of(v.Actor())
		}
	default:
		return v.Refuse(rules.WrongStep)
	}
	p := v.Actor().Player()
	if sale, ok := a.(rules.SellShares); ok {
		return s.checkStockSale(v, p, sale)
	}
	if s.mustSell(v, p) {
		return v.Refuse(rules.MustSell).Figures(int32(v.CertsCounted(p)), int32(v.CertLimit()))
	}
	switch a := a.(type) {
	case rules.BuyShares:
		return s.checkBuy(v, p, a)
	case rules.Par:
		return s.checkStart(v, p, a)
	case rules.Bid:
		return s.checkBid(v, p, a)
	case Repay:
		return s.checkRepay(v, p, a)
	}
	return rules.Refusal{}
}

// checkStockSale judges a sale in a stock turn, which with the strict order must precede bids (R13, R17).
func (s stockTurn) checkStockSale(v rules.View, p id.Player, a rules.SellShares) rules.Refusal {
	switch {
	case v.S.Turn.Blocks.Has(a.Corp):
		return v.Refuse(rules.SoldThisTurn)
	case s.g.sw.Order == Strict && (v.S.Turn.Bids > 0 || repaid.Is(v.S)):
		return v.Refuse(sellFirst)
	}
	return checkSale(v, p, a)
}

// checkSale judges the conditions of every sale by a player: a major that has completed an operating turn, and the
// limits of a block (R19-R23). The operating company must be at least in its second turn.
func checkSale(v rules.View, p id.Player, a rules.SellShares) rules.Refusal {
	switch {
	case !kindIs(v, a.Corp, rules.Major):
		return v.Refuse(notSellable)
	case !v.Is(a.Corp, rules.Started):
		return v.Refuse(rules.NotStarted)
	case v.S.Corps[a.Corp].Turns == 0 || v.S.Corps[a.Corp].Turns == 1 && v.Base().Actor == id.OfCorp(a.Corp):
		return v.Refuse(notOperated)
	}
	return v.CheckBundle(p, a.Corp, int(a.Percent))
}

// canSell reports whether p may sell a share of any company.
func (s stockTurn) canSell(v rules.View, p id.Player) bool {
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		if !s.checkStockSale(v, p, rules.SellShares{By: id.OfPlayer(p), Corp: c, Percent: v.Ordinary(c)}).Refused() {
			return true
		}
	}
	return false
}

// checkRepay judges a repayment of any part of the debt (R119).
func (s stockTurn) checkRepay(v rules.View, p id.Player, a Repay) rules.Refusal {
	debt := v.S.Seats[p].Debt
	switch {
	case debt == 0:
		return v.Refuse(noDebt)
	case a.Sum < 1 || a.Sum > debt:
		return v.Refuse(repaysDebt).Figures(a.Sum, debt)
	}
	return checkMoney(v, p, a.Sum)
}

// canRepay reports whether p has a debt and money that is not bound by bids.
func canRepay(v rules.View, p id.Player) bool { return v.S.Seats[p].Debt > 0 && freeCash(v, p) > 0 }

// checkPurchase judges the conditions of every purchase of shares of c at a price (R13, R26-R28). The price is 0 for a
// major that begins from a minor, since the caller judges the payment.
func checkPurchase(v rules.View, p id.Player, c id.Corp, price int32) rules.Refusal {
	switch {
	case v.S.Turn.Bids > 0:
		return v.Refuse(bidsMade)
	case v.S.Seats[p].Debt > 0:
		return v.Refuse(inDebt).Figures(v.S.Seats[p].Debt, 0)
	case v.S.Seats[p].Sold.Has(c):
		return v.Refuse(rules.SoldThisRound)
	}
	return checkMoney(v, p, price)
}

// checkMoney returns a refusal if p cannot pay a price without touching the money bound by bids (R31).
func checkMoney(v rules.View, p id.Player, price int32) rules.Refusal {
	o := id.OfPlayer(p)
	switch free := freeCash(v, p); {
	case free >= price:
		return rules.Refusal{}
	case free < v.Cash(o):
		return v.Refuse(rules.MoneyCommitted).Figures(free, price).Of(o)
	}
	return v.Refuse(rules.NoMoney).Figures(v.Cash(o), price).Of(o)
}

// checkBuy judges the purchase of a share from charter or pool at the current price (R24-R28).
func (s stockTurn) checkBuy(v rules.View, p id.Player, a rules.BuyShares) rules.Refusal {
	switch {
	case !kindIs(v, a.Corp, rules.Major), a.From != id.Initial && a.From != id.Pool, a.Percent != v.Ordinary(a.Corp):
		return v.Refuse(rules.NotForSale)
	case !v.Is(a.Corp, rules.Started):
		return v.Refuse(rules.NotStarted)
	case v.FindCert(a.Corp, a.From, a.Percent) == 0:
		return v.Refuse(rules.NotForSale)
	}
	if r := checkPurchase(v, p, a.Corp, v.Price(a.Corp)); r.Refused() {
		return r
	}
	if r := checkCertLimit(v, p); r.Refused() {
		return r
	}
	return v.AboveHolding(p, a.Corp, int(a.Percent))
}

// AppendLegal appends purchases, bids, the repayment and the pass, unless the player must sell, and then the sales.
func (s stockTurn) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	p := v.Actor().Player()
	if !s.mustSell(v, p) {
		dst = s.appendPurchases(dst, v, p)
		dst = s.appendBids(dst, v, p)
		if debt := min(v.S.Seats[p].Debt, freeCash(v, p)); debt > 0 {
			dst = append(dst, Repay{By: p, Sum: debt})
		}
		dst = append(dst, rules.Pass{By: v.Actor()})
	}
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		for percent := v.Ordinary(c); int(percent) <= v.Held(c, v.Actor()) && percent < 100; percent += v.Ordinary(c) {
			a := rules.SellShares{By: v.Actor(), Corp: c, Percent: percent}
			if !s.checkStockSale(v, p, a).Refused() {
				dst = append(dst, a)
			}
		}
	}
	return dst
}

// appendPurchases appends the purchases of shares and the starts of majors.
func (s stockTurn) appendPurchases(dst []rules.Action, v rules.View, p id.Player) []rules.Action {
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		for _, from := range [...]id.Owner{id.Initial, id.Pool} {
			a := rules.BuyShares{By: v.Actor(), Corp: c, From: from, Percent: v.Ordinary(c)}
			if !s.checkBuy(v, p, a).Refused() {
				dst = append(dst, a)
			}
		}
	}
	return s.appendStarts(dst, v, p)
}

// Apply performs an action of a stock turn and records it for the rules about further ones.
func (s stockTurn) Apply(tx *rules.Tx, a rules.Action) {
	p := tx.Actor().Player()
	if _, ok := a.(rules.Pass); ok {
		tx.FinishStep()
		return
	}
	t := &tx.S.Turn
	if _, starts := a.(rules.Par); !starts || !converts(tx.View, a.(rules.Par)) {
		t.Acted = true // a conversion counts when its shares are chosen
	}
	switch a := a.(type) {
	case rules.SellShares:
		tx.S.Seats[p].Sold.Add(a.Corp)
		sell(tx, p, a)
	case Repay:
		repaid.Set(tx.S, 1)
		tx.Repay(p, a.Sum)
	case rules.Bid:
		placeBid(tx, a)
	case rules.BuyShares:
		t.Corp = a.Corp
		t.Bought |= rules.BoughtPool
		tx.Pay(a.By, tx.PaidForShare(a.Corp, a.From), tx.Price(a.Corp))
		tx.TakeShare(a.Corp, a.From, a.By)
	case rules.Par:
		t.Corp = a.Corp
		t.Bought |= rules.BoughtPresidency
		s.start(tx, p, a)
	}
}

// sell sells a block of p at the price before the fall (R17, R18).
func sell(tx *rules.Tx, p id.Player, a rules.SellShares) {
	tx.S.Turn.Seller = p
	to := tx.PriceAfterSale(a.Corp, int(a.Percent))
	tx.S.Turn.Blocks.Add(a.Corp)
	tx.Sell(p, a.Corp, int(a.Percent), to)
}

// stock returns the round in which players bid and trade shares (R12-R15).
func (g *game) stock() rules.Round {
	return rules.Round{
		Name:  rules.StockRound,
		Steps: []rules.Step{stockTurn{g}},
		Begin: func(tx *rules.Tx) {
			tx.Refill()
			tx.S.Decks.Filled = 0
			for _, card := range tx.S.Decks.Cards[minorDeck][:minorBoxes] {
				if card != 0 {
					tx.S.Decks.Filled++
				}
			}
			tx.S.Priority = tx.SeatAfter(0, 1)
			tx.S.Opener = tx.S.Priority
			tx.BeginTurn(id.OfPlayer(tx.S.Priority))
			step.AskDiscards(tx, discardRound)
		},
		Turn: g.nextStockTurn,
	}
}

// nextStockTurn counts passes and passes the turn on in player order. The round ends when all have passed (R14, R15).
func (g *game) nextStockTurn(tx *rules.Tx) {
	p := tx.Actor().Player()
	next := tx.SeatAfter(p, 1)
	if tx.S.Turn.Acted {
		tx.S.Priority = next
		tx.S.Turn.Passes = 0
	} else {
		tx.S.Turn.Passes++
		tx.Note(rules.Event{Kind: rules.Passed, Who: tx.Actor()})
	}
	if tx.S.Turn.Passes == tx.S.Players {
		g.endStockRound(tx)
		return
	}
	tx.BeginTurn(id.OfPlayer(next))
}

// endStockRound applies the consequences of a stock round in the order of the rules (R44-R51). The hundredth one ends
// the game (R155).
func (g *game) endStockRound(tx *rules.Tx) {
	if tx.S.Set == 1 && !g.sc.scored && tx.S.Auction.Bids == ([rules.MaxLots + 1][id.MaxPlayers + 1]rules.Standing{}) {
		tx.EndGame(rules.NoBids) // R44
		return
	}
	g.settleBids(tx)
	exportLs(tx)
	exportCard(tx)
	tx.S.Auction = rules.Auction{}
	tx.Refill()
	tx.GrowDebts()
	step.RaiseSoldOut(tx)
	setPlayerOrder(tx)
	tx.ForgetSales()
	if tx.S.Set == tx.T.LastSet {
		tx.EndGame(rules.AllSetsPlayed)
		return
	}
	tx.S.RoundsLeft = tx.PhaseDef().Rounds
	tx.S.Round = 0
	tx.EndRound()
}

// setPlayerOrder determines the new player order: most cash first, ties as before (R51).
func setPlayerOrder(tx *rules.Tx) {
	order := tx.S.Seating[:tx.S.Players]
	for i := range order {
		for k := i; k > 0 && tx.Cash(id.OfPlayer(order[k])) > tx.Cash(id.OfPlayer(order[k-1])); k-- {
			order[k], order[k-1] = order[k-1], order[k]
		}
	}
	tx.S.Priority = order[0]
	tx.Note(rules.Event{Kind: rules.PlayersOrdered})
}

// anyPar reports whether companies may start at a cell with at least the price lowest.
func anyPar(v rules.View, at market.Pos, lowest int16) bool {
	cell, ok := v.T.Market.At(at)
	return ok && cell.Par && cell.Price >= lowest
}
