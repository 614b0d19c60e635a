package t18fl

import (
	"testing"

	"github.com/hexrail/hexrail/rules/rulestest"
)

// TestEverythingIsTested: the comment of some test names every rule of RULES.md, every scenario, trap and worked example of the
// sheet, but for what a referee cannot keep: what players say to each other, and which paper leads.
func TestEverythingIsTested(t *testing.T) {
	rulestest.Numbered{
		Title: "18FL", Rules: "RT", Except: []string{"R2", "R5"},
		Beside: map[string]int{"scenario": 55, "trap": 58, "X": 14},
	}.WantTests(t)
}
