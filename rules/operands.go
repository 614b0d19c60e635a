package rules

import (
	"hexrail/rules/id"
	"hexrail/rules/market"
	"hexrail/rules/track"
)

// Operands are what an action of any kind names; what it does not name is zero.
type Operands struct {
	By       id.Owner
	From     id.Owner // who gives up a share or a train
	Corp     id.Corp  // the company that is dealt in, or whose station is placed
	At       market.Pos
	Percent  uint8
	Private  id.Private // that is bid for or dealt in
	Power    id.Private // that acts by its power
	Via      id.Private // whose power is used by a company
	Hex      id.Hex
	Tile     id.Tile
	Rot      uint8
	City     uint8
	Train    id.Train
	TradeIn  id.Train
	As       id.TrainKind
	Dividend DividendKind
	Choice   uint8
	Price    int32
	Routes   []track.Route
	Revenue  int32 // stated with the routes, as is the subsidy
	Subsidy  int32

	Deal Deal // of the kind of action

	// There is a lot, a cell, a price, a city, an answer, a list of routes, a stated sum.
	Bids, Pars, Priced, Placed, Answers, Runs, Stated bool
}

// OperandsOf returns the operands of an action; none without an action.
func OperandsOf(a Action) Operands {
	var r reading
	if a != nil {
		r.Deal = a.Def().Deal
		Walk(a, &r)
	}
	return r.Operands
}

// reading gathers operands. The first owner of any kind is who acts.
type reading struct {
	Operands
	named bool
}

// Owner, and the methods below, implement Fields.
func (r *reading) Owner(o *id.Owner) {
	if r.named {
		r.From = *o
		return
	}
	r.By, r.named = *o, true
}

func (r *reading) Player(p *id.Player) {
	r.named = true
	if *p != 0 {
		r.By = id.OfPlayer(*p)
	}
}

func (r *reading) Corp(c *id.Corp) {
	switch {
	case r.named:
		r.Operands.Corp = *c
	case *c != 0:
		r.By = id.OfCorp(*c)
	}
	r.named = true
}

func (r *reading) Private(p *id.Private)        { r.Operands.Private = *p }
func (r *reading) Power(p *id.Private)          { r.Operands.Power = *p }
func (r *reading) Lot(p *id.Private)            { r.Operands.Private, r.Bids = *p, true }
func (r *reading) Cell(at *market.Pos)          { r.At, r.Pars = *at, true }
func (r *reading) Percent(n *uint8)             { r.Operands.Percent = *n }
func (r *reading) Price(n *int32)               { r.Operands.Price, r.Priced = *n, true }
func (r *reading) Hex(h *id.Hex)                { r.Operands.Hex = *h }
func (r *reading) Aim(h *id.Hex)                { r.Hex(h) }
func (r *reading) Tile(n *id.Tile, rot *uint8)  { r.Operands.Tile, r.Rot = *n, *rot }
func (r *reading) City(n *uint8)                { r.Operands.City, r.Placed = *n, true }
func (r *reading) Train(n *id.Train)            { r.Operands.Train = *n }
func (r *reading) DividendKind(k *DividendKind) { r.Dividend = *k }
func (r *reading) Of(c *id.Corp, _ id.Corp)     { r.Operands.Corp = *c }
func (r *reading) Via(p *id.Private)            { r.Operands.Via = *p }
func (r *reading) TradeIn(n *id.Train)          { r.Operands.TradeIn = *n }
func (r *reading) As(k *id.TrainKind)           { r.Operands.As = *k }
func (r *reading) Choice(n *uint8)              { r.Operands.Choice, r.Answers = *n, true }

func (r *reading) Stated(on *bool, revenue, subsidy *int32) {
	r.Operands.Stated, r.Revenue, r.Subsidy = *on, *revenue, *subsidy
}
func (r *reading) Routes(list *[]track.Route) { r.Operands.Routes, r.Runs = *list, true }

// Ignore passes over every operand. A walker that needs only some of them embeds it, and so also passes over kinds of
// operands that are added later.
type Ignore struct{}

// Owner, and the methods below, implement Fields.
func (Ignore) Owner(*id.Owner)              {}
func (Ignore) Player(*id.Player)            {}
func (Ignore) Corp(*id.Corp)                {}
func (Ignore) Private(*id.Private)          {}
func (Ignore) Power(*id.Private)            {}
func (Ignore) Lot(*id.Private)              {}
func (Ignore) Cell(*market.Pos)             {}
func (Ignore) Percent(*uint8)               {}
func (Ignore) Price(*int32)                 {}
func (Ignore) Hex(*id.Hex)                  {}
func (Ignore) Tile(*id.Tile, *uint8)        {}
func (Ignore) City(*uint8)                  {}
func (Ignore) Train(*id.Train)              {}
func (Ignore) DividendKind(*DividendKind)   {}
func (Ignore) Of(*id.Corp, id.Corp)         {}
func (Ignore) Via(*id.Private)              {}
func (Ignore) TradeIn(*id.Train)            {}
func (Ignore) As(*id.TrainKind)             {}
func (Ignore) Choice(*uint8)                {}
func (Ignore) Stated(*bool, *int32, *int32) {}

// Aim implements Fields.
func (Ignore) Aim(*id.Hex)           {}
func (Ignore) Routes(*[]track.Route) {}
