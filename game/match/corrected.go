package match

import (
	"hexrail/rules"
	"hexrail/titles"
)

// Later returns the corrections of the rules that the game is played without, because it began before them.
func (m *Match) Later() []titles.Correction {
	e, _ := titles.Find(m.title.Key)
	return e.Later(m.title)
}

// Corrected returns a copy of the game up to the present that goes on from there under the newest version of the rules. What
// was played stays as it was judged: the title of the copy tells from which action on the new version holds, so that its
// log leads to the same positions wherever it is opened. It returns nil where there is nothing to go on with: no
// correction, the end of the game, or a decision that the new version leaves nothing for.
func (m *Match) Corrected() *Match {
	if len(m.Later()) == 0 {
		return nil
	}
	e, _ := titles.Find(m.title.Key)
	t, err := e.Correct(m.title, m.now)
	if err != nil {
		panic(err) // its options were read before
	}
	if m.now == 0 {
		begun, err := New(t, m.players, m.seed)
		if err != nil {
			panic(err) // it has the same players
		}
		begun.stints = StintsUpTo(m.stints, 0)
		return begun
	}
	c := m.Clone()
	c.title = t
	c.Cut()
	if len(rules.AppendLegal(nil, c.View())) == 0 {
		return nil
	}
	return c
}
