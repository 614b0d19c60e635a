package draft

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/route"
	"github.com/hexrail/hexrail/rules/track"
)

// Run is a set of routes in the making: at first the best one, then as the player changes it.
type Run struct {
	sketch
	best  search
	inAll inAll
	next  nextBest
	alone bool // the player looks for the best run without help
}

// newRun returns the run of the company whose turn it is, with the best run found so far.
func newRun(v rules.View, say *text.Speaker) *Run {
	c := v.Actor().Corp()
	r := &Run{sketch: newSketch(v, say, c)}
	r.best.begin(v, c, r.terms)
	r.TakeBest()
	r.Search(firstWork)
	return r
}

// Search spends work on the best run, which replaces the routes unless the player has drawn some, then on the run of
// InAll and the next best one. It reports whether all three are known.
func (r *Run) Search(work int) (done bool) {
	if r.alone {
		return true
	}
	if r.best.Done {
		return r.searchInAll(work) && r.searchNext(work)
	}
	before := r.best.Earns
	r.best.Search(work)
	if (r.best.Earns > before || r.best.Done) && !r.own {
		r.TakeBest()
	}
	return false
}

// Forgo begins with an empty run and searches for no better one, for a player who looks for it himself.
func (r *Run) Forgo() {
	r.Clear()
	r.alone, r.best = true, search{Found: Found{Done: true}}
}

// Searching reports whether a better run may still turn up.
func (r *Run) Searching() bool { return !r.best.Done && !r.best.Proved }

// Stop ends the search for the best run.
func (r *Run) Stop() { r.best.Stop() }

// TakeBest replaces the routes by the best run found.
func (r *Run) TakeBest() {
	r.Take(r.best.run.Routes)
	r.own = false
}

// StopPays returns the revenue of a stop for train i: its value, or less if it pays this train less, and the rest
// above its value, for markers on its hex, and its value again if it is the destination.
func (r *Run) StopPays(i int, s track.StopAt) (value, extra int32) {
	t, stops := r.terms.TermsOf(i, s), r.routes[i].stops
	pays := int32(t.Pays)
	if len(stops) > 0 && (s == stops[0] || s == stops[len(stops)-1]) {
		pays += int32(t.EndPays)
	}
	value = min(r.Value(s), pays)
	return value, pays - value
}

// Free returns the number of stops of route i that pay without counting against the reach of its train.
func (r *Run) Free(i int) (n int) {
	for _, s := range r.routes[i].stops {
		if t := r.terms.TermsOf(i, s); t.Cost == route.Free && t.Pays > 0 {
			n++
		}
	}
	return n
}

// Value returns the value of a stop in the current phase.
func (r *Run) Value(s track.StopAt) int32 {
	return int32(r.v.Position().Face(s.Hex).Stops[s.Stop].Value.At(r.v.PhaseDef().Column()))
}

// Parts returns the parts of the earnings that a company without a choice pays out and keeps, zero if the routes cannot
// be run.
func (r *Run) Parts() (paid, kept int32) {
	e := effects(r.v, r.Action())
	if e.Refusal.Refused() {
		return 0, 0
	}
	kept = e.Companies[r.corp-1].Treasury.Change() - r.Subsidy()
	return r.Revenue() - kept, kept
}

// Fault returns why the routes cannot be run, or "".
func (r *Run) Fault() string {
	for i := range r.routes {
		if why := r.FaultOf(i); why != "" {
			return r.say.Phrase(text.RouteFault, text.Facts{"letter": Letter(i), "why": why})
		}
	}
	if refusal := rules.Check(r.v, r.Action()); refusal.Refused() {
		return r.say.Why(r.v, r.Action(), refusal).Text
	}
	return ""
}

// FaultOf returns why train i cannot run its route, regardless of the other routes, or "".
func (r *Run) FaultOf(i int) string {
	if len(r.routes[i].stops) == 0 {
		return ""
	}
	if len(r.routes[i].stops) == 1 && !r.terms.Trains[i].Local {
		return r.say.Brief(r.v.Refuse(rules.RouteTooShort))
	}
	route := r.Route(i)
	refusal := r.v.InCharge().(rules.Runner).CheckRoute(r.v, r.corp, r.trains[i], route)
	if !refusal.Refused() {
		return ""
	}
	alone := rules.RunRoutes{By: r.corp, Routes: make([]track.Route, i+1)}
	alone.Routes[i] = route
	return r.say.Why(r.v, alone, refusal).Text
}

// Letter returns the name of route i: A, B and so on.
func Letter(i int) string { return string(rune('A' + i)) }

// Money returns an amount of revenue as text.
func (r *Run) Money(amount int32) string { return r.say.RunMoney(r.v, r.corp, amount) }

// Verdict returns a note that compares the run with the best one found, or an empty one after Forgo. It is a warning if
// the run earns less.
func (r *Run) Verdict() Note {
	if r.alone {
		return Note{}
	}
	f := &r.best.Found
	facts := text.Facts{"$best": r.Money(f.Earns), "$most": r.Money(f.Most)}
	if sum := r.Revenue(); sum < f.Earns {
		facts["$sum"] = r.Money(f.Earns - sum)
		if r.IsInAll() {
			facts["$all"] = r.Money(whole(r.v.RunEarnings(r.Action())))
			return Note{r.say.Phrase(text.MostInAll, facts), false}
		}
		if f.Proved {
			return Note{r.say.Phrase(text.LessThanBest, facts), true}
		}
		return Note{r.say.Phrase(text.LessThanFound, facts), true}
	}
	if e, other := r.InAll(); other && f.Proved && !r.IsInAll() {
		facts["$sum"] = r.Money(whole(e) - whole(r.v.RunEarnings(r.Action())))
		return Note{r.say.Phrase(text.MoreInAll, facts), false}
	}
	return Note{r.say.Phrase(f.words(), facts), !f.Proved}
}

// words returns the phrase for the state of the search.
func (f *Found) words() text.Pair {
	switch {
	case f.Proved:
		return text.BestProven
	case f.Done:
		return text.BestStopped
	}
	return text.BestSoFar
}

// IsBest reports whether no better run is known.
func (r *Run) IsBest() bool { return r.Revenue() >= r.best.Earns }

// guard returns a question to confirm before no train runs although one could, and before a run that earns less than
// the proven best, unless it earns most in all. Otherwise it returns "".
func (r *Run) guard() string {
	sum := r.Revenue()
	switch {
	case sum == 0 && r.best.Earns > 0:
		return r.say.Phrase(text.GuardRun, text.Facts{"$sum": r.Money(r.best.Earns)})
	case sum < r.best.Earns && r.best.Proved && !r.IsInAll():
		return r.say.Phrase(text.GuardLess, text.Facts{"$sum": r.Money(sum), "$best": r.Money(r.best.Earns)})
	}
	return ""
}
