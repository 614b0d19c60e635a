package scenes

import (
	"strings"

	"hexrail/game/platform"
	"hexrail/game/ui"
	"hexrail/scenes/app"
	"hexrail/scenes/dialogs"
	"hexrail/scenes/home"
)

// App is the whole program as the screen sees it.
type App struct {
	*app.Shell
	playing *playing              // the table that was opened last, or nil
	linked  func()                // shows the game in the link that the program was started with; nil without one
	begun   bool                  // what the program was started with is open
	warming func() (string, bool) // goes on with the warm-up; nil before it begins
}

// New returns the program at its first place.
func New(h platform.Host) *App {
	a := &App{}
	a.Shell = app.New(h, a)
	a.Open(home.New(a.Shell))
	if f := h.Fragment(); f != "" && f != received && !strings.HasPrefix(f, gameKey) {
		r, err := dialogs.ReadText(a.Shell, "", []byte("#"+f)) // while the storage is opened
		a.linked = func() { dialogs.ShowGame(a.Shell, r, err) }
	}
	return a
}

// Ready reports whether it is known what there is to show first: what a link leads to, or home, where nothing was played
// yet.
func (a *App) Ready() bool {
	return a.linked != nil || a.Shelf.Ready() || a.Newcomer() && a.Host.Fragment() == ""
}

// Update hands an event from outside the screen to the topmost place that handles it.
func (a *App) Update(events []platform.Event) {
	for _, e := range events {
		if !a.Shelf.Update(e) && !a.Offer(e) {
			a.take(e)
		}
	}
}

// take handles an event that no place has handled.
func (a *App) take(e platform.Event) {
	switch e.Kind {
	case platform.Opened:
		dialogs.OpenFile(a.Shell, e.Name, e.Data)
	case platform.Pasted:
		dialogs.OpenText(a.Shell, e.Text)
	case platform.Fragment:
		a.openFragment(e.Text)
	case platform.Back:
		a.Back()
	case platform.Update:
		a.Outdated = true
	case platform.Refused:
		a.Open(app.NewNotice(a.Shell, a.Say(app.Words.OpenFailed), a.Say(app.Words.FileTooLarge)))
	}
}

// Draw draws the topmost place, and what it leaves in sight.
func (a *App) Draw(u *ui.UI) {
	a.begin()
	if a.playing != nil {
		a.playing.address()
	}
	a.Shell.Draw(u)
}
