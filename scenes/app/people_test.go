package app

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// TestColoursOfPlayers: names and colours are kept on the device. A player has the colour chosen in any seat, nobody
// else at the table has it, the first of two who chose the same gets it, and every colour is one of the theme.
func TestColoursOfPlayers(t *testing.T) {
	h := platformtest.New()
	p := loadPrefs(h, nil)
	p.Remember("Ben", 1)
	p.Remember("Aiko", 3)
	p.Remember("Cleo\t7\nEve", 3)
	p.store(h)
	p = loadPrefs(h, nil)
	if got := p.Known(); len(got) != 3 || got[1] != "Aiko" || got[2] != "Ben" {
		t.Errorf("the names kept are %q", got)
	}
	of := theme.Paper.Player
	if got := p.colors(of, []string{"Dora", "Emil"}); !slices.Equal(got, of) {
		t.Errorf("without a choice the colours are %v", got)
	}
	got := p.colors(of, []string{"Dora", "Ben", "Aiko", p.Known()[0]})
	if got[1] != of[0] || got[2] != of[2] {
		t.Errorf("Ben and Aiko have %v and %v", got[1], got[2])
	}
	for i, c := range got {
		if !slices.Contains(of, c) || slices.Contains(got[:i], c) {
			t.Errorf("seat %d has %v of %v", i+1, c, got)
		}
	}
	p.Remember("Ben", 0)
	if p.ColorOf("Ben") != 0 || p.ColorOf("Aiko") != 3 || p.Known()[0] != "Ben" {
		t.Errorf("then %q", p.People)
	}
	p.People = "x\t99\n\t2\nFay\tblue\n"
	if got := p.Known(); len(got) != 1 || got[0] != "Fay" {
		t.Errorf("damaged names: %q", got)
	}
}
