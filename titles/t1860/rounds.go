package t1860

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
)

// rounds returns the rounds in the order of their numbers.
func rounds(s Switches, runs runTerms) []rules.Round {
	n := nation{floatedOnly: s.NationFloatedOnly, endsTrack: s.NationEndsTrack, survivor: s.NationSurvivor,
		closing: s.NationClosing}
	return []rules.Round{
		newAuction(s).round(),
		stock(s),
		operating(s, runs, n),
		{Steps: []rules.Step{newHomeTile(s)}},
	}
}

// newHomeTile returns the interruption with the settings of the game.
func newHomeTile(s Switches) homeTile {
	return homeTile{waits: s.Profile == rules.Recorded, onPar: s.FloatOnPar}
}

// newAuction returns the auction with the settings of the game.
func newAuction(s Switches) auction {
	a := auction{minBid: 5, raise: 5, reentry: s.Reentry, priority: richestAsRecorded}
	if s.ZeroBid {
		a.minBid = 0
	}
	if s.TiedOnly {
		a.priority = richest
	}
	return a
}

// stock returns the stock round. The one after the first 9+5 train ends all building (1860/R145).
func stock(s Switches) rules.Round {
	exchange := step.Exchange{Lenient: rules.On, Listed: rules.On, OwnTurn: rules.SwitchOf(s.ExchangeOwnTurn)}
	round := step.StockRound(step.StockTurn{}, exchange)
	round.Steps = []rules.Step{newStockTurn(s, exchange)}
	if !s.PrivatesMovePriority {
		round.Turn = keepPriority(round.Turn)
	}
	begin := round.Begin
	round.Begin = func(tx *rules.Tx) {
		if southernFormed(tx.View) {
			endBuilding(tx)
		}
		begin(tx)
	}
	return round
}

// keepPriority returns a function that passes the turn on with next, and then restores the priority if the turn only
// traded privates (1860/R20). Such a turn is not a pass.
func keepPriority(next func(*rules.Tx)) func(*rules.Tx) {
	return func(tx *rules.Tx) {
		t, holder := &tx.S.Turn, tx.S.Priority
		onlyPrivates := t.Acted && t.Blocks == 0 && t.Bought&^rules.BoughtPrivate == 0
		next(tx)
		if onlyPrivates {
			tx.S.Priority = holder
		}
	}
}

// operating returns the operating round (1860/R75-R77). The tests at the end of a stock round are made when the
// following operating round begins.
func operating(s Switches, runs runTerms, n nation) rules.Round {
	round := step.OperatingRound(step.Operating{
		Steps: []rules.Step{
			step.DiscardOwn{},
			newLayTrack(s.UpgradeBenefit, runs),
			newPlaceStation(s.StationReach == WithTrain, runs.skipTowns),
			solvency{},
			runTrains{runs, s.ForcedBest},
			payOrKeep(s.RestackOnPay),
			newBuyTrains(s.SolventOnPurchase),
		},
		Home: homeRound,
		TurnOver: func(tx *rules.Tx, c id.Corp) {
			if nationalised.Is(tx.S) {
				notePaid(tx, c)
			}
			settleSolvency(tx, c)
		},
		RoundOver: func(tx *rules.Tx) {
			if nationalised.Is(tx.S) {
				n.closeRound(tx)
				return
			}
			n.beginIfDue(tx)
			if s.EndsStandstill && standstill(tx.View) {
				tx.EndGame(rules.Standstill)
			}
		},
	})
	begin := round.Begin
	round.Begin = func(tx *rules.Tx) {
		if tx.S.Round == 0 {
			n.beginIfDue(tx)
		}
		if somethingPays(tx.View) {
			lastActive.Set(tx.S, tx.S.Set)
		}
		begin(tx)
	}
	return round
}

// idleSets is the number of consecutive sets without a company's turn or a private's payment that ends the game
// (1860/R186).
const idleSets = 10

// standstill reports whether idleSets such sets have ended.
func standstill(v rules.View) bool {
	return v.S.RoundsLeft == 0 && int(v.S.Set)-int(lastActive.Of(v.S)) >= idleSets
}

// somethingPays reports whether a company will have a turn in the operating round that begins, or a private pays.
func somethingPays(v rules.View) bool {
	var buf [id.MaxCorps]id.Corp
	if len(v.AppendFloated(buf[:0])) > 0 {
		return true
	}
	for i := range v.T.Privates {
		if v.S.Privates[i+1].Owner.Player() != 0 {
			return true
		}
	}
	return false
}
