package soft_test

import (
	"image"
	"math"
	"testing"

	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/soft"
)

var (
	white = mesh.Hex(0xFFFFFF)
	black = mesh.Hex(0)
)

func painter(t testing.TB, w, h int) (*paint.Painter, *soft.Canvas) {
	t.Helper()
	fonts, err := paint.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	c := soft.New(w, h, white)
	p := paint.New(fonts, c)
	p.Begin(image.Pt(w, h), 1)
	return p, c
}

// ink returns how much of the picture is dark, in pixels.
func ink(c *soft.Canvas) float64 {
	var sum float64
	for i := 0; i < len(c.Image.Pix); i += 4 {
		sum += 1 - float64(c.Image.Pix[i])/255
	}
	return sum
}

func TestAreasAreExact(t *testing.T) {
	cases := []struct {
		name string
		draw func(p *paint.Painter)
		want float64
	}{
		{"rectangle", func(p *paint.Painter) { p.Fill(paint.R(10, 10, 40, 30), black) }, 1200},
		{"rectangle with sharp corners as a polygon",
			func(p *paint.Painter) { p.RoundRect(paint.R(10, 10, 40, 30), 0, black) }, 1200},
		{"circle", func(p *paint.Painter) { p.Circle(50, 50, 30, black) }, math.Pi * 900},
		{"ring", func(p *paint.Painter) { p.Ring(50, 50, 30, 4, black) }, 2 * math.Pi * 30 * 4},
		{"slanted line", func(p *paint.Painter) { p.Line(10, 10, 70, 90, 5, black) }, 500},
		{"hairline", func(p *paint.Painter) { p.Line(10, 20, 90, 20, 0.5, black) }, 40},
		{"round ends", func(p *paint.Painter) {
			p.Polyline([]paint.Point{{X: 20, Y: 50}, {X: 80, Y: 50}}, 10, mesh.Round, black)
		}, 600 + math.Pi*25},
		{"dashes", func(p *paint.Painter) {
			p.Dashes([]paint.Point{{X: 10, Y: 50}, {X: 50, Y: 50}, {X: 90, Y: 50}}, 4, []float32{6, 4}, 0, mesh.Butt, black)
		}, 8 * 6 * 4},
		{"clipped", func(p *paint.Painter) {
			p.Clip(paint.R(0, 0, 20, 20))
			p.Fill(paint.R(10, 10, 40, 30), black)
			p.Unclip()
		}, 100},
		{"turned and scaled", func(p *paint.Painter) {
			p.Enter(50, 50, 2, math.Pi/6)
			p.Polygon([]paint.Point{{X: -10, Y: -10}, {X: 10, Y: -10}, {X: 10, Y: 10}, {X: -10, Y: 10}}, black)
			p.Leave()
		}, 1600},
	}
	for _, c := range cases {
		p, canvas := painter(t, 100, 100)
		c.draw(p)
		p.Submit()
		if got := ink(canvas); math.Abs(got-c.want) > 0.02*c.want+2 {
			t.Errorf("%s: covers %.1f pixels, want %.1f", c.name, got, c.want)
		}
	}
}

// A translucent polygon must not show where its triangles meet.
func TestNoSeams(t *testing.T) {
	p, canvas := painter(t, 100, 100)
	p.Circle(50, 50, 40, black.Alpha(0.5))
	p.Submit()
	want := canvas.Image.RGBAAt(50, 50)
	for y := 25; y < 75; y++ {
		for x := 25; x < 75; x++ {
			if got := canvas.Image.RGBAAt(x, y); got.R > want.R+1 || got.R < want.R-1 {
				t.Fatalf("pixel %d,%d is %v inside a circle of %v", x, y, got, want)
			}
		}
	}
}

// A wide shadow below a low rectangle fades within its reach and leaves no spikes beyond it.
func TestShadowEndsWhereItFades(t *testing.T) {
	const blur = 40
	box := paint.R(60, 60, 100, 40)
	p, canvas := painter(t, 220, 160)
	p.Shadow(box, 9, 0, blur, black)
	p.Submit()
	reach := box.Inset(-blur/2 - 1)
	for y := range 160 {
		for x := range 220 {
			if got := canvas.Image.RGBAAt(x, y); !reach.Has(float32(x), float32(y)) && got.R != 255 {
				t.Fatalf("pixel %d,%d beyond the shadow is %v", x, y, got)
			}
		}
	}
}

// BenchmarkMap draws 150 hexes with outlines, two layers of track and a city each, as a map does.
func BenchmarkMap(b *testing.B) {
	p, _ := painter(b, 1280, 800)
	var hex [6]paint.Point
	mesh.AppendRegular(hex[:0], paint.Point{}, 40, 6, math.Pi/6)
	track := mesh.AppendCubic([]paint.Point{{X: -35}}, paint.Point{X: -35}, paint.Point{}, paint.Point{},
		paint.Point{X: 17, Y: 30}, 12)
	b.ReportAllocs()
	for b.Loop() {
		p.Begin(image.Pt(1280, 800), 1)
		for i := range 150 {
			p.Enter(float32(40+i%15*80), float32(40+i/15*70), 1, 0)
			p.Polygon(hex[:], white)
			p.Outline(hex[:], 1, black)
			p.Polyline(track, 14, mesh.Butt, white)
			p.Polyline(track, 10, mesh.Butt, black)
			p.Circle(0, 0, 14, white)
			p.Ring(0, 0, 14, 2, black)
			p.Text("H12", 0, 30, paint.Text{Size: 12, Align: paint.Center, Color: black})
			p.Leave()
		}
	}
}
