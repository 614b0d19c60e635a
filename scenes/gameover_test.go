package scenes

import (
	"slices"
	"testing"
)

// TestWhyAGameEnded: of a bankruptcy the end names the player, the train and the company, and a turning point is told in words.
func TestWhyAGameEnded(t *testing.T) {
	for _, c := range []struct{ lang, why, turn string }{
		{"en", "Player 3 went bankrupt buying a D-train for ERIE", "B&O started phase 4 in OR 3.1: 6 trains rusted"},
		{"ja", "Player 3 が ERIE のD列車を買えずに破産", "OR 3.1 に B&O がフェイズ4を開始：列車6両が廃車"},
	} {
		m := openRecord(t, recordedGames+"/26855.json")
		a := New(newPlayer(c.lang))
		g := &gameOver{chronicle: chronicle{app: a.Shell, game: m}, ranks: m.View().Ranking()}
		g.look()
		if got := g.why(); got != c.why {
			t.Errorf("the game ended: %q, want %q", got, c.why)
		}
		list := g.highlights()
		if !slices.ContainsFunc(list, func(h highlight) bool { return h.said == c.turn }) {
			t.Errorf("no highlight says %q: %v", c.turn, list)
		}
	}
}
