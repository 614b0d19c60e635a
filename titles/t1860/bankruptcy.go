package t1860

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// goBankrupt makes a company bankrupt whose price has fallen to zero: its shares are void, and the player with the
// fewest shares gets the priority at once. A stock round starts anew; in an operating round the company's turn ends
// (1860/R140-R143).
func goBankrupt(tx *rules.Tx, c id.Corp) {
	tx.Delist(c)
	stock := tx.Base().Round == stockRound
	holder := tx.S.Priority
	if stock {
		holder = tx.S.Opener
	}
	tx.S.Priority = fewestShares(tx.View, holder)
	if stock {
		tx.RestartRound()
		return
	}
	tx.FinishAll()
}

// fewestShares returns the player with the lowest percentage of all companies together. A tie goes to the first one
// clockwise from the holder of the priority, including the holder (1860/R142).
func fewestShares(v rules.View, holder id.Player) (best id.Player) {
	least := 0
	for i := range int(v.S.Players) {
		p := v.SeatAfter(holder, i)
		sum := 0
		for k := range v.T.Corps {
			sum += v.Held(id.Corp(k+1), id.OfPlayer(p))
		}
		if best == 0 || sum < least {
			best, least = p, sum
		}
	}
	return best
}
