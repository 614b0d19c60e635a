package scenes

import (
	"strings"
	"time"
	"unicode/utf8"

	"hexrail/game/library"
	"hexrail/game/match"
	"hexrail/game/text"
)

// usualName returns what a game is called to which nobody gave a name: its title and the day on which it began here.
func usualName(title string, l text.Lang, begun time.Time) string {
	i := library.Info{Title: title}
	facts := text.Facts{"title": i.TitleName(l), "day": begun.Format("01-02")}
	name := newWords.table.Fill(l, facts)
	if utf8.RuneCountInString(name) > match.MaxName { // the number of the title will do, but the day must be whole
		facts["title"], _, _ = strings.Cut(facts["title"], " ")
		name = newWords.table.Fill(l, facts)
	}
	return name
}

// ownName returns the name that somebody gave a game, or "" if it has the usual one.
func ownName(title string, i *library.Info) string {
	for l := range text.Langs {
		if i.Name == usualName(title, l, time.Unix(i.Created, 0)) {
			return ""
		}
	}
	return i.Name
}
