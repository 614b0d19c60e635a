package t1822pnw

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
)

// rounds returns the rounds in the order of their numbers.
func (g *game) rounds() []rules.Round {
	return []rules.Round{
		g.stock(),
		g.operating(),
		g.merger(),
		{Steps: []rules.Step{step.DiscardTrains{}}},
		{Steps: []rules.Step{g.chooseShares()}},
		{Steps: []rules.Step{choosePar(), g.chooseShares(), g.chooseStation()}},
		{Steps: []rules.Step{choosePayment{paymentQuestion()}, g.chooseStation()}, Anytime: []rules.Step{assignMarker{g: g}}},
		{Steps: []rules.Step{replaceMinor()}},
	}
}

// next returns the round that follows r: after a stock round an operating round; after an operating round, from phase 2
// on, a merger round (R92); then the next operating round of the set, or a stock round. A game that starts with packets
// has only operating rounds before its first stock round (R8).
func (g *game) next(v rules.View, r rules.RoundID) rules.RoundID {
	switch {
	case r == stockRound:
		return operatingRound
	case r == operatingRound && mergersFollow(v):
		return mergerRound
	case v.S.RoundsLeft > 0, g.packetsOnly(v):
		return operatingRound
	}
	return stockRound
}

// mergersFollow reports whether a merger round follows an operating round that ends now (R92).
func mergersFollow(v rules.View) bool { return int(v.S.Phase) >= v.T.FindPhase(mergerPhase) }

// packetsOnly reports whether the game started with packets and has not yet had its first stock round (R8).
func (g *game) packetsOnly(v rules.View) bool {
	return g.sw.StartingPacket && v.S.Opener == 0 && !mergersFollow(v)
}

// operating returns the operating round (R52-R55).
func (g *game) operating() rules.Round {
	round := step.OperatingRound(step.Operating{
		Steps: []rules.Step{
			firstL{},
			acquirePrivates{late: g.sw.LateDiscards},
			layTrack{g},
			reachGoal{waits: g.sw.Profile == rules.Recorded},
			step.PlaceStation{Last: lastForGoal},
			runTrains{once: g.sw.Profile == rules.Recorded},
			g.dividend(),
			buyTrains{g},
			takeMinor{asks: g.sw.Profile == rules.Recorded},
			issueShares{g},
		},
		Anytime:   []rules.Step{assignMarker{g: g}, useCard{}},
		InSet:     mergersFollow,
		PlaceHome: placeHome,
		TurnBegan: func(tx *rules.Tx, c id.Corp) { tx.S.Corps[c].Turns++ },
	})
	begin := round.Begin
	round.Begin = func(tx *rules.Tx) {
		if tx.S.RoundsLeft == 0 {
			tx.S.RoundsLeft = 1 // before the first stock round of a game with packets (R8)
		}
		for i, d := range tx.T.Corps {
			if c := id.Corp(i + 1); d.Kind == rules.Regional && tx.HasOwner(c) {
				tx.S.Corps[c].Turns++
			}
		}
		begin(tx)
		if !tx.S.End.Over && !g.sw.LateDiscards {
			step.AskDiscards(tx, discardRound)
		}
	}
	return round
}
