package scenes

import (
	"errors"
	"time"

	"hexrail/game/platform"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/theme"
	"hexrail/scenes/kit"
)

// retryAfter is how long the program waits before it tries again what could not be stored.
const retryAfter = 5 * time.Second

// keepTrying tries again and again what could not be read or stored, and has the browser ask before the page is closed
// while anything is not stored.
func (a *App) keepTrying(u *ui.UI) {
	if asks := a.shelf.Unstored(); asks != a.asks {
		a.asks = asks
		a.host.AskBeforeClosing(asks)
	}
	if a.shelf.Err() == nil {
		a.retry = 0
		return
	}
	if a.retry != 0 && u.Now >= a.retry {
		a.shelf.Retry()
		a.retry = 0
	}
	if a.retry == 0 {
		a.retry = u.Now + retryAfter
	}
	u.WakeAt(a.retry)
}

// storageTrouble returns what is wrong with the storage.
func (a *App) storageTrouble(err error) string {
	switch {
	case errors.Is(err, platform.ErrFull):
		return a.say(homeWords.storageFull)
	case errors.Is(err, platform.ErrSilent):
		return a.say(storageWords.silent)
	case errors.Is(err, platform.ErrNewerStore):
		return a.say(storageWords.newer)
	case a.shelf.Unread() > 0:
		return a.say(storageWords.unreadHint)
	}
	return a.say(homeWords.storageFails)
}

// question is a dialog that asks whether to do something.
type question struct {
	app             *App
	title, text     string
	yes, no         text.Pair
	answer, decline func() // decline may be nil
	height          float32
}

func (q *question) overlay() {}

// Update wants nothing.
func (q *question) Update(platform.Event) bool { return false }

// Draw draws the dialog.
func (q *question) Draw(u *ui.UI, _ ui.Rect) {
	a := q.app
	if a.top() != q {
		return
	}
	done := func(f func()) {
		a.close(q)
		if f != nil {
			f()
		}
		u.Again()
	}
	d := ui.Dialog{Title: q.title, CloseName: a.say(words.close), Width: 460, Height: max(q.height, 260)}
	closed := u.Dialog("question", d, func(r ui.Rect) {
		foot := r.CutBottom(theme.Size.ActionButton)
		u.Scroll("question:scroll", r, func(r ui.Rect) float32 { return u.Paragraph("question:text", r, q.text, u.Body()) + 8 })
		yes := ui.Button{Text: a.say(q.yes), Look: ui.Primary}
		if u.Button("question:yes", foot.CutRight(u.ButtonWidth(yes)), yes) {
			done(q.answer)
		}
		foot.CutRight(8)
		no := ui.Button{Text: a.say(q.no)}
		if u.Button("question:no", foot.CutRight(u.ButtonWidth(no)), no) {
			done(q.decline)
		}
	})
	if closed {
		done(nil)
	}
}

// drawDeleted draws a row that leads to the deleted games, if there are any.
func (h *home) drawDeleted(u *ui.UI, r *ui.Rect) {
	a := h.app
	deleted := a.shelf.Deleted()
	if len(deleted) == 0 {
		return
	}
	row := r.CutTop(max(40, u.Target()))
	r.CutTop(homeGap)
	b := ui.Button{Text: a.say(storageWords.show), Icon: icon.Trash, Small: true}
	if u.Button("home:deleted", row.CutRight(u.ButtonWidth(b)), b) {
		a.open(&deletedGames{a})
		u.Again()
	}
	row.CutRight(8)
	said := storageWords.deletedOf.Fill(a.prefs.lang, text.Facts{"n": text.Number(int32(len(deleted)))})
	u.Text("home:deleted:text", row, said, kit.Soft(u, kit.Sizes.Body))
}

// deletedGames is a dialog from which deleted games are brought back.
type deletedGames struct{ app *App }

func (d *deletedGames) overlay() {}

// Update wants nothing.
func (d *deletedGames) Update(platform.Event) bool { return false }

// Draw draws the dialog.
func (d *deletedGames) Draw(u *ui.UI, _ ui.Rect) {
	a := d.app
	games := a.shelf.Deleted()
	if len(games) == 0 {
		a.close(d)
		u.Again()
		return
	}
	height := max(52, u.Target()+8)
	dialog := ui.Dialog{Title: a.say(storageWords.deleted), CloseName: a.say(words.close), Width: 520, Height: 100 + height*float32(min(len(games), 6))}
	closed := u.Dialog("deleted", dialog, func(r ui.Rect) {
		u.Scroll("deleted:scroll", r, func(r ui.Rect) float32 {
			top := r.Y
			for _, i := range games {
				row := r.CutTop(height)
				b := ui.Button{Text: a.say(storageWords.bringBack), Icon: icon.Undo, Small: true, Name: a.say(storageWords.bringBack) + ": " + i.Name}
				if u.Button("deleted:"+i.ID, kit.Middle(row.CutRight(u.ButtonWidth(b)), max(32, u.Target())), b) {
					a.shelf.Restore(i)
					u.Again()
				}
				row.CutRight(8)
				row = kit.Middle(row, kit.Line(u, kit.Sizes.Lead)+kit.Line(u, kit.Sizes.Small))
				u.Label(row.CutTop(kit.Line(u, kit.Sizes.Lead)), i.Name, kit.Bold(u, kit.Sizes.Lead))
				when := ago(a.prefs.lang, a.host.Now(), i.DeletedAt)
				u.Label(row, storageWords.until.Fill(a.prefs.lang, text.Facts{"when": when}), kit.Soft(u, kit.Sizes.Small))
			}
			return r.Y - top
		})
	})
	if closed {
		a.close(d)
	}
}
