// Package token draws the signs of companies and players: station tokens and the players' shapes. The map, the price
// chart and the lists share these pictures at different sizes.
//
// Draw, Ghost, FaceDown and Reserved draw the token of a Company in its four states, and Seat the shape of a player.
package token

import (
	"math"

	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// Company is the appearance of a company: the letters and the colour of its tokens.
type Company struct {
	ID    string
	Color paint.Color
}

// Shares of a token's radius.
var (
	outlineShare = theme.Map.Token.OutlineShare
	ringShare    = theme.Map.Token.InnerRingShare
	ringWidth    = theme.Map.Token.InnerRingWidthShare
)

// outline is the colour around every token, so that pale companies contrast with a pale background.
var outline = mesh.Hex(0x14171A)

// ringFrom is the radius in dp from which tokens have an inner ring.
const ringFrom = 5

// The minimum size of letters: fewestPixels in device pixels, and smallest in dp.
const (
	fewestPixels = 5
	smallest     = 3.6
)

// Draw draws a token with the radius r around (x, y), in current units.
func Draw(p *paint.Painter, x, y, r float32, c Company) {
	draw(p, x, y, r, face{c.ID, c.Color, theme.On(c.Color)})
}

// Ghost draws a proposed token: half transparent, with a dashed ring in the accent colour.
func Ghost(p *paint.Painter, x, y, r float32, c Company, accent paint.Color) {
	const opacity = 0.6
	p.Circle(x, y, r, mesh.Hex(0xFFFFFF))
	p.Circle(x, y, r, c.Color.Alpha(opacity))
	drawLetters(p, x, y, r, c.ID, theme.On(c.Color))
	dashedRing(p, x, y, r*1.04, r*0.16, []float32{r * 0.3, r * 0.2}, accent)
}

// FaceDown draws the token of a company that is out of business: in a gray by which pale companies still differ from
// dark ones, struck through.
func FaceDown(p *paint.Painter, x, y, r float32, c Company, stroke paint.Color) {
	const darkest, palest = 0.35, 0.75
	v := darkest + (palest-darkest)*float32(theme.Luminance(c.Color))
	draw(p, x, y, r, face{c.ID, paint.Color{R: v, G: v, B: v, A: 1}, mesh.Hex(0xF4F4F4)})
	d := r * 0.85
	p.Polyline([]paint.Point{{X: x - d, Y: y + d}, {X: x + d, Y: y - d}}, r*0.16, mesh.Round, stroke)
}

// Reserved draws the slot kept free for a company's home: a dashed ring and the company's letters, without a fill.
func Reserved(p *paint.Painter, x, y, r float32, id string, c paint.Color) {
	k := r / theme.Map.Reserved.Radius
	dash := theme.Map.Reserved.Dash
	dashedRing(p, x, y, r, theme.Map.Reserved.Width*k, []float32{dash[0] * k, dash[1] * k}, c)
	drawLetters(p, x, y, r*0.92, id, c)
}

// face is one side of a token: the letters of its company in ink on fill.
type face struct {
	id        string
	fill, ink paint.Color
}

// draw draws a token. At small sizes it has no inner ring.
func draw(p *paint.Painter, x, y, r float32, f face) {
	p.Circle(x, y, r, outline)
	p.Circle(x, y, r*(1-outlineShare), f.fill)
	if r*p.PixelsPerUnit() >= ringFrom*p.Scale() {
		const opacity = 0.75
		p.Ring(x, y, r*ringShare, r*ringWidth, f.ink.Alpha(opacity))
	}
	drawLetters(p, x, y, r, f.id, f.ink)
}

// drawLetters draws the id of a company in the middle of its token. If the usual size would be illegible, it uses the
// largest size that fits, or draws nothing.
func drawLetters(p *paint.Painter, x, y, r float32, id string, c paint.Color) {
	size := r * textShare(id)
	px := size * p.PixelsPerUnit()
	t := paint.Text{Weight: paint.Bold, Align: paint.Center, Color: c}
	if minimum := max(fewestPixels, smallest*p.Scale()); px < minimum {
		size *= minimum / px
		px = minimum
		t.Size = size
		if p.Width(id, t) > room*2*r {
			return
		}
	}
	t.Size = size * float32(int(px)) / px // whole pixels, so that zooming needs fewer sizes of characters
	p.Text(id, x, y+t.Size*paint.CapHeight/2, t)
}

// room is the largest part of a token's width that letters may fill.
const room = 0.94

// textShare returns the size of a company's letters in units of the radius.
func textShare(id string) float32 {
	sizes := theme.Map.Token.TextShareByLength
	return sizes[min(max(len(id), 1), len(sizes))]
}

// dashedRing draws a dashed circle.
func dashedRing(p *paint.Painter, x, y, r, width float32, dash []float32, c paint.Color) {
	ps := mesh.AppendArc(nil, paint.Point{X: x, Y: y}, r, 0, 2*math.Pi)
	p.Dashes(ps, width, dash, 0, mesh.Butt, c)
}
