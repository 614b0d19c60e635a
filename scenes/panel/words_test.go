package panel

import (
	"testing"

	"github.com/hexrail/hexrail/scenes/scenestest"
)

// TestWordsOfPanels checks the texts of the panels.
func TestWordsOfPanels(t *testing.T) {
	scenestest.CheckWords(t, map[string]any{
		"sealed": sealWords, "selection": selectionWords, "need": needWords,
		"boxes": boxWords, "grid": gridWords,
	})
}
