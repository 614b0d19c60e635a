package t18fl

import (
	"testing"

	"github.com/hexrail/hexrail/rules/rulestest"
)

// TestEverythingIsTested: every rule of RULES.md, every scenario, trap and worked example is named in the comment of some
// test, but for what a referee cannot enforce: what players say to each other, and which document leads.
func TestEverythingIsTested(t *testing.T) {
	rulestest.Numbered{
		Title: "18FL", Rules: "RT", Except: []string{"R2", "R5"},
		Beside: map[string]int{"scenario": 55, "trap": 58, "X": 14},
	}.WantTests(t)
}
