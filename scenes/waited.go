package scenes

import (
	"strconv"

	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/game/ui/token"
	"hexrail/game/view"
	"hexrail/rules/id"
	"hexrail/scenes/kit"
	"hexrail/scenes/panel"
	"hexrail/scenes/shell"
)

// waited is the card that tells what others did while a person waited, as computers do that play at once. It lies over the map
// beside the own step, until that is made or the card is closed.
type waited struct {
	on   bool
	told view.Waited
	lang text.Lang
	at   int     // the present that it leads to
	high float32 // of its content when it was last drawn
}

// Measures of the card in dp.
const (
	waitedWide  = 604
	waitedRows  = 6 // from more on only some are shown
	waitedShort = 3
	waitedMarks = 5 // the last ones
)

var waitedWords = struct{ title, about, back, more, asBefore text.Pair }{
	title:    text.Pair{"While you waited", "あなたを待つ間に"},
	about:    text.Pair{"{turns} {turns|turn|turns}, {n} {n|move|moves}", "{turns}手番、{n}手"},
	back:     text.Pair{"Play it back", "もう一度見る"},
	more:     text.Pair{"{n} more in the log", "ほか{n}件は記録にあります"},
	asBefore: text.Pair{"as before", "変化なし"},
}

// tellWaited opens the card for what was decided since the last decision of a person, and marks it on the map, if there is
// anything.
func (t *Table) tellWaited() {
	to := t.game.Now()
	from := lastOwn(t.game, to) + 1
	if from >= to || t.view().S.End.Over {
		return
	}
	t.waited = waited{on: true, at: to}
	t.changes = changes{from, to}
}

// toggleWaited opens the card again, or closes it.
func (t *Table) toggleWaited() {
	if t.waited.on {
		t.closeWaited()
		return
	}
	t.tellWaited()
}

// closeWaited closes the card and takes its marks away; it reports whether it was open.
func (t *Table) closeWaited() bool {
	was := t.waited.on
	if t.waited = (waited{}); was {
		t.dropChanges()
	}
	return was
}

// playBack shows again what the card tells, an action at a time.
func (t *Table) playBack(u *ui.UI) {
	c := t.changes
	t.closeWaited()
	if c.on() {
		t.step = byAction
		t.goTo(c.from)
		t.playback = playback{on: true, next: u.Now + paces[shell.QuickPace], speed: 1, until: c.to}
	}
}

// waitedShown reports whether the card is on the screen.
func (t *Table) waitedShown() bool { return t.waited.on && !t.past() && t.game.Now() == t.waited.at }

// drawWaited draws the card at the lower left of the clear part of the map.
func (t *Table) drawWaited(u *ui.UI, clear ui.Rect) {
	k := &t.waited
	if !t.waitedShown() {
		return
	}
	if k.told.To != k.at || k.lang != t.app.Prefs.Lang {
		k.told, k.lang = t.viewer().Waited(t.changes.from, k.at), t.app.Prefs.Lang
	}
	w := min(waitedWide*min(u.TextScale, 1.2), clear.W-8)
	h := min(max(k.high, 120), clear.H-8, max(clear.H*0.7, 220))
	box := paint.R(clear.X+4, clear.Bottom()-h-4, w, h)
	if u.PressedOutside(box) { // the press acts all the same
		t.closeWaited()
		u.Again()
		return
	}
	u.Block(box)
	u.Card(box, theme.Radius.Panel)
	u.Open(ui.Node{ID: "waited", Role: ui.RoleRegion, Name: t.app.Say(waitedWords.title), Rect: box})
	defer u.Close()
	in := box.Pad(14, 10)
	head := in.CutTop(max(kit.Line(u, kit.Sizes.Title)+kit.Line(u, kit.Sizes.Small), u.Target()))
	t.waitedHead(u, head)
	in.CutTop(6)
	kit.Rule(u, in)
	content := float32(0)
	u.Scroll("waited:scroll", in, func(r ui.Rect) float32 {
		content = t.waitedRowsOf(u, kit.Endless(r))
		return content
	})
	if all := content + head.H + 30; all != k.high {
		k.high = all
		u.Again()
	}
}

