package intro

import (
	"testing"

	"github.com/hexrail/hexrail/scenes/scenestest"
)

// TestWordsAreComplete checks the texts of this package in both languages.
func TestWordsAreComplete(t *testing.T) {
	w := &Words
	scenestest.CheckWords(t, map[string]any{
		"intro":    struct{ A, B [2]string }{w.Title, w.skip},
		"pictures": struct{ A, B, C, D [2]string }{w.pictures[0], w.pictures[1], w.pictures[2], w.pictures[3]},
	})
}
