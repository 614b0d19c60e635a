// Package computer plays the computer's seats of a running game, in slices of counted work.
//
// Its decisions depend only on the seed of the game and the position, so that a game opened again or on another device
// continues in the same way.
package computer

import (
	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
)

// Thinker thinks about one decision at a time, whoever makes it. The zero value is ready to use.
type Thinker struct {
	seed   uint64 // of the game
	player *bot.Sensible
	about  *rules.State // the position considered, compared by pointer, because positions of a match are never modified
}

// Due reports whether the computer decides in the present of a game. If the company whose turn it is has no president,
// so that anybody may decide, it returns true if the computer has any seat.
func Due(m *match.Match) bool {
	if m.ViewAt(m.Now()).S.End.Over {
		return false
	}
	if p := m.Decider(m.Now()); p != 0 {
		return m.Computer(p)
	}
	return len(m.RunByComputer()) > 0
}

// Think does about the given amount of work on the pending decision, in units of the route solver. It returns true when
// the decision is made.
func (t *Thinker) Think(m *match.Match, work int) bool {
	t.meet(m)
	if v := m.ViewAt(m.Now()); t.about != v.S {
		t.about = v.S
		t.player.Begin(v)
	}
	return t.player.Think(work)
}

// meet creates the player for a game, whose choices depend on its seed.
func (t *Thinker) meet(m *match.Match) {
	if t.player == nil || t.seed != m.Seed() {
		*t = Thinker{seed: m.Seed(), player: bot.NewSensible(m.Seed())}
	}
}

// Move returns the decision once Think has returned true, or nil if none was found. It never needs another player's
// consent.
func (t *Thinker) Move() rules.Action { return t.player.Move() }

// Agrees reports whether a computer consents to a wish for its train or private, in a position of the game or one that
// follows it.
func (t *Thinker) Agrees(m *match.Match, v rules.View, wish rules.Action) bool {
	t.meet(m)
	return t.player.Agrees(v, wish)
}
