package pictures

import (
	"testing"

	"github.com/hexrail/hexrail/scenes/scenestest"
)

// TestWordsAreComplete checks the texts of pictures and prints.
func TestWordsAreComplete(t *testing.T) {
	scenestest.CheckWords(t, map[string]any{"print": words})
}
