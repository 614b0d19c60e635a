package charts

import (
	"math"
	"slices"
	"sort"

	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/ui/token"
)

// Line is a value over time: a player's worth or a company's price.
type Line struct {
	Name   string    // of the player or company
	Values []float32 // by moment; NaN if there is none
	Color  paint.Color
	Seat   int            // of the player from 0: determines dash pattern and shape
	Corp   *token.Company // instead of a player, if set
}

// Span is a stretch of time, from one moment to another.
type Span struct {
	From, To int
	Text     string
	Color    paint.Color
}

// Timeline is a chart over time.
type Timeline struct {
	Style  *theme.Palette
	Lines  []Line
	Phases []Span // the band above the chart
	Shaded []Span // stock rounds, named below the chart
	// Amount formats a value of the axis, such as "$200".
	Amount func(v int) string
}

// Measures of a timeline.
const (
	axisW     = 44  // left of the chart, for the amounts
	labelW    = 126 // right of it, for the names and last values
	nameW     = 74  // right of it, for the names alone, if the chart is narrow
	narrow    = 480 // a chart below this width has no room for last values
	tokensW   = 78  // right of it, for the tokens of companies and their names
	bandH     = 18  // above it, for the phases
	namesH    = 18  // below it, for the stock rounds
	lineW     = 3
	markR     = 5.5
	markRim   = 1.5 // around a mark
	markStep  = 4   // a mark is at every fourth moment
	labelH    = 15
	labelGap  = 14 // between a line's end and its name
	labelFrom = 3  // distance of a label from its line's end from which a line leads to it
	tokenR    = 7
	nameMarkR = 4.5 // of the shape before a player's name
	amountGap = 8   // between the amounts and the area
	fewTick   = 7   // grid lines, about
)

// digitMiddle is the height of the middle of digits above their baseline, as a share of their size.
const digitMiddle = 0.36

// plot is the area of a timeline with its scale.
type plot struct {
	area    paint.Rect
	labels  float32 // width of the labels right of it
	sums    bool    // the labels have last values
	moments int
	top     float32 // the value at the upper edge
	bottom  float32 // at the lower edge: zero, or less if a value is below it
	step    float32 // between two grid lines
}

// plot returns the area of the lines within r, without axis, labels and bands.
func (t *Timeline) plot(r paint.Rect) plot {
	var pl plot
	switch {
	case len(t.Lines) > 0 && t.Lines[0].Corp != nil:
		pl.labels = tokensW
	case r.W < narrow:
		pl.labels = nameW
	default:
		pl.labels, pl.sums = labelW, true
	}
	r.CutLeft(axisW)
	r.CutRight(pl.labels)
	if len(t.Phases) > 0 {
		r.CutTop(bandH)
	}
	r.CutBottom(namesH)
	pl.area = r.Pad(4, 6)
	highest, lowest := float32(1), float32(0)
	for _, l := range t.Lines {
		pl.moments = max(pl.moments, len(l.Values))
		for _, v := range l.Values {
			if v > highest { // false for NaN
				highest = v
			}
			if v < lowest {
				lowest = v
			}
		}
	}
	pl.step = roundStep((highest - lowest) / fewTick)
	pl.top = pl.step * float32(math.Ceil(float64(highest/pl.step)))
	pl.bottom = pl.step * float32(math.Floor(float64(lowest/pl.step)))
	return pl
}

// roundStep returns the smallest of 1, 2, 5, 10, 20, 50, ... that is at least v.
func roundStep(v float32) float32 {
	unit := float32(math.Pow(10, math.Floor(math.Log10(float64(max(v, 1))))))
	for _, k := range [...]float32{1, 2, 5} {
		if k*unit >= v {
			return k * unit
		}
	}
	return 10 * unit
}

// x returns the horizontal position of a moment.
func (pl *plot) x(moment int) float32 {
	return pl.area.X + pl.area.W*float32(moment)/float32(max(pl.moments-1, 1))
}

// y returns the vertical position of a value.
func (pl *plot) y(v float32) float32 {
	return pl.area.Bottom() - pl.area.H*(v-pl.bottom)/(pl.top-pl.bottom)
}

// isNaN reports whether a line has no value v.
func isNaN(v float32) bool { return math.IsNaN(float64(v)) }

// DropBefore drops everything before a moment, which becomes the first.
func (t *Timeline) DropBefore(first int) {
	for i := range t.Lines {
		t.Lines[i].Values = t.Lines[i].Values[first:]
	}
	t.Phases, t.Shaded = spansFrom(t.Phases, first), spansFrom(t.Shaded, first)
}

// spansFrom returns the parts of spans from first on, moved so that first is zero.
func spansFrom(list []Span, first int) (out []Span) {
	for _, s := range list {
		if s.To > first {
			s.From, s.To = max(0, s.From-first), s.To-first
			out = append(out, s)
		}
	}
	return out
}

