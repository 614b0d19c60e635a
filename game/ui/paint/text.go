package paint

import "image"

// Align is the horizontal alignment of a text.
type Align uint8

// The alignments.
const (
	Left Align = iota
	Center
	Right
)

// Text is a text style. Size is the em in current units; Halo, if positive, is the width of an outline in HaloColor
// around every character.
type Text struct {
	Size      float32
	Weight    Weight
	Align     Align
	Color     Color
	Halo      float32
	HaloColor Color
}

// CapHeight is the height of capitals and digits in ems, used to centre a line vertically.
const CapHeight = 0.73

// The parts of a line that characters usually fill, in ems: above the baseline, and in all.
const (
	inkAbove  = 0.78
	inkHeight = 0.92
)

// maxSize is the largest size of characters in device pixels; larger texts are drawn in it.
const maxSize = 400

// phaseBelow is the size in device pixels from which characters are placed on whole pixels instead of quarter pixels.
const phaseBelow = 24

// Text draws one line of text with its baseline at y and returns its width. x is its left end, middle or right end,
// depending on the alignment.
func (p *Painter) Text(s string, x, y float32, t Text) float32 {
	w := p.Width(s, t)
	at := p.view.apply(Point{X: x, Y: y})
	left, base := at.X-w*p.view.Scale*float32(t.Align)/2, float32(round(at.Y))
	if p.Watch != nil && len(p.views) == 0 {
		all := Rect{left / p.scale, base/p.scale - t.Size*inkAbove, w, t.Size * inkHeight}
		p.Watch(s, all, all.And(p.ClipRect()))
	}
	p.Recorder.recordText(p.view, 1/p.scale, s, left, base, t)
	if t.Halo > 0 {
		p.addGlyphs(s, left, base, t, t.HaloColor, uint16(t.Halo*p.view.Scale*4+0.5))
	}
	p.addGlyphs(s, left, base, t, t.Color, 0)
	return w
}

// A text too wide for its rectangle is drawn smaller, down to minShare of its size but not below minSize.
const (
	minShare = 0.64
	minSize  = 10
)

// TextIn draws one line of text, vertically centred. If it is too wide, it is drawn smaller, and if that is not enough,
// truncated with "..."; TextIn reports whether it was truncated.
func (p *Painter) TextIn(r Rect, s string, t Text) (cut bool) {
	t = p.smaller(s, r.W, t)
	short := p.Fit(s, r.W, t)
	p.Text(short, r.X+r.W*float32(t.Align)/2, r.Y+r.H/2+t.Size*CapHeight/2, t)
	return short != s
}

// addGlyphs adds the characters of a line, starting at left, in device pixels.
func (p *Painter) addGlyphs(s string, left, base float32, t Text, c Color, halo uint16) {
	if p.Blind {
		return
	}
	size := t.Size * p.view.Scale
	quarters := uint16(min(max(size*4+0.5, 4), 4*maxSize))
	clip := p.clips.last()
	pen := left
	for _, r := range s {
		advance := p.Fonts.advance(r, t.Weight) * size
		if pen+advance+size >= float32(clip.Min.X) && pen-size <= float32(clip.Max.X) {
			p.drawGlyph(r, pen, base, quarters, halo, t.Weight, c)
		}
		pen += advance
	}
}

// drawGlyph draws a rune at the pen position. Small text is placed to a quarter of a pixel, larger text to whole
// pixels.
func (p *Painter) drawGlyph(r rune, pen, base float32, quarters, halo uint16, w Weight, c Color) {
	x := round(pen * 4)
	if quarters >= phaseBelow*4 {
		x = round(pen) * 4
	}
	key := glyphKey{r: r, size: quarters, halo: halo, phase: uint8(x & 3), weight: w}
	g, ok := p.atlas.picture(p.Fonts, p.backend, key)
	if !ok || g.src.Empty() {
		return
	}
	at := g.from.Add(image.Pt(x>>2, 0))
	p.mesh.Image(float32(at.X), base+float32(at.Y), float32(g.src.Min.X), float32(g.src.Min.Y),
		float32(g.src.Dx()), float32(g.src.Dy()), c)
}
