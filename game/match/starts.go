package match

import "github.com/hexrail/hexrail/rules"

// Starts is the set of turns, rounds and phases that begin at a position.
type Starts uint8

// The members of the set.
const (
	TurnStart Starts = 1 << iota
	RoundStart
	PhaseStart
)

// Has reports whether s contains all of t.
func (s Starts) Has(t Starts) bool { return s&t == t }

// begins reports whether a unit begins.
func (s Starts) begins(u Unit) bool {
	switch u {
	case ByTurn:
		return s.Has(TurnStart)
	case ByRound:
		return s.Has(RoundStart)
	}
	return u == ByAction
}

// Starts returns the turn, round and phase that begin at position i.
func (m *Match) Starts(i int) Starts { return m.starts[i] }

// startsOf returns the turns, rounds and phases that the events of an action began.
func startsOf(events []rules.Event) (s Starts) {
	for i := range events {
		switch events[i].Kind {
		case rules.TurnBegan:
			s |= TurnStart
		case rules.RoundBegan:
			s |= RoundStart | TurnStart
		case rules.PhaseBegan:
			s |= PhaseStart
		}
	}
	return s
}
