package table

import (
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/home"
)

// App is the program around the table: the start screen, and the games that are opened from it or from a text.
type App struct{ Seats }

func newApp(h platform.Host) *App {
	a := &App{}
	a.Shell = app.New(h, &a.Seats)
	a.Open(home.New(a.Shell))
	return a
}

// Update passes events to the storage, then to the open screens.
func (a *App) Update(events []platform.Event) {
	for _, e := range events {
		switch {
		case a.Shelf.Update(e), a.Offer(e):
		case e.Kind == platform.Pasted:
			dialogs.OpenText(a.Shell, e.Text)
		case e.Kind == platform.Fragment:
			dialogs.OpenText(a.Shell, "#"+e.Text)
		case e.Kind == platform.Back:
			a.Back()
		}
	}
}

// happen lets something happen outside the screen.
func (s *started) happen(e platform.Event) {
	s.app.Update([]platform.Event{e})
	s.Settle()
}
