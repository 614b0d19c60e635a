package t18fl

import (
	"testing"

	"github.com/hexrail/hexrail/rules/rulestest"
)

// TestEverythingIsTested: every rule of RULES.md, every scenario, trap and worked example is named in the comment of
// some test, but for those that a referee cannot enforce: talk between players, and which document leads.
func TestEverythingIsTested(t *testing.T) {
	rulestest.Numbered{
		Title: "18FL", Rules: "RT", Except: []string{"R2", "R5"},
		Beside: map[string]int{"scenario": 55, "trap": 58, "X": 14},
	}.WantTests(t)
}
