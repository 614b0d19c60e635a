package info

import (
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/game/plan"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/charts"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// priceChart draws the share prices: the chart with its legend, and who is in crowded cells.
type priceChart struct{ *Desk }

// prices returns the contents of the price chart.
func (t *priceChart) prices(u *ui.UI) *charts.Prices {
	s := &charts.Prices{Style: &u.Theme, Chart: &t.Game.Title().Market, Marks: t.Marks()}
	for _, r := range t.remarks() {
		if r.Corp == 0 {
			n := charts.Note{At: r.Cell, Text: r.Note, Color: u.Theme.WhatIf.Base}
			if r.Color > 0 {
				n.Color = u.Theme.Player[r.Color-1]
			}
			if n.Text == "" {
				n.Text = strconv.Itoa(int(r.Color)) // so that colour is not the only sign
			}
			s.Notes = append(s.Notes, n)
		}
	}
	if due := t.Due(); due != nil && due.Chart != nil {
		due.Chart.Show(s)
	}
	return s
}

// remarks returns the notes of the player on companies and prices, unless plans are hidden.
func (d *Desk) remarks() []plan.Remark {
	if d.HidesPlan {
		return nil
	}
	q := d.Game.Plans.Of(d.Me())
	return q.Remarks
}

// noted returns the note of the player on a company, or on a cell of the price chart if about has none; "" for none.
func (d *Desk) noted(about plan.Remark) string {
	q := plan.Plan{Remarks: d.remarks()}
	return q.RemarkOn(about).Note
}

// Marks returns the markers of the companies in operating order.
func (t *priceChart) Marks() (list []charts.Mark) {
	for _, c := range t.See().Corps {
		if c.Standing == view.Started || c.Standing == view.Floated {
			list = append(list, charts.Mark{Company: t.Tokens[c.ID], At: t.View().S.Corps[c.ID].Price})
		}
	}
	return list
}

// Legend returns the legend of the chart.
func (t *priceChart) Legend() []charts.Entry {
	var list []charts.Entry
	for _, z := range t.See().Market.Legend {
		if z.Text != "" {
			list = append(list, charts.Entry{Color: z.Zone, Text: z.Text})
		}
	}
	return append(list, charts.Entry{Par: true, Text: t.Say(text.ParPrice)})
}

// LegendWithOrder returns the legend and, if markers share a cell, an entry about their order.
func (t *priceChart) LegendWithOrder() []charts.Entry {
	list, marks := t.Legend(), t.Marks()
	for i, m := range marks {
		if slices.ContainsFunc(marks[:i], func(other charts.Mark) bool { return other.At == m.At }) {
			return append(list, charts.Entry{Order: true, Text: t.Say(Words.cellOrder)})
		}
	}
	return list
}

// DrawChart draws the chart with the cells of g, clipped to r, lets a press choose a cell of the pending decision, and
// adds the chart to the accessibility tree as a table.
func (t *priceChart) DrawChart(u *ui.UI, r ui.Rect, g charts.Grid) {
	s := t.prices(u)
	w, h := g.Size()
	area := paint.R(g.X, g.Y, w, h).And(r)
	p := u.Spot("market", area)
	if at, ok := g.At(s.Chart, p.X, p.Y); ok && (p.Hover || p.Clicked) {
		if due := t.Due(); p.Clicked && due != nil && due.Chart != nil {
			due.Chart.Pick(at)
		}
		if slices.Contains(s.Open, at) {
			s.Hover, s.Hovers = at, p.Hover
		}
	}
	u.P.Clip(r)
	charts.DrawPrices(u.P, g, s)
	u.P.Unclip()
	t.addChartNodes(u, area, g)
}

// addChartNodes adds the prices to the accessibility tree as a table.
func (t *priceChart) addChartNodes(u *ui.UI, area ui.Rect, g charts.Grid) {
	u.Open(ui.Node{ID: "market", Role: ui.RoleTable, Name: t.Say(Words.sharePrices), Rect: area})
	defer u.Close()
	for i, row := range t.See().Market.Rows {
		if i >= g.Rows || len(row) == 0 {
			continue
		}
		first := g.Cell(market.Pos{Row: uint8(i)})
		u.Open(ui.Node{ID: "market:" + strconv.Itoa(i), Role: ui.RoleRow, Rect: paint.R(area.X, first.Y, area.W, first.H)})
		for k, c := range row {
			if !c.Exists || k >= g.Cols || k < g.Left {
				continue
			}
			name := c.Spoken
			if note := t.noted(plan.Remark{Cell: c.At}); note != "" {
				name = t.Speaker().List([]string{name, note})
			}
			u.Node(ui.Node{
				ID: "price:" + strconv.Itoa(i) + ":" + strconv.Itoa(k), Role: ui.RoleCell, Name: name, Rect: g.Cell(c.At),
			})
		}
		u.Close()
	}
}

// DrawSmallChart draws the chart as wide as content within the page r and returns its grid.
func (t *priceChart) DrawSmallChart(u *ui.UI, r, content ui.Rect) charts.Grid {
	g := charts.FitPhone(&t.Game.Title().Market, paint.R(content.X+1, content.Y+2, content.W-2, 1000), t.prices(u).Marks)
	g.Token = min(g.Token, g.CellW*0.3)
	t.DrawChart(u, r, g)
	return g
}

// DrawCrowdRows draws a row for each cell whose markers do not all fit the grid, with the price and all companies in
// operating order. It returns the height.
func (t *priceChart) DrawCrowdRows(u *ui.UI, r ui.Rect, g charts.Grid) float32 {
	const radius, step, head = 11, 26, 46
	top, s := r.Y, t.prices(u)
	for _, at := range charts.Crowded(u.P, g, s) {
		var list []*view.Corp
		var names []string
		for i := range t.See().Corps {
			if c := &t.See().Corps[i]; t.View().Is(c.ID, rules.Started) && t.View().S.Corps[c.ID].Price == at {
				list, names = append(list, c), append(names, c.Name)
			}
		}
		cell, _ := s.Chart.At(at)
		price, columns := t.Speaker().Money(int32(cell.Price)), int((r.W-head)/step)
		area := r.CutTop(float32((len(list)+columns-1)/columns) * step)
		u.Node(ui.Node{
			ID: "crowd:" + strconv.Itoa(int(cell.Price)), Role: ui.RoleText, Rect: area,
			Name: t.Phrase(Words.inCell, text.Facts{"price": price, "companies": t.Speaker().List(names)}),
		})
		u.P.TextIn(paint.R(area.X, area.Y, head, step), price, widgets.Bold(u, widgets.Sizes.Body))
		for i, c := range list {
			x, y := area.X+head+float32(i%columns)*step, area.Y+float32(i/columns)*step
			token.Draw(u.P, x+radius, y+step/2, radius, t.Tokens[c.ID])
		}
		r.CutTop(4)
	}
	return r.Y - top
}

// DrawLegendRows draws the legend as lines of the width of r and returns the height.
func (t *priceChart) DrawLegendRows(u *ui.UI, r ui.Rect) float32 {
	const lead, sampleW, sampleH = 36, 24, 16 // lead is the width of a sample with the gap behind it
	top, style := r.Y, widgets.Plain(u, widgets.Sizes.Small)
	for _, e := range t.LegendWithOrder() {
		row := r.CutTop(u.P.Height(e.Text, r.W-lead, style) + 6)
		charts.DrawSample(u.P, paint.R(row.X, row.Y+2, sampleW, sampleH), &u.Theme, e)
		row.CutLeft(lead)
		u.P.Paragraph(row, e.Text, style)
	}
	return r.Y - top
}
