package home

import (
	"strconv"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/titles"
)

// usualRivals is the number of opponents in a game that is started without any set-up.
const usualRivals = 2

// shortest returns the index of the title with the shortest playing time.
func shortest() (best int) {
	entries := titles.All()
	for i := range entries {
		if entries[i].Minutes < entries[best].Minutes {
			best = i
		}
	}
	return best
}

// botsHint returns the line below the button that calls playComputer: title and number of computers.
func botsHint(a *app.Shell) string {
	return a.Phrase(homeWords.botsHint, text.Facts{
		"title": app.BriefTitle(&titles.All()[shortest()], a.Prefs.Lang), "n": strconv.Itoa(usualRivals),
	})
}

// playComputer starts a game of the shortest title against computers without any set-up.
func playComputer(a *app.Shell) { playAtOnce(a, shortest(), library.Computer) }

// playAtOnce starts a game of the title at an index without any set-up, against usualRivals players of the given kind.
// Against computers the seats are drawn by lot, so that the person does not always play first.
func playAtOnce(a *app.Shell, title int, rivals library.Seat) {
	a.Introduce = a.Newcomer()
	n := newSetup(a, title)
	n.addSeat(match.CleanName(a.Prefs.Name))
	n.level = n.usualLevel()
	for i := range usualRivals {
		n.addSeat("")
		n.setKind(i+1, rivals)
	}
	if rivals == library.Computer {
		n.order = byLot
	}
	n.start()
}
