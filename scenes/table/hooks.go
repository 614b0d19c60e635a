package table

import (
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/planning"
	"github.com/hexrail/hexrail/scenes/widgets"
	"github.com/hexrail/hexrail/titles/words"
)

// Hooks connect a table to its surroundings, which store, share and end the game. A nil function means that the feature
// is not offered.
type Hooks struct {
	Name     string        // name of the game
	Status   func() string // whether the game is stored, in a word
	ReadOnly bool          // the game can only be watched
	PlayOn   func()        // makes a read-only game playable
	Comments []words.Comment

	Here   func(p id.Player) bool // whether a player is on this device or a computer
	Unsent func() bool            // whether a player elsewhere has to be sent the current position

	Changed func()                    // called after an action was played, undone or redone, or a name changed
	Cut     func(before *match.Match) // called when undone actions were replaced; keeps them as a branch
	Share   func()
	Send    func() // passes the game on to the player elsewhere who has to decide
	Rules   bool   // the rules can be opened
	Goal    bool   // the goal line is shown until it is closed

	Top      func(u *ui.UI, r *ui.Rect) // cuts something off the top of the panel, or of a phone's page
	Bar      func() *decision.Bar       // replaces the buttons, unless it returns nil
	Settled  func() bool                // nothing is to be decided; undo stays possible
	End      func()                     // opens the end screen
	Settings func()
	Menu     func() []widgets.MenuLine // menu lines after Home

	WhatIfs *planning.WhatIfs // what-ifs of the game; nil if there are none

	Copy  bool                           // the table is that of a what-if, whose colour the panel's head gets
	Panel func(u *ui.UI, r ui.Rect) bool // draws something else in the side panel, or returns false
	Mark  func(s *mapview.Scene)         // adds marks to the map
}
