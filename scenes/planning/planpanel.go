package planning

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
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Draw draws the tools, the choices for the chosen hex and the list of the plan, and returns the height.
func (p *Plan) Draw(u *ui.UI, r ui.Rect) float32 {
	col := widgets.NewColumn(u, r)
	col.Gap(6)
	p.drawTools(u, col)
	switch {
	case p.draws:
	case p.hex != 0:
		p.drawTiles(u, col)
		p.drawStations(u, col)
		p.drawNote(u, col)
	default:
		p.drawCompanies(u, col)
		if p.on != nil {
			p.drawNote(u, col)
		}
	}
	p.drawList(u, col)
	return col.Height()
}

// drawCells calls draw for each of n buttons with its place, in rows of squares with a side in dp.
func drawCells(u *ui.UI, col *widgets.Column, n int, side float32, draw func(i int, r ui.Rect)) {
	side = max(side*u.TextScale, u.Target())
	across := max(1, int(col.Rect.W/(side+4)))
	var row ui.Rect
	for i := range n {
		if i%across == 0 {
			row = col.Cut(side)
			col.Gap(4)
		}
		draw(i, row.CutLeft(side))
		row.CutLeft(4)
	}
	col.Gap(6)
}

// tool is a button with its action.
type tool struct {
	id     string
	button ui.Button
	do     func()
}

// drawTools draws the buttons of the plan.
func (p *Plan) drawTools(u *ui.UI, col *widgets.Column) {
	drawButtonRows(u, col, []tool{
		{"sketch:runs", ui.Button{Text: p.Say(planWords.runs), Icon: icon.Train, Disabled: p.draws}, p.around.Runs},
		{"sketch:arrow", ui.Button{
			Text: p.Say(planWords.arrow), Icon: icon.ArrowRight, Pressed: ui.Is(p.draws),
		}, p.toggleArrow},
		{"sketch:undo", ui.Button{
			Text: p.Say(text.Undo), Icon: icon.Undo, Disabled: len(p.before) == 0,
		}, p.undo},
		{"sketch:clear", ui.Button{Text: p.Say(planWords.clear), Icon: icon.Trash, Disabled: p.plan.Empty()}, func() {
			p.edit(func(q *plan.Plan) { q.Marks, q.Arrows, q.Remarks = nil, nil, nil })
		}},
	})
}

// drawButtonRows draws small buttons in as many rows as needed.
func drawButtonRows(u *ui.UI, col *widgets.Column, tools []tool) {
	const gap, below = 6, 10
	h := widgets.SmallHeight(u)
	row := col.Cut(h)
	for _, b := range tools {
		b.button.Small = true
		if u.ButtonWidth(b.button) > row.W {
			col.Gap(gap)
			row = col.Cut(h)
		}
		if widgets.CutButton(u, &row, b.id, b.button) {
			b.do()
		}
		row.CutLeft(gap)
	}
	col.Gap(below)
}

// drawHeading draws the heading of a part of the panel.
func (p *Plan) drawHeading(u *ui.UI, col *widgets.Column, words string) {
	u.Label(col.Cut(widgets.Line(u, widgets.Sizes.Compact)+4), widgets.Label(words), widgets.Section(u))
}

// tileSide is the side of the picture of a tile in dp.
const tileSide = 56

// drawTiles draws the tiles for the chosen hex. A press puts one there, and turns the one that is there.
func (p *Plan) drawTiles(u *ui.UI, col *widgets.Column) {
	list, m := tilesFor(p.View().T, p.hex), p.plan.On(p.hex)
	if len(list) == 0 {
		return
	}
	p.drawHeading(u, col, p.Say(info.Words.Tiles))
	drawCells(u, col, len(list), tileSide, func(i int, r ui.Rect) {
		t, name := list[i], p.View().T.Tiles.Kind(list[i]).Name
		n := ui.Node{ID: "sketch:tile:" + name, Role: ui.RoleButton, Name: p.Speaker().Tile(t), Pressed: ui.Is(m.Tile == t)}
		s := u.Press(n, r, theme.Radius.Button)
		widgets.DrawChoiceGround(u, r, m.Tile == t, s)
		x, y := r.Center()
		rot := uint8(0)
		if m.Tile == t {
			rot = m.Rot
		}
		p.Board.DrawTile(u.P, &u.Theme, t, rot, x, y-5, r.H/2-10)
		u.P.TextIn(r.CutBottom(13*u.TextScale), name, widgets.Aligned(widgets.Soft(u, widgets.Sizes.Micro), paint.Center))
		if s.Clicked {
			p.putTile(t)
		}
	})
	if track := trackOf(p.Desk, p.plan.On(p.hex)); track != p.heard {
		if p.heard = track; track != "" {
			u.Announce(track)
		}
	}
	if m.Tile == 0 {
		return
	}
	drawButtonRows(u, col, []tool{
		{"sketch:turn", ui.Button{Text: p.Say(planWords.turn), Icon: icon.TurnCW}, p.turnTile},
		{"sketch:lift", ui.Button{Text: p.Say(planWords.lift), Icon: icon.Close}, func() {
			p.changeMark(func(m *plan.Mark) { m.Tile, m.Rot = 0, 0 })
		}},
	})
}

