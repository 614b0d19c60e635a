package mygames

import (
	"testing"

	"github.com/hexrail/hexrail/scenes/scenestest"
)

// TestWordsAreComplete checks the texts of the page of all games.
func TestWordsAreComplete(t *testing.T) {
	scenestest.CheckWords(t, map[string]any{"my games": words})
}
