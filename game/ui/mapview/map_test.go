package mapview

import (
	"image"
	"reflect"
	"testing"

	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles/t1830"
)

func board(t testing.TB) *track.Board {
	t.Helper()
	title, err := t1830.New(t1830.SwitchesFor(rules.Rulebook))
	if err != nil {
		t.Fatal(err)
	}
	return title.Track()
}

func fonts(t testing.TB) *paint.Fonts {
	t.Helper()
	f, err := paint.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// everywhere calls f with the words of every printed hex and every tile on some named hex, at every zoom class.
func everywhere(m *Map, f *paint.Fonts, call func(k wordKey, words []word)) {
	for z := range zooms {
		for h := id.Hex(1); int(h) <= m.board.Len(); h++ {
			k := wordKey{shape: shapeKey{hex: h}, hex: h, zoom: uint8(z)}
			call(k, m.writtenOn(f, k).words)
		}
		named := m.board.Find("H18")
		for i := range m.board.Tiles() {
			for rot := range uint8(6) {
				k := wordKey{shape: shapeKey{tile: id.Tile(i + 1), rot: rot}, hex: named, zoom: uint8(z)}
				call(k, m.writtenOn(f, k).words)
			}
		}
	}
}

// extent returns half the width and height of a drawn word.
func (w *word) extent(f *paint.Fonts, s wordSizes) (halfWidth, halfHeight float32) {
	letters := map[wordKind]float32{labelWord: s.label, nameWord: s.name, numberWord: s.number, costWord: s.cost,
		coordinateWord: s.number}
	weight := paint.Bold
	if w.kind == nameWord || w.kind == numberWord {
		weight = paint.Regular
	}
	switch w.kind {
	case valueWord, discWord:
		r := size.Revenue.Radius * s.value / size.Revenue.Text
		return r, r
	case portWord:
		return w.icon / 2, w.icon / 2
	case tableWord:
		cw, ch := s.cell(f, w.values)
		return cw * float32(len(w.values)) / 2, ch / 2
	case costWord, labelWord, nameWord, numberWord, coordinateWord:
	}
	em := letters[w.kind]
	for _, l := range w.lines {
		halfWidth = max(halfWidth, f.Width(l, em, weight)/2)
	}
	return halfWidth, em * (paint.CapHeight + float32(max(len(w.lines), 1)-1)*nameLine) / 2
}

// TestNoWordOverAToken proves that nothing is written where a token may lie.
func TestNoWordOverAToken(t *testing.T) {
	m, f := New(board(t)), fonts(t)
	everywhere(m, f, func(k wordKey, words []word) {
		sizes := sizesAt(zooms[k.zoom])
		for i := range words {
			w := &words[i]
			hw, hh := w.extent(f, sizes)
			for _, st := range m.shape(k.shape).stops {
				for _, slot := range st.slots {
					gap := toRect(slot.X-w.at.X, slot.Y-w.at.Y, hw, hh) - size.Token.Radius
					if w.kind == valueWord || w.kind == discWord {
						gap = distance(slot, w.at) - hw - size.Token.Radius
					}
					if gap < -0.6 {
						t.Errorf("%v at R %v: %q reaches %.1f over a token", k, zooms[k.zoom], w.lines, -gap)
					}
				}
			}
		}
	})
}

// TestImportantWordsFit proves that at a usual zoom every value, label and cost has a place.
func TestImportantWordsFit(t *testing.T) {
	m, f := New(board(t)), fonts(t)
	everywhere(m, f, func(k wordKey, words []word) {
		if zooms[k.zoom] < 42 {
			return
		}
		face := m.shape(k.shape).face
		has := map[wordKind]bool{}
		for i := range words {
			has[words[i].kind] = true
		}
		if face.Label != "" && !has[labelWord] {
			t.Errorf("%v at R %v: no room for the label %s", k, zooms[k.zoom], face.Label)
		}
		if len(face.Stops) > 0 && face.Stops[0].Kind != tile.OffBoard && face.Stops[0].Value[0] != 0 && !has[valueWord] {
			t.Errorf("%v at R %v: no room for the value", k, zooms[k.zoom])
		}
		if k.shape.hex != 0 && m.board.Hex(k.hex).Cost != 0 && !has[costWord] {
			t.Errorf("%s at R %v: no room for the cost", m.board.Hex(k.hex).Name, zooms[k.zoom])
		}
	})
}

// TestNamesFitFromNearby proves that every printed name has a place from R 60 on. New York's has none between its
// label, its value and its cost; it gets one with the first tile.
func TestNamesFitFromNearby(t *testing.T) {
	m, f := New(board(t)), fonts(t)
	everywhere(m, f, func(k wordKey, words []word) {
		if k.shape.hex == 0 || zooms[k.zoom] < 60 || m.board.Hex(k.hex).Place == "" || k.hex == m.board.Find("G19") {
			return
		}
		for i := range words {
			if words[i].kind == nameWord {
				return
			}
		}
		t.Errorf("R %v: no room for the name of %s", zooms[k.zoom], m.board.Hex(k.hex).Place)
	})
}

func TestPlacingIsDeterministic(t *testing.T) {
	b, f := board(t), fonts(t)
	first := map[wordKey][]word{}
	everywhere(New(b), f, func(k wordKey, words []word) { first[k] = words })
	everywhere(New(b), f, func(k wordKey, words []word) {
		if !reflect.DeepEqual(first[k], words) {
			t.Errorf("%v: placed as %v, then as %v", k, first[k], words)
		}
	})
}

func TestAreasAreJoined(t *testing.T) {
	m := New(board(t))
	a9, a11 := m.board.Find("A9"), m.board.Find("A11")
	if m.joined[a9] != 1<<4 || m.joined[a11] != 1<<1 {
		t.Errorf("A9 and A11 are joined at %b and %b", m.joined[a9], m.joined[a11])
	}
}

func TestRimNamesEveryColumnAndRow(t *testing.T) {
	m := New(board(t))
	columns, rows := 0, 0
	for _, l := range m.rim {
		if l.column {
			columns++
		} else {
			rows++
		}
	}
	if columns != 24 || rows != 11 {
		t.Errorf("%d columns and %d rows at the rim, want 24 and 11", columns, rows)
	}
}

// TestRimOfAFlatBoard proves that columns keep their letters where hexes of one column share theirs.
func TestRimOfAFlatBoard(t *testing.T) {
	def := track.BoardDef{Orientation: hex.Flat, Hexes: []track.HexDef{
		{Name: "A1", At: hex.Point{X: 0, Y: 0}}, {Name: "A3", At: hex.Point{X: 0, Y: 2}},
		{Name: "B2", At: hex.Point{X: 1, Y: 1}},
	}}
	b, err := track.NewBoard(&def, nil)
	if err != nil {
		t.Fatal(err)
	}
	columns, rows := "", ""
	for _, l := range New(b).rim {
		if l.column {
			columns += l.text
		} else {
			rows += l.text
		}
	}
	if columns != "AB" || rows != "132" {
		t.Errorf("columns %s and rows %s at the rim, want AB and 132", columns, rows)
	}
}

// nowhere is a backend that forgets.
type nowhere struct{}

func (nowhere) WriteAtlas(image.Rectangle, []byte)            {}
func (nowhere) Draw([]mesh.Vertex, []uint32, image.Rectangle) {}

// busy returns a scene with a tile on most hexes.
func busy(m *Map) *Scene {
	s := &Scene{Style: &theme.Paper, Cells: new(track.Cells), Phase: tile.Brown, States: make([]State, m.board.Len()+1)}
	n := 0
	for h := id.Hex(1); int(h) <= m.board.Len(); h++ {
		if m.board.Printed(h).Color == tile.White && n < len(m.board.Tiles()) {
			n++
			s.Cells[h] = track.Cell{Tile: id.Tile(n), Rot: uint8(n % 6)}
			s.States[h] = Legal
		}
	}
	return s
}

// BenchmarkDraw measures the whole board of 1830 with every kind of tile on it, at two device pixels to the dp.
// "zooming" changes the scale in every frame, "dragged" moves the map, which is kept.
func BenchmarkDraw(b *testing.B) {
	m := New(board(b))
	s := busy(m)
	p := paint.New(fonts(b), nowhere{})
	view := paint.R(0, 0, 1280, 800)
	for _, c := range []struct {
		name string
		step float32
		drag float32
		kept *Kept
	}{{name: "still"}, {name: "zooming", step: 0.002}, {name: "dragged", drag: 1, kept: &Kept{}}} {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			cam := m.Fit(view)
			base := cam
			for n := 0; b.Loop(); n++ {
				p.Begin(image.Pt(2560, 1600), 2)
				m.DrawKept(p, view, cam, s, c.kept)
				p.Submit()
				if cam.R += base.R * c.step; cam.R > base.R*1.3 {
					cam.R = base.R
				}
				cam.At = base.Pan(c.drag*float32(n%50), 0).At
			}
			b.ReportMetric(float64(len(p.Mesh().Vertices)), "vertices")
		})
	}
}

// BenchmarkPlace measures the search for the places of all words of a board nobody has looked at yet.
func BenchmarkPlace(b *testing.B) {
	bd, f := board(b), fonts(b)
	for b.Loop() {
		m := New(bd)
		for h := id.Hex(1); int(h) <= bd.Len(); h++ {
			m.writtenOn(f, wordKey{shape: shapeKey{hex: h}, hex: h, zoom: zoomClass(45)})
		}
	}
}
