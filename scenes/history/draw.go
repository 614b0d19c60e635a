package history

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/charts"
	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// chartPad is the padding on the left and right of a chart in dp.
const chartPad = 16

// drawChartCard draws a card of the given height with a heading and returns the space right of the heading and the
// space below it.
func (g *Rounds) drawChartCard(u *ui.UI, r *ui.Rect, id string, name text.Pair, height float32) (head, body ui.Rect) {
	card := r.CutTop(height)
	r.CutTop(12)
	u.Card(card, theme.Radius.Panel)
	card = card.Pad(chartPad, 12)
	head = card.CutTop(max(36, widgets.Line(u, widgets.Sizes.Lead)))
	style := widgets.Bold(u, widgets.Sizes.Lead)
	said := g.App.Say(name)
	u.Heading("over:"+id, 2, head.CutLeft(min(head.W, u.P.Width(said, style)+14)), said, style)
	card.CutTop(6)
	return head, card
}

// Width of the switch between worth and distance to the leader in dp: wanted, and minimum beside the heading.
const (
	switchWidth = 320
	minSwitch   = 240
)

// DrawWorth draws the worth of all players over time, with a switch to their distance to the leader.
func (g *Rounds) DrawWorth(u *ui.UI, r *ui.Rect) {
	a, w := g.App, &Words
	head, body := g.drawChartCard(u, r, "worth", g.worthTitle(), chartHeight)
	chosen := 0
	if g.Gap {
		chosen = 1
	}
	place := head.CutLeft(min(head.W, switchWidth*u.TextScale))
	if place.W < minSwitch*u.TextScale { // below the heading instead
		place = body.CutTop(widgets.ControlHeight(u))
		body.CutTop(8)
	}
	shown := u.Segments("over:total", a.Say(w.chart), place, []ui.Choice{
		{ID: "over:all", Text: a.Say(w.total)}, {ID: "over:gap", Text: a.Say(w.gap)},
	}, chosen)
	g.Gap = shown == 1
	lines := g.worthLines(u)
	g.drawLegend(u, head, lines)
	u.Node(ui.Node{ID: "over:worthchart", Role: ui.RoleImage,
		Name: text.Aloud(a.Prefs.Lang, a.Say(g.worthTitle()), g.spokenWorth()), Rect: body})
	charts.DrawTimeline(u.P, body, g.newTimeline(u, lines))
}

// DrawShares draws the shares of all players over time, by seat and moment in percent, with a note below the heading.
func (g *Rounds) DrawShares(u *ui.UI, r *ui.Rect, name, note string, shares [][]float32) {
	style := widgets.Soft(u, widgets.Sizes.Compact)
	high := u.P.Height(note, r.W-2*chartPad, style)
	card := r.CutTop(chartHeight + high)
	r.CutTop(12)
	u.Card(card, theme.Radius.Panel)
	card = card.Pad(chartPad, 12)
	u.Heading("shares:title", 2, card.CutTop(widgets.Line(u, widgets.Sizes.Lead)+4), name,
		widgets.Bold(u, widgets.Sizes.Lead))
	card.CutTop(u.Paragraph("shares:note", card, note, style) + 8)
	say, last, lines, names := g.Viewer.Speaker(), []string(nil), []charts.Line(nil), g.Game.Players()
	for i, values := range shares {
		p := id.Player(i + 1)
		lines = append(lines, charts.Line{Name: names[i], Values: values, Color: widgets.SeatColor(u, p), Seat: i})
		last = append(last, say.Player(p)+" "+say.Percent(int(values[len(values)-1]+0.5)))
	}
	u.Node(ui.Node{ID: "shares:chart", Role: ui.RoleImage, Name: text.Aloud(say.Lang, name, say.List(last)), Rect: card})
	t := g.newTimeline(u, lines)
	t.Amount = func(v int) string { return say.Percent(v) }
	charts.DrawTimeline(u.P, card, t)
}

