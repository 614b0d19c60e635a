package view

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/step"
)

// notice describes special circumstances of this part of the game, or returns "".
func (w position) notice() string {
	v := w.v
	var told []string
	if set, last := step.LastRound(v); last > 0 && v.T.HasShares() {
		told = append(told, w.say.Phrase(text.EndsAfter, text.Facts{
			"end":   text.Capital(w.say.EndReason(v.S.End.Reason)),
			"round": w.say.NumberedRound(rules.OperatingRound, set, last),
		}))
	}
	if w.own.Notices == nil {
		return w.say.Sentences(told)
	}
	for _, n := range w.own.Notices(v) {
		told = append(told, w.say.Notice(n))
	}
	return w.say.Sentences(told)
}
