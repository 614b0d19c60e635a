package mapview

import (
	"testing"

	"hexrail/rules"
	"hexrail/rules/hex"
	"hexrail/rules/id"
	"hexrail/rules/track"
	"hexrail/titles/t1860"
)

// island returns the board of 1860, which has impassable sides beside hexes with names.
func island(t testing.TB) *track.Board {
	t.Helper()
	title, err := t1860.New(t1860.SwitchesFor(rules.Rulebook))
	if err != nil {
		t.Fatal(err)
	}
	return title.Track()
}

// around returns what the name of a hex must not lie over: track, stops, other words and impassable sides.
func (m *Map) around(s *shape, h id.Hex, words []word, extent func(w *word) (float32, float32)) (o obstacles) {
	o.discs, o.boxes = append(o.discs, s.solid.discs...), append(o.boxes, s.solid.boxes...)
	for e := range hex.Edge(6) {
		if m.lined[h]>>e&1 == 0 {
			continue
		}
		from, to := m.grid.side(e)
		for i := range 21 {
			o.discs = append(o.discs, disc{from.Add(to.Sub(from).Mul(float32(i) / 20)), size.Border.Impassable / 2})
		}
	}
	for i := range words {
		switch w := &words[i]; w.kind {
		case nameWord:
		case valueWord, discWord:
			r, _ := extent(w)
			o.discs = append(o.discs, disc{w.at, r})
		default:
			hw, hh := extent(w)
			o.boxes = append(o.boxes, box{at: w.at, w: hw, h: hh, cos: 1})
		}
	}
	return o
}

// TestNamesLieOverNothing proves that a name, where it is written, touches no track, stop, other word or impassable side: on
// the printed hexes with names and, in one rotation each, on all tiles there.
func TestNamesLieOverNothing(t *testing.T) {
	f, written := fonts(t), 0
	for _, b := range []*track.Board{board(t), island(t)} {
		m := New(b)
		for z, r := range zooms {
			if LevelOf(r) < Labeled || r > 60 {
				continue
			}
			extent := func(w *word) (float32, float32) { return w.extent(f, sizesAt(r)) }
			for h := id.Hex(1); int(h) <= b.Len(); h++ {
				if b.Hex(h).Place == "" {
					continue
				}
				for tile := range len(b.Tiles()) + 1 {
					k := shapeKey{hex: h}
					if tile > 0 {
						k = shapeKey{tile: id.Tile(tile), rot: uint8(tile+int(h)) % 6}
					}
					words := m.wordsOn(f, wordKey{shape: k, hex: h, zoom: uint8(z)}, r)
					o := m.around(m.shape(k), h, words, extent)
					for i := range words {
						if w := &words[i]; w.kind == nameWord {
							written++
							hw, hh := extent(w)
							if gap := o.around(w.at, hw, hh, -1e9, 1e9); gap < 0 {
								t.Errorf("%s on %+v at R %v: the name %q lies %.1f over something", b.Hex(h).Name, k, r, w.lines, -gap)
							}
						}
					}
				}
			}
		}
	}
	if written < 1000 {
		t.Errorf("only %d names were written", written)
	}
}
