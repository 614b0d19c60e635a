package step

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// BuyTrains is the step in which a company buys trains from the bank and from other companies (1830/R130-R137,
// 1860/R110-R120). For presidents who help a company that must buy a train and cannot pay for it, see emergency.go.
type BuyTrains struct {
	Discard rules.RoundID // interruption DiscardTrains (1830/R136); zero if surplus trains are discarded later
	Trade   rules.Switch  // companies sell trains to each other (1830/R130 c)
	// Multiple divides every price between companies; zero means 1 (1860/R112).
	Multiple int32
	// MayTrade is an additional condition for buying another company's train; nil adds none.
	MayTrade func(v rules.View, buyer id.Corp, n id.Train) rules.Refusal
}

// minPrice returns the minimum price between companies.
func (s BuyTrains) minPrice() int32 { return max(s.Multiple, 1) }

func (BuyTrains) Name() string { return TrainsKey }

// Open implements rules.Step: the company must buy, has room and can pay something, or can trade in (1830, section
// 3.3).
func (s BuyTrains) Open(v rules.View) rules.Refusal {
	c := v.Actor().Corp()
	if MustBuyTrain(v, c) || s.canTradeIn(v, c) {
		return rules.Refusal{}
	}
	if v.TrainRoom(c) <= 0 {
		return trainLimitRefusal(v, c)
	}
	cash := v.Cash(id.OfCorp(c))
	if price, found := v.CheapestTrain(); found && price <= cash || cash >= s.minPrice() && s.othersSell(v, c) {
		return rules.Refusal{}
	}
	return v.Refuse(rules.NothingAffordable)
}

// MustBuyTrain reports whether c must buy a train, because it has none while the bank sells some and fulfils the
// condition of policy TrainDuty (1830/R137, 1860/R119).
func MustBuyTrain(v rules.View, c id.Corp) bool {
	if v.OrdinaryTrains(c) > 0 {
		return false
	}
	price, found := v.CheapestTrain()
	if !found {
		return false
	}
	switch v.T.Policy.TrainDuty {
	case rules.WithRoute:
		return v.HasRoute(c)
	case rules.IfAffordable:
		return v.Cash(id.OfCorp(c)) >= price
	case rules.IfMoneyIsLeft:
		return v.Cash(id.OfCorp(c)) > price
	case rules.Always:
		return true
	case rules.OnceRouted:
		return v.Is(c, rules.HadRoute) || v.HasRoute(c)
	}
	return false
}

// mayGetHelp reports whether the president of c must pay the missing part of a compulsory train.
func mayGetHelp(v rules.View, c id.Corp) bool {
	return v.HelpsWithTrains() && MustBuyTrain(v, c)
}

// trainLimitRefusal returns the refusal of another train for c, with its trains and its limit as figures.
func trainLimitRefusal(v rules.View, c id.Corp) rules.Refusal {
	have := v.TrainCount(id.OfCorp(c))
	return v.Refuse(rules.TrainLimit).Figures(int32(have), int32(have+v.TrainRoom(c)))
}

// canTradeIn reports whether c could pay for a train of the bank with one of its own in part payment (1830/R132).
func (BuyTrains) canTradeIn(v rules.View, c id.Corp) bool {
	var own, bank [rules.MaxTrains]id.Train
	sold := v.AppendForSale(bank[:0])
	for _, old := range v.AppendTrains(own[:0], id.OfCorp(c)) {
		for _, n := range sold {
			if v.TakesTradeIn(v.KindOf(n), v.KindOf(old)) &&
				bankPrice(v, v.KindOf(n), old) <= v.Cash(id.OfCorp(c)) {
				return true
			}
		}
	}
	return false
}

// othersSell reports whether another company has a train that c may buy at some price.
func (s BuyTrains) othersSell(v rules.View, c id.Corp) bool {
	if !s.Trade.On() {
		return false
	}
	for i := range v.T.Cards() {
		n := id.Train(i + 1)
		if o := v.S.Trains[n].Corp(); o != 0 && o != c && !s.mayTrade(v, c, n).Refused() {
			return true
		}
	}
	return false
}

// mayTrade returns the title's refusal, if any, of the purchase of train n by c from the company that has it.
func (s BuyTrains) mayTrade(v rules.View, c id.Corp, n id.Train) rules.Refusal {
	if s.MayTrade == nil {
		return rules.Refusal{}
	}
	return s.MayTrade(v, c, n)
}

// bankPrice returns the price of a train of the bank, given a train in part payment or zero.
func bankPrice(v rules.View, k id.TrainKind, tradeIn id.Train) int32 {
	def := v.T.Train(k)
	if tradeIn != 0 {
		return def.Price - def.TradeInValue
	}
	return def.Price
}

