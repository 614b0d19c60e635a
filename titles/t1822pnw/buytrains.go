package t1822pnw

import (
	"cmp"
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
)

// buyTrains is the step in which a company buys trains and turns L-trains over (R87-R89).
type buyTrains struct{ g *game }

func (buyTrains) Name() string { return step.TrainsKey }

// Open implements rules.Step: the company must buy a train, can turn an L-train over, or has room
// and money for a train. 18xx.games assumes that any train of another company might cost $1, in every phase.
func (s buyTrains) Open(v rules.View) rules.Refusal {
	c := v.Actor().Corp()
	cash := v.Cash(v.Actor())
	if mustBuy(v, c) || s.canTurn(v, c) {
		return rules.Refusal{}
	}
	if v.TrainRoom(c) <= 0 {
		return v.Refuse(rules.TrainLimit).Figures(int32(v.OrdinaryTrains(c)), int32(v.TrainLimit(c)))
	}
	price, ok := v.CheapestTrain()
	affords := ok && price <= cash || cash >= 1 && othersOwn(v, c)
	if !affords || !s.g.sw.AsksIdle && !s.canAct(v, c) {
		return v.Refuse(rules.NothingAffordable)
	}
	return rules.Refusal{}
}

// Idle implements rules.Idler.
func (s buyTrains) Idle(v rules.View) bool { return s.g.sw.AsksIdle && !s.canAct(v, v.Actor().Corp()) }

// canAct reports whether c can do anything except pass.
func (s buyTrains) canAct(v rules.View, c id.Corp) bool {
	if mustBuy(v, c) {
		return true
	}
	var buf [2]rules.Action
	for i := range v.T.Cards() {
		if len(s.appendPurchases(buf[:0], v, c, id.Train(i+1))) > 0 {
			return true
		}
	}
	return s.g.canUsePower(v, step.TrainsKey)
}

// othersOwn reports whether another company has an ordinary train.
func othersOwn(v rules.View, c id.Corp) bool {
	for i := range v.T.Cards() {
		n := id.Train(i + 1)
		if o := v.S.Trains[n].Corp(); o != 0 && o != c && v.Special(n) == 0 {
			return true
		}
	}
	return false
}

// mustBuy reports whether c has no ordinary train and must buy one (R89).
func mustBuy(v rules.View, c id.Corp) bool {
	if v.OrdinaryTrains(c) > 0 {
		return false
	}
	cheapest := v.CheapestForSale()
	switch v.T.Policy.TrainDuty {
	case rules.Always:
		return cheapest != 0
	case rules.WithRoute:
		return cheapest != 0 && (v.HasRoute(c) || isLocal(v, cheapest))
	case rules.IfAffordable, rules.IfMoneyIsLeft, rules.OnceRouted:
	}
	return false
}

// turnPrice returns the current price of turning an L-train over (R88).
func (s buyTrains) turnPrice(v rules.View) int32 { return s.g.sc.turnL[min(v.S.Phase, 1)] }

// canTurn reports whether c has an L-train and the money to turn it over.
func (s buyTrains) canTurn(v rules.View, c id.Corp) bool {
	return v.Cash(id.OfCorp(c)) >= s.turnPrice(v) && ownsL(v, c)
}

// ownsL reports whether c has an L-train.
func ownsL(v rules.View, c id.Corp) bool {
	var buf [rules.MaxTrains]id.Train
	owned := v.AppendTrains(buf[:0], id.OfCorp(c))
	return slices.ContainsFunc(owned, func(n id.Train) bool { return nameOf(v, n) == trainL })
}

// Check judges a pass, a purchase, or a sale by the president in an emergency.
func (s buyTrains) Check(v rules.View, a rules.Action) rules.Refusal {
	switch a := a.(type) {
	case rules.Pass:
		switch {
		case a.By != v.Actor():
			return v.Refuse(rules.NotYourTurn).Of(v.Actor())
		case mustBuy(v, a.By.Corp()):
			return v.Refuse(rules.MustBuyTrain)
		}
		return rules.Refusal{}
	case rules.BuyTrain:
		if a.By != v.Actor().Corp() {
			return v.Refuse(rules.NotYourTurn).Of(v.Actor())
		}
		return s.checkBuy(v, a)
	case rules.SellShares:
		return checkHelpSale(v, a)
	}
	return v.Refuse(rules.WrongStep)
}

