package draft

import (
	"slices"
	"sort"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// runAfter is the key of a best run: the company, and the action, layAt or played actions before it. A nil choice means
// the current position.
type runAfter struct {
	corp   id.Corp
	choice any
}

// layAt is a lay without the private that allows it: equal lays give equal runs.
type layAt struct {
	hex  id.Hex
	tile id.Tile
	rot  uint8
}

// choiceOf reduces a to the part that a run depends on, so that equal results are searched once. It returns nil if a
// changes neither the board nor the trains of its company.
func choiceOf(a rules.Action) any {
	if lay, ok := LayOf(a); ok {
		return layAt{lay.Hex, lay.Tile, lay.Rot}
	}
	if train, ok := a.(rules.BuyTrain); ok {
		train.Price = 0 // the price does not change the run
		return train
	}
	if a != nil && a.Def().Runs {
		return a
	}
	return nil
}

// runsAfter finds, in small slices of work, the best run of the acting company after every offered action and those of
// other companies after the chosen one.
type runsAfter struct {
	v      rules.View
	begun  bool
	list   []rules.Action // the offered actions that change the run of the acting company
	known  map[runAfter]Found
	of     runAfter // the run being searched; corp is zero if none is
	done   bool     // no run after an action of list was unknown when the last search started
	worked int      // total work so far
	solver search
	state  rules.State // the position after of.choice
	asked  []asked     // runs requested by ask

	listed []HexRun // the last result of listHexes
	when   int      // number of known runs at that time
}

// asked is a request for a best run in a position that takes several actions to reach.
type asked struct {
	of    runAfter
	state *rules.State
}

// ask returns the result known so far for a run in position s, and queues the run if it has none.
func (w *runsAfter) ask(of runAfter, s *rules.State) Found {
	found, known := w.known[of]
	if !known && !slices.ContainsFunc(w.asked, func(x asked) bool { return x.of == of }) {
		w.asked = append(w.asked, asked{of, s})
	}
	return found
}

// Bounds of the search in solver steps: for one run before it is given up, and for one slice. Setting up a run costs
// about as much as a slice.
const (
	afterWork  = 6_000_000
	afterSlice = 10_000
)

// SearchRuns continues the search for the best run after each choice by that much work, in steps of the solver, and
// reports whether all are known. The chosen action comes first, then actions on the chosen hex, then other companies
// after the chosen action.
func (d *Draft) SearchRuns(work int) (done bool) {
	d.listRuns()
	a, _ := d.Action()
	return d.after.search(work, a, d.hex)
}

// listRuns collects the actions to search, the first time it is called.
func (d *Draft) listRuns() {
	if d.after.begun {
		return
	}
	var forms []rules.Action
	for i := 0; i < len(d.options) && d.run == nil; i++ {
		forms = append(forms, d.options[i].Forms...)
	}
	d.after.begin(forms)
}

// SearchesRun reports whether the best run after a is searched at all, and whether that search is still going on.
func (d *Draft) SearchesRun(a rules.Action) (listed, pending bool) {
	d.listRuns()
	return d.after.lists(a), d.after.searching(a)
}

// OthersPending returns the number of other companies whose best run after the chosen action is still being worked out.
func (d *Draft) OthersPending() (n int) {
	a, _ := d.Action()
	for _, c := range d.after.others(a) {
		if d.after.begun && !d.after.has(c, a) {
			n++
		}
	}
	return n
}

// BestRun returns the best run of the acting company before and after an action; false as long as it is not known.
func (d *Draft) BestRun(a rules.Action) (Figure, bool) { return d.after.best(d.v.Actor().Corp(), a) }

// SearchesLays reports whether any lay is among the searched actions.
func (d *Draft) SearchesLays() bool {
	d.listRuns()
	return slices.ContainsFunc(d.after.list, func(a rules.Action) bool { _, lay := a.(rules.LayTile); return lay })
}

// HexRuns lists the hexes where some lay is known to improve the best run, best first, and reports whether every lay
// has been searched.
func (d *Draft) HexRuns() (list []HexRun, all bool) { return d.after.hexes() }

// begin selects the actions to search. A company without trains only gains a run by buying one.
func (w *runsAfter) begin(forms []rules.Action) {
	w.begun, w.known = true, map[runAfter]Found{}
	c := w.v.Actor().Corp()
	if c == 0 {
		return
	}
	runs := len(w.v.AppendRunning(nil, c)) > 0
	for _, a := range forms {
		choice := choiceOf(a)
		_, buys := choice.(rules.BuyTrain)
		_, lays := choice.(layAt)
		_, plain := a.(rules.LayTile) // not by two powers combined
		if buys || runs && choice != nil && (!lays || plain) {
			w.list = append(w.list, a)
		}
	}
}

// search spends work on the runs, those after chosen and on the hex first, and reports whether all are known. chosen
// and on may be zero.
func (w *runsAfter) search(work int, chosen rules.Action, on id.Hex) (done bool) {
	for work = warm(work, w.worked); work > 0; work -= afterSlice {
		w.worked += afterSlice
		if w.of.corp == 0 {
			if !w.startNext(chosen, on) {
				return true
			}
		} else if w.solver.Search(afterSlice) {
			w.known[w.of] = w.solver.Found
			w.of = runAfter{}
		}
	}
	return false
}

// startNext starts the most urgent unknown run and reports whether there was one. The order: the requested ones, the
// acting company's after the chosen action, now, and after actions on the hex (on any hex if on is zero), then those of
// other companies, then the acting company's after actions on other hexes.
func (w *runsAfter) startNext(chosen rules.Action, on id.Hex) bool {
	for _, x := range w.asked {
		if _, known := w.known[x.of]; !known {
			return w.beginRun(x.of, func(s *rules.State) bool { *s = *x.state; return true })
		}
	}
	c, unknown := w.v.Actor().Corp(), w.unknown()
	w.done = len(unknown) == 0
	switch {
	case slices.Contains(unknown, chosen):
		return w.beginAfter(c, chosen)
	case slices.Contains(unknown, nil):
		return w.beginAfter(c, nil)
	}
	near := slices.IndexFunc(unknown, func(a rules.Action) bool { return on == 0 || rules.OperandsOf(a).Hex == on })
	if near >= 0 {
		return w.beginAfter(c, unknown[near])
	}
	return w.nextOther(chosen) || len(unknown) > 0 && w.beginAfter(c, unknown[0])
}

// unknown returns the actions of list after which the best run of the acting company is unknown, with nil for its run
// in the current position. Without such actions that run is not searched either, because nothing is compared with it.
func (w *runsAfter) unknown() (list []rules.Action) {
	c := w.v.Actor().Corp()
	if _, known := w.known[runAfter{c, nil}]; !known && len(w.list) > 0 {
		list = append(list, nil)
	}
	for _, a := range w.list {
		if _, known := w.known[runAfter{c, choiceOf(a)}]; !known {
			list = append(list, a)
		}
	}
	return list
}

// nextOther starts the run of another company before or after a and reports whether one was unknown.
func (w *runsAfter) nextOther(a rules.Action) bool {
	for _, c := range w.others(a) {
		if w.beginAfter(c, nil) || w.beginAfter(c, a) {
			return true
		}
	}
	return false
}

// others returns the companies other than the acting one whose best runs a may change: after a lay or a station every
// company with trains, after a purchase the seller of the train.
func (w *runsAfter) others(a rules.Action) (list []id.Corp) {
	seller := id.Corp(0)
	switch a := a.(type) {
	case rules.LayTile, rules.PlaceToken:
	case rules.BuyTrain:
		seller = a.From.Corp()
		if seller == 0 {
			return nil
		}
	default:
		return nil
	}
	for i := range w.v.T.Corps {
		c := id.Corp(i + 1)
		if c != w.v.Actor().Corp() && (seller == 0 || c == seller) && len(w.v.AppendRunning(nil, c)) > 0 {
			list = append(list, c)
		}
	}
	return list
}

// beginAfter starts the search for the run of c after a, or in the current position if a is nil. It reports false if
// the result is known.
func (w *runsAfter) beginAfter(c id.Corp, a rules.Action) bool {
	of := runAfter{c, choiceOf(a)}
	if _, known := w.known[of]; known {
		return false
	}
	return w.beginRun(of, func(s *rules.State) bool { return a != nil && !rules.Do(w.v, a, s).Refused() })
}

// beginRun starts the search for a run in the position that after writes, or in the current one if after reports false.
func (w *runsAfter) beginRun(of runAfter, after func(*rules.State) bool) bool {
	v := w.v
	if after(&w.state) {
		v.S = &w.state
	}
	w.of = of
	trains := v.AppendRunning(nil, of.corp)
	if len(trains) == 0 {
		w.solver.Found = Found{Proved: true, Done: true}
		return true
	}
	w.solver.begin(v, of.corp, v.RunProblem(of.corp, trains))
	w.solver.most = afterWork
	return true
}

// best returns the best run of c before and after a. It reports false until both are proved.
func (w *runsAfter) best(c id.Corp, a rules.Action) (Figure, bool) {
	choice := choiceOf(a)
	if choice == nil {
		return Figure{}, false
	}
	before, after := w.known[runAfter{c, nil}], w.known[runAfter{c, choice}]
	return Figure{before.Earns, after.Earns}, before.Proved && after.Proved
}

// searching reports whether the best run after an action is still being worked out.
func (w *runsAfter) searching(a rules.Action) bool {
	return w.lists(a) && !w.has(w.v.Actor().Corp(), a)
}

// lists reports whether the best run after a is among the searched ones.
func (w *runsAfter) lists(a rules.Action) bool {
	return a != nil && choiceOf(a) != nil &&
		slices.ContainsFunc(w.list, func(x rules.Action) bool { return choiceOf(x) == choiceOf(a) })
}

// has reports whether the search for the best runs of a company before and after an action has ended.
func (w *runsAfter) has(c id.Corp, a rules.Action) bool {
	_, before := w.known[runAfter{c, nil}]
	_, after := w.known[runAfter{c, choiceOf(a)}]
	return before && after
}

// HexRun is the best lay on a hex and the run before and after it.
type HexRun struct {
	Lay rules.LayTile
	Run Figure
}

// hexes returns the result of Draft.HexRuns. It makes the list anew only when a run has become known, because every
// picture asks for it several times.
func (w *runsAfter) hexes() (list []HexRun, all bool) {
	if len(w.known) != w.when {
		w.listed, w.when = w.listHexes(), len(w.known)
	}
	return w.listed, w.done
}

// listHexes returns the best known lay of each hex where one improves the best run, the best hex first.
func (w *runsAfter) listHexes() (list []HexRun) {
	for _, a := range w.list {
		lay, ok := a.(rules.LayTile)
		if !ok {
			continue
		}
		f, ok := w.best(w.v.Actor().Corp(), lay)
		if !ok || f.Change() <= 0 {
			continue
		}
		switch at := slices.IndexFunc(list, func(x HexRun) bool { return x.Lay.Hex == lay.Hex }); {
		case at < 0:
			list = append(list, HexRun{lay, f})
		case f.After > list[at].Run.After:
			list[at] = HexRun{lay, f}
		}
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].Run.After > list[j].Run.After })
	return list
}
