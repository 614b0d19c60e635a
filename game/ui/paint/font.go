package paint

import (
	"fmt"
	"image"
	"math"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"github.com/hexrail/hexrail/assets"
)

// Weight is one of the two weights of the font.
type Weight uint8

// The weights. The bold subset has no kana and kanji; bold ones are made from the regular weight.
const (
	Regular Weight = iota
	Bold
	weights
)

// Glyph is the picture of one character: its coverage, the position of its top left corner relative to the pen, and the
// advance of the pen, in device pixels.
type Glyph struct {
	Mask    *image.Alpha
	At      image.Point
	Advance float32
}

// A GlyphSource draws characters missing from the fonts, such as rare kanji in a player's name. Size is in
// device pixels per em.
type GlyphSource interface {
	Glyph(r rune, size float32, weight Weight) (Glyph, bool)
}

// Fonts measures and rasterises text with the fonts. It is not safe for concurrent use.
type Fonts struct {
	// Fallback, if set, draws characters missing from the fonts; otherwise they are drawn as boxes.
	Fallback GlyphSource

	fonts    [weights]*sfnt.Font
	faces    map[faceKey]font.Face
	advances [weights]map[rune]float32 // in ems
	buf      sfnt.Buffer
}

// faceKey identifies a font at a size.
type faceKey struct {
	font Weight
	size uint16 // quarter pixels
}

// fallbackSize is the size in pixels at which characters of the fallback are measured.
const fallbackSize = 64

// NewFonts returns the embedded fonts, or an error if they cannot be parsed.
func NewFonts() (*Fonts, error) {
	f := &Fonts{faces: map[faceKey]font.Face{}}
	for w, data := range [weights][]byte{assets.Regular(), assets.Bold()} {
		parsed, err := sfnt.Parse(data)
		if err != nil {
			return nil, fmt.Errorf("font %d: %w", w, err)
		}
		f.fonts[w] = parsed
		f.advances[w] = map[rune]float32{}
	}
	return f, nil
}

// Covers reports whether the fonts can draw the character.
func (f *Fonts) Covers(r rune) bool {
	_, ok := f.find(r, Regular)
	return ok
}

// Missing returns the characters of the texts that the fonts lack, each once, except line breaks. Tests use it
// to check the program's texts.
func (f *Fonts) Missing(texts ...string) []rune {
	var missing []rune
	seen := map[rune]bool{'\n': true}
	for _, s := range texts {
		for _, r := range s {
			if !seen[r] && !f.Covers(r) {
				missing = append(missing, r)
			}
			seen[r] = true
		}
	}
	return missing
}

// Width returns the width of the text at the size, in the same unit.
func (f *Fonts) Width(s string, size float32, w Weight) float32 {
	var sum float32
	for _, r := range s {
		sum += f.advance(r, w)
	}
	return sum * size
}

// find returns the weight of the embedded font that has the character, preferring w. It returns false if neither weight
// has it.
func (f *Fonts) find(r rune, w Weight) (Weight, bool) {
	for _, try := range [...]Weight{w, Regular} {
		if i, err := f.fonts[try].GlyphIndex(&f.buf, r); err == nil && i != 0 {
			return try, true
		}
	}
	return w, false
}

// advance returns the advance of the pen for the character, in ems.
func (f *Fonts) advance(r rune, w Weight) float32 {
	if a, ok := f.advances[w][r]; ok {
		return a
	}
	a := f.measure(r, w)
	f.advances[w][r] = a
	return a
}

// measure returns the advance of a rune in em.
func (f *Fonts) measure(r rune, w Weight) float32 {
	has, ok := f.find(r, w)
	if !ok {
		return f.foreign(r, fallbackSize, w).Advance / fallbackSize
	}
	sf := f.fonts[has]
	i, _ := sf.GlyphIndex(&f.buf, r)
	em := fixed.Int26_6(sf.UnitsPerEm()) << 6
	a, err := sf.GlyphAdvance(&f.buf, i, em, font.HintingNone)
	if err != nil {
		return 1
	}
	return float32(a) / float32(em)
}

