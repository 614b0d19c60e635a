package info

import "testing"

// TestFigureInIsTheFirstNumber: a table sorts cells by their first number, whatever follows it.
func TestFigureInIsTheFirstNumber(t *testing.T) {
	for _, c := range []struct {
		cell string
		n    int
		ok   bool
	}{
		{"", -1, true}, {"$1,230", 1230, true}, {"60 $100", 60, true}, {"2/10", 2, true}, {"OR 5.1", 0, false},
		{"no run", 0, false},
	} {
		if n, ok := figureIn(c.cell); n != c.n || ok != c.ok {
			t.Errorf("%q has the figure %d (%t), want %d (%t)", c.cell, n, ok, c.n, c.ok)
		}
	}
}
