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

// Desk is what the tables and lists know of the table on which the game lies: the game with its pieces, and the few things that
// the table does for them.
type Desk struct {
	*desk.Desk
	Host
}

// Host is the table as its tables and lists see it.
type Host interface {
	// GameName is what the game is called.
	GameName() string
	// Me returns the player who sits here, OthersTurns the positions between which others have played since that player's last
	// decision.
	Me() id.Player
	OthersTurns() (from, to int)

	// Step returns the decision that is due, or nil.
	Step() Step
	// Plans reports whether that decision is an outlook on runs already, PlanRuns begins one.
	Plans() bool
	PlanRuns()

	// Chosen returns the company that was chosen, or zero, CorpChosen that or else the one that the step is about.
	Chosen() id.Corp
	CorpChosen() id.Corp
	// Choose chooses a company, or none; Toggle does so unless it is chosen already.
	Choose(c id.Corp)
	Toggle(c id.Corp)
	// Point takes note that the pointer or the focus rests on a company.
	Point(c id.Corp)
	// PriceChange returns by how much the price of a company has changed, where changes are marked, and describes a node by it;
	// ChangeMark draws that on the edge of a card.
	PriceChange(c *view.Corp, n *ui.Node) string
	ChangeMark(u *ui.UI, card ui.Rect, said string)

	// ShowCorp shows the page of the company, ShowMap the map, ShowAt a position of the game with the history.
	ShowCorp()
	ShowMap()
	ShowAt(at int)
	// OpenFilter opens the menu of what the log shows.
	OpenFilter()
}

// Step is the decision that is due, as far as it reaches into tables and charts.
type Step interface {
	// Chart adds to what the price chart shows, PickCell takes a press on it.
	Chart(p *charts.Prices)
	PickCell(at market.Pos)
	// Moves draws the buttons of a company's row; MovesWidth is how wide the column is, how wide at minimum, and how wide if
	// nothing is shortened.
	Moves(u *ui.UI, r ui.Rect, c id.Corp)
	MovesWidth(u *ui.UI) (usual, minimum, full float32)
	// Draft returns what is being decided; Site reports whether that lays something on the map.
	Draft() *draft.Draft
	Site() bool
}

// Draft returns the draft of the decision that is due, or nil.
func (d *Desk) Draft() *draft.Draft {
	if s := d.Step(); s != nil {
		return s.Draft()
	}
	return nil
}
