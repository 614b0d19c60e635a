package lessons

import (
	"testing"

	"github.com/hexrail/hexrail/scenes/scenestest"
)

// TestWordsAreComplete checks the texts of this package in both languages.
func TestWordsAreComplete(t *testing.T) {
	type pairs = struct{ Title, Below, Of, Progress, Done, Next, Again, Undo, All, Finish, You [2]string }
	w := &Words
	scenestest.CheckWords(t, map[string]any{"lessons": pairs{
		w.Title, w.Below, w.Of, w.Progress, w.Done, w.Next, w.Again, w.Undo, w.All, w.Finish, w.You,
	}, "parts": struct{ A, B, C [2]string }{w.parts[0], w.parts[1], w.parts[2]}})
}
