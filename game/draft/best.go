package draft

import (
	"cmp"
	"slices"

	"hexrail/rules"
	"hexrail/rules/id"
)

// layRun is the best run of a company after a lay, as a key for what is known of it. A lay of nothing stands for the board as
// it is.
type layRun struct {
	corp id.Corp
	hex  id.Hex
	tile id.Tile
	rot  uint8
}

func runAfter(c id.Corp, a rules.LayTile) layRun { return layRun{c, a.Hex, a.Tile, a.Rot} }

// runsAfter works out the best run of the acting company after every lay that is offered, and those of the other companies
// after the chosen lay, a little at a time.
type runsAfter struct {
	lays   []rules.LayTile // the first one stands for the board as it is; nil before the first search
	known  map[layRun]Found
	of     id.Corp       // the company whose run is being worked out, or zero
	lay    rules.LayTile // after this lay
	done   bool          // all lays are known
	worked int           // on all of them
	search search
	state  rules.State // after that lay
}

// Bounds of the work on lays: on one of them before it is given up, and on one of them at a time. To begin with a lay takes as
// long as a slice.
const (
	layWork  = 6_000_000
	laySlice = 10_000
)

// SearchRuns goes on working out the best run after each lay, those on the chosen hex first, then those of the other companies
// after the chosen lay, and reports whether all are known.
func (d *Draft) SearchRuns(work int) (done bool) {
	w := &d.after
	if w.lays == nil {
		d.listLays()
	}
	for work = warm(work, w.worked); work > 0; work -= laySlice {
		w.worked += laySlice
		if w.of == 0 {
			if !d.nextLay() {
				return true
			}
		} else if w.search.Search(laySlice) {
			w.known[runAfter(w.of, w.lay)] = w.search.Found
			w.of = 0
		}
	}
	return false
}

// listLays lists what is to be worked out: nothing if the company has no train.
func (d *Draft) listLays() {
	w := &d.after
	w.known, w.lays = map[layRun]Found{}, []rules.LayTile{}
	c := d.v.Actor().Corp()
	if c == 0 || len(d.v.AppendRunning(nil, c)) == 0 {
		return
	}
	for i := range d.options {
		for _, a := range d.options[i].Forms {
			if a, ok := a.(rules.LayTile); ok {
				w.lays = append(w.lays, a)
			}
		}
	}
	if len(w.lays) > 0 {
		w.lays = slices.Insert(w.lays, 0, rules.LayTile{})
	}
}

// nextLay begins with what is not known yet; false if there is nothing.
func (d *Draft) nextLay() bool {
	w, c := &d.after, d.v.Actor().Corp()
	var other rules.LayTile // on another hex than the chosen one
	w.done = true
	for _, a := range w.lays {
		if _, known := w.known[runAfter(c, a)]; known {
			continue
		}
		if a.Hex == 0 || a.Hex == d.hex || d.hex == 0 {
			w.done = false
			return d.beginLay(c, a)
		}
		if w.done {
			w.done, other = false, a
		}
	}
	return d.nextOther() || !w.done && d.beginLay(c, other)
}

// nextOther begins with another company, before or after the chosen lay; false if all are known.
func (d *Draft) nextOther() bool {
	a, ok := d.chosenLay()
	if !ok {
		return false
	}
	for _, c := range d.otherRunners() {
		for _, a := range [...]rules.LayTile{{}, a} {
			if _, known := d.after.known[runAfter(c, a)]; !known {
				return d.beginLay(c, a)
			}
		}
	}
	return false
}

// chosenLay returns the chosen lay, if there is one.
func (d *Draft) chosenLay() (rules.LayTile, bool) {
	a, ok := d.Action()
	if !ok {
		return rules.LayTile{}, false
	}
	return LayOf(a)
}

// otherRunners returns the companies other than the acting one that have trains.
func (d *Draft) otherRunners() (list []id.Corp) {
	for i := range d.v.T.Corps {
		c := id.Corp(i + 1)
		if c != d.v.Actor().Corp() && len(d.v.AppendRunning(nil, c)) > 0 {
			list = append(list, c)
		}
	}
	return list
}

// beginLay begins with the best run of a company after a lay.
func (d *Draft) beginLay(c id.Corp, a rules.LayTile) bool {
	w, v := &d.after, d.v
	if a.Hex != 0 && !rules.Do(d.v, a, &w.state).Refused() {
		v.S = &w.state
	}
	w.of, w.lay = c, a
	w.search.begin(v, c, v.RunProblem(c, v.AppendRunning(nil, c)))
	w.search.most = layWork
	return true
}

// BestRun returns the best run of the acting company before and after a lay; false as long as it is not known.
func (d *Draft) BestRun(a rules.LayTile) (Figure, bool) { return d.bestRunOf(d.v.Actor().Corp(), a) }

func (d *Draft) bestRunOf(c id.Corp, a rules.LayTile) (Figure, bool) {
	before, after := d.after.known[runAfter(c, rules.LayTile{})], d.after.known[runAfter(c, a)]
	return Figure{before.Earns, after.Earns}, before.Proved && after.Proved
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
	for _, a := range w.lays {
		f, ok := d.BestRun(a)
		if !ok || f.Change() <= 0 {
			continue
		}
		switch at := slices.IndexFunc(list, func(x HexRun) bool { return x.Lay.Hex == a.Hex }); {
		case at < 0:
			list = append(list, HexRun{a, f})
		case f.After > list[at].Run.After:
			list[at] = HexRun{a, f}
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
