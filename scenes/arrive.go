package scenes

import (
	"strconv"
	"strings"
	"time"
)

// recent is how long ago the last visit may have ended inside a game for the program to open it again by itself.
const recent = 12 * time.Hour

// received is the fragment of a page that another program has handed something, which comes as an event.
const received = "received"

// begin opens what the program was started with: the game in a link at once, and as soon as the list of games is read the
// game in the address, or the one that was on the table a short while ago.
func (a *App) begin() {
	if a.begun || a.linked == nil && !a.shelf.Ready() {
		return
	}
	a.begun = true
	if a.linked != nil {
		a.host.SetFragment("")
		a.linked()
		return
	}
	if f := a.host.Fragment(); f != "" {
		a.openFragment(f)
		return
	}
	last, when, _ := strings.Cut(a.host.Preference(prefLast), " ")
	at, err := strconv.ParseInt(when, 10, 64)
	if i := a.shelf.Find(last); err == nil && i != nil && !i.Over && a.host.Now().Sub(time.Unix(at, 0)) < recent {
		a.playSince(last, true)
	}
}

// openFragment opens what the part of the address after # names: a stored game, or the game in a link. What hexrail link
// prints is understood there too.
func (a *App) openFragment(f string) {
	if id, ok := strings.CutPrefix(f, gameKey); ok {
		switch p, playing := a.bottomGame(); {
		case playing && p.session.Info().ID == id:
		case a.shelf.Find(id) != nil:
			a.play(id)
		default:
			a.home()
			a.host.SetFragment("")
			said := a.say(homeWords.damaged)
			if err := a.shelf.Err(); err != nil {
				said = a.storageTrouble(err)
			}
			a.open(newNotice(a, a.say(words.openFailed), said))
		}
		return
	}
	if f != "" {
		a.host.SetFragment("")
	}
	if f != "" && f != received {
		a.openText("#" + f)
	}
}

// bottomGame returns the game that is being played, if there is one.
func (a *App) bottomGame() (*playing, bool) {
	for _, p := range a.stack {
		if g, ok := p.(*playing); ok {
			return g, true
		}
	}
	return nil, false
}
