package step

import (
	"hexrail/rules"
	"hexrail/rules/id"
)

// StockRound returns the round in which players deal in shares, clockwise from the priority deal until all pass in
// succession (1830/R30-R33). anytime are the powers that work in it.
func StockRound(turn StockTurn, anytime ...rules.Step) rules.Round {
	return rules.Round{
		Name:    rules.StockRound,
		Steps:   []rules.Step{turn},
		Anytime: anytime,
		Begin: func(tx *rules.Tx) {
			tx.S.Opener = tx.S.Priority
			tx.BeginTurn(id.OfPlayer(tx.S.Priority))
		},
		Turn: nextStockTurn,
	}
}

// nextStockTurn counts passes and gives the turn to the left. A turn without any action is a pass (1830/R32); the player
// to the left of the last one who did something has the priority deal (1830/R33).
func nextStockTurn(tx *rules.Tx) {
	p := tx.Actor().Player()
	left := tx.SeatAfter(p, 1)
	if tx.S.Turn.Acted {
		tx.S.Priority = left
		tx.S.Turn.Passes = 0
	} else {
		tx.S.Turn.Passes++
		tx.Note(rules.Event{Kind: rules.Passed, Who: tx.Actor()})
	}
	if tx.S.Turn.Passes == tx.S.Players {
		endStockRound(tx)
		return
	}
	tx.BeginTurn(id.OfPlayer(left))
}

// endStockRound raises the prices of sold-out companies in operating order (1830/R73), forgets the sales of the round and
// fixes the number of operating rounds by the phase.
func endStockRound(tx *rules.Tx) {
	switch tx.T.Policy.SoldOutRise {
	case rules.UpOne:
		raiseSoldOut(tx)
	case rules.NoRise:
	}
	tx.ForgetSales()
	tx.S.RoundsLeft = tx.PhaseDef().Rounds
	tx.S.Round = 0
	tx.EndRound()
}

func raiseSoldOut(tx *rules.Tx) {
	var buf [id.MaxCorps]id.Corp
	for _, c := range tx.AppendFloated(buf[:0]) {
		if soldOut(tx.View, c) {
			tx.MovePrice(c, tx.T.Market.Up(tx.S.Corps[c].Price))
		}
	}
}

// soldOut reports whether the players hold all of c.
func soldOut(v rules.View, c id.Corp) bool {
	held := 0
	for i := range v.S.Players {
		held += v.Held(c, id.OfPlayer(id.Player(i+1)))
	}
	return held == 100
}
