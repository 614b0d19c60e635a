package step

import (
	"cmp"
	"math/bits"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// StockRound returns the round in which players deal in shares, clockwise from the priority deal until all have passed
// in succession (1830/R30-R33). anytime are the powers available in it.
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

// nextStockTurn counts passes and gives the turn to the left. A turn without any action is a pass (1830/R32). The
// player to the left of the last one who acted has the priority deal (1830/R33).
func nextStockTurn(tx *rules.Tx) {
	p := tx.Actor().Player()
	left := tx.NextSeat(cmp.Or(tx.S.Blocks.Taker, p)) // 1870/R54
	tx.ForgetTaker()
	turn, self := &tx.S.Turn, uint8(1)<<p
	switch {
	case !turn.Acted:
		turn.Passes++
		turn.Passed |= self
		tx.Note(rules.Event{Kind: rules.Passed, Who: tx.Actor()})
	case turn.KeepsPass:
		tx.S.Priority, turn.Passes = left, 0
		turn.PassKept = turn.PassKept || turn.Passed&self != 0
	default:
		tx.S.Priority, turn.Passes = left, 0
		turn.Passed &^= self
	}
	allKept := turn.PassKept && bits.OnesCount8(turn.Passed) == tx.PlayersLeft()
	if allKept {
		tx.S.Priority = left
	}
	if allKept || int(turn.Passes) == tx.PlayersLeft() {
		endStockRound(tx)
		return
	}
	tx.BeginTurn(id.OfPlayer(left))
}

// endStockRound raises the prices of sold-out companies (1830/R73), forgets the sales of the round and sets the number
// of operating rounds by the phase.
func endStockRound(tx *rules.Tx) {
	RaiseSoldOut(tx)
	tx.ForgetSales()
	if tx.S.End.Over { // a marker reached the end of the chart (1870/R161)
		return
	}
	if tx.S.Set == tx.T.LastSet {
		tx.EndGame(rules.AllSetsPlayed)
		return
	}
	tx.S.RoundsLeft = tx.PhaseDef().Rounds
	tx.S.Round = 0
	tx.EndRound()
}

// RaiseSoldOut raises the prices of companies wholly held by players, in operating order (1830/R73, 1822PNW/R50).
func RaiseSoldOut(tx *rules.Tx) {
	var buf [id.MaxCorps]id.Corp
	for _, c := range tx.AppendFloated(buf[:0]) {
		at := tx.S.Corps[c].Price
		if !soldOut(tx.View, c) {
			continue
		}
		switch tx.T.Policy.SoldOutRise {
		case rules.UpOne:
			tx.MovePrice(c, tx.T.Market.Up(at))
		case rules.RightOne:
			if tx.T.Corp(c).Kind != rules.Minor {
				tx.MovePrice(c, tx.T.Market.Along(at, 1))
			}
		case rules.NoRise:
		}
	}
}

// soldOut reports whether no share of c can be bought, because players hold all that the company has not bought back
// (1830/R73, 1870/R69).
func soldOut(v rules.View, c id.Corp) bool { return v.Held(c, id.Initial)+v.Held(c, id.Pool) == 0 }
