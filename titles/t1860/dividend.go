package t1860

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/step"
)

// payOrKeep returns the dividend step: everything is paid out or everything is withheld. Shares in the initial offering
// and in the pool receive nothing (1860/R100-R107). With restack a marker that stays in its cell goes under the others.
func payOrKeep(restack bool) step.PayDividend {
	return step.PayDividend{
		Options: []step.DividendOption{
			{Kind: rules.Payout, Kept: step.KeepNothing, Move: rise},
			{Kind: rules.Withhold, Kept: step.KeepAll, Move: fall},
		},
		Idle:    fall,
		Forced:  forcedDividend,
		Restack: restack,
	}
}

// ranks is the distance of one move in cells of the chart: two ranks are one column of the same printed row (1860/R60).
const ranks = 2

// mostSteps is the number of moves that a payment causes at most (1860/R104).
const mostSteps = 4

// fall returns the price after nothing was paid (1860/R103).
func fall(v rules.View, c id.Corp, _ int32) market.Pos {
	return v.T.Market.Along(v.S.Corps[c].Price, -ranks)
}

// rise returns the price after paying paid for all shares: one step up for each multiple of the price, at most
// mostSteps (1860/R104).
func rise(v rules.View, c id.Corp, paid int32) market.Pos {
	steps := min(paid/v.Price(c), mostSteps)
	return v.T.Market.Along(v.S.Corps[c].Price, ranks*int(steps))
}

// forcedDividend returns the compulsory dividend of c, or zero if its president chooses. Insolvent companies and those
// without a president withhold, nationalised ones pay (1860/R107).
func forcedDividend(v rules.View, c id.Corp) rules.DividendKind {
	switch {
	case v.Is(c, rules.Insolvent), v.Receivership(c):
		return rules.Withhold
	case nationalised.Is(v.S):
		return rules.Payout
	}
	return 0
}
