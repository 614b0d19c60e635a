package scenes

import (
	"strconv"

	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/charts"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/paint"
	"hexrail/game/view"
	"hexrail/rules/market"
	"hexrail/scenes/kit"
	"hexrail/scenes/panel"
)

// prices returns what is to be seen on the price chart.
func (t *Table) prices(u *ui.UI) *charts.Prices {
	s := &charts.Prices{Style: &u.Theme, Chart: &t.game.Title().Market, Marks: t.marks()}
	if t.due != nil {
		t.due.Chart(s)
	}
	return s
}

// marks returns the companies' markers in operating order.
func (t *Table) marks() (list []charts.Mark) {
	for _, c := range t.see().Corps {
		if c.Standing == view.Started || c.Standing == view.Floated {
			list = append(list, charts.Mark{Company: t.tokens[c.ID], At: t.view().S.Corps[c.ID].Price})
		}
	}
	return list
}

// legend returns the entries of the chart's legend.
func (t *Table) legend() []charts.Entry {
	var list []charts.Entry
	for _, z := range t.see().Market.Legend {
		if z.Text != "" {
			list = append(list, charts.Entry{Color: z.Zone, Text: z.Text})
		}
	}
	return append(list, charts.Entry{Par: true, Text: t.speaker().Word(text.ParPrice)})
}

// drawChart draws the chart at a grid, reacts to presses on it and adds its table for assistive technology.
func (t *Table) drawChart(u *ui.UI, r ui.Rect, g charts.Grid) {
	s := t.prices(u)
	w, h := g.Size()
	area := paint.R(g.X, g.Y, w, h).And(r)
	p := u.Spot("market", area)
	if at, ok := g.At(s.Chart, p.X, p.Y); ok && (p.Hover || p.Clicked) {
		if p.Clicked && t.due != nil {
			t.due.PickCell(at)
			u.Again()
		}
		for _, open := range s.Open {
			if open == at {
				s.Hover, s.Hovers = at, p.Hover
			}
		}
	}
	u.P.Clip(r)
	charts.DrawPrices(u.P, g, s)
	u.P.Unclip()
	t.chartNodes(u, area, g)
}

// chartNodes says the prices as a table.
func (t *Table) chartNodes(u *ui.UI, area ui.Rect, g charts.Grid) {
	u.Open(ui.Node{ID: "market", Role: ui.RoleTable, Name: t.app.Say(tableWords.sharePrices), Rect: area})
	defer u.Close()
	for i, row := range t.see().Market.Rows {
		if i >= g.Rows || len(row) == 0 {
			continue
		}
		first := g.Cell(market.Pos{Row: uint8(i)})
		u.Open(ui.Node{ID: "market:" + strconv.Itoa(i), Role: ui.RoleRow, Rect: paint.R(area.X, first.Y, area.W, first.H)})
		for k, c := range row {
			if !c.Exists || k >= g.Cols || k < g.Left {
				continue
			}
			u.Node(ui.Node{
				ID: "price:" + strconv.Itoa(i) + ":" + strconv.Itoa(k), Role: ui.RoleCell, Name: c.Spoken, Rect: g.Cell(c.At),
			})
		}
		u.Close()
	}
}

// marketPage draws the chart small, with the prices of the companies below it, or with what a player may deal in.
func (t *Table) marketPage(u *ui.UI, r ui.Rect) {
	if !t.game.Title().HasShares() {
		u.Scroll("tab:money:scroll", r, func(c ui.Rect) float32 { return t.moneyPage(u, kit.Endless(c)) })
		return
	}
	u.Scroll("tab:market:scroll", r, func(c ui.Rect) float32 {
		c = kit.Endless(c)
		top := c.Y
		if t.class == kit.Phone || t.shows() == mapSide {
			g := t.smallChart(u, r, c)
			_, h := g.Size()
			if t.class == kit.Phone && t.phoneTab == phoneTable {
				h = t.mapButton(u, g, c) - c.Y
			}
			c.CutTop(h + 12)
		}
		if t.dealsBelow() {
			c.CutTop(t.due.Below(u, c) + 8)
			c.CutTop(t.legendRows(u, c))
			return c.Y - top
		}
		c.CutTop(t.legendRows(u, c) + 8)
		c.CutTop(t.corpList(u, c))
		return c.Y - top
	})
}

// smallChart draws the chart as wide as the content of the page r and returns its grid.
func (t *Table) smallChart(u *ui.UI, r, content ui.Rect) charts.Grid {
	g := charts.FitPhone(&t.game.Title().Market, paint.R(content.X+1, content.Y+2, content.W-2, 1000), t.prices(u).Marks)
	g.Token = min(g.Token, g.CellW*0.3)
	t.drawChart(u, r, g)
	return g
}

// mapButton draws the button that leads from the chart of a phone to the map, in the free corner of the chart or under it, and
// returns the lower edge of both.
func (t *Table) mapButton(u *ui.UI, g charts.Grid, content ui.Rect) float32 {
	b := ui.Button{Icon: icon.Map, Text: t.app.Say(tableWords.board)}
	w, h := u.ButtonWidth(b), u.Target()
	free := g.Free(&t.game.Title().Market)
	free.X -= float32(g.Left) * g.CellW
	free.W = content.Right() - free.X
	box := paint.R(content.Right()-w-2, free.Bottom()-h, w, h)
	_, chart := g.Size()
	if free.W < w+4 || free.H < h+4 {
		box.Y = content.Y + chart + 10
	}
	if u.Button("look:map", box, b) {
		t.look(mapSide)
		u.Again()
	}
	return max(box.Bottom(), content.Y+chart)
}

