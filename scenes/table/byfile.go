package table

import (
	"errors"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/mail"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/dialogs"
)

// byFile keeps the game on the table in step with its shared file, if it has one.
type byFile struct {
	mail.Folder
	app     *app.Shell
	session func() *library.Session
	read    *dialogs.Reading // the content of the file, while the players have to choose
}

var fileWords = struct{ lost, other, allow, stop, joined, left text.Pair }{
	lost:   text.Pair{"{file} is not in step with the game", "{file} とつながっていません"},
	other:  text.Pair{"{file} has another game", "{file} は別のゲームです"},
	allow:  text.Pair{"Connect again", "つなぎ直す"},
	stop:   text.Pair{"Leave the file", "ファイルを外す"},
	joined: text.Pair{"The game is kept in step with {file}", "{file} と連動しています"},
	left:   text.Pair{"The game is played without the shared file", "共有ファイルとの連動をやめました"},
}

// newByFile returns the shared file of a session, which is followed from now on if the game has one.
func newByFile(a *app.Shell, session func() *library.Session) *byFile {
	f := &byFile{app: a, session: session}
	f.Folder = mail.Folder{Host: a.Host, Shelf: a.Shelf, Session: session}
	if session().Info().File != "" && !session().ViewOnly() {
		f.Start(false)
	}
	return f
}

// facts names the file.
func (f *byFile) facts() text.Facts { return text.Facts{"file": f.session().Info().File} }

// changed writes the file after an own change, or asks again which version goes on.
func (f *byFile) changed() {
	if f.Asks && f.read != nil {
		dialogs.Merge(f.app, f.read, f.session().Info().ID)
		return
	}
	f.Write()
}

// take merges the content of the file into the game and reports whether the event was about it.
func (f *byFile) take(e platform.Event) bool {
	id := f.session().Info().ID
	if e.Kind != platform.SharedFile || e.Name != id {
		return false
	}
	if e.Text != "" {
		f.Err = errors.New(e.Text)
		return true
	}
	if relation := f.Read(e.Data); relation == mail.Equal || relation == mail.Behind {
		return true
	}
	if r, err := dialogs.ReadText(f.app, "", e.Data); err == nil {
		f.read = r
		dialogs.Merge(f.app, r, id)
	}
	return true
}

// revised writes the file after the game was merged, unless a dialog still asks which version goes on.
func (f *byFile) revised() {
	if !dialogs.Parts(f.app.Top()) {
		f.Asks = false
		f.Write()
	}
}

// connect makes a file that the player chooses that of the game.
func (f *byFile) connect() {
	info := f.session().Info()
	name := app.FileName(info.Name)
	f.app.Host.PickShared(name, func(_ []byte, err error) {
		if err != nil {
			return // the player may just have cancelled
		}
		f.app.Host.KeepShared(info.ID, func(err error) {
			if err != nil {
				f.app.Open(app.NewNotice(f.app, f.app.Say(app.Words.OpenFailed), err.Error()))
				return
			}
			library.Post{Shelf: f.app.Shelf}.SetFile(info, name)
			f.Start(true)
			f.app.Tell(f.app.Phrase(fileWords.joined, f.facts()))
		})
	})
}

// leave plays the game without the file.
func (f *byFile) leave() {
	f.Stop()
	f.Err, f.Asks = nil, false
	library.Post{Shelf: f.app.Shelf}.SetFile(f.session().Info(), "")
	f.app.Tell(f.app.Say(fileWords.left))
}

// draw cuts the note off the page that the file is not in step, with buttons to connect it again and to leave it.
func (f *byFile) draw(u *ui.UI, page *ui.Rect) {
	if f.Err == nil || f.session().Info().File == "" {
		return
	}
	r := page.CutTop(barHeight(u))
	u.P.Fill(r, u.Theme.Warn.Soft)
	r = r.Pad(12, 3)
	stop := ui.Button{Icon: icon.Close, Name: f.app.Say(fileWords.stop), Look: ui.Quiet, Small: true}
	if u.Button("file:leave", r.CutRight(u.ButtonWidth(stop)), stop) {
		f.leave()
		u.Again()
	}
	again := ui.Button{Text: f.app.Say(fileWords.allow), Small: true}
	if u.Button("file:again", r.CutRight(u.ButtonWidth(again)), again) {
		f.Start(true)
	}
	r.CutRight(8)
	words := fileWords.lost
	if errors.Is(f.Err, mail.ErrOther) {
		words = fileWords.other
	}
	said := f.app.Phrase(words, f.facts())
	u.Text("file:lost", r, u.P.Fit(said, r.W, u.Body()), u.Body())
}