// checkBuy judges a purchase: the seller and the room for a train first, then the conditions of an E-train, and those
// of the bank or of other companies last.
func (s buyTrains) checkBuy(v rules.View, a rules.BuyTrain) rules.Refusal {
	switch {
	case v.S.Trains[a.Train] != a.From:
		return v.Refuse(rules.TrainNotForSale)
	case a.TradeIn != 0:
		return s.checkTurn(v, a)
	case v.TrainRoom(a.By) <= 0:
		return v.Refuse(rules.TrainLimit).Figures(int32(v.OrdinaryTrains(a.By)), int32(v.TrainLimit(a.By)))
	}
	kind := cmp.Or(a.As, v.KindOf(a.Train))
	later := a.From == id.Initial && v.AheadInDepot(v.T.FrontOf(a.Train)) > 0 // then nobody asks about E-trains yet
	if v.T.Train(kind).Name == trainE && !later {
		if r := s.checkE(v, a.By); r.Refused() {
			return r
		}
	}
	switch {
	case a.From == id.Initial || a.From == id.Pool:
		return s.checkBank(v, a, kind)
	case a.From.Corp() != 0 && a.From.Corp() != a.By:
		return checkOther(v, a)
	}
	return v.Refuse(rules.TrainNotForSale)
}

// checkE judges whether c may own one more E-train: only one each, and none for a minor (R87).
func (s buyTrains) checkE(v rules.View, c id.Corp) rules.Refusal {
	switch {
	case ownsE(v, c):
		return v.Refuse(secondE)
	case !s.g.sw.MinorsBuyE && kindIs(v, c, rules.Minor):
		return v.Refuse(eOfMinor)
	}
	return rules.Refusal{}
}

// ownsE reports whether a company owns an E-train.
func ownsE(v rules.View, c id.Corp) bool {
	var buf [rules.MaxTrains]id.Train
	for _, n := range v.AppendTrains(buf[:0], id.OfCorp(c)) {
		if nameOf(v, n) == trainE {
			return true
		}
	}
	return false
}

// checkTurn judges turning an L-train over (R88).
func (s buyTrains) checkTurn(v rules.View, a rules.BuyTrain) rules.Refusal {
	price := s.turnPrice(v)
	switch {
	case a.TradeIn != a.Train || a.From != id.OfCorp(a.By) || nameOf(v, a.Train) != trainL ||
		a.As != v.T.FindTrain(train2):
		return v.Refuse(rules.NoTradeIn)
	case a.Price != price:
		return v.Refuse(rules.TrainPrice).Figures(a.Price, price)
	case v.Cash(a.From) < price:
		return v.Refuse(rules.NoMoneyForTrain).Figures(v.Cash(a.From), price)
	}
	return rules.Refusal{}
}

// checkBank judges a purchase from the bank at the printed price. In an emergency, it is the cheapest train, with help
// (R87, R89).
func (s buyTrains) checkBank(v rules.View, a rules.BuyTrain, kind id.TrainKind) rules.Refusal {
	front, inDepot := v.T.FrontOf(a.Train), a.From == id.Initial
	switch ahead := v.AheadInDepot(front); {
	case inDepot && ahead > 0:
		return v.Refuse(rules.TrainLater).Figures(0, int32(ahead))
	case inDepot && a.Train != v.FirstCard(front, id.Initial) && !v.T.Policy.LooseActions.On(),
		a.As != 0 && (!inDepot || a.As != v.T.BackOf(front)):
		return v.Refuse(rules.TrainNotForSale)
	}
	price, cash := v.T.Train(kind).Price, v.Cash(id.OfCorp(a.By))
	switch {
	case a.Price != price:
		return v.Refuse(rules.TrainPrice).Figures(a.Price, price)
	case cash >= price:
		return rules.Refusal{}
	case !mustBuy(v, a.By):
		return v.Refuse(rules.NoMoneyForTrain).Figures(cash, price)
	}
	if cheapest, _ := v.CheapestTrain(); price > cheapest {
		return v.Refuse(rules.HelpCheapestOnly).Figures(price, cheapest)
	}
	if have := cashWithPresident(v, a.By); have < price && anyHelpSale(v, a.By) {
		return v.Refuse(sellBeforeLoan).Figures(have, price)
	}
	return rules.Refusal{}
}

