package scenes

import (
	"hexrail/game/match"
	"hexrail/game/ui"
	"hexrail/game/ui/mapview"
	"hexrail/rules/id"
	"hexrail/scenes/planning"
	"hexrail/scenes/widgets"
	"hexrail/titles/words"
)

// hooks join a table to what surrounds it: who stores the game, shares it, and what the menu offers. Functions that are
// nil are not offered.
type hooks struct {
	Name     string        // what the game is called
	Status   func() string // a word on whether it is stored, beside the name
	ReadOnly bool          // the game can be looked at, not played
	PlayOn   func()        // makes a read-only game one that is played
	Comments []words.Comment

	Here   func(p id.Player) bool // whether a player sits at this device, or is a computer
	Unsent func() bool            // whether somebody elsewhere is to be sent the game as it stands

	Opponents *opponents // plays the turns of computers; nil where nobody does

	Changed  func()                    // an action was played, undone or redone, or a name changed: store the game
	Cut      func(before *match.Match) // an action has cut what was undone: keep what the game was before
	Share    func()
	Rules    bool   // the rules can be read
	End      func() // shows how the game ended
	Settings func()
	Menu     func() []widgets.MenuLine // lines of the menu after Home

	WhatIfs *planning.WhatIfs // the copies of the game, where they may be made

	Copy  bool                           // the table shows a copy of the game: the panel's head has the colour of what-ifs
	Panel func(u *ui.UI, r ui.Rect) bool // draws something else in the side panel, or returns false
	Mark  func(s *mapview.Scene)         // adds to what the map shows
}
