package charts

import (
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
)

// Entry is one line of the legend: a zone as it looks on the chart, and what it means.
type Entry struct {
	Color string // as in market.Cell
	Par   bool
	Text  string
}

// Measures of the legend.
const (
	legendPad    = 12
	legendRow    = 22
	sampleW      = 24
	sampleH      = 16
	legendCorner = 12
)

// LegendSize returns how much room a legend takes.
func LegendSize(p *paint.Painter, title string, entries []Entry) (w, h float32) {
	t := paint.Text{Size: theme.Font.ScaleDp.Small}
	w = p.Width(title, paint.Text{Size: theme.Font.ScaleDp.Caption, Weight: paint.Bold})
	for _, e := range entries {
		w = max(w, sampleW+10+p.Width(e.Text, t))
	}
	return w + 2*legendPad, float32(len(entries)+1)*legendRow + 2*legendPad - 6
}

// DrawLegend paints the legend as a card in a rectangle. Texts that are too wide are cut.
func DrawLegend(p *paint.Painter, r paint.Rect, style *theme.Palette, title string, entries []Entry) {
	for _, s := range style.Shadow.Card {
		p.Shadow(r, legendCorner, s.Y, s.Blur, s.Color)
	}
	p.RoundRect(r, legendCorner, style.BG.Surface)
	in := r.Inset(legendPad)
	p.TextIn(in.CutTop(legendRow-6), title, paint.Text{
		Size: theme.Font.ScaleDp.Caption, Weight: paint.Bold, Color: style.Ink.Faint,
	})
	for _, e := range entries {
		row := in.CutTop(legendRow)
		DrawSample(p, row.CutLeft(sampleW+10).Middle(sampleW, sampleH).Moved(-5, 0), style, e)
		p.TextIn(row, e.Text, paint.Text{Size: theme.Font.ScaleDp.Small, Color: style.Ink.Base})
	}
}

// DrawSample paints the zone of an entry as it looks on the chart.
func DrawSample(p *paint.Painter, r paint.Rect, style *theme.Palette, e Entry) {
	z := namedZone(e.Color, e.Par)
	p.Fill(r, z.fill(style))
	z.drawHatch(p, r, style.Ink.Base.Alpha(hatchOpacity))
	z.drawSign(p, r, style)
	p.Frame(r, 0, 1, style.Market.Line)
}
