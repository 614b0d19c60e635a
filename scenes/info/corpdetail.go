package info

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/plan"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// DrawCorpScroll draws a company page in a scroll area and scrolls to its top when the company changes.
func (t *corpPages) DrawCorpScroll(u *ui.UI, area string, r ui.Rect, page func(ui.Rect) float32) {
	if now := t.CorpChosen(); now != t.corpShown {
		t.corpShown = now
		u.ScrollTo(area, ui.Rect{}, 0, 0)
	}
	u.Scroll(area, r, page)
}

// DrawCorpDetail draws the page of the selected company or of the one that the step is about, or the list of all
// companies if there is neither. It returns the height.
func (t *corpPages) DrawCorpDetail(u *ui.UI, r ui.Rect) float32 {
	c := t.CorpSeen(t.CorpChosen())
	if c == nil {
		return t.DrawCorpList(u, r)
	}
	top := r.Y
	u.Open(ui.Node{ID: "company", Role: ui.RoleRegion, Name: c.Spoken, Rect: r})
	defer u.Close()
	t.drawCorpHead(u, r.CutTop(40*u.TextScale), c)
	r.CutTop(8)
	r.CutTop(t.drawFigures(u, r, t.corpFigures(u, c)) + 8)
	if c.SignMeans != "" {
		r.CutTop(u.Paragraph("company:sign", r, c.SignMeans,
			u.Type(widgets.Sizes.Compact, paint.Regular, u.Theme.Warn.Base)) + 6)
	}
	if note := t.noted(plan.Remark{Corp: c.ID}); note != "" {
		r.CutTop(t.drawLabelled(u, r, "company:note", t.Say(Words.Note), note))
	}
	if !t.Plans() && !t.Unaided {
		b := ui.Button{Text: t.Say(Words.PlanRuns), Icon: icon.Search, Small: true,
			Tip: widgets.KeyTip(t.Say(Words.PlanRuns), "F")}
		row := r.CutTop(widgets.SmallHeight(u))
		if widgets.CutButton(u, &row, "company:plan", b) {
			t.PlanRuns()
		}
		r.CutTop(8)
	}
	for _, fact := range t.corpFacts(c) {
		if fact.value != "" {
			r.CutTop(t.drawLabelled(u, r, fact.id, fact.label, fact.value))
		}
	}
	if t.Game.Title().HasShares() {
		r.CutTop(t.drawCorpShares(u, r, c))
	}
	if len(c.Privates) > 0 {
		r.CutTop(t.drawLabelled(u, r, "company:privates", t.Say(text.TabPrivates), t.Speaker().List(c.Privates)))
	}
	r.CutTop(4)
	widgets.DrawRule(u, r)
	r.CutTop(6)
	r.CutTop(t.log.drawLatest(u, r, 6))
	return r.Y - top + 8
}

// corpFacts returns the facts about a company that have a line of their own: trains of which a part no longer counts,
// stations, home, partner and destination. Those without a value do not apply.
func (t *corpPages) corpFacts(c *view.Corp) []figure {
	cut := slices.IndexFunc(c.Trains, func(train view.Train) bool { return train.Cut != "" })
	var list []figure
	if cut >= 0 {
		list = append(list, figure{id: "company:cut", label: t.Say(Words.Trains), value: c.Trains[cut].CutMeans})
	}
	list = append(list, figure{id: "company:tokens", label: t.Say(Words.Tokens), value: t.stationsText(c)})
	if t.Kinds() {
		list = append(list,
			figure{id: "company:home", label: t.Say(kindWords.home), value: c.Home},
			figure{id: "company:pair", label: t.Say(app.Words.Colour), value: t.partnerText(c)})
	}
	if h := t.View().Destination(c.ID); h != 0 {
		where := t.Speaker().Hex(h)
		if t.View().Is(c.ID, rules.Arrived) {
			where = t.Phrase(Words.reached, text.Facts{"hex": where})
		}
		list = append(list, figure{id: "company:destination", label: t.Say(Words.toward), value: where})
	}
	return list
}

