package scenes

import (
	"hexrail/game/draft"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
)

// need draws the plan to raise the money for a train that must be bought: what there is, what is sold, what it does.
func (e *equipping) need(u *ui.UI, col *column) {
	p := e.draft.Plan()
	e.moneyBar(u, col, p)
	for _, l := range p.Lots() {
		e.lot(u, col, p, l)
	}
	t := &u.Theme
	noticeBox(u, col, "need:only", e.say(text.OnlyNeeded, nil)+" "+e.say(text.ElseBankrupt, nil), "warn", t.Warn.Base, t.Warn.Soft)
}

// moneyBar draws the treasury, the president's cash and the sales as parts of the price.
func (e *equipping) moneyBar(u *ui.UI, col *column, p *draft.Plan) {
	say, v := e.table.speaker(), e.draft.View()
	treasury, cash, sales := p.Sums()
	total := max(p.Train().Price, treasury+cash+sales, 1)
	bar := col.cut(28)
	u.P.RoundRect(bar, theme.Radius.Bar, u.Theme.BG.Inset)
	at := bar
	president := v.President(v.Actor().Corp())
	for _, part := range [...]struct {
		sum   int32
		color paint.Color
	}{{treasury, u.Theme.Ink.Soft}, {cash, seatColor(u, president)}, {sales, u.Theme.Accent.Base}} {
		cell := at.CutLeft(bar.W * float32(part.sum) / float32(total))
		if part.sum > 0 {
			u.P.RoundRect(cell.Pad(0.5, 0), theme.Radius.Bar, part.color)
			words := say.Money(part.sum)
			style := u.Type(sizes.Compact, paint.Bold, theme.On(part.color))
			if u.P.Width(words, style)+8 <= cell.W {
				u.P.TextIn(cell, words, aligned(style, paint.Center))
			}
		}
	}
	words := e.say(text.MoneyRaised, text.Facts{
		"corp": say.Owner(v.Actor()), "$treasury": say.Money(treasury), "player": say.Player(president), "$cash": say.Money(cash),
		"$sales": say.Money(sales),
	})
	col.gap(4)
	row := col.cut(line(u, sizes.Compact) + 4)
	end, ink := say.Money(treasury+cash+sales), u.Theme.Good.Base
	if lacks := p.Lacks(); lacks > 0 {
		end, ink = e.say(text.Missing, text.Facts{"$sum": say.Money(lacks)}), u.Theme.Bad.Base
	}
	style := aligned(u.Type(sizes.Compact, paint.Bold, ink), paint.Right)
	u.Text("need:total", row.CutRight(u.P.Width(end, style)+8), end, style)
	u.Text("need:sum", row, words, soft(u, sizes.Compact))
	col.gap(8)
}

// lot draws what is sold of one company.
func (e *equipping) lot(u *ui.UI, col *column, p *draft.Plan, l draft.Lot) {
	say := e.table.speaker()
	name := say.Corp(l.Corp)
	words := u.P.Wrap(e.lotWords(l), col.r.W-20, soft(u, sizes.Compact))
	h := max(theme.Size.ActionButton, u.Target()) + line(u, sizes.Compact)*float32(len(words)) + 14
	if l.Refused != "" {
		h += line(u, sizes.Compact) * 2
	}
	box := col.cut(h)
	col.gap(6)
	optionGround(u, box, l.Shares > 0, false, ui.Press{})
	u.Open(ui.Node{ID: "need:" + name, Role: ui.RoleGroup, Name: name, Rect: box})
	defer u.Close()
	in := newColumn(u, box.Pad(10, 6))
	row := in.cut(max(theme.Size.ActionButton, u.Target()))
	n := u.Counter("need:"+name+":count", row.CutRight(132), name, e.say(text.Less, nil)+" "+name, e.say(text.More, nil)+" "+name,
		l.Shares, 0, l.Most, text.Number(int32(l.Shares)))
	if n != l.Shares {
		p.Set(l.Corp, n)
		u.Again()
	}
	e.token(u, row, l.Corp)
	row.CutLeft(44)
	ps := parts{u: u}
	ps.text(name, bold(u, sizes.Body))
	if l.Raises > 0 {
		ps.gap(10)
		ps.text(say.Money(l.Raises), u.Type(sizes.Body, paint.Bold, u.Theme.Good.Base))
	}
	ps.draw(row)
	u.Paragraph("need:"+name+":after", in.cut(line(u, sizes.Compact)*float32(len(words))), e.lotWords(l), soft(u, sizes.Compact))
	if l.Refused != "" {
		u.Paragraph("need:"+name+":why", in.rest(), l.Refused, u.Type(sizes.Compact, paint.Regular, u.Theme.Bad.Base))
	}
}

// lotWords tells what a sale does to the holding, the pool, the price and the presidency.
func (e *equipping) lotWords(l draft.Lot) string {
	say := e.table.speaker()
	span := func(f draft.Figure, word func(int32) string) string {
		if f.Change() == 0 {
			return word(f.Before)
		}
		return word(f.Before) + " → " + word(f.After)
	}
	percent := func(n int32) string { return say.Percent(int(n)) }
	list := []string{
		span(l.Held, percent), say.Word(text.Pool) + " " + span(l.Pool, percent),
		span(l.Price, func(n int32) string { return say.Money(n) }),
	}
	if l.Keeps != 0 && l.Keeps != e.draft.View().President(l.Corp) {
		list = append(list, say.Say(text.PresidentIs, text.Facts{"player": say.Player(l.Keeps)}))
	}
	return say.List(list)
}
