package panel

import (
	"strconv"

	"hexrail/game/draft"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/mapview"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/scenes/widgets"
)

// paying is the decision about the earnings. What privates allow in every step of a turn stands below it.
type paying struct{ ground }

// newPaying has ready what the company did with its last earnings, or paying out the first time, and where it may not do that again: a
// connection run is never divided by halves (1870/R139).
func newPaying(c choosing) *paying {
	p := &paying{ground{choosing: c}}
	for _, kind := range [...]rules.DividendKind{rules.Payout, p.lastKind(c.draft.View().Actor().Corp())} {
		for _, o := range p.draft.Options(draft.Main) {
			if d, ok := o.Forms[0].(rules.Dividend); ok && d.Kind == kind {
				p.draft.Ready(o.Key)
			}
		}
	}
	return p
}

func (p *paying) lastKind(c id.Corp) rules.DividendKind {
	for i := p.desk.Game.At() - 1; i >= 0; i-- {
		if d, ok := p.desk.Game.Action(i).(rules.Dividend); ok && d.By == c {
			return d.Kind
		}
	}
	return rules.Payout
}

// Prompt tells what was earned.
func (p *paying) Prompt() (order, limits string) {
	v, say := p.draft.View(), p.desk.Speaker()
	c := v.Actor().Corp()
	per := v.S.Turn.Revenue * int32(v.Ordinary(c)) / 100
	order = p.say(text.Earned, text.Facts{
		"company": say.Corp(c), "$sum": say.Money(v.S.Turn.Revenue), "n": text.Number(int32(len(p.desk.LastRun(c, false)))),
	})
	return order, p.say(text.PerShare, text.Facts{"$sum": say.Money(per)})
}

// onMap reports whether a place is being chosen that has nothing to do with the earnings.
func (p *paying) onMap() bool {
	return p.draft.Hex() != 0 || p.draft.Site() != 0 || p.draft.Only() != 0
}

// Map shows the run that earned it.
func (p *paying) Map(s *mapview.Scene) {
	if p.onMap() {
		p.ground.Map(s)
		return
	}
	s.Routes = p.desk.LastRun(p.draft.View().Actor().Corp(), false)
}

// Focus leaves the camera alone while the earnings are decided.
func (p *paying) Focus() (hexes []id.Hex, r float32) {
	if p.onMap() {
		return p.ground.Focus()
	}
	return nil, 0
}

// HexName tells the voice nothing of lays that privates allow.
func (p *paying) HexName(id.Hex) string { return "" }

// Panel draws a card for each way to use the earnings.
func (p *paying) Panel(u *ui.UI, r ui.Rect) float32 {
	col := widgets.NewColumn(u, r)
	col.Gap(6)
	p.answer(u, col)
	if p.onMap() {
		p.smallTray(u, col)
		p.chosenTile(u, col)
		p.besides(u, col)
		return col.Height()
	}
	u.Open(ui.Node{ID: "dividend", Role: ui.RoleRadioGroup, Name: p.say(text.ChooseDividend, nil), Rect: col.Rest()})
	var ways, others []draft.Option
	for _, o := range p.draft.Options(draft.Main) {
		if _, ok := o.Forms[0].(rules.Dividend); ok {
			ways = append(ways, o)
		} else {
			others = append(others, o)
		}
	}
	if p.desk.Class() == widgets.Phone {
		p.beside(u, col, ways)
	} else {
		for i, o := range ways {
			p.card(u, col, i, o)
		}
	}
	p.strip(u, col)
	for _, o := range others {
		p.option(u, col, o, nil)
	}
	u.Close()
	p.notes(u, col, p.draft.Notes())
	p.besides(u, col)
	return col.Height()
}

// beside draws the ways to use the earnings as cards side by side, and below them what the chosen one leads to.
func (p *paying) beside(u *ui.UI, col *widgets.Column, ways []draft.Option) {
	const gap = 8
	across := min(len(ways), 3)
	body, small := widgets.Line(u, widgets.Sizes.Body), widgets.Line(u, widgets.Sizes.Compact)
	for i := 0; i < len(ways); i += across {
		row := col.Cut(body*2 + small + 22)
		col.Gap(gap)
		for k := i; k < min(i+across, len(ways)); k++ {
			p.way(u, row.Columns(k-i, across, gap), ways[k])
		}
	}
	chosen := p.draft.Chosen()
	if chosen == nil {
		return
	}
	e := p.draft.EffectsOf(chosen.Forms[0])
	corp := p.draft.View().Actor().Corp()
	p.figure(u, col.Cut(body+5), text.Capital(p.desk.Speaker().Word(text.Treasury)), id.OfCorp(corp), e.Companies[corp-1].Treasury)
	widgets.Rule(u, col.Rest())
	col.Gap(5)
	p.people(u, col.Cut(float32(p.rows(u, col.Rect.W, e))*(small*3+6)), e)
	col.Gap(4)
}

