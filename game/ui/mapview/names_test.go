package mapview

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles/t1860"
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

// around returns the obstacles of a hex's name: track, stops, other words and impassable sides.
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

// TestNamesLieOverNothing proves that a name, where it is written, touches no track, stop, other word or impassable
// side: on the printed hexes with names and, in one rotation each, on all tiles there.
func TestNamesLieOverNothing(t *testing.T) {
	f, written := fonts(t), 0
	for _, b := range []*track.Board{board(t), island(t)} {
		m := New(b)
		for z, r := range zooms {
			if levelOf(r) < Labeled || r > 60 {
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
					words := m.writtenOn(f, wordKey{shape: k, hex: h, zoom: uint8(z)}).words
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

// fullBoard lays on every hex some tile with its number of cities and its label, chosen and turned by chance.
func fullBoard(b *track.Board, rnd *rand.Rand) *track.Cells {
	cells := new(track.Cells)
	for h := id.Hex(1); int(h) <= b.Len(); h++ {
		printed := b.Printed(h)
		var fit []id.Tile
		for i := range b.Tiles() {
			f := &b.Tiles()[i].Face
			if printed.Color < tile.Gray && f.Color > printed.Color && f.Label == printed.Label &&
				len(f.Stops) == len(printed.Stops) &&
				f.Count(tile.City) == printed.Count(tile.City) {
				fit = append(fit, id.Tile(i+1))
			}
		}
		if len(fit) > 0 {
			cells[h] = track.Cell{Tile: fit[rnd.IntN(len(fit))], Rot: uint8(rnd.IntN(6))}
		}
	}
	return cells
}

// TestEveryNameIsOnFullBoards proves that from R 50 on every name is written once on boards full of tiles, inside its
// hex or across its rim, and over no track, stop, value or other name.
func TestEveryNameIsOnFullBoards(t *testing.T) {
	p := paint.New(fonts(t), nowhere{})
	for _, b := range []*track.Board{board(t), island(t)} {
		m := New(b)
		for seed := range uint64(10) {
			s := &Scene{Style: &theme.Paper, Cells: fullBoard(b, rand.New(rand.NewPCG(seed, 1)))}
			for _, r := range [...]float32{50, 60, 75, 90} {
				pt := m.painter(p, s.Style, r, tile.Brown)
				m.judgeNames(t, s, r, pt.rimNames(s, 0), p.Fonts)
			}
		}
	}
}

// TestNamesFollowTheBoard proves that names placed while a board was filled tile by tile stand where they would if they
// were all placed on the full one.
func TestNamesFollowTheBoard(t *testing.T) {
	b := board(t)
	p := paint.New(fonts(t), nowhere{})
	full, grown := fullBoard(b, rand.New(rand.NewPCG(5, 1))), new(track.Cells)
	m, s := New(b), &Scene{Style: &theme.Paper, Cells: grown}
	pt := m.painter(p, s.Style, 60, tile.Brown)
	for h := b.Len(); h > 0; h-- {
		grown[h] = full[h]
		pt.rimNames(s, 0)
	}
	fresh := New(b).painter(p, s.Style, 60, tile.Brown)
	if got, want := pt.rimNames(s, 0), fresh.rimNames(s, 0); !reflect.DeepEqual(got, want) {
		t.Errorf("names placed tile by tile:\n%v\nat once:\n%v", got, want)
	}
}

// judgeNames checks the names of a scene: those inside hexes are checked by TestNamesLieOverNothing.
func (m *Map) judgeNames(t *testing.T, s *Scene, r float32, rims []rimName, f *paint.Fonts) {
	t.Helper()
	zoom := zoomClass(r)
	extent := func(w *word) (float32, float32) { return w.extent(f, sizesAt(zooms[zoom])) }
	for h := id.Hex(1); int(h) <= m.board.Len(); h++ {
		place, n := m.board.Hex(h).Place, &rims[h]
		if place == "" {
			continue
		}
		k := m.wordKey(s, h, zoom, 0)
		inside := slices.ContainsFunc(m.writtenOn(f, k).words, func(w word) bool { return w.kind == nameWord })
		across := n.word.lines != nil
		if inside == across {
			t.Errorf("R %v: the name of %s is inside: %v, across the rim: %v", r, place, inside, across)
		}
		if !across {
			continue
		}
		if d := n.word.at.Sub(m.centre[h]).Len(); d > 2*apothem {
			t.Errorf("R %v: the name of %s lies %.0f tu from its hex", r, place, d)
		}
		for other := id.Hex(1); int(other) <= m.board.Len(); other++ {
			if distance(m.centre[other], m.centre[h]) > 4*edge {
				continue
			}
			k := m.wordKey(s, other, zoom, 0)
			on := m.writtenOn(f, k)
			o := m.around(m.shape(k.shape), other, on.words, extent)
			if other < h && rims[other].word.lines != nil {
				e := &rims[other]
				o.boxes = append(o.boxes, box{at: e.word.at.Sub(m.centre[other]), w: e.w, h: e.h, cos: 1})
			}
			hw, hh := extent(&n.word)
			if gap := o.around(n.word.at.Sub(m.centre[other]), hw, hh, -1e9, 1e9); gap < -4.1 {
				t.Errorf("R %v: the name of %s lies %.1f over something on %s", r, place, -gap, m.board.Hex(other).Name)
			}
		}
	}
}
