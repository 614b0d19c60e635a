package draft

import (
	"cmp"
	"slices"

	"hexrail/rules"
	"hexrail/rules/id"
)

// runAfter is the best run of a company after a choice, as a key for what is known of it: an action, a layAt or a gridAt. A choice of nil
// stands for the position as it is.
type runAfter struct {
	corp   id.Corp
	choice any
}

// layAt is a lay by what it does to the board, whichever private allows it.
type layAt struct {
	hex  id.Hex
	tile id.Tile
	rot  uint8
}

// choiceOf returns an action as what a run depends on; nil if it changes neither the board nor the trains of who acts.
func choiceOf(a rules.Action) any {
	if lay, ok := LayOf(a); ok {
		return layAt{lay.Hex, lay.Tile, lay.Rot}
	}
	if train, ok := a.(rules.BuyTrain); ok {
		train.Price = 0 // whatever is paid
		return train
	}
	if a != nil && a.Def().Runs {
		return a
	}
	return nil
}

// runsAfter works out the best run of the acting company after everything that is offered, and those of the other companies after what
// is chosen, a little at a time.
type runsAfter struct {
	v      rules.View
	begun  bool
	list   []rules.Action // that change what the acting company runs
	known  map[runAfter]Found
	of     runAfter // what is being worked out; no company if nothing is
	done   bool     // all on the list is known
	worked int      // on all of it
	solver search
	state  rules.State // after that choice
	asked  []asked     // besides the list
}

// asked is a best run that is to be worked out in a position to which several actions lead.
type asked struct {
	of    runAfter
	state *rules.State
}

// ask has a best run worked out in a position, and returns what is known of it.
func (w *runsAfter) ask(of runAfter, s *rules.State) Found {
	found, known := w.known[of]
	if !known && !slices.ContainsFunc(w.asked, func(x asked) bool { return x.of == of }) {
		w.asked = append(w.asked, asked{of, s})
	}
	return found
}

// Bounds of the work on best runs: on one of them before it is given up, and on one of them at a time. To begin with one takes as long
// as a slice.
const (
	afterWork  = 6_000_000
	afterSlice = 10_000
)

// SearchRuns goes on working out the best run after each choice, first the chosen one, then those on the chosen hex, then those of other
// companies after the chosen one, and reports whether all are known.
func (d *Draft) SearchRuns(work int) (done bool) {
	d.listRuns()
	a, _ := d.Action()
	return d.after.search(work, a, d.hex)
}

// listRuns lists the choices after which a run is to be worked out, once.
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

// TellsRun reports whether the best run after an action is worked out, and whether that still goes on.
func (d *Draft) TellsRun(a rules.Action) (told, searching bool) {
	d.listRuns()
	return d.after.lists(a), d.after.searched(a)
}

// Unsure reports whether the best run of another company after the chosen action is still being worked out.
func (d *Draft) Unsure() bool {
	a, _ := d.Action()
	return d.after.begun && slices.ContainsFunc(d.after.others(a), func(c id.Corp) bool {
		return !d.after.has(c, a)
	})
}

// BestRun returns the best run of the acting company before and after an action; false as long as it is not known.
func (d *Draft) BestRun(a rules.Action) (Figure, bool) { return d.after.best(d.v.Actor().Corp(), a) }

// TellsLays reports whether the best runs after lays are worked out.
func (d *Draft) TellsLays() bool {
	d.listRuns()
	return slices.ContainsFunc(d.after.list, func(a rules.Action) bool { _, lay := a.(rules.LayTile); return lay })
}

// HexRuns lists the hexes on which a lay is known to make the best run better, the best first, and reports whether all lays
// are known.
func (d *Draft) HexRuns() (list []HexRun, all bool) { return d.after.hexes() }

// begin lists what is to be worked out. A company without trains has only purchases of trains to look at.
func (w *runsAfter) begin(forms []rules.Action) {
	w.begun, w.known = true, map[runAfter]Found{}
	c := w.v.Actor().Corp()
	if c == 0 {
		return
	}
	runs := len(w.v.AppendRunning(nil, c)) > 0
	for _, a := range forms {
		switch choiceOf(a).(type) {
		case nil, layAt:
			if _, lay := a.(rules.LayTile); !lay || !runs {
				continue
			}
		case rules.BuyTrain:
		default:
			if !runs {
				continue
			}
		}
		w.list = append(w.list, a)
	}
}

