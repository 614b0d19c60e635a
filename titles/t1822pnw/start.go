package t1822pnw

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/step"
)

// checkStart judges the start of a major, directly or by conversion of its coloured minor (R36, R37, R42).
func (s stockTurn) checkStart(v rules.View, p id.Player, a rules.Par) rules.Refusal {
	return s.checkStartFrom(v, p, a, lowestPar)
}

// checkStartFrom judges a start like checkStart, with another minimum par.
func (s stockTurn) checkStartFrom(v rules.View, p id.Player, a rules.Par, lowest int16) rules.Refusal {
	switch {
	case !kindIs(v, a.Corp, rules.Major):
		return v.Refuse(rules.NotForSale)
	case v.Is(a.Corp, rules.Started):
		return v.Refuse(rules.AlreadyStarted)
	case int(v.S.Phase) < v.T.FindPhase(majorPhase):
		return v.Refuse(majorsLater)
	case !anyPar(v, a.At, lowest):
		return v.Refuse(rules.NotParPrice)
	}
	minor := v.S.Corps[a.Corp].Partner
	if owner := v.President(minor); minor != 0 && owner != 0 {
		if owner != p {
			return v.Refuse(minorOwned).At(minor, 0)
		}
		if r := checkPurchase(v, p, a.Corp, 0); r.Refused() {
			return r
		}
		return checkShares(v, conversionOf(v, a), p, v.T.Market.Price(a.At))
	}
	if lot := v.LotOf(v.T.CardOf(minor)); minor != 0 && lot != 0 {
		if high, _ := v.HighBid(lot); high.Placed() {
			return v.Refuse(minorBidFor).At(minor, 0)
		}
	}
	if r := checkCertLimit(v, p); r.Refused() {
		return r
	}
	return checkPurchase(v, p, a.Corp, presidentShares*v.T.Market.Price(a.At))
}

// appendStarts appends the starts of majors.
func (s stockTurn) appendStarts(dst []rules.Action, v rules.View, p id.Player) []rules.Action {
	if int(v.S.Phase) < v.T.FindPhase(majorPhase) { // asked once, because computers need this list often
		return dst
	}
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		if !kindIs(v, c, rules.Major) || v.Is(c, rules.Started) {
			continue
		}
		for col := range line {
			a := rules.Par{By: p, Corp: c, At: market.Pos{Col: uint8(col)}}
			if !s.checkStart(v, p, a).Refused() {
				dst = append(dst, a)
			}
		}
	}
	return dst
}

// start starts a major (R37-R40), or begins the conversion of the minor that p owns (R42, R43).
func (s stockTurn) start(tx *rules.Tx, p id.Player, a rules.Par) {
	minor := tx.S.Corps[a.Corp].Partner
	if converts(tx.View, a) {
		conversionOf(tx.View, a).remember(tx.S)
		tx.Push(rules.Frame{Round: convertRound, Actor: id.OfPlayer(p), Corp: a.Corp})
		return
	}
	if minor != 0 && alive(tx.View, minor) {
		// Its box stays empty for the rest of the round, and nothing is reserved for it any more (R38). Positions of recorded
		// games still name the minor, so only its card closes.
		card := tx.T.CardOf(minor)
		tx.TakeCard(card)
		tx.ClosePrivate(card)
	}
	tx.Pay(id.OfPlayer(p), tx.PaidForShare(a.Corp, id.Initial), presidentShares*tx.T.Market.Price(a.At))
	tx.TakePresidency(a.Corp, p)
	tx.StartCorp(a.Corp, a.At)
}

// converts reports whether a start is the conversion of a minor of the player.
func converts(v rules.View, a rules.Par) bool {
	minor := v.S.Corps[a.Corp].Partner
	return minor != 0 && v.President(minor) == a.By
}

// conversionOf returns the assets of a minor for the major into which it is converted (R42).
func conversionOf(v rules.View, a rules.Par) takeover {
	minor := v.S.Corps[a.Corp].Partner
	return takeover{Corp: a.Corp, Minor: minor, At: a.At, Value: 2 * v.Price(minor), Cash: v.Cash(id.OfCorp(minor))}
}

