package draft

import (
	"hexrail/rules/route"
)

// nextBest is the best run that pays less than the chosen one.
type nextBest struct {
	search
	below int32 // what the chosen run pays; zero before the first search
}

// nextWork bounds the search for a next best run. Where there are too many runs that pay more none is offered.
const nextWork = 4_000_000

// searchNext goes on looking for the best run that pays less than the chosen one, and reports whether the search is over.
// A leased train earns what no sum over its stops tells, so there is no next run for it.
func (r *Run) searchNext(work int) (done bool) {
	n, sum := &r.next, r.Revenue()
	if sum <= 0 || r.v.Leased(r.corp) != 0 {
		return true
	}
	if n.below != sum {
		n.below = sum
		p := r.v.RunProblem(r.corp, r.trains)
		p.Run.Bonus, p.Run.Aside = less(sum), nil
		n.begin(r.v, r.corp, p)
		n.most = nextWork
	}
	return n.Search(work)
}

// NextBest returns what the best run pays that pays less than the chosen one, or zero if none is known.
func (r *Run) NextBest() int32 {
	if n := &r.next; n.Proved && n.below == r.Revenue() && n.Earns < n.below { // all stops of a route count that may
		return n.Earns
	}
	return 0
}

// TakeNext takes that run.
func (r *Run) TakeNext() {
	if r.NextBest() > 0 {
		r.Take(r.next.run.Routes)
	}
}

// less is the condition that a run pays less than a sum.
type less int32

// Most implements route.Bonus: nothing is paid.
func (less) Most() int32 { return 0 }

func (l less) Pays(run []route.Finished) (pays int32, ok bool) {
	sum := int32(0)
	for i := range run {
		sum += run[i].Earns
	}
	return 0, sum < int32(l)
}