// drawLegend draws the legend of the lines and of shaded stock rounds on the right of r, if it fits.
func (g *Rounds) drawLegend(u *ui.UI, r ui.Rect, lines []charts.Line) {
	const sample, swatch, toText, toNext = 34, 12, 6, 14 // width of a line and of a colour, gaps behind them and texts
	ps, style := widgets.NewParts(u), widgets.Bold(u, widgets.Sizes.Small)
	for i := range lines {
		ps.Add(sample, func(r ui.Rect) { charts.DrawLineSample(u.P, &u.Theme, r, &lines[i]) })
		ps.Gap(toText)
		ps.Text(lines[i].Name, style)
		ps.Gap(toNext)
	}
	if g.Game.Title().HasShares() {
		ps.Add(swatch, func(r ui.Rect) { u.P.Fill(r.Middle(swatch, swatch), u.Theme.BG.Inset) })
		ps.Gap(toText)
		ps.Text(g.App.Say(Words.stockRounds), widgets.Soft(u, widgets.Sizes.Small))
	}
	if w := ps.Width(); w+16 <= r.W {
		ps.Draw(r.CutRight(w))
	}
}

// newTimeline returns a chart with the phases and stock rounds of the game.
func (g *Rounds) newTimeline(u *ui.UI, lines []charts.Line) *charts.Timeline {
	currency := g.Game.Title().Currency
	t := &charts.Timeline{
		Style: &u.Theme, Lines: lines,
		Amount: func(v int) string { return text.Money(currency, int32(v)) },
	}
	for k, m := range g.Stats.Moments {
		if n := len(t.Phases); n > 0 && t.Phases[n-1].Text == m.Phase {
			t.Phases[n-1].To = k
		} else {
			t.Phases = append(t.Phases, charts.Span{From: max(0, k-1), To: k, Text: m.Phase, Color: g.phaseColor(u, m.At)})
		}
		if k > 0 && !m.Operating {
			t.Shaded = append(t.Shaded, charts.Span{From: k - 1, To: k, Text: m.Brief})
		}
	}
	return t
}

// phaseColor returns the colour of the newest tiles at a position.
func (g *Rounds) phaseColor(u *ui.UI, at int) paint.Color {
	colors := []paint.Color{u.Theme.Tile.Yellow, u.Theme.Tile.Green, u.Theme.Tile.Brown, u.Theme.Tile.Gray}
	newest := int(g.Game.ViewAt(at).PhaseDef().Column()) - int(tile.Yellow)
	return colors[min(max(newest, 0), len(colors)-1)]
}

// worthLines returns one line per player: the worth, or with Gap the distance to the leader.
func (g *Rounds) worthLines(u *ui.UI) []charts.Line {
	var lines []charts.Line
	names := g.Game.Players()
	for i, figures := range g.Stats.Worth {
		values := make([]float32, len(figures))
		for k, n := range figures {
			values[k] = float32(n)
			if g.Gap {
				values[k] = float32(g.Stats.Worth[max(0, highestAt(g.Stats.Worth, k))][k] - n)
			}
		}
		lines = append(lines,
			charts.Line{Name: names[i], Values: values, Color: widgets.SeatColor(u, id.Player(i+1)), Seat: i})
	}
	return lines
}

// drawCompanies draws prices and revenue, side by side if all rounds fit.
func (g *Rounds) drawCompanies(u *ui.UI, r *ui.Rect) {
	height := g.RevenueHeight(u)
	if !g.Game.Title().HasShares() {
		g.DrawRevenue(u, r, height)
		return
	}
	if r.W < 900*u.TextScale || len(g.runners()) == 0 || r.Columns(1, 2, 12).W < g.revenueWidth(u) {
		g.DrawPrices(u, r, PricesHeight)
		g.DrawRevenue(u, r, height)
		return
	}
	height = max(PricesHeight, height)
	row := r.CutTop(height + 12)
	left, right := row.Columns(0, 2, 12), row.Columns(1, 2, 12)
	g.DrawPrices(u, &left, height)
	g.DrawRevenue(u, &right, height)
}

