package draft

import "hexrail/rules"

// inAll is the run that brings most with what goes to the company alone counted in, where a run brings such money (1822PNW/R134).
type inAll struct {
	search
	asked bool
}

// searchInAll goes on looking for that run, and reports whether the search is over.
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

// InAll returns what the run earns that is proven to bring most in all, and whether it is another than the best run and brings more.
func (r *Run) InAll() (e rules.Earnings, other bool) {
	if !r.inAll.Proved {
		return e, false
	}
	e = r.v.RunEarnings(r.inAll.run)
	return e, whole(e) > whole(r.v.RunEarnings(r.best.run))
}

// whole returns what a run brings in all.
func whole(e rules.Earnings) int32 { return e.Revenue + e.Subsidy }

// IsInAll reports whether the run brings as much in all as that run.
func (r *Run) IsInAll() bool {
	e, other := r.InAll()
	return other && whole(r.v.RunEarnings(r.Action())) >= whole(e)
}

// TakeInAll takes that run.
func (r *Run) TakeInAll() { r.Take(r.inAll.run.Routes) }
