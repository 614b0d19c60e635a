package panel

import (
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// stockPanel is a player's turn in a stock round.
type stockPanel struct {
	*choice.Choice
	deals *dealList
}

func newStockPanel(c *choice.Choice) *decision.Decision {
	s := &stockPanel{c, &dealList{Choice: c}}
	d := s.deals.inRound(s)
	d.Deals = &decision.DealPart{Draw: s.deals.drawBelow}
	return d
}

// Prompt returns the remaining deals of the turn as the prompt.
func (s *stockPanel) Prompt() (order, limits string) { return s.Draft().StockOrder(), "" }

// Bar returns the buttons of the turn.
func (s *stockPanel) Bar() decision.Bar { return s.deals.offerDeal() }

// Draw draws the chosen deal with its consequences, or the options that the table of companies does not show, and
// returns the height.
func (s *stockPanel) Draw(u *ui.UI, r ui.Rect) float32 {
	col := widgets.NewColumn(u, r)
	col.Gap(6)
	s.Why.DrawAtTop(u, col)
	if o := s.Draft().Chosen(); o != nil {
		s.deals.drawDeal(u, col, o)
		return col.Height()
	}
	if !s.Desk.ListsCorps() {
		s.deals.drawCompanies(u, col)
	}
	if !s.Desk.DealsBelow() {
		s.deals.drawOthers(u, col)
	}
	return col.Height()
}