// mostCompanies is the number of companies of a title up to which all are offered: their tokens fill two rows of a
// narrow panel. The titles of 1822PNW have many more, of which few play at a time.
const mostCompanies = 11

// companies returns the companies that are in the game and, in titles with more than mostCompanies, have started.
func companies(v rules.View) (list []id.Corp) {
	few := len(v.T.Corps) <= mostCompanies
	for i := range v.T.Corps {
		if c := id.Corp(i + 1); !v.Is(c, rules.Closed) && (few || v.Is(c, rules.Started)) {
			list = append(list, c)
		}
	}
	return list
}

// Sizes of the buttons of companies and colours in dp.
const (
	signSide    = 34
	tokenRadius = 11
	colorRadius = 9
)

// drawTokens draws the tokens of the companies as buttons, that of on as pressed, and returns the one pressed, or zero.
// key begins their ids.
func (p *Plan) drawTokens(u *ui.UI, col *widgets.Column, key string, on id.Corp) (pressed id.Corp) {
	list := companies(p.View())
	drawCells(u, col, len(list), signSide, func(i int, r ui.Rect) {
		c, name := list[i], p.Speaker().Corp(list[i])
		n := ui.Node{ID: key + name, Role: ui.RoleButton, Name: name, Pressed: ui.Is(on == c)}
		s := u.Press(n, r, theme.Radius.Button)
		widgets.DrawChoiceGround(u, r, on == c, s)
		x, y := r.Center()
		token.Draw(u.P, x, y, tokenRadius, p.Tokens[c])
		if s.Clicked {
			pressed = c
		}
	})
	return pressed
}

// drawStations draws the companies. A press puts a station on the chosen hex or takes it away.
func (p *Plan) drawStations(u *ui.UI, col *widgets.Column) {
	p.drawHeading(u, col, p.Say(info.Words.Tokens))
	on := p.plan.On(p.hex).Corp
	if c := p.drawTokens(u, col, "sketch:corp:", on); c != 0 {
		if c == on {
			c = 0
		}
		p.changeMark(func(m *plan.Mark) { m.Corp = c })
	}
}

// drawCompanies draws the companies, one of which can be chosen for a note, and the way from it to its price.
func (p *Plan) drawCompanies(u *ui.UI, col *widgets.Column) {
	p.drawHeading(u, col, p.Say(planWords.noteOn))
	var on plan.Remark
	if p.on != nil {
		on = *p.on
	}
	if c := p.drawTokens(u, col, "sketch:about:", on.Corp); c != 0 {
		p.on = nil
		if c != on.Corp { // the chosen one is chosen no more
			p.remarkOn(plan.Remark{Corp: c})
		}
	}
	if on.Corp != 0 && p.View().Price(on.Corp) > 0 {
		at := p.View().S.Corps[on.Corp].Price
		name := remarked(p.Desk, plan.Remark{Cell: at})
		b := ui.Button{Text: name, Name: p.Phrase(planWords.onWhat, text.Facts{"what": name}), Small: true}
		if col.Button("sketch:about:price", b) {
			p.remarkOn(plan.Remark{Cell: at})
		}
		col.Gap(8)
	}
}

// drawNote draws the colours and the note of the chosen hex, company or cell.
func (p *Plan) drawNote(u *ui.UI, col *widgets.Column) {
	chosen, note := p.chosen()
	p.drawHeading(u, col, p.Say(info.Words.Note))
	drawCells(u, col, plan.Colors, signSide, func(i int, r ui.Rect) {
		color := uint8(i + 1)
		name := p.Phrase(app.Words.ColourN, text.Facts{"n": strconv.Itoa(i + 1)})
		if !drawColor(u, r, i, name, chosen == color) {
			return
		}
		if chosen == color {
			color = 0
		}
		p.setRemark(color, note)
	})
	name := p.Say(info.Words.Note)
	words, _ := u.Field("sketch:note", col.Cut(widgets.FieldHeight(u)),
		ui.Field{Name: name, Hint: name, Value: note, MaxLength: plan.MaxNote})
	if words != note {
		p.setRemark(chosen, words)
	}
	col.Gap(10)
}

