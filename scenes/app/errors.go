package app

import (
	"errors"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/save"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/titles"
)

// LoadError returns why a stored game cannot be opened.
func (s *Shell) LoadError(err error) string {
	switch {
	case errors.Is(err, library.ErrNewer), errors.Is(err, titles.ErrVersion):
		return s.Say(Words.newerHint)
	case errors.Is(err, library.ErrDamaged), errors.Is(err, library.ErrGone):
		return s.Say(Words.Damaged)
	case errors.Is(err, platform.ErrSilent), errors.Is(err, platform.ErrNewerStore):
		return s.StorageTrouble(err)
	}
	return text.FileError(s.Prefs.Lang, err)
}

// FileError returns why a file or link cannot be opened.
func (s *Shell) FileError(err error) string {
	if title := unknownTitle(err); title != "" {
		return Words.noSuchTitle.Fill(s.Prefs.Lang, text.Facts{"title": title, "list": titleList(s)})
	}
	switch {
	case errors.Is(err, share.ErrNoLink):
		return s.Say(Words.NoGame)
	case errors.Is(err, share.ErrDamaged):
		return s.Say(Words.DamagedLink)
	case errors.Is(err, share.ErrNewer), errors.Is(err, save.ErrNewer), errors.Is(err, share.ErrTables),
		errors.Is(err, titles.ErrVersion):
		return s.Say(Words.newerLink)
	case errors.Is(err, save.ErrDamaged):
		return s.Say(Words.damagedFile)
	case errors.Is(err, match.ErrTitle):
		return s.Say(Words.noTitle)
	case errors.Is(err, match.ErrOption), errors.Is(err, match.ErrPlayers):
		return s.Say(Words.noOption)
	}
	return text.FileError(s.Prefs.Lang, err)
}

// unknownTitle returns the title of a game that this version does not have, or "". The name comes from the file, so it
// is cleaned.
func unknownTitle(err error) string {
	var file *match.UnknownTitle
	var rec *record.UnknownTitle
	switch {
	case errors.As(err, &file):
		return match.CleanName(file.Key)
	case errors.As(err, &rec):
		return match.CleanName(rec.Title)
	}
	return ""
}

// titleList returns the names of all titles.
func titleList(a *Shell) string {
	var names []string
	for _, e := range titles.All() {
		names = append(names, TitleText(&e, "title", a.Prefs.Lang))
	}
	return text.List(a.Prefs.Lang, names...)
}

// StorageTrouble returns why the storage fails.
func (s *Shell) StorageTrouble(err error) string {
	switch {
	case errors.Is(err, platform.ErrFull):
		return s.Say(Words.StorageFull)
	case errors.Is(err, platform.ErrSilent):
		return s.Say(Words.silent)
	case errors.Is(err, platform.ErrNewerStore):
		return s.Say(Words.newerStore)
	case s.Shelf.Unread() > 0:
		return s.Say(Words.UnreadHint)
	}
	return s.Say(Words.storageFails)
}
