package rulestest

import (
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/market"
	"hexrail/rules/track"
)

// Actions returns one action of each kind. All that they name exists, and no operand is left out; whether they are legal is
// another question.
func Actions(t *rules.Title) []rules.Action {
	list := rules.Actions()
	for i, a := range list {
		list[i] = a.Walk(&filling{t: t})
	}
	return list
}

// filling gives every operand a value. Who acts is the first owner of any kind.
type filling struct {
	t     *rules.Title
	named bool
}

// Owner, and the methods below, implement rules.Fields.
func (f *filling) Owner(o *id.Owner) {
	if *o = id.Initial; !f.named {
		*o = id.OfPlayer(1)
	}
	f.named = true
}

func (f *filling) Corp(c *id.Corp) {
	if *c = 2; !f.named {
		*c = 1
	}
	f.named = true
}

func (f *filling) Player(p *id.Player)                      { *p, f.named = 1, true }
func (f *filling) Private(p *id.Private)                    { *p = 1 }
func (f *filling) Lot(p *id.Private)                        { *p = 1 }
func (f *filling) Cell(at *market.Pos)                      { *at = f.t.Market.Pars()[0] }
func (f *filling) Percent(n *uint8)                         { *n = 10 }
func (f *filling) Price(n *int32)                           { *n = 40 }
func (f *filling) Hex(h *id.Hex)                            { *h = 1 }
func (f *filling) Tile(n *id.Tile, rot *uint8)              { *n, *rot = 1, 1 }
func (f *filling) City(n *uint8)                            { *n = 1 }
func (f *filling) Train(n *id.Train)                        { *n = 1 }
func (f *filling) DividendKind(k *rules.DividendKind)       { *k = rules.Payout }
func (f *filling) Of(c *id.Corp, _ id.Corp)                 { *c = 2 }
func (f *filling) Via(p *id.Private)                        { *p = 1 }
func (f *filling) TradeIn(n *id.Train)                      { *n = 2 }
func (f *filling) As(k *id.TrainKind)                       { *k = 2 }
func (f *filling) Stated(on *bool, revenue, subsidy *int32) { *on, *revenue, *subsidy = true, 30, 10 }
func (f *filling) Routes(list *[]track.Route)               { *list = []track.Route{{}} }

// Power takes a private that can be exchanged, if there is one.
func (f *filling) Power(p *id.Private) {
	*p = 1
	for i := range f.t.Privates {
		if _, ok := rules.PowerOf[rules.Exchange](f.t, id.Private(i+1)); ok {
			*p = id.Private(i + 1)
		}
	}
}
