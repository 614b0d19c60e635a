package scenes

import (
	"strings"

	"hexrail/game/match"
	"hexrail/game/text"
	"hexrail/rules/record"
	"hexrail/titles"
)

// reading is a game that was read from a file or text, as far as it could be followed.
type reading struct {
	game    *match.Match
	name    string   // what the game is called
	notes   []string // liberties that were taken in reading it
	stopped string   // why it ends before its end; empty if it does not
}

// read reads a game from the content of a file.
func (a *App) read(name string, data []byte) (*reading, error) {
	in, err := record.Read(data, titles.Recorded)
	if err != nil {
		return nil, err
	}
	m, stop, err := match.FromRecord(in)
	if err != nil {
		return nil, err
	}
	r := &reading{game: m, name: strings.TrimSuffix(name, ".json")}
	say := text.Speaker{Lang: a.prefs.lang, Title: m.Title(), Names: m.Players()}
	for _, n := range in.Notes {
		r.notes = append(r.notes, say.Note(n))
	}
	if stop != nil {
		r.stopped = say.Stopped(m.View(), stop, m.Len()+1, len(in.Game.Actions))
	}
	return r, nil
}

// openFile shows the game in a file, or tells why it cannot.
func (a *App) openFile(name string, data []byte) {
	r, err := a.read(name, data)
	if err != nil {
		a.open(newNotice(a, a.say(words.openFailed), text.FileError(a.prefs.lang, err)))
		return
	}
	a.opened(r)
}

// openText shows the game in a text that was pasted.
func (a *App) openText(s string) {
	if strings.TrimSpace(s) != "" {
		a.openFile("", []byte(s))
	}
}

// opened shows a game that was read.
func (a *App) opened(r *reading) {
	a.show(newTable(a, r.game, hooks{Name: r.name}))
	if r.stopped != "" {
		a.open(newNotice(a, a.say(words.partly), r.stopped))
	}
}
