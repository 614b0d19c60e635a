// Package computer plays for the seats of a running game that are the computer's, in pieces of counted work.
//
// What it plays depends on the seed of the game, the seat and the position alone: a game that is opened again, or on another
// device, goes on as it would have.
package computer

import (
	"hexrail/game/bot"
	"hexrail/game/match"
	"hexrail/rules"
	"hexrail/rules/id"
)

// Thinker thinks about one decision after the other. The zero value is ready.
type Thinker struct {
	seed    uint64 // of the game
	players [id.MaxPlayers + 1]*bot.Sensible
	about   *rules.State // the position that is thought about; positions of a match are never written to
	now     *bot.Sensible
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
	v := m.ViewAt(m.Now())
	if t.about != v.S || t.seed != m.Seed() {
		t.begin(m, v)
	}
	return t.now.Think(work)
}

// begin starts to think about a position.
func (t *Thinker) begin(m *match.Match, v rules.View) {
	if t.seed != m.Seed() {
		*t = Thinker{seed: m.Seed()}
	}
	t.about, t.now = v.S, t.player(v.Decider(v.Actor()))
	t.now.Begin(v)
}

// player returns the player of a seat; that of no seat decides for companies without president.
func (t *Thinker) player(p id.Player) *bot.Sensible {
	if t.players[p] == nil {
		t.players[p] = bot.NewSensible(t.seed + uint64(p))
	}
	return t.players[p]
}

// Move returns the decision once Think is done, nil if none was found. It asks for nothing that belongs to another player, so
// nobody need agree to it.
func (t *Thinker) Move() rules.Action { return t.now.Move() }

// Agrees answers for a computer to whose train or private somebody has a wish.
func (t *Thinker) Agrees(m *match.Match, owner id.Player, wish rules.Action) bool {
	if t.seed != m.Seed() {
		*t = Thinker{seed: m.Seed()}
	}
	return t.player(owner).Agrees(m.ViewAt(m.Now()), wish)
}
