package step

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// In an emergency a company must buy a train and cannot pay for it. Its president helps, and may have to sell shares or
// go bankrupt (1830/R138-R143). All of this is part of the step BuyTrains.

// cashWithPresident returns the treasury of c plus the cash of its president.
func cashWithPresident(v rules.View, c id.Corp) int32 {
	return v.Cash(id.OfCorp(c)) + v.Cash(id.OfPlayer(v.President(c)))
}

// checkForcedSale judges a sale by the president for the company in turn: only in need, only shares that he may sell at
// all, and no more than needed (1830/R139).
func checkForcedSale(v rules.View, a rules.SellShares) rules.Refusal {
	c := v.Actor().Corp()
	p := v.President(c)
	if p == 0 || a.By != id.OfPlayer(p) {
		return v.Refuse(rules.NotYourTurn).Of(id.OfPlayer(p))
	}
	if !mayGetHelp(v, c) && !v.T.Policy.LooseSales.On() && !v.Tolerant() {
		return v.Refuse(rules.NoDuty)
	}
	if r := checkForcedBundle(v, c, a.Corp, int(a.Percent)); r.Refused() {
		return r
	}
	return checkNeed(v, c, a)
}

// checkForcedBundle judges a sale for company c regardless of need: the limits of every sale apply, and c must keep its
// president (1830/R46-R48, R139).
func checkForcedBundle(v rules.View, c, of id.Corp, percent int) rules.Refusal {
	p := v.President(c)
	if !v.Is(of, rules.Started) {
		return v.Refuse(rules.NotStarted)
	}
	if r := v.NotOperatedYet(of); r.Refused() {
		return r
	}
	switch v.T.Policy.SaleBlocks {
	case rules.OneBlock:
		if v.S.Turn.Blocks.Has(of) {
			return v.Refuse(rules.SoldThisTurn) // 1870/R122, 18FL/R97
		}
	case rules.ManyBlocks, rules.LotsOfTurn, rules.LotsOfRound:
	}
	if r := v.CheckBundle(p, of, percent); r.Refused() {
		return r
	}
	if of == c && v.LosesPresidency(p, c, percent) {
		return v.Refuse(rules.KeepsPresidency)
	}
	return rules.Refusal{}
}

// checkNeed refuses a sale without need, and one with more shares than necessary (1830/R139). Recorded games are laxer
// about a president's certificate that is the seller's only one of its company (1830/X11).
func checkNeed(v rules.View, c id.Corp, a rules.SellShares) rules.Refusal {
	have, need := cashWithPresident(v, c), trainNeed(v)
	price, n := v.Price(a.Corp), int32(a.Percent)/int32(v.Ordinary(a.Corp))
	lax := v.T.Policy.LooseSales.On() && onlyPresidency(v, a.By, a.Corp)
	switch cheapest, _ := v.CheapestTrain(); {
	case salesAreHelp(v) && v.Cash(id.OfCorp(c)) >= cheapest:
		return v.Refuse(rules.SaleNotNeeded).Figures(v.Cash(id.OfCorp(c)), cheapest)
	case have >= need && !(lax && n == 1 && have-price < need):
		return v.Refuse(rules.SaleNotNeeded).Figures(have, need)
	case have < need && have+price*(n-1) >= need && !lax && justEnough(v) && !fewerBarred(v, a):
		return v.Refuse(rules.OnlyAsNeeded).Figures(have+price*(n-1), need)
	}
	return rules.Refusal{}
}

// fewerBarred reports whether one share less could not be sold, because the seller must come down to the limit of the
// company (1870/R122).
func fewerBarred(v rules.View, a rules.SellShares) bool {
	fewer := int(a.Percent) - int(v.Ordinary(a.Corp))
	return v.CheckBundle(a.By.Player(), a.Corp, fewer).Reason == rules.SellsTooFew
}

// trainNeed returns the amount of money that makes sales unnecessary: the price of the compulsory train, or of the
// dearest one if the president may choose (1830/R139, 18FL/R99).
func trainNeed(v rules.View) int32 {
	need, _ := v.CheapestTrain()
	if helpsWithAny(v) {
		var buf [rules.MaxTrains]id.Train
		for _, n := range v.AppendForSale(buf[:0]) {
			need = max(need, v.TrainPrice(n))
		}
	}
	return need
}

