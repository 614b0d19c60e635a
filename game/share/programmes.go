package share

import (
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/programme"
	"github.com/hexrail/hexrail/rules/id"
)

// maxProgrammes is the maximum number of programmes in a link.
const maxProgrammes = 60

// linkForm returns the programmes of a game in the form that a link can contain: the running ones, without their past.
func linkForm(g match.Game) (l programme.List) {
	for _, p := range g.Programmes.Items {
		if p.Runs() && len(l.Items) < maxProgrammes {
			p.Done = 0
			l.Items = append(l.Items, p)
		}
	}
	l.Sanitize(g.Title, len(g.Players), len(g.Log))
	return l
}

// codeProgrammes codes the programmes of the sender in a second tail, which older programs ignore, and returns them.
// Like tail it reports whether another may follow.
func codeProgrammes(c *codec, g match.Game) (match.Game, bool) {
	if c.err != nil || !more(c.line, hasMore(g)) || c.plain(tailBits, programmesTail) != programmesTail {
		return g, false
	}
	n := c.amount(len(g.Programmes.Items), part(programmesPart))
	if n > maxProgrammes {
		c.fail("%d programmes", n)
		return g, false
	}
	list := programme.List{Items: make([]programme.Programme, n)}
	for i := 0; i < n && c.err == nil; i++ {
		list.Items[i] = codeProgramme(c, at(g.Programmes.Items, i))
	}
	list.Sanitize(g.Title, len(g.Players), len(g.Log))
	if len(list.Items) < n {
		c.fail("unsound programmes")
	}
	g.Programmes = list
	return g, true
}

// codeProgramme codes one programme.
func codeProgramme(c *codec, p programme.Programme) programme.Programme {
	kind := part(programmePart)
	number := func(n int) int { return c.amount(n, kind) }
	p.Player, p.Do = id.Player(c.number(seatWidth, int(p.Player), kind)), programme.Deed(c.byte(uint8(p.Do), kind))
	p.Corp, p.Lot = id.Corp(number(int(p.Corp))), id.Private(number(int(p.Lot)))
	p.Most, p.From, p.Last = int32(number(int(p.Most))), number(p.From), number(p.Last)
	u := &p.Until
	for _, f := range [...]*bool{&p.Pool, &u.Floated, &u.Acts, &u.Sells, &u.Buys, &u.Outbid, &u.Round} {
		*f = c.flag(*f, kind)
	}
	u.Holds, u.Below = c.byte(u.Holds, kind), int32(number(int(u.Below)))
	u.Of, u.PriceOf = id.Corp(number(int(u.Of))), id.Corp(number(int(u.PriceOf)))
	return p
}
