package match

import (
	"slices"

	"hexrail/rules"
)

// Events returns what happened during action i. It is carried out again on a copy.
func (m *Match) Events(i int) []rules.Event {
	var next rules.State
	rules.Do(m.stored(i), m.log[i], &next)
	return slices.Clone(m.x.Events)
}

// Opening returns what happened before the first decision.
func (m *Match) Opening() []rules.Event {
	rules.Start(m.title.At(0), len(m.players), m.seed, m.x)
	return slices.Clone(m.x.Events)
}