// DrawPrices draws the share prices of all companies over time.
func (g *Rounds) DrawPrices(u *ui.UI, r *ui.Rect, height float32) {
	_, body := g.drawChartCard(u, r, "prices", Words.prices, height)
	u.Node(ui.Node{ID: "over:pricechart", Role: ui.RoleImage, Name: g.App.Say(Words.prices), Rect: body})
	var lines []charts.Line
	first := len(g.Stats.Moments)
	for i, figures := range g.Stats.Prices {
		def := &g.Game.Title().Corps[i]
		values := make([]float32, len(figures))
		started := false
		for k, n := range figures {
			values[k] = float32(n)
			if n == 0 {
				values[k] = float32(math.NaN())
			}
			if n > 0 {
				started, first = true, min(first, k)
			}
		}
		if started {
			c := widgets.Token(def)
			lines = append(lines, charts.Line{Name: c.ID, Values: values, Color: mesh.Hex(def.Color), Corp: &c})
		}
	}
	t := g.newTimeline(u, lines)
	if len(lines) > 0 {
		t.DropBefore(max(0, first-1)) // from the start of the round in which the first price was set
	}
	charts.DrawTimeline(u.P, body, t)
}

// Sizes of the revenue table in dp.
const (
	runHead      = 40  // width of the column of companies
	minRun       = 32  // minimum width of the column of a round
	runRadius    = 4   // of the ground of a run
	revenueExtra = 100 // height of its card beyond the rows of companies
)

// runners returns the indices of the companies that have run trains.
func (g *Rounds) runners() (corps []int) {
	for c, runs := range g.Stats.Revenue {
		if slices.Max(runs) >= 0 { // -1 where it has not run
			corps = append(corps, c)
		}
	}
	return corps
}

// RevenueHeight returns the height of the card of the revenue table.
func (g *Rounds) RevenueHeight(u *ui.UI) float32 {
	return (float32(len(g.runners()))*theme.Table.Row + revenueExtra) * u.TextScale
}

// operatingEnds returns the moments that end an operating round.
func (g *Rounds) operatingEnds() (rounds []int) {
	for k, m := range g.Stats.Moments {
		if m.Operating {
			rounds = append(rounds, k)
		}
	}
	return rounds
}

// roundColumn returns the column of the operating round that ends at moment k.
func (g *Rounds) roundColumn(u *ui.UI, k int) ui.Column {
	name := g.Stats.Moments[k].Text
	name = name[strings.LastIndex(name, " ")+1:] // "5.1"
	return ui.Column{Title: name, Width: max(minRun, widgets.HeadWidth(u, name)), Grow: 1, Align: paint.Center}
}

// revenueWidth returns the width of the revenue table with all its columns.
func (g *Rounds) revenueWidth(u *ui.UI) float32 {
	w := float32(runHead + 2*chartPad)
	for _, k := range g.operatingEnds() {
		w += g.roundColumn(u, k).Width
	}
	return w
}

// DrawRevenue draws the revenue of all companies as a table, with a darker background for higher figures, or nothing if
// no company has run trains.
func (g *Rounds) DrawRevenue(u *ui.UI, r *ui.Rect, height float32) {
	rounds, corps := g.operatingEnds(), g.runners()
	if len(corps) == 0 {
		return
	}
	head, body := g.drawChartCard(u, r, "revenue", g.revenueTitle(), height)
	hint, style := g.App.Say(Words.pressRun), widgets.Aligned(widgets.Soft(u, widgets.Sizes.Small), paint.Right)
	if u.P.Width(hint, style) <= head.W {
		u.Label(head, hint, style)
	}
	most := int32(1)
	if c, top := highestFigure(g.Stats.Revenue); c >= 0 {
		most = g.Stats.Revenue[c][top]
	}
	table := ui.Table{
		ID: "over:runs", Name: g.App.Say(g.revenueTitle()), Columns: []ui.Column{{Width: runHead}}, Rows: len(corps),
		RowID: func(row int) string { return "run:" + g.Game.Title().Corps[corps[row]].ID },
		Cell: func(row, col int) ui.Cell {
			if col > 0 {
				return g.runCell(u, corps[row], rounds[col-1], most)
			}
			c := widgets.Token(&g.Game.Title().Corps[corps[row]])
			return ui.Cell{Text: c.ID, Draw: func(cell ui.Rect) {
				x, y := cell.Center()
				token.Draw(u.P, x, y, min(cell.W, cell.H)/2-2, c)
			}}
		},
	}
	for _, k := range rounds {
		table.Columns = append(table.Columns, g.roundColumn(u, k))
	}
	u.Table(body, table)
}

// Opacity of the ground of a run: of one without revenue, and how much the highest one adds to it.
const (
	palestRun  = 0.12
	deepestRun = 0.4
)

