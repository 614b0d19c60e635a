package panel

import (
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/charts"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Measures of the market strip in dp: the gap between prices and their height, the radius of the company's token, and
// the padding around both.
const (
	nearGap    = 6
	nearHeight = 28 // times the size of text
	nearToken  = 8
	nearPad    = 3
)

// drawStrip draws the market around the company's price and the moves of each choice.
func (p *dividendPanel) drawStrip(u *ui.UI, col *widgets.Column) {
	widest := p.Desk.Speaker().Money(888) // no price of a market has more digits
	minimum := u.P.Width(widest, widgets.Bold(u, widgets.Sizes.Compact)) + 2*nearToken + 2*nearPad + 2
	list := p.Draft().PricesAround(int((col.Rect.W + nearGap) / (minimum + nearGap)))
	if len(list) == 0 {
		return
	}
	c := p.Draft().View().Actor().Corp()
	title := p.Phrase(text.MarketAround, text.Facts{"company": p.Desk.Speaker().Corp(c)})
	u.Label(col.Cut(widgets.Line(u, widgets.Sizes.Caption)+2), widgets.Label(title), widgets.Section(u))
	lines, width := 1, col.Rect.Columns(0, len(list), nearGap).W+2*nearGap
	for _, x := range list {
		if words := p.nearWords(x); !widgets.Fits(u, words, width, widgets.Soft(u, widgets.Sizes.Small)) {
			lines = max(lines, len(u.P.Wrap(words, width, widgets.Soft(u, widgets.Sizes.Small))))
		}
	}
	row := col.Cut(nearHeight*u.TextScale + float32(lines)*widgets.Line(u, widgets.Sizes.Small))
	col.Gap(8)
	u.Open(ui.Node{ID: "prices", Role: ui.RoleList, Name: title, Rect: row})
	defer u.Close()
	for i, x := range list {
		p.drawNearCell(u, row.Columns(i, len(list), nearGap), x)
	}
}

// drawNearCell draws a price with the company's token, if it is there or the current choice moves it there, and the
// choices that lead there below.
func (p *dividendPanel) drawNearCell(u *ui.UI, r ui.Rect, x draft.PriceAround) {
	v, say := p.Draft().View(), p.Desk.Speaker()
	c := v.Actor().Corp()
	cell, _ := v.T.Market.At(x.At)
	price, now := say.Money(int32(cell.Price)), x.At == v.S.Corps[c].Price
	chosen := false
	for _, o := range x.Choices {
		chosen = chosen || p.IsChosen(o.Key)
	}
	below := p.nearWords(x)
	name := price
	if below != "" {
		name = say.List([]string{price, below})
	}
	u.Node(ui.Node{ID: "near:" + price, Role: ui.RoleListItem, Name: name, Rect: r})
	box := r.CutTop(nearHeight * u.TextScale)
	charts.DrawSample(u.P, box, &u.Theme, charts.Entry{Color: cell.Color, Par: cell.Par})
	switch {
	case chosen:
		u.P.Frame(box, 0, 2, u.Theme.Accent.Base)
	case below != "":
		u.P.Frame(box, 0, 1.5, u.Theme.Line.Strong)
	}
	style := widgets.Plain(u, widgets.Sizes.Compact)
	if below != "" {
		style = widgets.Bold(u, widgets.Sizes.Compact)
	}
	in := box.Inset(nearPad)
	if now || chosen {
		at := in.CutLeft(2*nearToken + 1)
		mark, y := p.Desk.Tokens[c], at.Y+at.H/2
		if now {
			token.Draw(u.P, at.X+nearToken, y, nearToken, mark)
		} else {
			token.Ghost(u.P, at.X+nearToken, y, nearToken, mark, u.Theme.Accent.Base)
		}
	}
	widgets.DrawShrunk(u, in, price, widgets.Aligned(style, paint.Center))
	r = r.Pad(-nearGap, 0) // the words may reach over the gaps
	small := widgets.Aligned(widgets.Soft(u, widgets.Sizes.Small), paint.Center)
	if r.H > widgets.Line(u, widgets.Sizes.Small)*1.5 {
		u.P.Paragraph(r, below, small)
		return
	}
	widgets.DrawShrunk(u, r, below, small)
}

// nearWords returns the names of the choices that lead to a price, or says that it is the current one.
func (p *dividendPanel) nearWords(x draft.PriceAround) string {
	v, words := p.Draft().View(), []string(nil)
	if x.At == v.S.Corps[v.Actor().Corp()].Price {
		words = append(words, p.Phrase(text.PriceNow, nil))
	}
	for _, o := range x.Choices {
		words = append(words, o.Text)
	}
	return p.Desk.Speaker().List(words)
}
