package rulestest

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/track"
)

// Actions returns one action of each kind, except kinds that name things the title lacks, such as privates. All named
// things exist and no operand is omitted, but the actions need not be legal.
func Actions(t *rules.Title) (list []rules.Action) {
	for _, a := range t.Actions() {
		f := filling{t: t}
		if a = rules.Walk(a, &f); !f.lacks {
			list = append(list, a)
		}
	}
	return list
}

// filling gives every operand a value. The actor is the first owner of any kind.
type filling struct {
	t     *rules.Title
	named bool
	lacks bool // the title has nothing of a kind that is named
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
func (f *filling) Lot(p *id.Private)                        { f.Private(p) }
func (f *filling) Percent(n *uint8)                         { *n = 10 }
func (f *filling) Price(n *int32)                           { *n = 40 }
func (f *filling) Aim(h *id.Hex)                            { *h = 1 }
func (f *filling) Hex(h *id.Hex)                            { *h = 1 }
func (f *filling) Tile(n *id.Tile, rot *uint8)              { *n, *rot = 1, 1 }
func (f *filling) City(n *uint8)                            { *n = 1 }
func (f *filling) Train(n *id.Train)                        { *n = 1 }
func (f *filling) DividendKind(k *rules.DividendKind)       { *k = rules.Payout }
func (f *filling) Of(c *id.Corp, _ id.Corp)                 { *c = 2 }
func (f *filling) TradeIn(n *id.Train)                      { *n = 2 }
func (f *filling) As(k *id.TrainKind)                       { *k = 2 }
func (f *filling) Choice(n *uint8)                          { *n = 3 }
func (f *filling) Stated(on *bool, revenue, subsidy *int32) { *on, *revenue, *subsidy = true, 30, 10 }
func (f *filling) Routes(list *[]track.Route)               { *list = []track.Route{{}} }

// Private takes the first private.
func (f *filling) Private(p *id.Private) { *p, f.lacks = 1, f.lacks || len(f.t.Privates) == 0 }

// Via takes the first private, if there is one; the operand is optional.
func (f *filling) Via(p *id.Private) { *p = id.Private(min(1, len(f.t.Privates))) }

// Power takes a private that can be exchanged, if there is one.
func (f *filling) Power(p *id.Private) {
	f.Private(p)
	for i := range f.t.Privates {
		if _, ok := rules.PowerOf[rules.Exchange](f.t, id.Private(i+1)); ok {
			*p = id.Private(i + 1)
		}
	}
}

// Cell takes the first par price.
func (f *filling) Cell(at *market.Pos) {
	pars := f.t.Market.Pars()
	if len(pars) == 0 {
		f.lacks = true
		return
	}
	*at = pars[0]
}
