package draft

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/track"
)

// In returns a new draft of the same position that speaks with say, with the choices of d made again as far as it
// offers them. Draft d stays valid.
func (d *Draft) In(say *text.Speaker) *Draft {
	n := New(d.v, say)
	n.ready = d.ready
	if d.hex != 0 {
		n.ChooseHex(d.hex)
	}
	if o := d.Chosen(); o != nil && n.Choose(o.Key) {
		n.SetForm(d.form)
		n.SetPrice(d.price)
	}
	if d.run != nil && d.run.own {
		routes := make([]track.Route, len(d.run.routes))
		for i := range routes {
			routes[i] = d.run.Route(i)
		}
		n.run.Take(routes)
	}
	if d.plan != nil && n.plan != nil {
		for _, l := range d.plan.lots {
			n.plan.Set(l.Corp, l.Shares)
		}
	}
	return n
}

// Way returns the cells that the marker of x passes, its own included: first along its column, then along its row.
func (d *decision) Way(x Company) []market.Pos {
	way := []market.Pos{x.From}
	for at := x.From; at != x.To; {
		switch {
		case at.Row < x.To.Row:
			at.Row++
		case at.Row > x.To.Row:
			at.Row--
		case at.Col < x.To.Col:
			at.Col++
		default:
			at.Col--
		}
		if _, ok := d.v.T.Market.At(at); ok {
			way = append(way, at)
		}
	}
	return way
}
