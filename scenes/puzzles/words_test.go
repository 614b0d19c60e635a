package puzzles

import (
	"testing"

	"github.com/hexrail/hexrail/game/puzzle"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// TestWordsAreComplete checks the texts of this package in both languages.
func TestWordsAreComplete(t *testing.T) {
	w := &Words
	scenestest.CheckWords(t, map[string]any{
		"list": struct{ A, B, C, D, E, F, G, H, I, J, K, L, M [2]string }{
			w.Title, w.Below, w.Hint, w.Today, w.Solved, w.Level, w.Number, w.Making, w.None, w.Kinds, w.Titles, w.Levels,
			w.Numbers,
		},
		"table": struct{ A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T [2]string }{
			w.All, w.Again, w.Solution, w.Next, w.More, w.Copy, w.Copied, w.NotCopied, w.Leave, w.You, w.Lost, w.Avoided,
			w.OtherTrain,
			w.Shown, w.NoPuzzle, w.Proving, w.First, w.Later, w.GaveUp, w.Result,
		},
	})
	for _, k := range puzzle.Kinds {
		x := TextsOf(k)
		scenestest.CheckWords(t, map[string]any{k.String(): struct{ A, B, C, D, E [2]string }{x.Name, x.Task, x.Why, x.Right,
			x.Wrong}})
	}
}
