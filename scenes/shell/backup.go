package shell

import (
	"strconv"

	"hexrail/game/library"
	"hexrail/game/text"
)

// Oldest returns when the first of the games began, in seconds since 1970.
func Oldest(games []*library.Info) int64 {
	at := games[0].Created
	for _, i := range games {
		at = min(at, i.Created)
	}
	return at
}

// BackUp hands the player one file with all games.
func (a *Shell) BackUp() {
	n := len(a.Shelf.Games())
	title := Words.Backup.Fill(a.Prefs.Lang, text.Facts{"n": strconv.Itoa(n)})
	progress, end := a.work(title)
	a.Shelf.BackUp(progress, func(data []byte, lost int, err error) {
		end()
		if err != nil {
			a.Open(NewNotice(a, a.Say(Words.OpenFailed), a.StorageTrouble(err)))
			return
		}
		a.Host.Download("hexrail-"+a.Host.Now().Format("2006-01-02")+".json", FileType, data)
		said := Words.backedUp.Fill(a.Prefs.Lang, text.Facts{"n": strconv.Itoa(n - lost)})
		if lost > 0 {
			said += "\n" + Words.backupLost.Fill(a.Prefs.Lang, text.Facts{"n": strconv.Itoa(lost)})
		}
		a.Open(NewNotice(a, title, said))
	})
}

// Restore adds the games of a backup.
func (a *Shell) Restore(data []byte) {
	progress, end := a.work(a.Say(Words.Restore))
	a.Shelf.RestoreBackup(data, progress, func(got library.Restored, err error) {
		end()
		said := Words.imported.Fill(a.Prefs.Lang, text.Facts{
			"n": strconv.Itoa(got.Added), "known": strconv.Itoa(got.Known), "lost": strconv.Itoa(got.Lost),
		})
		switch {
		case err == nil:
			a.Shelf.ForgetLost()
			a.Open(NewNotice(a, a.Say(Words.Games), said))
		case got == library.Restored{}:
			a.Open(NewNotice(a, a.Say(Words.OpenFailed), a.FileError(err)))
		default:
			a.Open(NewNotice(a, a.Say(Words.OpenFailed), a.FileError(err)+"\n"+said))
		}
	})
}
