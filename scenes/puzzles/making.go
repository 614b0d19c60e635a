package puzzles

import (
	"github.com/hexrail/hexrail/game/puzzle"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// making is the dialog in which a puzzle is made, with the page alive.
type making struct {
	app.Dialog
	app   *app.Shell
	ref   puzzle.Ref
	maker *puzzle.Maker
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

// usualWork is the work that most puzzles take.
const usualWork = 8_000_000

// Draw goes on with the puzzle and draws the progress.
func (m *making) Draw(u *ui.UI, _ ui.Rect) {
	a := m.app
	if a.Top() != m { // the search waits while something else is above
		return
	}
	if m.maker.Step(decision.SearchSlice) {
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
	u.WakeAt(u.Now + decision.SearchPause)
	name, _, _, _, _ := Of(m.ref.Kind)
	d := ui.Dialog{Title: a.Say(Words.Making), Icon: icon.Flag, Width: 420, Height: 150}
	a.DrawDialog(u, m, "making", d, func(r ui.Rect) {
		said := a.Say(name) + " · " + Title(a, m.ref.Title)
		u.Text("making:what", r.CutTop(widgets.Line(u, widgets.Sizes.Body)+6), said, widgets.Plain(u, widgets.Sizes.Body))
		u.Progress(r.CutTop(10), float32(m.maker.Work)/float32(m.maker.Work+usualWork))
	})
}
