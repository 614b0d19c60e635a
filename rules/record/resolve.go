package record

import "fmt"

// Effective returns the entries in force, in order: undone ones are removed, redone ones restored, undo and redo
// themselves removed. Messages are always included and do not prevent a redo. An undo whose target does not exist is
// Broken; the result has the entries before it.
func Effective(all []Entry) ([]Entry, []Note, *Broken) {
	r := resolver{all: all, live: make([]bool, len(all)), first: make(map[int]int, len(all))}
	var broken *Broken
	for i := range all {
		if broken = r.step(i); broken != nil {
			break
		}
		if _, seen := r.first[all[i].ID]; !seen {
			r.first[all[i].ID] = i
		}
	}
	var out []Entry
	for i, live := range r.live {
		if live {
			out = append(out, all[i])
		}
	}
	return out, r.notes, broken
}

// resolver follows undo and redo through the actions of a record.
type resolver struct {
	all   []Entry
	live  []bool
	first map[int]int // position of the first action with an id
	undo  [][]int     // groups of undone actions that can be redone, the latest last
	notes []Note
}

// step applies entry i to the set of live entries and returns why it cannot, or nil. Undo and redo change the set; any
// other entry except a message ends redoing.
func (r *resolver) step(i int) *Broken {
	e := &r.all[i]
	switch e.Type {
	case "message":
		r.live[i] = true
	case "undo":
		return r.undoTo(i, e)
	case "redo":
		if len(r.undo) == 0 {
			r.notes = append(r.notes, Note{Action: e.ID, Kind: NothingToRedo})
			return nil
		}
		last := len(r.undo) - 1
		for _, k := range r.undo[last] {
			r.live[k] = true
		}
		r.undo = r.undo[:last]
	default:
		r.live[i] = true
		r.undo = nil
	}
	return nil
}

// undoTo performs e, the undo at index i: it undoes the last action or, with a target, everything after the first
// action with that id. The target itself may have been undone before, since only its place counts. Zero is the
// beginning of the game. An unknown target is Broken.
func (r *resolver) undoTo(i int, e *Entry) *Broken {
	from := i - 1
	switch {
	case e.Target == nil:
		for from >= 0 && !r.counts(from) {
			from--
		}
		if from < 0 {
			r.notes = append(r.notes, Note{Action: e.ID, Kind: NothingToUndo})
			return nil
		}
	case *e.Target == 0:
		from = 0
	default:
		at, known := r.first[*e.Target]
		if !known {
			err := fmt.Errorf("%w: action %d undoes to the unknown action %d", ErrAction, e.ID, *e.Target)
			return &Broken{ID: e.ID, Type: e.Type, Field: "action_id", Err: err}
		}
		from = at + 1
	}
	var group []int
	for k := from; k < i; k++ {
		if r.counts(k) {
			r.live[k] = false
			group = append(group, k)
		}
	}
	r.undo = append(r.undo, group)
	return nil
}

// counts reports whether an action is in force and can be undone.
func (r *resolver) counts(i int) bool { return r.live[i] && r.all[i].Type != "message" }
