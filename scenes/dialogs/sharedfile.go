package dialogs

import (
	"errors"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/scenes/app"
)

// openShared opens the game of a shared file that the player chooses, and plays it by the file.
func openShared(a *app.Shell) {
	a.Host.PickShared("", func(name string, data []byte, err error) {
		if err != nil {
			a.Open(app.NewNotice(a, a.Say(app.Words.OpenFailed), SharedFault(a, name, err)))
			return
		}
		r, err := ReadText(a, "", data)
		if err == nil {
			r.shared, r.Link = name, true
		}
		ShowGame(a, r, err)
	})
}

// join makes the file chosen last that of the game of a session. The table follows it once it shows the game anew.
func (r *Reading) join(a *app.Shell, s *library.Session) {
	library.Post{Shelf: a.Shelf}.SetFile(s.Info(), r.shared)
	a.Host.KeepShared(s.Info().ID, func(error) { a.Follow(s.Info().ID) })
}

// SharedFault returns why a shared file is not in step with its game.
func SharedFault(a *app.Shell, name string, err error) string {
	w := &sharedWords
	said := w.lost
	switch {
	case errors.Is(err, platform.ErrNoFile):
		said = w.missing
	case errors.Is(err, platform.ErrForbidden):
		said = w.forbidden
	}
	if name == "" {
		name = a.Say(w.file)
	}
	return a.Phrase(said, text.Facts{"file": name})
}

// InStep says that a game is kept in step with a file.
func InStep(a *app.Shell, file string) string {
	return a.Phrase(sharedWords.inStep, text.Facts{"file": file})
}

// LeaveFile names the button that ends that.
func LeaveFile(a *app.Shell) string { return a.Say(sharedWords.leave) }

// sharedWords are the texts about shared files.
var sharedWords = struct{ lost, missing, forbidden, file, inStep, leave text.Pair }{
	inStep:    text.Pair{"The game is kept in step with {file}", "{file} と連動しています"},
	leave:     text.Pair{"Leave the file", "ファイルを外す"},
	lost:      text.Pair{"{file} is not in step with the game", "{file} とつながっていません"},
	missing:   text.Pair{"{file} is not found", "{file} が見つかりません"},
	forbidden: text.Pair{"The browser has to be allowed to use {file} again", "{file} を使う許可がもう一度必要です"},
	file:      text.Pair{"The file", "ファイル"},
}