// boughtAs returns the kind of train bought: the upper side of the card, or its back if a.As chooses that.
func boughtAs(v rules.View, a rules.BuyTrain) id.TrainKind {
	if a.As != 0 {
		return a.As
	}
	return v.KindOf(a.Train)
}

// Check judges a pass, which is refused while a train must be bought, a purchase and, if presidents help with trains, a
// sale by the president or a bankruptcy (1830/R137, R138).
func (s BuyTrains) Check(v rules.View, a rules.Action) rules.Refusal {
	switch a := a.(type) {
	case rules.Pass:
		if r := v.CheckActor(a.By); r.Refused() {
			return r
		}
		if MustBuyTrain(v, v.Actor().Corp()) {
			return v.Refuse(rules.MustBuyTrain)
		}
		return rules.Refusal{}
	case rules.BuyTrain:
		return s.checkTrain(v, a)
	}
	if !v.HelpsWithTrains() {
		return v.Refuse(rules.WrongStep)
	}
	switch a := a.(type) {
	case rules.SellShares:
		return checkForcedSale(v, a)
	case rules.Bankrupt:
		return checkBankrupt(v, a, maxProceeds(v, v.Actor().Corp()))
	}
	return v.Refuse(rules.WrongStep)
}

// checkTrain judges a purchase: owner, room, then the conditions of the bank or of other companies.
func (s BuyTrains) checkTrain(v rules.View, a rules.BuyTrain) rules.Refusal {
	if r := notOurs(v, a.By); r.Refused() {
		return r
	}
	if v.S.Trains[a.Train] != a.From || !hasBack(v, a) {
		return v.Refuse(rules.TrainNotForSale)
	}
	if r := checkRoom(v, a); r.Refused() {
		return r
	}
	switch {
	case a.From == id.Initial || a.From == id.Pool:
		return checkBankTrain(v, a)
	case a.From.Corp() != 0 && a.From.Corp() != a.By && s.Trade.On():
		return s.checkOtherTrain(v, a)
	}
	return v.Refuse(rules.TrainNotForSale)
}

// hasBack reports whether a.As is the back of the card, or zero. Only a card of the depot is turned (18FL/R90).
func hasBack(v rules.View, a rules.BuyTrain) bool {
	return a.As == 0 || a.From == id.Initial && a.As == v.T.BackOf(v.T.FrontOf(a.Train))
}

// checkRoom judges the train limit and a train in part payment, which makes room (1830/R132, R134).
func checkRoom(v rules.View, a rules.BuyTrain) rules.Refusal {
	if a.TradeIn == 0 {
		if v.TrainRoom(a.By) <= 0 && !v.T.Policy.LooseActions.On() {
			return trainLimitRefusal(v, a.By)
		}
		return rules.Refusal{}
	}
	if v.S.Trains[a.TradeIn] != id.OfCorp(a.By) {
		return v.Refuse(rules.NotOwnTrain)
	}
	if a.From.Corp() != 0 || !v.TakesTradeIn(v.KindOf(a.Train), v.KindOf(a.TradeIn)) {
		return v.Refuse(rules.NoTradeIn)
	}
	return rules.Refusal{}
}

// checkBankTrain judges a purchase from depot or open market at the printed price (1830/R130-R132). With the
// president's help, only the cheapest train may be bought and nothing traded in (1830/R138, R141).
func checkBankTrain(v rules.View, a rules.BuyTrain) rules.Refusal {
	kind, loose := v.T.FrontOf(a.Train), v.T.Policy.LooseActions.On()
	if a.From == id.Initial {
		if ahead := v.AheadInDepot(kind); ahead > 0 {
			return v.Refuse(rules.TrainLater).Figures(0, int32(ahead))
		}
		if a.Train != v.FirstCard(kind, id.Initial) && !loose {
			return v.Refuse(rules.TrainNotForSale)
		}
	}
	if v.PhaseDef().OneOfKind && v.S.Turn.Kinds>>kind&1 != 0 && (!loose || !v.For.Has(rules.Stored)) {
		return v.Refuse(rules.OneOfKind)
	}
	if price := bankPrice(v, boughtAs(v, a), a.TradeIn); a.Price != price && (!loose || a.Price < 1) {
		return v.Refuse(rules.TrainPrice).Figures(a.Price, price)
	}
	cash := v.Cash(id.OfCorp(a.By))
	if cash >= a.Price {
		return rules.Refusal{}
	}
	if !mayGetHelp(v, a.By) || a.TradeIn != 0 {
		return v.Refuse(rules.NoMoneyForTrain).Figures(cash, a.Price)
	}
	switch cheapest, _ := v.CheapestTrain(); {
	case helpsWithAny(v) && cash >= cheapest && !v.For.Has(rules.Stored): // 18FL/R96
		return v.Refuse(rules.NoMoneyForTrain).Figures(cash, a.Price)
	case !helpsWithAny(v) && v.T.Train(boughtAs(v, a)).Price > cheapest:
		return v.Refuse(rules.HelpCheapestOnly).Figures(a.Price, cheapest)
	}
	if have := cashWithPresident(v, a.By); have < a.Price {
		return v.Refuse(rules.HelpTooLittle).Figures(have, a.Price)
	}
	return rules.Refusal{}
}

