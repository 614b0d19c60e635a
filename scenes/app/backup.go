package app

import (
	"strconv"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/text"
)

// Oldest returns the time at which the first of the games was created, in seconds since 1970. games must not be empty.
func Oldest(games []*library.Info) int64 {
	at := games[0].Created
	for _, i := range games {
		at = min(at, i.Created)
	}
	return at
}

// BackUp packs all games into one file with a progress dialog, downloads it, and reports the numbers of games packed
// and lost.
func (s *Shell) BackUp() {
	n := len(s.Shelf.Games())
	title := Words.Backup.Fill(s.Prefs.Lang, text.Facts{"n": strconv.Itoa(n)})
	progress, end := s.showProgress(title)
	s.Shelf.Files().BackUp(progress, func(data []byte, lost int) {
		end()
		s.Host.Download("hexrail-"+s.Host.Now().Format("2006-01-02")+".json", FileType, data)
		said := Words.backedUp.Fill(s.Prefs.Lang, text.Facts{"n": strconv.Itoa(n - lost)})
		if lost > 0 {
			said += "\n" + Words.backupLost.Fill(s.Prefs.Lang, text.Facts{"n": strconv.Itoa(lost)})
		}
		s.Open(NewNotice(s, title, said))
	})
}

// Restore adds the games of a backup to the stored ones with a progress dialog, and reports the numbers of games added,
// known and lost.
func (s *Shell) Restore(data []byte) {
	progress, end := s.showProgress(s.Say(Words.Restore))
	s.Shelf.Files().RestoreBackup(data, progress, func(got library.Restored, err error) {
		end()
		said := Words.imported.Fill(s.Prefs.Lang, text.Facts{
			"n": strconv.Itoa(got.Added), "known": strconv.Itoa(got.Known), "lost": strconv.Itoa(got.Lost),
		})
		switch {
		case err == nil:
			s.Shelf.ForgetLost()
			s.Open(NewNotice(s, s.Say(Words.Games), said))
		case got == library.Restored{}:
			s.Open(NewNotice(s, s.Say(Words.OpenFailed), s.FileError(err)))
		default:
			s.Open(NewNotice(s, s.Say(Words.OpenFailed), s.FileError(err)+"\n"+said))
		}
	})
}
