package info

import (
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/scenes/history"
	"github.com/hexrail/hexrail/scenes/widgets"
	"github.com/hexrail/hexrail/titles"
)

// drawTrains draws the trains with their owners, and the phases below them.
func (d *Tables) drawTrains(u *ui.UI, r ui.Rect) {
	depot, phases := d.depotTable(u), d.phasesTable(u)
	const gap = 12
	both := widgets.TableHeight(u, depot) + widgets.TableHeight(u, phases)
	room := min(r.H-gap, both)
	widgets.DrawTableCard(u, r.CutTop(room*widgets.TableHeight(u, depot)/both), depot)
	r.CutTop(gap)
	widgets.DrawTableCard(u, r.CutTop(room*widgets.TableHeight(u, phases)/both), phases)
}

// depotTable returns the table of train kinds.
func (d *Tables) depotTable(u *ui.UI) ui.Table {
	t := d.tabs
	say, rows := t.Say, t.See().Depot.Trains
	left := func(x view.TrainRow) string {
		if x.Unlimited {
			return "∞"
		}
		return strconv.Itoa(x.Left)
	}
	return ui.Table{
		ID: "depot", Name: say(Words.Trains), Rows: len(rows), Comfort: true,
		Columns: []ui.Column{
			// All of them fit the width of a tablet.
			{Title: say(Words.train), Width: 68, Grow: 1},
			{Title: say(tablesWords.price), Width: 66, Grow: 1, Align: paint.Right},
			{Title: say(Words.left), Width: 54, Grow: 1, Align: paint.Right},
			{Title: say(tablesWords.owners), Width: 130, Grow: 1},
			{Title: say(Words.openMarketShort), Width: 100, Grow: 1, Align: paint.Right},
			{Title: say(Words.rusts), Width: 186, Grow: 4},
			{Title: say(Words.removes), Width: 86, Grow: 1},
			{Title: say(Words.starts), Width: 86, Grow: 1},
		},
		Cell: func(i, k int) ui.Cell {
			x := rows[i]
			switch k {
			case cardColumn:
				return ui.Cell{Name: x.Name, Draw: func(r ui.Rect) {
					ps := widgets.NewParts(u)
					train := view.TrainOfKind(t.View(), x.Kind)
					train.RustsNext = t.RustsNext(x.Kind) && d.inPlay(&x)
					ps.TrainCard(train)
					ps.Draw(r.Pad(8, 0))
				}}
			case ownersColumn:
				return d.ownersCell(u, x.Kind)
			}
			c := ui.Cell{Text: [...]string{"", x.Price, left(x), "", strconv.Itoa(x.Market), x.Rusts, x.Removes, x.Starts}[k],
				Bold: x.ForSale}
			if c.Text == "" || c.Text == "0" {
				c.Text, c.Color = widgets.Nothing, u.Theme.Ink.Faint
			}
			return c
		},
	}
}

// phasesTable returns the table of phases, with the current one marked.
func (d *Tables) phasesTable(u *ui.UI) ui.Table {
	say, rows := d.tabs.Say, d.tabs.See().Phases
	return ui.Table{
		ID: "phases", Name: say(Words.phases), Rows: len(rows), Comfort: true,
		Selected: 1 + slices.IndexFunc(rows, func(p view.Phase) bool { return p.Tense == view.Now }),
		Columns: []ui.Column{
			{Title: PhaseWord(d.tabs.Desk.Desk), Width: 68},
			{Title: say(Words.Tiles), Width: 190, Grow: 1},
			{Title: say(Words.trainLimit), Width: 84, Align: paint.Right},
			{Title: say(Words.opRounds), Width: 88, Align: paint.Right},
			{Title: say(Words.removes), Width: 96},
			{Title: say(Words.also), Width: 250, Grow: 1},
		},
		Cell: func(i, k int) ui.Cell {
			x := rows[i]
			c := ui.Cell{Text: [...]string{
				x.Name, x.ColorNames, x.Limits, strconv.Itoa(x.Rounds), x.Rusts, x.Event,
			}[k]}
			switch k {
			case colorsColumn:
				c.Name = x.ColorNames
				c.Draw = func(r ui.Rect) {
					ps := widgets.NewParts(u)
					ps.Gap(8)
					ps.Swatches(x.Colors)
					ps.Gap(6)
					ps.Text(x.ColorNames, widgets.Plain(u, widgets.Sizes.Compact))
					u.P.Clip(r)
					ps.Draw(r)
					u.P.Unclip()
				}
			case eventColumn:
				c.Draw = func(r ui.Rect) { widgets.DrawLines(u, r.Pad(8, 0), x.Event, widgets.Plain(u, widgets.Sizes.Compact)) }
			}
			if c.Text == "" {
				c.Text, c.Color, c.Draw = widgets.Nothing, u.Theme.Ink.Faint, nil
			}
			return c
		},
	}
}