// checkOtherTrain judges a purchase from another company at an agreed price (1830/R130, R133, R138; 1860/R112).
func (s BuyTrains) checkOtherTrain(v rules.View, a rules.BuyTrain) rules.Refusal {
	if r := s.mayTrade(v, a.By, a.Train); r.Refused() && !v.T.Policy.LooseActions.On() {
		return r
	}
	lowest, highest, tooHigh := s.otherPrices(v, a.By, a.Train)
	switch {
	case a.Price < s.minPrice():
		return v.Refuse(rules.TrainTooLow).Figures(a.Price, s.minPrice())
	case a.Price%s.minPrice() != 0:
		return v.Refuse(rules.PriceStep).Figures(a.Price, s.minPrice())
	case a.Price < lowest:
		return v.Refuse(rules.HelpAfterSale).Figures(a.Price, lowest)
	case a.Price > highest && tooHigh != rules.HelpAbovePrinted:
		return v.Refuse(tooHigh).Figures(highest, a.Price)
	case a.Price > highest:
		return v.Refuse(tooHigh).Figures(a.Price, highest)
	}
	return rules.Refusal{}
}

// otherPrices returns the minimum and maximum price that c may pay for another company's train, and the reason against
// a higher one. If the maximum is below the minimum, no price is legal. A treasury that covers the printed price may
// pay all it has. Otherwise the president helps up to that price, and the sales before must have been necessary
// (1830/R138). Recorded games demand the latter even without need (1830/X11).
func (s BuyTrains) otherPrices(v rules.View, c id.Corp, n id.Train) (lowest, highest int32, tooHigh rules.Reason) {
	cash, printed := v.Cash(id.OfCorp(c)), v.TrainPrice(n)
	lowest = s.minPrice()
	switch v.T.Policy.TrainHelp {
	case rules.PresidentHelpsBank:
		if v.S.Turn.LastSale > 0 {
			return lowest, 0, rules.HelpBankOnly // 1870/R117
		}
		return lowest, cash, rules.NoMoneyForTrain
	case rules.HelpsWithAny, rules.SellsForAny:
		return s.pricesIfEmpty(v, c, printed)
	case rules.PresidentHelps, rules.PresidentBorrows, rules.NobodyHelps:
	}
	if cash >= printed {
		return lowest, cash, rules.NoMoneyForTrain
	}
	have, inNeed := cashWithPresident(v, c), mayGetHelp(v, c)
	if last := v.S.Turn.LastSale; last > 0 && (inNeed || v.T.Policy.LooseSales.On() && !v.For.Has(rules.Stored)) {
		lowest = max(1, have-last+1)
	}
	if !inNeed {
		return lowest, cash, rules.NoMoneyForTrain
	}
	if have < printed {
		return lowest, have, rules.HelpTooLittle
	}
	return lowest, printed, rules.HelpAbovePrinted
}

// pricesIfEmpty returns the result of otherPrices, for a train of this printed price, in titles in which a president
// pays for another company's train only if his company's treasury is empty, from his cash, and not after a sale
// (18FL/R100).
func (s BuyTrains) pricesIfEmpty(
	v rules.View, c id.Corp, printed int32,
) (lowest, highest int32, tooHigh rules.Reason) {
	cash, own := v.Cash(id.OfCorp(c)), v.Cash(id.OfPlayer(v.President(c)))
	switch {
	case cash > 0 || !mayGetHelp(v, c) || v.S.Turn.LastSale > 0 && !v.For.Has(rules.Stored):
		return s.minPrice(), cash, rules.NoMoneyForTrain
	case own < printed:
		return s.minPrice(), own, rules.HelpTooLittle
	}
	return s.minPrice(), printed, rules.HelpAbovePrinted
}

