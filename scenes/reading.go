package scenes

import (
	"errors"
	"strings"

	"hexrail/game/library"
	"hexrail/game/match"
	"hexrail/game/save"
	"hexrail/game/share"
	"hexrail/game/text"
	"hexrail/rules/notation"
	"hexrail/rules/record"
	"hexrail/titles"
)

// reading is a game that was read from a file, a link or a sample, as far as it could be followed.
type reading struct {
	id      uint64 // tells copies of one game from others; zero for a record
	game    *match.Match
	name    string    // what the game is called
	source  text.Pair // where it comes from
	notes   []string  // liberties that were taken in reading it
	stopped string    // why it ends before its end; empty if it does not
	link    bool      // it was sent by somebody who plays too
	moment  bool      // it was sent to show a moment of a game, not to be played on
}

// readText reads a game from a link or from the content of a file.
func (a *App) readText(name string, data []byte) (*reading, error) {
	s := strings.TrimSpace(strings.TrimPrefix(string(data), "\uFEFF"))
	switch {
	case save.Is(data):
		return a.readSave(data)
	case strings.HasPrefix(s, "{"):
		return a.readRecord(name, data)
	}
	return a.readLink(s)
}

// readLink reads a game from a link.
func (a *App) readLink(s string) (*reading, error) {
	if fields := strings.Fields(s); len(fields) > 1 { // a message with a link in it
		for _, f := range fields {
			if strings.Contains(f, "#"+share.Key) || strings.Contains(f, "#"+share.MomentKey) {
				s = f
			}
		}
	}
	g, err := share.Decode(s)
	if err != nil {
		return nil, err
	}
	r, err := a.follow(g, g.Name, nil)
	if err == nil {
		r.source, r.moment = openWords.fromLink, share.IsMoment(s)
		r.link = !r.moment
	}
	return r, err
}

// readSave reads a game from a file of the program.
func (a *App) readSave(data []byte) (*reading, error) {
	f, err := save.Decode(data)
	if err != nil {
		return nil, err
	}
	r, err := a.follow(f.Game, f.Name, f.Position)
	if err == nil {
		r.source = openWords.fromFile
	}
	return r, err
}

// readRecord reads a game from a record of 18xx.games.
func (a *App) readRecord(name string, data []byte) (*reading, error) {
	in, err := record.Read(data, titles.Recorded)
	if err != nil {
		return nil, err
	}
	m, stop, err := match.FromRecord(in)
	if err != nil {
		return nil, err
	}
	r := &reading{game: m, name: strings.TrimSuffix(name, ".json"), source: openWords.fromRecord}
	if r.name == "" {
		r.name = in.Game.Title + " " + in.Game.ID
	}
	say := text.Speaker{Lang: a.prefs.lang, Title: m.Title(), Names: m.Players()}
	for _, n := range in.Notes {
		r.notes = append(r.notes, say.Note(n))
	}
	if stop != nil {
		r.stopped = say.Stopped(m.View(), stop, m.Len()+1, len(in.Game.Actions))
	}
	return r, nil
}

// follow replays a game. Where its position was written down, what corrected rules have changed in it is told.
func (a *App) follow(g match.Game, name string, recorded []notation.Pair) (*reading, error) {
	m, stop, err := match.Open(g)
	if err != nil {
		return nil, err
	}
	r := &reading{id: g.ID, game: m, name: name}
	if r.name == "" {
		r.name = usualName(g.Title.Key, a.prefs.lang, a.host.Now())
	}
	if note := a.earlier(m); note != "" {
		r.notes = append(r.notes, note)
	}
	if stop != nil {
		r.stopped = a.stopped(m, stop)
	} else if drift := a.drift(g, recorded, m); drift != "" {
		r.notes = append(r.notes, drift)
	}
	return r, nil
}

// drift returns how corrected rules have changed a game that was followed to its end, or nothing.
func (a *App) drift(g match.Game, recorded []notation.Pair, m *match.Match) string {
	say := text.Speaker{Lang: a.prefs.lang, Title: m.Title(), Names: m.Players()}
	if len(recorded) > 0 {
		if was, is := match.Differences(recorded, m.ViewAt(m.Now())); len(was) > 0 {
			return say.Drift(was, is)
		}
	}
	if g.Drifted(m) {
		return say.Drift(nil, nil)
	}
	return ""
}

// stopped returns why a game could be followed only so far.
func (a *App) stopped(m *match.Match, stop *match.Stop) string {
	say := text.Speaker{Lang: a.prefs.lang, Title: m.Title(), Names: m.Players()}
	return say.Stopped(m.View(), &record.Stop{Refusal: stop.Refusal, Err: stop.Err}, stop.At+1, max(stop.Of, stop.At+1))
}

// openFile shows the game in a file, or tells why it cannot.
func (a *App) openFile(name string, data []byte) {
	if library.IsBackup(data) {
		a.restore(data)
		return
	}
	a.showGame(a.readText(name, data))
}

// showGame shows a game that was read, or tells why it could not be.
func (a *App) showGame(r *reading, err error) {
	if err != nil {
		a.open(newNotice(a, a.say(words.openFailed), a.fileError(err)))
		return
	}
	a.open(newPreview(a, r))
}

// fileError returns the sentence for what is wrong with a file or link.
func (a *App) fileError(err error) string {
	w := &openWords
	if title := unknownTitle(err); title != "" {
		return w.noSuchTitle.Fill(a.prefs.lang, text.Facts{"title": title, "list": a.titleList()})
	}
	switch {
	case errors.Is(err, share.ErrNoLink):
		return a.say(w.noGame)
	case errors.Is(err, share.ErrDamaged):
		return a.say(w.damagedLink)
	case errors.Is(err, share.ErrNewer), errors.Is(err, save.ErrNewer), errors.Is(err, share.ErrTables),
		errors.Is(err, titles.ErrVersion):
		return a.say(w.newerLink)
	case errors.Is(err, save.ErrDamaged):
		return a.say(w.damagedFile)
	case errors.Is(err, match.ErrTitle):
		return a.say(w.noTitle)
	case errors.Is(err, match.ErrOption), errors.Is(err, match.ErrPlayers):
		return a.say(w.noOption)
	}
	return text.FileError(a.prefs.lang, err)
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
func (a *App) titleList() string {
	var names []string
	for _, e := range titles.All() {
		names = append(names, titleText(&e, "title", a.prefs.lang))
	}
	say := text.Speaker{Lang: a.prefs.lang}
	return say.List(names)
}

// openText shows the game in a text that was pasted.
func (a *App) openText(s string) {
	if strings.TrimSpace(s) != "" {
		a.openFile("", []byte(s))
	}
}
