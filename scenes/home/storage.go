package home

import (
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
	b := ui.Button{Text: a.Say(storageWords.show), Icon: icon.Trash, Small: true}
	if u.Button("home:deleted", row.CutRight(u.ButtonWidth(b)), b) {
		a.Open(&deletedGames{app: a})
		u.Again()
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
	height := max(52, u.Target()+8)
	dialog := ui.Dialog{Title: a.Say(storageWords.deleted), Width: 520, Height: 100 + height*float32(min(len(games), 6))}
	a.DrawDialog(u, d, "deleted", dialog, func(r ui.Rect) {
		u.Scroll("deleted:scroll", r, func(r ui.Rect) float32 {
			top := r.Y
			for _, i := range games {
				row := r.CutTop(height)
				b := ui.Button{Text: a.Say(app.Words.BringBack), Icon: icon.Undo, Small: true,
					Name: a.Say(app.Words.BringBack) + ": " + i.Name}
				if u.Button("deleted:"+i.ID, widgets.Middle(row.CutRight(u.ButtonWidth(b)), widgets.SmallHeight(u)), b) {
					a.Shelf.Restore(i)
					u.Again()
				}
				row.CutRight(8)
				row = widgets.Middle(row, widgets.Line(u, widgets.Sizes.Lead)+widgets.Line(u, widgets.Sizes.Small))
				u.Label(row.CutTop(widgets.Line(u, widgets.Sizes.Lead)), i.Name, widgets.Bold(u, widgets.Sizes.Lead))
				when := app.Ago(a.Prefs.Lang, a.Host.Now(), i.DeletedAt)
				u.Label(row, storageWords.until.Fill(a.Prefs.Lang, text.Facts{"when": when}), widgets.Soft(u, widgets.Sizes.Small))
			}
			return r.Y - top
		})
	})
}