// legendRows draws the legend in lines as wide as r and returns the height.
func (t *Table) legendRows(u *ui.UI, r ui.Rect) float32 {
	top, style := r.Y, kit.Plain(u, kit.Sizes.Small)
	for _, e := range t.legend() {
		h := float32(len(u.P.Wrap(e.Text, r.W-36, style)))*kit.Line(u, kit.Sizes.Small) + 6
		row := r.CutTop(h)
		charts.DrawSample(u.P, paint.R(row.X, row.Y+2, 24, 16), &u.Theme, e)
		row.CutLeft(36)
		u.P.Paragraph(row, e.Text, style)
	}
	return r.Y - top
}

// lowMarket is the height in dp below which the table under the chart leaves more of it to the chart, so that the cells have
// room for letters.
const lowMarket = 560

// stockSide draws the market where the map is, and under it the table of the companies or of what may be sold in need.
func (t *Table) stockSide(u *ui.UI, r ui.Rect) {
	u.P.Fill(r, u.Theme.BG.Map)
	in := r.Pad(kit.StripEdge, kit.StripEdge)
	rows := t.underChartHeight(u)
	share := float32(0.5)
	if in.H < lowMarket {
		share = 0.4
	}
	if t.boardKind() == panel.NeedBoard { // the step is made there
		if share = 0.65; t.class == kit.Tablet {
			share = 0.55 // but a chart as wide as a tablet needs its height
		}
	}
	tableH := min(rows, in.H*share)
	chart := in
	chart.H = in.H - tableH - 10
	g := charts.Fit(&t.game.Title().Market, chart)
	if g.Fold > 0 {
		chart.H += t.legendRoom(u, g, chart, tableH)
	}
	g = shrink(g, chart)
	_, h := g.Size()
	t.drawChart(u, r, g)
	if g.Fold > 0 {
		h += t.legendBelow(u, paint.R(chart.X, chart.Y+h+10, chart.W, chart.H-h-10)) + 10
	} else {
		t.freeCorner(u, g, chart)
		h = min(h, chart.H)
	}
	in.CutTop(h + 10)
	t.underChart(u, paint.R(in.X, in.Y, in.W, min(in.H, rows)))
}

// shrink makes a grid fit an area.
func shrink(g charts.Grid, area ui.Rect) charts.Grid {
	w, h := g.Size()
	g.CellW, g.CellH = g.CellW*min(area.W/w, 1), g.CellH*min(area.H/h, 1)
	g.Token = min(g.Token, g.CellH*0.42, g.CellW*0.3)
	return g
}

// legendBelow draws the legend and the switch to the map under a chart that fills its width, and returns the height.
func (t *Table) legendBelow(u *ui.UI, r ui.Rect) float32 {
	columns, w, h := t.legendFit(u, r.W, r.H)
	r.H = max(34, u.Target(), h)
	t.sideSwitch(u, paint.R(r.X, r.Y-kit.StripEdge, r.W+kit.StripEdge, r.H))
	if columns > 0 {
		r.W, r.H = w, h
		charts.DrawLegend(u.P, r, &u.Theme, kit.Label(t.app.Say(tableWords.zones)), t.legend(), columns)
	}
	return max(34, u.Target(), h)
}

// legendFit returns the fewest columns with which the legend fits beside the switch to the map, and its size; no columns if it
// never does.
func (t *Table) legendFit(u *ui.UI, width, height float32) (columns int, w, h float32) {
	entries := t.legend()
	for n := range entries {
		w, h := charts.LegendSize(u.P, t.app.Say(tableWords.zones), entries, n+1)
		if h <= height && w+switchWidth*u.TextScale+8 <= width {
			return n + 1, w, h
		}
	}
	return 0, 0, 0
}

// legendRoom returns how much lower than the usual share of the height the table under a chart has to be, so that the legend
// fits between them; zero if that leaves too little of the table.
func (t *Table) legendRoom(u *ui.UI, g charts.Grid, chart ui.Rect, table float32) float32 {
	minimum := float32(0)
	for n := range t.legend() { // the more columns, the lower
		if w, h := charts.LegendSize(u.P, t.app.Say(tableWords.zones), t.legend(), n+1); w+switchWidth*u.TextScale+8 <= chart.W {
			minimum = h
		}
	}
	if minimum == 0 {
		return 0
	}
	_, h := g.Size()
	room := h + 10 + minimum + 1 - chart.H // 1 for rounding
	if room > table*0.3 {
		return 0
	}
	return max(0, room)
}

// freeCorner draws the legend in the free part of the chart.
func (t *Table) freeCorner(u *ui.UI, g charts.Grid, chart ui.Rect) {
	entries := t.legend()
	w, h := charts.LegendSize(u.P, t.app.Say(tableWords.zones), entries, 1)
	free := g.Free(&t.game.Title().Market)
	free.W = max(free.W, chart.Right()-free.X)
	t.sideSwitch(u, paint.R(free.X, free.Y, free.W+kit.StripEdge, free.H))
	if free.W < w+8 || free.H < h+max(34, u.Target())+24 {
		return
	}
	r := paint.R(free.Right()-w, free.Bottom()-h, w, h)
	charts.DrawLegend(u.P, r, &u.Theme, kit.Label(t.app.Say(tableWords.zones)), entries, 1)
}
