package table

import (
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// levelDialog asks at which level a computer is to play for a player from now on.
type levelDialog struct {
	app.Dialog
	table *Table
	seat  id.Player
	level match.Level
}

// newLevelDialog returns the dialog for a seat, with the level at which a computer has played for it before.
func newLevelDialog(t *Table, seat id.Player) *levelDialog {
	d := &levelDialog{table: t, seat: seat, level: match.Medium}
	for _, s := range t.game.Computers() {
		if s.Player == seat && s.Level != match.Sensible {
			d.level = s.Level
		}
	}
	return d
}

// Draw draws the choice of a level with its meaning, and the button that closes the dialog and gives the seat to the
// computer. Closing it otherwise leaves the seat as it is.
func (d *levelDialog) Draw(u *ui.UI, _ ui.Rect) {
	a, name := d.table.app, d.table.game.Players()[d.seat-1]
	box := ui.Dialog{Title: a.Phrase(computerWords.giveUp, text.Facts{"player": name}), Width: 460, Height: 230}
	a.DrawDialog(u, d, "level", box, func(r ui.Rect) {
		foot := r.CutBottom(widgets.ActionHeight(u))
		if level := a.DrawLevelChoice(u, "seat", name, r.CutTop(widgets.FieldHeight(u)), d.level); level != d.level {
			d.level = level
		}
		r.CutTop(10)
		u.Paragraph("level:means", r, a.LevelMeans(d.table.game.Title().Key, d.level),
			widgets.Plain(u, widgets.Sizes.Body))
		b := ui.Button{Text: a.Say(computerWords.letPlay), Icon: icon.Bot, Look: ui.Primary}
		if u.Button("level:play", foot.CutRight(u.ButtonWidth(b)), b) || u.Key("Enter") {
			a.Close(d)
			d.table.giveSeat(d.seat, d.level)
		}
	})
}
