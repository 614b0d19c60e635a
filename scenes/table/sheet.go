package table

import (
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/titles/words"
)

// sheet is the sheet of a phone. It is lowered (0), as high as the step needs (1), or fully raised (2).
type sheet struct {
	at    int
	moved map[string]int // position to which the player moved it, by step
}

// begin lowers the sheet if the choice is made above it, and otherwise puts it where the player left it in such a step.
// A bid for the right to choose is made in the sheet although the lots are above.
func (s *sheet) begin(d *draft.Draft) {
	s.at = 0
	if _, right := d.ChoiceSale(); right && !d.View().S.Auction.Choosing || !madeAboveSheet(d.Step()) {
		s.at = 1
		if kept, moved := s.moved[d.Step().Key]; moved {
			s.at = kept
		}
	}
}

// Lift raises the sheet if it is low, Lower lowers it.
func (s *sheet) Lift()  { s.at = max(s.at, 1) }
func (s *sheet) Lower() { s.at = 0 }

// madeAboveSheet reports whether the choice of a step is made above the sheet: on the map, among lots or in the rows of
// deals.
func madeAboveSheet(step *words.Step) bool {
	switch step.Where {
	case words.OnMap, words.AmongLots, words.AmongBoxes:
		return true
	case words.OnChart:
		return step.Panel == words.StockPanel
	}
	return false
}

// move records that the player has moved the sheet.
func (s *sheet) move(step *words.Step, to int) { s.at, s.moved[step.Key] = to, to }
