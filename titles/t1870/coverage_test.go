package t1870

import (
	"testing"

	"github.com/hexrail/hexrail/rules/rulestest"
)

// TestEverythingIsTested: the comment of some test names every rule of RULES.md, every scenario and trap of the sheet.
func TestEverythingIsTested(t *testing.T) {
	rulestest.Numbered{Title: "1870", Rules: "R", Beside: map[string]int{"S": 73, "trap": 58}}.WantTests(t)
}
