package whatif

import (
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// End is the reason why an adoption ends.
type End uint8

// The reasons.
const (
	Whole     End = iota // the whole branch is played
	Parted               // the game is not at a position of the branch
	Elsewhere            // a player at another device has to decide
	Refused              // the rules refuse the action
)

// Adoption describes how much of a branch can be, or was, played in the game.
type Adoption struct {
	Played  int // number of actions played in the game
	Of      int // number of actions of the branch that the game did not have
	End     End
	Who     id.Player     // with Elsewhere, the player who has to decide
	Refusal rules.Refusal // with Refused, the reason
}

// Adopt plays the actions of a branch in the game, as long as here returns true for the deciding player, which means
// that the player sits at this device. The game must be at a position of the branch.
func Adopt(m *match.Match, b *Branch, here func(id.Player) bool) Adoption {
	a := Try(m, b, here)
	if a.Played > 0 {
		for _, action := range b.Game.Actions(m.Now(), m.Now()+a.Played) {
			m.Play(action)
		}
	}
	return a
}

// Try returns the result of Adopt without playing anything.
func Try(m *match.Match, b *Branch, here func(id.Player) bool) Adoption {
	at := m.Now()
	if b.agrees(m) < at {
		return Adoption{Of: b.Plays(), End: Parted}
	}
	a := Adoption{Of: b.To - at}
	g := m.Clone()
	g.Cut()
	for _, action := range b.Game.Actions(at, b.To) {
		if p := g.Decider(g.Now()); p != 0 && !here(p) {
			a.End, a.Who = Elsewhere, p
			return a
		}
		if r := g.Play(action); r.Refused() {
			a.End, a.Refusal = Refused, r
			return a
		}
		a.Played++
	}
	return a
}