func (t *Table) waitedHead(u *ui.UI, r ui.Rect) {
	k, w := &t.waited, &waitedWords
	side := max(32, u.Target())
	if u.Button("waited:close", kit.Middle(r.CutRight(side), side), ui.Button{Icon: icon.Close, Name: t.app.Say(shell.Words.Close), Look: ui.Quiet, Small: true}) {
		t.closeWaited()
		u.Again()
		return
	}
	r.CutRight(8)
	back := ui.Button{Text: t.app.Say(w.back), Icon: icon.Play, Small: true}
	if r.W < 300*u.TextScale {
		back.Text, back.Name = "", back.Text
	}
	if u.Button("waited:back", kit.Middle(r.CutRight(max(u.ButtonWidth(back), side)), side), back) {
		t.playBack(u)
		u.Again()
		return
	}
	r.CutRight(8)
	r = r.Middle(r.W, kit.Line(u, kit.Sizes.Title)+kit.Line(u, kit.Sizes.Small))
	title := t.app.Say(w.title)
	top := r.CutTop(kit.Line(u, kit.Sizes.Title))
	u.Heading("waited:title", 2, top, title, kit.Shrunk(u, title, top.W, kit.Bold(u, kit.Sizes.Title), kit.Sizes.Small))
	about := t.phrase(w.about, text.Facts{"turns": strconv.Itoa(len(k.told.Rows)), "n": strconv.Itoa(k.told.To - k.told.From)})
	u.Text("waited:about", r, about, kit.Shrunk(u, about, r.W, kit.Soft(u, kit.Sizes.Small), kit.Sizes.Micro))
}

// waitedRowsOf draws what concerns all, the turns, and everybody's money, and returns the height.
func (t *Table) waitedRowsOf(u *ui.UI, r ui.Rect) float32 {
	k := &t.waited
	col := kit.NewColumn(u, r)
	col.Gap(6)
	if marks := k.told.Marks; len(marks) > 0 {
		said := t.speaker().Sentences(marks[max(0, len(marks)-waitedMarks):])
		kit.NoticeBox(u, col, "waited:marks", said, icon.Info, u.Theme.Warn.Base, u.Theme.Warn.Soft)
	}
	rows, hidden := k.told.Rows, 0
	if len(rows) > waitedRows {
		hidden = len(rows) - waitedShort
		rows = t.nearest(rows)
	}
	u.Open(ui.Node{ID: "waited:rows", Role: ui.RoleList, Name: t.app.Say(waitedWords.title), Rect: col.Rest()})
	for i := range rows {
		t.waitedRow(u, col, i, &rows[i])
	}
	u.Close()
	if hidden > 0 {
		said := t.phrase(waitedWords.more, text.Facts{"n": strconv.Itoa(hidden)})
		b := ui.Button{Text: said, Small: true, Look: ui.Quiet}
		row := col.Cut(max(32, u.Target()))
		if u.Button("waited:more", row.CutLeft(min(row.W, u.ButtonWidth(b))), b) {
			t.lookTab(logTab)
			u.Again()
		}
	}
	col.Gap(8)
	t.waitedCash(u, col)
	return col.Height() + 4
}

// nearest returns the few turns that touch the persons at the table first: those of companies that they hold, then the last
// ones.
func (t *Table) nearest(rows []view.WaitedRow) []view.WaitedRow {
	v := t.view()
	holds := func(row *view.WaitedRow) bool {
		for _, p := range t.persons() {
			if c := row.Who.Corp(); c != 0 && v.Held(c, id.OfPlayer(p)) > 0 {
				return true
			}
		}
		return false
	}
	var list []view.WaitedRow
	for pass := range 2 {
		for i := len(rows) - 1; i >= 0 && len(list) < waitedShort; i-- {
			if holds(&rows[i]) == (pass == 0) {
				list = append([]view.WaitedRow{rows[i]}, list...)
			}
		}
	}
	return list
}

// waitedRow draws what was done in a turn: who, what, and at the right what was kept or paid, and the price.
func (t *Table) waitedRow(u *ui.UI, col *kit.Column, i int, row *view.WaitedRow) {
	bold, plain, small := kit.Bold(u, kit.Sizes.Body), kit.Plain(u, kit.Sizes.Compact), kit.Bold(u, kit.Sizes.Compact)
	width := col.Rect.W
	right := max(u.P.Width(row.Earned, bold), u.P.Width(row.Price, small)+14)
	beside := right == 0 || width-right-52 > 180*u.TextScale
	words := width - 44
	if beside && right > 0 {
		words -= right + 10
	}
	h := kit.Line(u, kit.Sizes.Body) + float32(len(u.P.Wrap(row.Done, words, plain)))*kit.Line(u, kit.Sizes.Compact)
	if row.Done == "" {
		h = kit.Line(u, kit.Sizes.Body)
	}
	if !beside {
		h += kit.Line(u, kit.Sizes.Compact)
	}
	h = max(h, 2*kit.Line(u, kit.Sizes.Body))
	cell := col.Cut(h + 14)
	name := row.Name
	if p := row.Decider; row.Who.Corp() != 0 && p != 0 {
		name = t.speaker().List([]string{name, t.speaker().Player(p)})
	}
	u.Open(ui.Node{ID: "waited:" + strconv.Itoa(i), Role: ui.RoleListItem, Name: name, Rect: cell})
	defer u.Close()
	u.P.Fill(paint.R(cell.X, cell.Bottom()-1, cell.W, 1), u.Theme.Line.Soft)
	in := cell.Pad(0, 7)
	x, y := in.CutLeft(44).Center()
	t.ownerSign(u, row.Who, x-6, y, 15)
	figures := ui.Rect{}
	if right > 0 && beside {
		figures = in.CutRight(right)
		figures = figures.Middle(right, kit.Line(u, kit.Sizes.Body)+kit.Line(u, kit.Sizes.Compact))
		in.CutRight(10)
	} else if right > 0 {
		figures = in.CutBottom(kit.Line(u, kit.Sizes.Compact))
	}
	ps := kit.NewParts(u)
	ps.Text(row.Name, bold)
	if p := row.Decider; row.Who.Corp() != 0 && p != 0 {
		ps.Gap(8)
		ps.Seat(t.seats, p, 7)
		ps.Gap(4)
		ps.Text(t.speaker().Player(p), kit.Soft(u, kit.Sizes.Compact))
	}
	ps.Draw(in.CutTop(kit.Line(u, kit.Sizes.Body)))
	if row.Done != "" {
		u.Paragraph("waited:"+strconv.Itoa(i)+":done", in, row.Done, plain)
	}
	t.waitedFigures(u, figures, i, row, beside)
}

