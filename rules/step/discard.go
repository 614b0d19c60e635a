package step

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// DiscardTrains is the interruption in which companies above the train limit give trains to the open market without
// payment, in the order of the charters and one train at a time (1830/R136).
type DiscardTrains struct{}

// AskDiscards interrupts the turn if any company is above the train limit.
func AskDiscards(tx *rules.Tx, round rules.RoundID) {
	if c := tx.FirstCrowded(); c != 0 {
		tx.Push(rules.Frame{Round: round, Actor: id.OfCorp(c)})
	}
}

func (DiscardTrains) Name() string { return DiscardKey }

// Open returns a refusal unless some company is above the train limit.
func (DiscardTrains) Open(v rules.View) rules.Refusal {
	if v.FirstCrowded() == 0 {
		return v.Refuse(rules.NotOverLimit)
	}
	return rules.Refusal{}
}

// Check implements rules.Step. Recorded games may have another order of companies (1830/X13).
func (DiscardTrains) Check(v rules.View, a rules.Action) rules.Refusal {
	d, ok := a.(rules.DiscardTrain)
	if !ok {
		return v.Refuse(rules.WrongStep)
	}
	switch {
	case !v.Crowded(d.By):
		return v.Refuse(rules.NotOverLimit)
	case d.By != v.Actor().Corp() && !v.T.Policy.LooseActions.On():
		return v.Refuse(rules.OtherDiscards).Of(v.Actor())
	case v.S.Trains[d.Train] != id.OfCorp(d.By):
		return v.Refuse(rules.NotOwnTrain)
	case !v.MustDiscard(d.By, d.Train):
		return v.Refuse(rules.NotOverLimit)
	}
	return rules.Refusal{}
}

// AppendLegal appends the discard of each train that the acting company may choose.
func (DiscardTrains) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	var buf [rules.MaxTrains]id.Train
	for _, n := range v.AppendTrains(buf[:0], v.Actor()) {
		if c := v.Actor().Corp(); v.MustDiscard(c, n) {
			dst = append(dst, rules.DiscardTrain{By: c, Train: n})
		}
	}
	return dst
}

// Apply discards a train, and asks the next company above its limit.
func (DiscardTrains) Apply(tx *rules.Tx, a rules.Action) {
	tx.DiscardTrain(a.(rules.DiscardTrain).Train)
	if next := tx.FirstCrowded(); next != 0 {
		tx.Ask(id.OfCorp(next))
	}
}

// DiscardOwn is the step in which the company in turn discards its own surplus trains without payment, before anything
// else in its turn (1860/R114).
type DiscardOwn struct{}

func (DiscardOwn) Name() string { return DiscardKey }

// Open returns a refusal unless the company in turn is above the train limit.
func (DiscardOwn) Open(v rules.View) rules.Refusal {
	if v.TrainRoom(v.Actor().Corp()) >= 0 {
		return v.Refuse(rules.NotOverLimit)
	}
	return rules.Refusal{}
}

// Check judges the discard of a train, which the company in turn must own.
func (DiscardOwn) Check(v rules.View, a rules.Action) rules.Refusal {
	d, ok := a.(rules.DiscardTrain)
	if !ok {
		return v.Refuse(rules.WrongStep)
	}
	if r := notOurs(v, d.By); r.Refused() {
		return r
	}
	if v.S.Trains[d.Train] != id.OfCorp(d.By) {
		return v.Refuse(rules.NotOwnTrain)
	}
	return rules.Refusal{}
}

// AppendLegal appends the discard of each train that the company may choose.
func (DiscardOwn) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	return DiscardTrains{}.AppendLegal(dst, v)
}

// Apply gives a train to the open market.
func (DiscardOwn) Apply(tx *rules.Tx, a rules.Action) {
	tx.GiveTrain(a.(rules.DiscardTrain).Train, id.Pool)
}
