package mapview

import (
	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// Faded returns the palette for tiles that may not be chosen: grayish colours close to the surface of a card.
func Faded(style *theme.Palette) *theme.Palette {
	p := *style
	t, k, c := &p.Tile, &p.Track, &p.City
	for _, color := range []*mesh.Color{
		&t.Paper, &t.PaperLine, &t.Yellow, &t.Green, &t.Brown, &t.Gray, &t.Red, &t.RedSoft, &t.Blue, &t.Line, &t.Mountain,
		&k.Ink, &k.Casing, &k.Stub, &k.Ferry, &c.Fill, &c.Ring, &c.Reserved,
	} {
		const gray, away = 0.85, 0.55
		v := 0.3*color.R + 0.59*color.G + 0.11*color.B
		*color = color.Mix(mesh.Color{R: v, G: v, B: v, A: 1}, gray).Mix(style.BG.Surface, away)
	}
	return &p
}
