package table

import (
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/charts"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// drawPage draws the small chart with the prices of the companies or the possible deals below it.
func (m *middle) drawPage(u *ui.UI, r ui.Rect) {
	if !m.Game.Title().HasShares() {
		u.Scroll("tab:money:scroll", r, func(c ui.Rect) float32 { return m.tabs.DrawMoneyPage(u, widgets.Endless(c)) })
		return
	}
	u.Scroll("tab:market:scroll", r, func(c ui.Rect) float32 {
		c = widgets.Endless(c)
		top := c.Y
		if m.Class() == widgets.Phone || m.shows() == mapSide {
			g := m.tabs.DrawSmallChart(u, r, c)
			_, h := g.Size()
			c.CutTop(h + 12)
			c.CutTop(m.tabs.DrawCrowdRows(u, c, g))
		}
		if m.dealsBelow() {
			c.CutTop(m.due().Deals.Draw(u, c) + 8)
			m.due().Choice.ScrollToFirst(u, "tab:market:scroll", r, top)
			c.CutTop(m.tabs.DrawLegendRows(u, c))
			return c.Y - top
		}
		c.CutTop(m.tabs.DrawLegendRows(u, c) + 8)
		c.CutTop(m.tabs.DrawCorpList(u, c))
		return c.Y - top
	})
}

// mapButton draws the button from the chart of a phone to the map, in the free corner of the chart or below it, and
// returns the bottom of both.
func (m *middle) mapButton(u *ui.UI, g charts.Grid, content ui.Rect) float32 {
	b := ui.Button{Icon: icon.Map, Text: m.Say(info.Words.Board)}
	w, h := u.ButtonWidth(b), u.Target()
	free := g.Free(&m.Game.Title().Market)
	free.X -= float32(g.Left) * g.CellW
	free.W = content.Right() - free.X
	const around = 2 // dp
	box := paint.R(content.Right()-w-around, free.Bottom()-h, w, h)
	_, chart := g.Size()
	if free.W < w+2*around || free.H < h+2*around {
		box.Y = content.Y + chart + underChart
	}
	if u.Button("look:map", box, b) {
		m.showSide(mapSide)
	}
	return max(box.Bottom(), content.Y+chart)
}

// underChart is the space in dp between a chart and the table or legend below it.
const underChart = 10

// tableShare returns the largest share of a height in dp that the table below the chart may take.
func (m *middle) tableShare(height float32) float32 {
	const low = 560 // less leaves the chart a larger share, so that letters fit its cells
	switch {
	case m.boardKind() == choice.NeedBoard && m.Class() == widgets.Tablet:
		return 0.55 // a chart as wide as a tablet needs its height
	case m.boardKind() == choice.NeedBoard:
		return 0.65 // the step is made in the table
	case height < low:
		return 0.4
	}
	return 0.5
}

// drawStockSide draws the market in place of the map, and below it the table of companies or of the shares that can be
// sold in an emergency.
func (m *middle) drawStockSide(u *ui.UI, r ui.Rect) {
	u.P.Fill(r, u.Theme.BG.Map)
	in := r.Pad(widgets.StripEdge, widgets.StripEdge)
	rows := m.underChartHeight(u)
	tableH := min(rows, in.H*m.tableShare(in.H))
	chart := in
	chart.H = in.H - tableH - underChart
	g := charts.Fit(&m.Game.Title().Market, chart)
	if g.Fold > 0 {
		chart.H += m.legendRoom(u, g, chart, tableH)
	}
	g = shrink(g, chart)
	_, h := g.Size()
	m.tabs.DrawChart(u, r, g)
	if g.Fold > 0 {
		h += m.legendBelow(u, paint.R(chart.X, chart.Y+h+underChart, chart.W, chart.H-h-underChart)) + underChart
		h += m.tabs.DrawCrowdRows(u, paint.R(chart.X, chart.Y+h+6, chart.W, in.H), g)
	} else {
		m.drawFreeCorner(u, g, chart)
		h = min(h, chart.H)
	}
	in.CutTop(h + underChart)
	m.drawUnderChart(u, paint.R(in.X, in.Y, in.W, min(in.H, rows)))
	in.CutTop(min(in.H, rows) + underChart)
	if m.boardKind() == choice.CorpBoard {
		m.drawHomes(u, in, func(*mapview.Scene) {})
	}
}

// shrink returns a grid reduced to fit an area.
func shrink(g charts.Grid, area ui.Rect) charts.Grid {
	w, h := g.Size()
	g.CellW, g.CellH = g.CellW*min(area.W/w, 1), g.CellH*min(area.H/h, 1)
	const high, wide = 0.42, 0.3 // the largest radius of a marker in its cell, which leaves room for the price
	g.Token = min(g.Token, g.CellH*high, g.CellW*wide)
	return g
}

// legendBelow draws the legend and the map/market switch below a chart of full width, and returns the height.
func (m *middle) legendBelow(u *ui.UI, r ui.Rect) float32 {
	entries := m.tabs.LegendWithOrder()
	columns, w, h := m.legendFit(u, entries, r.W, r.H)
	if columns == 0 {
		entries = m.tabs.Legend()
		columns, w, h = m.legendFit(u, entries, r.W, r.H)
	}
	height := max(switchHeight, u.Target(), h)
	m.drawSideSwitch(u, paint.R(r.X, r.Y-widgets.StripEdge, r.W+widgets.StripEdge, height))
	if columns > 0 {
		title := widgets.Label(m.Say(info.Words.Zones))
		charts.DrawLegend(u.P, paint.R(r.X, r.Y, w, h), &u.Theme, title, entries, columns)
	}
	return height
}

// switchRoom returns the width that the map/market switch takes beside a legend.
func switchRoom(u *ui.UI) float32 { return switchWidth*u.TextScale + 8 }

// legendFit returns the fewest columns with which a legend fits beside the map/market switch, and its size, or zero
// columns if it does not fit.
func (m *middle) legendFit(u *ui.UI, entries []charts.Entry, width, height float32) (columns int, w, h float32) {
	for n := range entries {
		w, h := charts.LegendSize(u.P, m.Say(info.Words.Zones), entries, n+1)
		if h <= height && w+switchRoom(u) <= width {
			return n + 1, w, h
		}
	}
	return 0, 0, 0
}

// legendRoom returns by how much the table below the chart has to be lower than its usual share for the legend to fit
// in between, or zero if too little of the table would be left.
func (m *middle) legendRoom(u *ui.UI, g charts.Grid, chart ui.Rect, table float32) float32 {
	minimum := float32(0)
	for n := range m.tabs.Legend() { // more columns make it lower
		if w, h := charts.LegendSize(u.P, m.Say(info.Words.Zones), m.tabs.Legend(), n+1); w+switchRoom(u) <= chart.W {
			minimum = h
		}
	}
	if minimum == 0 {
		return 0
	}
	_, h := g.Size()
	const rounding, most = 1, 0.3 // most is the part of the table that may go
	room := h + underChart + minimum + rounding - chart.H
	if room > table*most {
		return 0
	}
	return max(0, room)
}

// drawFreeCorner draws the map/market switch and the legend in the free part of the chart. In a low part, the legend is
// beside the switch and has no title. During a computer's turn a line about its action takes the legend's place.
func (m *middle) drawFreeCorner(u *ui.UI, g charts.Grid, chart ui.Rect) {
	entries, title := m.tabs.Legend(), m.Say(info.Words.Zones)
	free := g.Free(&m.Game.Title().Market)
	free.W = max(free.W, chart.Right()-free.X)
	m.drawSideSwitch(u, paint.R(free.X, free.Y, free.W+widgets.StripEdge, free.H))
	if due := m.due(); due != nil && due.Traits.Follows {
		return
	}
	w, h := charts.LegendSize(u.P, title, entries, 1)
	if free.W < w+8 || free.H < h+max(switchHeight, u.Target())+24 {
		beside := free
		beside.W -= switchWidth*u.TextScale + widgets.StripEdge
		if w, h = charts.LegendSize(u.P, "", entries, 1); beside.W < w+8 || beside.H < h+4 {
			return
		}
		free, title = beside, ""
	}
	r := paint.R(free.Right()-w, free.Bottom()-h, w, h)
	charts.DrawLegend(u.P, r, &u.Theme, widgets.Label(title), entries, 1)
}
