package mapview

import (
	"testing"

	"hexrail/rules/id"
)

// TestTagsCoverNoOthers puts wide tags at neighbours in a row: the second goes to the other end of its hex, and a third that is free
// everywhere stays where it belongs.
func TestTagsCoverNoOthers(t *testing.T) {
	m := New(board(t))
	hexes := [...]id.Hex{m.board.Find("E11"), m.board.Find("E13"), m.board.Find("H12")}
	for _, head := range []bool{true, false} {
		var tags []Tag
		for _, h := range hexes {
			tags = append(tags, Tag{Hex: h, Head: head})
		}
		at := m.tagPlaces(tags, []float32{120, 120, 120}, 16)
		for i, want := range []bool{head, !head, head} {
			if above := at[i].Y < m.Centre(hexes[i]).Y; above != want {
				t.Errorf("tags at heads %v: tag %d lies above its hex %v, want %v", head, i, above, want)
			}
		}
	}
}
