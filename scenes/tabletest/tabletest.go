// Package tabletest starts the program and seats hands at its table, for the tests of the parts of a table. Only
// external tests import it.
//
// Start opens the whole program. Sit and SeatAt return a playtest.Hand at the table.Table of a match, and SeatWhere one
// at the first position of a recorded game that has a property.
package tabletest

import (
	"testing"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/table"
)

// open starts the program with a game on its table.
var open playtest.Open[*table.Table] = func(
	h *platformtest.Host, m *match.Match,
) (*app.Shell, func(*ui.UI), *table.Table) {
	a := scenes.New(h)
	tab := table.New(a.Shell, m, table.Hooks{})
	a.Open(tab)
	return a.Shell, a.Draw, tab
}

// Sit returns a hand at the table of a game.
func Sit(t testing.TB, m *match.Match, w, h int) (*playtest.Hand, *table.Table) {
	return open.Sit(t, m, w, h)
}

// SeatAt returns a hand at the table of a game that ends at one of its positions.
func SeatAt(t testing.TB, m *match.Match, at, w, h int) (*playtest.Hand, *table.Table) {
	return open.At(t, m, at, w, h)
}

// SeatWhere returns a hand at the table of a recorded game, such as "1830/26855", in the first position that has a
// property.
func SeatWhere(t testing.TB, record string, holds func(v rules.View) bool, w, h int) (*playtest.Hand, *table.Table) {
	return open.AtFirst(t, record, holds, w, h)
}

// Started is the program on a device.
type Started struct {
	*playtest.Program
	App *scenes.App
}

// Start starts the program on a screen of w by ht dp, with scale device pixels to the dp.
func Start(t testing.TB, h *platformtest.Host, w, ht int, scale float32) *Started {
	t.Helper()
	a := scenes.New(h)
	return &Started{playtest.Run(t, h, w, ht, scale, a.Draw), a}
}

// StartOn starts the program on a screen of the layout tests.
func StartOn(t testing.TB, c playtest.Screen, h *platformtest.Host) *Started {
	t.Helper()
	c.Prepare(h)
	s := Start(t, h, c.W, c.H, 1)
	if c.Coarse {
		s.Coarse()
	}
	return s
}

// Happen passes an event of the platform to the program and lets it answer.
func (s *Started) Happen(e platform.Event) {
	s.App.Update([]platform.Event{e})
	s.Settle()
}
