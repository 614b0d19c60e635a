package home

import (
	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/puzzle"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/lessons"
	"github.com/hexrail/hexrail/scenes/puzzles"
	"github.com/hexrail/hexrail/scenes/rulesbook"
	"github.com/hexrail/hexrail/scenes/waiting"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Sizes of the buttons that lead to other screens, in dp.
const (
	wayH    = 66 // height of a button
	wayGap  = 10 // below a row of buttons
	noticeH = 72

	wayRow     = 168 // width of a button from which all are in one row
	wayPad     = 14  // left and right
	wayPicture = 38  // side of the square with the icon
	wideFirst  = 340 // widths of a button from which it has its long name
	wideBots   = 280
	wideOpen   = 260

	noticePadX  = 14
	noticePadY  = 10
	leastNotice = 56 // height
	noticeGap   = 10 // between the words and the button
)

// bigButton is a button to another screen.
type bigButton struct {
	id, key    string
	icon       icon.Name
	name, hint text.Pair
	do         func()
}

// bigButtons returns the buttons to new games, lessons, puzzles, files and links, and the rules. Newcomers get the
// introduction instead of the game against computers, since the hero has that.
func (h *Home) bigButtons() []bigButton {
	a, w := h.app, &homeWords
	ways := []bigButton{
		{"home:bots", "", icon.Bot, w.bots, w.botsShort, func() { playComputer(a) }},
		{"home:new", "n", icon.Plus, app.Words.NewGame, w.newGameHint, func() { a.Open(newNewGame(a)) }},
		{"home:learn", "", icon.Learn, lessons.Words.Title, w.learnHint, func() { lessons.Start(a) }},
		{"home:puzzles", "", icon.Flag, puzzles.Words.Title, puzzles.Words.Hint,
			func() { a.Open(puzzles.NewList(a, puzzle.Ref{})) }},
		{"home:open", "o", icon.Link, app.Words.Open, w.openHint, func() { a.Open(dialogs.NewOpening(a)) }},
		{"home:rules", "", icon.Rules, app.Words.Rules, w.rulesHint, func() { a.Open(rulesbook.NewDialog(a)) }},
	}
	if h.newcomer {
		ways[0] = bigButton{"home:first", "", icon.Help, w.first, w.firstHint, func() { a.Open(&firstGame{app: a}) }}
	}
	return ways
}

// shorten shortens the name and the hint of a button to fit its width, and adds the progress in the lessons.
func (h *Home) shorten(u *ui.UI, b *bigButton, width float32) (name, hint string) {
	a, w := h.app, &homeWords
	name, hint = a.Say(b.name), a.Say(b.hint)
	width /= u.TextScale
	switch progress := lessons.Progress(a); {
	case b.id == "home:learn" && progress != "":
		hint = progress
	case b.id == "home:open" && width < wideOpen:
		return a.Say(w.openShort), a.Say(w.openShortHint)
	case b.id == "home:first" && width < wideFirst:
		name = a.Say(w.firstShort)
	case b.id == "home:bots" && width < wideBots:
		name = a.Say(w.botsName)
	}
	return name, hint
}

// drawWays draws the buttons to other screens: in one row, or three a row on a tablet and two on a phone. Without a
// game to continue, Enter begins one against computers.
func (h *Home) drawWays(u *ui.UI, r *ui.Rect, small bool) {
	a, ways := h.app, h.bigButtons()
	columns := len(ways)
	switch {
	case small:
		columns = 2
	case r.W < wayRow*float32(columns)*u.TextScale:
		columns = 3
	}
	list := *r
	list.H = float32((len(ways)+columns-1)/columns) * (wayH*u.TextScale + wayGap)
	u.Open(ui.Node{ID: "ways", Role: ui.RoleGroup, Name: a.Say(homeWords.ways), Rect: list})
	var row ui.Rect
	for n := range ways {
		way := &ways[n]
		if n%columns == 0 {
			row = r.CutTop(wayH * u.TextScale)
			r.CutTop(wayGap)
		}
		inRow := min(columns, len(ways)-n+n%columns) // the last row may have fewer, which are wider
		place := row.Columns(n%columns, inRow, homeGap)
		name, hint := h.shorten(u, way, place.W)
		key := way.key != "" && u.Key(way.key) || way.id == "home:bots" && h.last() == nil && !h.newcomer && u.Key("Enter")
		if drawWay(u, way.id, place, way.icon, a.Say(way.name), name, hint) || key {
			way.do()
		}
	}
	u.Close()
	u.Rove("ways")
}

// drawWay draws a large button with an icon, a text and a hint, and reports whether it was pressed. name is the
// accessible name, said the visible text. The hint is left out if it does not fit.
func drawWay(u *ui.UI, id string, r ui.Rect, n icon.Name, name, said, hint string) bool {
	u.Card(r, theme.Radius.Card)
	p := u.Press(ui.Node{ID: id, Role: ui.RoleButton, Name: name, Describe: hint}, r, theme.Radius.Card)
	if p.Hover || p.Held {
		u.P.RoundRect(r, theme.Radius.Card, u.Theme.BG.Sunken)
	}
	r = r.Pad(wayPad, 0)
	picture := r.CutLeft(wayPicture+2).Middle(wayPicture, wayPicture)
	u.P.RoundRect(picture, theme.Radius.Button, u.Theme.BG.Inset)
	x, y := picture.Center()
	icon.Draw(u.P, n, x, y, theme.Size.Icon, u.Theme.Ink.Soft)
	r.CutLeft(wayPad)
	first, second := widgets.Line(u, widgets.Sizes.Title), widgets.Line(u, widgets.Sizes.Small)
	style := widgets.Shrunk(u, hint, r.W, widgets.Soft(u, widgets.Sizes.Small), widgets.Sizes.Micro)
	if u.P.Width(hint, style) > r.W { // the name alone, centred
		hint, second = "", 0
	}
	r = widgets.Middle(r, first+second)
	u.Label(r.CutTop(first), said,
		widgets.Shrunk(u, said, r.W, widgets.Bold(u, widgets.Sizes.Title), widgets.Sizes.Compact))
	if hint != "" {
		u.Label(r.CutTop(second), hint, style)
	}
	return p.Clicked
}

// drawWaiting draws how many games by link wait for this device, as a button that lists them, if any are played so.
func (h *Home) drawWaiting(u *ui.UI, r *ui.Rect) {
	a := h.app
	if !waiting.Any(a) {
		return
	}
	said, due := waiting.Line(a), library.Post{Shelf: a.Shelf}.Waiting() > 0
	row := r.CutTop(max(48, u.Target()))
	r.CutTop(wayGap)
	ground, ink := u.Theme.BG.Surface, u.Theme.Ink.Soft
	if due {
		ground, ink = u.Theme.Accent.Soft, u.Theme.Accent.Base
	}
	u.P.RoundRect(row, theme.Radius.Card, ground)
	p := u.Press(ui.Node{ID: "home:waiting", Role: ui.RoleButton, Name: said}, row, theme.Radius.Card)
	if p.Hover || p.Held {
		u.P.Frame(row, theme.Radius.Card, theme.Stroke.Control, u.Theme.Line.Strong)
	}
	row = row.Pad(14, 0)
	widgets.CutIcon(u, &row, icon.Clock, theme.Size.Icon, 12, ink)
	end := row.CutRight(24)
	x, y := end.Center()
	icon.Draw(u.P, icon.ChevronRight, x, y, theme.Size.Icon, ink)
	style := widgets.Bold(u, widgets.Sizes.Lead)
	u.Label(row, said, widgets.Shrunk(u, said, row.W, style, widgets.Sizes.Small))
	if p.Clicked || u.Key("w") {
		a.Open(waiting.NewList(a))
	}
}

// weekOfSeconds is the age in seconds of the last backup from which the start screen offers another one.
const weekOfSeconds = 7 * 24 * 3600

// drawStorageNotice draws the most important of three notices: a new version is ready, nothing can be stored, or a
// backup is due.
func (h *Home) drawStorageNotice(u *ui.UI, r *ui.Rect) {
	a, w := h.app, &homeWords
	at, missing := a.Shelf.LastBackup()
	switch {
	case a.Outdated && !h.lasting:
		notice{
			id: "update", head: a.Say(w.update), hint: a.Say(w.updateHint), button: a.Say(w.updateNow), do: a.Host.Reload,
		}.draw(a, u, r)
	case a.Shelf.Err() != nil:
		head, hint := a.Say(app.Words.NotSaved), a.StorageTrouble(a.Shelf.Err())
		if n := a.Shelf.Unread(); n > 0 {
			head = storageWords.unread.Fill(a.Prefs.Lang, text.Facts{"n": text.Number(int32(n))})
		}
		notice{id: "fault", head: head, hint: hint}.draw(a, u, r)
	case len(missing) > 0 && a.Host.Now().Unix()-max(at, app.Oldest(missing)) > weekOfSeconds:
		head := a.Say(w.backupNever)
		if at > 0 {
			head = w.backupAge.Fill(a.Prefs.Lang, text.Facts{"when": app.Ago(a.Prefs.Lang, a.Host.Now(), at)})
		}
		n := text.Number(int32(len(a.Shelf.Games())))
		save := app.Words.Backup.Fill(a.Prefs.Lang, text.Facts{"n": n})
		notice{id: "backup", head: head, hint: a.Say(w.backupWhy), button: save, do: a.BackUp}.draw(a, u, r)
	}
}

// drawDamage draws the number of stored games that cannot be read, and offers their data as one file.
func (h *Home) drawDamage(u *ui.UI, r *ui.Rect) {
	a, w := h.app, &homeWords
	var ids []string
	for _, i := range a.Shelf.Games() {
		if i.Damaged || h.faulty[i.ID] {
			ids = append(ids, i.ID)
		}
	}
	if len(ids) == 0 {
		return
	}
	said := w.damage.Fill(a.Prefs.Lang, text.Facts{"n": text.Number(int32(len(ids)))})
	notice{id: "damage", head: said, hint: a.Say(w.damageHint), button: a.Say(w.exportAll), do: func() {
		exportRaws(a, "hexrail-unread-"+a.Host.Now().Format("2006-01-02")+".json", ids)
	}}.draw(a, u, r)
}

// drawLost draws the number of games that have disappeared from this device and offers to restore a backup. If games
// remain, it advises saving them, since whatever deleted the others may delete these as well.
func (h *Home) drawLost(u *ui.UI, r *ui.Rect) {
	a, w := h.app, &storageWords
	n := a.Shelf.Lost()
	if n == 0 {
		return
	}
	facts := text.Facts{"n": text.Number(int32(n))}
	hint := w.lostHint
	if len(a.Shelf.Games()) > 0 {
		hint = w.lostSome
	}
	notice{
		id: "lost", head: w.lost.Fill(a.Prefs.Lang, facts), hint: hint.Fill(a.Prefs.Lang, facts),
		button: a.Say(app.Words.Restore), do: func() { a.Host.PickFile(".json") },
		dismiss: a.Say(app.Words.Close), forget: a.Shelf.ForgetLost,
	}.draw(a, u, r)
}

// notice is a note about the storage or the program, with a button that calls do if button is not "", and with one that
// dismisses it if forget is not nil.
type notice struct {
	id, head, hint string
	button         string
	do             func()
	dismiss        string // the name of the button that dismisses it
	forget         func()
}

// draw draws the notice and cuts it off the top of r.
func (n notice) draw(a *app.Shell, u *ui.UI, r *ui.Rect) {
	b := ui.Button{Text: n.button, Small: true}
	side := widgets.SmallHeight(u)
	width := r.W - 2*noticePadX
	if n.forget != nil {
		width -= side
	}
	bw := float32(0)
	if n.button != "" {
		bw = u.ButtonWidth(b) + noticeGap
	}
	words := u.Type(widgets.Sizes.Small, paint.Regular, u.Theme.Warn.Base)
	title := words
	title.Size, title.Weight = widgets.Sizes.Lead*u.TextScale, paint.Bold
	under := bw > width/2 || u.P.Width(n.head, title) > width-bw // the button goes below the text
	if !under {
		width -= bw
	}
	first, lines := widgets.Line(u, widgets.Sizes.Lead), u.P.Height(n.hint, width, words)
	height := first + lines + 2*noticePadY
	if under {
		height += side + 8
	}
	box := r.CutTop(max(height, leastNotice))
	r.CutTop(wayGap)
	u.P.RoundRect(box, theme.Radius.Card, u.Theme.Warn.Soft)
	u.Node(ui.Node{ID: n.id + ":notice", Role: ui.RoleNote, Name: text.Aloud(a.Prefs.Lang, n.head, n.hint), Rect: box})
	box = box.Pad(noticePadX, noticePadY)
	if n.forget != nil {
		corner := box.CutRight(side)
		if u.Button("home:"+n.id+":forget", corner.CutTop(side),
			ui.Button{Icon: icon.Close, Look: ui.Quiet, Small: true, Name: n.dismiss}) {
			n.forget()
		}
	}
	if n.button != "" {
		var place ui.Rect
		if under {
			place = box.CutBottom(side)
			place = place.CutLeft(bw)
		} else {
			place = widgets.Middle(box.CutRight(bw-noticeGap), side)
		}
		if u.Button("home:"+n.id, place, b) {
			n.do()
		}
	}
	u.Label(box.CutTop(first), n.head, title)
	box.W = width
	u.P.Paragraph(box, n.hint, words)
}
