package scenes

import (
	"strconv"

	"hexrail/game/platform"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/game/view"
)

// trainsDialog shows the supply of trains, the phases and the privates.
type trainsDialog struct {
	table *Table
	page  int
}

func (t *Table) openTrains() { t.app.open(&trainsDialog{table: t}) }

func (d *trainsDialog) overlay() {}

// Update wants nothing.
func (d *trainsDialog) Update(platform.Event) bool { return false }

// Draw draws the dialog.
func (d *trainsDialog) Draw(u *ui.UI, _ ui.Rect) {
	t := d.table
	box := ui.Dialog{Title: t.speaker().Word(text.TabTrains), CloseName: t.app.say(words.close), Width: 860, Height: 640}
	if u.Dialog("trains", box, func(r ui.Rect) { d.draw(u, r) }) {
		t.app.close(d)
	}
}

func (d *trainsDialog) draw(u *ui.UI, r ui.Rect) {
	say := d.table.speaker()
	d.page = u.Segments("trains:page", d.table.app.say(tableWords.more), r.CutTop(max(36, u.Target())), []ui.Choice{
		{ID: "trains:depot", Text: d.table.app.say(tableWords.trains)},
		{ID: "trains:phases", Text: d.table.app.say(tableWords.phases)},
		{ID: "trains:privates", Text: say.Word(text.TabPrivates)},
	}, d.page)
	r.CutTop(8)
	switch d.page {
	case 0:
		d.depot(u, r)
	case 1:
		d.phases(u, r)
	case 2:
		d.privates(u, r)
	}
}

func (d *trainsDialog) depot(u *ui.UI, r ui.Rect) {
	t := d.table
	say, rows := t.app.say, t.see().Depot.Trains
	left := func(x view.TrainRow) string {
		if x.Unlimited {
			return "∞"
		}
		return strconv.Itoa(x.Left)
	}
	u.Table(r, ui.Table{
		ID: "depot", Name: say(tableWords.trains), Rows: len(rows), Comfort: true,
		Columns: []ui.Column{
			{Title: say(tableWords.train), Width: 76},
			{Title: say(tableWords.price), Width: 70, Align: paint.Right},
			{Title: say(tableWords.left), Width: 70, Align: paint.Right},
			{Title: say(tableWords.openMarketShort), Width: 110, Align: paint.Right},
			{Title: say(tableWords.rusts), Width: 190, Grow: 1},
			{Title: say(tableWords.removes), Width: 90},
			{Title: say(tableWords.starts), Width: 80},
		},
		Cell: func(i, k int) ui.Cell {
			x := rows[i]
			if k == 0 {
				return ui.Cell{Name: x.Name, Draw: func(r ui.Rect) {
					ps := &parts{u: u}
					ps.trainCard(x.Name, t.permanent(x.Kind), t.rustsNext(x.Kind))
					ps.draw(r.Pad(8, 0))
				}}
			}
			c := ui.Cell{Text: [...]string{"", x.Price, left(x), strconv.Itoa(x.Market), x.Rusts, x.Removes, x.Starts}[k], Bold: x.ForSale}
			if c.Text == "" || c.Text == "0" {
				c.Text, c.Color = "–", u.Theme.Ink.Faint
			}
			return c
		},
	})
}

func (d *trainsDialog) phases(u *ui.UI, r ui.Rect) {
	say, rows := d.table.app.say, d.table.see().Phases
	now := 0
	for i := range rows {
		if rows[i].Tense == view.Now {
			now = i + 1
		}
	}
	u.Table(r, ui.Table{
		ID: "phases", Name: say(tableWords.phases), Rows: len(rows), Selected: now, Comfort: true,
		Columns: []ui.Column{
			{Title: say(tableWords.phase), Width: 76},
			{Title: say(tableWords.tiles), Width: 150, Grow: 1},
			{Title: say(tableWords.trainLimit), Width: 90, Align: paint.Right},
			{Title: say(tableWords.opRounds), Width: 90, Align: paint.Right},
			{Title: say(tableWords.removes), Width: 110},
			{Title: say(tableWords.also), Width: 190, Grow: 1},
		},
		Cell: func(i, k int) ui.Cell {
			x := rows[i]
			c := ui.Cell{Text: [...]string{
				x.Name, x.ColorNames, limitWords(x.TrainLimit), strconv.Itoa(x.Rounds), x.Rusts, x.Event,
			}[k]}
			if k == 1 {
				c.Name = x.ColorNames
				c.Draw = func(r ui.Rect) {
					ps := &parts{u: u}
					ps.gap(8)
					ps.swatches(x.Colors)
					ps.gap(6)
					ps.text(x.ColorNames, plain(u, sizes.Compact))
					u.P.Clip(r)
					ps.draw(r)
					u.P.Unclip()
				}
			}
			if c.Text == "" {
				c.Text, c.Color = "–", u.Theme.Ink.Faint
			}
			return c
		},
	})
}

// limitWords writes a limit of trains; there may be none.
func limitWords(n int) string {
	if n >= 255 {
		return "∞"
	}
	return strconv.Itoa(n)
}

func (d *trainsDialog) privates(u *ui.UI, r ui.Rect) {
	u.Scroll("privates", r, func(c ui.Rect) float32 {
		c = endless(c)
		top := c.Y
		for i := range d.table.see().Privates {
			c.CutTop(d.private(u, c, &d.table.see().Privates[i]) + 8)
		}
		return c.Y - top
	})
}

func (d *trainsDialog) private(u *ui.UI, r ui.Rect, p *view.Private) float32 {
	t := d.table
	power := u.P.Wrap(p.Power, r.W-28, soft(u, sizes.Compact))
	h := 20 + line(u, sizes.Body) + line(u, sizes.Compact) + float32(len(power))*line(u, sizes.Compact) + 6
	card := r.CutTop(h)
	u.P.Frame(card, theme.Radius.Card, theme.Stroke.Hair, u.Theme.Line.Base)
	in := card.Pad(14, 10)
	title := bold(u, sizes.Body)
	if p.Closed {
		title.Color = u.Theme.Ink.Faint
	}
	u.Text("private:"+p.Name, in.CutTop(line(u, sizes.Body)), p.Name+"  "+p.LongName, title)
	owner := p.Holder
	switch {
	case p.Closed:
		owner = t.speaker().Word(text.Closed)
	case owner == "":
		owner = t.speaker().Word(text.Unsold)
	}
	facts := t.phrase(tableWords.privateFacts, text.Facts{"owner": owner, "value": p.Value, "revenue": p.Revenue})
	u.Text("private:"+p.Name+":facts", in.CutTop(line(u, sizes.Compact)), facts, plain(u, sizes.Compact))
	in.CutTop(4)
	u.Paragraph("private:"+p.Name+":power", in, p.Power, soft(u, sizes.Compact))
	return h
}
