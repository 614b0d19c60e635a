package home

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"hexrail/game/platform/platformtest"
	"hexrail/scenes/scenestest"
	"hexrail/scenes/shell"
)

// TestPlayersOfTheLastGamesAreSuggested takes a player's seat away and gives it back by the name that is suggested then.
func TestPlayersOfTheLastGamesAreSuggested(t *testing.T) {
	h := platformtest.New()
	h.Tags = []string{"en"}
	scenestest.Keep(t, h)
	s := visit(t, h, 1280, 800, 1)
	s.press("home:new")
	n := s.app.Top().(*newGame)
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

// TestEqualNamesAreRefused: the second of two equal names is marked with the reason, and the game does not start.
func TestEqualNamesAreRefused(t *testing.T) {
	for _, w := range []int{1280, 390} {
		s := visit(t, inLanguage("en"), w, 844, 1)
		s.press("home:new")
		s.try("new:page2")
		n := s.app.Top().(*newGame)
		n.seats[0].name, n.seats[2].name = "Ann", "Ann"
		s.settle()
		if said := s.Must("name:3").Describe; said != "Two players are called Ann." || s.Must("name:1").Describe != "" {
			t.Errorf("the third seat says %q", said)
		}
		if !s.Must("act:start").Disabled || s.Must("new:fault").Name != "Two players are called Ann." {
			t.Error("the game can start")
		}
	}
}

// TestATitleTakesItsSeats: a title for fewer players removes seats and says so; keys choose titles by their number.
func TestATitleTakesItsSeats(t *testing.T) {
	s := visit(t, inLanguage("en"), 1280, 844, 1)
	s.press("home:new")
	n := s.app.Top().(*newGame)
	for len(n.seats) < n.entry().MaxPlayers {
		n.addSeat("")
	}
	number := slices.IndexFunc(slices.Concat(shell.Boxes(n.entries)...), func(i int) bool { return n.entries[i].Key == "1860" }) + 1
	s.Press(strconv.Itoa(number))
	s.settle()
	if n.entry().Key != "1860" || len(n.seats) != n.entry().MaxPlayers {
		t.Fatalf("%s with %d seats", n.entry().Key, len(n.seats))
	}
	if said := s.Must("new:hint").Name; !strings.HasPrefix(said, "2 seats removed") {
		t.Errorf("the seats say %q", said)
	}
}
