package draft

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/route"
)

// Bounds of the search for a best run, in solver steps rather than time, so that every device gives the same answer.
const (
	// firstWork is spent before a run is shown. It proves most runs.
	firstWork = 20_000
	// mostWork is spent before the search is given up, after some seconds. Nearly all full boards with long trains need
	// less.
	mostWork = 100_000_000
)

// Found is the state of the search for the best run of a company.
type Found struct {
	Earns  int32 // revenue of the best run found
	Most   int32 // upper bound of the revenue
	Proved bool  // no run earns more than Earns
	Done   bool  // the search is over, with or without proof
}

// search looks for the best run of a company, in slices of work.
type search struct {
	Found
	solver route.Solver
	v      rules.View
	run    rules.RunRoutes // the best one found
	pays   int32           // its value for the solver
	most   int             // bound of the work
}

// begin starts a search for company c in position v.
func (s *search) begin(v rules.View, c id.Corp, p route.Problem) {
	s.v, s.run, s.pays, s.most, s.Found = v, rules.RunRoutes{By: c}, -1, mostWork, Found{}
	s.solver.Begin(p)
	s.readResult()
}

// warm returns the work allowed for one slice, given the work done before. It is less at first, because a browser runs
// slowly until it has compiled the hot code.
func warm(work, done int) int { return min(work, firstWork+done/8) }

// Search spends about as much work, less at first, and reports whether the search is over.
func (s *search) Search(work int) (done bool) {
	if s.Done {
		return true
	}
	s.Done = s.solver.Step(warm(work, s.solver.Work())) || s.solver.Work() >= s.most
	s.readResult()
	return s.Done
}

// Stop ends the search.
func (s *search) Stop() { s.Done = true }

// readResult copies the solver's result.
func (s *search) readResult() {
	best := s.solver.Best()
	// Among runs that pay the same, the final one has the least track.
	if s.solver.Found() && !best.None && (best.Pays > s.pays || s.Done) {
		s.run.Routes, s.pays = slices.Clone(best.Routes), best.Pays
		s.Earns = s.v.RunRevenue(s.run)
	}
	s.Proved = best.Proved
	s.Most = s.Earns + max(0, best.Most-max(0, s.pays))
}
