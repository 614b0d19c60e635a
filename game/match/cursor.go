package match

import (
	"github.com/hexrail/hexrail/rules/id"
)

// GoTo makes position i, clamped to the log, the present and shows it. Later actions count as undone, with the
// programmes that played them.
func (m *Match) GoTo(i int) {
	m.Look(i)
	m.now = m.at
	m.Programmes.Forget(m.now)
}

// Look shows position i, clamped to the log. The present is unchanged.
func (m *Match) Look(i int) { m.at = min(max(i, 0), len(m.log)) }

// Undo undoes the last action before the present. It returns false at the beginning.
func (m *Match) Undo() bool {
	if m.now == 0 {
		return false
	}
	m.GoTo(m.now - 1)
	return true
}

// Redo repeats the action undone last. It returns false if there is none.
func (m *Match) Redo() bool {
	if m.now == len(m.log) {
		return false
	}
	m.GoTo(m.now + 1)
	return true
}

// Unit is a step size for moving through the game.
type Unit uint8

// The units.
const (
	ByAction Unit = iota + 1
	ByTurn        // a company's or a player's turn
	ByRound
)

// Next returns the position at which the next unit begins after position i, or the last position.
func (m *Match) Next(i int, u Unit) int {
	return following(i, len(m.log), func(k int) bool { return m.starts[k].begins(u) })
}

// Prev returns the position at which a unit began before position i, or the first position.
func (m *Match) Prev(i int, u Unit) int {
	return preceding(i, func(k int) bool { return m.starts[k].begins(u) })
}

// NextOf returns the position after i at which player p begins to decide, or the last position.
func (m *Match) NextOf(i int, p id.Player) int {
	return following(i, len(m.log), func(k int) bool { return decides(m, k, p) })
}

// PrevOf returns the position before i at which player p began to decide, or the first position.
func (m *Match) PrevOf(i int, p id.Player) int {
	return preceding(i, func(k int) bool { return decides(m, k, p) })
}

// LastByPerson returns the last position before i in which a person decided, or -1.
func LastByPerson(m *Match, i int) int {
	for i--; i >= 0; i-- {
		if m.Decider(i) != 0 && !m.ByComputer(i) {
			return i
		}
	}
	return -1
}

// following returns the first position after i that is one of those sought, or the last position.
func following(i, last int, sought func(int) bool) int {
	for i++; i < last; i++ {
		if sought(i) {
			return i
		}
	}
	return last
}

// preceding returns the last position before i that is one of those sought, or the first position.
func preceding(i int, sought func(int) bool) int {
	for i--; i > 0; i-- {
		if sought(i) {
			return i
		}
	}
	return 0
}

// decides reports whether p decides in position i and did not already decide in the same turn.
func decides(m *Match, i int, p id.Player) bool {
	if m.Decider(i) != p {
		return false
	}
	return i == 0 || m.starts[i].Has(TurnStart) || m.Decider(i-1) != p
}

// Decider returns the deciding player in position i, or zero after the end of the game.
func (m *Match) Decider(i int) id.Player {
	v := m.ViewAt(i)
	if v.S.End.Over {
		return 0
	}
	return v.Decider(v.Actor())
}
