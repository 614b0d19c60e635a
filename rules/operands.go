package rules

import (
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/track"
)

// Operands holds the operands of any kind of action. Those that the kind does not have are zero.
type Operands struct {
	By       id.Owner
	From     id.Owner // the giver of a share or a train
	Corp     id.Corp  // the company dealt in, or whose station is placed
	At       market.Pos
	Percent  uint8
	Private  id.Private // subject of a bid or deal
	Power    id.Private // private that acts by its power
	Via      id.Private // private whose power a company uses
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
	Revenue  int32 // stated with the routes

	Deal Deal // of the kind of action

	// These report whether the kind has a lot, a cell, a price, a city, an answer or routes, and whether the revenue is
	// stated.
	Bids, Pars, Priced, Placed, Answers, Runs, Stated bool
}

// OperandsOf returns the operands of an action, all zero if a is nil.
func OperandsOf(a Action) Operands {
	var r reading
	if a != nil {
		r.Deal = a.Def().Deal
		Walk(a, &r)
	}
	return r.Operands
}

// Operands is OperandsOf without an allocation, for computers, which read the operands of all choices.
func (v View) Operands(a Action) Operands {
	r := &v.X.reading
	*r = reading{}
	if a != nil {
		r.Deal = a.Def().Deal
		a.Def().look(&v.X.cells, a, r)
	}
	return r.Operands
}

// reading is the Fields that collects operands. The first owner, player or company is the actor.
type reading struct {
	Operands
	named bool
}

// Owner and the methods below implement Fields.
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

// Corp reads the acting company first and the company in question after that.
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

func (r *reading) Stated(on *bool, revenue, _ *int32) {
	r.Operands.Stated, r.Revenue = *on, *revenue
}
func (r *reading) Routes(list *[]track.Route) { r.Operands.Routes, r.Runs = *list, true }

// Ignore is a Fields that ignores every operand. Visitors that need only some operands embed it, so they also ignore
// kinds of operands added later.
type Ignore struct{}

// Owner and the methods below implement Fields.
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
func (Ignore) Aim(*id.Hex)                  {}
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
func (Ignore) Routes(*[]track.Route)        {}
