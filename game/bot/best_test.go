package bot

import "testing"

// TestOnlyFreshPlayoutsDecide: the choice that the first playouts make look best is taken only if later ones confirm it, by the lead and
// in most of them.
func TestOnlyFreshPlayoutsDecide(t *testing.T) {
	t.Parallel()
	level := Level{Choices: 4, Again: [2]Replay{{2, 1}, {1, 4}}, Lead: 60}
	base := candidate{values: []int{500, 500, 500, 500, 500, 500}}
	for _, c := range []struct {
		name   string
		values []int
		takes  bool
	}{
		{"lucky at first", []int{2000, 2000, 500, 500, 500, 500}, false},
		{"better by less than the lead", []int{2000, 2000, 550, 550, 550, 550}, false},
		{"better in one of four", []int{2000, 2000, 490, 490, 490, 1200}, false},
		{"better in three of four", []int{500, 500, 600, 600, 490, 600}, true},
		{"not among the last", []int{2000, 2000}, false},
	} {
		s := Search{level: level, list: []candidate{base, {values: c.values}}}
		if takes := s.best() == 1; takes != c.takes {
			t.Errorf("%s: taken %v", c.name, takes)
		}
	}
}
