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
func shortest(entries []titles.Entry) (best int) {
	for i := range entries {
		if entries[i].Minutes < entries[best].Minutes {
			best = i
		}
	}
	return best
}

// botsHint returns the line below the button that calls playComputer: title and number of computers.
func botsHint(a *app.Shell) string {
	list := titles.All()
	return a.Phrase(homeWords.botsHint, text.Facts{
		"title": app.BriefTitle(&list[shortest(list)], a.Prefs.Lang), "n": strconv.Itoa(usualRivals),
	})
}

// playComputer starts a game of the shortest title against computers without any set-up. Seats are drawn by lot.
func playComputer(a *app.Shell) {
	entries := titles.All()
	playAtOnce(a, entries, shortest(entries), library.Computer)
}

// playAtOnce starts a game of entries[chosen] without any set-up. The other seats are filled with rivals players of the
// given kind; against computers the seats are drawn by lot, so that the person does not always play first.
func playAtOnce(a *app.Shell, entries []titles.Entry, chosen int, others library.Seat) {
	a.Introduce = a.Newcomer()
	n := newSetup(a, entries, chosen)
	n.addSeat(match.CleanName(a.Prefs.Name))
	n.level = n.usualLevel(match.Easy)
	for i := range usualRivals {
		n.addSeat("")
		n.setKind(i+1, others)
	}
	if others == library.Computer {
		n.order = byLot
	}
	n.start()
}
