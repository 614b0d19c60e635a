package text

import (
	"github.com/hexrail/hexrail/game/catalog"
	"github.com/hexrail/hexrail/rules"
)

// Step returns the name of a step.
func (s *Speaker) Step(key string) string { return catalog.Step(s.Title, key).Name.In(s.Lang) }

// Decline returns the label of the button that passes, skips or ends in the current step.
func (s *Speaker) Decline(v rules.View) string {
	x := catalog.Current(v)
	if v.S.Turn.Acted && x.Finish != (Pair{}) {
		return x.Finish.In(s.Lang)
	}
	return x.Decline.In(s.Lang)
}
