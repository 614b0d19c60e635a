package scenes

import (
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/theme"
)

// Measures of the ways into games in dp.
const (
	wayH    = 66
	wayGap  = 10
	noticeH = 72
)

// drawWays draws the ways to other games, from the top of r, and what is to be known about the storage.
func (h *home) drawWays(u *ui.UI, r *ui.Rect, first bool) {
	a, w := h.app, &homeWords
	ways := []struct {
		id         string
		icon       icon.Name
		name, hint text.Pair
		do         func()
	}{
		{"home:new", icon.Plus, w.newGame, w.newGameHint, func() { a.open(newNewGame(a)) }},
		{"home:open", icon.Link, w.open, w.openHint, func() { a.open(newOpening(a)) }},
		{"home:samples", icon.Rules, w.samples, w.samplesHint, func() { a.open(newSamples(a)) }},
	}
	if len(a.shelf.Games()) == 0 {
		ways = ways[:2] // the samples are shown below, as soon as that is known
	}
	for n, way := range ways {
		if way.id == "home:new" && (first || h.last() == nil) && u.Key("Enter") {
			way.do()
			u.Again()
		}
		if a.way(u, way.id, r.CutTop(wayH*u.TextScale), way.icon, a.say(way.name), a.say(way.hint), n == 0) {
			way.do()
			u.Again()
		}
		r.CutTop(wayGap)
	}
	h.drawStorageNotice(u, r)
}

// way draws a large button with an icon, a name and a hint.
func (a *App) way(u *ui.UI, id string, r ui.Rect, n icon.Name, name, hint string, chief bool) bool {
	u.Card(r, theme.Radius.Card)
	p := u.Press(ui.Node{ID: id, Role: ui.RoleButton, Name: name, Describe: hint}, r, theme.Radius.Card)
	if p.Hover || p.Held {
		u.P.RoundRect(r, theme.Radius.Card, u.Theme.BG.Sunken)
	}
	if chief {
		u.P.Frame(r, theme.Radius.Card, theme.Stroke.Control+0.5, u.Theme.Accent.Base)
	}
	r = r.Pad(14, 0)
	picture := r.CutLeft(40)
	picture = picture.Middle(38, 38)
	ground, ink := u.Theme.BG.Inset, u.Theme.Ink.Soft
	if chief {
		ground, ink = u.Theme.Accent.Soft, u.Theme.Accent.Base
	}
	u.P.RoundRect(picture, theme.Radius.Button, ground)
	x, y := picture.Center()
	icon.Draw(u.P, n, x, y, theme.Size.Icon, ink)
	r.CutLeft(14)
	first, second := line(u, sizes.Title), line(u, sizes.Small)
	r = middle(r, first+second)
	u.Label(r.CutTop(first), name, bold(u, sizes.Title))
	u.Label(r.CutTop(second), hint, soft(u, sizes.Small))
	return p.Clicked
}

// weekOfSeconds is how old a backup may be before the start screen reminds of it.
const weekOfSeconds = 7 * 24 * 3600

// drawStorageNotice tells that nothing can be stored, that a new version is ready, or that a backup is due.
func (h *home) drawStorageNotice(u *ui.UI, r *ui.Rect) {
	a, w := h.app, &homeWords
	at, missing := a.shelf.LastBackup()
	games := a.shelf.Games()
	switch {
	case a.update:
		notice(u, r, "update", a.say(w.update), a.say(w.updateHint), a.say(w.updateNow), a.host.Reload)
	case a.shelf.Err() != nil:
		notice(u, r, "fault", a.say(w.notSaved), a.storageTrouble(a.shelf.Err()), "", nil)
	case len(games) > 0 && missing > 0 && (!a.shelf.Lasting() || a.host.Now().Unix()-max(at, oldest(games)) > weekOfSeconds):
		head := a.say(w.backupNever)
		if at > 0 {
			head = w.backupAge.Fill(a.prefs.lang, text.Facts{"when": ago(a.prefs.lang, a.host.Now(), at)})
		}
		n := text.Number(int32(len(games)))
		notice(u, r, "backup", head, a.say(w.backupWhy), w.backup.Fill(a.prefs.lang, text.Facts{"n": n}), a.backUp)
	}
}

// notice draws something to be known with a button.
func notice(u *ui.UI, r *ui.Rect, id, head, hint, button string, do func()) {
	b := ui.Button{Text: button, Small: true}
	width := r.W - 28
	bw := float32(0)
	if button != "" {
		bw = u.ButtonWidth(b) + 10
	}
	words := u.Type(sizes.Small, 0, u.Theme.Warn.Base)
	under := bw > width*0.5 // the button goes below the words
	if !under {
		width -= bw
	}
	first, lines := line(u, sizes.Lead), float32(len(u.P.Wrap(hint, width, words)))*line(u, sizes.Small)
	height := first + lines + 20
	if under {
		height += max(32, u.Target()) + 8
	}
	box := r.CutTop(max(height, 56))
	r.CutTop(wayGap)
	u.P.RoundRect(box, theme.Radius.Card, u.Theme.Warn.Soft)
	u.Node(ui.Node{ID: id + ":notice", Role: ui.RoleNote, Name: head + ". " + hint, Rect: box})
	box = box.Pad(14, 10)
	if button != "" {
		var place ui.Rect
		if under {
			place = box.CutBottom(max(32, u.Target()))
			place = place.CutLeft(bw)
		} else {
			place = middle(box.CutRight(bw-10), max(32, u.Target()))
		}
		if u.Button("home:"+id, place, b) {
			do()
			u.Again()
		}
	}
	title := words
	title.Size, title.Weight = sizes.Lead*u.TextScale, 1
	u.Label(box.CutTop(first), head, title)
	box.W = width
	u.P.Paragraph(box, hint, words)
}
