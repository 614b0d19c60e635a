package t1822pnw

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/step"
)

// takeMinor is the step in which a major may take over one minor or regional railway (R100-R109).
type takeMinor struct {
	asks bool // recorded games: also ask about a regional railway that cannot be paid for (R109)
}

func (takeMinor) Name() string { return takeKey }

// Open implements rules.Step. If only the connection is missing, the refusal says so.
func (s takeMinor) Open(v rules.View) rules.Refusal {
	why, c := rules.NothingLeft, v.Actor().Corp()
	if checkTaker(v, c).Refused() {
		return v.Refuse(why)
	}
	for i := range v.T.Corps {
		minor := id.Corp(i + 1)
		r := checkCandidate(v, c, minor)
		if r.Refused() && !(s.asks && r.Reason == cannotPay && kindIs(v, minor, rules.Regional) && v.HasOwner(minor)) {
			continue
		}
		if reachesMinor(v, c, minor) {
			return rules.Refusal{}
		}
		why = notLinked
	}
	return v.Refuse(why)
}

// minTurns is the number of operating turns that both companies of a takeover must have begun, or of payments of a
// regional railway (R100, R109); a major issues shares from that turn on (R90).
const minTurns = 2

// checkTakeover judges whether a major may take over a company.
func checkTakeover(v rules.View, c, minor id.Corp) rules.Refusal {
	if r := checkTaker(v, c); r.Refused() {
		return r
	}
	if r := checkCandidate(v, c, minor); r.Refused() {
		return r
	}
	if !reachesMinor(v, c, minor) {
		return v.Refuse(notLinked).At(minor, 0)
	}
	return rules.Refusal{}
}

// reachesMinor reports whether the track of a major reaches the station of a company, or the slot of one in a box. The
// ferry also connects companies in play; others have no track that leads to it (R102).
func reachesMinor(v rules.View, c, minor id.Corp) bool {
	h, city := homeOf(v, minor)
	return v.Reach(c).Reaches(h, city) || byFerry(v, c, minor)
}

// checkTaker judges whether a company may take over others: it is a major with a few turns behind it (R100).
func checkTaker(v rules.View, c id.Corp) rules.Refusal {
	if !kindIs(v, c, rules.Major) || v.S.Corps[c].Turns < minTurns {
		return v.Refuse(tooYoung).Figures(int32(v.S.Corps[c].Turns), minTurns).At(c, 0)
	}
	return rules.Refusal{}
}

// checkCandidate judges a takeover by a company that may take over others, except for the connection (R100, R101, R103,
// R108, R109).
func checkCandidate(v rules.View, c, minor id.Corp) rules.Refusal {
	if kindIs(v, minor, rules.Major) || !alive(v, minor) {
		return v.Refuse(outOfReach)
	}
	inBox := v.InBox(v.T.CardOf(minor))
	switch {
	case !inBox && !v.HasOwner(minor):
		return v.Refuse(outOfReach)
	case isColoured(v, minor):
		return v.Refuse(isColouredMinor)
	case inBox && int(v.S.Phase) < v.T.FindPhase(majorPhase):
		return v.Refuse(boxesLater)
	case !inBox && v.S.Corps[minor].Turns < minTurns && kindIs(v, minor, rules.Regional):
		return v.Refuse(paidTooFew).Figures(int32(v.S.Corps[minor].Turns), minTurns).At(minor, 0)
	case !inBox && v.S.Corps[minor].Turns < minTurns:
		return v.Refuse(tooYoung).Figures(int32(v.S.Corps[minor].Turns), minTurns).At(minor, 0)
	}
	if !anyPayment(v, c, minor) {
		return v.Refuse(cannotPay).Figures(v.Cash(id.OfCorp(c)), worthOf(v, minor)).At(minor, 0)
	}
	return rules.Refusal{}
}

// worthOf returns the price of a company for a major (R101, R103).
func worthOf(v rules.View, minor id.Corp) int32 {
	if kindIs(v, minor, rules.Regional) || v.InBox(v.T.CardOf(minor)) {
		return regionalScore
	}
	return 2 * v.Price(minor)
}

