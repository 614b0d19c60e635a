package theme_test

import (
	"reflect"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// colour returns the colour of the palette with a dotted name, such as "ink.base".
func colour(t *testing.T, p theme.Palette, name string) mesh.Color {
	t.Helper()
	v := reflect.ValueOf(p)
	for part := range strings.SplitSeq(name, ".") {
		v = v.FieldByNameFunc(func(field string) bool { return strings.EqualFold(field, part) })
		if !v.IsValid() {
			t.Fatalf("no colour %q", name)
		}
	}
	return v.Interface().(mesh.Color)
}

func TestContrast(t *testing.T) {
	pairs := []struct {
		ink, ground string
		minimum     float64
	}{
		{"ink.base", "bg.surface", 7},
		{"ink.soft", "bg.surface", 4.5},
		{"ink.faint", "bg.surface", 4.5},
		{"ink.faint", "bg.sunken", 4.5},
		{"accent.base", "bg.surface", 4.5},
		{"accent.on", "accent.base", 4.5},
		{"accent.base", "accent.soft", 4.5},
		{"good.base", "bg.surface", 4.5},
		{"good.base", "good.soft", 4.5},
		{"bad.base", "bg.surface", 4.5},
		{"bad.base", "bad.soft", 4.5},
		{"warn.base", "warn.soft", 4.5},
		{"danger.base", "danger.soft", 4.5},
		{"whatif.base", "whatif.soft", 4.5},
		{"track.ink", "tile.yellow", 4.5},
		{"track.ink", "tile.green", 4.5},
		{"track.ink", "tile.gray", 4.5},
		{"track.ink", "tile.brown", 3},
	}
	palettes := map[string]theme.Palette{
		"paper": theme.Paper, "night": theme.Night,
		"paper, high contrast": theme.HighContrast(theme.Paper), "night, high contrast": theme.HighContrast(theme.Night),
	}
	for name, p := range palettes {
		for _, c := range pairs {
			if got := theme.Contrast(colour(t, p, c.ink), colour(t, p, c.ground)); got < c.minimum {
				t.Errorf("%s: %s on %s has contrast %.2f, want %.1f", name, c.ink, c.ground, got, c.minimum)
			}
		}
	}
}

func TestContrastOfBlackAndWhite(t *testing.T) {
	if got := theme.Contrast(mesh.Hex(0), mesh.Hex(0xFFFFFF)); got < 20.99 || got > 21.01 {
		t.Errorf("contrast of black and white is %v, want 21", got)
	}
}
