package match

import (
	"slices"

	"github.com/hexrail/hexrail/rules/id"
)

// Stint is a stretch of a game in which the computer decides for a player. It ends when the player takes over the seat;
// giving the seat back begins another one.
type Stint struct {
	Player id.Player `json:"player"`
	From   int       `json:"from,omitempty"`  // first position
	To     int       `json:"to,omitempty"`    // position after the last; zero while it lasts
	Level  Level     `json:"level,omitempty"` // at which the computer plays
}

// has reports whether the stint contains position i.
func (s Stint) has(i int) bool { return s.From <= i && (s.To == 0 || i < s.To) }

// lasts reports whether the stint is one of a player that has not ended.
func (s Stint) lasts(p id.Player) bool { return s.Player == p && s.To == 0 }

// Computers returns the stints of the computer in the order in which they began.
func (m *Match) Computers() []Stint { return slices.Clone(m.stints) }

// Computer reports whether the computer currently decides for a player.
func (m *Match) Computer(p id.Player) bool { return Running(m.stints, p) }

// RunByComputer returns the players for whom the computer currently decides, in seat order.
func (m *Match) RunByComputer() (list []id.Player) {
	for i := range m.players {
		if p := id.Player(i + 1); m.Computer(p) {
			list = append(list, p)
		}
	}
	return list
}

// Running reports whether a player has a stint that lasts.
func Running(stints []Stint, p id.Player) bool {
	return slices.ContainsFunc(stints, func(s Stint) bool { return s.lasts(p) })
}

// LevelOf returns the level of a player's stint that lasts.
func LevelOf(stints []Stint, p id.Player) Level {
	for _, s := range stints {
		if s.lasts(p) {
			return s.Level
		}
	}
	return Sensible
}

// SetComputer lets the computer decide for a player from the present on, at a level.
func (m *Match) SetComputer(p id.Player, level Level) {
	if m.Computer(p) {
		if LevelOf(m.stints, p) == level {
			return
		}
		m.TakeOver(p)
	}
	m.stints = append(m.stints, Stint{Player: p, From: m.now, Level: level})
}

// TakeOver lets a player decide again from the present on.
func (m *Match) TakeOver(p id.Player) {
	m.stints = slices.DeleteFunc(m.stints, func(s Stint) bool { return s.lasts(p) && s.From >= m.now })
	for i := range m.stints {
		if s := &m.stints[i]; s.lasts(p) {
			s.To = m.now
		}
	}
}

// ByComputer reports whether the decision in position i was, or would be, the computer's.
func (m *Match) ByComputer(i int) bool {
	p := m.Decider(i)
	return slices.ContainsFunc(m.stints, func(s Stint) bool { return s.Player == p && s.has(i) })
}

// StintsUpTo returns the stints of a game truncated at position n. Later stints are dropped, and a stint that lasts
// still does.
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

// ValidStints returns the stints that are valid for the given number of players and actions.
func ValidStints(list []Stint, players, length int) []Stint {
	return slices.DeleteFunc(slices.Clone(list), func(s Stint) bool {
		return s.Player < 1 || int(s.Player) > players ||
			s.From < 0 || s.From > length || s.To != 0 && s.To <= s.From || s.To > length
	})
}
