package match

import (
	"slices"

	"hexrail/rules/id"
)

// Stint is a stretch of a game in which the computer decides for a player. A player who takes over the seat ends it; one
// who gives the seat back begins another.
type Stint struct {
	Player id.Player `json:"player"`
	From   int       `json:"from,omitempty"` // the position with which it begins
	To     int       `json:"to,omitempty"`   // the position with which it ended; zero while it goes on
}

// has reports whether position i lies in the stint.
func (s Stint) has(i int) bool { return s.From <= i && (s.To == 0 || i < s.To) }

// Computers returns the stints of the computer in the order in which they began.
func (m *Match) Computers() []Stint { return slices.Clone(m.stints) }

// Computer reports whether the computer decides for a player as things stand.
func (m *Match) Computer(p id.Player) bool { return Running(m.stints, p) }

// RunByComputer returns the players for whom the computer decides as things stand, in seat order.
func (m *Match) RunByComputer() (list []id.Player) {
	for i := range m.players {
		if p := id.Player(i + 1); m.Computer(p) {
			list = append(list, p)
		}
	}
	return list
}

// Running reports whether one of the stints of a player goes on.
func Running(stints []Stint, p id.Player) bool {
	return slices.ContainsFunc(stints, func(s Stint) bool { return s.Player == p && s.To == 0 })
}

// SetComputer says whether the computer decides for a player from the present on.
func (m *Match) SetComputer(p id.Player, on bool) {
	if on == m.Computer(p) {
		return
	}
	if on {
		m.stints = append(m.stints, Stint{Player: p, From: m.now})
		return
	}
	m.stints = slices.DeleteFunc(m.stints, func(s Stint) bool { return s.Player == p && s.To == 0 && s.From >= m.now })
	for i := range m.stints {
		if s := &m.stints[i]; s.Player == p && s.To == 0 {
			s.To = m.now
		}
	}
}

// ByComputer reports whether the decision in position i was, or would be, the computer's.
func (m *Match) ByComputer(i int) bool {
	p := m.Decider(i)
	return slices.ContainsFunc(m.stints, func(s Stint) bool { return s.Player == p && s.has(i) })
}

// StintsUpTo returns the stints of a game that is cut at a position: nobody decided anything behind it, and who was a
// computer last is one still.
func StintsUpTo(list []Stint, n int) []Stint {
	list = slices.DeleteFunc(slices.Clone(list), func(s Stint) bool { return s.To != 0 && s.From >= n })
	for i := range list {
		s := &list[i]
		s.From = min(s.From, n)
		if s.To != 0 {
			s.To = min(s.To, n)
		}
	}
	return list
}

// SoundStints returns those of the stints that a game of so many players and positions can have.
func SoundStints(list []Stint, players, length int) []Stint {
	return slices.DeleteFunc(slices.Clone(list), func(s Stint) bool {
		return s.Player < 1 || int(s.Player) > players || s.From < 0 || s.From > length || s.To != 0 && s.To <= s.From || s.To > length
	})
}
