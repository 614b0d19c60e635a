package screen

import (
	"image"
	"unsafe"

	"github.com/hajimehoshi/ebiten/v2"

	"hexrail/game/ui/mesh"
	"hexrail/game/ui/paint"
)

// A mesh vertex must have the layout of the engine's; these do not compile if their sizes differ.
const (
	_ = uint(unsafe.Sizeof(mesh.Vertex{}) - unsafe.Sizeof(ebiten.Vertex{}))
	_ = uint(unsafe.Sizeof(ebiten.Vertex{}) - unsafe.Sizeof(mesh.Vertex{}))
)

// backend draws meshes with the graphics card.
type backend struct {
	atlas  *ebiten.Image
	screen *ebiten.Image
}

func newBackend() *backend {
	size := image.Rect(0, 0, paint.AtlasSize, paint.AtlasSize)
	return &backend{atlas: ebiten.NewImageWithOptions(size, &ebiten.NewImageOptions{Unmanaged: true})}
}

// WriteAtlas copies a picture into the atlas.
func (b *backend) WriteAtlas(r image.Rectangle, rgba []byte) {
	b.atlas.SubImage(r).(*ebiten.Image).WritePixels(rgba)
}

// Draw draws triangles on the screen. The vertices are handed over as they are.
func (b *backend) Draw(v []mesh.Vertex, i []uint32, clip image.Rectangle) {
	if clip.Empty() {
		return
	}
	vs := unsafe.Slice((*ebiten.Vertex)(unsafe.Pointer(unsafe.SliceData(v))), len(v))
	b.screen.SubImage(clip).(*ebiten.Image).DrawTriangles32(vs, i, b.atlas, &ebiten.DrawTrianglesOptions{
		ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha,
	})
}
