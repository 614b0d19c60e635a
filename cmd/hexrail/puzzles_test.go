package main

import (
	"io"
	"strings"
	"testing"
)

// TestPuzzlesNeedTheirKind: a kind that the title does not have is refused at once, since a search for it would find
// none.
func TestPuzzlesNeedTheirKind(t *testing.T) {
	t.Parallel()
	err := puzzles([]string{"18fl", "-kind", "run", "-n", "1"}, io.Discard)
	if err == nil || !strings.Contains(err.Error(), "no puzzles of kind run") {
		t.Errorf("18fl, run: %v", err)
	}
	var out strings.Builder
	if err := puzzles([]string{"18fl", "-kind", "dividend", "-n", "1"}, &out); err != nil ||
		strings.Count(out.String(), "\n") != 1 {
		t.Errorf("18fl, dividend: %v, %q", err, out.String())
	}
}
