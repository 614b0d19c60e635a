package home

import (
	"strconv"

	"hexrail/game/library"
	"hexrail/game/match"
	"hexrail/game/text"
	"hexrail/rules"
	"hexrail/scenes/app"
	"hexrail/titles"
)

// rivals is how many computers play where nobody has said otherwise.
const rivals = 2

// shortest returns the index of the title that takes the least time.
func shortest(entries []titles.Entry) (best int) {
	for i := range entries {
		if entries[i].Minutes < entries[best].Minutes {
			best = i
		}
	}
	return best
}

// botsHint tells what a game against the computer is that nobody has set up.
func botsHint(a *app.Shell) string {
	list := titles.All()
	return a.Phrase(homeWords.botsHint, text.Facts{
		"title": app.BriefTitle(&list[shortest(list)], a.Prefs.Lang), "n": strconv.Itoa(rivals),
	})
}

// playComputer begins the shortest game against computers, without a question. Where the person sits is left to chance.
func playComputer(a *app.Shell) {
	entries := titles.All()
	playAtOnce(a, entries, shortest(entries), library.Computer)
}

// playAtOnce begins a game of a title without a question: with computers in the other seats, where chance says who sits where, or
// with persons who all play here.
func playAtOnce(a *app.Shell, entries []titles.Entry, chosen int, others library.Seat) {
	n := &newGame{app: a, entries: entries, chosen: chosen, profile: rules.Rulebook, seed: newSeed()}
	n.reset()
	n.addSeat(match.CleanName(a.Prefs.Name))
	for i := range rivals {
		n.addSeat("")
		n.settle(i+1, others)
	}
	if others == library.Computer {
		n.order = byLot
	}
	n.start()
}
