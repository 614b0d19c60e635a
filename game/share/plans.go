package share

import (
	"slices"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/plan"
	"github.com/hexrail/hexrail/rules/id"
)

// The maximum numbers of things in the plans of a link.
const (
	maxPlans  = 8
	maxThings = 400 // of one kind in a plan
)

// EncodeWithPlans is Encode with the plans of the game, which Encode leaves out because nobody else is to see a plan
// unless its player says so.
func EncodeWithPlans(g match.Game) (string, error) {
	g.Plans = g.Plans.Clone()
	g.Plans.Sanitize(g.Title, len(g.Players))
	return encodeAll(g)
}

// codePlans codes the plans of the sender in a fourth tail, which older programs ignore, and returns them. Like tail it
// reports whether another may follow.
func codePlans(c *codec, g match.Game) (match.Game, bool) {
	if c.err != nil || !more(c.line, len(g.Plans) > 0) || c.plain(tailBits, plansTail) != plansTail {
		return g, false
	}
	list := make(plan.Set, many(c, len(g.Plans), maxPlans, plansPart))
	for i := 0; i < len(list) && c.err == nil; i++ {
		list[i] = codePlan(c, at(g.Plans, i))
	}
	n := len(list)
	list.Sanitize(g.Title, len(g.Players))
	if len(list) < n {
		c.fail("unsound plans")
	}
	g.Plans = list
	return g, true
}

// many codes a number of things that is at most most, and returns it.
func many(c *codec, n, most int, kind uint32) int {
	n = c.amount(n, part(kind))
	if n > most {
		c.fail("%d things in a plan", n)
		return 0
	}
	return n
}

// codePlan codes one plan.
func codePlan(c *codec, p plan.Plan) plan.Plan {
	kind := part(planPart)
	number := func(n int) int { return c.amount(n, kind) }
	q := plan.Plan{Player: id.Player(c.number(seatWidth, int(p.Player), kind))}
	for i, n := 0, many(c, len(p.Marks), maxThings, planPart); i < n && c.err == nil; i++ {
		m := at(p.Marks, i)
		m.Hex, m.Tile, m.Rot = id.Hex(number(int(m.Hex))), id.Tile(number(int(m.Tile))), c.byte(m.Rot, kind)
		m.Corp, m.Color, m.Note = id.Corp(number(int(m.Corp))), c.byte(m.Color, kind), c.text(m.Note)
		q.Marks = append(q.Marks, m)
	}
	for i, n := 0, many(c, len(p.Arrows), maxThings, planPart); i < n && c.err == nil; i++ {
		from := at(p.Arrows, i)
		arrow := make([]id.Hex, many(c, len(from), maxThings, planPart))
		for k := range arrow {
			arrow[k] = id.Hex(number(int(at(from, k))))
		}
		q.Arrows = append(q.Arrows, arrow)
	}
	for i, n := 0, many(c, len(p.Remarks), maxThings, planPart); i < n && c.err == nil; i++ {
		r := at(p.Remarks, i)
		r.Corp, r.Cell.Row, r.Cell.Col = id.Corp(number(int(r.Corp))), c.byte(r.Cell.Row, kind), c.byte(r.Cell.Col, kind)
		r.Color, r.Note = c.byte(r.Color, kind), c.text(r.Note)
		q.Remarks = append(q.Remarks, r)
	}
	return q
}

// samePlan reports whether two plans agree.
func samePlan(a, b plan.Plan) bool {
	return a.Player == b.Player && slices.Equal(a.Marks, b.Marks) && slices.Equal(a.Remarks, b.Remarks) &&
		slices.EqualFunc(a.Arrows, b.Arrows, slices.Equal)
}
