package history

import (
	"testing"

	"hexrail/scenes/scenestest"
)

// TestWordsAreComplete checks the texts of the chronicle and of the end.
func TestWordsAreComplete(t *testing.T) {
	scenestest.CheckWords(t, map[string]any{"chronicle": Words})
}
