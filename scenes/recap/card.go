package recap

import (
	"strconv"
	"strings"

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
	brief bool        // the short card, which opens the whole one
	told  view.Waited // the result of contents when it was last called, in lang
	lang  text.Lang
	from  int     // position after which it starts
	at    int     // position at which it ends; the card is shown only while that is the latest one
	high  float32 // height of its content in the last frame
}

// Sizes of the card in dp, and numbers of rows.
const (
	CardWidth = 604 // maximum
	mostRows  = 6   // if there are more, only shortRows are shown
	shortRows = 3
	mostMarks = 5 // maximum number of general events; if there are more, the last ones are shown

	cardPadX   = 14
	cardPadY   = 10
	cardGap    = 6   // below the head
	cardMargin = 4   // around the card
	leastCard  = 120 // minimum height
	lowCard    = 260 // height that the card may have even where it is more than mostCard of the map
	wideBack   = 300 // width from which the button to play back has its text
	cashWidth  = 118 // minimum width of a player's money
	cardMore   = 30  // height beyond that of head and content: padding, gap and a margin below
)

// mostCard is the share of the height of the map that the card may take, and cardGrowth the maximum factor by which its
// width grows with large text.
const (
	mostCard   = 0.7
	cardGrowth = 1.2
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

// Open opens the whole card with the decisions after a position and marks them on the map. It does nothing if there are
// none or the game is over.
func (o *Recap) Open(from int) {
	to := o.desk.Game.Now()
	if from >= to || o.desk.View().S.End.Over {
		return
	}
	o.card = card{on: true, from: from, at: to}
	o.Mark(from, to)
}

// Toggle closes the topmost card, or opens the whole one: in place of the short card, otherwise as Open does.
func (o *Recap) Toggle(from int) {
	if o.card.brief && !o.endShown() {
		o.unfold()
	} else if !o.Close() {
		o.Open(from)
	}
}

// Close closes the topmost card with its marks and reports whether one was open. The card of the end of a round may
// be below it and stays.
func (o *Recap) Close() bool {
	if o.endShown() && !o.waitedShown() {
		o.ending = ending{}
		return true
	}
	was := o.card.on
	o.card = card{}
	if was {
		o.Drop()
	}
	return was
}

// playBack closes the card and replays the marked decisions, one action at a time.
func (o *Recap) playBack(u *ui.UI) {
	from, to := o.from, o.to
	o.Close()
	if from < to {
		o.around.PlayBack(u, from, to)
	}
}

// Shown reports whether a card is on the screen.
func (o *Recap) Shown() bool { return o.waitedShown() || o.endShown() }

// waitedShown reports whether the whole card of the others' turns is on the screen.
func (o *Recap) waitedShown() bool {
	return o.card.on && !o.card.brief && !o.desk.Game.Past() && o.desk.Game.Now() == o.card.at
}

// Draw draws the whole card or the one of the end of a round at the lower left of clear, if one of them is open.
func (o *Recap) Draw(u *ui.UI, clear ui.Rect) {
	k := &o.card
	if !o.waitedShown() {
		if o.endShown() {
			o.drawEnd(u, clear)
		}
		return
	}
	o.contents()
	box, open := o.drawGround(u, clear, k.high)
	if !open {
		return
	}
	u.Open(ui.Node{ID: "waited", Role: ui.RoleRegion, Name: o.desk.Say(Words.Title), Rect: box})
	defer u.Close()
	in := box.Pad(cardPadX, cardPadY)
	head := in.CutTop(max(widgets.Line(u, widgets.Sizes.Title)+widgets.Line(u, widgets.Sizes.Small), u.Target()))
	o.drawCardHead(u, head)
	in.CutTop(cardGap)
	widgets.DrawRule(u, in)
	content := float32(0)
	area := in
	area.W += widgets.ScrollGutter // the scroll bar is in the margin
	u.Scroll("waited:scroll", area, func(r ui.Rect) float32 {
		r = widgets.Endless(r)
		r.W = in.W
		content = o.drawCardRows(u, r)
		return content
	})
	if all := content + head.H + cardMore; all != k.high {
		k.high = all
		u.Again()
	}
}

// drawGround draws the background of a card at the lower left of clear. high is the height of its content in the last
// frame, which the card gets as far as there is room. open is false, and nothing drawn, if a press elsewhere has closed
// the card.
func (o *Recap) drawGround(u *ui.UI, clear ui.Rect, high float32) (box ui.Rect, open bool) {
	w := min(CardWidth*min(u.TextScale, cardGrowth), clear.W-2*cardMargin)
	h := min(max(high, leastCard), clear.H-2*cardMargin, max(clear.H*mostCard, lowCard))
	box = paint.R(clear.X+cardMargin, clear.Bottom()-h-cardMargin, w, h)
	if u.PressedOutside(box) { // the press keeps its effect
		o.Close()
		return box, false
	}
	u.Block(box)
	u.Card(box, theme.Radius.Panel)
	return box, true
}

// drawCardHead draws the title, the numbers of turns and moves, and the buttons to play back and close.
func (o *Recap) drawCardHead(u *ui.UI, r ui.Rect) {
	k, w := &o.card, &Words
	side := widgets.SmallHeight(u)
	if u.Button("waited:close", widgets.Middle(r.CutRight(side), side),
		ui.Button{Icon: icon.Close, Name: o.desk.Say(app.Words.Close), Look: ui.Quiet, Small: true}) {
		o.Close()
		return
	}
	r.CutRight(8)
	back := ui.Button{Text: o.desk.Say(w.back), Icon: icon.Play, Small: true}
	if r.W < wideBack*u.TextScale {
		back.Text, back.Name = "", back.Text
	}
	if u.Button("waited:back", widgets.Middle(r.CutRight(max(u.ButtonWidth(back), side)), side), back) {
		o.playBack(u)
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

// drawCardRows draws general events, the turns, and all players' money, and returns the height.
func (o *Recap) drawCardRows(u *ui.UI, r ui.Rect) float32 {
	k := &o.card
	col := widgets.NewColumn(u, r)
	col.Gap(6)
	if marks := k.told.Marks; len(marks) > 0 {
		said := o.desk.Speaker().Sentences(marks[max(0, len(marks)-mostMarks):])
		widgets.DrawNotice(u, col, "waited:marks", said, icon.Info, u.Theme.Warn.Base, u.Theme.Warn.Soft)
	}
	rows, hidden := k.told.Rows, 0
	if len(rows) > mostRows {
		hidden = len(rows) - shortRows
		rows = o.chooseRows(rows)
	}
	u.Open(ui.Node{ID: "waited:rows", Role: ui.RoleList, Name: o.desk.Say(Words.Title), Rect: col.Rest()})
	for i := range rows {
		o.drawCardRow(u, col, i, &rows[i])
	}
	u.Close()
	if hidden > 0 {
		said := o.desk.Phrase(Words.more, text.Facts{"n": strconv.Itoa(hidden)})
		b := ui.Button{Text: said, Small: true, Look: ui.Quiet}
		if col.Button("waited:more", b) {
			o.around.ShowLog()
		}
	}
	col.Gap(8)
	o.drawCardCash(u, col)
	return col.Height() + 4
}

// chooseRows returns shortRows of the rows, in their order: first turns of companies whose shares the persons at the
// table hold, then the last ones.
func (o *Recap) chooseRows(rows []view.WaitedRow) []view.WaitedRow {
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

// Sizes of a turn on the card in dp.
const (
	rowPad      = 7   // above and below
	ownerSide   = 44  // width of the actor's token
	figuresGap  = 10  // between the actions and the figures
	minActions  = 180 // width of the actions below which the figures are below them
	stackedEdge = 14  // added to the width of the price where it is below the revenue
)

// drawCardRow draws turn i: the actor, the actions and, on the right or below, the dividend or withheld revenue and the
// price.
func (o *Recap) drawCardRow(u *ui.UI, col *widgets.Column, i int, row *view.WaitedRow) {
	plain := widgets.Plain(u, widgets.Sizes.Compact)
	line, lowLine := widgets.Line(u, widgets.Sizes.Body), widgets.Line(u, widgets.Sizes.Compact)
	right := figuresWidth(u, row)
	words := col.Rect.W - ownerSide // width of the actions
	beside := right == 0 || words-right-figuresGap > minActions*u.TextScale
	if beside && right > 0 {
		words -= right + figuresGap
	}
	h := line
	if row.Done != "" {
		h += u.P.Height(row.Done, words, plain)
	}
	if !beside {
		h += lowLine
	}
	cell := col.Cut(max(h, 2*line) + 2*rowPad)
	name := row.Name
	if p := row.Decider; row.Who.Corp() != 0 && p != 0 {
		name = o.desk.Speaker().List([]string{name, o.desk.Speaker().Player(p)})
	}
	node := "waited:" + strconv.Itoa(i)
	u.Open(ui.Node{ID: node, Role: ui.RoleListItem, Name: name, Rect: cell})
	defer u.Close()
	u.P.Fill(paint.R(cell.X, cell.Bottom()-1, cell.W, 1), u.Theme.Line.Soft)
	in := cell.Pad(0, rowPad)
	x, y := in.CutLeft(ownerSide).Center()
	o.desk.DrawOwner(u, row.Who, x-6, y, 15)
	switch {
	case right == 0:
	case beside:
		o.drawStackedFigures(u, in.CutRight(right).Middle(right, line+lowLine), node, row)
		in.CutRight(figuresGap)
	default:
		o.drawFigureLine(u, in.CutBottom(lowLine), node, row)
	}
	o.drawActor(u, in.CutTop(line), row)
	if row.Done != "" {
		u.Paragraph(node+":done", in, row.Done, plain)
	}
}

// figuresWidth returns the width of dividend or withheld revenue above the price of a turn, or zero if it has neither.
func figuresWidth(u *ui.UI, row *view.WaitedRow) float32 {
	if row.Earned == "" && row.Price == "" {
		return 0
	}
	price := u.P.Width(row.Price, widgets.Bold(u, widgets.Sizes.Compact))
	return max(u.P.Width(row.Earned, widgets.Bold(u, widgets.Sizes.Body)), price+stackedEdge)
}

// drawActor draws the name of the actor of a turn and, for a company, the player who decided.
func (o *Recap) drawActor(u *ui.UI, r ui.Rect, row *view.WaitedRow) {
	ps := widgets.NewParts(u)
	ps.Text(row.Name, widgets.Bold(u, widgets.Sizes.Body))
	if p := row.Decider; row.Who.Corp() != 0 && p != 0 {
		ps.Gap(8)
		ps.Seat(o.desk.Seats, p, 7)
		ps.Gap(4)
		ps.Text(o.desk.Speaker().Player(p), widgets.Soft(u, widgets.Sizes.Compact))
	}
	ps.Draw(r)
}

// priceStyle returns the text style of the price of a turn: good if it rose, bad if it fell.
func priceStyle(u *ui.UI, row *view.WaitedRow) paint.Text {
	mood := draft.Loss
	if row.Up {
		mood = draft.Gain
	}
	return u.Type(widgets.Sizes.Compact, paint.Bold, widgets.MoodInk(u, mood))
}

// drawFigureLine draws dividend or withheld revenue and price of a turn in a line. The id of its node begins with
// node.
func (o *Recap) drawFigureLine(u *ui.UI, r ui.Rect, node string, row *view.WaitedRow) {
	ps := widgets.NewParts(u)
	ps.Text(row.Earned, widgets.Bold(u, widgets.Sizes.Compact))
	ps.Gap(10)
	ps.Text(row.Price, priceStyle(u, row))
	said := strings.TrimSpace(row.Earned + " " + row.Price)
	u.Node(ui.Node{ID: node + ":figures", Role: ui.RoleText, Name: said, Rect: r})
	ps.Draw(r)
}

// drawStackedFigures draws dividend or withheld revenue of a turn, and below it the price. The ids of its nodes begin
// with node.
func (o *Recap) drawStackedFigures(u *ui.UI, r ui.Rect, node string, row *view.WaitedRow) {
	if row.Earned != "" {
		u.Text(node+":earned", r.CutTop(widgets.Line(u, widgets.Sizes.Body)), row.Earned,
			widgets.Aligned(widgets.Bold(u, widgets.Sizes.Body), paint.Right))
	}
	if row.Price != "" {
		u.Text(node+":price", r.CutTop(widgets.Line(u, widgets.Sizes.Compact)), row.Price,
			widgets.Aligned(priceStyle(u, row), paint.Right))
	}
}

// drawCardCash draws the money of all players and its change, in one row or two.
func (o *Recap) drawCardCash(u *ui.UI, col *widgets.Column) {
	list := o.card.told.Cash
	columns := len(list)
	if col.Rect.W/float32(columns) < cashWidth*u.TextScale {
		columns = (columns + 1) / 2
	}
	grid := widgets.Grid{Columns: columns, Height: widgets.Line(u, widgets.Sizes.Compact)*2 + 2*rowPad, Gap: 8, Below: 6}
	for i, cell := range col.Cells(grid, len(list)) {
		o.drawCash(u, cell, id.Player(i+1), &list[i])
	}
}

// drawCash draws the shape and the name of a player, and below them the money and its change.
func (o *Recap) drawCash(u *ui.UI, cell ui.Rect, p id.Player, gain *view.Gain) {
	name := o.desk.Speaker().Player(p)
	u.P.RoundRect(cell, theme.Radius.Button, u.Theme.BG.Sunken)
	said, ink := gain.Told, widgets.MoodInk(u, draft.MoodOf(gain.Change))
	if gain.Change == 0 {
		said, ink = o.desk.Say(Words.asBefore), u.Theme.Ink.Soft
	}
	u.Node(ui.Node{ID: "waited:cash" + strconv.Itoa(int(p)), Role: ui.RoleText,
		Name: o.desk.Speaker().List([]string{name, gain.Now, said}), Rect: cell})
	const radius, bot, gap = 6, 13, 4
	in, bold := cell.Pad(8, rowPad), widgets.Bold(u, widgets.Sizes.Compact)
	top := in.CutTop(widgets.Line(u, widgets.Sizes.Compact))
	ps := widgets.NewParts(u)
	ps.Seat(o.desk.Seats, p, radius)
	ps.Gap(gap)
	ps.Text(u.P.Fit(name, max(10, top.W-2*radius-bot-2*gap-1), bold), bold)
	if o.desk.Game.Computer(p) {
		ps.Gap(gap)
		ps.Icon(icon.Bot, bot, u.Theme.Ink.Soft)
	}
	ps.Draw(top)
	ps = widgets.NewParts(u)
	ps.Text(gain.Now, bold)
	ps.Gap(6)
	ps.Text(said, u.Type(widgets.Sizes.Small, paint.Bold, ink))
	ps.Draw(in)
}
