// Package computer plays for the seats of a running game that are the computer's, in pieces of counted work.
//
// What it plays depends on the seed of the game and the position alone: a game that is opened again, or on another
// device, goes on as it would have.
package computer

import (
	"hexrail/game/bot"
	"hexrail/game/match"
	"hexrail/rules"
)

// Thinker thinks about one decision after the other, whoever makes it. The zero value is ready.
type Thinker struct {
	seed   uint64 // of the game
	player *bot.Sensible
	about  *rules.State // the position that is thought about; positions of a match are never written to
}

// Due reports whether the computer decides in the present of a game. Where nobody presides over the company in turn, so that
// anybody might decide, it does if it has any seat.
func Due(m *match.Match) bool {
	if m.ViewAt(m.Now()).S.End.Over {
		return false
	}
	if p := m.Decider(m.Now()); p != 0 {
		return m.Computer(p)
	}
	return len(m.RunByComputer()) > 0
}

// Think does work for the decision that is due, as the solver of routes counts it, and a piece more at most. It reports true
// once the decision is made.
func (t *Thinker) Think(m *match.Match, work int) bool {
	t.meet(m)
	if v := m.ViewAt(m.Now()); t.about != v.S {
		t.about = v.S
		t.player.Begin(v)
	}
	return t.player.Think(work)
}

// meet makes the player of a game, whose choices depend on its seed.
func (t *Thinker) meet(m *match.Match) {
	if t.player == nil || t.seed != m.Seed() {
		*t = Thinker{seed: m.Seed(), player: bot.NewSensible(m.Seed())}
	}
}

// Move returns the decision once Think is done, nil if none was found. It asks for nothing that belongs to another player, so
// nobody need agree to it.
func (t *Thinker) Move() rules.Action { return t.player.Move() }

// Agrees answers for a computer to whose train or private somebody has a wish in a position of the game, or in one that follows it.
func (t *Thinker) Agrees(m *match.Match, v rules.View, wish rules.Action) bool {
	t.meet(m)
	return t.player.Agrees(v, wish)
}
