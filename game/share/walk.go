package share

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/track"
)

// walk codes the operands of kinds of actions without special treatment. Each operand is expected to equal the same
// operand of the last action of the kind.
type walk struct {
	*codec
	by    id.Owner
	kind  int
	named bool // the actor has been coded
	at    int  // number of the operand
	hex   id.Hex
}

// returnKind is the number of the sale of a private to the bank, whose operands are expected like those of other deals.
const returnKind = 15

// next returns the context of the next operand.
func (w *walk) next() context {
	w.at++
	if w.kind == returnKind {
		return context{topic: dealTopic, a: uint32(3 + w.at)}
	}
	return context{operandTopic, uint32(w.kind), uint32(w.at)}
}

// The methods below implement rules.Fields.
func (w *walk) Owner(o *id.Owner) {
	if w.named {
		*o = w.owner(*o, w.next())
		return
	}
	*o, w.named = w.by, true
}

func (w *walk) Player(p *id.Player) { *p, w.named = w.player(w.by), true }

func (w *walk) Corp(n *id.Corp) {
	if w.named {
		*n = w.corp(*n, w.next())
		return
	}
	*n, w.named = w.company(w.by), true
}

func (w *walk) Private(p *id.Private) { *p = w.lot(*p, w.next()) }
func (w *walk) Power(p *id.Private)   { w.Private(p) }
func (w *walk) Lot(p *id.Private)     { *p = w.private(*p, w.next()) }
func (w *walk) Via(p *id.Private)     { w.Lot(p) }
func (w *walk) Cell(at *market.Pos)   { *at = w.cell(*at) }
func (w *walk) Percent(n *uint8)      { *n = w.byte(*n, w.next()) }
func (w *walk) City(n *uint8)         { *n = w.byte(*n, w.next()) }
func (w *walk) Price(n *int32)        { *n = w.sum(*n, w.next()) }
func (w *walk) Train(n *id.Train)     { *n = w.train(*n, w.next()) }
func (w *walk) DividendKind(k *rules.DividendKind) {
	*k = rules.DividendKind(w.byte(uint8(*k), w.next()))
}

// Choice codes the number of an answer. Answers 6 and 10 are swapped in links, because the offer of ten shares was
// answer 6 when the format was frozen.
func (w *walk) Choice(n *uint8) { *n = inLinks(w.byte(inLinks(*n), w.next())) }

// inLinks swaps answers 6 and 10. It is its own inverse.
func inLinks(choice uint8) uint8 {
	switch choice {
	case 6:
		return 10
	case 10:
		return 6
	}
	return choice
}

func (w *walk) Hex(h *id.Hex) {
	*h = w.useHex(id.Hex(w.byte(uint8(*h), w.next())))
	w.hex = *h
}

// Aim is coded like a hex, because it was an ordinary hex when the format was frozen.
func (w *walk) Aim(h *id.Hex) {
	*h = id.Hex(w.byte(uint8(*h), w.next()))
	if *h != 0 {
		*h = w.useHex(*h)
	}
}

func (w *walk) Tile(n *id.Tile, rot *uint8) {
	*n = w.tile(*n, max(w.hex, 1)) // any hex will do for a tile without one
	*rot = w.byte(*rot, w.next()) % rotations
	if w.hex != 0 && w.err == nil {
		w.board.cells[w.hex] = track.Cell{Tile: *n, Rot: *rot}
	}
}

// Of codes whether the company differs from by, and only then the company.
func (w *walk) Of(n *id.Corp, by id.Corp) {
	other := w.flag(*n != by, w.next())
	if ctx := w.next(); other {
		*n = w.corp(*n, ctx)
	} else {
		*n = by
	}
}

func (w *walk) TradeIn(n *id.Train) {
	given := w.flag(*n != 0, w.next())
	if ctx := w.next(); given {
		*n = w.train(*n, ctx)
	}
}

func (w *walk) As(k *id.TrainKind) {
	given := w.flag(*k != 0, w.next())
	if ctx := w.next(); given {
		*k = id.TrainKind(w.number(kindWidth, int(*k), ctx))
	}
}

func (w *walk) Stated(on *bool, revenue, subsidy *int32) {
	*on = w.flag(*on, w.next())
	if *on {
		*revenue, *subsidy = w.sum(*revenue, w.next()), w.sum(*subsidy, w.next())
	}
}

// Routes codes routes piece by piece, without predictions from the company's last run.
func (w *walk) Routes(list *[]track.Route) {
	n := w.amount(len(*list), w.next())
	if n > maxRoutes {
		w.fail("%d routes", n)
		return
	}
	routes := make([]track.Route, n)
	copy(routes, *list)
	for i := range routes {
		halts := routes[i].Halts
		routes[i] = w.raw(routes[i])
		routes[i].Halts = w.byte(halts, w.next())
	}
	*list = routes
}