// helpsWithAny reports whether a helping president may choose any train of the bank (18FL/R95).
func helpsWithAny(v rules.View) bool {
	switch v.T.Policy.TrainHelp {
	case rules.HelpsWithAny, rules.SellsForAny:
		return true
	case rules.PresidentHelps, rules.PresidentHelpsBank, rules.PresidentBorrows, rules.NobodyHelps:
	}
	return false
}

// salesAreHelp reports whether a president who may choose any train sells only while he may help. A treasury that pays
// for the cheapest train then ends both (18FL/R96).
func salesAreHelp(v rules.View) bool {
	switch v.T.Policy.TrainHelp {
	case rules.HelpsWithAny:
		return true
	case rules.SellsForAny, rules.PresidentHelps, rules.PresidentHelpsBank, rules.PresidentBorrows, rules.NobodyHelps:
	}
	return false
}

// justEnough reports whether a forced sale may have no more shares than needed.
func justEnough(v rules.View) bool {
	switch v.T.Policy.ForcedBlock {
	case rules.JustEnough:
		return true
	case rules.AnyBlock:
	}
	return false
}

// onlyPresidency reports whether the president's certificate is o's only one of c.
func onlyPresidency(v rules.View, o id.Owner, c id.Corp) bool {
	return id.OfPlayer(v.President(c)) == o && v.FindCert(c, o, v.Ordinary(c)) == 0
}

// appendForcedSales appends the sales by which the president may help.
func appendForcedSales(dst []rules.Action, v rules.View) []rules.Action {
	p := v.President(v.Actor().Corp())
	if p == 0 {
		return dst
	}
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		share := int(v.Ordinary(c))
		for percent := share; percent <= v.Held(c, id.OfPlayer(p)); percent += share {
			a := rules.SellShares{By: id.OfPlayer(p), Corp: c, Percent: uint8(percent)}
			if !checkForcedSale(v, a).Refused() {
				dst = append(dst, a)
			}
		}
	}
	return dst
}

// sellForced carries out a sale for a train, and sorts the waiting companies again, because a fallen price changes
// their order (1830/R82).
func sellForced(tx *rules.Tx, a rules.SellShares) {
	tx.S.Turn.LastSale = tx.Price(a.Corp)
	tx.S.Turn.Blocks.Add(a.Corp)
	tx.Sell(a.By.Player(), a.Corp, int(a.Percent), tx.PriceAfterSale(a.Corp, int(a.Percent)))
	tx.SortRest()
}

// largestSale returns the largest percentage of company of that the president of c may sell for c, or zero.
func largestSale(v rules.View, c, of id.Corp) int {
	share := int(v.Ordinary(of))
	for percent := v.Held(of, id.OfPlayer(v.President(c))); percent > 0; percent -= share {
		if !checkForcedBundle(v, c, of, percent).Refused() {
			return percent
		}
	}
	return 0
}

// LargestHelp returns the largest percentage of company of that the president of c could sell for a compulsory train,
// or zero.
func (BuyTrains) LargestHelp(v rules.View, c, of id.Corp) int { return largestSale(v, c, of) }

// maxProceeds returns the amount that the president of c could raise by selling all that he may sell (1830/R142), zero
// without a president.
func maxProceeds(v rules.View, c id.Corp) int32 {
	if v.President(c) == 0 {
		return 0
	}
	sum := int32(0)
	for i := range v.T.Corps {
		of := id.Corp(i + 1)
		sum += v.Price(of) * int32(largestSale(v, c, of)) / int32(v.Ordinary(of))
	}
	return sum
}

