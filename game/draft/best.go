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
	switch a := a.(type) {
	case rules.LayTile:
		return layAt{a.Hex, a.Tile, a.Rot}
	case rules.LayCombined:
		return layAt{a.Hex, a.Tile, a.Rot}
	case rules.BuyTrain:
		a.Price = 0 // whatever is paid
		return a
	case rules.PlaceToken, rules.PlaceHexToken, rules.Convert:
		return a
	}
	return nil
}

// runsAfter works out the best run of the acting company after everything that is offered, and those of the other companies after what
// is chosen, a little at a time.
type runsAfter struct {
	begun  bool
	list   []rules.Action // that change what the acting company runs
	known  map[runAfter]Found
	of     runAfter // what is being worked out; no company if nothing is
	done   bool     // all on the list is known
	worked int      // on all of it
	search search
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
	w := &d.after
	if !w.begun {
		d.listRuns()
	}
	for work = warm(work, w.worked); work > 0; work -= afterSlice {
		w.worked += afterSlice
		if w.of.corp == 0 {
			if !d.nextRun() {
				return true
			}
		} else if w.search.Search(afterSlice) {
			w.known[w.of] = w.search.Found
			w.of = runAfter{}
		}
	}
	return false
}

// listRuns lists what is to be worked out. A company without trains has only purchases of trains to look at.
func (d *Draft) listRuns() {
	w := &d.after
	w.begun, w.known = true, map[runAfter]Found{}
	c := d.v.Actor().Corp()
	if c == 0 || d.run != nil {
		return
	}
	runs := len(d.v.AppendRunning(nil, c)) > 0
	for i := range d.options {
		for _, a := range d.options[i].Forms {
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
}

// nextRun begins with what is not known yet; false if there is nothing.
func (d *Draft) nextRun() bool {
	w, c := &d.after, d.v.Actor().Corp()
	for _, x := range w.asked {
		if _, known := w.known[x.of]; !known {
			return d.beginRun(x.of, func(s *rules.State) bool { *s = *x.state; return true })
		}
	}
	w.done = true
	if len(w.list) == 0 {
		return d.nextOther()
	}
	if a, ok := d.Action(); ok && slices.Contains(w.list, a) && d.beginAfter(c, a) {
		w.done = false
		return true
	}
	if d.beginAfter(c, nil) {
		w.done = false
		return true
	}
	var other rules.Action // on another hex than the chosen one
	for _, a := range w.list {
		if _, known := w.known[runAfter{c, choiceOf(a)}]; known {
			continue
		}
		if d.hex == 0 || rules.OperandsOf(a).Hex == d.hex {
			w.done = false
			return d.beginAfter(c, a)
		}
		if other == nil {
			w.done, other = false, a
		}
	}
	return d.nextOther() || other != nil && d.beginAfter(c, other)
}

// nextOther begins with another company, before or after the chosen action; false if all are known.
func (d *Draft) nextOther() bool {
	a, ok := d.Action()
	if !ok {
		return false
	}
	for _, c := range d.othersAfter(a) {
		if d.beginAfter(c, nil) || d.beginAfter(c, a) {
			return true
		}
	}
	return false
}

// othersAfter returns the companies other than the acting one whose best runs an action may change: those that have trains after a lay
// or a station, and the seller of a train.
func (d *Draft) othersAfter(a rules.Action) (list []id.Corp) {
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
	for i := range d.v.T.Corps {
		c := id.Corp(i + 1)
		if c != d.v.Actor().Corp() && (seller == 0 || c == seller) && len(d.v.AppendRunning(nil, c)) > 0 {
			list = append(list, c)
		}
	}
	return list
}

// beginAfter begins with the best run of a company after an action, or as it is; false if it is known.
func (d *Draft) beginAfter(c id.Corp, a rules.Action) bool {
	of := runAfter{c, nil}
	if a != nil {
		of.choice = choiceOf(a)
	}
	if _, known := d.after.known[of]; known {
		return false
	}
	return d.beginRun(of, func(s *rules.State) bool { return a != nil && !rules.Do(d.v, a, s).Refused() })
}

// beginRun begins with a best run in the position that after makes, or in the present one where that makes none.
func (d *Draft) beginRun(of runAfter, after func(*rules.State) bool) bool {
	w, v := &d.after, d.v
	if after(&w.state) {
		v.S = &w.state
	}
	w.of = of
	trains := v.AppendRunning(nil, of.corp)
	if len(trains) == 0 {
		w.search.Found = Found{Proved: true, Done: true}
		return true
	}
	w.search.begin(v, of.corp, v.RunProblem(of.corp, trains))
	w.search.most = afterWork
	return true
}

// BestRun returns the best run of the acting company before and after an action; false as long as it is not known.
func (d *Draft) BestRun(a rules.Action) (Figure, bool) { return d.bestRunOf(d.v.Actor().Corp(), a) }

func (d *Draft) bestRunOf(c id.Corp, a rules.Action) (Figure, bool) {
	choice := choiceOf(a)
	if choice == nil {
		return Figure{}, false
	}
	before, after := d.after.known[runAfter{c, nil}], d.after.known[runAfter{c, choice}]
	return Figure{before.Earns, after.Earns}, before.Proved && after.Proved
}

// searched reports whether the best run after an action is still being worked out.
func (d *Draft) searched(a rules.Action) bool {
	w, c := &d.after, d.v.Actor().Corp()
	if a == nil || choiceOf(a) == nil || !slices.ContainsFunc(w.list, func(x rules.Action) bool { return choiceOf(x) == choiceOf(a) }) {
		return false
	}
	_, before := w.known[runAfter{c, nil}]
	_, after := w.known[runAfter{c, choiceOf(a)}]
	return !before || !after
}

// HexRun is the lay on a hex after which the acting company runs best.
type HexRun struct {
	Lay rules.LayTile
	Run Figure
}

// HexRuns lists the hexes on which a lay is known to make the best run better, the best first, and reports whether all lays
// are known.
func (d *Draft) HexRuns() (list []HexRun, all bool) {
	w := &d.after
	for _, a := range w.list {
		lay, ok := a.(rules.LayTile)
		if !ok {
			continue
		}
		f, ok := d.BestRun(lay)
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

// ChooseLay takes a lay that is offered.
func (d *Draft) ChooseLay(a rules.LayTile) {
	for i := range d.options {
		if form := slices.Index(d.options[i].Forms, rules.Action(a)); form >= 0 {
			d.hex = a.Hex
			d.choose(i)
			d.form = form
			return
		}
	}
}
