package scenes

import (
	"strings"

	"hexrail/game/platform"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/theme"
)

// storageFault is a dialog that tells that a game is not stored, and offers a file.
type storageFault struct {
	app  *App
	game *playing
	err  error
}

func newStorageFault(a *App, p *playing, err error) *storageFault { return &storageFault{a, p, err} }

func (f *storageFault) overlay() {}

// Update wants nothing.
func (f *storageFault) Update(platform.Event) bool { return false }

// Draw draws the dialog.
func (f *storageFault) Draw(u *ui.UI, _ ui.Rect) {
	a := f.app
	d := ui.Dialog{Title: a.say(homeWords.notSaved), CloseName: a.say(words.close), Width: 480, Height: 240}
	closed := u.Dialog("fault", d, func(r ui.Rect) {
		foot := r.CutBottom(theme.Size.ActionButton)
		u.Paragraph("fault:text", r, a.storageTrouble(f.err), u.Body())
		save := ui.Button{Text: a.say(homeWords.fileOffer), Icon: icon.Download, Look: ui.Primary}
		if u.Button("fault:file", foot.CutRight(u.ButtonWidth(save)), save) {
			f.game.saveFile()
			a.close(f)
			u.Again()
		}
	})
	if closed {
		a.close(f)
	}
}

// fileType is the type of saved games.
const fileType = "application/json"

// saveSuffix ends the names of saved games.
const saveSuffix = ".hexrail.json"

// fileName returns the name of the file of a game.
func fileName(game string) string {
	name := strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>|`, r) || r < ' ' {
			return '-'
		}
		return r
	}, game)
	if name == "" {
		name = "game"
	}
	return name + saveSuffix
}
