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
	n, w := len(a.shelf.Games()), &homeWords
	title := w.backup.Fill(a.prefs.lang, text.Facts{"n": strconv.Itoa(n)})
	progress, end := a.work(title)
	a.shelf.BackUp(progress, func(data []byte, lost int, err error) {
		end()
		if err != nil {
			a.open(newNotice(a, a.say(words.openFailed), a.storageTrouble(err)))
			return
		}
		a.host.Download("hexrail-"+a.host.Now().Format("2006-01-02")+".json", fileType, data)
		said := w.backedUp.Fill(a.prefs.lang, text.Facts{"n": strconv.Itoa(n - lost)})
		if lost > 0 {
			said += "\n" + w.backupLost.Fill(a.prefs.lang, text.Facts{"n": strconv.Itoa(lost)})
		}
		a.open(newNotice(a, title, said))
	})
}

// restore adds the games of a backup.
func (a *App) restore(data []byte) {
	w := &homeWords
	progress, end := a.work(a.say(storageWords.restore))
	a.shelf.RestoreBackup(data, progress, func(got library.Restored, err error) {
		end()
		said := w.imported.Fill(a.prefs.lang, text.Facts{
			"n": strconv.Itoa(got.Added), "known": strconv.Itoa(got.Known), "lost": strconv.Itoa(got.Lost),
		})
		switch {
		case err == nil:
			a.shelf.ForgetLost()
			a.open(newNotice(a, a.say(w.games), said))
		case got == library.Restored{}:
			a.open(newNotice(a, a.say(words.openFailed), a.fileError(err)))
		default:
			a.open(newNotice(a, a.say(words.openFailed), a.fileError(err)+"\n"+said))
		}
	})
}
