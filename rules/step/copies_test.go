package step_test

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
)

// TestCopies checks that a game of few players takes out the cards that the box has only for more players (1830/RS4).
func TestCopies(t *testing.T) {
	def := toy()
	def.Trains[0].Copies = [id.MaxPlayers + 1]uint8{2: 3}
	title, err := rules.New(def)
	if err != nil {
		t.Fatal(err)
	}
	for players, want := range map[int]int{2: 3, 3: 6} {
		g := rulestest.New(t, title, players)
		depot := 0
		for _, n := range g.View().AppendTrains(nil, id.Initial) {
			if title.FrontOf(n) == 1 {
				depot++
			}
		}
		if depot != want || title.Copies(1, players) != want {
			t.Errorf("%d players: %d cards in the depot, %d copies, want %d", players, depot, title.Copies(1, players), want)
		}
	}
}
