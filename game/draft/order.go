package draft

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
)

// StockOrder returns the sentence about the deals still open in this stock turn.
func (d *Draft) StockOrder() string {
	buys, sells := false, false
	for i := range d.options {
		o := &d.options[i]
		if o.Barred || o.Group == Asides {
			continue
		}
		deal := rules.OperandsOf(o.first()).Deal
		buys, sells = buys || deal == rules.Buys, sells || deal == rules.Sells
	}
	acted := d.v.S.Turn.Acted
	var word text.Pair
	switch {
	case d.decline != nil && d.decline.Why != "":
		word = text.OrderMust
	case buys && sells && acted:
		word = text.GoOnBoth
	case buys && sells:
		word = text.OrderBoth
	case buys && acted:
		word = text.GoOnBuy
	case buys:
		word = text.OrderBuy
	case sells && acted:
		word = text.GoOnSell
	case sells:
		word = text.OrderSell
	case acted:
		word = text.GoOnElse
	default:
		word = text.OrderElse
	}
	return d.say.Phrase(word, nil)
}
