package mapview_test

import (
	"image/color"
	"math"
	"testing"

	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles/t1822pnw"
)

// TestFerryIsDrawn: the ferry of 1822PNW crosses the side between its hexes in strokes of its colour, and a way that it
// carries on covers it (1822PNW/R98).
func TestFerryIsDrawn(t *testing.T) {
	title, err := t1822pnw.New(t1822pnw.SwitchesFor(rules.Rulebook))
	if err != nil {
		t.Fatal(err)
	}
	b := title.Track()
	m := mapview.New(b)
	crossing := m.Centre(b.Find("D9")).Add(m.Centre(b.Find("E8"))).Mul(0.5)
	for _, style := range []*theme.Palette{&theme.Paper, &theme.Night} {
		line, way := style.Track.Ferry, style.Route[0]
		for _, carries := range []bool{false, true} {
			s := &mapview.Scene{Style: style, Cells: new(track.Cells)}
			if carries {
				s.Cells[b.Find("D11")] = track.Cell{Tile: b.Tiles().Find("207"), Rot: 1}
				s.Cells[b.Find("F9")] = track.Cell{Tile: b.Tiles().Find("15")}
				s.Routes = []mapview.Route{{Route: track.Route{Pieces: []track.Piece{
					{Hex: b.Find("D11"), Path: pathTo(b, "207", 1, 1)}, {Hex: b.Find("F9"), Path: pathTo(b, "15", 0, 2)},
				}}, Ferry: 1}}
			}
			const size = 100
			img := picture(t, size, size, 1, style.BG.Surface, func(p *paint.Painter) {
				m.Draw(p, paint.R(0, 0, size, size), mapview.Camera{At: crossing, R: 100}, s)
			})
			seen := map[mesh.Color]int{}
			for y := size/2 - 12; y < size/2+12; y++ {
				for x := size/2 - 12; x < size/2+12; x++ {
					for _, c := range []mesh.Color{line, way} {
						if near(img.RGBAAt(x, y), c) {
							seen[c]++
						}
					}
				}
			}
			if (seen[line] > 20) == carries || (seen[way] > 20) != carries {
				t.Errorf("carried on: %t: %d points of the ferry, %d of the way", carries, seen[line], seen[way])
			}
		}
	}
}

// pathTo returns the path of a tile that ends at an edge.
func pathTo(b *track.Board, name string, rot uint8, edge int) uint8 {
	for i, p := range b.Turned(b.Tiles().Find(name), rot).Paths {
		if int(p.A) == edge || int(p.B) == edge {
			return uint8(i)
		}
	}
	return 255
}

// near reports whether a point shows about this colour.
func near(have color.RGBA, want mesh.Color) bool {
	d := func(a uint8, b float32) float64 { return math.Abs(float64(a)/255 - float64(b)) }
	return d(have.R, want.R)+d(have.G, want.G)+d(have.B, want.B) < 0.1
}