// DrawTimeline paints a chart over time into a rectangle.
func DrawTimeline(p *paint.Painter, r paint.Rect, t *Timeline) {
	pl := t.plot(r)
	t.drawShaded(p, &pl)
	t.drawAxis(p, &pl)
	t.drawPhases(p, &pl)
	for i := range t.Lines {
		t.drawLine(p, &pl, &t.Lines[i])
	}
	t.drawNames(p, &pl)
}

// drawShaded shades the stock rounds and draws their names below, skipping names that would overlap.
func (t *Timeline) drawShaded(p *paint.Painter, pl *plot) {
	style := paint.Text{Size: theme.Font.Micro, Align: paint.Center, Color: t.Style.Ink.Faint}
	free := pl.area.X - axisW
	for _, s := range t.Shaded {
		p.Fill(paint.R(pl.x(s.From), pl.area.Y, pl.x(s.To)-pl.x(s.From), pl.area.H), t.Style.BG.Inset)
		x, half := (pl.x(s.From)+pl.x(s.To))/2, p.Width(s.Text, style)/2+4
		if x-half >= free {
			p.Text(s.Text, x, pl.area.Bottom()+namesH*0.85, style)
			free = x + half
		}
	}
}

// drawAxis draws the horizontal lines and their amounts.
func (t *Timeline) drawAxis(p *paint.Painter, pl *plot) {
	style := paint.Text{Size: theme.Font.Micro, Align: paint.Right, Color: t.Style.Ink.Faint}
	for v := pl.bottom; v <= pl.top; v += pl.step {
		y := pl.y(v)
		p.Line(pl.area.X, y, pl.area.Right(), y, 1, t.Style.Line.Base)
		p.Text(t.Amount(int(v)), pl.area.X-amountGap, y+style.Size*digitMiddle, style)
	}
}

// drawPhases draws the phases as bands above the plot, with their names where they fit.
func (t *Timeline) drawPhases(p *paint.Painter, pl *plot) {
	for _, s := range t.Phases {
		band := paint.R(pl.x(s.From), pl.area.Y-bandH-2, pl.x(s.To)-pl.x(s.From), bandH-4)
		p.Fill(band.Pad(0.5, 0), s.Color)
		text := paint.Text{Size: theme.Font.Micro, Weight: paint.Bold, Align: paint.Center, Color: theme.On(s.Color)}
		if p.Width(s.Text, text) <= band.W {
			p.TextIn(band, s.Text, text)
		}
	}
}

// drawLine draws a player's line in the player's pattern, or a company's line in its colour on a wider line in the text
// colour, because the company's colour may not contrast with the background.
func (t *Timeline) drawLine(p *paint.Painter, pl *plot, l *Line) {
	for _, run := range runs(pl, l) {
		if l.Corp != nil {
			p.Polyline(run, lineW+2, mesh.Round, t.Style.Ink.Base)
			p.Polyline(run, lineW, mesh.Round, l.Corp.Color)
			continue
		}
		dashes := theme.LineDashes
		p.Dashes(run, lineW, dashes[l.Seat%len(dashes)], 0, mesh.Butt, l.Color)
	}
	for i, v := range l.Values {
		if l.Corp == nil && i%markStep == 0 && !isNaN(v) {
			t.drawMark(p, l, pl.x(i), pl.y(v))
		}
	}
}

// DrawLineSample paints a piece of a player's line for a legend.
func DrawLineSample(p *paint.Painter, style *theme.Palette, r paint.Rect, l *Line) {
	x, y := r.Center()
	t, dashes := Timeline{Style: style}, theme.LineDashes
	p.Dashes([]paint.Point{{X: r.X, Y: y}, {X: r.Right(), Y: y}}, lineW, dashes[l.Seat%len(dashes)], 0, mesh.Butt, l.Color)
	t.drawMark(p, l, x, y)
}

// runs returns the pieces of a line between missing values.
func runs(pl *plot, l *Line) (list [][]paint.Point) {
	var run []paint.Point
	for i, v := range l.Values {
		if isNaN(v) {
			list, run = append(list, run), nil
			continue
		}
		run = append(run, paint.Point{X: pl.x(i), Y: pl.y(v)})
	}
	return append(list, run)
}

// drawMark draws the shape of a line's player.
func (t *Timeline) drawMark(p *paint.Painter, l *Line, x, y float32) {
	token.Seat(p, l.Seat, x, y, markR+markRim, t.Style.BG.Surface)
	token.Seat(p, l.Seat, x, y, markR, l.Color)
}

// ending is the end of a line with its name.
type ending struct {
	line  *Line
	at    paint.Point
	value float32
	over  bool // of a company that left the game before the last moment: its name is at the end of its line
}

