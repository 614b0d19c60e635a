package route

import (
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
)

// debts are conditions that a route has yet to meet or has met: one bit for each prize that requires a second stop, and
// one for calling at two stops of a hex, which a stop elsewhere must pardon (1822PNW/R122). The low bits are owed, the
// high bits settled.
type debts uint8

const (
	settledShift       = 4                       // from the bit of an owed condition to that of the settled one
	debtTwice    debts = 1 << (settledShift - 1) // two stops of a hex were called at; the bits below are for prizes
)

// debtTo returns the debt of a prize, by its index.
func debtTo(prize int) debts { return 1 << prize }

// owed returns the conditions not yet met.
func (d debts) owed() debts { return d & (1<<settledShift - 1) }

// settled returns the conditions met, in the bit positions of those owed.
func (d debts) settled() debts { return d >> settledShift }

// union returns the union of two sets of debts. A settled condition is no longer owed, whichever came first.
func (d debts) union(more debts) debts {
	d |= more
	return d &^ d.settled()
}

// forgetSpent returns d without settled conditions that cannot be owed any more, so that fewer states differ. owing has
// the debts that may still arise.
func (d debts) forgetSpent(owing debts) debts { return d.owed() | d&(owing.owed()<<settledShift) }

// settles returns the debts that calling at a stop settles.
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

// owes returns the debts that a route may incur in a hex with the given number of stops.
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
