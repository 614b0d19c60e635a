package t18fl

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/track"
)

// rounds returns the rounds in the order of their numbers.
func rounds(s Switches, runs runTerms) []rules.Round {
	stock := step.StockRound(step.StockTurn{})
	stock.Steps = []rules.Step{stockTurn{sizeFirst: s.SizeBeforeFloat, sizeEarly: s.SizeInPhaseThree}}
	return []rules.Round{
		bidding{anySum: s.Profile == rules.Recorded}.round(),
		stock,
		operating(s, runs),
		{Steps: []rules.Step{chooseSize(s.StartKeepsPass)}},
		{Steps: []rules.Step{step.DiscardTrains{}}},
	}
}

// operating returns the operating round. Powers of privates can be used after the company's own action or, in recorded
// games, at any time (18FL/R58).
func operating(s Switches, runs runTerms) rules.Round {
	lays := step.LayTrack{
		Lays:        []step.LayKinds{step.NewTile | step.Upgrade, step.NewTile | step.UnlessUpgraded},
		Terms:       terms(),
		Restriction: track.SemiRestrictive,
	}
	if s.ProtectHomeExits {
		lays.May = checkHomes
	}
	site := s.BonusActions == AsOnSite
	extra := extraTile{lays: lays, site: site}
	beside, port := stationBeside{site: site, oneAHex: s.OneTerminal}, portMarker{}
	o := step.Operating{
		Steps: []rules.Step{
			convert{},
			layTrack{LayTrack: lays, waits: site},
		},
	}
	if site {
		o.Anytime = []rules.Step{port, extra, beside}
		o.Steps = append(o.Steps, placeTokens{waits: true}, noteRoute{})
	} else {
		bonus := func(powers ...power) bonusStep { return bonusStep{powers, s.OwnersUse} }
		o.Steps = append(o.Steps, bonus(extra), placeTokens{}, bonus(port, beside))
	}
	trade := step.BuyTrains{Discard: discards, Trade: rules.On, MayTrade: checkSeller}
	if s.RestingSell {
		trade.MayTrade = nil
	}
	o.Steps = append(o.Steps,
		runTrains{terms: runs, best: s.MustRunBest},
		payOrKeep(),
		trade,
	)
	return step.OperatingRound(o)
}

// payOrKeep returns the dividend step (18FL/R81-R84).
func payOrKeep() step.PayDividend {
	s := step.PayOrKeep()
	s.Options[0].Move = rise
	return s
}

// rise returns the price after a payment: one cell to the right if the payment is at least the price, two if at least
// twice the price, but with five shares not beyond the ceiling (18FL/R82, R83).
func rise(v rules.View, c id.Corp, paid int32) (to market.Pos) {
	to = v.S.Corps[c].Price
	price := v.Price(c)
	for range min(paid/price, 2) {
		next := v.T.Market.Right(to)
		if v.Small(c) && v.T.Market.Zone(next)&market.LargeOnly != 0 {
			break
		}
		to = next
	}
	return to
}
