package info

import (
	"hexrail/game/draft"
	"hexrail/game/ui"
	"hexrail/game/ui/charts"
	"hexrail/game/view"
	"hexrail/rules/id"
	"hexrail/rules/market"
	"hexrail/scenes/desk"
)

// Desk is what the tables and lists know of the table: the game with its pieces, and the services of Host.
type Desk struct {
	*desk.Desk
	Host
}

// Host is implemented by the table for its tables and lists.
type Host interface {
	// GameName returns the name of the game.
	GameName() string
	// Me returns the player on this device. OthersTurns returns the positions between which others have played since that
	// player's last decision.
	Me() id.Player
	OthersTurns() (from, to int)

	// Step returns the pending decision, or nil.
	Step() Step
	// Plans reports whether the decision already previews runs; PlanRuns starts such a preview.
	Plans() bool
	PlanRuns()

	// Chosen returns the selected company or zero; CorpChosen returns that or else the company that the step is about.
	Chosen() id.Corp
	CorpChosen() id.Corp
	// Choose selects a company, or none with zero. Toggle selects a company, or none if it is selected already.
	Choose(c id.Corp)
	Toggle(c id.Corp)
	// Point is called when the pointer or the focus rests on a company.
	Point(c id.Corp)
	// PriceChange returns how much the price of a company has changed, if changes are marked, and adds that to the
	// description of n. ChangeMark draws it at the edge of a card.
	PriceChange(c *view.Corp, n *ui.Node) string
	ChangeMark(u *ui.UI, card ui.Rect, said string)

	// ShowCorp opens the company's page, ShowMap the map, and ShowAt a position of the game with the history.
	ShowCorp()
	ShowMap()
	ShowAt(at int)
	// OpenFilter opens the menu that filters the log.
	OpenFilter()
}

// Step is the pending decision, as far as tables and charts show it.
type Step interface {
	// Chart adds the decision to the price chart; PickCell handles a press on a cell.
	Chart(p *charts.Prices)
	PickCell(at market.Pos)
	// Moves draws the buttons in a company's row. MovesWidth returns three widths of their column: the usual one, the
	// minimum, and the one at which no text is shortened.
	Moves(u *ui.UI, r ui.Rect, c id.Corp)
	MovesWidth(u *ui.UI) (usual, minimum, full float32)
	// Draft returns the draft of the decision. Site reports whether it places something on the map.
	Draft() *draft.Draft
	Site() bool
}

// Draft returns the draft of the pending decision, or nil.
func (d *Desk) Draft() *draft.Draft {
	if s := d.Step(); s != nil {
		return s.Draft()
	}
	return nil
}
