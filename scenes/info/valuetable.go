package info

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/history"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// forecast keeps the assumptions of the value table. They belong to a position; changes by the player are taken over to
// the next one.
type forecast struct {
	values *draft.Values
	about  *rules.State // compared by pointer, because positions of a match are never modified
}

// valuesAt returns the assumptions on a position, with the player's changes to those on the position before.
func (f *forecast) valuesAt(v rules.View) *draft.Values {
	if f.about != v.S {
		old := f.values
		f.values, f.about = draft.NewValues(v), v.S
		if old != nil && old.View().T == v.T {
			f.values.CopyFrom(old)
		}
	}
	return f.values
}

// valueTable lays out the value table for a frame.
type valueTable struct {
	*Tables
	u      *ui.UI
	values *draft.Values
	out    draft.Outcome
	cols   []valueColumn
}

// valueColumn is a column of the value table. A column of a player has figures below the companies.
type valueColumn struct {
	ui.Column
	cell func(a *draft.Assumed) ui.Cell
	seat id.Player
}

// newValueTable returns the value table with the columns that the title needs.
func (d *Tables) newValueTable(u *ui.UI) *valueTable {
	w := d.tabs.forecast.valuesAt(d.tabs.View())
	t := &valueTable{Tables: d, u: u, values: w, out: w.Outcome()}
	say := d.tabs.Say
	add := func(title string, width float32, cell func(a *draft.Assumed) ui.Cell) {
		t.cols = append(t.cols, valueColumn{Column: ui.Column{Title: title, Width: width, Align: paint.Right}, cell: cell})
	}
	side := max(counterSide, u.Target()/u.TextScale)
	add(say(Words.company), 104, t.nameCell)
	add(say(Words.Trains), 112, t.fleetCell)
	add(say(valueWords.run), 2*side+62, t.runCell)
	if d.tabs.Game.Title().HasShares() {
		add(say(valueWords.use), 92, t.useCell)
		add(say(valueWords.steps), 2*side+36, t.stepsCell)
	}
	for i := range t.cols {
		t.cols[i].Align = paint.Center
	}
	t.cols[0].Align = paint.Left
	inputs := slices.Clone(t.cols[1:])
	if d.tabs.Game.Title().HasShares() {
		add(say(Words.Price), 96, t.priceCell)
	}
	if w.View().HelpsWithTrains() {
		add(say(valueWords.forTrain), 84, t.trainMoneyCell)
	}
	t.addPlayers()
	total := float32(0)
	for _, c := range t.cols {
		total += c.Width
	}
	if total*u.TextScale > u.Screen().W-40 { // the results come first, and the inputs scroll
		t.cols = append(slices.Delete(t.cols, 1, 1+len(inputs)), inputs...)
	}
	return t
}

// addPlayers adds the columns of the players.
func (t *valueTable) addPlayers() {
	d, u := t.Tables, t.u
	for i := range d.tabs.See().Players {
		p := &d.tabs.See().Players[i]
		c := columns{&d.tabs.corpPages, u}.holdingColumn(p).Column
		c.Width, c.Grow = 72, 1
		t.cols = append(t.cols, valueColumn{Column: c, seat: p.ID,
			cell: func(a *draft.Assumed) ui.Cell {
				if sought(a) {
					return soughtCell
				}
				return t.moneyCell(t.holding(a.Corp, p.ID))
			}})
	}
}

// sought reports whether the run of a company, and thus all that follows from it, is still being searched.
func sought(a *draft.Assumed) bool {
	f := a.Found()
	return !a.Typed && !f.Proved && !f.Done
}

// soughtCell is the cell of a figure that follows from a run that is still being searched.
var soughtCell = ui.Cell{Text: "…"}

// counterSide is the width of a button of a counter in dp.
const counterSide = 34

// holding returns the worth that a player gets from a company until the end of the forecast.
func (t *valueTable) holding(c id.Corp, p id.Player) int32 {
	if !t.tabs.Game.Title().HasShares() {
		if t.out.After.President(c) != p {
			return 0
		}
		return t.out.After.Cash(id.OfCorp(c))
	}
	return t.out.Holding(c, p)
}

