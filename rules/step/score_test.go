package step_test

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
)

// TestScore checks that the score is the players' wealth, or only the money of the companies they preside over
// (1830/R173, RS17). Player 1 presides over RED, player 2 over BLUE.
func TestScore(t *testing.T) {
	for _, c := range []struct {
		score rules.Score
		want  [3]int32 // of players 1 to 3
	}{
		{rules.PlayersWealth, [3]int32{100 + 60*10, 200 + 40*10, 300 + 20}},
		{rules.CompaniesMoney, [3]int32{770, 550, 0}},
	} {
		def := toy()
		def.Policy.Score = c.score
		g := start(t, def)
		g.Found("RED", 100, "p1", 60).Found("BLUE", 100, "p2", 40).Own("MINE", "p3")
		g.Cash("p1", 100).Cash("p2", 200).Cash("p3", 300).Cash("RED", 770).Cash("BLUE", 550)
		for i, want := range c.want {
			if got := g.View().Worth(g.Owner([]string{"p1", "p2", "p3"}[i]).Player()); got != want {
				t.Errorf("score %d: player %d is worth %d, want %d", c.score, i+1, got, want)
			}
		}
	}
}
