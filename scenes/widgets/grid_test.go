package widgets

import (
	"testing"

	"github.com/hexrail/hexrail/game/ui/paint"
)

// TestGrid: five cells in rows of two take three rows with the gaps below them, and the last row begins at the left.
func TestGrid(t *testing.T) {
	r := paint.R(10, 20, 110, 500)
	cells := Grid{Columns: 2, Height: 30, Gap: 10, Below: 5}.Cut(&r, 5)
	if r.Y != 20+3*(30+5) {
		t.Errorf("the rows end at %v", r.Y)
	}
	if cells[3] != paint.R(70, 55, 50, 30) || cells[4] != paint.R(10, 90, 50, 30) {
		t.Errorf("the last cells are %v and %v", cells[3], cells[4])
	}
}
