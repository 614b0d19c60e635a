package table

import (
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/app"
)

// storageFault is the dialog for a game that cannot be stored. It offers the game as a file.
type storageFault struct {
	app.Dialog
	app  *app.Shell
	game *playing
	err  error
}

func newStorageFault(a *app.Shell, p *playing, err error) *storageFault {
	return &storageFault{app: a, game: p, err: err}
}

// Draw draws the reason and a button that saves the game as a file and closes the dialog. Closing it otherwise leaves
// the game open and not stored.
func (f *storageFault) Draw(u *ui.UI, _ ui.Rect) {
	a := f.app
	d := ui.Dialog{Title: a.Say(app.Words.NotSaved), Width: 480, Height: 240}
	a.DrawDialog(u, f, "fault", d, func(r ui.Rect) {
		foot := r.CutBottom(theme.Size.ActionButton)
		u.Paragraph("fault:text", r, a.StorageTrouble(f.err), u.Body())
		save := ui.Button{Text: a.Say(app.Words.FileOffer), Icon: icon.Download, Look: ui.Primary}
		if u.Button("fault:file", foot.CutRight(u.ButtonWidth(save)), save) {
			f.game.saveFile()
			a.Close(f)
		}
	})
}
