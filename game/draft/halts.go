package draft

import (
	"strings"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles"
)

// Earns returns the earnings of a train's route: revenue to be divided, and the subsidy of the company.
func (r *Run) Earns(i int) rules.Earnings {
	if x := r.Route(i); !rules.Idle(x) {
		return r.v.RouteEarnings(r.corp, r.trains[i], x)
	}
	return rules.Earnings{}
}

// Pays returns the revenue of a train's route, including a bonus that only one train of the run receives.
func (r *Run) Pays(i int) int32 { return r.v.RunParts(r.Action())[i] }

// Extras describes the earnings of a train's route other than the values of its stops. It returns "" if there are none.
func (r *Run) Extras(i int) string {
	extras := titles.WordsOf(r.v.T).Extras
	if extras == nil || rules.Idle(r.Route(i)) {
		return ""
	}
	var list []string
	for _, n := range extras(r.v, r.Action(), i) {
		list = append(list, r.say.Notice(n))
	}
	return strings.Join(list, " · ")
}

// Subsidy returns the money that the company itself receives from the run.
func (r *Run) Subsidy() int32 { return r.v.RunEarnings(r.Action()).Subsidy }

// Halts returns the earnings of a train's route with no, one and more of its halts, and the number of halts it uses.
// Companies choose how many halts a train uses. Halts returns nil if there is no choice.
func (r *Run) Halts(i int) (earns []rules.Earnings, used int) {
	x := r.Route(i)
	if rules.Idle(x) {
		return nil, 0
	}
	now := r.Earns(i)
	for {
		e := r.withHalts(x, i, len(earns))
		if n := len(earns); n > 0 && e.Subsidy <= earns[n-1].Subsidy {
			break
		}
		if e == now {
			used = len(earns)
		}
		earns = append(earns, e)
	}
	if len(earns) < 2 {
		return nil, 0
	}
	return earns, used
}

// withHalts returns the earnings with n halts used. If the route has fewer, its halts count as not chosen.
func (r *Run) withHalts(x track.Route, i, n int) rules.Earnings {
	x.Halts = uint8(n + 1)
	return r.v.RouteEarnings(r.corp, r.trains[i], x)
}

// UseHalts sets how many halts a train uses.
func (s *sketch) UseHalts(i, n int) {
	s.routes[i].halts, s.own = uint8(n+1), true
}
