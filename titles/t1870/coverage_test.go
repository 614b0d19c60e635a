package t1870

import (
	"testing"

	"github.com/hexrail/hexrail/rules/rulestest"
)

// TestEverythingIsTested: every rule of RULES.md, every scenario and trap is named in the comment of some test.
func TestEverythingIsTested(t *testing.T) {
	rulestest.Numbered{Title: "1870", Rules: "R", Beside: map[string]int{"S": 73, "trap": 58}}.WantTests(t)
}
