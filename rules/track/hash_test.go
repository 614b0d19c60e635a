package track

import (
	"testing"

	"github.com/hexrail/hexrail/rules/id"
)

// The hash is a fixed function: saves and links rest on it.
func TestCellHash(t *testing.T) {
	c := Cell{Tile: 57, Rot: 2, Slots: [MaxSlots]id.Corp{3}, Marks: 1}
	if got, want := CellHash(12, c), uint64(0x3b1818a477c3ba19); got != want {
		t.Errorf("hash %#x, want %#x", got, want)
	}
	if CellHash(12, Cell{}) != 0 {
		t.Error("an untouched hex takes part in the hash")
	}
}

// Every field and the hex itself count, and the places of tokens do.
func TestCellHashDiffers(t *testing.T) {
	seen := map[uint64]bool{}
	cells := []Cell{
		{Tile: 1}, {Tile: 2}, {Rot: 1}, {Tile: 1, Rot: 1}, {Marks: 1}, {Marks: 2},
		{Slots: [MaxSlots]id.Corp{1}}, {Slots: [MaxSlots]id.Corp{0, 1}}, {Slots: [MaxSlots]id.Corp{5: 1}},
		{Extra: [2]id.Corp{1}}, {Extra: [2]id.Corp{0, 1}},
	}
	for h := id.Hex(1); h < 100; h++ {
		for _, c := range cells {
			x := CellHash(h, c)
			if seen[x] {
				t.Fatalf("hex %d, cell %v: hash met before", h, c)
			}
			seen[x] = true
		}
	}
}

func TestHashIsIncremental(t *testing.T) {
	var cells Cells
	cells[3], cells[7] = Cell{Tile: 9}, Cell{Tile: 57, Slots: [MaxSlots]id.Corp{2}}
	sum := cells.Hash(10)
	next := Cell{Tile: 23, Rot: 4}
	sum ^= CellHash(3, cells[3]) ^ CellHash(3, next)
	cells[3] = next
	if sum != cells.Hash(10) {
		t.Error("the hash kept up differs from the one reckoned from nothing")
	}
}
