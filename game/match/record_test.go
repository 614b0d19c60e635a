package match

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/titles"
)

// TestRecordedLevels: a record has the levels of computers, and one from before there were levels has computers of that
// time.
func TestRecordedLevels(t *testing.T) {
	in, err := record.Read([]byte(`{"title":"1830","players":[{"id":1,"name":"A","computer":true},{"id":2,"name":"B"},`+
		`{"id":3,"name":"C","computer":true,"level":"hard"}],"settings":{},"actions":[]}`), titles.Recorded)
	if err != nil {
		t.Fatal(err)
	}
	m, _, err := FromRecord(in)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := m.Computers(), []Stint{{Player: 1}, {Player: 3, Level: Hard}}; !slices.Equal(got, want) {
		t.Errorf("stints %v, not %v", got, want)
	}
}

// TestRecordedNames: names in a record are cleaned as those of links and files are, and stay different.
func TestRecordedNames(t *testing.T) {
	for _, c := range []struct{ in, want []string }{
		{[]string{"Ann", "Bob"}, []string{"Ann", "Bob"}},
		{[]string{" Ann \u202E", "A\u200Bnn", "An\u0000n"}, []string{"Ann", "Ann 2", "Ann 3"}},
		{[]string{"\u200B", "Bob", "\u2066"}, []string{"Player 1", "Bob", "Player 3"}},
		{[]string{strings.Repeat("長", 90), "B"}, []string{strings.Repeat("長", MaxName), "B"}},
		{[]string{strings.Repeat("a", 90), strings.Repeat("a", 91)},
			[]string{strings.Repeat("a", MaxName), strings.Repeat("a", MaxName-2) + " 2"}},
	} {
		var players []string
		for i, name := range c.in {
			players = append(players, fmt.Sprintf(`{"id":%d,"name":%q}`, i+1, name))
		}
		data := fmt.Sprintf(`{"title":"1830","players":[%s],"settings":{},"actions":[]}`,
			strings.NewReplacer(`\x00`, `\u0000`).Replace(strings.Join(players, ",")))
		in, err := record.Read([]byte(data), titles.Recorded)
		if err != nil {
			t.Fatal(err)
		}
		m, _, err := FromRecord(in)
		if err != nil {
			t.Fatal(err)
		}
		if got := m.Players(); !slices.Equal(got, c.want) {
			t.Errorf("%q are called %q, want %q", c.in, got, c.want)
		}
		for _, name := range m.Players() {
			if CleanName(name) != name {
				t.Errorf("%q cannot stand in a link", name)
			}
		}
	}
}
