package scenes

import (
	"slices"

	"hexrail/game/library"
	"hexrail/game/ui"
	"hexrail/scenes/widgets"
)

// ended is the game being played, as the screen of its end sees it.
type ended struct {
	*playing
	dock bool // the dock of the history was open when the bar was drawn
}

// Info returns what is known of the stored game.
func (e *ended) Info() *library.Info { return e.session.Info() }

// ShowRun shows the run before a position, on the map.
func (e *ended) ShowRun(at int) { e.Table.history.showRun(at) }

// Replay plays the game from its beginning.
func (e *ended) Replay() { e.Table.history.replay() }

// Share offers the link of the game.
func (e *ended) Share() { e.share() }

// SaveFile saves the game as a file.
func (e *ended) SaveFile() { e.saveFile() }

// SaveMap saves a picture of the map.
func (e *ended) SaveMap() { e.Table.picture().saveMap() }

// Roomy takes the size of the page and reports whether the bar of the table has room on it.
func (e *ended) Roomy(page ui.Rect) bool {
	e.Table.class = widgets.ClassOf(page)
	return !e.Table.desk.Small()
}

// Bar draws the bar of the table, whose keys for other places work here too.
func (e *ended) Bar(u *ui.UI, r ui.Rect) {
	e.dock = e.Table.history.open
	e.Table.bar.Draw(u, r)
}

// Menu draws the open menu and reports whether the bar or the menu has shown something on the table.
func (e *ended) Menu(u *ui.UI) bool {
	t := e.Table
	t.drawMenu(u)
	return t.traits().Plans || t.past() || t.tables != nil || t.reader != nil || t.history.open != e.dock
}

// Keys does what a key of the table does. The list of the keys and what reads aloud leave the end open.
func (e *ended) Keys(u *ui.UI, leave func()) {
	t := e.Table
	if t.menu != noMenu {
		return
	}
	for _, k := range t.shortcuts(u) {
		if !u.Key(keyOf(k.key)) {
			continue
		}
		if !slices.Contains([]string{"?", ".", "F6", "O", "C"}, k.key) {
			leave()
		}
		k.do()
		u.Again()
	}
}
