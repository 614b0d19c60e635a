package t1860

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
)

// solvency determines before the run whether a company leases a train. Nobody decides anything in it, so it is always
// skipped. An insolvent company that can afford a train by now becomes solvent and does not run (1860/R133); a company
// without a president that cannot becomes insolvent at once (R136).
type solvency struct{ step.Silent }

func (solvency) Name() string { return solvencyKey }

// Skip implements rules.Skipper and settles the state of a company without a train.
func (solvency) Skip(tx *rules.Tx) {
	c := tx.Actor().Corp()
	if tx.TrainCount(tx.Actor()) > 0 {
		return
	}
	price, _ := tx.CheapestTrain()
	switch {
	case tx.Cash(tx.Actor()) >= price:
		becomeSolvent(tx, c)
	case tx.Receivership(c) && tx.HasRoute(c):
		becomeInsolvent(tx, c)
	}
}

// settleSolvency ends a company's turn: without a train but with a route it becomes insolvent, with a train solvent
// (1860/R125, R133). A bankrupt company keeps its state (R134).
func settleSolvency(tx *rules.Tx, c id.Corp) {
	switch {
	case tx.Is(c, rules.Unlisted):
	case tx.TrainCount(id.OfCorp(c)) > 0:
		becomeSolvent(tx, c)
	case tx.HasRoute(c):
		becomeInsolvent(tx, c)
	}
}

// becomeInsolvent makes a company insolvent, unless it is.
func becomeInsolvent(tx *rules.Tx, c id.Corp) {
	if !tx.Is(c, rules.Insolvent) {
		tx.Mark(c, rules.Insolvent)
		tx.Note(rules.Event{Kind: rules.CorpInsolvent, Corp: c})
	}
}

// becomeSolvent makes a company solvent, unless it is.
func becomeSolvent(tx *rules.Tx, c id.Corp) {
	if tx.Is(c, rules.Insolvent) {
		tx.Unmark(c, rules.Insolvent)
		tx.Note(rules.Event{Kind: rules.CorpSolvent, Corp: c})
	}
}
