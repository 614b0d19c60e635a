package draft

import (
	"github.com/hexrail/hexrail/rules/route"
)

// nextBest is the search for the best run that pays less than the chosen one.
type nextBest struct {
	search
	below int32 // revenue of the chosen run; zero before the first search
}

// nextWork bounds the search for the next best run. If too many runs pay more, none is offered.
const nextWork = 4_000_000

// searchNext continues the search for the best run that pays less than the chosen one and reports whether the search is
// over. There is none for a leased train, because its earnings are no sum over stops.
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

// NextBest returns the revenue of the best run that pays less than the chosen one, or zero if none is known.
func (r *Run) NextBest() int32 {
	// A run counts every stop that it may, even those that the solver left out to pay less, so it can earn as much.
	if n := &r.next; n.Proved && n.below == r.Revenue() && n.Earns < n.below {
		return n.Earns
	}
	return 0
}

// TakeNext draws the run of NextBest.
func (r *Run) TakeNext() {
	if r.NextBest() > 0 {
		r.Take(r.next.run.Routes)
	}
}

// less is a route.Bonus that only allows runs that pay less than a sum.
type less int32

// Most implements route.Bonus: the condition pays nothing.
func (less) Most() int32 { return 0 }

func (l less) Pays(run []route.Finished) (pays int32, ok bool) {
	sum := int32(0)
	for i := range run {
		sum += run[i].Earns
	}
	return 0, sum < int32(l)
}
