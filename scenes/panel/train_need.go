package panel

import (
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/widgets"
)

var needWords = struct{ shares, pool, price text.Pair }{
	shares: text.Pair{"Shares", "株"},
	pool:   text.Pair{"Pool", "公開市場"},
	price:  text.Pair{"Price", "株価"},
}

// drawNeed draws the plan to raise the money for a train that must be bought: the means, the sales, their consequences.
func (e *trainPanel) drawNeed(u *ui.UI, col *widgets.Column) {
	p := e.Draft().Plan()
	if p.Must() {
		e.drawMoneyBar(u, col, p)
	}
	board := e.Desk.OnBoard(choice.NeedBoard)
	for _, l := range p.Lots() {
		switch {
		case !board:
			e.drawSale(u, col, l)
		case l.Refused != "":
			widgets.DrawNotice(u, col, "need:"+e.Desk.Speaker().Corp(l.Corp)+":why",
				l.Refused, icon.Lock, u.Theme.Bad.Base, u.Theme.Bad.Soft)
		}
	}
	if e.Draft().Chosen() == nil {
		e.Outcome.Draw(u, col)
	}
	if !p.Must() {
		return
	}
	t := &u.Theme
	if p.Ruins() {
		widgets.DrawNotice(u, col, "need:ruins", e.Phrase(text.SaleRuins, nil), icon.Warn, t.Bad.Base, t.Bad.Soft)
		return
	}
	v := e.Draft().View()
	said := e.Desk.Speaker().Sentences([]string{e.Phrase(saleable(v), nil), e.Phrase(unpaidText(v), nil)})
	widgets.DrawNotice(u, col, "need:only", said, icon.Warn, t.Warn.Base, t.Warn.Soft)
}

// saleable returns the rule about the number of shares that may be sold.
func saleable(v rules.View) text.Pair {
	switch v.T.Policy.ForcedBlock {
	case rules.AnyBlock:
		return text.WhileShort
	case rules.JustEnough:
	}
	return text.OnlyNeeded
}

// unpaidText returns the consequence of not raising the money.
func unpaidText(v rules.View) text.Pair {
	if v.BorrowsForTrains() {
		return text.ElseLoan
	}
	switch v.T.Policy.Bankruptcy {
	case rules.PlayerLeaves, rules.PlayerLeavesBars:
		return text.ElseOut
	case rules.EndsGame:
	}
	return text.ElseBankrupt
}

// drawMoneyBar draws the treasury, the president's cash and the sales as parts of the price.
func (e *trainPanel) drawMoneyBar(u *ui.UI, col *widgets.Column, p *draft.Plan) {
	say, v := e.Desk.Speaker(), e.Draft().View()
	treasury, cash, sales := p.Sums()
	president := v.President(v.Actor().Corp())
	e.Desk.DrawSums(u, col.Cut(moneyBar), max(p.Train().Price, treasury+cash+sales), []choice.Sum{
		{Amount: treasury, Color: u.Theme.Ink.Soft}, {Amount: cash, Color: widgets.SeatColor(u, president)},
		{Amount: sales, Color: u.Theme.Accent.Base},
	})
	words := e.Phrase(text.MoneyRaised, text.Facts{
		"corp": say.Owner(v.Actor()), "$treasury": say.Money(treasury),
		"player": say.Player(president), "$cash": say.Money(cash), "$sales": say.Money(sales),
	})
	col.Gap(4)
	row := col.Cut(widgets.Line(u, widgets.Sizes.Compact) + 4)
	end, ink := say.Money(treasury+cash+sales), u.Theme.Good.Base
	if lacks := p.Lacks(); lacks > 0 {
		end, ink = e.Phrase(text.Missing, text.Facts{"$sum": say.Money(lacks)}), u.Theme.Bad.Base
	}
	style := widgets.Aligned(u.Type(widgets.Sizes.Compact, paint.Bold, ink), paint.Right)
	u.Text("need:total", row.CutRight(u.P.Width(end, style)+8), end, style)
	u.Text("need:sum", row, words, widgets.Soft(u, widgets.Sizes.Compact))
	col.Gap(8)
}

// Sizes of the sale of a company's shares in dp.
const (
	salePadX     = 10
	salePadY     = 6
	counterWidth = 132
	tokenSpace   = 44
	moneyBar     = 28 // height of the bar with the money raised
)

// drawSale draws the sale of one company's shares: its token and name, the sum that it raises, the counter, its
// effects, and why it is refused.
func (e *trainPanel) drawSale(u *ui.UI, col *widgets.Column, l draft.Lot) {
	say := e.Desk.Speaker()
	name := say.Corp(l.Corp)
	words, style := e.lotWords(l), widgets.Soft(u, widgets.Sizes.Compact)
	h := widgets.ActionHeight(u) + u.P.Height(words, col.Rect.W-2*salePadX, style) + 2*salePadY + 2
	if l.Refused != "" {
		h += widgets.Line(u, widgets.Sizes.Compact) * 2
	}
	box := col.Cut(h)
	col.Gap(6)
	widgets.DrawChoiceGround(u, box, l.Shares > 0, ui.Press{})
	u.Open(ui.Node{ID: "need:" + name, Role: ui.RoleGroup, Name: name, Rect: box})
	defer u.Close()
	in := widgets.NewColumn(u, box.Pad(salePadX, salePadY))
	row := in.Cut(widgets.ActionHeight(u))
	e.drawCounter(u, row.CutRight(counterWidth), l)
	e.Desk.DrawToken(u, row, l.Corp)
	row.CutLeft(tokenSpace)
	ps := widgets.NewParts(u)
	ps.Text(name, widgets.Bold(u, widgets.Sizes.Body))
	if l.Raises > 0 {
		ps.Gap(10)
		ps.Text(say.Money(l.Raises), u.Type(widgets.Sizes.Body, paint.Bold, u.Theme.Good.Base))
	}
	ps.Draw(row)
	in.Paragraph("need:"+name+":after", words, style)
	if l.Refused != "" {
		u.Paragraph("need:"+name+":why", in.Rest(), l.Refused,
			u.Type(widgets.Sizes.Compact, paint.Regular, u.Theme.Bad.Base))
	}
}

