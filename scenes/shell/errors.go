package shell

import (
	"errors"

	"hexrail/game/library"
	"hexrail/game/match"
	"hexrail/game/platform"
	"hexrail/game/save"
	"hexrail/game/share"
	"hexrail/game/text"
	"hexrail/rules/record"
	"hexrail/titles"
)

// LoadError returns why a stored game cannot be opened.
func (a *Shell) LoadError(err error) string {
	switch {
	case errors.Is(err, library.ErrNewer), errors.Is(err, titles.ErrVersion):
		return a.Say(Words.newerHint)
	case errors.Is(err, library.ErrDamaged), errors.Is(err, library.ErrGone):
		return a.Say(Words.Damaged)
	case errors.Is(err, platform.ErrSilent), errors.Is(err, platform.ErrNewerStore):
		return a.StorageTrouble(err)
	}
	return text.FileError(a.Prefs.Lang, err)
}

// FileError returns the sentence for what is wrong with a file or link.
func (a *Shell) FileError(err error) string {
	if title := unknownTitle(err); title != "" {
		return Words.noSuchTitle.Fill(a.Prefs.Lang, text.Facts{"title": title, "list": titleList(a)})
	}
	switch {
	case errors.Is(err, share.ErrNoLink):
		return a.Say(Words.NoGame)
	case errors.Is(err, share.ErrDamaged):
		return a.Say(Words.DamagedLink)
	case errors.Is(err, share.ErrNewer), errors.Is(err, save.ErrNewer), errors.Is(err, share.ErrTables),
		errors.Is(err, titles.ErrVersion):
		return a.Say(Words.newerLink)
	case errors.Is(err, save.ErrDamaged):
		return a.Say(Words.damagedFile)
	case errors.Is(err, match.ErrTitle):
		return a.Say(Words.noTitle)
	case errors.Is(err, match.ErrOption), errors.Is(err, match.ErrPlayers):
		return a.Say(Words.noOption)
	}
	return text.FileError(a.Prefs.Lang, err)
}

// unknownTitle returns the title of a game that cannot be played here, or nothing. Files may call it anything.
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

// titleList names the titles that can be played.
func titleList(a *Shell) string {
	var names []string
	for _, e := range titles.All() {
		names = append(names, TitleText(&e, "title", a.Prefs.Lang))
	}
	say := text.Speaker{Lang: a.Prefs.Lang}
	return say.List(names)
}

// StorageTrouble returns what is wrong with the storage.
func (a *Shell) StorageTrouble(err error) string {
	switch {
	case errors.Is(err, platform.ErrFull):
		return a.Say(Words.StorageFull)
	case errors.Is(err, platform.ErrSilent):
		return a.Say(Words.silent)
	case errors.Is(err, platform.ErrNewerStore):
		return a.Say(Words.newerStore)
	case a.Shelf.Unread() > 0:
		return a.Say(Words.UnreadHint)
	}
	return a.Say(Words.storageFails)
}