// way draws a card: what is done, with how much, and where the price goes.
func (p *paying) way(u *ui.UI, r ui.Rect, o draft.Option) {
	chosen := p.draft.Chosen() != nil && p.draft.Chosen().Key == o.Key
	s := u.Press(ui.Node{ID: o.Key, Role: ui.RoleRadio, Name: o.Spoken, Checked: ui.Is(chosen)}, r, theme.Radius.Card)
	widgets.OptionGround(u, r, chosen, false, s)
	if s.Clicked {
		p.Choose(o.Key)
		u.Again()
	}
	corp := p.draft.View().Actor().Corp()
	price := p.draft.EffectsOf(o.Forms[0]).Companies[corp-1].Price
	in := r.Pad(8, 9)
	head, figure := widgets.Bold(u, widgets.Sizes.Body), widgets.Plain(u, widgets.Sizes.Body)
	line := in.CutTop(widgets.Line(u, widgets.Sizes.Body))
	u.P.TextIn(line, o.Text, widgets.Aligned(widgets.Shrunk(u, o.Text, line.W, head, widgets.Sizes.Micro), paint.Center))
	in.CutTop(2)
	goes := o.Figure
	if u.P.Width(goes, figure)*widgets.Sizes.Micro/widgets.Sizes.Body > in.W {
		goes = p.draft.Revenue(o.Forms[0])
	}
	line = in.CutTop(widgets.Line(u, widgets.Sizes.Body))
	u.P.TextIn(line, goes, widgets.Aligned(widgets.Shrunk(u, goes, line.W, figure, widgets.Sizes.Micro), paint.Center))
	in.CutTop(2)
	ps, say := widgets.NewParts(u), p.desk.Speaker()
	style := u.Type(widgets.Sizes.Compact, paint.Bold, MoodInk(u, draft.MoodOf(price.Change())))
	ps.Text(say.Money(price.Before), widgets.Soft(u, widgets.Sizes.Compact))
	ps.Text(" → ", widgets.Soft(u, widgets.Sizes.Compact))
	ps.Text(say.Money(price.After), style)
	ps.Draw(in.Middle(min(in.W, ps.Width()), widgets.Line(u, widgets.Sizes.Compact)))
}

func (p *paying) card(u *ui.UI, col *widgets.Column, i int, o draft.Option) {
	e := p.draft.EffectsOf(o.Forms[0])
	row := widgets.Line(u, widgets.Sizes.Body) + 5
	people := float32(p.rows(u, col.Rect.W-28, e)) * (widgets.Line(u, widgets.Sizes.Compact)*3 + 6)
	box := col.Cut(row*3 + people + 22)
	col.Gap(10)
	chosen := p.draft.Chosen() != nil && p.draft.Chosen().Key == o.Key
	s := u.Press(ui.Node{ID: o.Key, Role: ui.RoleRadio, Name: o.Spoken, Checked: ui.Is(chosen)}, box, theme.Radius.Card)
	widgets.OptionGround(u, box, chosen, false, s)
	if s.Clicked {
		p.Choose(o.Key)
		u.Again()
	}
	in := widgets.NewColumn(u, box.Pad(14, 10))
	p.cardHead(u, in.Cut(row), i, o, chosen)
	corp := p.draft.View().Actor().Corp()
	x := e.Companies[corp-1]
	p.figure(u, in.Cut(row), text.Capital(p.desk.Speaker().Word(text.Treasury)), id.OfCorp(corp), x.Treasury)
	p.figure(u, in.Cut(row), text.Capital(p.desk.Speaker().Word(text.SharePrice)), id.Bank, x.Price)
	in.Gap(3)
	widgets.Rule(u, in.Rest())
	in.Gap(3)
	p.people(u, in.Cut(people), e)
}

