package draft

import (
	"cmp"
	"slices"

	"hexrail/rules"
	"hexrail/rules/id"
)

// lay is a way to lay a tile, as a key for what is known of it. The zero value stands for the board as it is.
type lay struct {
	hex  id.Hex
	tile id.Tile
	rot  uint8
}

func keyOfLay(a rules.LayTile) lay { return lay{a.Hex, a.Tile, a.Rot} }

// runsAfter works out the best run of the acting company after every lay that is offered, a little at a time.
type runsAfter struct {
	lays   []rules.LayTile // the first one stands for the board as it is; nil before the first search
	known  map[lay]Found
	now    int  // the lay that is being worked out, or -1
	done   bool // all are known
	worked int  // on all lays
	search search
	state  rules.State // after that lay
}

// Bounds of the work on lays: on one of them before it is given up, and on one of them at a time. To begin with a lay takes as
// long as a slice.
const (
	layWork  = 6_000_000
	laySlice = 10_000
)

// SearchRuns goes on working out the best run after each lay, those on the chosen hex first, and reports whether all are
// known.
func (d *Draft) SearchRuns(work int) (done bool) {
	w := &d.after
	if w.lays == nil {
		d.listLays()
	}
	for work = warm(work, w.worked); work > 0; work -= laySlice {
		w.worked += laySlice
		if w.now < 0 {
			if !d.nextLay() {
				return true
			}
		} else if w.search.Search(laySlice) {
			w.known[keyOfLay(w.lays[w.now])] = w.search.Found
			w.now = -1
		}
	}
	return false
}

// listLays lists what is to be worked out: nothing if the company has no train.
func (d *Draft) listLays() {
	w := &d.after
	w.known, w.now, w.lays = map[lay]Found{}, -1, []rules.LayTile{}
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

// nextLay begins with a lay that is not known yet; false if there is none.
func (d *Draft) nextLay() bool {
	w := &d.after
	for i, a := range w.lays {
		if _, known := w.known[keyOfLay(a)]; known {
			continue
		}
		if w.now < 0 || a.Hex == d.hex {
			w.now = i
		}
		if a.Hex == 0 || a.Hex == d.hex || d.hex == 0 {
			break
		}
	}
	if w.done = w.now < 0; w.done {
		return false
	}
	v := d.v
	if a := w.lays[w.now]; a.Hex != 0 && !rules.Do(d.v, a, &w.state).Refused() {
		v.S = &w.state
	}
	c := d.v.Actor().Corp()
	w.search.begin(v, c, v.RunProblem(c, v.AppendRunning(nil, c)))
	w.search.most = layWork
	return true
}

// BestRun returns the best run of the acting company before and after a lay; false as long as it is not known.
func (d *Draft) BestRun(a rules.LayTile) (Figure, bool) {
	before, after := d.after.known[lay{}], d.after.known[keyOfLay(a)]
	return Figure{before.Earns, after.Earns}, before.Proved && after.Proved
}

// HexRun is the lay on a hex after which the acting company runs best.
type HexRun struct {
	Lay rules.LayTile
	Run Figure
}

// HexRuns lists the hexes on which a lay is known to make the best run better, the best first, and tells whether all lays
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