// drawCorpHead draws the token, name and president of the company, and the button that deselects it.
func (t *corpPages) drawCorpHead(u *ui.UI, r ui.Rect, c *view.Corp) {
	widgets.CutToken(u, &r, t.Tokens[c.ID], 17, 2)
	r.CutLeft(8)
	if t.Chosen() == c.ID {
		side := widgets.SmallHeight(u)
		b := ui.Button{Icon: icon.Close, Name: t.Say(Words.unpin), Look: ui.Quiet, Small: true}
		if u.Button("company:unpin", r.CutRight(side).Middle(side, side), b) {
			t.Choose(0)
		}
	}
	if c.President != "" {
		ps := t.presidentParts(u, c.ID, c.President)
		if u.P.Width(c.LongName, widgets.Soft(u, widgets.Sizes.Caption)) > r.W-ps.Width()-8 {
			ps = t.presidentParts(u, c.ID, "")
		}
		ps.DrawRight(r.CutRight(ps.Width()))
	}
	lines := r.Middle(r.W, widgets.Line(u, widgets.Sizes.Lead)+widgets.Line(u, widgets.Sizes.Caption))
	u.Heading("company:name", 2, lines.CutTop(widgets.Line(u, widgets.Sizes.Lead)), c.Name,
		widgets.Bold(u, widgets.Sizes.Lead))
	second := c.LongName
	if second == c.Name {
		second = t.developmentOf(c)
	}
	u.Label(lines, second, widgets.Shrunk(u, second, lines.W, widgets.Soft(u, widgets.Sizes.Caption),
		widgets.Sizes.Micro-1))
}

// presidentParts returns the crown and the shape of the president of c, with the name if there is room for it.
func (t *corpPages) presidentParts(u *ui.UI, c id.Corp, name string) *widgets.Parts {
	ps := widgets.NewParts(u)
	if t.Game.Title().HasShares() {
		ps.Icon(icon.Crown, 15, u.Theme.Ink.Soft)
		ps.Gap(5)
	}
	if name != "" {
		ps.Text(name, widgets.Soft(u, widgets.Sizes.Compact))
		ps.Gap(5)
	}
	ps.Seat(t.Seats, t.View().President(c), 8)
	ps.Gap(4)
	return ps
}

// developmentOf returns how far a company has developed, such as "operating" or "40 % sold".
func (t *corpPages) developmentOf(c *view.Corp) string {
	say := t.Speaker()
	switch {
	case c.Standing == view.Closed:
		return say.Say(text.Closed)
	case c.Sign != "":
		return c.Sign
	case c.Figure != "":
		return c.Figure
	case c.Layer != "":
		return c.Layer
	case c.Standing == view.Floated:
		return t.Say(Words.operating)
	case c.Standing == view.Started:
		return t.Phrase(Words.sold, text.Facts{"n": strconv.Itoa(t.View().SoldPercent(c.ID))})
	}
	return say.Say(text.NotStarted)
}

// corpFigures returns the figures of the company that apply to the title.
func (t *corpPages) corpFigures(u *ui.UI, c *view.Corp) []figure {
	say := t.Say
	list := []figure{{id: "company:treasury", label: say(Words.treasury), value: cmp.Or(c.Treasury, widgets.Nothing)}}
	if t.Game.Title().HasShares() {
		list = append(list, figure{id: "company:price", label: say(Words.Price), value: cmp.Or(c.Price, widgets.Nothing)})
	}
	spoken := cmp.Or(widgets.TrainNames(c.Trains), say(Words.NoTrain))
	return append(list,
		figure{id: "company:run", label: say(Words.lastRun), value: cmp.Or(c.LastRun, widgets.Nothing)},
		figure{id: "company:trains", label: say(Words.Trains), value: spoken, draw: func(r ui.Rect) {
			widgets.FitTrains(u, c.Trains, say(Words.NoTrain), r.W).Draw(r)
		}})
}

// labelWidth is the width of the labels left of lines in dp.
const labelWidth = 66

// drawLabelled draws words with a label on the left and returns the height. id is that of the node of the words.
func (t *corpPages) drawLabelled(u *ui.UI, r ui.Rect, id, head, words string) float32 {
	style := widgets.Plain(u, widgets.Sizes.Compact)
	row := r.CutTop(u.P.Height(words, r.W-labelWidth*u.TextScale, style) + 6)
	u.P.TextIn(paint.R(row.X, row.Y, labelWidth*u.TextScale, widgets.Line(u, widgets.Sizes.Compact)), widgets.Label(head),
		widgets.Section(u))
	row.CutLeft(labelWidth * u.TextScale)
	u.Paragraph(id, row, words, style)
	return row.H
}

