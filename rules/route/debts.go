package route

import (
	"hexrail/rules/id"
	"hexrail/rules/track"
)

// debts are what a route owes, and what it has settled: a bit each for the prizes that ask for a second stop, and one for two stops in
// a hex, which another stop must pardon.
type debts uint8

const (
	settledShift       = 4
	debtTwice    debts = 1 << (settledShift - 1)
)

// debtTo returns the debt of a prize.
func debtTo(prize int) debts { return 1 << prize }

// owed returns what is owed.
func (d debts) owed() debts { return d & (1<<settledShift - 1) }

// settled returns what is settled, in the places of what is owed.
func (d debts) settled() debts { return d >> settledShift }

// with adds debts that are made and settled; what is settled is not owed, whichever came first.
func (d debts) with(more debts) debts {
	d |= more
	return d &^ d.settled()
}

// while forgets what is settled but for what may be owed yet.
func (d debts) while(owing debts) debts { return d.owed() | d&(owing.owed()<<settledShift) }

// settles returns the debts that a stop settles.
func (k *kind) settles(at track.StopAt, t *Terms) (d debts) {
	if t.Pardons {
		d = debtTwice
	}
	for i := range k.problem.Run.Prizes {
		if with := k.problem.Run.Prizes[i].With; with.Hex != 0 && with == at {
			d |= debtTo(i)
		}
	}
	return d << settledShift
}

// owes returns the debts that routes may make in a hex with so many stops.
func (k *kind) owes(h id.Hex, stops int) (d debts) {
	if k.train.StopOnce && stops > 1 {
		d = debtTwice
	}
	for i := range k.problem.Run.Prizes {
		if x := &k.problem.Run.Prizes[i]; x.With.Hex != 0 && x.At == h {
			d |= debtTo(i)
		}
	}
	return d
}