// cardHead draws the ring, the name, the digit and where the money goes.
func (p *paying) cardHead(u *ui.UI, r ui.Rect, i int, o draft.Option, chosen bool) {
	x, y := r.CutLeft(26).Center()
	x -= 3
	if chosen {
		u.P.Ring(x, y, 9, 2, u.Theme.Accent.Base)
		u.P.Circle(x, y, 5, u.Theme.Accent.Base)
	} else {
		u.P.Ring(x, y, 9, 1.5, u.Theme.Line.Strong)
	}
	title := widgets.Bold(u, widgets.Sizes.Heading)
	u.P.TextIn(r.CutLeft(u.P.Width(o.Text, title)+10), o.Text, title)
	if !u.Surface.Coarse {
		digit := widgets.Aligned(widgets.Section(u), paint.Center)
		box := r.CutLeft(22).Middle(20, 20*u.TextScale)
		u.P.RoundRect(box, theme.Radius.Bar, u.Theme.BG.Inset)
		u.P.TextIn(box, strconv.Itoa(i+1), digit)
	}
	goes, style := o.Figure, widgets.Soft(u, widgets.Sizes.Body)
	if u.P.Width(goes, style)*widgets.Sizes.Micro/widgets.Sizes.Body > r.W {
		goes = p.draft.Revenue(o.Forms[0])
	}
	u.P.TextIn(r, goes, widgets.Aligned(widgets.Shrunk(u, goes, r.W, style, widgets.Sizes.Micro), paint.Right))
}

// figure draws an amount of o's money, and how it changes.
func (p *paying) figure(u *ui.UI, r ui.Rect, label string, o id.Owner, f draft.Figure) {
	say := p.desk.Speaker()
	words := say.MoneyOf(o, f.Before)
	if f.Change() != 0 {
		changed(u, &r, text.Change(say.Title.CurrencyOf(o), f.Change()), draft.MoodOf(f.Change()))
		words += " → " + say.MoneyOf(o, f.After)
	}
	style, head := widgets.Aligned(widgets.Bold(u, widgets.Sizes.Body), paint.Right), widgets.Soft(u, widgets.Sizes.Body)
	if k := r.W / (u.P.Width(words, style) + u.P.Width(label, head) + 10); k < 1 {
		style.Size, head.Size = style.Size*k, head.Size*k
	}
	u.P.TextIn(r.CutRight(u.P.Width(words, style)+2), words, style)
	u.Label(r, label, head)
}

// rows returns in how many rows the players stand, so that what the earnings do to their worth can be read.
func (p *paying) rows(u *ui.UI, width float32, e *draft.Effects) int {
	need := float32(60)
	for _, x := range e.People {
		need = max(need, u.P.Width(p.change(x.Cash.Change()), widgets.Bold(u, widgets.Sizes.Body)),
			u.P.Width(p.worthChange(x), widgets.Soft(u, widgets.Sizes.Small))*widgets.Sizes.Micro/widgets.Sizes.Small)
	}
	across := max(1, int((width+4)/(need+4)))
	return max(1, (len(e.People)+across-1)/across)
}

// worthChange says what the earnings do to a player's worth.
func (p *paying) worthChange(x draft.Person) string {
	return p.say(text.WorthChange, text.Facts{"change": p.change(x.Worth.Change())})
}

// people draws what every player receives, and what it does to the worth.
func (p *paying) people(u *ui.UI, r ui.Rect, e *draft.Effects) {
	rows := p.rows(u, r.W, e)
	across := (len(e.People) + rows - 1) / max(1, rows)
	var row ui.Rect
	height := r.H / float32(rows)
	for i, x := range e.People {
		if i%across == 0 {
			row = r.CutTop(height)
		}
		cell := row.Columns(i%across, across, 4)
		head := cell.CutTop(widgets.Line(u, widgets.Sizes.Compact) + 2)
		name := p.desk.Speaker().Player(x.Player)
		style := widgets.Soft(u, widgets.Sizes.Compact)
		w := min(u.P.Width(name, style), head.W-20)
		at := head.Middle(w+20, head.H)
		p.desk.Seats.Draw(u, x.Player, at.X+7, at.Y+at.H/2, 7)
		at.CutLeft(18)
		u.Label(at, name, style)
		cash := u.Type(widgets.Sizes.Body, paint.Bold, MoodInk(u, draft.MoodOf(x.Cash.Change())))
		u.P.TextIn(cell.CutTop(widgets.Line(u, widgets.Sizes.Body)), p.change(x.Cash.Change()), widgets.Aligned(cash, paint.Center))
		worth := u.Type(widgets.Sizes.Small, paint.Regular, MoodInk(u, draft.MoodOf(x.Worth.Change())))
		words := p.worthChange(x)
		u.P.TextIn(cell, words, widgets.Aligned(widgets.Shrunk(u, words, cell.W, worth, widgets.Sizes.Micro), paint.Center))
	}
}

// Keys lets the digits choose.
func (p *paying) Keys(u *ui.UI) {
	p.ground.Keys(u)
	for i, o := range p.draft.Options(draft.Main) {
		if u.Key(strconv.Itoa(i + 1)) {
			p.Choose(o.Key)
			u.Again()
		}
	}
}
