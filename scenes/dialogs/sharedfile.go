package dialogs

import (
	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/scenes/app"
)

// openShared opens the game of a shared file that the player chooses, and plays it by the file.
func openShared(a *app.Shell) {
	a.Host.PickShared("", func(data []byte, err error) {
		if err != nil {
			return // the player may just have cancelled
		}
		r, err := ReadText(a, "", data)
		if err == nil {
			r.shared, r.Link = true, true
		}
		ShowGame(a, r, err)
	})
}

// join makes the file chosen last that of the game of a session. The table follows it once it shows the game anew.
func (r *Reading) join(a *app.Shell, s *library.Session) {
	library.Post{Shelf: a.Shelf}.SetFile(s.Info(), app.FileName(s.Info().Name))
	a.Host.KeepShared(s.Info().ID, func(error) { a.Follow(s.Info().ID) })
}
