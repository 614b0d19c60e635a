package info

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// DrawMoneyPage draws the money of the companies as bars in operating order, with the price of the cheapest train as a
// line across them, and returns the height. It replaces the price chart in titles without shares.
func (t *Tabs) DrawMoneyPage(u *ui.UI, r ui.Rect) float32 {
	top, say := r.Y, t.Speaker()
	head := say.Phrase(text.MoneyOfAll, nil)
	u.Heading("money", 2, r.CutTop(widgets.Line(u, widgets.Sizes.Lead)+4), head, widgets.Bold(u, widgets.Sizes.Lead))
	scale, bar := t.moneyScale(), ui.Rect{}
	price, ok := t.View().CheapestTrain()
	for i := range t.See().Corps {
		bar = t.drawMoneyRow(u, r.CutTop(2*widgets.Line(u, widgets.Sizes.Compact)+8), i, scale)
		if ok { // beside the bars only, because the money above them is text
			u.P.Fill(paint.R(priceAt(bar, price, scale)-priceLine/2, bar.Y-2, priceLine, bar.H+4), u.Theme.Bad.Base)
		}
	}
	if ok && !bar.Empty() {
		x := priceAt(bar, price, scale)
		words := say.Phrase(text.CheapestTrain, text.Facts{"$price": say.Funds(price)})
		style := u.Type(widgets.Sizes.Small, paint.Bold, u.Theme.Bad.Base)
		foot := r.CutTop(widgets.Line(u, widgets.Sizes.Small) + 4)
		w := u.P.Width(words, style) + 2
		u.Text("money:train", paint.R(min(max(foot.X, x-w/2), foot.Right()-w), foot.Y+2, w, foot.H-2), words, style)
	}
	return r.Y - top + 8
}

// priceAt returns where in a bar an amount ends. scale is the amount of a full bar.
func priceAt(bar ui.Rect, price, scale int32) float32 {
	return bar.X + bar.W*float32(price)/float32(scale)
}

// Sizes of the page of money in dp.
const (
	moneyToken    = 14  // radius of a company's token
	moneySeat     = 7   // radius of the president's shape
	moneyBar      = 12  // height of a bar
	moneyBarGrows = 1.3 // maximum factor by which a bar grows with large text
	priceLine     = 1.5 // width of the line at the price of a train
)

// drawMoneyRow draws the company at an index: token, president, money and trains, and below them the bar, whose
// rectangle it returns. scale is the amount of a full bar.
func (t *Tabs) drawMoneyRow(u *ui.UI, row ui.Rect, i int, scale int32) (bar ui.Rect) {
	c := &t.See().Corps[i]
	say := t.Speaker()
	u.Node(ui.Node{ID: "money:" + c.Name, Role: ui.RoleText, Rect: row, Name: text.Headed(say.Lang,
		say.List([]string{c.Name, c.President}), say.List([]string{c.Treasury, t.spokenTrains(i)}))})
	widgets.CutToken(u, &row, t.Tokens[c.ID], moneyToken, 8)
	line := row.CutTop(widgets.Line(u, widgets.Sizes.Compact) + 2)
	trains := widgets.FitTrains(u, c.Trains, t.Say(Words.NoTrain), line.W/2)
	trains.DrawRight(line.CutRight(trains.Width()))
	ps := widgets.NewParts(u)
	ps.Seat(t.Seats, t.View().President(c.ID), moneySeat)
	ps.Gap(5)
	ps.Text(c.Treasury, widgets.Bold(u, widgets.Sizes.Compact))
	ps.Draw(line)
	bar = row.CutTop(moneyBar * min(u.TextScale, moneyBarGrows))
	t.drawMoneyBar(u, bar, c.ID, scale)
	return bar
}

// spokenTrains returns the spoken names of a company's trains.
func (t *Tabs) spokenTrains(i int) string {
	c := &t.See().Corps[i]
	if len(c.Trains) == 0 {
		return t.Say(Words.NoTrain)
	}
	return t.Say(Words.Trains) + " " + widgets.TrainNames(c.Trains)
}

// moneyScale returns the amount of a full bar: the richest company's money, but at least one and a half times the price
// of the cheapest train.
func (t *corpPages) moneyScale() int32 {
	price, _ := t.View().CheapestTrain()
	most := max(price*3/2, 1)
	for _, c := range t.See().Corps {
		most = max(most, t.View().Cash(id.OfCorp(c.ID)))
	}
	return most
}

// drawMoneyBar draws the money of a company as a bar. The part that the current draft would spend is pale.
func (t *corpPages) drawMoneyBar(u *ui.UI, r ui.Rect, c id.Corp, scale int32) {
	u.P.RoundRect(r, theme.Radius.Bar, u.Theme.BG.Inset)
	cash := t.View().Cash(id.OfCorp(c))
	left := cash
	if d := t.Draft(); d != nil {
		if e := d.Effects(); e != nil && !e.Refusal.Refused() {
			left = min(cash, e.After.Cash[id.OfCorp(c)])
		}
	}
	full := r
	full.W = r.W * float32(max(cash, 0)) / float32(scale)
	ink := t.Tokens[c].Color
	u.P.RoundRect(full, theme.Radius.Bar, ink.Alpha(0.35))
	full.W = r.W * float32(max(left, 0)) / float32(scale)
	u.P.RoundRect(full, theme.Radius.Bar, ink)
	u.P.Frame(r, theme.Radius.Bar, theme.Stroke.Hair, u.Theme.Line.Base)
}
