package draft

import "github.com/hexrail/hexrail/rules"

// inAll searches for the run with the highest sum of revenue and subsidy, in titles where runs earn a subsidy.
type inAll struct {
	search
	asked bool
}

// searchInAll continues the search and reports whether it is over.
func (r *Run) searchInAll(work int) (done bool) {
	if r.terms.Run.Aside == nil {
		return true
	}
	if !r.inAll.asked {
		p := r.terms
		p.Run.CountAside = true
		r.inAll.asked = true
		r.inAll.begin(r.v, r.corp, p)
	}
	return r.inAll.Search(work)
}

// InAll returns the earnings of the run with the highest sum and reports whether it is proved and exceeds that of the
// best run.
func (r *Run) InAll() (e rules.Earnings, other bool) {
	if !r.inAll.Proved {
		return e, false
	}
	e = r.v.RunEarnings(r.inAll.run)
	return e, whole(e) > whole(r.v.RunEarnings(r.best.run))
}

// whole returns revenue and subsidy together.
func whole(e rules.Earnings) int32 { return e.Revenue + e.Subsidy }

// IsInAll reports whether the drawn run earns as much in all as the run of InAll.
func (r *Run) IsInAll() bool {
	e, other := r.InAll()
	return other && whole(r.v.RunEarnings(r.Action())) >= whole(e)
}

// TakeInAll draws the run of InAll.
func (r *Run) TakeInAll() { r.Take(r.inAll.run.Routes) }
