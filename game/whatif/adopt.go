package whatif

import (
	"hexrail/game/match"
	"hexrail/rules"
	"hexrail/rules/id"
)

// End says why an adoption ends.
type End uint8

// The ends.
const (
	Whole     End = iota // all of the branch is played
	Parted               // the game does not stand where the branch left it
	Elsewhere            // a player who sits elsewhere has to decide
	Refused              // the rules refuse the action
)

// Adoption tells how far a branch can be, or was, played in the game.
type Adoption struct {
	Played  int // actions played in the game
	Of      int // actions of the branch that the game did not have
	End     End
	Who     id.Player     // with Elsewhere, who has to decide
	Refusal rules.Refusal // with Refused, why
}

// Adopt plays the actions of a branch in the game, as long as the game stands where the branch stood and here says that
// the player who decides sits at this device.
func Adopt(m *match.Match, b *Branch, here func(id.Player) bool) Adoption {
	a := Try(m, b, here)
	if a.Played > 0 {
		for _, action := range b.Game.Actions(m.Now(), m.Now()+a.Played) {
			m.Play(action)
		}
	}
	return a
}

// Try tells what Adopt would do, without doing it.
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
