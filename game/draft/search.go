package draft

import (
	"slices"

	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/route"
)

// Bounds of the search for a best run, in counted work, so that the answer is the same on every device.
const (
	// firstWork is done before a run is shown. Most runs are proven by then.
	firstWork = 20_000
	// mostWork is done before the search is given up: some seconds. Nearly all full boards with long trains need less.
	mostWork = 100_000_000
)

// Found is what the search for the best run of a company has found so far.
type Found struct {
	Earns  int32 // of the best run that was found, to be divided
	Most   int32 // no run earns more
	Proved bool  // nothing earns more than the run that was found
	Done   bool  // the search is over, with a proof or without
}

// search looks for the best run of a company, a little at a time.
type search struct {
	Found
	solver route.Solver
	v      rules.View
	run    rules.RunRoutes // the best one that was found
	pays   int32           // what the solver takes it to earn
	most   int             // work before the search is given up
}

// begin starts on a question about company c in a position.
func (s *search) begin(v rules.View, c id.Corp, p route.Problem) {
	s.v, s.run, s.pays, s.most, s.Found = v, rules.RunRoutes{By: c}, -1, mostWork, Found{}
	s.solver.Begin(p)
	s.look()
}

// warm bounds the work of one slice after so much work has been done: a browser is slow until it has translated what runs
// again and again.
func warm(work, done int) int { return min(work, firstWork+done/8) }

// Search goes on with the search, for about so much work but less at first, and reports whether it is over.
func (s *search) Search(work int) (done bool) {
	if s.Done {
		return true
	}
	s.Done = s.solver.Step(warm(work, s.solver.Work())) || s.solver.Work() >= s.most
	s.look()
	return s.Done
}

// Stop gives the search up.
func (s *search) Stop() { s.Done = true }

// look takes note of what the solver has found.
func (s *search) look() {
	best := s.solver.Best()
	if s.solver.Found() && !best.None && (best.Pays > s.pays || s.Done) { // of those that pay alike the last has least track
		s.run.Routes, s.pays = slices.Clone(best.Routes), best.Pays
		s.Earns = s.v.RunRevenue(s.run)
	}
	s.Proved = best.Proved
	s.Most = s.Earns + max(0, best.Most-max(0, s.pays))
}