// moneyCell returns a cell with a sum, or with the mark of an empty cell for zero.
func (t *valueTable) moneyCell(sum int32) ui.Cell {
	if sum == 0 {
		return emptyCell(t.u)
	}
	return ui.Cell{Text: t.tabs.Speaker().Money(sum)}
}

// nameCell returns the cell with the name of a company.
func (t *valueTable) nameCell(a *draft.Assumed) ui.Cell {
	c := t.tabs.CorpSeen(a.Corp)
	return ui.Cell{Name: c.Name, Draw: func(r ui.Rect) {
		ps := widgets.NewParts(t.u)
		ps.Add(22, func(r ui.Rect) {
			x, y := r.Center()
			token.Draw(t.u.P, x, y, 11, t.tabs.Tokens[a.Corp])
		})
		ps.Gap(7)
		ps.Text(c.Name, widgets.Bold(t.u, widgets.Sizes.Compact))
		ps.Draw(r.Pad(8, 0))
	}}
}

// fleetWords returns the trains of a fleet as text.
func (t *valueTable) fleetWords(a *draft.Assumed) string {
	switch a.Fleet {
	case draft.OneMore:
		return t.tabs.Phrase(valueWords.more, text.Facts{"train": t.values.NextTrain()})
	case draft.NextPhase:
		return t.tabs.Phrase(valueWords.rusted, text.Facts{"train": t.values.RustingTrain()})
	case draft.OwnTrains:
	}
	return cmp.Or(widgets.TrainNames(t.tabs.CorpSeen(a.Corp).Trains), t.tabs.Say(Words.NoTrain))
}

// fleetCell returns the cell with the trains of a company. A press assumes the next fleet.
func (t *valueTable) fleetCell(a *draft.Assumed) ui.Cell {
	words, list := t.fleetWords(a), t.values.Fleets(a.Corp)
	return t.choiceCell(a, "trains", t.tabs.Say(Words.Trains), words, len(list), a.Fleet != draft.OwnTrains, func() {
		t.values.Choose(a, list[(slices.Index(list, a.Fleet)+1)%len(list)])
	})
}

// choiceCell returns a cell with one of n choices. If there are several it is a button, whose press calls next. changed
// marks a choice that is not the usual one. key is the part of the button's id that names the column, name its
// accessible name.
func (t *valueTable) choiceCell(a *draft.Assumed, key, name, words string, n int, changed bool, next func()) ui.Cell {
	if n < 2 {
		return ui.Cell{Text: words}
	}
	say := t.tabs.Speaker()
	corp := say.Corp(a.Corp)
	return ui.Cell{Text: words, Draw: func(r ui.Rect) {
		r = r.Pad(4, 0)
		b := ui.Button{Text: words, Small: true, Pressed: ui.Is(changed)}
		b.Name = text.Headed(say.Lang, say.List([]string{name, corp}), words)
		if t.u.Button("values:"+key+":"+corp, r.Middle(r.W, max(counterSide, t.u.Target())), b) {
			next()
		}
	}}
}

// runCell returns the cell with the revenue of a company in a round, in steps of ten.
func (t *valueTable) runCell(a *draft.Assumed) ui.Cell {
	words := t.tabs.Speaker().Money(a.Run)
	switch {
	case sought(a):
		words = soughtCell.Text
	case !a.Typed && !a.Found().Proved: // the search has given up
		words += "+"
	}
	const highest = 999
	count := ui.Count{Name: t.tabs.Say(valueWords.run), Words: words, Now: int(a.Run / 10), High: highest}
	return t.counterCell(a, "run", count, a.Typed, func(n int) { t.values.SetRun(a, a.Run+10*(int32(n)-a.Run/10)) })
}

// counterCell returns a cell with a number between minus and plus buttons that call set with the new one. changed marks
// a number that is not the usual one. key is that of choiceCell; the name gets the company added.
func (t *valueTable) counterCell(a *draft.Assumed, key string, c ui.Count, changed bool, set func(n int)) ui.Cell {
	say, corp := t.tabs.Speaker(), t.tabs.Speaker().Corp(a.Corp)
	c.Name = say.List([]string{c.Name, corp})
	c.Less = say.List([]string{say.Phrase(text.Less, nil), c.Name})
	c.More = say.List([]string{say.Phrase(text.More, nil), c.Name})
	return ui.Cell{Text: c.Words, Draw: func(r ui.Rect) {
		in := r.Middle(r.W, max(counterSide, t.u.Target())).Pad(3, 0)
		if changed {
			t.u.P.RoundRect(in, theme.Radius.Button, t.u.Theme.Accent.Soft)
		}
		if n := t.u.CounterIn("values:"+key+":"+corp, in, c); n != c.Now {
			set(n)
			t.u.Again()
		}
	}}
}

