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

// Draw draws triangles on the screen. The vertices are passed without copying.
func (b *backend) Draw(v []mesh.Vertex, i []uint32, clip image.Rectangle) {
	if clip.Empty() {
		return
	}
	vs := unsafe.Slice((*ebiten.Vertex)(unsafe.Pointer(unsafe.SliceData(v))), len(v))
	b.screen.SubImage(clip).(*ebiten.Image).DrawTriangles32(vs, i, b.atlas, &ebiten.DrawTrianglesOptions{
		ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha,
	})
}
