package table

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/scenes/keylist"
)

// openKeys opens the list of keys.
func (w *ways) openKeys() {
	w.Shell.Open(&keylist.List{Shell: w.Shell, Title: w.Say(text.MenuKeys), Groups: w.keyGroups})
}

// keyGroups returns the keys of the table by purpose, divided into up to columns columns.
func (w *ways) keyGroups(u *ui.UI, columns int) [][]keylist.Group {
	k, say, space := &tableWords, w.Say, w.Say(tableWords.space)
	play := keylist.Group{Name: k.keysPlay, Rows: []keylist.Row{
		{Keys: "Enter", Purpose: say(k.keyPrimary)}, {Keys: "1", Purpose: say(k.keyPass)},
		{Keys: "1 … 9", Purpose: say(k.keyChoice)}, {Keys: "R Shift+R", Purpose: say(k.keyTurn)},
		{Keys: "2 3", Purpose: say(k.keyRoutes)}, {Keys: "Esc", Purpose: say(k.keyEscape)},
		{Keys: "Ctrl+Z", Purpose: w.Say(text.Undo)}, {Keys: "Ctrl+Y", Purpose: w.Say(text.Redo)},
	}}
	move := keylist.Group{Name: k.keysMove, Rows: []keylist.Row{
		{Keys: "Tab", Purpose: say(k.keyNext)}, {Keys: "← → ↑ ↓", Purpose: say(k.keyAround)},
		{Keys: "PgUp PgDn", Purpose: say(k.keyPage)},
	}}
	show := keylist.Group{Name: k.keysShow}
	board := keylist.Group{Name: k.keysMap, Rows: []keylist.Row{
		{Keys: "↑ ← ↓ →", Purpose: say(k.keyHexes)}, {Keys: "Shift ↑ ↓", Purpose: say(k.keyLegal)},
		{Keys: "I", Purpose: say(k.keyWhy)}, {Keys: "+ - 0", Purpose: say(k.keyZoom)},
	}}
	past := keylist.Group{Name: k.keysPast, Off: !w.history.open, Rows: []keylist.Row{
		{Keys: "← →", Purpose: say(k.keyStep)}, {Keys: "Shift ← →", Purpose: say(k.keyStepCompany)},
		{Keys: "↑ ↓", Purpose: say(k.keyStepRound)}, {Keys: "Home End", Purpose: say(k.keyEnds)},
		{Keys: space, Purpose: say(k.keyPlay)},
	}}
	if auto := w.rewind.auto; auto != nil && len(w.Game.RunByComputer()) > 0 {
		play.Rows = append(play.Rows, keylist.Row{Keys: space + " →", Purpose: say(computerWords.keyPace)})
		if auto.looksAhead() {
			play.Rows = append(play.Rows, keylist.Row{Keys: hurryKey, Purpose: say(computerWords.keyHurry)})
		}
	}
	for _, k := range w.shortcuts(u) {
		to := &show
		switch k.key {
		case "N", "B", "V":
			to = &board
		case "F6", ".", "?":
			to = &move
		case "U":
			to = &play
		}
		to.Rows = append(to.Rows, keylist.Row{Keys: k.key, Purpose: k.words})
	}
	switch columns {
	case 3:
		return [][]keylist.Group{{play, move}, {show}, {board, past}}
	case 2:
		return [][]keylist.Group{{play, show}, {move, board, past}}
	}
	return [][]keylist.Group{{play, move, show, board, past}}
}
