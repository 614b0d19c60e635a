package t1860

import (
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/market"
	"hexrail/rules/step"
)

// payOrKeep returns the dividend: all is paid to the players, or all is kept. Shares in the initial offering and in the pool
// get nothing (1860/R100-R107).
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

// ranks is how far a marker moves at once: two ranks are one column of the same row (1860/R60).
const ranks = 2

// fall is where a marker goes when nothing is paid (1860/R103).
func fall(v rules.View, c id.Corp, _ int32) market.Pos {
	return v.T.Market.Along(v.S.Corps[c].Price, -ranks)
}

// rise is where a marker goes when this much is paid in all: one step for each time the price is contained in it, four at
// most (1860/R104).
func rise(v rules.View, c id.Corp, paid int32) market.Pos {
	steps := min(paid/v.Price(c), 4)
	return v.T.Market.Along(v.S.Corps[c].Price, ranks*int(steps))
}

// forcedDividend returns what must be done with the earnings of c; zero if its president chooses. Insolvent companies and
// those without president keep all, nationalised ones pay all (1860/R107).
func forcedDividend(v rules.View, c id.Corp) rules.DividendKind {
	switch {
	case v.Is(c, rules.Insolvent), v.Receivership(c):
		return rules.Withhold
	case v.S.Nation.Begun:
		return rules.Payout
	}
	return 0
}