// glyph returns a character rasterised at a size in quarter pixels, shifted to the right by phase quarters of a pixel.
func (f *Fonts) glyph(r rune, quarters uint16, phase uint8, w Weight) Glyph {
	size := float32(quarters) / 4
	has, ok := f.find(r, w)
	if !ok {
		return f.foreign(r, size, w)
	}
	face, dot := f.face(has, quarters), fixed.Point26_6{X: fixed.Int26_6(phase) * 16}
	if has != w {
		return embolden(face, dot, r, size)
	}
	bounds, _, _, _, ok := face.Glyph(dot, r)
	if !ok || bounds.Empty() {
		return Glyph{}
	}
	g := Glyph{Mask: image.NewAlpha(image.Rectangle{Max: bounds.Size()}), At: bounds.Min}
	g.addCoverage(face, dot, r)
	return g
}

// The distance in ems by which a regular kana or kanji is thickened among bold letters.
const (
	boldX = 0.036
	boldY = 0.018
)

// embolden returns a bold character, simulated by drawing the one of the regular weight several times with small
// offsets.
func embolden(face font.Face, dot fixed.Point26_6, r rune, size float32) Glyph {
	bounds, _, _, _, ok := face.Glyph(dot, r)
	if !ok || bounds.Empty() {
		return Glyph{}
	}
	bounds = bounds.Inset(-1 - int(size*boldX))
	g := Glyph{Mask: image.NewAlpha(image.Rectangle{Max: bounds.Size()}), At: bounds.Min}
	const half = 64 / 2 // of a pixel in fixed point
	dx, dy := fixed.Int26_6(size*boldX*half), fixed.Int26_6(size*boldY*half)
	for _, d := range [...]fixed.Point26_6{{X: -dx, Y: -dy}, {X: dx, Y: -dy}, {X: -dx, Y: dy}, {X: dx, Y: dy}} {
		g.addCoverage(face, dot.Add(d), r)
	}
	return g
}

// addCoverage draws a character on the mask, keeping the darker value of each pixel.
func (g *Glyph) addCoverage(face font.Face, dot fixed.Point26_6, r rune) {
	bounds, mask, at, _, _ := face.Glyph(dot, r)
	for y := bounds.Min.Y; y < bounds.Max.Y; y++ {
		for x := bounds.Min.X; x < bounds.Max.X; x++ {
			_, _, _, a := mask.At(at.X+x-bounds.Min.X, at.Y+y-bounds.Min.Y).RGBA()
			i := g.Mask.PixOffset(x-g.At.X, y-g.At.Y)
			g.Mask.Pix[i] = max(g.Mask.Pix[i], uint8(a>>8))
		}
	}
}

// face returns the face of a weight at a size in quarters of a pixel, which is cached.
func (f *Fonts) face(w Weight, quarters uint16) font.Face {
	key := faceKey{w, quarters}
	if face, ok := f.faces[key]; ok {
		return face
	}
	face, err := opentype.NewFace(f.fonts[w], &opentype.FaceOptions{Size: float64(quarters) / 4, DPI: 72})
	if err != nil {
		panic(err) // only for options that are never passed
	}
	f.faces[key] = face
	return face
}

// foreign returns a character that the fonts lack, drawn by the fallback.
func (f *Fonts) foreign(r rune, size float32, w Weight) Glyph {
	if f.Fallback != nil {
		if g, ok := f.Fallback.Glyph(r, size, w); ok {
			return g
		}
	}
	return box(size)
}

// box returns the empty frame for an unknown character.
func box(size float32) Glyph {
	const wide, high = 0.6, 0.75 // ems
	const leastWide, leastHigh = 3, 4
	w, h := max(leastWide, int(math.Round(float64(size)*wide))), max(leastHigh, int(math.Round(float64(size)*high)))
	mask := image.NewAlpha(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			if x == 0 || y == 0 || x == w-1 || y == h-1 {
				mask.Pix[y*mask.Stride+x] = 255
			}
		}
	}
	return Glyph{Mask: mask, At: image.Pt(1, -h), Advance: float32(w) + 2}
}