// useCell returns the cell with the use of the earnings. A press assumes the next one.
func (t *valueTable) useCell(a *draft.Assumed) ui.Cell {
	kinds := step.DividendKinds(t.values.View(), a.Corp)
	words := [...]text.Pair{rules.Payout: valueWords.pays, rules.Half: valueWords.half, rules.Withhold: valueWords.keeps}
	name := t.tabs.Say(valueWords.use)
	return t.choiceCell(a, "use", name, t.tabs.Say(words[a.Kind]), len(kinds), a.Kind != kinds[0], func() {
		a.Kind = kinds[(slices.Index(kinds, a.Kind)+1)%len(kinds)]
	})
}

// stepsCell returns the cell with the steps of a price in a round.
func (t *valueTable) stepsCell(a *draft.Assumed) ui.Cell {
	count := ui.Count{
		Name: t.tabs.Say(valueWords.steps), Now: t.values.Steps(a), Low: -draft.MostSteps, High: draft.MostSteps,
	}
	if count.Words = text.Change("", int32(count.Now)); sought(a) && !a.Fixed {
		count.Words = soughtCell.Text
	}
	return t.counterCell(a, "steps", count, a.Fixed, func(n int) { a.Fixed, a.Steps = true, n })
}

// priceCell returns the cell with the price now and after the forecast.
func (t *valueTable) priceCell(a *draft.Assumed) ui.Cell {
	say := t.tabs.Speaker()
	now, then := t.values.View().Price(a.Corp), t.out.After.Price(a.Corp)
	switch {
	case sought(a):
		return ui.Cell{Text: say.Money(now) + " → " + soughtCell.Text}
	case now == then:
		return ui.Cell{Text: say.Money(now)}
	}
	return ui.Cell{Text: say.Money(now) + " → " + say.Money(then)}
}

// trainMoneyCell returns the cell with all money for a compulsory train: the treasury, and the help of the president.
func (t *valueTable) trainMoneyCell(a *draft.Assumed) ui.Cell {
	v := t.values.View()
	sum := v.Cash(id.OfCorp(a.Corp)) + t.out.Help[a.Corp]
	cell := t.moneyCell(sum)
	if price, any := v.CheapestTrain(); any && sum < price {
		cell.Color = t.u.Theme.Bad.Base
	}
	return cell
}

// footRows returns the rows with a figure of every player.
func (t *valueTable) footRows() (rows []valueRow) {
	w := &valueWords
	add := func(words text.Pair, figure func(p id.Player, x *draft.Wealth) int32) {
		said := t.tabs.Phrase(words, text.Facts{"n": strconv.Itoa(t.values.Rounds())})
		after := words == w.after || words == w.afterAll
		rows = append(rows, valueRow{said, figure, after, after || words == w.gap || words == w.rest})
	}
	shares, v := t.tabs.Game.Title().HasShares(), t.values.View()
	if shares {
		add(w.rest, func(p id.Player, x *draft.Wealth) int32 {
			sum := x.After
			for _, a := range t.values.Corps() {
				sum -= t.holding(a.Corp, p)
			}
			return sum
		})
	}
	add(w.now, func(_ id.Player, x *draft.Wealth) int32 { return x.Now })
	after := w.after
	if !shares {
		after = w.afterAll
	}
	add(after, func(_ id.Player, x *draft.Wealth) int32 { return x.After })
	add(w.gap, func(_ id.Player, x *draft.Wealth) int32 { return x.Gap })
	if shares {
		add(w.liquid, func(_ id.Player, x *draft.Wealth) int32 { return x.Liquid })
	}
	if v.HelpsWithTrains() {
		add(w.help, func(_ id.Player, x *draft.Wealth) int32 { return max(0, x.Help) })
	}
	if v.BorrowsForTrains() {
		add(w.loan, func(_ id.Player, x *draft.Wealth) int32 { return x.Loan })
		add(w.debt, func(_ id.Player, x *draft.Wealth) int32 { return x.Debt })
		add(w.grown, func(_ id.Player, x *draft.Wealth) int32 { return x.Grown })
	}
	return rows
}

