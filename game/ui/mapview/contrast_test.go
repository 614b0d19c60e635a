package mapview

import (
	"testing"

	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// TestWordsOnGrounds proves that the words on hexes can be read on every ground in both themes.
func TestWordsOnGrounds(t *testing.T) {
	const minimum = 4.5
	for name, s := range map[string]theme.Palette{
		"paper": theme.Paper, "night": theme.Night,
		"paper, high contrast": theme.HighContrast(theme.Paper), "night, high contrast": theme.HighContrast(theme.Night),
	} {
		for ground, c := range map[string]paint.Color{
			"land": s.Tile.Paper, "yellow": s.Tile.Yellow, "green": s.Tile.Green, "brown": s.Tile.Brown, "gray": s.Tile.Gray,
			"off-board": s.Tile.RedSoft, "water": s.Tile.Blue, "mountain": s.Tile.Mountain,
		} {
			if got := theme.Contrast(onTile(c), c); got < minimum {
				t.Errorf("%s: words on %s have contrast %.2f, want %.1f", name, ground, got, minimum)
			}
		}
		if got := theme.Contrast(s.Ink.Soft, s.BG.Map); got < minimum {
			t.Errorf("%s: the coordinates at the rim have contrast %.2f, want %.1f", name, got, minimum)
		}
	}
}
