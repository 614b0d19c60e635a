package text

import (
	"cmp"

	"github.com/hexrail/hexrail/game/catalog"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/step"
)

// Step returns the name of a step.
func (s *Speaker) Step(key string) string { return catalog.Step(s.Title, key).Name.In(s.Lang) }

// Decline returns the label of the button that passes, skips or ends in the current step.
func (s *Speaker) Decline(v rules.View) string {
	x := catalog.Current(v)
	if p := v.S.Turn.Power; p != 0 && x.Key == step.TrackKey {
		if _, teleports := rules.PowerOf[rules.Teleport](v.T, p); !teleports { // a pass ends its lays
			return s.Phrase(PowerDone, Facts{"private": s.Private(p)})
		}
	}
	if begun(v) {
		return cmp.Or(x.Finish, x.Decline).In(s.Lang)
	}
	return x.Decline.In(s.Lang)
}

// declined returns the log line for a pass in the current step.
func declined(v rules.View) Pair {
	x := catalog.Current(v)
	if begun(v) {
		return cmp.Or(x.Finished, x.Declined)
	}
	return x.Declined
}

// begun reports whether something of the current step was done in this turn: anything by a player, a lay by a company.
func begun(v rules.View) bool {
	return v.S.Turn.Acted || v.S.Turn.Lays > 0 && catalog.Current(v).Key == step.TrackKey
}
