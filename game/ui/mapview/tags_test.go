package mapview

import (
	"testing"

	"github.com/hexrail/hexrail/rules/id"
)

// TestTagsCoverNoOthers puts wide tags at neighbours in a row: the second goes to the other end of its hex, and a third
// that is free everywhere stays where it belongs.
func TestTagsCoverNoOthers(t *testing.T) {
	m := New(board(t))
	hexes := [...]id.Hex{m.board.Find("E11"), m.board.Find("E13"), m.board.Find("H12")}
	for _, head := range []bool{true, false} {
		var tags []Tag
		for _, h := range hexes {
			tags = append(tags, Tag{Hex: h, Head: head})
		}
		at := m.tagPlaces(tags, []float32{120, 120, 120}, 16, 0, 0)
		for i, want := range []bool{head, !head, head} {
			if above := at[i].Y < m.Centre(hexes[i]).Y; above != want {
				t.Errorf("tags at heads %v: tag %d lies above its hex %v, want %v", head, i, above, want)
			}
		}
	}
}

// TestTagsAreNotCovered: a tag whose end of the hex is under a strip goes to the other end; where both do it stays.
func TestTagsAreNotCovered(t *testing.T) {
	m := New(board(t))
	h := m.board.Find("E11")
	y := m.Centre(h).Y
	for _, c := range []struct {
		head        bool
		top, bottom float32 // from the middle of the hex
		above       bool
	}{
		{true, -110, 500, true}, {true, -105, 500, false}, {false, -500, 110, false}, {false, -500, 105, true},
		{true, -50, 50, true}, {false, -50, 50, false},
	} {
		at := m.tagPlaces([]Tag{{Hex: h, Head: c.head}}, []float32{120}, 16, y+c.top, y+c.bottom)
		if above := at[0].Y < y; above != c.above {
			t.Errorf("%+v: it lies above: %t", c, above)
		}
	}
}

// TestTagsMoveAside: beside a hex with a tag at both ends a tag moves aside, away from them.
func TestTagsMoveAside(t *testing.T) {
	m := New(board(t))
	full, beside := m.board.Find("E11"), m.board.Find("E13")
	at := m.tagPlaces([]Tag{{Hex: full}, {Hex: full}, {Hex: beside}}, []float32{100, 100, 100}, 16, 0, 0)
	if at[2].X <= m.Centre(beside).X {
		t.Errorf("the tags cover each other: %v", at)
	}
}
