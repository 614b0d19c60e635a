package info

import (
	"testing"

	"hexrail/scenes/scenestest"
)

// TestWordsAreComplete checks the texts of the tables and lists.
func TestWordsAreComplete(t *testing.T) {
	scenestest.CheckWords(t, map[string]any{"ledger": Words, "tables": tablesWords, "log": logWords, "kinds": kindWords})
}
