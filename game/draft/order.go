package draft

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
)

// StockOrder returns the sentence about the deals still open in this stock turn.
func (d *Draft) StockOrder() string {
	buys, sells, repays := false, false, false
	for i := range d.options {
		o := &d.options[i]
		if o.Barred || o.Group == Asides {
			continue
		}
		deal := rules.OperandsOf(o.first()).Deal
		repays = repays || o.Key == "repay" // 1822PNW/R119; a debtor buys nothing
		buys, sells = buys || deal == rules.Buys, sells || deal == rules.Sells
	}
	acted := d.v.S.Turn.Acted
	var word text.Pair
	switch {
	case d.decline != nil && d.decline.Why != "":
		word = text.OrderMust
	case repays && sells && acted:
		word = text.GoOnDebt
	case repays && sells:
		word = text.OrderDebt
	case repays && acted:
		word = text.GoOnRepay
	case repays:
		word = text.OrderRepay
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