// runCell returns the cell of a company's run in the round that ends at a moment. most is the highest revenue of all
// runs.
func (g *Rounds) runCell(u *ui.UI, corp, moment int, most int32) ui.Cell {
	n := g.Stats.Revenue[corp][moment]
	if n < 0 {
		return ui.Cell{Name: g.App.Say(Words.noRun)}
	}
	figure := strconv.Itoa(int(n))
	return ui.Cell{Text: figure, Draw: func(cell ui.Rect) {
		ground := u.Theme.Accent.Base.Alpha(palestRun + deepestRun*float32(n)/float32(most))
		u.P.RoundRect(cell.Inset(2), runRadius, ground)
		g.addRunLink(u, cell.Inset(2), corp, moment)
		u.P.TextIn(cell, figure, widgets.Aligned(widgets.Bold(u, widgets.Sizes.Small), paint.Center))
	}}
}

// addRunLink makes a press on a cell of the revenue table show the routes of that run, if they are known.
func (g *Rounds) addRunLink(u *ui.UI, cell ui.Rect, corp, moment int) {
	at := int(g.Stats.RunAt[corp][moment])
	if at == 0 {
		return
	}
	say, round := g.Viewer.Speaker(), g.Stats.Moments[moment].Text
	name := Words.showRun.Fill(g.lang, text.Facts{
		"company": say.Corp(id.Corp(corp + 1)), "round": round, "$sum": say.Money(g.Stats.Revenue[corp][moment]),
	})
	run := "showrun:" + g.Game.Title().Corps[corp].ID + ":" + strconv.Itoa(moment)
	s := u.Press(ui.Node{ID: run, Role: ui.RoleButton, Name: name}, cell, runRadius)
	if s.Hover || s.Focus {
		u.P.Frame(cell, runRadius, 1.5, u.Theme.Accent.Base)
	}
	if s.Clicked {
		g.Show(at)
	}
}

// DrawFigureChoice draws the buttons that select the figure of the table.
func (g *Rounds) DrawFigureChoice(u *ui.UI, r *ui.Rect) {
	a, w := g.App, &Words
	u.Heading("over:byround", 2, r.CutTop(widgets.Line(u, widgets.Sizes.Caption)+10), widgets.Label(a.Say(w.byRound)),
		widgets.Section(u))
	names, shares := g.names(), g.Game.Title().HasShares()
	row := r.CutTop(widgets.ControlHeight(u))
	for n, name := range names {
		if kind := FigureKind(n); !shares && kind != worthFigure && kind != RevenueFigure {
			continue
		}
		b := ui.Button{Text: a.Say(name), Small: true, Pressed: ui.Is(FigureKind(n) == g.Figure)}
		bw := u.ButtonWidth(b)
		if row.W < bw {
			r.CutTop(6)
			row = r.CutTop(widgets.ControlHeight(u))
		}
		if u.Button("figure:"+strconv.Itoa(n), row.CutLeft(bw), b) {
			g.Figure = FigureKind(n)
		}
		row.CutLeft(6)
	}
	r.CutTop(16)
}

// Sizes of the table of figures in dp.
const (
	figureRow   = 34  // height of a row
	figureHead  = 84  // height of the heading and the padding of the card
	minFigure   = 66  // width of a column of figures, minimum
	roundsWidth = 100 // width of the column of rounds
)

// DrawTable draws the selected figure round by round.
func (g *Rounds) DrawTable(u *ui.UI, r *ui.Rect) {
	grid := g.Grid()
	_, body := g.drawChartCard(u, r, "table", Words.byRound, float32(len(grid))*figureRow*u.TextScale+figureHead)
	t := ui.Table{ID: "over:figures", Name: g.App.Say(Words.byRound), Rows: len(grid) - 1}
	for k, head := range grid[0] {
		c := ui.Column{Title: head, Width: max(minFigure, widgets.HeadWidth(u, head)), Grow: 1, Align: paint.Right}
		if k == 0 {
			c = ui.Column{Width: roundsWidth}
		}
		t.Columns = append(t.Columns, c)
	}
	t.RowID = func(row int) string { return "figures:" + strconv.Itoa(row) }
	t.Cell = func(row, col int) ui.Cell { return ui.Cell{Text: grid[row+1][col], Bold: col == 0} }
	u.Table(body, t)
}
