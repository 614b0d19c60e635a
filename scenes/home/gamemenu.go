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

func newGameMenu(a *app.Shell, i *library.Info, anchor ui.Rect) *gameMenu {
	return &gameMenu{app: a, id: i.ID, anchor: anchor}
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
	items := make([]ui.Item, len(lines))
	for n, l := range lines {
		items[n] = l.Item
	}
	chosen, closed := u.Menu("gamemenu", i.Name, g.anchor, items)
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
	remove := widgets.MenuLine{Item: ui.Item{ID: "game:delete", Text: a.Say(w.remove), Icon: icon.Trash},
		Do: func() { remove(a, u, i) }}
	if i.Damaged || i.Newer() {
		return []widgets.MenuLine{
			{Item: ui.Item{ID: "game:raw", Text: a.Say(app.Words.FileOffer), Icon: icon.Download},
				Do: func() { exportRaw(a, i) }},
			remove,
		}
	}
	archive := w.archive
	if i.Archived {
		archive = w.unarchive
	}
	return []widgets.MenuLine{
		{Item: ui.Item{ID: "game:rename", Text: a.Say(app.Words.Rename), Icon: icon.Flag}, Do: func() {
			a.Open(app.NewRename(a, i.Name, func(name string) { a.Shelf.Rename(i, name) }))
		}},
		{Item: ui.Item{ID: "game:note", Text: a.Say(w.noteAndResult), Icon: icon.Chart},
			Do: func() { a.Open(mygames.NewCard(a, i)) }},
		{Item: ui.Item{ID: "game:share", Text: a.Say(w.share), Icon: icon.Share}, Do: func() { dialogs.ShareStored(a, i) }},
		{Item: ui.Item{ID: "game:duplicate", Text: a.Say(w.duplicate), Icon: icon.Copy}, Do: func() {
			a.Shelf.Duplicate(i, w.copyName.Fill(a.Prefs.Lang, text.Facts{"name": i.Name}), func(err error) {
				if err != nil {
					a.Open(app.NewNotice(a, a.Say(w.duplicate), a.StorageTrouble(err)))
				}
			})
		}},
		{Item: ui.Item{ID: "game:export", Text: a.Say(app.Words.FileOffer), Icon: icon.Download},
			Do: func() { exportGame(a, i) }},
		{Item: ui.Item{ID: "game:archive", Text: a.Say(archive), Icon: icon.Filter},
			Do: func() { a.Shelf.Archive(i, !i.Archived) }},
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

// exportRaw offers the stored data of an unreadable game as a file.
func exportRaw(a *app.Shell, i *library.Info) {
	exportRaws(a, app.FileName(i.Name), []string{i.ID})
}

// exportRaws offers the stored data of several games as one file.
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
