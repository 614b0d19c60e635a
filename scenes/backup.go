package scenes

import (
	"strconv"

	"hexrail/game/library"
	"hexrail/game/text"
)

// oldest returns when the first of the games began, in seconds since 1970.
func oldest(games []*library.Info) int64 {
	at := games[0].Created
	for _, i := range games {
		at = min(at, i.Created)
	}
	return at
}

// backUp hands the player one file with all games.
func (a *App) backUp() {
	n := len(a.shelf.Games())
	a.shelf.ExportAll(func(data []byte, lost int, err error) {
		w := &homeWords
		if err != nil {
			a.open(newNotice(a, a.say(words.openFailed), err.Error()))
			return
		}
		a.host.Download("hexrail-"+a.host.Now().Format("2006-01-02")+".json", fileType, data)
		said := w.backedUp.Fill(a.prefs.lang, text.Facts{"n": strconv.Itoa(n - lost)})
		if lost > 0 {
			said += "\n" + w.backupLost.Fill(a.prefs.lang, text.Facts{"n": strconv.Itoa(lost)})
		}
		a.open(newNotice(a, w.backup.Fill(a.prefs.lang, text.Facts{"n": strconv.Itoa(n)}), said))
	})
}

// restore adds the games of a file with many games.
func (a *App) restore(data []byte) {
	added, known, lost, err := a.shelf.Import(data)
	a.restored(added, known, lost, err)
}

// restored tells what became of the games of a file.
func (a *App) restored(added, known, lost int, err error) {
	if err != nil {
		a.open(newNotice(a, a.say(words.openFailed), text.FileError(a.prefs.lang, err)))
		return
	}
	a.shelf.ForgetLost()
	a.open(newNotice(a, a.say(homeWords.games), homeWords.imported.Fill(a.prefs.lang, text.Facts{
		"n": strconv.Itoa(added), "known": strconv.Itoa(known), "lost": strconv.Itoa(lost),
	})))
}
