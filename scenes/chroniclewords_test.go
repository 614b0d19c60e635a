package scenes

import (
	"testing"

	"hexrail/scenes/scenestest"
)

// TestChronicleWordsAreComplete checks the texts of the chronicle and of the end.
func TestChronicleWordsAreComplete(t *testing.T) {
	scenestest.CheckWords(t, map[string]any{"chronicle": overWords})
}
