package scenes

import (
	"hexrail/game/platform"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
)

// keysDialog lists the keys that work on the table.
type keysDialog struct {
	table *Table
}

func (t *Table) openKeys() { t.app.open(&keysDialog{t}) }

func (d *keysDialog) overlay() {}

// Update wants nothing.
func (d *keysDialog) Update(platform.Event) bool { return false }

// Draw draws the dialog.
func (d *keysDialog) Draw(u *ui.UI, _ ui.Rect) {
	t := d.table
	box := ui.Dialog{Title: t.speaker().Word(text.MenuKeys), CloseName: t.app.say(words.close), Width: 480, Height: 640}
	closed := u.Dialog("keys", box, func(r ui.Rect) {
		u.Scroll("keys:list", r, func(c ui.Rect) float32 { return d.list(u, endless(c)) })
	})
	if closed {
		t.app.close(d)
	}
}

func (d *keysDialog) list(u *ui.UI, r ui.Rect) float32 {
	top, say := r.Y, d.table.app.say
	row := func(key, what string) {
		cell := r.CutTop(32 * u.TextScale)
		style := section(u)
		style.Align = paint.Center
		w := max(28, u.P.Width(key, style)+16)
		box := cell.CutLeft(min(130*u.TextScale, r.W*0.32))
		box = box.Middle(box.W, 24*u.TextScale)
		box.W = min(w, box.W-8)
		u.P.Frame(box, theme.Radius.Bar, theme.Stroke.Hair, u.Theme.Line.Strong)
		u.P.TextIn(box, key, style)
		u.Node(ui.Node{ID: "key:" + key, Role: ui.RoleText, Name: key + ": " + what, Rect: cell})
		u.Label(cell, what, plain(u, sizes.Body))
	}
	for _, k := range d.table.shortcuts(u) {
		row(k.key, k.words)
	}
	row("Tab", say(tableWords.keyNext))
	row("← → ↑ ↓", say(tableWords.keyAround))
	row("Enter", say(tableWords.keyPrimary))
	row("1", say(tableWords.keyPass))
	row("Esc", say(tableWords.keyEscape))
	row("Ctrl+Z", d.table.speaker().Word(text.Undo))
	row("Ctrl+Y", d.table.speaker().Word(text.Redo))
	row("R", say(tableWords.keyTurn))
	row("↑ ← ↓ →", say(tableWords.keyHexes))
	row("Shift ↑ ↓", say(tableWords.keyLegal))
	row("I", say(tableWords.keyWhy))
	row("+ - 0", say(tableWords.keyZoom))
	row("← →", say(tableWords.keyStep))
	row("Shift ← →", say(tableWords.keyStepCompany))
	row("↑ ↓", say(tableWords.keyStepRound))
	row("Home End", say(tableWords.keyEnds))
	row(say(tableWords.space), say(tableWords.keyPlay))
	return r.Y - top
}
