package record

import (
	"fmt"
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// box is the box of tiles in the order of 18xx.games: a list of copies. The first idle copy of a name is laid; a
// replaced one goes to the end.
type box struct {
	idle []string
	on   map[id.Hex]string // copies on the board
	next map[string]int    // number of the next copy of an unlimited tile
	// worn are copies that were under cubes. 18xx.games leaves the cubes on the copy, where they make its next lay
	// cheaper (1822PNW/R69).
	worn map[string]bool
	// marks are tiles that are never on a hex: a marker is recorded as a lay of their only copy (1822PNW/R69).
	marks map[string]bool
}

// newBox returns a box with all copies of the title's tiles. first has the number of the first copy, zero by default.
func newBox(t *rules.Title, first map[string]int) *box {
	b := &box{on: map[id.Hex]string{}, next: map[string]int{}, worn: map[string]bool{}, marks: map[string]bool{}}
	for i := range t.Tiles {
		k := &t.Tiles[i]
		b.marks[k.Name] = k.Hidden
		count := int(k.Count)
		if k.Count == tile.Unlimited {
			count, b.next[k.Name] = 1, 1
		}
		for n := range count {
			b.idle = append(b.idle, copyID(k.Name, first[k.Name]+n))
		}
	}
	return b
}

// copyID returns the id of copy n of a tile, such as "57-0".
func copyID(name string, n int) string { return fmt.Sprintf("%s-%d", name, n) }

// lay takes the first idle copy of a tile, preferring those not worn, puts it on a hex and returns its id. It returns
// an error if the box has none. If name is a marker, the copy on the hex stays and becomes worn.
func (b *box) lay(name string, h id.Hex) (string, error) {
	if b.marks[name] {
		b.worn[b.on[h]] = true
		return copyID(name, 0), nil
	}
	at := b.firstIdle(name)
	if at < 0 {
		return "", fmt.Errorf("no copy of tile %s is left", name)
	}
	laid := b.idle[at]
	b.idle = slices.Delete(b.idle, at, at+1)
	if n, unlimited := b.next[name]; unlimited {
		b.idle = append(b.idle, copyID(name, n))
		b.next[name]++
	}
	if old, ok := b.on[h]; ok {
		b.idle = append(b.idle, old)
	}
	b.on[h] = laid
	return laid, nil
}

// firstIdle returns the index in b.idle of the first copy of a tile that is not worn, or else of the first one, or -1.
func (b *box) firstIdle(name string) int {
	worn := -1
	for i, s := range b.idle {
		switch kind, _ := cutLast(s, '-'); {
		case kind != name:
		case !b.worn[s]:
			return i
		case worn < 0:
			worn = i
		}
	}
	return worn
}
