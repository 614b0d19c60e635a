package info

import (
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/desk"
)

// Desk is the interface of tables and lists to the game table: the game with its tokens, and four groups of questions
// and requests.
type Desk struct {
	*desk.Desk
	Around
	Selection
	Changes
	Links
}

// Around are questions about the decision and the people at the table.
type Around struct {
	Due         func() *decision.Decision // the pending decision, or nil
	PlanRuns    func()                    // starts a preview of runs, or ends it
	GameName    func() string
	Me          func() id.Player      // the player on this device
	OthersTurns func() (from, to int) // the positions between which others have played since that player's last decision
}

// Selection is the company that the player looks at.
type Selection struct {
	Chosen     func() id.Corp  // the selected company, or zero
	CorpChosen func() id.Corp  // that, or else the company that the step is about
	Choose     func(c id.Corp) // selects a company, or none with zero
	Toggle     func(c id.Corp) // selects a company, or none if it is selected already
	Point      func(c id.Corp) // reports that the pointer or the focus rests on a company in this frame
}

// Changes are the changes of prices by others, as far as they are marked.
type Changes struct {
	// PriceChange returns the change of a company's price, or "", and sets it as the description of n. ChangeMark draws it
	// at the edge of a card, or nothing for "".
	PriceChange func(c *view.Corp, n *ui.Node) string
	ChangeMark  func(u *ui.UI, card ui.Rect, change string)
}

// Links open other places of the table, named behind each.
type Links struct {
	ShowCorp   func()       // the company's page
	ShowMap    func()       // the map
	ShowAt     func(at int) // a position of the game, with the history
	OpenFilter func()       // the menu that filters the log
}

// Draft returns the draft of the pending decision, or nil.
func (d *Desk) Draft() *draft.Draft { return d.Due().Draft() }

// Plans reports whether the pending decision already previews runs.
func (d *Desk) Plans() bool {
	due := d.Due()
	return due != nil && due.Traits.Plans
}

// dealWidth returns the widths in dp of the buttons of deals in a company's row: the usual one, the minimum, and the
// one at which no text is shortened. All are zero if the decision has none.
func (d *Desk) dealWidth(u *ui.UI) (usual, minimum, full float32) {
	if due := d.Due(); due != nil && due.Rows != nil {
		return due.Rows.Width(u)
	}
	return 0, 0, 0
}
