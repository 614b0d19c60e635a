package table

import (
	"testing"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/playtest"
)

// started is the program around the table on a device.
type started struct {
	*playtest.Program
	app *App
}

// start starts the program around the table on a screen of a size in dp.
func start(t testing.TB, h *platformtest.Host, w, ht int, scale float32) *started {
	t.Helper()
	a := newApp(h)
	return &started{playtest.Run(t, h, w, ht, scale, a.Draw), a}
}

// startPictured starts the program on a screen of which pictures are made.
func startPictured(t testing.TB, p playtest.PictureScreen) *started {
	return coarse(start(t, p.Device(), p.W, p.H, p.Scale), p.Touched())
}

// startOn starts the program on a screen of the layout tests.
func startOn(t testing.TB, c playtest.Screen, h *platformtest.Host) *started {
	c.Prepare(h)
	return coarse(start(t, h, c.W, c.H, 1), c.Coarse)
}

func coarse(s *started, touched bool) *started {
	if touched {
		s.Coarse()
	}
	return s
}

// seatOn opens a game at a position as a stored one.
func seatOn(t testing.TB, c playtest.Screen, m *match.Match, at int) (*started, *playing) {
	s := startOn(t, c, platformtest.New())
	m = m.Clone()
	m.GoTo(at)
	m.Cut()
	session := s.app.Shelf.Begin(m, func(i *library.Info) { i.Name = "Friday table" })
	p := s.app.seatSession(session)
	for s.app.Top() != app.Place(p) {
		s.app.Close(s.app.Top())
	}
	s.Settle()
	return s, p
}

// open starts the program around the table with a game on it.
var open playtest.Open[*Table] = func(h *platformtest.Host, m *match.Match) (*app.Shell, func(*ui.UI), *Table) {
	a := newApp(h)
	tab := New(a.Shell, m, Hooks{})
	a.Open(tab)
	return a.Shell, a.Draw, tab
}

// sit returns a hand at the table of a game.
func sit(t testing.TB, m *match.Match, w, h int) (*playtest.Hand, *Table) {
	return open.Sit(t, m, w, h)
}

// seatAt returns a hand at the table of a game in one of its positions.
func seatAt(t testing.TB, m *match.Match, at, w, h int) (*playtest.Hand, *Table) {
	return open.At(t, m, at, w, h)
}

// seated returns a hand at the table of a recorded game, in its first position like that.
func seated(t testing.TB, record string, like func(v rules.View) bool, w, h int) (*playtest.Hand, *Table) {
	return open.AtFirst(t, record, like, w, h)
}
