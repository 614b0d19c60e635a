package planning

import (
	"math"
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/plan"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/charts"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Plan replaces the panel of the pending decision while a player plans: tiles, stations, arrows, colours and notes on
// the map, legal or not. It plays nothing.
type Plan struct {
	*desk.Desk
	around PlanAround
	under  *decision.Decision // the pending decision; nil where nothing is due

	plan   plan.Plan
	before []plan.Plan  // for undo, oldest first
	noting bool         // the note of the chosen hex, company or cell is being written
	hex    id.Hex       // the chosen hex, or zero
	on     *plan.Remark // the chosen company or cell of the price chart, or nil
	arrow  []id.Hex     // the arrow being drawn
	draws  bool         // presses on hexes draw an arrow
	heard  string       // the track of the tile on the chosen hex, as last announced

	state   rules.State // the position with the plan carried out; see planned
	scratch rules.Scratch
	legalAt *rules.State   // the position to which legal belongs, compared by pointer
	legal   []rules.Action // cache of the legal actions
}

// PlanAround is the table around the plan.
type PlanAround struct {
	Back  func(under *decision.Decision) // returns to the pending decision
	Runs  func()                         // looks for the best runs on the board of the plan
	Store func()                         // stores the game
}

// NewPlan returns the plan of a player as a decision that replaces under, which may be nil.
func NewPlan(d *desk.Desk, player id.Player, under *decision.Decision, around PlanAround) *decision.Decision {
	return (&Plan{Desk: d, around: around, under: under, plan: d.Game.Plans.Of(player)}).decision()
}

// decision returns the plan as the decision to show.
func (p *Plan) decision() *decision.Decision {
	d := &decision.Decision{
		Panel: p, Traits: decision.Traits{Routes: true, Plans: true}, Cancel: p.cancel, Next: p.planOn,
		Keys: func(*ui.UI) {}, Spoken: func() string { order, _ := p.Prompt(); return order },
		Map:   &decision.MapPart{Scene: p.markScene, Name: p.hexName},
		Site:  &decision.SitePart{Pick: p.pressHex, Ask: p.pressHex, Over: p.drawArrows, After: p.after, Drag: p.drag},
		Chart: &decision.ChartPart{Show: p.markChart, Pick: func(at market.Pos) { p.remarkOn(plan.Remark{Cell: at}) }},
	}
	if p.under != nil {
		d.Consent = p.under.Consent
	}
	return d
}

// planOn returns the plan on another position, above the decision that is due there, which may be nil.
func (p *Plan) planOn(next *decision.Decision) *decision.Decision {
	p.under = next
	return p.decision()
}

// cancel ends the arrow, the choice of a hex or the plan, whichever is last, and returns true.
func (p *Plan) cancel() bool {
	switch {
	case p.draws:
		p.endArrow()
	case p.hex != 0 || p.on != nil:
		p.hex, p.on = 0, nil
	default:
		p.Leave()
	}
	return true
}

// Leave returns to the pending decision.
func (p *Plan) Leave() { p.around.Back(p.under) }

// Prompt returns the instruction.
func (p *Plan) Prompt() (order, limits string) {
	switch {
	case p.draws:
		return p.Say(planWords.alongHexes), ""
	case p.hex != 0:
		return p.Phrase(planWords.onHex, text.Facts{"hex": p.Speaker().Hex(p.hex)}), ""
	case p.on != nil:
		return p.Phrase(planWords.onWhat, text.Facts{"what": remarked(p.Desk, *p.on)}), ""
	}
	return p.Say(planWords.choose), p.Say(planWords.private)
}

// Bar returns the button back to the pending decision.
func (p *Plan) Bar() decision.Bar {
	return decision.Bar{Secondary: &decision.Act{ID: "sketch:back", Text: p.Say(text.HistoryBack), Key: "Esc",
		Free: true, Do: p.Leave}}
}

// planned returns the position with the plan carried out.
func (p *Plan) planned() rules.View {
	return p.plan.Position(rules.View{T: p.View().T, S: p.View().S, X: &p.scratch}, &p.state)
}

// after returns the planned position, on which runs are looked for.
func (p *Plan) after() *rules.State { return p.planned().S }

// edit changes the plan, stores it, and keeps the plan before it for undo.
func (p *Plan) edit(change func(*plan.Plan)) {
	p.before, p.noting = append(p.before, p.plan.Clone()), false
	change(&p.plan)
	p.keep()
}

// toggleArrow begins an arrow, for which no hex is chosen, or ends the one being drawn.
func (p *Plan) toggleArrow() {
	p.hex, p.on = 0, nil
	if p.draws {
		p.endArrow()
		return
	}
	p.draws = true
}

// keep stores the plan with the game.
func (p *Plan) keep() {
	p.Game.Plans.Replace(p.plan)
	p.around.Store()
}

// undo takes back the last change.
func (p *Plan) undo() {
	if n := len(p.before); n > 0 {
		p.plan, p.before, p.noting = p.before[n-1], p.before[:n-1], false
		p.keep()
	}
}

// changeMark changes the mark on the chosen hex.
func (p *Plan) changeMark(change func(m *plan.Mark)) {
	p.edit(func(q *plan.Plan) {
		m := q.On(p.hex)
		change(&m)
		q.Set(m)
	})
}

// chosen returns the colour and the note of the chosen hex, company or cell.
func (p *Plan) chosen() (color uint8, note string) {
	if p.on != nil {
		r := p.plan.RemarkOn(*p.on)
		return r.Color, r.Note
	}
	m := p.plan.On(p.hex)
	return m.Color, m.Note
}

// setRemark replaces the colour and the note of the chosen hex, company or cell. All letters of a note are undone at
// once.
func (p *Plan) setRemark(color uint8, note string) {
	_, before := p.chosen()
	change := func(q *plan.Plan) {
		if p.on != nil {
			r := q.RemarkOn(*p.on)
			r.Color, r.Note = color, note
			q.SetRemark(r)
			return
		}
		m := q.On(p.hex)
		m.Color, m.Note = color, note
		q.Set(m)
	}
	if p.noting && note != before {
		change(&p.plan)
		p.keep()
		return
	}
	p.edit(change)
	p.noting = note != before
}

// remarkOn chooses a company or a cell of the price chart.
func (p *Plan) remarkOn(about plan.Remark) {
	p.endArrow()
	p.hex, p.on, p.noting = 0, &about, false
}

// remarked names the company or the cell that a remark is on.
func remarked(d *desk.Desk, r plan.Remark) string {
	if r.Corp != 0 {
		return d.Speaker().Corp(r.Corp)
	}
	return d.Phrase(planWords.price, text.Facts{"sum": d.Speaker().Money(d.View().T.Market.Price(r.Cell))})
}

// markChart marks the chosen cell.
func (p *Plan) markChart(s *charts.Prices) {
	if p.on != nil && p.on.Corp == 0 {
		s.Open = append(s.Open, p.on.Cell)
	}
}

// drag draws an arrow along the hexes of a drag, and ends it where the drag ends. Back over the last hex but one it
// takes the last one away.
func (p *Plan) drag(h id.Hex) bool {
	switch n := len(p.arrow); {
	case !p.draws:
		return false
	case h == 0 && n < 2:
		p.arrow = nil
	case h == 0:
		p.endArrow()
	case n > 0 && h == p.arrow[n-1]:
	case n > 1 && h == p.arrow[n-2]:
		p.arrow = p.arrow[:n-1]
	default:
		p.extendArrow(h)
	}
	return true
}

// pressHex takes a press on a hex: it goes on with the arrow, turns the planned tile of the chosen hex, or chooses the
// hex.
func (p *Plan) pressHex(h id.Hex) {
	switch {
	case h == 0:
	case p.draws && len(p.arrow) == 1 && h != p.arrow[0] && !plan.Joined(p.planned(), p.arrow[0], h):
		p.arrow[0] = h // it begins there instead
	case p.draws:
		p.extendArrow(h)
	case h == p.hex && p.plan.On(h).Tile != 0:
		p.turnTile()
	default:
		p.hex, p.on, p.noting = h, nil, false
	}
}

// turnTile turns the planned tile of the chosen hex by one side.
func (p *Plan) turnTile() { p.changeMark(func(m *plan.Mark) { m.Rot = (m.Rot + 1) % 6 }) }

// extendArrow goes on with the arrow to a hex that track joins to its end. The end itself finishes it.
func (p *Plan) extendArrow(h id.Hex) {
	n := len(p.arrow)
	switch {
	case n == 0:
		p.arrow = append(p.arrow, h)
	case p.arrow[n-1] == h:
		p.endArrow()
	case plan.Joined(p.planned(), p.arrow[n-1], h):
		p.arrow = append(p.arrow, h)
	}
}

// endArrow ends the drawing of an arrow and adds the arrow to the plan if it has two hexes or more.
func (p *Plan) endArrow() {
	if len(p.arrow) > 1 {
		p.edit(func(q *plan.Plan) { q.AddArrow(p.arrow) })
	}
	p.arrow, p.draws = nil, false
}

// putTile puts a tile on the chosen hex, in the rotation that joins most track around; the tile that is there is
// turned.
func (p *Plan) putTile(t id.Tile) {
	if p.plan.On(p.hex).Tile == t {
		p.turnTile()
		return
	}
	best, most := uint8(0), math.MinInt
	for rot := range uint8(6) {
		if n := p.rateRotation(t, rot); n > most {
			best, most = rot, n
		}
	}
	p.changeMark(func(m *plan.Mark) { m.Tile, m.Rot = t, best })
}

// rateRotation rates a rotation of a tile on the chosen hex: a point for each side at which track goes on, less two for
// each at which it leads off the map.
func (p *Plan) rateRotation(t id.Tile, rot uint8) (n int) {
	q := plan.Plan{Marks: append(slices.Clone(p.plan.Marks), plan.Mark{Hex: p.hex, Tile: t, Rot: rot})}
	var s rules.State
	v := q.Position(rules.View{T: p.View().T, S: p.View().S, X: &p.scratch}, &s)
	for e := range hex.Edge(6) {
		out := tile.EdgeEnd(e)
		paths := v.Position().Face(p.hex).Paths
		leads := slices.ContainsFunc(paths, func(x tile.Path) bool { return x.A == out || x.B == out })
		switch next := v.T.Track().Next(p.hex, e); {
		case leads && next == 0:
			n -= 2
		case leads && plan.Joined(v, p.hex, next):
			n++
		}
	}
	return n
}

// countStops returns the numbers of cities and of other stops of a face.
func countStops(f *tile.Face) (cities, others int) {
	for i := range f.Stops {
		if f.Stops[i].Kind == tile.City {
			cities++
		} else {
			others++
		}
	}
	return cities, others
}

// tilesFor returns the tiles for a hex, palest first: those with as many cities and towns as the hex, or all if there
// are none. An off-board area never gets one.
func tilesFor(t *rules.Title, h id.Hex) []id.Tile {
	printed := t.Track().Printed(h)
	if slices.ContainsFunc(printed.Stops, func(s tile.Stop) bool { return s.Kind == tile.OffBoard }) {
		return nil
	}
	cities, others := countStops(printed)
	fitting := tilesWhere(t, func(f *tile.Face) bool {
		c, o := countStops(f)
		return c == cities && o == others
	})
	if len(fitting) > 0 {
		return fitting
	}
	return tilesWhere(t, func(*tile.Face) bool { return true })
}

// tilesWhere returns the tiles of a title whose faces have a property, palest first.
func tilesWhere(t *rules.Title, has func(*tile.Face) bool) (list []id.Tile) {
	for c := tile.Yellow; c <= tile.Gray; c++ {
		for i := range t.Tiles {
			if f := &t.Tiles[i].Face; f.Color == c && has(f) {
				list = append(list, id.Tile(i+1))
			}
		}
	}
	return list
}

// legalNow returns the legal action that would carry out a planned tile or station now, or nil.
func (p *Plan) legalNow(m plan.Mark) rules.Action {
	if v := p.View(); p.legalAt != v.S {
		p.legalAt, p.legal = v.S, nil
		if p.under.Draft() != nil {
			p.legal = rules.AppendLegal(nil, v)
		}
	}
	for _, a := range p.legal {
		x := rules.OperandsOf(a)
		if x.Hex != m.Hex {
			continue
		}
		if lay, ok := draft.LayOf(a); ok && lay.Tile == m.Tile && m.Tile != 0 {
			planned := lay
			planned.Rot = m.Rot // another number of turns may look the same
			if draft.DescribeLay(p.View().T, lay) == draft.DescribeLay(p.View().T, planned) {
				return a
			}
		}
		if x.Placed && m.Corp != 0 && x.By.Corp() == m.Corp {
			return a
		}
	}
	return nil
}

// carryOut leaves the plan and chooses an action in the pending decision, which must be a legal one.
func (p *Plan) carryOut(a rules.Action) {
	p.Leave()
	p.under.Draft().ChooseAction(a)
}

// markScene shows the board of the plan.
func (p *Plan) markScene(s *mapview.Scene) {
	v := p.planned()
	s.Cells, s.Routes, s.Chosen = &v.S.Cells, nil, p.hex
	for _, m := range p.plan.Marks {
		s.States[m.Hex] |= mapview.WhatIf
		if m.Note != "" || m.Color > 0 {
			s.Tags = append(s.Tags, noteTag(s, m))
		}
	}
	for _, h := range p.arrow {
		s.States[h] |= mapview.Legal
	}
}

// noteTag returns the tag with colour and note of a mark. A colour without a note has its number, so that colour is not
// the only sign.
func noteTag(s *mapview.Scene, m plan.Mark) mapview.Tag {
	tag := mapview.Tag{Hex: m.Hex, Text: m.Note, Color: s.Style.WhatIf.Base, Head: true}
	if tag.Text == "" {
		tag.Text = strconv.Itoa(int(m.Color))
	}
	if m.Color > 0 {
		tag.Color = s.Style.Player[m.Color-1]
	}
	return tag
}

// MarkPlans marks the plan of a player on the board of the game: notes and colours, and the names of planned tiles and
// stations. Plans of the others that sent reports were sent along by their players, and carry their names. It marks
// nothing while plans are hidden.
func MarkPlans(s *mapview.Scene, d *desk.Desk, me id.Player, sent func(p id.Player) bool) {
	if d.HidesPlan {
		return
	}
	for i := range d.Game.Plans {
		switch q := &d.Game.Plans[i]; {
		case q.Player == me:
			markPlan(s, d, q, "")
		case sent(q.Player):
			markPlan(s, d, q, text.Headed(d.Speaker().Lang, d.Speaker().Player(q.Player), ""))
		}
	}
}

// markPlan marks a plan, each tag with a text before its own.
func markPlan(s *mapview.Scene, d *desk.Desk, q *plan.Plan, before string) {
	for _, m := range q.Marks {
		tag, noted := noteTag(s, m), m.Note != "" || m.Color != 0
		switch words := ghostWords(d, ahead(d, m)); {
		case noted && words != "":
			tag.Text = "→ " + words + " · " + tag.Text
		case noted:
		case words == "":
			continue
		default:
			tag = mapview.Tag{Hex: m.Hex, Text: "→ " + words, Color: s.Style.WhatIf.Base, Head: true}
		}
		tag.Text = before + tag.Text
		s.Tags = append(s.Tags, tag)
	}
}

// ahead returns a mark without the tile and the station that are already on the map.
func ahead(d *desk.Desk, m plan.Mark) plan.Mark {
	v := d.View()
	if v.S.Cells[m.Hex].Tile == m.Tile {
		m.Tile = 0
	}
	if _, here := v.Position().TokenAt(m.Hex, m.Corp); here {
		m.Corp = 0
	}
	return m
}

// partsOf returns the parts of the plan for a hex: tile and station, track of the tile if it is given, the note or else
// the colour, and that tile and station are on the map where they are.
func partsOf(d *desk.Desk, m plan.Mark, track string) []string {
	list := []string{ghostWords(d, m), track, m.Note, ""}
	if m.Note == "" && m.Color > 0 {
		list[2] = d.Phrase(app.Words.ColourN, text.Facts{"n": strconv.Itoa(int(m.Color))})
	}
	if rest := ahead(d, m); list[0] != "" && rest.Tile == 0 && rest.Corp == 0 {
		list[3] = d.Say(planWords.done)
	}
	return slices.DeleteFunc(list, func(s string) bool { return s == "" })
}

// ghostWords returns the names of the planned tile and station of a mark, or "" if it has none.
func ghostWords(d *desk.Desk, m plan.Mark) (words string) {
	if m.Tile != 0 {
		words = d.View().T.Tiles.Kind(m.Tile).Name
	}
	if m.Corp != 0 {
		if words != "" {
			words += " "
		}
		words += d.Speaker().Corp(m.Corp)
	}
	return words
}

// hexName returns the plan for a hex for screen readers, or "" if nothing is planned there.
func (p *Plan) hexName(h id.Hex) string {
	m := p.plan.On(h)
	if m == (plan.Mark{Hex: h}) {
		return ""
	}
	what := partsOf(p.Desk, m, trackOf(p.Desk, m))
	return p.Phrase(planWords.planned, text.Facts{"what": p.Speaker().List(what)})
}

// trackOf returns the hexes to which the track of a planned tile leads, or "" without one.
func trackOf(d *desk.Desk, m plan.Mark) string {
	if m.Tile == 0 {
		return ""
	}
	return draft.DescribeLay(d.View().T, rules.LayTile{Hex: m.Hex, Tile: m.Tile, Rot: m.Rot})
}

// Sizes of an arrow on the map in dp.
const (
	arrowLine  = 4  // width of its line
	arrowPoint = 12 // from the last hex to the corners of its point
	sumHeight  = 20 // of the sum at its point
	sumPad     = 6  // left and right of the sum, and the radius of its corners
)

// drawArrows draws the arrows above the map, each with the sum of its stops at its head.
func (p *Plan) drawArrows(u *ui.UI, m decision.MapFrame) {
	v := p.planned()
	for _, arrow := range append(slices.Clone(p.plan.Arrows), p.arrow) {
		if len(arrow) > 1 {
			drawArrow(u, m, arrow, p.Speaker().Money(plan.StopsValue(v, arrow)))
		}
	}
}

// drawArrow draws an arrow along hexes, of which there are two or more, with a sum at its point.
func drawArrow(u *ui.UI, m decision.MapFrame, arrow []id.Hex, sum string) {
	ink := u.Theme.WhatIf.Base
	x, y := m.Place(arrow[0])
	fromX, fromY := x, y
	for _, h := range arrow[1:] {
		fromX, fromY = x, y
		x, y = m.Place(h)
		u.P.Line(fromX, fromY, x, y, arrowLine, ink)
	}
	ahead := mesh.Point{X: x - fromX, Y: y - fromY}
	ahead = ahead.Mul(arrowPoint / max(1, ahead.Len()))
	u.P.Polygon([]mesh.Point{
		{X: x + ahead.X, Y: y + ahead.Y}, {X: x - ahead.Y, Y: y + ahead.X}, {X: x + ahead.Y, Y: y - ahead.X},
	}, ink)
	style := widgets.Aligned(u.Type(widgets.Sizes.Compact, paint.Bold, u.Theme.BG.Surface), paint.Center)
	box := paint.R(x+8, y-24, u.P.Width(sum, style)+2*sumPad, sumHeight*u.TextScale) // to the right of the point and above
	u.P.RoundRect(box, sumPad, ink)
	u.P.TextIn(box, sum, style)
}