// markFormed marks a major formed from minors: it floats at once and has its home (R43, R97).
func markFormed(tx *rules.Tx, c id.Corp) {
	tx.Mark(c, rules.Floated|rules.HomeDone)
	tx.Note(rules.Event{Kind: rules.CorpFloated, Corp: c})
}

// tooLow reports whether a par is too low for minors of this value: six shares must be worth it, unless the par is the
// highest (R95).
func tooLow(par, value int32) bool { return par != highestPar && maxShares*par < value }

// The numbers of 10 % shares of a major.
const (
	presidentShares = 2 // in the president's certificate
	maxShares       = 6 // for the owner of its minors (R96)
)

// shareRange returns the lowest and the highest number of 10 % shares for the owner of minors worth value at a par, if
// the owner has cash and the company money, all in dollars. lowest is above highest if no number is possible (R96).
func shareRange(value, money, cash, par int32) (lowest, highest int32) {
	if maxShares*par < value {
		return maxShares, maxShares
	}
	return max(presidentShares, (value-money+par-1)/par), (value + min(cash, par-1)) / par
}

// purse returns the money with which p may pay for one more share of a new major: none while in debt (R28, R96), unless
// the step that asks for the shares is configured otherwise.
func purse(v rules.View, p id.Player) int32 {
	if shares := v.T.Rounds[convertRound-1].Steps[0].(chooseShares); v.S.Seats[p].Debt > 0 && !shares.debtors {
		return 0
	}
	return freeCash(v, p)
}

// shareWords are the possible numbers of shares as written in records.
var shareWords = [...]string{2: "2", "3", "4", "5", "6"}

// chooseShares asks how many shares of a new major its owner takes for his minors (R96). The frame names the major.
type chooseShares struct {
	step.Question
	debtors bool // players in debt may pay for one more share (R28)
}

// chooseShares returns the step.
func (g *game) chooseShares() rules.Step {
	q := step.Question{Key: sharesKey, Words: shareWords[:], Judge: checkTaken, Answer: takeShares}
	return chooseShares{q, g.sw.DebtorsPay}
}

// checkTaken judges the number of shares that the owner of the minors takes (R96).
func checkTaken(v rules.View, answer uint8) rules.Refusal {
	k, owner := takeoverOf(v.S), v.Decider(v.Actor())
	par, cash := v.T.Market.Price(k.At), purse(v, owner)
	minimum, maximum := shareRange(k.Value, k.Cash, cash, par)
	rest := k.Value - int32(answer)*par // in money, to the owner
	switch n := int32(answer); {
	case n >= minimum && n <= maximum:
		return rules.Refusal{}
	case minimum == maxShares && maxShares*par < k.Value:
		return v.Refuse(allSix).Figures(maxShares*par, k.Value)
	case n < minimum:
		return v.Refuse(sharesFew).Figures(k.Cash, rest).At(k.Corp, 0)
	case -rest > cash && cash < freeCash(v, owner):
		return v.Refuse(inDebt).Figures(v.S.Seats[owner].Debt, 0).Of(id.OfPlayer(owner))
	case -rest > cash:
		return v.Refuse(sharesDear).Figures(cash, -rest).Of(id.OfPlayer(owner))
	}
	return v.Refuse(sharesMany).Figures(par, -rest)
}

// takeShares gives the owner the shares for the minors, and settles the difference in money (R96), which completes a
// conversion (R43).
func takeShares(tx *rules.Tx, answer uint8) {
	k := takeoverOf(tx.S)
	president, major := tx.Decider(tx.Actor()), id.OfCorp(k.Corp)
	owner := id.OfPlayer(president)
	if k.Other == 0 {
		tx.S.Turn.Acted = true
		markFormed(tx, k.Corp)
		tx.StartCorp(k.Corp, k.At)
		inherit(tx, k.Minor, k.Corp)
	}
	tx.TakePresidency(k.Corp, president)
	for range answer - presidentShares {
		tx.TakeShare(k.Corp, id.Initial, owner)
	}
	if rest := k.Value - int32(answer)*tx.Price(k.Corp); rest >= 0 {
		tx.Pay(major, owner, min(rest, tx.Cash(major)))
	} else {
		tx.Pay(owner, major, -rest)
	}
	if k.Other == 0 {
		succeed(tx, k.Minor, k.Corp)
		takeover{}.remember(tx.S)
	}
}
