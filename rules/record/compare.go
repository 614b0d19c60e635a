package record

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// endReasons maps reasons to their names in records.
var endReasons = map[rules.EndReason]string{
	rules.BankBroken: "bank", rules.PlayerBankrupt: "bankrupt", rules.EndedByHand: "manually_ended",
	rules.MarketEnd: "stock_market", rules.Nationalised: "nationalization",
	rules.Standstill:    "standstill", // 18xx.games plays on, so it has no name for it
	rules.AllSetsPlayed: "dnf",        // 18xx.games ends 1870 after set 100 (1870/R155)
}

// compareEnd compares the end of the game with the result in the record and notes differences.
func (r *reader) compareEnd() {
	g := r.out.Game
	if !g.Finished {
		return
	}
	for i, p := range g.Players {
		want, ok := g.Result[p.ID]
		if got := int(r.v.Worth(id.Player(i + 1))); ok && got != want {
			r.out.Notes = append(r.out.Notes, Note{Kind: ResultDiffers, What: p.Name, Have: want, Need: got})
		}
	}
	if !r.state.End.Over {
		r.out.Notes = append(r.out.Notes, Note{Kind: NotFinished})
		return
	}
	if why := endReasons[r.state.End.Reason]; g.EndReason != "" && g.EndReason != why {
		r.out.Notes = append(r.out.Notes, Note{Kind: EndReasonDiffers, What: g.EndReason})
	}
}
