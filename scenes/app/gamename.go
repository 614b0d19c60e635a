package app

import (
	"cmp"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/titles"
)

// UsualName returns the default name of a game: the title, abbreviated if it has a brief name, and the day on which the
// game was created on this device.
func UsualName(title string, l text.Lang, begun time.Time) string {
	i := library.Info{Title: title}
	facts := text.Facts{"title": i.TitleName(l), "day": begun.Format("01-02")}
	if e, ok := titles.Find(title); ok {
		facts["title"] = cmp.Or(TitleText(&e, "title.brief", l), facts["title"])
	}
	name := Words.table.Fill(l, facts)
	if utf8.RuneCountInString(name) > match.MaxName { // the number of the title is enough, but the day must be complete
		facts["title"] = ShortTitle(facts["title"])
		name = Words.table.Fill(l, facts)
	}
	return name
}

// ShortTitle returns the number that a title begins with.
func ShortTitle(name string) string {
	name, _, _ = strings.Cut(name, " ")
	return name
}

// BriefTitle returns the title for tight spaces: its number or, if its box holds several games, a name that
// distinguishes them.
func BriefTitle(e *titles.Entry, l text.Lang) string {
	if brief := TitleText(e, "title.brief", l); brief != "" {
		return brief
	}
	name := TitleText(e, "title", l)
	if TitleText(e, "title.set", l) != "" {
		return name
	}
	return ShortTitle(name)
}

// OwnName returns the name that a player gave to a game of a title, or "" if it has the default name of either
// language.
func OwnName(title string, i *library.Info) string {
	for l := range text.Langs {
		if i.Name == UsualName(title, l, time.Unix(i.Created, 0)) {
			return ""
		}
	}
	return i.Name
}

// PlainName returns the name of a game without the title that default names and those of samples begin with, for use
// next to the title.
func PlainName(title, name string) string {
	rest, titled := strings.CutPrefix(name, title)
	if plain := strings.TrimLeft(rest, " ,:："); titled && plain != "" && plain != rest {
		return plain
	}
	return name
}
