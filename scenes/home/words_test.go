package home

import (
	"testing"

	"github.com/hexrail/hexrail/scenes/scenestest"
)

// TestWordsAreComplete checks the texts of the start screen and New game.
func TestWordsAreComplete(t *testing.T) {
	scenestest.CheckWords(t, map[string]any{
		"home": homeWords, "new game": newWords, "first game": firstWords, "storage": storageWords,
	})
}
