package table

import (
	"slices"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// ended implements history.Played for the stored game that is on the table.
type ended struct {
	*playing
	dock bool // the dock of the history was open when the bar was last drawn
}

// Info returns the library entry of the game.
func (e *ended) Info() *library.Info { return e.session.Info() }

// ShowRun shows on the map the run that led to position at.
func (e *ended) ShowRun(at int) { e.Table.history.showRun(at) }

// Replay plays the game from its beginning.
func (e *ended) Replay() { e.Table.history.replay() }

// Review opens the review of the game.
func (e *ended) Review() { e.review.open() }

// Share opens the share dialog.
func (e *ended) Share() { e.share() }

// SaveFile saves the game as a file.
func (e *ended) SaveFile() { e.saveFile() }

// SaveMap saves a picture of the map.
func (e *ended) SaveMap() { e.Table.menu.pictureMaker().SaveMap() }

// FitsBar lays out the table for the page and reports whether its top bar fits.
func (e *ended) FitsBar(page ui.Rect) bool {
	e.Table.sight.class = widgets.ClassOf(page)
	return !e.Table.desk.Small()
}

// Bar draws the top bar of the table.
func (e *ended) Bar(u *ui.UI, r ui.Rect) {
	e.dock = e.Table.history.open
	e.Table.bar.Draw(u, r)
}

// Menu draws the open menu and reports whether the bar or the menu has opened something on the table.
func (e *ended) Menu(u *ui.UI) bool {
	t := e.Table
	t.menu.draw(u)
	return t.traits().Plans || t.game.Past() || t.layout.tables != nil || t.rules.open != nil || t.history.open != e.dock
}

// Keys handles the keys of the table. It calls leave first, except for keys whose effect is visible on the end screen.
func (e *ended) Keys(u *ui.UI, leave func()) {
	t := e.Table
	if t.menu.kind != noMenu {
		return
	}
	for _, k := range t.ways.shortcuts(u) {
		if !u.Key(keyOf(k.key)) {
			continue
		}
		if !slices.Contains([]string{"?", ".", "F6", "O", "C"}, k.key) {
			leave()
		}
		k.do()
	}
}
