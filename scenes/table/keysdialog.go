package table

import (
	"maps"
	"strings"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// keysDialog lists the keys of the table by purpose.
type keysDialog struct {
	app.Dialog
	ways  *ways
	works map[string]bool // the chords that had a handler before the dialog opened
}

// keyGroup is a section of the list.
type keyGroup struct {
	name text.Pair
	rows []keyRow
	off  bool // its part of the table is not open
}

// keyRow is one or several keys with a common purpose, as labels.
type keyRow struct{ keys, purpose string }

// groups returns the list, divided into up to columns columns.
func (d *keysDialog) groups(u *ui.UI, columns int) [][]keyGroup {
	w, say := &tableWords, d.ways.Say
	play := keyGroup{w.keysPlay, []keyRow{
		{"Enter", say(w.keyPrimary)}, {"1", say(w.keyPass)}, {"R", say(w.keyTurn)}, {"Esc", say(w.keyEscape)},
		{"Ctrl+Z", d.ways.Speaker().Word(text.Undo)}, {"Ctrl+Y", d.ways.Speaker().Word(text.Redo)},
	}, false}
	if auto := d.ways.rewind.auto; auto != nil && auto.looksAhead() {
		play.rows = append(play.rows, keyRow{hurryKey, say(computerWords.keyHurry)})
	}
	move := keyGroup{w.keysMove, []keyRow{{"Tab", say(w.keyNext)}, {"← → ↑ ↓", say(w.keyAround)}}, false}
	show := keyGroup{name: w.keysShow}
	board := keyGroup{w.keysMap, []keyRow{
		{"↑ ← ↓ →", say(w.keyHexes)}, {"Shift ↑ ↓", say(w.keyLegal)}, {"I", say(w.keyWhy)}, {"+ - 0", say(w.keyZoom)},
	}, false}
	past := keyGroup{w.keysPast, []keyRow{
		{"← →", say(w.keyStep)}, {"Shift ← →", say(w.keyStepCompany)}, {"↑ ↓", say(w.keyStepRound)},
		{"Home End", say(w.keyEnds)},
		{say(w.space), say(w.keyPlay)},
	}, !d.ways.history.open}
	for _, k := range d.ways.shortcuts(u) {
		to := &show
		switch k.key {
		case "N", "B", "V":
			to = &board
		case "F6", ".", "?":
			to = &move
		case "U":
			to = &play
		}
		to.rows = append(to.rows, keyRow{k.key, k.words})
	}
	switch columns {
	case 3:
		return [][]keyGroup{{play, move}, {show}, {board, past}}
	case 2:
		return [][]keyGroup{{play, show}, {move, board, past}}
	}
	return [][]keyGroup{{play, move, show, board, past}}
}

// chords maps labels of keys to the toolkit's names.
var chords = map[string]string{
	"←": "ArrowLeft", "→": "ArrowRight", "↑": "ArrowUp", "↓": "ArrowDown", "Esc": "Escape", "Ctrl+Z": "Ctrl+z",
	"Ctrl+Y": "Ctrl+y",
}

// hasHandler reports whether any key of a row has a handler now.
func (d *keysDialog) hasHandler(keys string) bool {
	shift := strings.HasPrefix(keys, "Shift ")
	for _, k := range strings.Fields(strings.TrimPrefix(keys, "Shift ")) {
		chord := chords[k]
		switch {
		case keys == d.ways.Say(tableWords.space):
			chord = " "
		case k == "Tab":
			return true
		case chord == "":
			chord = keyOf(k)
		case shift:
			chord = "Shift+" + chord
		}
		if d.works[chord] {
			return true
		}
	}
	return false
}

// Sizes of the list in dp.
const (
	keysWide   = 1080
	keysColumn = 258 // minimum width of a column
	keyRowH    = 30
	keyW       = 84
)

// Draw draws the keys of the table in up to three columns, faint if they do nothing now. Closing the dialog gives the
// keys back to the table.
func (d *keysDialog) Draw(u *ui.UI, _ ui.Rect) {
	if d.works == nil {
		d.works = maps.Clone(u.Keys()) // from its first frame on the dialog takes all keys
	}
	box := ui.Dialog{Title: d.ways.Speaker().Word(text.MenuKeys), Width: keysWide, Height: 680}
	d.ways.Shell.DrawDialog(u, d, "keys", box, func(r ui.Rect) {
		u.Text("keys:now", r.CutTop(widgets.Line(u, widgets.Sizes.Compact)+6), d.ways.Say(tableWords.keysNow),
			widgets.Soft(u, widgets.Sizes.Compact))
		u.Scroll("keys:list", r, func(c ui.Rect) float32 { return d.list(u, widgets.Endless(c)) })
	})
}

// list draws the groups and returns their height.
func (d *keysDialog) list(u *ui.UI, r ui.Rect) (height float32) {
	columns := max(1, min(3, int(r.W/(keysColumn*u.TextScale))))
	for n, groups := range d.groups(u, columns) {
		c := r.Columns(n, columns, 20)
		for _, g := range groups {
			name := d.ways.Say(g.name)
			head := c.CutTop(widgets.Line(u, widgets.Sizes.Lead) + 10)
			u.Heading("keys:"+g.name[text.En], 3, head, name, widgets.Bold(u, widgets.Sizes.Lead))
			for _, row := range g.rows {
				d.drawRow(u, c.CutTop(keyRowH*u.TextScale), row, !g.off && d.hasHandler(row.keys))
			}
			c.CutTop(8)
		}
		height = max(height, c.Y-r.Y)
	}
	return height
}

// drawRow draws a key with its purpose, faint if it does nothing now.
func (d *keysDialog) drawRow(u *ui.UI, cell ui.Rect, row keyRow, works bool) {
	style, purpose := widgets.Section(u), widgets.Plain(u, widgets.Sizes.Body)
	style.Align = paint.Center
	u.Node(ui.Node{ID: "key:" + row.keys + ":" + row.purpose, Role: ui.RoleText, Name: row.keys + ": " + row.purpose,
		Current: works, Rect: cell})
	box := cell.CutLeft(keyW * u.TextScale)
	box = box.Middle(box.W, 24*u.TextScale)
	box.W = min(max(28, u.P.Width(row.keys, style)+16), box.W-8)
	if works {
		u.P.Frame(box, theme.Radius.Bar, theme.Stroke.Control, u.Theme.Accent.Base)
	} else {
		style.Color, purpose.Color = u.Theme.Ink.Faint, u.Theme.Ink.Soft
	}
	u.P.TextIn(box, row.keys, style)
	u.Label(cell, row.purpose, widgets.Shrunk(u, row.purpose, cell.W, purpose, widgets.Sizes.Small))
}