// drawNames labels the lines at their ends, moved apart so that they do not overlap: players by their shapes and names
// with the last value, in the text colour for legibility; companies by their names beside their tokens.
func (t *Timeline) drawNames(p *paint.Painter, pl *plot) {
	ends := t.endings(pl)
	t.drawOver(p, ends)
	ends = slices.DeleteFunc(ends, func(e ending) bool { return e.over })
	gap := float32(labelH)
	if len(t.Lines) > 0 && t.Lines[0].Corp != nil {
		gap = 2*tokenR + 1
	}
	ys := make([]float32, len(ends))
	for i, e := range ends {
		ys[i] = e.at.Y
	}
	spread(ys, gap, pl.area.Y, pl.area.Bottom())
	for i, e := range ends {
		x := pl.area.Right() + labelGap
		if d := ys[i] - e.at.Y; abs(d) > labelFrom || e.line.Corp != nil {
			p.Line(e.at.X, e.at.Y, x-3, ys[i], 1, t.Style.Line.Strong)
		}
		if e.line.Corp != nil {
			t.drawCompanyName(p, pl, e, x, ys[i])
		} else {
			t.drawMark(p, e.line, e.at.X, e.at.Y)
			t.drawPlayerName(p, pl, e, x, ys[i])
		}
	}
}

// drawOver draws the tokens of companies that left the game at the ends of their lines, with their names beside them,
// except names that would overlap an earlier one.
func (t *Timeline) drawOver(p *paint.Painter, ends []ending) {
	style := paint.Text{
		Size: theme.Font.Micro, Weight: paint.Bold, Color: t.Style.Ink.Soft,
		Halo: 2, HaloColor: t.Style.BG.Surface,
	}
	var named []paint.Rect
	for _, e := range ends {
		if !e.over {
			continue
		}
		token.Draw(p, e.at.X, e.at.Y, tokenR, token.Company{Color: e.line.Corp.Color})
		label := paint.R(e.at.X+tokenR+3, e.at.Y-labelH/2, p.Width(e.line.Name, style), labelH)
		if !slices.ContainsFunc(named, func(r paint.Rect) bool { return !r.And(label).Empty() }) {
			named = append(named, label)
			label.W++ // text that just fits is not shortened
			p.TextIn(label, e.line.Name, style)
		}
	}
}

// drawCompanyName draws a company's token and name from x on, around the height y.
func (t *Timeline) drawCompanyName(p *paint.Painter, pl *plot, e ending, x, y float32) {
	token.Draw(p, x+tokenR, y, tokenR, token.Company{Color: e.line.Corp.Color})
	style := paint.Text{Size: theme.Font.Small, Weight: paint.Bold, Color: t.Style.Ink.Base}
	left := x + 2*tokenR + 4
	p.TextIn(paint.R(left, y-labelH/2, pl.area.Right()+pl.labels-left, labelH), e.line.Name, style)
}

// drawPlayerName draws a player's shape and name with the last value, if labels have values, from x on, around the
// height y.
func (t *Timeline) drawPlayerName(p *paint.Painter, pl *plot, e ending, x, y float32) {
	token.Seat(p, e.line.Seat, x, y, nameMarkR, e.line.Color)
	x += nameMarkR + 4
	style := paint.Text{Size: theme.Font.Small, Weight: paint.Bold, Color: t.Style.Ink.Base}
	sum, room := "", pl.area.Right()+pl.labels-x
	if pl.sums {
		sum = " " + t.Amount(int(math.Round(float64(e.value))))
	}
	for style.Size > theme.Font.Micro && p.Width(e.line.Name+sum, style) > room {
		style.Size--
	}
	name := p.Fit(e.line.Name, room-p.Width(sum, style), style)
	p.TextIn(paint.R(x, y-labelH/2, room+1, labelH), name+sum, style)
}

// endings returns the ends of the lines from top to bottom.
func (t *Timeline) endings(pl *plot) (ends []ending) {
	for i := range t.Lines {
		l := &t.Lines[i]
		for k := len(l.Values) - 1; k >= 0; k-- {
			if v := l.Values[k]; !isNaN(v) {
				ends = append(ends, ending{l, paint.Point{X: pl.x(k), Y: pl.y(v)}, v, l.Corp != nil && k < len(l.Values)-1})
				break
			}
		}
	}
	sort.SliceStable(ends, func(i, j int) bool { return ends[i].at.Y < ends[j].at.Y })
	return ends
}

// spread moves sorted values apart until neighbours differ by at least gap, within [low, high] as far as possible.
func spread(ys []float32, gap, low, high float32) {
	for i := range ys {
		minimum := low
		if i > 0 {
			minimum = ys[i-1] + gap
		}
		ys[i] = max(ys[i], minimum)
	}
	for i := len(ys) - 1; i >= 0; i-- {
		most := high
		if i < len(ys)-1 {
			most = ys[i+1] - gap
		}
		ys[i] = min(ys[i], most)
	}
}