// search goes on with the work, with an action chosen, or none, and a hex.
func (w *runsAfter) search(work int, chosen rules.Action, on id.Hex) (done bool) {
	for work = warm(work, w.worked); work > 0; work -= afterSlice {
		w.worked += afterSlice
		if w.of.corp == 0 {
			if !w.next(chosen, on) {
				return true
			}
		} else if w.solver.Search(afterSlice) {
			w.known[w.of] = w.solver.Found
			w.of = runAfter{}
		}
	}
	return false
}

// next begins with what is not known yet; false if there is nothing.
func (w *runsAfter) next(chosen rules.Action, on id.Hex) bool {
	c := w.v.Actor().Corp()
	for _, x := range w.asked {
		if _, known := w.known[x.of]; !known {
			return w.beginRun(x.of, func(s *rules.State) bool { *s = *x.state; return true })
		}
	}
	w.done = true
	if len(w.list) == 0 {
		return w.nextOther(chosen)
	}
	if slices.Contains(w.list, chosen) && w.beginAfter(c, chosen) {
		w.done = false
		return true
	}
	if w.beginAfter(c, nil) {
		w.done = false
		return true
	}
	var other rules.Action // on another hex than the chosen one
	for _, a := range w.list {
		if _, known := w.known[runAfter{c, choiceOf(a)}]; known {
			continue
		}
		if on == 0 || rules.OperandsOf(a).Hex == on {
			w.done = false
			return w.beginAfter(c, a)
		}
		if other == nil {
			w.done, other = false, a
		}
	}
	return w.nextOther(chosen) || other != nil && w.beginAfter(c, other)
}

// nextOther begins with another company, before or after the chosen action; false if all are known.
func (w *runsAfter) nextOther(a rules.Action) bool {
	for _, c := range w.others(a) {
		if w.beginAfter(c, nil) || w.beginAfter(c, a) {
			return true
		}
	}
	return false
}

// others returns the companies other than the acting one whose best runs an action may change: those that have trains after a lay
// or a station, and the seller of a train.
func (w *runsAfter) others(a rules.Action) (list []id.Corp) {
	seller := id.Corp(0)
	switch a := a.(type) {
	case rules.LayTile, rules.PlaceToken:
	case rules.BuyTrain:
		if seller = a.From.Corp(); seller == 0 {
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

// beginAfter begins with the best run of a company after an action, or as it is; false if it is known.
func (w *runsAfter) beginAfter(c id.Corp, a rules.Action) bool {
	of := runAfter{c, nil}
	if a != nil {
		of.choice = choiceOf(a)
	}
	if _, known := w.known[of]; known {
		return false
	}
	return w.beginRun(of, func(s *rules.State) bool { return a != nil && !rules.Do(w.v, a, s).Refused() })
}

// beginRun begins with a best run in the position that after makes, or in the present one where that makes none.
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

// best returns the best run of a company before and after an action; false as long as it is not known.
func (w *runsAfter) best(c id.Corp, a rules.Action) (Figure, bool) {
	choice := choiceOf(a)
	if choice == nil {
		return Figure{}, false
	}
	before, after := w.known[runAfter{c, nil}], w.known[runAfter{c, choice}]
	return Figure{before.Earns, after.Earns}, before.Proved && after.Proved
}

// searched reports whether the best run after an action is still being worked out.
func (w *runsAfter) searched(a rules.Action) bool {
	return w.lists(a) && !w.has(w.v.Actor().Corp(), a)
}

// lists reports whether the best run after an action is worked out.
func (w *runsAfter) lists(a rules.Action) bool {
	return a != nil && choiceOf(a) != nil && slices.ContainsFunc(w.list, func(x rules.Action) bool { return choiceOf(x) == choiceOf(a) })
}

// has reports whether the search for the best runs of a company before and after an action has ended.
func (w *runsAfter) has(c id.Corp, a rules.Action) bool {
	_, before := w.known[runAfter{c, nil}]
	_, after := w.known[runAfter{c, choiceOf(a)}]
	return before && after
}

// HexRun is the lay on a hex after which the acting company runs best.
type HexRun struct {
	Lay rules.LayTile
	Run Figure
}

// hexes: see Draft.HexRuns.
func (w *runsAfter) hexes() (list []HexRun, all bool) {
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
	slices.SortStableFunc(list, func(a, b HexRun) int { return cmp.Compare(b.Run.After, a.Run.After) })
	return list, w.done
}
