package panel

import (
	"testing"

	"hexrail/scenes/scenestest"
)

// TestWordsOfPanels checks the texts of the panels.
func TestWordsOfPanels(t *testing.T) {
	scenestest.CheckWords(t, map[string]any{
		"sealed": sealWords, "selection": selectionWords, "need": needWords,
		"boxes": boxWords, "grid": gridWords,
	})
}
