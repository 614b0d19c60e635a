// Package roster draws the strips of companies and players along the edges of the table, and keeps which of them is
// selected or under the pointer.
//
// A Roster draws them as DrawCorps, DrawPlayers and DrawRail. Selection is sticky, pointing is not: call Begin at the
// start and End at the end of each frame; in between, every part of the table reports a company under the pointer or
// the focus with PointAt. Corp and Player return the one pointed at in the last frame first, the selected one
// otherwise. All sizes are in dp.
package roster

import (
	"cmp"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/recap"
)

// Roster is the strip of companies and the strip of players.
type Roster struct {
	*desk.Desk

	ShowCorp    func() // shows the page of the chosen company
	ShowPlayers func() // shows the page of the players
	// CashChange returns the effect of the current choice, or of the last action of a computer, on a player's cash.
	CashChange func(p id.Player) int32

	Tabs   *info.Tabs
	Others *recap.Recap

	Chosen view.Selection

	rests, finds view.Selection // pointed at in the last frame, and so far in this frame
}

// Words are the names of both strips.
var Words = struct{ Order, Players text.Pair }{
	Order:   text.Pair{"Operating order", "運営順"},
	Players: text.Pair{"Players", "プレイヤー"},
}

// Begin starts a frame, in which nothing has been pointed at yet.
func (s *Roster) Begin() { s.finds = view.Selection{} }

// End ends a frame and reports whether the pointer or the focus has moved to something else since the last one.
func (s *Roster) End() bool {
	was := s.rests
	s.rests = s.finds
	return s.rests != was
}

// PointAt reports that the pointer or the focus is on a company elsewhere on the table in this frame.
func (s *Roster) PointAt(c id.Corp) { s.finds.Corp = c }

// Corp returns the company under the pointer or focus, or else the selected one.
func (s *Roster) Corp() id.Corp { return cmp.Or(s.rests.Corp, s.Chosen.Corp) }

// Player returns the player under the pointer or focus, or else the selected one.
func (s *Roster) Player() id.Player { return cmp.Or(s.rests.Player, s.Chosen.Player) }

// ToggleCorp selects a company, or clears the selection if the company is already selected.
func (s *Roster) ToggleCorp(c id.Corp) {
	if s.Chosen.Corp == c {
		c = 0
	}
	s.Chosen.Corp = c
}

// togglePlayer selects a player and shows the page of the players, or clears the selection if the player is already
// selected.
func (s *Roster) togglePlayer(p id.Player) {
	if s.Chosen.Player == p {
		s.Chosen.Player = 0
		return
	}
	s.Chosen.Player = p
	s.ShowPlayers()
}

// Release clears the selection and reports whether there was one.
func (s *Roster) Release() bool {
	was := s.Chosen
	s.Chosen = view.Selection{}
	return was != s.Chosen
}
