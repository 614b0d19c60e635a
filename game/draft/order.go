package draft

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
)

// StockOrder returns the sentence about the deals still open in this stock turn.
func (d *Draft) StockOrder() string {
	if d.decline != nil && d.decline.Why != "" {
		return d.decline.Why
	}
	var open [rules.Repays + 1]bool
	bids := false
	for i := range d.options {
		if o := &d.options[i]; !o.Barred && o.Group != Asides {
			x := rules.OperandsOf(o.first())
			open[x.Deal] = true
			bids = bids || x.Bids
		}
	}
	var ways []string
	add := func(is bool, way text.Pair, n int32) {
		if is {
			ways = append(ways, d.say.Phrase(way, text.Facts{"n": text.Number(n)}))
		}
	}
	add(open[rules.Sells], text.OrderSell, 0)
	add(open[rules.Repays], text.OrderRepay, 0)
	add(open[rules.Buys], text.OrderBuy, 0)
	add(bids, text.OrderBid, int32(d.v.T.TurnBids)-int32(d.v.S.Turn.Bids))
	add(len(ways) == 0, text.OrderElse, 0)
	add(!d.v.S.Turn.Acted, text.OrderPass, 0)
	add(d.v.S.Turn.Acted, text.OrderEnd, 0)
	return text.Capital(d.say.List(ways))
}
