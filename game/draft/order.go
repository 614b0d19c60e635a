package draft

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
)

// StockOrder returns the sentence about the deals still open in this stock turn.
func (d *Draft) StockOrder() string {
	if d.decline != nil && d.decline.Why != "" {
		return d.say.Phrase(text.OrderMust, nil)
	}
	var open [rules.Repays + 1]bool
	for i := range d.options {
		if o := &d.options[i]; !o.Barred && o.Group != Asides {
			open[rules.OperandsOf(o.first()).Deal] = true
		}
	}
	first, goOn := text.OrderElse, text.GoOnElse // before and after the first action of the turn
	switch buys, sells := open[rules.Buys], open[rules.Sells]; {
	case open[rules.Repays] && sells: // a debtor buys nothing
		first, goOn = text.OrderDebt, text.GoOnDebt
	case open[rules.Repays]:
		first, goOn = text.OrderRepay, text.GoOnRepay
	case buys && sells:
		first, goOn = text.OrderBoth, text.GoOnBoth
	case buys:
		first, goOn = text.OrderBuy, text.GoOnBuy
	case sells:
		first, goOn = text.OrderSell, text.GoOnSell
	}
	if d.v.S.Turn.Acted {
		return d.say.Phrase(goOn, nil)
	}
	return d.say.Phrase(first, nil)
}
