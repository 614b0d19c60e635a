package info

import (
	"testing"

	"github.com/hexrail/hexrail/scenes/scenestest"
)

// TestWordsAreComplete checks the texts of this package in both languages.
func TestWordsAreComplete(t *testing.T) {
	scenestest.CheckWords(t, map[string]any{"ledger": Words, "tables": tablesWords, "values": valueWords, "log": logWords,
		"kinds": kindWords})
}
