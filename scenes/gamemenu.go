package scenes

import (
	"hexrail/game/library"
	"hexrail/game/match"
	"hexrail/game/platform"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
)

// gameMenu is the menu of a listed game.
type gameMenu struct {
	app    *App
	id     string
	anchor ui.Rect
}

func newGameMenu(a *App, i *library.Info, anchor ui.Rect) *gameMenu {
	return &gameMenu{a, i.ID, anchor}
}

func (g *gameMenu) overlay() {}

// Update wants nothing.
func (g *gameMenu) Update(platform.Event) bool { return false }

// Draw draws the menu.
func (g *gameMenu) Draw(u *ui.UI, _ ui.Rect) {
	a := g.app
	i := a.shelf.Find(g.id)
	if i == nil {
		a.close(g)
		return
	}
	lines := a.gameLines(u, i)
	items := make([]ui.Item, len(lines))
	for n, l := range lines {
		items[n] = l.Item
	}
	chosen, closed := u.Menu("gamemenu", i.Name, g.anchor, items)
	if closed {
		a.close(g)
		u.Again()
	}
	if chosen >= 0 {
		lines[chosen].Do()
	}
}

// gameLines lists what can be done with a stored game.
func (a *App) gameLines(u *ui.UI, i *library.Info) []menuLine {
	w := &homeWords
	remove := menuLine{ui.Item{ID: "game:delete", Text: a.say(w.remove), Icon: icon.Trash}, func() { a.remove(u, i) }}
	if i.Damaged || i.Newer() {
		return []menuLine{
			{ui.Item{ID: "game:raw", Text: a.say(w.export), Icon: icon.Download}, func() { a.exportRaw(i) }},
			remove,
		}
	}
	archive := w.archive
	if i.Archived {
		archive = w.unarchive
	}
	return []menuLine{
		{ui.Item{ID: "game:rename", Text: a.say(w.rename), Icon: icon.Flag}, func() {
			a.open(newRename(a, i.Name, func(name string) { a.shelf.Rename(i, name) }))
		}},
		{ui.Item{ID: "game:share", Text: a.say(w.share), Icon: icon.Share}, func() { a.shareStored(i) }},
		{ui.Item{ID: "game:duplicate", Text: a.say(w.duplicate), Icon: icon.Copy}, func() {
			a.shelf.Duplicate(i, w.copyName.Fill(a.prefs.lang, text.Facts{"name": i.Name}), func(err error) {
				if err != nil {
					a.open(newNotice(a, a.say(w.duplicate), a.storageTrouble(err)))
				}
			})
		}},
		{ui.Item{ID: "game:export", Text: a.say(w.export), Icon: icon.Download}, func() { a.exportGame(i) }},
		{ui.Item{ID: "game:archive", Text: a.say(archive), Icon: icon.Filter}, func() { a.shelf.Archive(i, !i.Archived) }},
		remove,
	}
}

// remove deletes a game and offers to bring it back.
func (a *App) remove(u *ui.UI, i *library.Info) {
	a.shelf.Delete(i)
	said := homeWords.removed.Fill(a.prefs.lang, text.Facts{"name": i.Name})
	a.regret = regret{said: said, undo: func() { a.shelf.Restore(i) }, until: u.Now + regretTime}
	u.Announce(said)
	u.Again()
}

// shareStored opens the share dialog of a game that is not on the table.
func (a *App) shareStored(i *library.Info) {
	a.shelf.Load(i.ID, func(s *library.Session, _ *match.Stop, err error) {
		if err != nil {
			a.open(newNotice(a, a.say(words.openFailed), a.loadError(err)))
			return
		}
		s.Close()
		a.open(newShare(a, i, s.Match()))
	})
}

// exportRaw hands the player what is stored of a game that cannot be opened.
func (a *App) exportRaw(i *library.Info) { a.exportRaws(fileName(i.Name), []string{i.ID}) }

// exportRaws does the same for several games in one file.
func (a *App) exportRaws(file string, ids []string) {
	a.shelf.Raw(ids, func(data []byte, err error) {
		if err != nil {
			a.open(newNotice(a, a.say(words.openFailed), a.storageTrouble(err)))
			return
		}
		a.host.Download(file, fileType, data)
	})
}

// exportGame hands the player a stored game as a file.
func (a *App) exportGame(i *library.Info) {
	a.shelf.Export(i, func(data []byte, err error) {
		if err != nil {
			a.open(newNotice(a, a.say(words.openFailed), a.loadError(err)))
			return
		}
		a.host.Download(fileName(i.Name), fileType, data)
	})
}
