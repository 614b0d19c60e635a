// Package computer plays the computer's seats of a running game and advises persons, in slices of counted work.
//
// Due reports whether a computer decides. A Thinker then makes the decision at the level of the seat, and also answers
// wishes for its trains and privates. An Adviser rates the choices of a person as the level Hard does.
//
// Decisions depend only on the seed of the game and the position, so that a game opened again or on another device
// continues in the same way. Only a decision that was cut short (Thinker.Hurry) depends on the moment as well. Neither
// type plays an action: the caller does. Work is in units of the route solver.
package computer

import (
	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// player chooses in slices of counted work.
type player interface {
	bot.Player
	Begin(v rules.View)
	Think(work int) bool
	Move() rules.Action
}

// searcher is a player that looks ahead, which takes long enough to be shown and cut short.
type searcher interface {
	Hurry()
	Progress() int
}

// newPlayer returns the player of a level, whose choices depend on the seed of the game.
func newPlayer(level match.Level, seed uint64) player {
	switch level {
	case match.Easy:
		return bot.NewEasy(seed)
	case match.Medium:
		return bot.NewSearch(seed, bot.Medium)
	case match.Hard:
		return bot.NewSearch(seed, bot.Hard)
	}
	return bot.NewSensible(seed)
}

// Thinker thinks about one decision at a time, whoever makes it. The zero value is ready to use.
type Thinker struct {
	seed    uint64 // of the game
	players [match.Hard + 1]player
	thinks  player       // about the position considered
	about   *rules.State // that position, compared by pointer, because positions of a match are never modified
}

// Due reports whether the computer decides in the present of a game. If the company whose turn it is has no president,
// so that anybody may decide, it returns true if the computer has any seat.
func Due(m *match.Match) bool { return !m.ViewAt(m.Now()).S.End.Over && Seat(m) != 0 }

// Seat returns the computer's seat that decides in the present of a game, or 0. For a company without a president the
// first one decides.
func Seat(m *match.Match) id.Player {
	p := m.Decider(m.Now())
	if seats := m.RunByComputer(); p == 0 && len(seats) > 0 {
		return seats[0]
	}
	if !m.Computer(p) {
		return 0
	}
	return p
}

// Think does about the given amount of work on the pending decision, in units of the route solver. It returns true when
// the decision is made.
func (t *Thinker) Think(m *match.Match, work int) bool {
	v, thinks := m.ViewAt(m.Now()), t.player(m, Seat(m))
	if t.about != v.S || t.thinks != thinks {
		t.about, t.thinks = v.S, thinks
		t.thinks.Begin(v)
	}
	return t.thinks.Think(work)
}

// player returns the player of the level of a seat.
func (t *Thinker) player(m *match.Match, seat id.Player) player {
	if t.seed != m.Seed() {
		*t = Thinker{seed: m.Seed()}
	}
	level := match.LevelOf(m.Computers(), seat)
	if t.players[level] == nil {
		t.players[level] = newPlayer(level, m.Seed())
	}
	return t.players[level]
}

// Hurry has the pending decision made with the best found so far. The choice then depends on the moment.
func (t *Thinker) Hurry() {
	if s, ok := t.thinks.(searcher); ok {
		s.Hurry()
	}
}

// Progress returns how much of the thinking about the pending decision is done, in thousandths, or false if the player
// does not look ahead.
func (t *Thinker) Progress() (done int, looks bool) {
	s, looks := t.thinks.(searcher)
	if looks {
		done = s.Progress()
	}
	return done, looks
}

// Move returns the decision once Think has returned true, or nil if none was found. It never needs another player's
// consent.
func (t *Thinker) Move() rules.Action { return t.thinks.Move() }

// Agrees reports whether the computer in a seat consents to a wish for its train or private, in a position of the game
// or one that follows it.
func (t *Thinker) Agrees(m *match.Match, seat id.Player, v rules.View, wish rules.Action) bool {
	return t.player(m, seat).Agrees(v, wish)
}