// waitedFigures draws what a company kept or paid and its price, below each other or in a line.
func (t *Table) waitedFigures(u *ui.UI, r ui.Rect, i int, row *view.WaitedRow, below bool) {
	if r.Empty() {
		return
	}
	ink := u.Theme.Bad.Base
	if row.Up {
		ink = u.Theme.Good.Base
	}
	earned, price := kit.Bold(u, kit.Sizes.Body), u.Type(kit.Sizes.Compact, paint.Bold, ink)
	node := "waited:" + strconv.Itoa(i)
	if !below {
		ps := kit.NewParts(u)
		ps.Text(row.Earned, kit.Bold(u, kit.Sizes.Compact))
		ps.Gap(10)
		ps.Text(row.Price, price)
		u.Node(ui.Node{ID: node + ":figures", Role: ui.RoleText, Name: row.Earned + " " + row.Price, Rect: r})
		ps.Draw(r)
		return
	}
	if row.Earned != "" {
		u.Text(node+":earned", r.CutTop(kit.Line(u, kit.Sizes.Body)), row.Earned, kit.Aligned(earned, paint.Right))
	}
	if row.Price != "" {
		u.Text(node+":price", r.CutTop(kit.Line(u, kit.Sizes.Compact)), row.Price, kit.Aligned(price, paint.Right))
	}
}

// ownerSign draws the token of a company or the shape of a player.
func (t *Table) ownerSign(u *ui.UI, o id.Owner, x, y, radius float32) {
	if c := o.Corp(); c != 0 {
		token.Draw(u.P, x, y, radius, t.tokens[c])
		return
	}
	t.seats.Draw(u, o.Player(), x, y, radius*0.85)
}

// waitedCash draws the money of all players with its change.
func (t *Table) waitedCash(u *ui.UI, col *kit.Column) {
	list := t.waited.told.Cash
	columns := len(list)
	if col.Rect.W/float32(columns) < 118*u.TextScale {
		columns = (columns + 1) / 2
	}
	height := kit.Line(u, kit.Sizes.Compact)*2 + 14
	var row ui.Rect
	for i, gain := range list {
		if i%columns == 0 {
			row = col.Cut(height)
			col.Gap(6)
		}
		cell := row.Columns(i%columns, columns, 8)
		p := id.Player(i + 1)
		name := t.speaker().Player(p)
		u.P.RoundRect(cell, theme.Radius.Button, u.Theme.BG.Sunken)
		said, ink := gain.Told, panel.MoodInk(u, panel.MoodOf(gain.Change))
		if gain.Change == 0 {
			said, ink = t.app.Say(waitedWords.asBefore), u.Theme.Ink.Soft
		}
		u.Node(ui.Node{ID: "waited:cash" + strconv.Itoa(i+1), Role: ui.RoleText, Name: t.speaker().List([]string{name, gain.Now, said}), Rect: cell})
		in := cell.Pad(8, 7)
		top := in.CutTop(kit.Line(u, kit.Sizes.Compact))
		ps := kit.NewParts(u)
		ps.Seat(t.seats, p, 6)
		ps.Gap(4)
		ps.Text(u.P.Fit(name, max(10, top.W-34), kit.Bold(u, kit.Sizes.Compact)), kit.Bold(u, kit.Sizes.Compact))
		if t.isComputer(p) {
			ps.Gap(4)
			ps.Icon(icon.Bot, 13, u.Theme.Ink.Soft)
		}
		ps.Draw(top)
		ps = kit.NewParts(u)
		ps.Text(gain.Now, kit.Bold(u, kit.Sizes.Compact))
		ps.Gap(6)
		ps.Text(said, u.Type(kit.Sizes.Small, paint.Bold, ink))
		ps.Draw(in)
	}
}