// drawColor draws the colour of player i, counted from 0, as a button with its number, and reports whether it was
// pressed.
func drawColor(u *ui.UI, r ui.Rect, i int, name string, chosen bool) bool {
	number, color := strconv.Itoa(i+1), u.Theme.Player[i]
	n := ui.Node{ID: "sketch:color:" + number, Role: ui.RoleButton, Name: name, Pressed: ui.Is(chosen)}
	s := u.Press(n, r, theme.Radius.Button)
	widgets.DrawChoiceGround(u, r, chosen, s)
	x, y := r.Center()
	u.P.Circle(x, y, colorRadius, color)
	u.P.TextIn(r, number, paint.Text{Size: 12, Weight: paint.Bold, Align: paint.Center, Color: theme.On(color)})
	return s.Clicked
}

// drawList lists the plan: a row for each hex, with a button where it can be carried out now, and one for each remark
// and each arrow.
func (p *Plan) drawList(u *ui.UI, col *widgets.Column) {
	if p.plan.Empty() {
		return
	}
	p.drawHeading(u, col, p.Say(planWords.list))
	u.Open(ui.Node{ID: "sketch:list", Role: ui.RoleList, Name: p.Say(planWords.list), Rect: col.Rest()})
	defer u.Close()
	next := func() ui.Rect {
		row := col.Cut(max(listHeight*u.TextScale, u.Target()))
		col.Gap(4)
		return row
	}
	for _, m := range p.plan.Marks {
		p.drawMark(u, next(), m)
	}
	for i, r := range p.plan.Remarks {
		about := plan.Remark{Corp: r.Corp, Cell: r.Cell} // without note and colour
		note := cmp.Or(r.Note, p.Phrase(app.Words.ColourN, text.Facts{"n": strconv.Itoa(int(r.Color))}))
		p.drawRow(u, next(), "remark:"+strconv.Itoa(i), remarked(p.Desk, r)+" · "+note,
			func() { p.edit(func(q *plan.Plan) { q.SetRemark(about) }) }, func() { p.remarkOn(about) })
	}
	v := p.planned()
	for i, arrow := range p.plan.Arrows {
		said := p.Phrase(planWords.way, text.Facts{
			"from": v.T.HexName(arrow[0]), "to": v.T.HexName(arrow[len(arrow)-1]),
			"sum": p.Speaker().Money(plan.StopsValue(v, arrow)),
		})
		p.drawRow(u, next(), "arrow:"+strconv.Itoa(i), said, func() {
			p.edit(func(q *plan.Plan) { q.Arrows = slices.Concat(q.Arrows[:i], q.Arrows[i+1:]) })
		}, nil)
	}
}

// listHeight is the minimum height of a row of the list in dp, times the size of text.
const listHeight = 36

// drawMark draws the row of a hex, with a button that carries out the plan there if that is legal now.
func (p *Plan) drawMark(u *ui.UI, row ui.Rect, m plan.Mark) {
	name := p.View().T.HexName(m.Hex)
	said := strings.Join(append([]string{name}, partsOf(p.Desk, m, "")...), " · ")
	if a := p.legalNow(m); a != nil {
		b := ui.Button{Text: p.Say(planWords.legal), Icon: icon.Check, Small: true}
		b.Name = text.Headed(p.Speaker().Lang, b.Text, said)
		if u.Button("sketch:legal:"+name, row.CutRight(min(u.ButtonWidth(b), row.W*0.6)), b) {
			p.carryOut(a)
		}
		row.CutRight(6)
	}
	p.drawRow(u, row, name, said, func() { p.edit(func(q *plan.Plan) { q.Set(plan.Mark{Hex: m.Hex}) }) },
		func() { p.hex, p.on, p.draws, p.noting = m.Hex, nil, false, false })
}

// drawRow draws a row of the list with a button that calls remove. If choose is not nil, a press on the row calls it.
// key distinguishes the ids of the rows: the name of a hex, or that of an arrow.
func (p *Plan) drawRow(u *ui.UI, row ui.Rect, key, said string, remove, choose func()) {
	b := ui.Button{Icon: icon.Close, Small: true, Look: ui.Quiet}
	b.Name = text.Headed(p.Speaker().Lang, p.Say(planWords.remove), said)
	if u.Button("sketch:remove:"+key, row.CutRight(row.H), b) {
		remove()
	}
	style := widgets.Plain(u, widgets.Sizes.Body)
	if choose == nil {
		u.Text("sketch:row:"+key, row, said, style)
		return
	}
	s := u.Press(ui.Node{ID: "sketch:row:" + key, Role: ui.RoleButton, Name: said}, row, theme.Radius.Button)
	widgets.DrawChoiceGround(u, row, p.hex != 0 && p.View().T.HexName(p.hex) == key, s)
	widgets.DrawShrunk(u, row.Pad(8, 0), said, style)
	if s.Clicked {
		choose()
	}
}
