package paint_test

import (
	"image"
	"slices"
	"testing"

	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/soft"
)

// TestKeep: a kept part is drawn as it was, whatever is before it, and is drawn anew only where it moved.
func TestKeep(t *testing.T) {
	fonts, err := paint.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	size, white := image.Pt(200, 100), paint.Color{R: 1, G: 1, B: 1, A: 1}
	part := func(p *paint.Painter) {
		p.Clip(paint.R(20, 20, 100, 60))
		p.Circle(30, 40, 25, mesh.Hex(0x3366CC))
		p.TextIn(paint.R(20, 20, 100, 60), "B&O 57", paint.Text{Size: 14, Color: mesh.Hex(0x101418)})
		p.Unclip()
	}
	picture := func(p *paint.Painter, c *soft.Canvas, before int, draw func()) []byte {
		p.Begin(size, 1)
		for n := range before {
			p.Fill(paint.R(float32(150+5*n), 5, 4, 90), mesh.Hex(0xCC3333))
		}
		draw()
		p.Fill(paint.R(5, 5, 8, 8), mesh.Hex(0x33AA33))
		c.Clear(white)
		p.Submit()
		return slices.Clone(c.Image.Pix)
	}
	canvas := soft.New(size.X, size.Y, white)
	p := paint.New(fonts, canvas)
	var k paint.Kept
	drawn := 0
	for _, c := range []struct {
		before int
		view   float32
		drawn  int
	}{{0, 1, 1}, {3, 1, 1}, {1, 1, 1}, {2, 0.5, 2}, {2, 0.5, 2}} {
		in := func(draw func()) func() {
			return func() {
				p.Enter(0, 0, c.view, 0)
				draw()
				p.Leave()
			}
		}
		want := picture(p, canvas, c.before, in(func() { part(p) }))
		got := picture(p, canvas, c.before, in(func() { k.Draw(p, func() { drawn++; part(p) }) }))
		if !slices.Equal(got, want) {
			t.Errorf("after %d shapes, at %v: another picture", c.before, c.view)
		}
		if drawn != c.drawn {
			t.Errorf("after %d shapes, at %v: drawn %d times, not %d", c.before, c.view, drawn, c.drawn)
		}
	}
}
