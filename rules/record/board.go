package record

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/rules/id"
)

// copies tracks the hex of each copy of a tile, because stations are placed in a city of a copy.
type copies struct {
	on    map[string]id.Hex // by copy: its hex
	at    map[id.Hex]string // by hex: its copy
	first map[string]int    // numbers of first copies that are not 0
}

// newCopies returns the copies of a game in which no tile is laid. first has the numbers of first copies that are not
// 0.
func newCopies(first map[string]int) copies {
	return copies{map[string]id.Hex{}, map[id.Hex]string{}, first}
}

// lay puts a copy on a hex. The previous one returns to the box.
func (c *copies) lay(name string, h id.Hex) {
	delete(c.on, c.at[h])
	c.on[name], c.at[h] = h, name
}

// laid reports whether the copy is on some hex.
func (c *copies) laid(name string) bool { return c.on[name] != 0 }

// tile returns the tile of which e names a copy, and its rotation.
func (r *reader) tile(e *Entry) (id.Tile, uint8, error) {
	name, _ := cutLast(e.Tile, '-')
	n := r.v.T.Tiles.Find(name)
	if n == 0 {
		return 0, 0, fmt.Errorf("no tile %q", e.Tile)
	}
	if e.Rotation == nil || *e.Rotation < 0 || *e.Rotation > 5 {
		return 0, 0, fmt.Errorf("no rotation")
	}
	return n, uint8(*e.Rotation), nil
}

// hex returns the hex with this name.
func (r *reader) hex(name string) (id.Hex, error) {
	if h := r.v.T.FindHex(name); h != 0 {
		return h, nil
	}
	return 0, fmt.Errorf("no hex %q", name)
}

// recordLay puts the copy that e names on h in r.copies, and adds a note if it cannot have been in the box.
func (r *reader) recordLay(e *Entry, h id.Hex, t id.Tile) {
	if r.v.T.Tiles.Kind(t).Hidden {
		return // no tile of the box, so there are no copies
	}
	name, digits := cutLast(e.Tile, '-')
	number, err := strconv.Atoi(digits)
	number -= r.copies.first[name]
	if r.copies.laid(e.Tile) || err != nil || number < 0 || number >= int(r.v.T.Tiles.Kind(t).Count) {
		r.note(e, Note{Kind: CopyUnknown, What: e.Tile})
	}
	r.copies.lay(e.Tile, h)
}

// tokener returns the owner of the station placed. Old records omit it: then it is the company asked for a station on
// the hex, or else the actor.
func (r *reader) tokener(e *Entry, by id.Corp, h id.Hex) (id.Corp, error) {
	if e.Tokener == "" {
		if f := r.v.Top(); f.Corp != 0 && f.Hex == h {
			return f.Corp, nil
		}
		return by, nil
	}
	if c := r.v.T.FindCorp(e.Tokener); c != 0 {
		return c, nil
	}
	if r.v.T.FindPrivate(e.Tokener) != 0 {
		return by, nil
	}
	return 0, fmt.Errorf("no tokener %q", e.Tokener)
}

// city returns the hex and the index of a city from a name such as "57-0-0": city 0 of copy 0 of tile 57, which is on
// the board, or of a printed tile.
func (r *reader) city(name string) (id.Hex, uint8, error) {
	tile, digits := cutLast(name, '-')
	number, err := strconv.Atoi(digits)
	if err != nil || number < 0 || number > 255 {
		return 0, 0, fmt.Errorf("no city %q", name)
	}
	h := r.copies.on[tile]
	if h == 0 {
		h = r.printedHex(tile)
	}
	if h == 0 {
		return 0, 0, fmt.Errorf("no city %q on the board", name)
	}
	return h, uint8(number), nil
}

// printedHex returns the hex of a printed tile, or zero.
func (r *reader) printedHex(tile string) id.Hex {
	for hex, printed := range r.out.Names.Printed {
		if printed == tile {
			return r.v.T.FindHex(hex)
		}
	}
	hex, _, _ := strings.Cut(tile, "-")
	return r.v.T.FindHex(hex)
}
