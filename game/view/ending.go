package view

import (
	"slices"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// ending is the end of a stock round in which everybody passes from now on.
type ending struct {
	After  rules.State
	Lines  []string // consequences, in the words of the log
	events []rules.Event
}

// endOf plays actions and then only passes until the round has ended. It returns false if the rules refuse one of them,
// or something else must be done first. After is at the start of the next round.
func endOf(v rules.View, say *text.Speaker, first ...rules.Action) (e ending, ok bool) {
	s, round := *v.S, v.S.Rounds
	w := rules.View{T: v.T, S: &s, X: v.X}
	enough := len(first) + 2*int(s.Players) // by then all have passed in a row, unless passes do not end the round
	for n := 0; s.Rounds == round && !s.End.Over; n++ {
		a := rules.Action(rules.Pass{By: w.Actor()})
		if n < len(first) {
			a = first[n]
		}
		if n > enough || rules.Do(w, a, &e.After).Refused() {
			return ending{}, false
		}
		events := slices.Clone(w.X.Events)
		e.events = append(e.events, events...)
		if after := (rules.View{T: v.T, S: &e.After, X: v.X}); after.S.Rounds != round || after.S.End.Over {
			e.Lines = linesOf(say.Act(w, a, events).Lines(after))
		}
		s = e.After
	}
	return e, true
}

// linesOf returns the lines from the pass that ends a round to the start of the next one.
func linesOf(told []text.Line) (lines []string) {
	for _, l := range told {
		switch l.Kind {
		case text.NewRound:
			return lines
		case text.Consequence, text.NewPhase:
			lines = append(lines, l.Text)
		case text.Deed, text.Pass:
		}
	}
	return lines
}

// earned returns the change of o's money before the next round began.
func (e *ending) earned(o id.Owner) (sum int32) {
	for _, x := range e.events {
		switch {
		case x.Kind == rules.RoundBegan:
			return sum
		case x.Kind == rules.Paid && x.To == o:
			sum += x.Amount
		case x.Kind == rules.Paid && x.Who == o:
			sum -= x.Amount
		}
	}
	return sum
}
