package theme_test

import (
	"encoding/json"
	"os"
	"reflect"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// colour returns the colour of the palette that tokens.json calls by the dotted name.
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
	data, err := os.ReadFile("tokens.json")
	if err != nil {
		t.Fatal(err)
	}
	var tokens struct {
		Checks struct{ Contrast [][3]any }
	}
	if err := json.Unmarshal(data, &tokens); err != nil {
		t.Fatal(err)
	}
	if len(tokens.Checks.Contrast) == 0 {
		t.Fatal("no pairs to check")
	}
	palettes := map[string]theme.Palette{
		"paper": theme.Paper, "night": theme.Night,
		"paper, high contrast": theme.HighContrast(theme.Paper), "night, high contrast": theme.HighContrast(theme.Night),
	}
	for name, p := range palettes {
		for _, c := range tokens.Checks.Contrast {
			ink, ground, minimum := c[0].(string), c[1].(string), c[2].(float64)
			if got := theme.Contrast(colour(t, p, ink), colour(t, p, ground)); got < minimum {
				t.Errorf("%s: %s on %s has contrast %.2f, want %.1f", name, ink, ground, got, minimum)
			}
		}
	}
}

func TestContrastOfBlackAndWhite(t *testing.T) {
	if got := theme.Contrast(mesh.Hex(0), mesh.Hex(0xFFFFFF)); got < 20.99 || got > 21.01 {
		t.Errorf("contrast of black and white is %v, want 21", got)
	}
}
