package paint

import (
	"bytes"
	"image"
)

// AtlasSize is the width and height of the atlas in pixels.
const AtlasSize = 2048

// gap is the empty space between pictures in the atlas, in pixels.
const gap = 1

// whiteSize is the side of the white block in the atlas's top left corner, in pixels.
const whiteSize = 4

// atlas holds the pictures of characters drawn so far. It packs them in shelves, from top to bottom.
type atlas struct {
	glyphs    map[glyphKey]placed
	x, y, row int // the next free place, and the height of the shelf
	begun     bool
	full      bool
	cleared   int // number of calls of clear
}

// glyphKey identifies the picture of a character. phase is the part of its position below one pixel.
type glyphKey struct {
	r      rune
	size   uint16 // quarter pixels
	halo   uint16 // quarter pixels
	phase  uint8  // quarter pixels
	weight Weight
}

// placed is the position of a picture in the atlas, and its offset from the pen.
type placed struct {
	src  image.Rectangle
	from image.Point
}

// clear removes all pictures.
func (a *atlas) clear() {
	*a = atlas{glyphs: map[glyphKey]placed{}, begun: a.begun, cleared: a.cleared + 1}
}

// begin writes the white block, once, and leaves room for it.
func (a *atlas) begin(b Backend) {
	if a.y == 0 {
		a.y = whiteSize + gap
	}
	if a.begun {
		return
	}
	a.begun = true
	rgba := bytes.Repeat([]byte{255}, whiteSize*whiteSize*4)
	b.WriteAtlas(image.Rect(0, 0, whiteSize, whiteSize), rgba)
}

// reserve reserves a rectangle of the size. It returns false if the atlas is full.
func (a *atlas) reserve(size image.Point) (image.Rectangle, bool) {
	if a.x+size.X > AtlasSize {
		a.x, a.y, a.row = 0, a.y+a.row+gap, 0
	}
	if size.X > AtlasSize || a.y+size.Y > AtlasSize {
		a.full = true
		return image.Rectangle{}, false
	}
	r := image.Rectangle{Max: size}.Add(image.Pt(a.x, a.y))
	a.x += size.X + gap
	a.row = max(a.row, size.Y)
	return r, true
}

// add writes a picture into the atlas. It returns false if the atlas is full.
func (a *atlas) add(key glyphKey, g Glyph, b Backend) (placed, bool) {
	if g.Mask == nil {
		a.glyphs[key] = placed{}
		return placed{}, true
	}
	src, ok := a.reserve(g.Mask.Rect.Size())
	if !ok {
		return placed{}, false
	}
	b.WriteAtlas(src, white(g.Mask))
	p := placed{src: src, from: g.At}
	a.glyphs[key] = p
	return p, true
}

// white returns the mask as white pixels with premultiplied alpha.
func white(m *image.Alpha) []byte {
	size := m.Rect.Size()
	out := make([]byte, 0, size.X*size.Y*4)
	for y := range size.Y {
		for _, a := range m.Pix[y*m.Stride : y*m.Stride+size.X] {
			out = append(out, a, a, a, a)
		}
	}
	return out
}

// swell returns the glyph grown by the radius in pixels on all sides, for the halo below a text.
func swell(g Glyph, radius float32) Glyph {
	if g.Mask == nil {
		return g
	}
	reach := int(radius) + 1
	size := g.Mask.Rect.Size()
	out := image.NewAlpha(image.Rect(0, 0, size.X+2*reach, size.Y+2*reach))
	for dy := -reach; dy <= reach; dy++ {
		for dx := -reach; dx <= reach; dx++ {
			covered := min(1, radius+0.5-length(float32(dx), float32(dy))) // part of the pixel within the radius
			if covered <= 0 {
				continue
			}
			for y := range size.Y {
				to := out.Pix[(y+reach+dy)*out.Stride+reach+dx:]
				for x, a := range g.Mask.Pix[y*g.Mask.Stride : y*g.Mask.Stride+size.X] {
					to[x] = max(to[x], uint8(float32(a)*covered))
				}
			}
		}
	}
	return Glyph{Mask: out, At: g.At.Sub(image.Pt(reach, reach)), Advance: g.Advance}
}

// picture returns the position of a character in the atlas, adding the character if needed. It returns false if the
// atlas is full.
func (a *atlas) picture(fonts *Fonts, b Backend, key glyphKey) (placed, bool) {
	if g, ok := a.glyphs[key]; ok {
		return g, true
	}
	g := fonts.glyph(key.r, key.size, key.phase, key.weight)
	if key.halo > 0 {
		g = swell(g, float32(key.halo)/4)
	}
	return a.add(key, g, b)
}
