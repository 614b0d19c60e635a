package home

import (
	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// drawDeleted draws a row that leads to the deleted games, if there are any.
func (h *Home) drawDeleted(u *ui.UI, r *ui.Rect) {
	a := h.app
	deleted := a.Shelf.Deleted()
	if len(deleted) == 0 {
		return
	}
	row := r.CutTop(widgets.FieldHeight(u))
	r.CutTop(homeGap)
	b := ui.Button{Text: a.Say(app.Words.Show), Icon: icon.Trash, Small: true}
	if u.Button("home:deleted", row.CutRight(u.ButtonWidth(b)), b) {
		a.Open(&deletedGames{app: a})
	}
	row.CutRight(8)
	said := storageWords.deletedOf.Fill(a.Prefs.Lang, text.Facts{"n": text.Number(int32(len(deleted)))})
	u.Text("home:deleted:text", row, said, widgets.Soft(u, widgets.Sizes.Body))
}

// deletedGames is the dialog that restores deleted games.
type deletedGames struct {
	app.Dialog
	app *app.Shell
}

// Draw draws a row for each deleted game with a button that restores it, or closes the dialog if there is none left.
func (d *deletedGames) Draw(u *ui.UI, _ ui.Rect) {
	a := d.app
	games := a.Shelf.Deleted()
	if len(games) == 0 {
		a.Close(d)
		u.Again()
		return
	}
	const least, head, most = 52, 100, 6 // dp of a row and of the dialog around the rows; rows without scrolling
	height := max(least, u.Target()+8)
	dialog := ui.Dialog{Title: a.Say(storageWords.deleted), Width: 520}
	dialog.Height = head + height*float32(min(len(games), most))
	a.DrawDialog(u, d, "deleted", dialog, func(r ui.Rect) {
		widgets.Scroll(u, "deleted:scroll", r, func(r *ui.Rect) {
			for _, i := range games {
				d.drawDeleted(u, r.CutTop(height), i)
			}
		})
	})
}

// drawDeleted draws the name of a deleted game, when it was deleted, and the button that restores it.
func (d *deletedGames) drawDeleted(u *ui.UI, row ui.Rect, i *library.Info) {
	a := d.app
	b := ui.Button{Text: a.Say(app.Words.BringBack), Icon: icon.Undo, Small: true,
		Name: text.Headed(a.Prefs.Lang, a.Say(app.Words.BringBack), i.Name)}
	if u.Button("deleted:"+i.ID, widgets.Middle(row.CutRight(u.ButtonWidth(b)), widgets.SmallHeight(u)), b) {
		a.Shelf.Restore(i)
	}
	row.CutRight(8)
	row = widgets.Middle(row, widgets.Line(u, widgets.Sizes.Lead)+widgets.Line(u, widgets.Sizes.Small))
	u.Label(row.CutTop(widgets.Line(u, widgets.Sizes.Lead)), i.Name, widgets.Bold(u, widgets.Sizes.Lead))
	when := app.Ago(a.Prefs.Lang, a.Host.Now(), i.DeletedAt)
	u.Label(row, storageWords.until.Fill(a.Prefs.Lang, text.Facts{"when": when}), widgets.Soft(u, widgets.Sizes.Small))
}