// checkPayment judges a payment with n shares of the major and the difference in money (R103, R104). Companies in boxes
// are paid for in money, to the bank (R101).
func checkPayment(v rules.View, c, minor id.Corp, n int) rules.Refusal {
	owner, worth := v.HeadOf(minor), worthOf(v, minor)
	rest := worth - int32(n)*v.Price(c)
	switch {
	case n > 0 && owner == 0:
		return v.Refuse(moneyOnly).At(minor, 0)
	case n > 0 && v.Held(c, id.Initial) < n*int(v.Ordinary(c)):
		return v.Refuse(sharesShort).Figures(int32(v.Held(c, id.Initial)/int(v.Ordinary(c))), int32(n)).At(c, 0)
	case rest > v.Cash(id.OfCorp(c)):
		return cannotAfford(v, id.OfCorp(c), rest)
	case owner != 0 && -rest > v.Cash(id.OfPlayer(owner)):
		return cannotAfford(v, id.OfPlayer(owner), -rest)
	case n == 2 && v.CertsCounted(owner) >= v.CertLimit():
		return v.Refuse(ownerFull).Figures(int32(v.CertsCounted(owner)), int32(v.CertLimit())).Of(id.OfPlayer(owner))
	}
	return rules.Refusal{}
}

// cannotAfford returns the refusal of a payment by o, the major or the owner of the minor (R103).
func cannotAfford(v rules.View, o id.Owner, sum int32) rules.Refusal {
	return v.Refuse(rules.NoMoney).Figures(v.Cash(o), sum).Of(o).Citing("1822PNW/R103")
}

// anyPayment reports whether c may pay for a minor in any of the three ways.
func anyPayment(v rules.View, c, minor id.Corp) bool {
	for n := range 3 {
		if !checkPayment(v, c, minor, n).Refused() {
			return true
		}
	}
	return false
}

// Check judges a pass or a takeover.
func (takeMinor) Check(v rules.View, a rules.Action) rules.Refusal {
	return checkMerge(v, a, checkTakeover)
}

// AppendLegal appends the takeover of each company that may be taken over, and the pass.
func (s takeMinor) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	return appendMerges(dst, v, s)
}

// AppendProbes implements rules.Prober: after the legal takeovers, those of other companies that a player has or that
// lie in a box.
func (s takeMinor) AppendProbes(dst []rules.Action, v rules.View) []rules.Action {
	return appendSought(dst, v, s, outOfReach)
}

// Apply implements rules.Step: payment and station are asked next.
func (takeMinor) Apply(tx *rules.Tx, a rules.Action) {
	tx.FinishStep()
	m, ok := a.(Merge)
	if !ok {
		tx.Note(rules.Event{Kind: rules.Passed, Who: tx.Actor()})
		return
	}
	takeover{Corp: m.By, Minor: m.With, Value: worthOf(tx.View, m.With)}.remember(tx.S)
	tx.Push(rules.Frame{Round: takeRound, Actor: tx.Actor(), Corp: m.With})
}

// choosePayment asks how a major pays (R103). While an owner must agree, the major may withdraw the takeover; a refusal
// changes nothing (R100).
type choosePayment struct{ step.Question }

// paymentWords are the answers as written in records, by the number of shares.
var paymentWords = [...]string{"money", "one_share", "two_shares"}

// paymentQuestion returns the question; the answer is the number of shares.
func paymentQuestion() step.Question {
	return step.Question{
		Key: payKey, Words: paymentWords[:],
		Judge: func(v rules.View, answer uint8) rules.Refusal {
			return checkPayment(v, takenBy.Of(v.S), takenMinor.Of(v.S), int(answer))
		},
		Answer: func(tx *rules.Tx, answer uint8) { takenShares.Set(tx.S, answer) },
	}
}

// Check judges a payment, or a pass that takes the takeover back while the owner must agree.
func (s choosePayment) Check(v rules.View, a rules.Action) rules.Refusal {
	if pass, ok := a.(rules.Pass); ok && v.Consent(rules.Decide{By: v.Actor()}) != 0 {
		return v.CheckActor(pass.By)
	}
	return s.Question.Check(v, a)
}

