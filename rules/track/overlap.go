package track

import "github.com/hexrail/hexrail/rules/tile"

// trackKey identifies the space that a piece of track occupies: a side of a hex, or the piece itself if it touches no
// edge. Pieces overlap if they have a key in common; in particular, two pieces that share a hex edge do (1830/R204).
type trackKey uint16

// maxKeys is the number of sides and of pieces on the largest board.
const maxKeys = maxSides + (MaxHexes+1)*tile.MaxPaths

// keys returns the one or two keys of a piece. A single key is returned twice.
func keys(x Piece, path *tile.Path) (a, b trackKey) {
	for _, end := range [...]tile.End{path.A, path.B} {
		e, ok := end.Edge()
		if !ok {
			continue
		}
		b = trackKey(sideOf(x.Hex, e, path.Lane(end)))
		if a == 0 {
			a = b
		}
	}
	if a == 0 {
		a = trackKey(maxSides + int(x.Hex)*tile.MaxPaths + int(x.Path))
		b = a
	}
	return a, b
}

// trackSet is the track used by a route, or by the routes of one run.
type trackSet [(maxKeys + 63) / 64]uint64

func (s *trackSet) has(k trackKey) bool { return s[k/64]>>(k%64)&1 != 0 }
func (s *trackSet) add(k trackKey)      { s[k/64] |= 1 << (k % 64) }
func (s *trackSet) remove(k trackKey)   { s[k/64] &^= 1 << (k % 64) }

// take adds a piece and reports whether none of it was used before.
func (s *trackSet) take(x Piece, path *tile.Path) bool {
	a, b := keys(x, path)
	free := !s.has(a) && !s.has(b)
	s.add(a)
	s.add(b)
	return free
}
