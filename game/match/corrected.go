package match

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles"
)

// Later returns the corrections of the rules that do not apply to the game, because it began before them.
func (m *Match) Later() []titles.Correction {
	e, _ := titles.Find(m.title.Key)
	return e.Later(m.title)
}

// Corrected returns a copy of the game up to the present that continues under the newest version of the rules. Earlier
// actions keep their old judgement: the title of the copy records the action from which the new version applies, so
// that its log leads to the same positions wherever it is opened. It returns nil if the game cannot continue so: there
// is no correction, the game is over, or the new version leaves no legal action.
func (m *Match) Corrected() *Match {
	if len(m.Later()) == 0 {
		return nil
	}
	e, _ := titles.Find(m.title.Key)
	t, err := e.Correct(m.title, m.now)
	if err != nil {
		panic(err) // its options were valid before
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
