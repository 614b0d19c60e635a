package t1822pnw

import (
	"testing"

	"github.com/hexrail/hexrail/rules/rulestest"
)

// TestEverythingIsTested: every rule of RULES.md, every scenario, trap and worked example is named in the comment of
// some test.
func TestEverythingIsTested(t *testing.T) {
	rulestest.Numbered{
		Title: "1822PNW", Rules: "RPT", Beside: map[string]int{"S": 54, "trap": 75, "example": 14},
	}.WantTests(t)
}
