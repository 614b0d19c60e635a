package scenes

import (
	"strconv"
	"strings"
	"time"

	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/table"
)

// recent is the time since the last visit within which the program reopens the game that was on the table.
const recent = 12 * time.Hour

// received is the fragment when another program has shared something with this one. The data arrive as an event.
const received = "received"

// begin opens the start address: the game of a link at once; once the list of games has been read, the
// game named in the address or the one that was recently on the table.
func (a *App) begin() {
	if a.begun || !a.linkShown() && !a.Shelf.Ready() {
		return
	}
	a.begun = true
	if a.linked != nil {
		a.Host.SetFragment("")
		a.linked()
		return
	}
	if f := a.Host.Fragment(); f != "" {
		a.openFragment(f)
		return
	}
	last, when, _ := strings.Cut(a.Host.Preference(app.PrefLast), " ")
	at, err := strconv.ParseInt(when, 10, 64)
	if i := a.Shelf.Find(last); err == nil && i != nil && !i.Over && a.Host.Now().Sub(time.Unix(at, 0)) < recent {
		a.Resume(last)
	}
}

// openFragment opens a stored game ("game=...") or the game of a link, which may be in the format printed by the
// command hexrail link.
func (a *App) openFragment(f string) {
	if id, ok := strings.CutPrefix(f, table.GameKey); ok {
		switch s := a.Session(); {
		case s != nil && s.Info().ID == id:
		case a.Shelf.Find(id) != nil:
			a.Play(id)
		default:
			a.Home()
			a.Host.SetFragment("")
			if err := a.Shelf.Err(); err != nil {
				a.Open(app.NewNotice(a.Shell, a.Say(app.Words.OpenFailed), a.StorageTrouble(err)))
			} else {
				a.Tell(a.Say(app.Words.NotHere))
			}
		}
		return
	}
	if f != "" {
		a.Host.SetFragment("")
	}
	if f != "" && f != received {
		dialogs.OpenText(a.Shell, "#"+f)
	}
}
