package text

import (
	"hexrail/game/stage"
	"hexrail/rules"
)

// Step returns the name of a step.
func (s *Speaker) Step(key string) string { return stage.Find(s.Title, key).Name.In(s.Lang) }

// Decline returns what the button says that passes, skips or ends in the step in charge.
func (s *Speaker) Decline(v rules.View) string {
	x := stage.Of(v)
	if v.S.Turn.Acted && x.Finish != (Pair{}) {
		return x.Finish.In(s.Lang)
	}
	return x.Decline.In(s.Lang)
}
