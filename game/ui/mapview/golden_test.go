package mapview_test

import (
	"flag"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

var update = flag.Bool("update", false, "rewrite the pictures in testdata")

// sheet is a board without hexes and a box with tiles of all sorts, so that single tiles can be painted.
func sheet(t testing.TB, o hex.Orientation) *mapview.Map {
	t.Helper()
	stop := func(kind tile.StopKind, slots uint8, v tile.Values) tile.Stop {
		return tile.Stop{Kind: kind, Slots: slots, Value: v}
	}
	own := []tile.Kind{
		{Name: "489", Face: tile.Face{
			Color: tile.Gray, Label: "Jax", Stops: []tile.Stop{stop(tile.City, 3, tile.Pays(70))},
			Paths: tile.Lines(tile.Line{1, tile.S0}, tile.Line{2, tile.S0}, tile.Line{4, tile.S0}),
		}},
		{Name: "X25", Face: tile.Face{
			Color: tile.Green, Label: "Por", Stops: []tile.Stop{stop(tile.City, 4, tile.Pays(60))},
			Paths: tile.Lines(tile.Line{0, tile.S0}, tile.Line{3, tile.S0}, tile.Line{5, tile.S0}),
		}},
		{Name: "halts", Face: tile.Face{
			Color: tile.Yellow, Stops: []tile.Stop{stop(tile.Halt, 0, tile.Pays(10))},
			Paths: tile.Lines(tile.Line{0, tile.S0}, tile.Line{3, tile.S0}),
		}},
		{Name: "double", Face: tile.Face{Color: tile.Red, Paths: []tile.Path{
			{A: 1, B: 3, LaneA: 1, LaneB: 2}, {A: 1, B: 3, LaneA: 2, LaneB: 1},
		}}},
		{Name: "81", Face: tile.Face{
			Color: tile.Green, Paths: tile.Lines(tile.Line{0, tile.J}, tile.Line{2, tile.J}, tile.Line{4, tile.J}),
		}},
		{Name: "area", Face: tile.Face{
			Color: tile.Red, Stops: []tile.Stop{tile.AreaStop("", 40, 70)},
			Paths: tile.Lines(tile.Line{3, tile.S0}, tile.Line{4, tile.S0}, tile.Line{5, tile.S0}),
		}},
	}
	var shared []tile.Copies
	for _, name := range golden[:len(golden)-len(own)] {
		shared = append(shared, tile.Copies{Name: name, Count: 1})
	}
	tiles, err := tile.Box(shared, own...)
	if err != nil {
		t.Fatal(err)
	}
	b, err := track.NewBoard(&track.BoardDef{Orientation: o}, tiles)
	if err != nil {
		t.Fatal(err)
	}
	return mapview.New(b)
}

var golden = []string{
	"1", "2", "4", "7", "20", "43", "55", "58", "69", "14", "59", "62", "67", "63",
	"489", "X25", "halts", "double", "81", "area",
}

// TestGoldenTiles compares pictures of tiles with those in testdata. A few pixels may differ by rounding.
func TestGoldenTiles(t *testing.T) {
	const r, column, row = 37, 76, 84
	for _, c := range []struct {
		name  string
		o     hex.Orientation
		style *theme.Palette
		rot   uint8
	}{{"pointy", hex.Pointy, &theme.Paper, 0}, {"flat-dark", hex.Flat, &theme.Night, 2}} {
		m := sheet(t, c.o)
		img := picture(t, 7*column, 3*row, 1, c.style.BG.Surface, func(p *paint.Painter) {
			for i := range golden {
				x, y := float32(i%7)*column+column/2, float32(i/7)*row+row/2
				m.DrawTile(p, c.style, id.Tile(i+1), c.rot, x, y, r)
			}
		})
		compare(t, filepath.Join("testdata", c.name+".png"), img)
	}
}

func compare(t *testing.T, path string, got *image.RGBA) {
	t.Helper()
	if *update {
		write(t, path, got)
		return
	}
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	want, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	if want.Bounds() != got.Bounds() {
		t.Fatalf("%s: the picture is %v, want %v", path, got.Bounds(), want.Bounds())
	}
	if n := differing(got, want); n > got.Bounds().Dx()*got.Bounds().Dy()/2000 {
		t.Errorf("%s: %d pixels differ; rewrite it with -update if that is meant", path, n)
	}
}

// differing counts the pixels that differ visibly.
func differing(a, b image.Image) (n int) {
	const tolerance = 12 << 8
	for y := a.Bounds().Min.Y; y < a.Bounds().Max.Y; y++ {
		for x := a.Bounds().Min.X; x < a.Bounds().Max.X; x++ {
			r0, g0, b0, _ := a.At(x, y).RGBA()
			r1, g1, b1, _ := b.At(x, y).RGBA()
			for _, d := range [3]int{int(r0) - int(r1), int(g0) - int(g1), int(b0) - int(b1)} {
				if d > tolerance || d < -tolerance {
					n++
					break
				}
			}
		}
	}
	return n
}
