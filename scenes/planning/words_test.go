package planning

import (
	"testing"

	"hexrail/scenes/scenestest"
)

// TestWordsAreComplete checks the texts of the what-ifs and of the outlook on runs.
func TestWordsAreComplete(t *testing.T) {
	scenestest.CheckWords(t, map[string]any{"what-if": Words, "runs": runsWords})
}
