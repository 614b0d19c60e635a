package scenes

import (
	"slices"
	"testing"

	"hexrail/game/platform/platformtest"
)

// TestPlayersOfTheLastGamesAreSuggested takes a player's seat away and gives it back by the name that is suggested then.
func TestPlayersOfTheLastGamesAreSuggested(t *testing.T) {
	h := platformtest.New()
	h.Tags = []string{"en"}
	keep(t, h)
	s := start(t, h, 1280, 800, 1)
	s.press("home:new")
	n := s.app.top().(*newGame)
	before := n.names()
	gone := before[len(before)-1]
	if _, ok := s.Find("known:" + gone); ok {
		t.Fatalf("%s has a seat and is suggested", gone)
	}
	n.seats = n.seats[:len(n.seats)-1]
	n.addSeat("")
	s.settle()
	s.press("known:" + gone)
	if got := n.names(); !slices.Equal(got, before) {
		t.Errorf("the seats are %v, not %v", got, before)
	}
	for _, name := range n.known() {
		if isUnnamed(name) || slices.Contains(before, name) {
			t.Errorf("%s is suggested", name)
		}
	}
}
