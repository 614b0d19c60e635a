package home

import (
	"slices"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/titles"
)

// Rematch opens New game for the title key with the players of last and the seats drawn by lot.
func Rematch(a *app.Shell, last *library.Info, key string) {
	n := newNewGame(a)
	if i := slices.IndexFunc(n.entries, func(e titles.Entry) bool { return e.Key == key }); i >= 0 {
		n.selectTitle(i)
	}
	n.seats = nil
	for i, name := range last.Players {
		n.addSeat(name)
		n.seats[i].where = last.SeatOf(id.Player(i + 1))
	}
	n.order = byLot
	a.Home()
	a.Open(n)
}
