package recap

import (
	"strconv"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// card lists the turns of others while a person waited. It covers part of the map until the player acts or closes it.
type card struct {
	on    bool
	brief bool // the short card, which opens the whole one
	told  view.Waited
	lang  text.Lang
	from  int     // position after which it starts
	at    int     // latest position, at which it ends
	high  float32 // height of its content in the last frame
}

// Sizes of the card in dp, and numbers of rows.
const (
	CardWidth = 604 // maximum
	mostRows  = 6   // if there are more, only shortRows are shown
	shortRows = 3
	mostMarks = 5 // the last ones
)

// Words are the texts of the card.
var Words = struct{ Title, Since, about, back, more, rest, asBefore text.Pair }{
	Title:    text.Pair{"While you waited", "あなたを待つ間に"},
	Since:    text.Pair{"Since your turn", "あなたの番までに"},
	about:    text.Pair{"{turns} {turns|turn|turns}, {n} {n|move|moves}", "{turns}手番、{n}手"},
	back:     text.Pair{"Play it back", "もう一度見る"},
	more:     text.Pair{"{n} more in the log", "ほか{n}件は記録にあります"},
	rest:     text.Pair{"{n} more", "ほか{n}件"},
	asBefore: text.Pair{"as before", "変化なし"},
}

// Tell opens the card with the decisions since a position and marks them on the map, if there are any.
func (o *Others) Tell(from int) {
	to := o.desk.Game.Now()
	if from >= to || o.desk.View().S.End.Over {
		return
	}
	o.card = card{on: true, from: from, at: to}
	o.Mark(from, to)
}

// Toggle opens the card as Tell does, or closes it.
func (o *Others) Toggle(from int) {
	if o.card.brief && !o.endShown() {
		o.unfold()
	} else if !o.Close() {
		o.Tell(from)
	}
}

// Close closes the topmost card with its marks and reports whether one was open. The card of the end of a round may
// be below it and stays.
func (o *Others) Close() bool {
	if o.endShown() && !o.waitedShown() {
		o.ending = ending{}
		return true
	}
	was := o.card.on
	if o.card = (card{}); was {
		o.Drop()
	}
	return was
}

// playBack replays the decisions of the card, one action at a time.
func (o *Others) playBack(u *ui.UI) {
	from, to := o.from, o.to
	if o.Close(); from < to {
		o.around.PlayBack(u, from, to)
	}
}

// Shown reports whether a card is on the screen.
func (o *Others) Shown() bool { return o.waitedShown() || o.endShown() }

// waitedShown reports whether the whole card of the others' turns is on the screen.
func (o *Others) waitedShown() bool {
	return o.card.on && !o.card.brief && !o.desk.Game.Past() && o.desk.Game.Now() == o.card.at
}

// Draw draws the open card at the lower left of clear.
func (o *Others) Draw(u *ui.UI, clear ui.Rect) {
	k := &o.card
	if !o.waitedShown() {
		if o.endShown() {
			o.drawEnd(u, clear)
		}
		return
	}
	o.look()
	box, open := o.ground(u, clear, k.high)
	if !open {
		return
	}
	u.Open(ui.Node{ID: "waited", Role: ui.RoleRegion, Name: o.desk.Say(Words.Title), Rect: box})
	defer u.Close()
	in := box.Pad(14, 10)
	head := in.CutTop(max(widgets.Line(u, widgets.Sizes.Title)+widgets.Line(u, widgets.Sizes.Small), u.Target()))
	o.drawCardHead(u, head)
	in.CutTop(6)
	widgets.Rule(u, in)
	content := float32(0)
	area := in
	area.W += widgets.ScrollGutter // the scroll bar is in the margin
	u.Scroll("waited:scroll", area, func(r ui.Rect) float32 {
		r = widgets.Endless(r)
		r.W = in.W
		content = o.cardRows(u, r)
		return content
	})
	if all := content + head.H + 30; all != k.high {
		k.high = all
		u.Again()
	}
}

// ground draws the background of a card at the lower left of clear, as high as its content was in the last frame. It
// returns false if a press elsewhere has closed the card.
func (o *Others) ground(u *ui.UI, clear ui.Rect, high float32) (box ui.Rect, open bool) {
	w := min(CardWidth*min(u.TextScale, 1.2), clear.W-8)
	h := min(max(high, 120), clear.H-8, max(clear.H*0.7, 260))
	box = paint.R(clear.X+4, clear.Bottom()-h-4, w, h)
	if u.PressedOutside(box) { // the press keeps its effect
		o.Close()
		u.Again()
		return box, false
	}
	u.Block(box)
	u.Card(box, theme.Radius.Panel)
	return box, true
}

// drawCardHead draws the title, the numbers of turns and moves, and the buttons to play back and close.
func (o *Others) drawCardHead(u *ui.UI, r ui.Rect) {
	k, w := &o.card, &Words
	side := max(32, u.Target())
	if u.Button("waited:close", widgets.Middle(r.CutRight(side), side),
		ui.Button{Icon: icon.Close, Name: o.desk.Say(app.Words.Close), Look: ui.Quiet, Small: true}) {
		o.Close()
		u.Again()
		return
	}
	r.CutRight(8)
	back := ui.Button{Text: o.desk.Say(w.back), Icon: icon.Play, Small: true}
	if r.W < 300*u.TextScale {
		back.Text, back.Name = "", back.Text
	}
	if u.Button("waited:back", widgets.Middle(r.CutRight(max(u.ButtonWidth(back), side)), side), back) {
		o.playBack(u)
		u.Again()
		return
	}
	r.CutRight(8)
	r = r.Middle(r.W, widgets.Line(u, widgets.Sizes.Title)+widgets.Line(u, widgets.Sizes.Small))
	title := o.desk.Say(w.Title)
	top := r.CutTop(widgets.Line(u, widgets.Sizes.Title))
	u.Heading("waited:title", 2, top, title,
		widgets.Shrunk(u, title, top.W, widgets.Bold(u, widgets.Sizes.Title), widgets.Sizes.Small))
	about := o.desk.Phrase(w.about,
		text.Facts{"turns": strconv.Itoa(len(k.told.Rows)), "n": strconv.Itoa(k.told.To - k.told.From)})
	u.Text("waited:about", r, about,
		widgets.Shrunk(u, about, r.W, widgets.Soft(u, widgets.Sizes.Small), widgets.Sizes.Micro))
}

// cardRows draws general events, the turns, and all players' money, and returns the height.
func (o *Others) cardRows(u *ui.UI, r ui.Rect) float32 {
	k := &o.card
	col := widgets.NewColumn(u, r)
	col.Gap(6)
	if marks := k.told.Marks; len(marks) > 0 {
		said := o.desk.Speaker().Sentences(marks[max(0, len(marks)-mostMarks):])
		widgets.NoticeBox(u, col, "waited:marks", said, icon.Info, u.Theme.Warn.Base, u.Theme.Warn.Soft)
	}
	rows, hidden := k.told.Rows, 0
	if len(rows) > mostRows {
		hidden = len(rows) - shortRows
		rows = o.nearest(rows)
	}
	u.Open(ui.Node{ID: "waited:rows", Role: ui.RoleList, Name: o.desk.Say(Words.Title), Rect: col.Rest()})
	for i := range rows {
		o.drawCardRow(u, col, i, &rows[i])
	}
	u.Close()
	if hidden > 0 {
		said := o.desk.Phrase(Words.more, text.Facts{"n": strconv.Itoa(hidden)})
		b := ui.Button{Text: said, Small: true, Look: ui.Quiet}
		row := col.Cut(max(32, u.Target()))
		if u.Button("waited:more", row.CutLeft(min(row.W, u.ButtonWidth(b))), b) {
			o.around.ShowLog()
			u.Again()
		}
	}
	col.Gap(8)
	o.drawCardCash(u, col)
	return col.Height() + 4
}

// nearest returns shortRows of the rows: first turns of companies whose shares the persons at the table hold, then the
// last ones.
func (o *Others) nearest(rows []view.WaitedRow) []view.WaitedRow {
	v := o.desk.View()
	holds := func(row *view.WaitedRow) bool {
		for _, p := range o.around.Persons() {
			if c := row.Who.Corp(); c != 0 && v.Held(c, id.OfPlayer(p)) > 0 {
				return true
			}
		}
		return false
	}
	var list []view.WaitedRow
	for pass := range 2 {
		for i := len(rows) - 1; i >= 0 && len(list) < shortRows; i-- {
			if holds(&rows[i]) == (pass == 0) {
				list = append([]view.WaitedRow{rows[i]}, list...)
			}
		}
	}
	return list
}

// drawCardRow draws a turn: the actor, his actions and, on the right, the dividend or withheld revenue and the price.
func (o *Others) drawCardRow(u *ui.UI, col *widgets.Column, i int, row *view.WaitedRow) {
	bold, plain, small := widgets.Bold(u, widgets.Sizes.Body), widgets.Plain(u, widgets.Sizes.Compact),
		widgets.Bold(u, widgets.Sizes.Compact)
	width := col.Rect.W
	right := max(u.P.Width(row.Earned, bold), u.P.Width(row.Price, small)+14)
	beside := right == 0 || width-right-52 > 180*u.TextScale
	words := width - 44
	if beside && right > 0 {
		words -= right + 10
	}
	h := widgets.Line(u, widgets.Sizes.Body) + u.P.Height(row.Done, words, plain)
	if row.Done == "" {
		h = widgets.Line(u, widgets.Sizes.Body)
	}
	if !beside {
		h += widgets.Line(u, widgets.Sizes.Compact)
	}
	h = max(h, 2*widgets.Line(u, widgets.Sizes.Body))
	cell := col.Cut(h + 14)
	name := row.Name
	if p := row.Decider; row.Who.Corp() != 0 && p != 0 {
		name = o.desk.Speaker().List([]string{name, o.desk.Speaker().Player(p)})
	}
	u.Open(ui.Node{ID: "waited:" + strconv.Itoa(i), Role: ui.RoleListItem, Name: name, Rect: cell})
	defer u.Close()
	u.P.Fill(paint.R(cell.X, cell.Bottom()-1, cell.W, 1), u.Theme.Line.Soft)
	in := cell.Pad(0, 7)
	x, y := in.CutLeft(44).Center()
	o.desk.DrawOwner(u, row.Who, x-6, y, 15)
	figures := ui.Rect{}
	if right > 0 && beside {
		figures = in.CutRight(right)
		figures = figures.Middle(right, widgets.Line(u, widgets.Sizes.Body)+widgets.Line(u, widgets.Sizes.Compact))
		in.CutRight(10)
	} else if right > 0 {
		figures = in.CutBottom(widgets.Line(u, widgets.Sizes.Compact))
	}
	ps := widgets.NewParts(u)
	ps.Text(row.Name, bold)
	if p := row.Decider; row.Who.Corp() != 0 && p != 0 {
		ps.Gap(8)
		ps.Seat(o.desk.Seats, p, 7)
		ps.Gap(4)
		ps.Text(o.desk.Speaker().Player(p), widgets.Soft(u, widgets.Sizes.Compact))
	}
	ps.Draw(in.CutTop(widgets.Line(u, widgets.Sizes.Body)))
	if row.Done != "" {
		u.Paragraph("waited:"+strconv.Itoa(i)+":done", in, row.Done, plain)
	}
	o.drawCardFigures(u, figures, i, row, beside)
}

// drawCardFigures draws dividend or withheld revenue and price, one below the other or in a line.
func (o *Others) drawCardFigures(u *ui.UI, r ui.Rect, i int, row *view.WaitedRow, below bool) {
	if r.Empty() {
		return
	}
	ink := u.Theme.Bad.Base
	if row.Up {
		ink = u.Theme.Good.Base
	}
	earned, price := widgets.Bold(u, widgets.Sizes.Body), u.Type(widgets.Sizes.Compact, paint.Bold, ink)
	node := "waited:" + strconv.Itoa(i)
	if !below {
		ps := widgets.NewParts(u)
		ps.Text(row.Earned, widgets.Bold(u, widgets.Sizes.Compact))
		ps.Gap(10)
		ps.Text(row.Price, price)
		u.Node(ui.Node{ID: node + ":figures", Role: ui.RoleText, Name: row.Earned + " " + row.Price, Rect: r})
		ps.Draw(r)
		return
	}
	if row.Earned != "" {
		u.Text(node+":earned", r.CutTop(widgets.Line(u, widgets.Sizes.Body)), row.Earned,
			widgets.Aligned(earned, paint.Right))
	}
	if row.Price != "" {
		u.Text(node+":price", r.CutTop(widgets.Line(u, widgets.Sizes.Compact)), row.Price,
			widgets.Aligned(price, paint.Right))
	}
}

// drawCardCash draws the money of all players and its change.
func (o *Others) drawCardCash(u *ui.UI, col *widgets.Column) {
	list := o.card.told.Cash
	columns := len(list)
	if col.Rect.W/float32(columns) < 118*u.TextScale {
		columns = (columns + 1) / 2
	}
	height := widgets.Line(u, widgets.Sizes.Compact)*2 + 14
	var row ui.Rect
	for i, gain := range list {
		if i%columns == 0 {
			row = col.Cut(height)
			col.Gap(6)
		}
		cell := row.Columns(i%columns, columns, 8)
		p := id.Player(i + 1)
		name := o.desk.Speaker().Player(p)
		u.P.RoundRect(cell, theme.Radius.Button, u.Theme.BG.Sunken)
		said, ink := gain.Told, widgets.MoodInk(u, draft.MoodOf(gain.Change))
		if gain.Change == 0 {
			said, ink = o.desk.Say(Words.asBefore), u.Theme.Ink.Soft
		}
		u.Node(ui.Node{ID: "waited:cash" + strconv.Itoa(i+1), Role: ui.RoleText,
			Name: o.desk.Speaker().List([]string{name, gain.Now, said}), Rect: cell})
		in := cell.Pad(8, 7)
		top := in.CutTop(widgets.Line(u, widgets.Sizes.Compact))
		ps := widgets.NewParts(u)
		ps.Seat(o.desk.Seats, p, 6)
		ps.Gap(4)
		ps.Text(u.P.Fit(name, max(10, top.W-34), widgets.Bold(u, widgets.Sizes.Compact)),
			widgets.Bold(u, widgets.Sizes.Compact))
		if o.desk.Game.Computer(p) {
			ps.Gap(4)
			ps.Icon(icon.Bot, 13, u.Theme.Ink.Soft)
		}
		ps.Draw(top)
		ps = widgets.NewParts(u)
		ps.Text(gain.Now, widgets.Bold(u, widgets.Sizes.Compact))
		ps.Gap(6)
		ps.Text(said, u.Type(widgets.Sizes.Small, paint.Bold, ink))
		ps.Draw(in)
	}
}
