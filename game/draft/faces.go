package draft

import (
	"hexrail/rules"
	"hexrail/rules/id"
)

// faceRuns works out what the acting company would earn now with each side of a train card that is put up, a little at a time.
type faceRuns struct {
	wait   []Option         // that are still to be looked at; the first one is in work
	found  map[string]Found // what is known, by the keys of the options
	begun  bool             // the search for the first one has begun
	search search
	state  rules.State // after its purchase
}

// SearchFaces goes on working out what each side of a card would earn, and reports whether all is known.
func (d *Draft) SearchFaces(work int) (done bool) {
	w := &d.faces
	if w.found == nil {
		w.found = map[string]Found{}
		for _, o := range d.options {
			if o.Train != 0 && !o.Barred && o.Corp == 0 && d.v.T.BackOf(d.v.T.FrontOf(o.Train)) != 0 {
				w.wait = append(w.wait, o)
			}
		}
	}
	if len(w.wait) == 0 {
		return true
	}
	o := w.wait[0]
	if !w.begun {
		w.begun = true
		d.beginFace(o.Forms[0])
	}
	if w.search.Search(work) {
		w.found[o.Key] = w.search.Found
		w.wait, w.begun = w.wait[1:], false
	}
	return len(w.wait) == 0
}

// beginFace begins with the best run after a purchase and all that follows from it: phases, rust, the storm.
func (d *Draft) beginFace(a rules.Action) {
	w, v, c := &d.faces, d.v, d.v.Actor().Corp()
	if !rules.Do(d.v, a, &w.state).Refused() {
		v.S = &w.state
	}
	w.search.begin(v, c, v.RunProblem(c, v.AppendRunning(make([]id.Train, 0, rules.MaxTrains), c)))
}

// FaceRun returns what all trains of the acting company would earn now with the train of an option; false as long as it is not known,
// and where the card has one side.
func (d *Draft) FaceRun(o *Option) (earns int32, ok bool) {
	f, ok := d.faces.found[o.Key]
	return f.Earns, ok
}
