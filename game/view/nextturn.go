package view

import (
	"slices"

	"github.com/hexrail/hexrail/rules/id"
)

// NextTurn returns which of some persons has the next turn in the rest of the round at the cursor, in words the company
// or the round of that turn, and the company or player whose turn it follows. It returns zero values if none of them
// has a turn.
func (w *Viewer) NextTurn(persons []id.Player) (who id.Player, what, after string) {
	v, header := w.v(), w.Header()
	if header.Operating() {
		order := &v.S.Order
		for i := int(order.At) + 1; i < int(order.Len); i++ {
			if p := v.President(order.Corps[i]); slices.Contains(persons, p) {
				return p, w.say.Corp(order.Corps[i]), w.say.Corp(order.Corps[i-1])
			}
		}
		return 0, "", ""
	}
	decider := v.Decider(v.Actor())
	for i := 1; decider != 0 && i < len(w.game.Players()); i++ {
		if p := v.SeatAfter(decider, i); slices.Contains(persons, p) {
			return p, header.Round(), w.say.Player(v.SeatAfter(decider, i-1))
		}
	}
	return 0, "", ""
}
