package widgets

import (
	"slices"
	"testing"
)

// TestLettersOfSeats: the letter of a player is the first of the name where that is unique. Players who are numbered
// keep their number in whatever seats they are drawn.
func TestLettersOfSeats(t *testing.T) {
	for _, c := range []struct{ names, want []string }{
		{[]string{"Anna", "Ben", "Clara"}, []string{"A", "B", "C"}},
		{[]string{"Player 4", "Player 1", "Player 2"}, []string{"4", "1", "2"}},
		{[]string{"プレイヤー3", "Ada", "プレイヤー1"}, []string{"3", "A", "1"}},
		{[]string{"Player 2", "Paul", "Ben"}, []string{"1", "2", "B"}},
		{[]string{"Ann 1", "Ann 11", ""}, []string{"1", "2", "3"}},
		{[]string{"花子", "太郎"}, []string{"1", "2"}},
	} {
		if got := SeatsOf(c.names); !slices.Equal(got, c.want) {
			t.Errorf("the letters of %q are %q", c.names, got)
		}
	}
}