// DealsWith implements rules.Dealer: the owner of a minor agrees to takeover and payment together. For a company in a
// box nobody is asked.
func (choosePayment) DealsWith(v rules.View, a rules.Action) id.Player {
	if _, ok := a.(rules.Decide); !ok {
		return 0
	}
	return v.HeadOf(takenMinor.Of(v.S))
}

// AppendLegal appends the legal payments, and the pass if there is one.
func (s choosePayment) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	dst = step.AppendDecisions(dst, v, s)
	if back := (rules.Pass{By: v.Actor()}); !s.Check(v, back).Refused() {
		dst = append(dst, back)
	}
	return dst
}

// Retracts implements rules.Retractor.
func (choosePayment) Retracts() {}

// Apply implements rules.Step. The payment is made when the station has been decided as well.
func (choosePayment) Apply(tx *rules.Tx, a rules.Action) {
	d, ok := a.(rules.Decide)
	if !ok {
		takeover{}.remember(tx.S)
		tx.Note(rules.Event{Kind: rules.Passed, Who: tx.Actor()})
		tx.Retract()
		return
	}
	tx.FinishStep()
	takenShares.Set(tx.S, d.Choice)
}

// payTakeover applies a takeover: shares, the difference in money, and all property of the minor (R103, R107).
func (g *game) payTakeover(tx *rules.Tx, k takeover) {
	o, to := id.OfCorp(k.Corp), id.Bank
	if p := tx.HeadOf(k.Minor); p != 0 {
		to = id.OfPlayer(p)
	}
	if rest := k.Value - int32(k.Shares)*tx.Price(k.Corp); rest >= 0 {
		tx.Pay(o, to, rest)
	} else {
		tx.Pay(to, o, -rest)
	}
	for range k.Shares {
		if g.sw.LatePresident {
			tx.HandOver(k.Corp, id.Initial, to)
		} else {
			tx.TakeShare(k.Corp, id.Initial, to) // the largest holder presides at once (R105)
		}
	}
	inherit(tx, k.Minor, k.Corp)
}

// issueShares is the step in which a major issues shares to the pool or redeems some (R90, R91).
type issueShares struct{ g *game }

func (issueShares) Name() string { return issueKey }

// Open implements rules.Step: a major can issue or redeem shares, or owns P21, whose power belongs to this step. With
// AsksIdle it is asked even if it cannot use the power.
func (s issueShares) Open(v rules.View) rules.Refusal {
	c := v.Actor().Corp()
	if !kindIs(v, c, rules.Major) {
		return v.Refuse(rules.NothingLeft)
	}
	if s.canDeal(v, c) || owns(v, c, creditMobilier) && (s.g.sw.AsksIdle || s.g.canUsePower(v, issueKey)) {
		return rules.Refusal{}
	}
	return v.Refuse(rules.NothingLeft)
}

// Idle implements rules.Idler.
func (s issueShares) Idle(v rules.View) bool {
	return s.g.sw.AsksIdle && !s.canDeal(v, v.Actor().Corp()) && !s.g.canUsePower(v, issueKey)
}

// canDeal reports whether c can issue or redeem shares.
func (s issueShares) canDeal(v rules.View, c id.Corp) bool {
	one := v.Ordinary(c)
	return !s.checkIssue(v, Issue{By: c, Percent: one}).Refused() || !s.checkRedeem(v, redemption(c, one)).Refused()
}

// redemption returns the purchase by which c redeems a percentage of its shares from the pool.
func redemption(c id.Corp, percent uint8) rules.BuyShares {
	return rules.BuyShares{By: id.OfCorp(c), Corp: c, From: id.Pool, Percent: percent}
}

