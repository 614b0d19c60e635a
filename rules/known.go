package rules

import (
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/track"
)

// knows reports whether everything that an action names exists. Actions of a log need no check, because their names
// were resolved when it was read.
func (v View) knows(a Action) bool {
	k := &v.X.known
	*k = known{v: v}
	a.Def().look(&v.X.cells, a, k)
	return !k.missing
}

// cells holds one action of each kind judged so far. Fields visits operands through pointers, so a copy of the action
// is needed; reusing it saves an allocation for each action.
type cells []cell

// cell holds one action of a kind.
type cell struct {
	def    *ActionDef
	action any // a pointer to an action of that kind
}

// cellOf returns the cell for actions of a kind.
func cellOf[A Action](c *cells, def *ActionDef) *A {
	for i := range *c {
		if (*c)[i].def == def {
			return (*c)[i].action.(*A)
		}
	}
	p := new(A)
	*c = append(*c, cell{def, p})
	return p
}

// known is the Fields that finds operands naming nothing in the game. Operands that exist but do not fit, such as a
// city that the hex lacks, are for the step to judge, as are the pieces of a route.
type known struct {
	v       View
	missing bool // some operand does not exist
}

// within sets missing unless n is from 1 to most.
func (k *known) within(n, most int) { k.missing = k.missing || n < 1 || n > most }

// withinOrZero sets missing if n, which is not negative, is above most.
func (k *known) withinOrZero(n, most int) { k.missing = k.missing || n > most }

// Owner and the methods below implement Fields.
func (k *known) Owner(o *id.Owner) {
	k.withinOrZero(int(o.Player()), int(k.v.S.Players))
	k.withinOrZero(int(o.Corp()), len(k.v.T.Corps))
}

func (k *known) Player(p *id.Player)          { k.within(int(*p), int(k.v.S.Players)) }
func (k *known) Corp(c *id.Corp)              { k.within(int(*c), len(k.v.T.Corps)) }
func (k *known) Private(p *id.Private)        { k.within(int(*p), len(k.v.T.Privates)) }
func (k *known) Power(p *id.Private)          { k.Private(p) }
func (k *known) Lot(p *id.Private)            { k.withinOrZero(int(*p), len(k.v.T.Privates)) }
func (k *known) Percent(*uint8)               {}
func (k *known) Price(*int32)                 {}
func (k *known) Hex(h *id.Hex)                { k.within(int(*h), len(k.v.T.Board.Hexes)) }
func (k *known) Aim(h *id.Hex)                { k.withinOrZero(int(*h), len(k.v.T.Board.Hexes)) }
func (k *known) City(*uint8)                  {}
func (k *known) Train(n *id.Train)            { k.within(int(*n), k.v.T.Cards()) }
func (k *known) DividendKind(*DividendKind)   {}
func (k *known) Of(c *id.Corp, _ id.Corp)     { k.Corp(c) }
func (k *known) Via(p *id.Private)            { k.Lot(p) }
func (k *known) TradeIn(n *id.Train)          { k.withinOrZero(int(*n), k.v.T.Cards()) }
func (k *known) As(n *id.TrainKind)           { k.withinOrZero(int(*n), len(k.v.T.Trains)) }
func (k *known) Choice(*uint8)                {}
func (k *known) Stated(*bool, *int32, *int32) {}
func (k *known) Routes(*[]track.Route)        {}

func (k *known) Cell(at *market.Pos) {
	if _, ok := k.v.T.Market.At(*at); !ok {
		k.missing = true
	}
}

func (k *known) Tile(n *id.Tile, rot *uint8) {
	k.within(int(*n), len(k.v.T.Tiles))
	k.withinOrZero(int(*rot), 5)
}