// valueRow is a row with a figure of every player, below the companies.
type valueRow struct {
	words    string
	figure   func(p id.Player, x *draft.Wealth) int32
	bold     bool
	forecast bool // follows from the runs
}

// table returns the table for widgets and for export.
func (t *valueTable) table() ui.Table {
	corps, foot := t.values.Corps(), t.footRows()
	table := ui.Table{
		ID: "values", Name: t.tabs.Say(valueWords.title), Rows: len(corps) + len(foot),
		Comfort: fingerRows(t.u),
		RowID: func(i int) string {
			if i < len(corps) {
				return "values:" + t.tabs.Speaker().Corp(corps[i].Corp)
			}
			return "values:sum" + strconv.Itoa(i-len(corps))
		},
		Cell: func(i, k int) ui.Cell {
			if i < len(corps) {
				return t.cols[k].cell(&corps[i])
			}
			row := foot[i-len(corps)]
			if k == 0 {
				return ui.Cell{Text: row.words}
			}
			p := t.cols[k].seat
			if p == 0 {
				return ui.Cell{}
			}
			cell := t.moneyCell(row.figure(p, &t.out.Players[p-1]))
			if row.forecast && slices.ContainsFunc(corps, func(a draft.Assumed) bool { return sought(&a) }) {
				cell = soughtCell
			}
			cell.Bold = row.bold
			return cell
		},
	}
	for _, c := range t.cols {
		c.Width = max(c.Width, widgets.HeadWidth(t.u, c.Title))
		table.Columns = append(table.Columns, c.Column)
	}
	return table
}

// drawValues draws the number of rounds, a line on the assumptions, and the table.
func (d *Tables) drawValues(u *ui.UI, r ui.Rect) {
	t := d.newValueTable(u)
	t.drawHead(&r)
	widgets.DrawTableCard(u, r, t.table())
	if !d.tabs.Unaided && !t.values.Search(decision.SearchSlice) {
		u.WakeAt(u.Now + decision.SearchPause)
	}
}

// drawHead draws the counter of rounds, the button that restores the assumptions, and a line on them.
func (t *valueTable) drawHead(r *ui.Rect) {
	u, say := t.u, t.tabs.Say
	h := max(counterSide, u.Target())
	row := r.CutTop(h)
	label := say(valueWords.rounds)
	if !t.tabs.Game.Title().HasShares() {
		label = say(valueWords.turns)
	}
	style := widgets.Bold(u, widgets.Sizes.Body)
	u.Text("values:label", row.CutLeft(u.P.Width(label, style)+10), label, style)
	n := t.values.Rounds()
	phrase := t.tabs.Speaker().Phrase
	if now := u.Counter("values:rounds", row.CutLeft(2*h+44*u.TextScale), ui.Count{
		Name: label, Less: phrase(text.Less, nil), More: phrase(text.More, nil), Words: strconv.Itoa(n),
		Now: n, Low: 1, High: draft.MostRounds,
	}); now != n {
		t.values.SetRounds(now)
	}
	if t.values.Changed() {
		b := ui.Button{Text: say(valueWords.reset), Icon: icon.Undo, Small: true}
		if w := u.ButtonWidth(b); w > row.W-10 {
			b.Name, b.Text = b.Text, ""
		}
		w := u.ButtonWidth(b)
		row.CutLeft(10)
		if u.Button("values:reset", row.CutLeft(max(w, h)), b) {
			t.tabs.forecast = forecast{}
		}
	}
	note := valueWords.note
	if !t.tabs.Game.Title().HasShares() {
		note = valueWords.noteRuns
	}
	r.CutTop(4)
	r.CutTop(u.Paragraph("values:note", *r, say(note), widgets.Soft(u, widgets.Sizes.Compact)) + 8)
}

// valueRows returns the value table for export.
func (d *Tables) valueRows(u *ui.UI) [][]string { return history.RowsOf(d.newValueTable(u).table()) }
