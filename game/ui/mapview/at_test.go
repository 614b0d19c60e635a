package mapview

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
)

// TestEveryHexIsUnderItsMiddle: a press in the middle of a hex is one on that hex, on the map of every title.
func TestEveryHexIsUnderItsMiddle(t *testing.T) {
	for _, e := range titles.All() {
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		m := New(title.Track())
		for h := id.Hex(1); int(h) <= title.Track().Len(); h++ {
			if got := m.At(m.Centre(h)); got != h {
				t.Fatalf("%s: in the middle of %s lies hex %d", e.Key, title.HexName(h), got)
			}
		}
	}
}
