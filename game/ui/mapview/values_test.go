package mapview

import (
	"slices"
	"strconv"
	"testing"

	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
)

// TestNoValueIsHidden proves that from R 42 on every tile that a city with a name can have shows the value of its
// stops, whatever tokens lie beside its slots.
func TestNoValueIsHidden(t *testing.T) {
	f := fonts(t)
	for _, e := range titles.All() {
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		m := New(title.Track())
		told := map[string]bool{}
		for i := range m.board.Tiles() {
			for rot := range uint8(6) {
				for extra := range uint8(3) {
					k := wordKey{shape: shapeKey{tile: id.Tile(i + 1), rot: rot}, hex: 1, extra: extra}
					for z := range zooms {
						if k.zoom = uint8(z); zooms[z] < 42 {
							continue
						}
						if missing := m.unsaid(f, k); missing != "" && !told[missing] {
							told[missing] = true
							t.Errorf("%s, tile %s turned %d with %d tokens at R %v: no %s", e.Key, m.board.Tiles().Kind(id.Tile(i+1)).Name,
								rot, extra, zooms[z], missing)
						}
					}
				}
			}
		}
	}
}

// unsaid returns a value of a stop that is not written.
func (m *Map) unsaid(f *paint.Fonts, k wordKey) string {
	words := m.writtenOn(f, k).words
	for _, s := range m.shape(k.shape).face.Stops {
		value := strconv.Itoa(int(s.Value[0]))
		if len(byPhase(s.Value)) > 1 || s.Value[0] == 0 {
			continue
		}
		if !slices.ContainsFunc(words, func(w word) bool { return w.kind == valueWord && w.lines[0] == value }) {
			return value
		}
	}
	return ""
}

// TestValuesFromAfar: from R 20 on, where a tall map is fitted to a screen of 1280 by 800, every tile of one value
// shows it in letters of 8 dp or more.
func TestValuesFromAfar(t *testing.T) {
	f := fonts(t)
	e, _ := titles.Find("1822pnw")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	m := New(title.Track())
	told := 0
	for i := range m.board.Tiles() {
		for z, r := range zooms {
			if r < 20 || r >= 36 {
				continue
			}
			if size := sizesAt(r).value * r / 100; size < 8 {
				t.Errorf("at R %v values have %v dp", r, size)
			}
			k := wordKey{shape: shapeKey{tile: id.Tile(i + 1)}, hex: 1, zoom: uint8(z)}
			if len(m.shape(k.shape).face.Stops) != 1 {
				continue
			}
			if missing := m.unsaid(f, k); missing != "" {
				t.Errorf("tile %s at R %v: no %s", m.board.Tiles().Kind(id.Tile(i+1)).Name, r, missing)
			}
			told++
		}
	}
	if told == 0 {
		t.Error("no tile has one stop")
	}
}
