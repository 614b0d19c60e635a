package puzzles

import (
	"time"

	"github.com/hexrail/hexrail/game/puzzle"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// making is the dialog in which a puzzle is made, with the page alive.
type making struct {
	app.Dialog
	app   *app.Shell
	ref   puzzle.Ref
	maker *puzzle.Maker
	done  bool
}

// Begin makes a puzzle and puts it on the table.
func Begin(a *app.Shell, r puzzle.Ref) {
	m, err := r.Make()
	if err != nil {
		a.Open(app.NewNotice(a, a.Say(Words.Title), a.FileError(err)))
		return
	}
	a.Open(&making{app: a, ref: r, maker: m})
}

// Slice is the work on a puzzle in idle time between two looks at the screen.
const Slice = 20_000

// pause is the time between two pictures of the progress. Without a graphics card each takes a tenth of a second, which
// the puzzle waits for.
const pause = 1500 * time.Millisecond

// usualWork is the work that most puzzles take.
const usualWork = 2_000_000

// Rest goes on with the puzzle in idle time and reports whether there is more to do.
func (m *making) Rest(u *ui.UI) bool {
	if m.done {
		return false
	}
	m.done = m.maker.Step(Slice)
	if m.done {
		u.Invalidate()
		return false
	}
	u.WakeAt(u.Now + pause)
	return true
}

// HasWork reports whether the puzzle is not made yet.
func (m *making) HasWork() bool { return !m.done }

// Draw draws the progress, and puts the puzzle on the table once it is made.
func (m *making) Draw(u *ui.UI, _ ui.Rect) {
	a := m.app
	if a.Top() != m { // the search waits while something else is above
		return
	}
	if m.done {
		a.Close(m)
		if p := m.maker.Found(); p != nil {
			p.Game.Name = m.ref.Label
			a.Solve(p, m.ref)
		} else {
			a.Open(app.NewNotice(a, a.Say(Words.Title), a.Say(Words.None)))
		}
		u.Again()
		return
	}
	name := TextsOf(m.ref.Kind).Name
	d := ui.Dialog{Title: a.Say(Words.Making), Icon: icon.Flag, Width: 420, Height: 150}
	a.DrawDialog(u, m, "making", d, func(r ui.Rect) {
		said := a.Say(name) + " · " + Title(a, m.ref.Title)
		u.Text("making:what", r.CutTop(widgets.Line(u, widgets.Sizes.Body)+6), said, widgets.Plain(u, widgets.Sizes.Body))
		u.Progress(r.CutTop(10), float32(m.maker.Work)/float32(m.maker.Work+usualWork))
	})
}
