package scenes

import (
	"strings"

	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/home"
	"github.com/hexrail/hexrail/scenes/mygames"
	"github.com/hexrail/hexrail/scenes/table"
)

// App is the whole program without its window.
type App struct {
	table.Seats
	linked  func()                // shows the game of the link that started the program; nil without a link
	begun   bool                  // begin has opened what the program was started with
	warming func() (string, bool) // continues the warm-up; nil before it starts
	key     frontKey              // of the start screen as it would be stored now
	kept    frontKey              // of the start screen that is stored for the next visit
	stale   bool                  // they differ, so that Rest stores it anew
}

// New returns the program on its start screen.
func New(h platform.Host) *App {
	a := &App{}
	a.Shell = app.New(h, &a.Seats)
	a.Open(home.New(a.Shell))
	f := h.Fragment()
	if f != "" && f != received && !strings.HasPrefix(f, table.GameKey) && share.PuzzleKind(f) == "" {
		r, err := dialogs.ReadText(a.Shell, "", []byte("#"+f)) // parse the link while the storage is being opened
		a.linked = func() { dialogs.ShowGame(a.Shell, r, err) }
	}
	return a
}

// Ready reports whether the first screen is known: the game of a link, or the start screen. Until then nothing is
// drawn, so that the start screen does not flash up before a game.
func (a *App) Ready() bool {
	return a.linkShown() || a.Shelf.Ready() || a.Newcomer() && a.Host.Fragment() == ""
}

// linkShown reports whether the game of a link can be shown before the list of games has been read, because no stored
// game can be continued by it.
func (a *App) linkShown() bool { return a.linked != nil && a.Shelf.Unread() == 0 }

// Update passes events from outside the screen to the storage, then to the open screens, then to the program.
func (a *App) Update(events []platform.Event) {
	for _, e := range events {
		if !a.Shelf.Update(e) && !a.Offer(e) {
			a.handle(e)
		}
	}
}

// handle handles an event that no screen has handled.
func (a *App) handle(e platform.Event) {
	switch e.Kind {
	case platform.Opened:
		dialogs.OpenFile(a.Shell, e.Name, e.Data)
	case platform.Several:
		a.Open(dialogs.NewImporting(a.Shell, e, func() { mygames.Open(a.Shell) }))
	case platform.Pasted:
		dialogs.OpenText(a.Shell, e.Text)
	case platform.Fragment:
		if a.begun {
			a.openFragment(e.Text)
		} else {
			a.linked = nil // begin opens what the address says by then
		}
	case platform.Told:
		if raw, ok := strings.CutPrefix(e.Text, dialogs.Handed); ok {
			dialogs.TakeHanded(a.Shell, raw)
		}
	case platform.Back:
		a.Back()
	case platform.Update:
		a.Outdated = true
	case platform.Refused:
		a.Open(app.NewNotice(a.Shell, a.Say(app.Words.OpenFailed), a.Say(app.Words.FileTooLarge)))
	}
}

// HasWork reports whether there is work for Rest that a picture may have started.
func (a *App) HasWork() bool { return a.stale || a.Seats.HasWork() }

// Draw draws the topmost screen and those visible below it.
func (a *App) Draw(u *ui.UI) {
	a.begin()
	a.Seats.Draw(u)
	a.noteFront(u)
}
