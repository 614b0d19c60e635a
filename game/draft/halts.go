package draft

import (
	"strings"

	"hexrail/rules"
	"hexrail/rules/track"
	"hexrail/titles"
)

// Earns returns what the route of a train earns: to be divided, and for the company itself.
func (r *Run) Earns(i int) rules.Earnings {
	if x := r.Route(i); !rules.Idle(x) {
		return r.v.RouteEarnings(r.corp, r.trains[i], x)
	}
	return rules.Earnings{}
}

// Pays returns what the route of a train earns to be divided, with what only one train of the run receives (1822PNW/R131).
func (r *Run) Pays(i int) int32 { return r.v.RunParts(r.Action())[i] }

// Extras names what the route of a train earns or pays besides what its stops are worth; it is empty where that is nothing.
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

// Subsidy returns what the run brings the company itself.
func (r *Run) Subsidy() int32 { return r.v.RunEarnings(r.Action()).Subsidy }

// Halts returns what the route of a train earns with none, one and more of its halts, where the company chooses how many
// the train uses (1860/R159), and which of them is chosen. It returns nothing where there is no choice.
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

// withHalts returns what a route earns if so many of its halts are used. More than there may be count as not chosen.
func (r *Run) withHalts(x track.Route, i, n int) rules.Earnings {
	x.Halts = uint8(n + 1)
	return r.v.RouteEarnings(r.corp, r.trains[i], x)
}

// UseHalts takes how many halts a train uses.
func (r *sketch) UseHalts(i, n int) {
	r.routes[i].halts, r.own = uint8(n+1), true
}
