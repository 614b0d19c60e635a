package match

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
)

// lately is the number of actions whose events a match remembers, enough for those played since the last frame.
const lately = 32

// happened is the events that led to a position.
type happened struct {
	after  *rules.State
	events []rules.Event
}

// recent is the events that led to the latest positions, by the number of actions modulo its length.
type recent [lately]happened

// remember keeps the events that led to the position after n actions.
func (r *recent) remember(n int, after *rules.State, events []rules.Event) {
	h := &r[n%lately]
	h.after, h.events = after, append(h.events[:0], events...)
}

// eventsOf returns the events that led to the position after n actions, if they are kept.
func (r *recent) eventsOf(n int, after *rules.State) (events []rules.Event, kept bool) {
	h := &r[n%lately]
	return h.events, h.after == after
}

// Events returns the events of action i. Unless it was played lately, it is repeated on a copy.
func (m *Match) Events(i int) []rules.Event {
	if events, kept := m.recent.eventsOf(i+1, m.snap[i+1]); kept {
		return slices.Clone(events)
	}
	var next rules.State
	rules.Do(asStored(m.ViewAt(i)), m.log[i], &next)
	return slices.Clone(m.x.Events)
}

// OpeningEvents returns the events before the first decision.
func (m *Match) OpeningEvents() []rules.Event {
	rules.Start(m.title.At(0), len(m.players), m.seed, m.x)
	return slices.Clone(m.x.Events)
}