// checkOther judges a purchase from another company, which is possible from phase 3 on with the company's own money
// (R87).
func checkOther(v rules.View, a rules.BuyTrain) rules.Refusal {
	cash := v.Cash(id.OfCorp(a.By))
	switch {
	case int(v.S.Phase) < v.T.FindPhase(tradePhase):
		return v.Refuse(tradeLater)
	case v.Special(a.Train) != 0 || a.As != 0:
		return v.Refuse(rules.TrainNotForSale)
	case a.Price < 1:
		return v.Refuse(rules.TrainTooLow).Figures(a.Price, 1)
	case cash < a.Price:
		return v.Refuse(rules.NoMoneyForTrain).Figures(cash, a.Price)
	}
	return rules.Refusal{}
}

// AppendLegal appends the purchases card by card, the president's sales and the pass.
func (s buyTrains) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	c := v.Actor().Corp()
	for i := range v.T.Cards() {
		n := id.Train(i + 1)
		dst = s.appendPurchases(dst, v, c, n)
	}
	dst = appendHelpSales(dst, v, c)
	if a := (rules.Pass{By: v.Actor()}); !s.Check(v, a).Refused() {
		dst = append(dst, a)
	}
	return dst
}

// appendPurchases appends the purchases of card n by c: from the bank by either side, turned over, or from another
// company at the lowest and the highest price.
func (s buyTrains) appendPurchases(dst []rules.Action, v rules.View, c id.Corp, n id.Train) []rules.Action {
	from, front := v.S.Trains[n], v.T.FrontOf(n)
	var list [2]rules.BuyTrain
	switch {
	case from == id.Initial:
		if n != v.FirstCard(front, from) {
			return dst
		}
		list[0] = rules.BuyTrain{Price: v.T.Train(front).Price}
		if back := v.T.BackOf(front); back != 0 {
			list[1] = rules.BuyTrain{Price: v.T.Train(back).Price, As: back}
		}
	case from == id.Pool:
		list[0] = rules.BuyTrain{Price: v.TrainPrice(n)}
	case from == id.OfCorp(c):
		list[0] = rules.BuyTrain{Price: s.turnPrice(v), TradeIn: n, As: v.T.FindTrain(train2)}
	case from.Corp() != 0:
		list[0] = rules.BuyTrain{Price: 1}
		list[1] = rules.BuyTrain{Price: max(2, v.Cash(id.OfCorp(c)))}
	}
	for _, a := range list {
		a.By, a.Train, a.From = c, n, from
		if a.Price > 0 && !s.Check(v, a).Refused() {
			dst = append(dst, a)
		}
	}
	return dst
}

// Apply performs a purchase, a sale or a pass.
func (s buyTrains) Apply(tx *rules.Tx, a rules.Action) {
	switch a := a.(type) {
	case rules.Pass:
		tx.Note(rules.Event{Kind: rules.Passed, Who: tx.Actor()})
		tx.FinishStep()
	case rules.SellShares:
		sell(tx, a.By.Player(), a)
		order := &tx.S.Order
		tx.Sort(order.Corps[order.At+1 : order.Len]) // R53
	case rules.BuyTrain:
		s.buy(tx, a)
	}
}

