package draft

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
)

// StockOrder returns the sentence about the deals still open in this stock turn, or to a company in its own shares.
func (d *Draft) StockOrder() string {
	if d.decline != nil && d.decline.Why != "" {
		return d.decline.Why
	}
	var open, ofCorp [rules.Repays + 1]bool // by players, and by companies in their own shares
	bids, exchanges, starts := false, false, false
	for i := range d.options {
		if o := &d.options[i]; !o.Barred && o.Group != Asides {
			x := rules.OperandsOf(o.first())
			switch {
			case x.By.Corp() != 0:
				ofCorp[x.Deal] = true
			case o.Kind == StartOption: // the purchase of a president's certificate
				starts = true
			default:
				open[x.Deal] = true
			}
			bids, exchanges = bids || x.Bids, exchanges || o.Kind == ExchangeOption
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
	add(starts && !open[rules.Buys], text.OrderStart, 0)
	sell := text.OrderReissue
	if d.v.Actor().Corp() != 0 {
		sell, bids = text.OrderIssue, false
	}
	add(ofCorp[rules.Sells], sell, 0)
	add(ofCorp[rules.Buys], text.OrderRedeem, 0)
	add(exchanges, text.OrderExchange, 0)
	add(bids, text.OrderBid, int32(d.v.T.TurnBids)-int32(d.v.S.Turn.Bids))
	add(len(ways) == 0, text.OrderElse, 0)
	ended := d.v.S.Turn.Acted && d.v.Actor().Corp() == 0
	add(!ended, text.OrderPass, 0)
	add(ended, text.OrderEnd, 0)
	return text.Capital(d.say.List(ways))
}
