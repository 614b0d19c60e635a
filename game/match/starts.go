package match

import "hexrail/rules"

// Starts is a set of what begins with a position.
type Starts uint8

// What can begin.
const (
	TurnStart Starts = 1 << iota
	RoundStart
	PhaseStart
)

// Has reports whether s contains all of t.
func (s Starts) Has(t Starts) bool { return s&t == t }

// Starts returns what begins with position i.
func (m *Match) Starts(i int) Starts { return m.starts[i] }

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
