package app

import (
	"cmp"
	"strings"
	"time"
	"unicode/utf8"

	"hexrail/game/library"
	"hexrail/game/match"
	"hexrail/game/text"
	"hexrail/titles"
)

// UsualName returns what a game is called to which nobody gave a name: its title, in brief where it has a brief name, and the day on which
// it began here.
func UsualName(title string, l text.Lang, begun time.Time) string {
	i := library.Info{Title: title}
	facts := text.Facts{"title": i.TitleName(l), "day": begun.Format("01-02")}
	if e, ok := titles.Find(title); ok {
		facts["title"] = cmp.Or(TitleText(&e, "title.brief", l), facts["title"])
	}
	name := Words.table.Fill(l, facts)
	if utf8.RuneCountInString(name) > match.MaxName { // the number of the title will do, but the day must be whole
		facts["title"] = ShortTitle(facts["title"])
		name = Words.table.Fill(l, facts)
	}
	return name
}

// ShortTitle returns the number of a title.
func ShortTitle(name string) string {
	name, _, _ = strings.Cut(name, " ")
	return name
}

// BriefTitle returns what a title is called where there is little room: its number, or where the box holds several games what tells
// it from the others.
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

// OwnName returns the name that somebody gave a game, or "" if it has the usual one.
func OwnName(title string, i *library.Info) string {
	for l := range text.Langs {
		if i.Name == UsualName(title, l, time.Unix(i.Created, 0)) {
			return ""
		}
	}
	return i.Name
}

// PlainName returns the name of a game beside its title, without the title that usual names begin with.
func PlainName(title, name string) string {
	if s := strings.TrimLeft(strings.TrimPrefix(name, title), " ,"); s != "" {
		return s
	}
	return name
}
