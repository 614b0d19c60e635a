package scenes

import (
	"reflect"
	"slices"
	"testing"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/titles"
)

// TestWarmUp: the warm-up opens every sample to its end and leaves the screen and the storage as they were. There is
// a sample of every title.
func TestWarmUp(t *testing.T) {
	s := start(t, platformtest.New(), 1280, 800, 1)
	places, nodes, kept, prefs := slices.Clone(s.app.Places()), slices.Clone(s.Nodes()), len(s.host.Kept), s.app.Prefs
	drawn := 0
	for done := range s.app.warmUp(s.UI) {
		if done == "drawn" {
			drawn++
		}
	}
	if drawn != len(library.Samples()) {
		t.Errorf("%d of %d samples were drawn", drawn, len(library.Samples()))
	}
	s.settle()
	if !slices.Equal(s.app.Places(), places) || !reflect.DeepEqual(s.Nodes(), nodes) || len(s.host.Kept) != kept ||
		!reflect.DeepEqual(s.app.Prefs, prefs) {
		t.Error("the warm-up left something behind")
	}
	if n := 0; s.app.Rest(s.UI) {
		for s.app.Rest(s.UI) {
			n++
		}
		if n < drawn || s.app.Rest(s.UI) {
			t.Errorf("%d parts, and no end", n)
		}
	}
	warmed := map[string]bool{}
	for _, sample := range library.Samples() {
		g, err := sample.Game()
		if err != nil {
			t.Fatal(err)
		}
		warmed[g.Title.Key] = true
	}
	for _, e := range titles.All() {
		if !warmed[e.Key] {
			t.Errorf("there is no sample of %s", e.Key)
		}
	}
}
