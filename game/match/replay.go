package match

import (
	"slices"

	"hexrail/rules"
)

// lately is the number of actions whose events a match remembers, enough for those played since the last frame.
const lately = 32

// happened is the events that led to a position.
type happened struct {
	after  *rules.State
	events []rules.Event
}

// remember keeps the events that led to the last position.
func (m *Match) remember(after *rules.State) {
	h := &m.recent[len(m.log)%lately]
	h.after, h.events = after, append(h.events[:0], m.x.Events...)
}

// Events returns the events of action i. Unless it was played lately, it is repeated on a copy.
func (m *Match) Events(i int) []rules.Event {
	if h := &m.recent[(i+1)%lately]; h.after == m.snap[i+1] {
		return slices.Clone(h.events)
	}
	var next rules.State
	rules.Do(m.stored(i), m.log[i], &next)
	return slices.Clone(m.x.Events)
}

// Opening returns the events before the first decision.
func (m *Match) Opening() []rules.Event {
	rules.Start(m.title.At(0), len(m.players), m.seed, m.x)
	return slices.Clone(m.x.Events)
}
