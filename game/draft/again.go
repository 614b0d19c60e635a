package draft

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules/track"
)

// In returns a new draft of the same position that speaks with say, usually another language, with the choices of d
// made again as far as it offers them: keys of options contain names, which may differ. Draft d stays valid.
func (d *Draft) In(say *text.Speaker) *Draft {
	again := New(d.v, say)
	again.ready = d.ready
	if d.hex != 0 {
		again.ChooseHex(d.hex)
	}
	if o := d.Chosen(); o != nil && again.Choose(o.Key) {
		again.SetForm(d.form)
		again.SetPrice(d.price)
	}
	if d.run != nil && d.run.own {
		routes := make([]track.Route, len(d.run.routes))
		for i := range routes {
			routes[i] = d.run.Route(i)
		}
		again.run.Take(routes)
	}
	if d.plan != nil && again.plan != nil {
		for _, l := range d.plan.lots {
			again.plan.Set(l.Corp, l.Shares)
		}
	}
	return again
}
