// Package byfile keeps the game on the table in step with a file that several players share, and says when it is not.
//
// A File, made by New, is the mail.Folder of the game with its dialogs. The table calls Changed after an own action,
// Revised after a merge, and TakeEvent for the content that arrives. Begin, Connect and Leave choose the file and give
// it up. Draw draws a note, only while something is wrong with the file.
//
// Package mail reads, compares and writes the copies, and package dialogs asks which of two goes on. This package only
// connects the two. A game is played on without its file, whatever fails. Lengths are in dp.
package byfile

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
	"github.com/hexrail/hexrail/scenes/widgets"
)

// File is the shared file of the game on the table, if it has one.
type File struct {
	mail.Folder
	app     *app.Shell
	session func() *library.Session
	read    *dialogs.Reading // the content of the file, while the players have to choose
}

var words = struct{ other, refused, allow, choose, left text.Pair }{
	other:   text.Pair{"{file} has another game", "{file} は別のゲームです"},
	refused: text.Pair{"{file} has a move that is refused here", "{file} にここではできない手があります"},
	allow:   text.Pair{"Connect again", "つなぎ直す"},
	choose:  text.Pair{"Choose the file", "ファイルを選ぶ"},
	left:    text.Pair{"The game is played without the shared file", "共有ファイルとの連動をやめました"},
}

// New returns the shared file of a session, which is followed from now on if the game has one.
func New(a *app.Shell, session func() *library.Session) *File {
	f := &File{app: a, session: session}
	f.Folder = mail.Folder{Host: a.Host, Shelf: a.Shelf, Session: session}
	if session().Info().File != "" && !session().ViewOnly() {
		f.Start()
	}
	return f
}

// facts names the file.
func (f *File) facts() text.Facts { return text.Facts{"file": f.session().Info().File} }

// Changed writes the file after an own change, or asks again which version goes on.
func (f *File) Changed() {
	if f.Asks && f.read != nil {
		dialogs.Merge(f.app, f.read, f.session().Info().ID)
		return
	}
	f.Write()
}

// TakeEvent merges the content of the file into the game and reports whether the event was about it.
func (f *File) TakeEvent(e platform.Event) bool {
	id := f.session().Info().ID
	if e.Kind != platform.SharedFile || e.Name != id {
		return false
	}
	if e.Text != "" {
		f.Err = platform.FolderError(e.Text)
		return true
	}
	relation := f.Read(e.Data)
	if relation == mail.Equal || relation == mail.Behind {
		return true
	}
	r, err := dialogs.ReadText(f.app, "", e.Data)
	switch {
	case err != nil:
		f.Reject()
	case r.Stopped() || f.session().Stop() != nil:
		f.Reject()
		f.app.Open(dialogs.NewPreview(f.app, r))
	case relation == mail.Revised:
		dialogs.FollowFile(f.app, r, id)
	default:
		f.read = r
		dialogs.Merge(f.app, r, id)
	}
	return true
}

// Revised writes the file after the game was merged, unless a dialog still asks which version goes on.
func (f *File) Revised() {
	if !dialogs.Parts(f.app.Top()) {
		f.Asks = false
		f.Write()
	}
}

// Begin makes a new file that the player chooses that of the game.
func (f *File) Begin() { f.pickFile(app.FileName(f.session().Info().Name)) }

// Connect makes an existing file that of the game, unless it contains another one.
func (f *File) Connect() { f.pickFile("") }

// pickFile makes a file that the player chooses that of the game, a new one if it has a name.
func (f *File) pickFile(name string) {
	f.app.Host.PickShared(name, func(name string, data []byte, err error) {
		switch {
		case err != nil:
			f.showRefusal(dialogs.SharedFault(f.app, name, err))
		case !f.Fits(data):
			f.showRefusal(f.app.Phrase(words.other, text.Facts{"file": name}))
		default:
			f.join(name)
		}
	})
}

// showRefusal says why a file does not become that of the game.
func (f *File) showRefusal(why string) {
	f.app.Open(app.NewNotice(f.app, f.app.Say(app.Words.OpenFailed), why))
}

// join makes the file chosen last that of the game.
func (f *File) join(name string) {
	info := f.session().Info()
	f.app.Host.KeepShared(info.ID, func(err error) {
		if err != nil {
			f.showRefusal(dialogs.SharedFault(f.app, name, err))
			return
		}
		library.Post{Shelf: f.app.Shelf}.SetFile(info, name)
		f.StartAsking()
		f.app.Tell(dialogs.InStep(f.app, name))
	})
}

// Leave plays the game without the file.
func (f *File) Leave() {
	f.Stop()
	f.Err, f.Asks = nil, false
	library.Post{Shelf: f.app.Shelf}.SetFile(f.session().Info(), "")
	f.app.Tell(f.app.Say(words.left))
}

// The space in dp above and below the content of the note together, and at each side of it and beside its buttons.
const (
	noteMargin = 6
	noteSide   = 12
)

// Draw draws the note that the file is not in step, with buttons to connect it again and to leave it, and cuts it off
// the top of page. On a narrow page the buttons are below the sentence. It draws nothing while the file is in step.
func (f *File) Draw(u *ui.UI, page *ui.Rect) {
	if f.Err == nil || f.session().Info().File == "" {
		return
	}
	stop := ui.Button{Icon: icon.Close, Name: dialogs.LeaveFile(f.app), Look: ui.Quiet, Small: true}
	again, act := ui.Button{Text: f.app.Say(words.allow), Small: true}, func() { f.StartAsking() }
	if errors.Is(f.Err, platform.ErrNoFile) { // it may have been moved
		again.Text, act = f.app.Say(words.choose), f.Connect
	}
	said, stopWidth, againWidth := f.fault(), u.ButtonWidth(stop), u.ButtonWidth(again)
	room := page.W - 2*noteSide - stopWidth - againWidth - noteSide
	height, above := widgets.SmallHeight(u), float32(0)
	if u.P.Width(said, u.Body()) > room {
		above = u.P.Height(said, page.W-2*noteSide, u.Body())
	}
	r := page.CutTop(height + above + noteMargin)
	u.P.Fill(r, u.Theme.Warn.Soft)
	r = r.Pad(noteSide, noteMargin/2)
	line := r.CutTop(above)
	if u.Button("file:leave", r.CutRight(stopWidth), stop) {
		f.Leave()
	}
	if u.Button("file:again", r.CutRight(againWidth), again) {
		act()
	}
	if above == 0 {
		r.CutRight(noteSide)
		line = r.Middle(r.W, u.P.Height(said, r.W, u.Body()))
	}
	u.Paragraph("file:lost", line, said, u.Body())
}

// fault returns why the file is not in step.
func (f *File) fault() string {
	switch {
	case errors.Is(f.Err, mail.ErrOther):
		return f.app.Phrase(words.other, f.facts())
	case errors.Is(f.Err, mail.ErrRefused):
		return f.app.Phrase(words.refused, f.facts())
	}
	return dialogs.SharedFault(f.app, f.session().Info().File, f.Err)
}
