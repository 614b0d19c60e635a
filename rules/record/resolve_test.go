package record

import (
	"slices"
	"testing"
)

// TestEffective holds the resolver to the table of undo and redo (1860/T36).
func TestEffective(t *testing.T) {
	t.Parallel()
	type op struct {
		id     int
		kind   string
		target int // of an undo: -1 none
	}
	for _, c := range []struct {
		name string
		ops  []op
		want []int
	}{
		{"worked example", []op{{1, "bid", 0}, {2, "bid", 0}, {3, "undo", -1}, {4, "redo", 0}, {5, "undo", 1}, {6, "bid", 0}},
			[]int{1, 6}},
		{"undo to the beginning", []op{{1, "bid", 0}, {2, "bid", 0}, {3, "undo", 0}}, nil},
		{"two undos, two redos", []op{{1, "bid", 0}, {2, "bid", 0}, {3, "undo", -1}, {4, "undo", -1}, {5, "redo", 0},
			{6, "redo", 0}}, []int{1, 2}},
		{"two undos, one redo", []op{{1, "bid", 0}, {2, "bid", 0}, {3, "undo", -1}, {4, "undo", -1}, {5, "redo", 0}},
			[]int{1}},
		{"redo after chat", []op{{1, "bid", 0}, {2, "undo", -1}, {3, "message", 0}, {4, "redo", 0}}, []int{1, 3}},
		{"redo after log", []op{{1, "bid", 0}, {2, "undo", -1}, {3, "log", 0}, {4, "redo", 0}}, []int{3}},
		{"chat is never undone", []op{{1, "bid", 0}, {2, "message", 0}, {3, "undo", -1}}, []int{2}},
		{"chat survives a target", []op{{1, "bid", 0}, {2, "message", 0}, {3, "bid", 0}, {4, "undo", 1}}, []int{1, 2}},
		{"duplicate ids: the first counts", []op{{1, "bid", 0}, {4, "bid", 0}, {4, "pass", 0}, {5, "bid", 0}, {6, "undo", 4}},
			[]int{1, 4}},
		{"dead target: its place counts", []op{{1, "bid", 0}, {2, "bid", 0}, {3, "undo", -1}, {4, "pass", 0}, {5, "undo", 2}},
			[]int{1}},
		{"a targeted undo is one group", []op{{1, "bid", 0}, {2, "bid", 0}, {3, "bid", 0}, {4, "undo", 1}, {5, "redo", 0}},
			[]int{1, 2, 3}},
		{"the last action may be an undo", []op{{3, "bid", 0}, {5, "undo", -1}}, nil},
		{"a new action ends redoing", []op{{1, "bid", 0}, {2, "undo", -1}, {3, "pass", 0}, {4, "redo", 0}}, []int{3}},
	} {
		t.Run(c.name, func(t *testing.T) {
			var all []Entry
			for _, o := range c.ops {
				e := Entry{ID: o.id, Type: o.kind}
				if o.kind == "undo" && o.target >= 0 {
					e.Target = &o.target
				}
				all = append(all, e)
			}
			live, _, broken := Effective(all)
			if broken != nil {
				t.Fatal(broken)
			}
			var got []int
			for _, e := range live {
				got = append(got, e.ID)
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("effective %v, want %v", got, c.want)
			}
		})
	}
}

func TestUndoToUnknown(t *testing.T) {
	t.Parallel()
	n := 9
	live, _, broken := Effective([]Entry{{ID: 1, Type: "bid"}, {ID: 2, Type: "undo", Target: &n}, {ID: 3, Type: "bid"}})
	if broken == nil || broken.ID != 2 || broken.Field != "action_id" || len(live) != 1 {
		t.Errorf("an undo to an unknown action: %+v, %d entries", broken, len(live))
	}
}