// checkIssue judges an issue: not in the first turn, shares of the charter, and room in the pool (R90).
func (issueShares) checkIssue(v rules.View, a Issue) rules.Refusal {
	percent, ordinary := int(a.Percent), int(v.Ordinary(a.By))
	switch {
	case v.S.Corps[a.By].Turns < minTurns:
		return v.Refuse(issueLater).At(a.By, 0)
	case percent == 0 || percent%ordinary != 0 || percent > v.Held(a.By, id.Initial):
		return v.Refuse(rules.NotHeld).Figures(int32(v.Held(a.By, id.Initial)),
			int32(percent)).Of(id.OfCorp(a.By)).Citing("1822PNW/R90")
	case v.Held(a.By, id.Pool)+percent > int(v.T.Policy.PoolLimit):
		return v.Refuse(rules.PoolFull).Figures(int32(v.Held(a.By, id.Pool)),
			int32(v.T.Policy.PoolLimit)).Citing("1822PNW/R90")
	case a.Price < 0 || a.Price != 0 && a.Price != issuePrice(v, a) && !v.T.Policy.StatedRevenue.On():
		return v.Refuse(issuedAt).Figures(a.Price, issuePrice(v, a)).At(a.By, 0)
	}
	return rules.Refusal{}
}

// issueCell returns the price cell after an issue.
func issueCell(v rules.View, a Issue) market.Pos {
	return v.T.Market.Along(v.S.Corps[a.By].Price, -int(a.Percent/v.Ordinary(a.By)))
}

// issuePrice returns the price of each share of an issue: that of issueCell.
func issuePrice(v rules.View, a Issue) int32 { return v.T.Market.Price(issueCell(v, a)) }

// checkRedeem judges a redemption of shares from the pool at the current price (R91).
func (issueShares) checkRedeem(v rules.View, a rules.BuyShares) rules.Refusal {
	percent, ordinary := int(a.Percent), int(v.Ordinary(a.Corp))
	n := int32(percent / ordinary)
	switch {
	case a.From != id.Pool || id.OfCorp(a.Corp) != a.By || percent == 0 || percent%ordinary != 0:
		return v.Refuse(rules.NotForSale).Citing("1822PNW/R91")
	case percent > v.Held(a.Corp, id.Pool):
		return v.Refuse(rules.NotForSale).Citing("1822PNW/R91")
	case v.Cash(a.By) < n*v.Price(a.Corp):
		return v.Refuse(rules.NoMoney).Figures(v.Cash(a.By), n*v.Price(a.Corp)).Of(a.By).Citing("1822PNW/R91")
	}
	return rules.Refusal{}
}

// Check judges a pass, an issue or a redemption.
func (s issueShares) Check(v rules.View, a rules.Action) rules.Refusal {
	switch a.(type) {
	case rules.Pass, Issue, rules.BuyShares:
		if r := v.CheckActor(rules.Actor(a)); r.Refused() {
			return r
		}
	}
	switch a := a.(type) {
	case rules.Pass:
		return rules.Refusal{}
	case Issue:
		return s.checkIssue(v, a)
	case rules.BuyShares:
		return s.checkRedeem(v, a)
	}
	return v.Refuse(rules.WrongStep)
}

// AppendLegal appends the issues and redemptions by their size, and the pass.
func (s issueShares) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	c := v.Actor().Corp()
	for percent := v.Ordinary(c); percent < 100; percent += v.Ordinary(c) {
		if a := (Issue{By: c, Percent: percent}); !s.Check(v, a).Refused() {
			dst = append(dst, a)
		}
		if a := redemption(c, percent); !s.Check(v, a).Refused() {
			dst = append(dst, a)
		}
	}
	return append(dst, rules.Pass{By: v.Actor()})
}

// Apply implements rules.Step. All shares of an issue are paid at the price to which the marker falls, or as stated by
// a record.
func (s issueShares) Apply(tx *rules.Tx, a rules.Action) {
	tx.FinishStep()
	switch a := a.(type) {
	case Issue:
		n, price := int32(a.Percent/tx.Ordinary(a.By)), a.Price
		if price == 0 {
			price = issuePrice(tx.View, a)
		}
		to := issueCell(tx.View, a)
		for range n {
			tx.TakeShare(a.By, id.Initial, id.Pool)
		}
		tx.Pay(id.Bank, id.OfCorp(a.By), n*price)
		tx.MovePrice(a.By, to)
	case rules.BuyShares:
		n := int32(a.Percent / tx.Ordinary(a.Corp))
		tx.Pay(a.By, id.Bank, n*tx.Price(a.Corp))
		for range n {
			tx.TakeShare(a.Corp, id.Pool, id.Initial)
		}
	default:
		tx.Note(rules.Event{Kind: rules.Passed, Who: tx.Actor()})
	}
}
