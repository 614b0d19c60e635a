package screen

import (
	"image"
	"unsafe"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
)

// The layouts of the two vertex types must agree. These constants overflow if their sizes differ.
const (
	_ = uint(unsafe.Sizeof(mesh.Vertex{}) - unsafe.Sizeof(ebiten.Vertex{}))
	_ = uint(unsafe.Sizeof(ebiten.Vertex{}) - unsafe.Sizeof(mesh.Vertex{}))
)

// backend draws meshes with the graphics card.
type backend struct {
	atlas  *ebiten.Image
	screen *ebiten.Image
}

// newBackend returns a backend with an empty atlas.
func newBackend() *backend {
	size := image.Rect(0, 0, paint.AtlasSize, paint.AtlasSize)
	return &backend{atlas: ebiten.NewImageWithOptions(size, &ebiten.NewImageOptions{Unmanaged: true})}
}

// WriteAtlas copies a picture into the atlas.
func (b *backend) WriteAtlas(r image.Rectangle, rgba []byte) {
	b.atlas.SubImage(r).(*ebiten.Image).WritePixels(rgba)
}

// Draw draws triangles on the screen.
func (b *backend) Draw(v []mesh.Vertex, i []uint32, clip image.Rectangle) {
	b.draw(b.screen, v, i, clip)
}

// draw draws triangles on an image. The vertices are passed without copying.
func (b *backend) draw(on *ebiten.Image, v []mesh.Vertex, i []uint32, clip image.Rectangle) {
	if clip.Empty() {
		return
	}
	vs := unsafe.Slice((*ebiten.Vertex)(unsafe.Pointer(unsafe.SliceData(v))), len(v))
	on.SubImage(clip).(*ebiten.Image).DrawTriangles32(vs, i, b.atlas, &ebiten.DrawTrianglesOptions{
		ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha,
	})
}

// largest is the maximum side of a layer in pixels, which graphics cards without larger textures have, too.
const largest = 4096

// layer is a picture in the memory of the graphics card.
type layer struct {
	b     *backend
	image *ebiten.Image
}

// Layer implements paint.Layers.
func (b *backend) Layer(size image.Point) paint.Layer {
	if size.X > largest || size.Y > largest {
		return nil
	}
	r := image.Rectangle{Max: size}
	return &layer{b, ebiten.NewImageWithOptions(r, &ebiten.NewImageOptions{Unmanaged: true})}
}

// Draw implements paint.Layer.
func (l *layer) Draw(v []mesh.Vertex, i []uint32, clip image.Rectangle) {
	l.b.draw(l.image, v, i, clip)
}

// Show implements paint.Layer.
func (l *layer) Show(at image.Point, clip image.Rectangle) {
	if clip.Empty() {
		return
	}
	size := l.image.Bounds().Size()
	var corners [4]ebiten.Vertex
	for n := range corners {
		x, y := float32(n%2*size.X), float32(n/2*size.Y)
		corners[n] = ebiten.Vertex{
			DstX: x + float32(at.X), DstY: y + float32(at.Y), SrcX: x, SrcY: y, ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1,
		}
	}
	on := l.b.screen.SubImage(clip).(*ebiten.Image)
	on.DrawTriangles32(corners[:], []uint32{0, 1, 2, 1, 2, 3}, l.image, &ebiten.DrawTrianglesOptions{})
}

// Free implements paint.Layer.
func (l *layer) Free() { l.image.Deallocate() }
