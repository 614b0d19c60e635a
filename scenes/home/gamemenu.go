package home

import (
	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/mygames"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// gameMenu is the menu of a stored game.
type gameMenu struct {
	app.Dialog
	app    *app.Shell
	id     string
	anchor ui.Rect // rectangle of the button that opened it
}

// Draw draws the menu, or closes it if the game is gone.
func (g *gameMenu) Draw(u *ui.UI, _ ui.Rect) {
	a := g.app
	i := a.Shelf.Find(g.id)
	if i == nil {
		a.Close(g)
		return
	}
	lines := gameLines(a, u, i)
	chosen, closed := u.Menu("gamemenu", i.Name, g.anchor, widgets.Items(lines))
	if closed {
		a.Close(g)
	}
	if chosen >= 0 {
		lines[chosen].Do()
	}
}

// gameLines returns the menu of a stored game. A game that cannot be read can only be exported and deleted.
func gameLines(a *app.Shell, u *ui.UI, i *library.Info) []widgets.MenuLine {
	w := &homeWords
	line := func(id string, words text.Pair, sign icon.Name, do func()) widgets.MenuLine {
		return widgets.NewMenuLine("game:"+id, a.Say(words), sign, do)
	}
	remove := line("delete", w.remove, icon.Trash, func() { remove(a, u, i) })
	if i.Damaged || i.Newer() {
		raw := func() { exportRaws(a, app.FileName(i.Name), []string{i.ID}) }
		return []widgets.MenuLine{line("raw", app.Words.FileOffer, icon.Download, raw), remove}
	}
	archive := w.archive
	if i.Archived {
		archive = w.unarchive
	}
	return []widgets.MenuLine{
		line("rename", app.Words.Rename, icon.Flag, func() {
			a.Open(app.NewRename(a, i.Name, func(name string) { a.Shelf.Rename(i, name) }))
		}),
		line("note", w.noteAndResult, icon.Chart, func() { a.Open(mygames.NewCard(a, i)) }),
		line("share", app.Words.Share, icon.Share, func() { dialogs.ShareStored(a, i) }),
		line("duplicate", w.duplicate, icon.Copy, func() {
			a.Shelf.Duplicate(i, a.Phrase(w.copyName, text.Facts{"name": i.Name}), func(err error) {
				if err != nil {
					a.Open(app.NewNotice(a, a.Say(w.duplicate), a.StorageTrouble(err)))
				}
			})
		}),
		line("export", app.Words.FileOffer, icon.Download, func() { exportGame(a, i) }),
		line("archive", archive, icon.Filter, func() { a.Shelf.Archive(i, !i.Archived) }),
		remove,
	}
}

// remove deletes a game and offers to undo that.
func remove(a *app.Shell, u *ui.UI, i *library.Info) {
	a.Shelf.Delete(i)
	said := homeWords.removed.Fill(a.Prefs.Lang, text.Facts{"name": i.Name})
	a.OfferUndo(u, said, func() { a.Shelf.Restore(i) })
	u.Announce(said)
}

// exportRaws offers the stored data of unreadable games as one file.
func exportRaws(a *app.Shell, file string, ids []string) {
	a.Shelf.Files().Raw(ids, func(data []byte, err error) {
		if err != nil {
			a.Open(app.NewNotice(a, a.Say(app.Words.OpenFailed), a.StorageTrouble(err)))
			return
		}
		a.Host.Download(file, app.FileType, data)
	})
}

// exportGame offers a stored game as a file.
func exportGame(a *app.Shell, i *library.Info) {
	a.Shelf.Files().Export(i, func(data []byte, err error) {
		if err != nil {
			a.Open(app.NewNotice(a, a.Say(app.Words.OpenFailed), a.LoadError(err)))
			return
		}
		a.Host.Download(app.FileName(i.Name), app.FileType, data)
	})
}
