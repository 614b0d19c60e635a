package charts

import (
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// Entry is one line of the legend: a zone in its appearance on the chart, or markers in a cell, and its meaning.
type Entry struct {
	Color string // as in market.Cell
	Par   bool
	Order bool // of the markers in a cell
	Text  string
}

// Measures of the legend.
const (
	legendPad    = 12
	legendRow    = 22
	sampleW      = 24
	sampleH      = 16
	sampleGap    = 10 // between a sample and its text
	legendCorner = 12
	titleHeight  = 16
)

// columnGap is the distance between the columns of a legend.
const columnGap = 16

// The measures of a compact legend without a title.
const (
	tightPad = 8
	tightRow = 20
)

// measures returns the row height and padding of a legend with or without a title, and the height of the title.
func measures(title string) (row, pad, head float32) {
	if title == "" {
		return tightRow, tightPad, 0
	}
	return legendRow, legendPad, titleHeight
}

// LegendSize returns the size of a legend with its entries in a number of columns. Without a title it is more compact.
func LegendSize(p *paint.Painter, title string, entries []Entry, columns int) (w, h float32) {
	for _, column := range columnWidths(p, entries, columns) {
		w += column + columnGap
	}
	w = max(w-columnGap, p.Width(title, paint.Text{Size: theme.Font.Caption, Weight: paint.Bold}))
	row, pad, head := measures(title)
	return w + 2*pad, float32(legendRows(len(entries), columns))*row + head + 2*pad
}

// LegendHeight returns the height of a legend of n entries, with a title, in a number of columns.
func LegendHeight(n, columns int) float32 {
	return float32(legendRows(n, columns))*legendRow + titleHeight + 2*legendPad
}

// columnWidths returns the widths of the columns, each as wide as its widest entry.
func columnWidths(p *paint.Painter, entries []Entry, columns int) []float32 {
	widths, rows := make([]float32, columns), legendRows(len(entries), columns)
	for i, e := range entries {
		w := &widths[i/rows]
		*w = max(*w, sampleW+sampleGap+p.Width(e.Text, paint.Text{Size: theme.Font.Small}))
	}
	return widths
}

// legendRows returns the number of rows of n entries in columns.
func legendRows(n, columns int) int { return (n + columns - 1) / columns }

// DrawLegend paints the legend as a card, with its entries in columns. Texts that are too wide are truncated.
func DrawLegend(p *paint.Painter, r paint.Rect, style *theme.Palette, title string, entries []Entry, columns int) {
	for _, s := range style.Shadow.Card {
		p.Shadow(r, legendCorner, s.Y, s.Blur, s.Color)
	}
	p.RoundRect(r, legendCorner, style.BG.Surface)
	height, pad, head := measures(title)
	in := r.Inset(pad)
	p.TextIn(in.CutTop(head), title, paint.Text{
		Size: theme.Font.Caption, Weight: paint.Bold, Color: style.Ink.Faint,
	})
	rows := legendRows(len(entries), columns)
	for i, w := range columnWidths(p, entries, columns) {
		column := in.CutLeft(min(w, in.W))
		in.CutLeft(columnGap)
		for _, e := range entries[min(i*rows, len(entries)):min((i+1)*rows, len(entries))] {
			row := column.CutTop(height)
			DrawSample(p, row.CutLeft(sampleW+sampleGap).Middle(sampleW, sampleH).Moved(-sampleGap/2, 0), style, e)
			p.TextIn(row, e.Text, paint.Text{Size: theme.Font.Small, Color: style.Ink.Base})
		}
	}
}

// DrawSample paints the zone of an entry in its appearance on the chart.
func DrawSample(p *paint.Painter, r paint.Rect, style *theme.Palette, e Entry) {
	if e.Order {
		drawOrder(p, r, style)
		return
	}
	z := namedZone(e.Color, e.Par)
	p.Fill(r, z.fill(style))
	z.drawHatch(p, r, style.Ink.Base.Alpha(hatchOpacity))
	z.drawMarks(p, r, style)
	p.Frame(r, 0, 1, style.Market.Line)
}

// drawOrder draws two markers in a cell. The one in front, at the lower right, has the number 1.
func drawOrder(p *paint.Painter, r paint.Rect, style *theme.Palette) {
	const numberSize = 1.4 // in units of the radius
	radius := r.W / 4
	front := paint.Point{X: r.Right() - radius - 1, Y: r.Bottom() - radius}
	for _, m := range []struct {
		number string
		at     paint.Point
	}{{"2", paint.Point{X: front.X - leftStep*radius, Y: front.Y}}, {"1", front}} {
		p.Circle(m.at.X, m.at.Y, radius, style.BG.Surface)
		p.Ring(m.at.X, m.at.Y, radius, 1, style.Ink.Soft)
		p.Text(m.number, m.at.X, m.at.Y+radius/2, paint.Text{
			Size: radius * numberSize, Weight: paint.Bold, Align: paint.Center, Color: style.Ink.Base,
		})
	}
}
