// Package roster draws the strips of companies and players along the edges of the table and keeps which of them is selected or
// under the pointer.
package roster

import (
	"cmp"

	"hexrail/game/text"
	"hexrail/game/view"
	"hexrail/rules/id"
	"hexrail/scenes/desk"
	"hexrail/scenes/info"
	"hexrail/scenes/recap"
)

// Roster is the strip of the companies and the strip of the players.
type Roster struct {
	*desk.Desk
	Host
	Tabs   *info.Tabs
	Others *recap.Others

	Chosen view.Selection

	rests, finds view.Selection // what is pointed at in the last picture, and in this one as far as it is drawn
}

// Host is the table as its strips see it.
type Host interface {
	// ShowCorp and ShowPlayers show the page of the chosen company, and that of the players.
	ShowCorp()
	ShowPlayers()
	// CashChange returns what the current choice would do to a player's cash, or what the last action of a computer has done.
	CashChange(p id.Player) int32
}

// Words are the names of both strips.
var Words = struct{ Order, Players text.Pair }{
	Order:   text.Pair{"Operating order", "運営順"},
	Players: text.Pair{"Players", "プレイヤー"},
}

// Begin begins a picture.
func (s *Roster) Begin() { s.finds = view.Selection{} }

// End ends a picture and reports whether the pointer or the focus rests on something else than in the one before.
func (s *Roster) End() bool {
	was := s.rests
	s.rests = s.finds
	return s.rests != was
}

// Point takes note that the pointer or the focus rests on a company elsewhere on the table.
func (s *Roster) Point(c id.Corp) { s.finds.Corp = c }

// Corp returns the company on which the pointer or the focus rests, or the one that was chosen.
func (s *Roster) Corp() id.Corp { return cmp.Or(s.rests.Corp, s.Chosen.Corp) }

// Player returns the player on whose card the pointer or the focus rests, or the one that was chosen.
func (s *Roster) Player() id.Player { return cmp.Or(s.rests.Player, s.Chosen.Player) }

// ChooseCorp chooses a company, or lets go of it.
func (s *Roster) ChooseCorp(c id.Corp) {
	if s.Chosen.Corp == c {
		c = 0
	}
	s.Chosen.Corp = c
}

func (s *Roster) choosePlayer(p id.Player) {
	if s.Chosen.Player == p {
		s.Chosen.Player = 0
		return
	}
	s.Chosen.Player = p
	s.ShowPlayers()
}

// Release lets go of what is chosen and reports whether anything was.
func (s *Roster) Release() bool {
	was := s.Chosen
	s.Chosen = view.Selection{}
	return was != s.Chosen
}
