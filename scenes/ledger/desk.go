package ledger

import (
	"hexrail/game/draft"
	"hexrail/game/match"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/charts"
	"hexrail/game/ui/mapview"
	"hexrail/game/ui/token"
	"hexrail/game/view"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/market"
	"hexrail/scenes/kit"
	"hexrail/scenes/shell"
)

// Desk is what the tables and lists know of the table on which the game lies: the game with its pieces, and the few things that
// the table does for them.
type Desk struct {
	Shell  *shell.Shell
	Game   *match.Match
	Board  *mapview.Map
	Tokens []token.Company // what the companies look like, by id.Corp
	Seats  kit.Seats
	Host
}

// Host is the table as its tables and lists see it.
type Host interface {
	// Viewer returns the viewer in the player's language, See what is in sight at the cursor.
	Viewer() *view.Viewer
	See() *view.Table
	// Class returns the layout of the screen in which the table was last drawn.
	Class() kit.Class
	// GameName is what the game is called, PhaseWord what its title calls a phase.
	GameName() string
	PhaseWord() string
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

// Speaker returns the speaker in the player's language.
func (d *Desk) Speaker() *text.Speaker { return d.Viewer().Speaker() }

// View returns the position on screen.
func (d *Desk) View() rules.View { return d.Game.View() }

// Say returns words in the player's language.
func (d *Desk) Say(p text.Pair) string { return d.Shell.Say(p) }

// Phrase returns words in the player's language with facts filled in.
func (d *Desk) Phrase(p text.Pair, facts text.Facts) string { return d.Shell.Phrase(p, facts) }

// Small reports whether there is no room beside the map for more than a sheet or a narrow panel.
func (d *Desk) Small() bool { return d.Class() == kit.Phone || d.Class() == kit.Landscape }

// Draft returns the draft of the decision that is due, or nil.
func (d *Desk) Draft() *draft.Draft {
	if s := d.Step(); s != nil {
		return s.Draft()
	}
	return nil
}
