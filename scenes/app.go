package scenes

import (
	"strings"
	"time"

	"hexrail/game/library"
	"hexrail/game/platform"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/scenes/kit"
)

// App is the whole program as the screen sees it.
type App struct {
	host     platform.Host
	prefs    prefs
	shelf    *library.Shelf
	thumbs   *kit.Thumbs
	regret   regret
	stack    []place
	shown    place                 // the topmost one when it was last drawn
	linked   func()                // shows the game in the link that the program was started with; nil without one
	begun    bool                  // what the program was started with is open
	update   bool                  // a new version is ready
	asks     bool                  // the browser asks before the page is closed
	retry    time.Duration         // when the storage is tried again; zero while it works
	rehearse func() (string, bool) // goes on with the rehearsal; nil before it begins
}

// New returns the program at its first place.
func New(h platform.Host) *App {
	a := &App{host: h, prefs: loadPrefs(h, h.Languages()), shelf: library.Open(h), thumbs: kit.NewThumbs()}
	a.stack = []place{newHome(a)}
	if f := h.Fragment(); f != "" && f != received && !strings.HasPrefix(f, gameKey) {
		r, err := a.readText("", []byte("#"+f)) // while the storage is opened
		a.linked = func() { a.showGame(r, err) }
	}
	return a
}

// Ready reports whether it is known what there is to show first: what a link leads to, or home, where nothing was played
// yet.
func (a *App) Ready() bool {
	return a.linked != nil || a.shelf.Ready() || a.newcomer() && a.host.Fragment() == ""
}

// say returns a text in the player's language.
func (a *App) say(p text.Pair) string { return p.In(a.prefs.lang) }

// Update takes note of what happened outside the screen. The topmost place that wants an event gets it.
func (a *App) Update(events []platform.Event) {
	for _, e := range events {
		if !a.shelf.Update(e) && !a.offer(e) {
			a.take(e)
		}
	}
}

func (a *App) offer(e platform.Event) bool {
	for i := len(a.stack) - 1; i >= 0; i-- {
		if a.stack[i].Update(e) {
			return true
		}
	}
	return false
}

// take handles what no place wanted.
func (a *App) take(e platform.Event) {
	switch e.Kind {
	case platform.Opened:
		a.openFile(e.Name, e.Data)
	case platform.Pasted:
		a.openText(e.Text)
	case platform.Fragment:
		a.openFragment(e.Text)
	case platform.Back:
		a.back()
	case platform.Update:
		a.update = true
	case platform.Refused:
		a.open(newNotice(a, a.say(words.openFailed), a.say(words.fileTooLarge)))
	}
}

// Draw draws the topmost place, and what it leaves in sight.
func (a *App) Draw(u *ui.UI) {
	a.dress(u)
	a.begin()
	a.host.SetDepth(len(a.stack) - 1)
	a.host.Describe(platform.Description{Title: words.name[text.En], Language: a.prefs.lang.Code(), Dark: a.dark()})
	w, h := u.P.Size()
	u.P.Fill(paint.R(0, 0, w, h), u.Theme.BG.Desk)
	first := len(a.stack) - 1
	for first > 0 && isOverlay(a.stack[first]) {
		first--
	}
	// A place may change the stack while it is drawn; the change is seen in the next pass.
	top, height := a.top(), len(a.stack)
	for _, p := range append([]place(nil), a.stack[first:]...) {
		p.Draw(u, u.Screen())
	}
	a.drawRegret(u)
	a.keepTrying(u)
	if a.shown != top {
		a.shown = top
		u.KeepFocus("")
	}
	if a.top() != top || len(a.stack) != height {
		u.Again()
	}
}

func isOverlay(p place) bool {
	_, ok := p.(overlay)
	return ok
}