// checkBankrupt judges a declaration of bankruptcy. sales is the amount that can still be raised (1830/R142).
func checkBankrupt(v rules.View, a rules.Bankrupt, sales int32) rules.Refusal {
	if r := notOurs(v, a.By); r.Refused() {
		return r
	}
	if !MustBuyTrain(v, a.By) && !allowsUndueBankruptcy(v) {
		return v.Refuse(rules.NoDuty)
	}
	need, _ := v.CheapestTrain()
	if have := cashWithPresident(v, a.By) + sales; have >= need {
		return v.Refuse(rules.StillSolvent).Figures(have, need)
	}
	return rules.Refusal{}
}

// allowsUndueBankruptcy reports whether bankruptcy may be declared without the duty to buy a train (1830/X12,
// 1870/X16).
func allowsUndueBankruptcy(v rules.View) bool {
	switch v.T.Policy.UndueBankruptcy {
	case rules.OfferedUndue:
		return true
	case rules.StoredUndue:
		return v.For.Has(rules.Stored)
	case rules.NeverUndue:
	}
	return false
}

// liquidate performs the bankruptcy of the president of c. First it sells all of his shares that can be sold: company
// by company in operating order, the largest bundle, repeatedly (1830/R142). For the rest see ruin.
func liquidate(tx *rules.Tx, c id.Corp) {
	p := tx.President(c)
	var buf [id.MaxCorps]id.Corp
	corps := buf[:0]
	for i := range tx.T.Corps {
		if tx.Is(id.Corp(i+1), rules.Started) {
			corps = append(corps, id.Corp(i+1))
		}
	}
	tx.Sort(corps)
	for _, of := range corps {
		for percent := largestSale(tx.View, c, of); percent > 0; percent = largestSale(tx.View, c, of) {
			tx.S.Turn.Blocks.Add(of)
			tx.Sell(p, of, percent, tx.PriceAfterSale(of, percent))
		}
	}
	ruin(tx, p, c)
}

// ruin ends the game with the bankruptcy of p, the president of c (1830/R171), or removes p and continues, as policy
// Bankruptcy has it. Then c gets his money and its new president inherits the duty; without a president its turn is
// over (18FL/R105-R110).
func ruin(tx *rules.Tx, p id.Player, c id.Corp) {
	switch tx.T.Policy.Bankruptcy {
	case rules.EndsGame:
		tx.GoBankrupt(p)
		tx.EndGame(rules.PlayerBankrupt)
		return
	case rules.PlayerLeaves:
		tx.S.Turn.Blocks, tx.S.Turn.LastSale = 0, 0 // his sales do not bar others (18FL/R108)
	case rules.PlayerLeavesBars:
	}
	tx.Pay(id.OfPlayer(p), id.OfCorp(c), tx.Cash(id.OfPlayer(p)))
	tx.Leave(p)
	if tx.S.End.Over {
		return
	}
	tx.SortRest()
	if tx.President(c) == 0 {
		tx.FinishAll()
	}
}

// EarlyBankruptcy accepts a bankruptcy at any step of a company's turn, in titles that accept it from recorded games.
// Before the train step, shares that could be sold do not count and are not sold (1830/X12). It is an anytime step.
type EarlyBankruptcy struct{ NeverOpen }

func (EarlyBankruptcy) Name() string { return BankruptKey }

// Check implements rules.Step. It leaves bankruptcies during BuyTrains to that step.
func (EarlyBankruptcy) Check(v rules.View, a rules.Action) rules.Refusal {
	b, ok := a.(rules.Bankrupt)
	if !ok || v.Actor() != v.Base().Actor || stationFirst(v) || !allowsUndueBankruptcy(v) {
		return v.Refuse(rules.WrongStep)
	}
	if _, trains := v.InCharge().(BuyTrains); trains {
		return v.Refuse(rules.WrongStep)
	}
	return checkBankrupt(v, b, 0)
}

// AppendLegal appends the bankruptcy if Check accepts it.
func (s EarlyBankruptcy) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	if a := (rules.Bankrupt{By: v.Actor().Corp()}); !s.Check(v, a).Refused() {
		dst = append(dst, a)
	}
	return dst
}

// Apply performs the bankruptcy of the company's president.
func (EarlyBankruptcy) Apply(tx *rules.Tx, a rules.Action) {
	c := a.(rules.Bankrupt).By
	ruin(tx, tx.President(c), c)
}