// buy pays for and delivers a train. The president adds the missing money, with a loan for the rest (R89); a new kind
// may start a phase.
func (s buyTrains) buy(tx *rules.Tx, a rules.BuyTrain) {
	o, p := id.OfCorp(a.By), tx.President(a.By)
	if short := a.Price - tx.Cash(o); short > 0 {
		if loan := short - tx.Cash(id.OfPlayer(p)); loan > 0 {
			tx.Borrow(p, loan)
		}
		tx.Pay(id.OfPlayer(p), o, short)
	}
	seller := id.Bank
	if a.From.Corp() != 0 && a.TradeIn == 0 {
		seller = a.From
	}
	tx.Pay(o, seller, a.Price)
	if a.As != 0 {
		tx.TurnTrain(a.Train, a.As)
	}
	if a.TradeIn == 0 {
		tx.GiveTrain(a.Train, o)
	}
	if a.From == id.Initial || a.TradeIn != 0 {
		tx.BeginPhaseOf(tx.KindOf(a.Train))
		tx.BeginPhaseOf(tx.T.FrontOf(a.Train)) // an E-train starts the phase of the 7 on its front
	}
	step.AskDiscards(tx, discardRound)
}

// cashWithPresident returns the money of c and its president together.
func cashWithPresident(v rules.View, c id.Corp) int32 {
	return v.Cash(id.OfCorp(c)) + v.Cash(id.OfPlayer(v.President(c)))
}

// checkHelpSale judges a sale by the president of a company that must buy a train: only in an emergency, no more than
// needed, each company once, and the needy company must keep its president (R89).
func checkHelpSale(v rules.View, a rules.SellShares) rules.Refusal {
	c := v.Actor().Corp()
	p := v.President(c)
	if p == 0 || a.By != id.OfPlayer(p) {
		return v.Refuse(rules.NotYourTurn).Of(id.OfPlayer(p))
	}
	if !mustBuy(v, c) {
		return v.Refuse(rules.NoDuty)
	}
	need, _ := v.CheapestTrain()
	have, price, n := cashWithPresident(v, c), v.Price(a.Corp), int32(a.Percent)/10
	switch {
	case have >= need:
		return v.Refuse(rules.SaleNotNeeded).Figures(have, need)
	case v.S.Turn.Blocks.Has(a.Corp):
		return v.Refuse(rules.SoldThisTurn)
	case have+price*(n-1) >= need:
		return v.Refuse(rules.OnlyAsNeeded).Figures(have+price*(n-1), need)
	case a.Corp == c && v.LosesPresidency(p, c, int(a.Percent)):
		return v.Refuse(rules.KeepsPresidency)
	}
	return checkSale(v, p, a)
}

// LargestHelp returns the largest percentage of a major that the president of c could sell for a compulsory train
// (R89).
func (buyTrains) LargestHelp(v rules.View, c, of id.Corp) int {
	p := v.President(c)
	if v.T.Corp(of).Kind != rules.Major || v.S.Turn.Blocks.Has(of) {
		return 0
	}
	for percent := v.Held(of, id.OfPlayer(p)); percent > 0; percent -= int(v.Ordinary(of)) {
		sale := rules.SellShares{By: id.OfPlayer(p), Corp: of, Percent: uint8(percent)}
		if (of != c || !v.LosesPresidency(p, c, percent)) && !checkSale(v, p, sale).Refused() {
			return percent
		}
	}
	return 0
}

// anyHelpSale reports whether any sale can help c with a train.
func anyHelpSale(v rules.View, c id.Corp) bool {
	var buf [64]rules.Action
	return len(appendHelpSales(buf[:0], v, c)) > 0
}

// appendHelpSales appends the sales by which the president of c may help.
func appendHelpSales(dst []rules.Action, v rules.View, c id.Corp) []rules.Action {
	p := v.President(c)
	for i := range v.T.Corps {
		of := id.Corp(i + 1)
		if v.T.Corps[i].Kind != rules.Major {
			continue
		}
		one := int(v.Ordinary(of))
		for percent := one; percent <= v.Held(of, id.OfPlayer(p)); percent += one {
			a := rules.SellShares{By: id.OfPlayer(p), Corp: of, Percent: uint8(percent)}
			if !checkHelpSale(v, a).Refused() {
				dst = append(dst, a)
			}
		}
	}
	return dst
}