// Indices of columns with drawings: cards and owners in the table of train kinds, colours and events in that of phases.
const (
	cardColumn   = 0
	ownersColumn = 3
	colorsColumn = 1
	eventColumn  = 5
)

// ownersCell returns the cell with the owners of trains of kind k.
func (d *Tables) ownersCell(u *ui.UI, k id.TrainKind) ui.Cell {
	t := d.tabs
	var names []string
	ps := widgets.NewParts(u)
	for _, c := range t.See().Corps {
		for _, train := range c.Trains {
			if train.Kind != k {
				continue
			}
			names = append(names, c.Name)
			ps.Add(20, func(r ui.Rect) {
				x, y := r.Center()
				token.Draw(u.P, x, y, 10, t.Tokens[c.ID])
			})
		}
	}
	if len(names) == 0 {
		return emptyCell(u)
	}
	return ui.Cell{Name: t.Speaker().List(names), Draw: func(r ui.Rect) {
		ps.DrawOver(r.Pad(8, 0))
	}}
}

// drawPrivates draws the privates as cards.
func (d *Tables) drawPrivates(u *ui.UI, r ui.Rect) {
	widgets.Scroll(u, "privates", r, func(c *ui.Rect) {
		c.CutRight(widgets.ScrollBar)
		for i := range d.tabs.See().Privates {
			if p := &d.tabs.See().Privates[i]; d.tabs.View().InGame(p.ID) {
				c.CutTop(d.drawPrivate(u, *c, p) + 8)
			}
		}
	})
}

// drawPrivate draws the card of a private and returns its height.
func (d *Tables) drawPrivate(u *ui.UI, r ui.Rect, p *view.Private) float32 {
	t := d.tabs
	const padX, padY, gap = 14, 10, 4
	soft := widgets.Soft(u, widgets.Sizes.Compact)
	h := 2*padY + widgets.Line(u, widgets.Sizes.Body) + widgets.Line(u, widgets.Sizes.Compact) + gap +
		u.P.Height(p.Power, r.W-2*padX, soft) + 2
	card := r.CutTop(h)
	u.Card(card, theme.Radius.Card)
	in := card.Pad(padX, padY)
	title := widgets.Bold(u, widgets.Sizes.Body)
	if p.Closed {
		title.Color = u.Theme.Ink.Faint
	}
	u.Text("private:"+p.Name, in.CutTop(widgets.Line(u, widgets.Sizes.Body)), p.Name+"  "+p.LongName, title)
	owner := t.privateOwner(p)
	facts := t.Phrase(Words.privateFacts, text.Facts{"owner": owner, "value": p.Value, "revenue": p.Revenue})
	u.Text("private:"+p.Name+":facts", in.CutTop(widgets.Line(u, widgets.Sizes.Compact)), facts,
		widgets.Plain(u, widgets.Sizes.Compact))
	in.CutTop(gap)
	u.Paragraph("private:"+p.Name+":power", in, p.Power, soft)
	return h
}

// privateOwner returns the owner of a private, or that it is closed or unsold.
func (t *Tabs) privateOwner(p *view.Private) string {
	switch {
	case p.Closed:
		return t.Say(text.Closed)
	case p.Holder == "":
		return t.Say(text.Unsold)
	}
	return p.Holder
}

// privateRows returns the privates as rows for export.
func (d *Tables) privateRows() [][]string {
	t := d.tabs
	say := t.Say
	rows := [][]string{{t.Say(text.TabPrivates), "", say(tablesWords.owners), say(tablesWords.value),
		say(history.Words.RevenueWord)}}
	for i := range t.See().Privates {
		p := &t.See().Privates[i]
		if !t.View().InGame(p.ID) {
			continue
		}
		rows = append(rows, []string{p.Name, p.LongName, t.privateOwner(p), p.Value, p.Revenue})
	}
	return rows
}

// PhaseWord returns the title's word for a phase.
func PhaseWord(d *desk.Desk) string {
	if own := titles.WordsOf(d.Game.Title()).Texts["phase"]; own != (text.Pair{}) {
		return d.Say(own)
	}
	return d.Say(Words.phase)
}