// drawCounter draws the counter for the shares of a company to sell.
func (e *trainPanel) drawCounter(u *ui.UI, r ui.Rect, l draft.Lot) {
	name := e.Desk.Speaker().Corp(l.Corp)
	n := u.Counter("need:"+name+":count", r, ui.Count{
		Name: name, Less: e.Phrase(text.Less, nil) + " " + name, More: e.Phrase(text.More, nil) + " " + name,
		Words: text.Number(int32(l.Shares)), Now: l.Shares, High: l.Most,
	})
	if n != l.Shares {
		e.Draft().Plan().Set(l.Corp, n)
		u.Again()
	}
}

// sharesTable returns the table below the price chart: a row for each company whose shares the president may sell.
func (e *trainPanel) sharesTable(u *ui.UI) ui.Table {
	const (
		nameColumn = iota
		sharesColumn
		poolColumn
		countColumn
		raisesColumn
		priceColumn
		presidentColumn
	)
	say, v := e.Desk.Speaker(), e.Draft().View()
	lots := e.Draft().Plan().Lots()
	president := v.President(v.Actor().Corp())
	percent := text.Number
	money := func(n int32) string { return say.Money(n) }
	return ui.Table{
		ID: "need", Name: e.Phrase(text.MaySell, text.Facts{"player": say.Player(president)}), Rows: len(lots), Comfort: true,
		RowID: func(i int) string { return "need:" + say.Corp(lots[i].Corp) },
		Columns: []ui.Column{
			{Title: e.Phrase(text.MaySell, text.Facts{"player": say.Player(president)}), Width: 110, Grow: 1},
			{Title: e.Desk.Say(needWords.shares) + " %", Width: 76, Align: paint.Right},
			{Title: e.Desk.Say(needWords.pool) + " %", Width: 104, Align: paint.Right},
			{Title: e.Phrase(text.SellHead, nil), Width: 136, Align: paint.Center},
			{Title: e.Phrase(text.RaisesHead, nil), Width: 62, Align: paint.Right},
			{Title: e.Desk.Say(needWords.price), Width: 98, Align: paint.Right},
			{Title: text.Capital(say.Say(text.President)), Width: 120, Grow: 1},
		},
		Cell: func(i, k int) ui.Cell {
			l := lots[i]
			switch k {
			case nameColumn:
				return e.needName(u, l)
			case countColumn:
				return ui.Cell{Name: text.Number(int32(l.Shares)), Draw: func(r ui.Rect) {
					h := widgets.SmallHeight(u)
					e.drawCounter(u, r.Pad(6, 0).Middle(r.W-12, min(h, r.H-4)), l)
				}}
			case presidentColumn:
				return ui.Cell{Text: e.presidentWords(l)}
			}
			words := [...]string{
				sharesColumn: span(l.Held, percent), poolColumn: span(l.Pool, percent), raisesColumn: money(l.Raises),
				priceColumn: span(l.Price, money),
			}[k]
			if k == raisesColumn && l.Raises == 0 {
				return ui.Cell{Text: widgets.Nothing, Color: u.Theme.Ink.Faint}
			}
			return ui.Cell{Text: words, Bold: k == raisesColumn}
		},
	}
}

// needName returns the cell with the token and name of a company, marked if shares of it are sold.
func (e *trainPanel) needName(u *ui.UI, l draft.Lot) ui.Cell {
	name := e.Desk.Speaker().Corp(l.Corp)
	return ui.Cell{Name: name, Draw: func(r ui.Rect) {
		if l.Shares > 0 {
			u.P.Fill(paint.R(r.X, r.Y, 3, r.H), u.Theme.Accent.Base)
		}
		in := r.Pad(8, 0)
		e.Desk.DrawToken(u, in.CutLeft(40).Middle(34, 30), l.Corp)
		u.P.TextIn(in, name, widgets.Bold(u, widgets.Sizes.Body))
	}}
}

// presidentWords returns the name of the president of a company after the sale, and before it if that changes.
func (e *trainPanel) presidentWords(l draft.Lot) string {
	say, v := e.Desk.Speaker(), e.Draft().View()
	switch l.Keeps {
	case 0:
		return widgets.Nothing
	case v.President(l.Corp):
		return e.Phrase(text.StaysWith, text.Facts{"player": say.Player(l.Keeps)})
	}
	return say.Player(v.President(l.Corp)) + " → " + say.Player(l.Keeps)
}

// span returns a figure before and after as text, or once if it stays.
func span(f draft.Figure, word func(int32) string) string {
	if f.Change() == 0 {
		return word(f.Before)
	}
	return word(f.Before) + " → " + word(f.After)
}

// lotWords returns the effect of a sale on the holding, the pool, the price and the presidency as text.
func (e *trainPanel) lotWords(l draft.Lot) string {
	say := e.Desk.Speaker()
	percent := func(n int32) string { return say.Percent(int(n)) }
	list := []string{
		span(l.Held, percent), say.Say(text.Pool) + " " + span(l.Pool, percent),
		span(l.Price, func(n int32) string { return say.Money(n) }),
	}
	if l.Keeps != 0 && l.Keeps != e.Draft().View().President(l.Corp) {
		list = append(list, say.Phrase(text.PresidentIs, text.Facts{"player": say.Player(l.Keeps)}))
	}
	return say.List(list)
}