// stationsText returns the locations of a company's tokens and the price of the next one.
func (t *corpPages) stationsText(c *view.Corp) string {
	words := cmp.Or(t.Speaker().List(t.stationsOf(c.ID)), widgets.Nothing)
	v, n := t.View(), c.Tokens
	exchange := v.T.Corp(c.ID).Exchange > 0
	for _, kept := range [...]rules.CorpFlags{rules.HomeDone, rules.Arrived} { // for home and destination
		if exchange && !v.Is(c.ID, kept) {
			n--
		}
	}
	switch {
	case c.Gone:
		return words
	case n == 0:
		words += " · " + t.Say(Words.noStations)
	case c.NextToken != "":
		left := Words.stationsLeft
		if v.PaysByHex() {
			left = Words.stationsByHex
		}
		words += " · " + t.Phrase(left, text.Facts{"n": strconv.Itoa(n), "cost": c.NextToken})
	}
	if exchange {
		words += " · " + t.Phrase(Words.toExchange, text.Facts{"n": strconv.Itoa(int(v.S.Corps[c.ID].Exchange))})
	}
	return words
}

// stationsOf returns the coordinates of a company's stations, including those beside the slots of a city; a claim on a
// mine is none.
func (t *corpPages) stationsOf(c id.Corp) []string {
	v := t.View()
	var list []string
	b := v.T.Track()
	for h := id.Hex(1); int(h) <= b.Len(); h++ {
		cell := &v.S.Cells[h]
		for _, s := range cell.Slots {
			if s == c && v.Position().Stations(h, c) != 0 {
				list = append(list, b.Hex(h).Name)
			}
		}
		for _, s := range cell.Extra {
			if s == c {
				list = append(list, t.Phrase(Words.beside, text.Facts{"hex": b.Hex(h).Name}))
			}
		}
	}
	return list
}

// drawCorpShares draws the holders of the company and returns the height.
func (t *corpPages) drawCorpShares(u *ui.UI, r ui.Rect, c *view.Corp) float32 {
	h := 26 * u.TextScale
	row := r.CutTop(h)
	u.P.TextIn(row.CutLeft(labelWidth*u.TextScale), widgets.Label(t.Say(Words.shares)), widgets.Section(u))
	t.drawHolderBar(u, "company:shares", row.Middle(row.W, 22*u.TextScale), c.Holders)
	height := h + 2
	if t.View().Is(c.ID, rules.Started) {
		r.CutTop(2)
		height += t.drawSharesLegend(u, r, c)
	}
	return height
}

// drawSharesLegend draws the percentages in the initial offering and the pool, and returns the height.
func (t *corpPages) drawSharesLegend(u *ui.UI, r ui.Rect, c *view.Corp) float32 {
	var heaps []string
	for _, h := range c.Holders {
		if h.Owner.Player() == 0 {
			heaps = append(heaps, t.heapName(h)+" "+t.Speaker().Percent(h.Percent))
		}
	}
	if len(heaps) == 0 {
		return 0
	}
	return t.drawLabelled(u, r, "company:offer", "", strings.Join(heaps, " · "))
}

// heapName returns a short name of a holder that is no player.
func (t *corpPages) heapName(h view.Holder) string {
	switch h.Owner {
	case id.Initial:
		return t.Say(Words.offer)
	case id.Pool:
		return t.Say(Words.pool)
	}
	return h.Name
}

// figure is a value with its label, above it or on its left.
type figure struct {
	id, label, value string
	draw             func(r ui.Rect) // draws instead of value, if not nil
}

// drawFigures draws figures side by side in columns of equal width and returns the height.
func (t *corpPages) drawFigures(u *ui.UI, r ui.Rect, list []figure) float32 {
	small, big := widgets.Section(u), widgets.Bold(u, widgets.Sizes.Heading)
	h := widgets.Line(u, widgets.Sizes.Caption) + widgets.Line(u, widgets.Sizes.Heading) + 2
	for i, f := range list {
		cell := r.Columns(i, len(list), 8)
		cell.H = h
		u.Node(ui.Node{ID: f.id, Role: ui.RoleText, Name: text.Headed(t.Speaker().Lang, f.label, f.value), Rect: cell})
		head := cell.CutTop(widgets.Line(u, widgets.Sizes.Caption))
		u.P.TextIn(head, widgets.Label(f.label),
			widgets.Shrunk(u, widgets.Label(f.label), head.W, small, widgets.Sizes.Micro-2))
		if f.draw != nil {
			f.draw(cell)
			continue
		}
		u.P.TextIn(cell, f.value, widgets.Shrunk(u, f.value, cell.W, big, widgets.Sizes.Caption))
	}
	return h
}