// AppendLegal appends purchases at their lowest and highest price, then the president's sales, bankruptcy and the pass.
func (s BuyTrains) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	dst = s.appendBankTrains(dst, v)
	dst = s.appendOtherTrains(dst, v)
	if v.HelpsWithTrains() {
		dst = appendForcedSales(dst, v)
	}
	c := v.Actor().Corp()
	for _, a := range [...]rules.Action{rules.Bankrupt{By: c}, rules.Pass{By: v.Actor()}} {
		if !s.Check(v, a).Refused() {
			dst = append(dst, a)
		}
	}
	return dst
}

// appendBankTrains appends purchases from the bank, with and without a train in part payment.
func (s BuyTrains) appendBankTrains(dst []rules.Action, v rules.View) []rules.Action {
	c := v.Actor().Corp()
	var own [rules.MaxTrains + 1]id.Train
	tradeIns := v.AppendTrains(own[:1], id.OfCorp(c)) // the first is zero, for no trade-in
	for i := range v.T.Cards() {
		n := id.Train(i + 1)
		from := v.S.Trains[n]
		if from != id.Pool && (from != id.Initial || n != v.FirstCard(v.T.FrontOf(n), from)) {
			continue
		}
		for _, old := range tradeIns {
			dst = s.appendSides(dst, v, rules.BuyTrain{By: c, Train: n, From: from, TradeIn: old})
		}
	}
	return dst
}

// appendSides appends the purchase of a card of the bank for each of its sides.
func (s BuyTrains) appendSides(dst []rules.Action, v rules.View, a rules.BuyTrain) []rules.Action {
	for {
		a.Price = bankPrice(v, boughtAs(v, a), a.TradeIn)
		if !s.checkTrain(v, a).Refused() {
			dst = append(dst, a)
		}
		back := v.T.BackOf(v.T.FrontOf(a.Train))
		if a.As == back {
			return dst
		}
		a.As = back
	}
}

// appendOtherTrains appends purchases of other companies' trains, each at the lowest and, if it is another one, the
// highest legal price.
func (s BuyTrains) appendOtherTrains(dst []rules.Action, v rules.View) []rules.Action {
	c := v.Actor().Corp()
	for i := range v.T.Cards() {
		n := id.Train(i + 1)
		from := v.S.Trains[n]
		if from.Corp() == 0 || s.mayTrade(v, c, n).Refused() {
			continue
		}
		lowest, highest, _ := s.otherPrices(v, c, n)
		highest -= highest % s.minPrice() // prices are multiples of the minimum (1860/R112)
		for k, price := range [...]int32{lowest, highest} {
			a := rules.BuyTrain{By: c, Train: n, From: from, Price: price}
			if (k == 0 || highest > lowest) && !s.checkTrain(v, a).Refused() {
				dst = append(dst, a)
			}
		}
	}
	return dst
}

// Apply performs a purchase, a sale, a bankruptcy or a pass.
func (s BuyTrains) Apply(tx *rules.Tx, a rules.Action) {
	switch a := a.(type) {
	case rules.Pass:
		pass(tx)
	case rules.BuyTrain:
		s.buy(tx, a)
	case rules.SellShares:
		sellForced(tx, a)
	case rules.Bankrupt:
		liquidate(tx, a.By)
	}
}

// buy pays for a train and delivers it. The president adds the missing part. Then follow the new phase (1830/R135), the
// end of a private (1830/R152), and discards before the buyer continues (1830/R136).
func (s BuyTrains) buy(tx *rules.Tx, a rules.BuyTrain) {
	c := id.OfCorp(a.By)
	if short := a.Price - tx.Cash(c); short > 0 {
		tx.Pay(id.OfPlayer(tx.President(a.By)), c, short)
	}
	seller := id.Bank
	if a.From.Corp() != 0 {
		seller = a.From
	}
	tx.Pay(c, seller, a.Price)
	if a.TradeIn != 0 {
		tx.GiveTrain(a.TradeIn, id.Pool)
	}
	tx.GiveTrain(a.Train, c)
	if a.From.Corp() == 0 {
		tx.S.Turn.Kinds |= 1 << tx.T.FrontOf(a.Train)
	}
	if a.From == id.Initial {
		tx.TurnTrain(a.Train, boughtAs(tx.View, a))
		tx.BeginPhaseOf(tx.T.FrontOf(a.Train))
	}
	closeOnTrain(tx, a.By)
	if s.Discard != 0 {
		AskDiscards(tx, s.Discard)
	}
}

// closeOnTrain closes the privates that end when c gets its first train (1830/R152).
func closeOnTrain(tx *rules.Tx, c id.Corp) {
	for i := range tx.T.Privates {
		p := id.Private(i + 1)
		if w, ok := rules.PowerOf[rules.CloseOnTrain](tx.T, p); ok && tx.T.FindCorp(w.Corp) == c {
			tx.ClosePrivate(p)
		}
	}
}
