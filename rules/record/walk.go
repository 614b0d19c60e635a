package record

import (
	"fmt"
	"strconv"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/track"
)

// walk returns the action blank with its operands filled in from an entry, or an error.
func (r *reader) walk(blank rules.Action, e *Entry, by actor) (rules.Action, error) {
	f := operands{r: r, e: e, by: by}
	if e.Type == "buy_shares" {
		f.corp, f.from, f.percent, f.err = r.certs.bundle(r.v, e.Shares)
	}
	a := rules.Walk(blank, &f)
	return a, f.err
}

// operands fills the operands of an action from an entry and keeps the first error. Certificates determine their
// company and holder, a city its hex, a train its owner.
type operands struct {
	r       *reader
	e       *Entry
	by      actor
	named   bool // the actor has been read
	corp    id.Corp
	from    id.Owner
	percent int
	city    uint8
	err     error
}

// fail keeps err if it is the first error.
func (f *operands) fail(err error) {
	if f.err == nil {
		f.err = err
	}
}

// checked returns v and keeps err if it is the first error.
func checked[T any](f *operands, v T, err error) T {
	f.fail(err)
	return v
}

// Owner and the methods below implement rules.Fields.
func (f *operands) Owner(o *id.Owner) {
	if f.named {
		*o = f.from
		return
	}
	*o, f.named = f.by.owner, true
}

func (f *operands) Player(p *id.Player) {
	n, err := f.by.player()
	*p, f.named = checked(f, n, err), true
}

// Corp reads the acting company first and the company in question after that.
func (f *operands) Corp(c *id.Corp) {
	switch {
	case !f.named && f.by.private != 0 && f.by.owner.Player() != 0 && f.r.v.Base().Actor.Corp() != 0:
		*c, f.named = f.r.v.Base().Actor.Corp(), true // a private of a player works for the company in turn (18FL/R121)
	case !f.named:
		n, err := f.by.corp()
		*c, f.named = checked(f, n, err), true
	case f.corp != 0:
		*c = f.corp
	default:
		if *c = f.r.v.T.FindCorp(f.e.Corporation); *c == 0 {
			f.fail(fmt.Errorf("no corporation %q", f.e.Corporation))
		}
	}
}

func (f *operands) Private(p *id.Private) {
	n, err := f.r.private(f.e.Company)
	*p = checked(f, n, err)
}

// Lot reads a private, or none in a bid for the right to choose.
func (f *operands) Lot(p *id.Private) {
	if f.e.Company != "" {
		f.Private(p)
	}
}

func (f *operands) Power(p *id.Private) { *p = f.by.private }
func (f *operands) Via(p *id.Private)   { *p = f.by.private }

func (f *operands) Cell(at *market.Pos) {
	cell, err := f.r.cell(f.e.ParCell)
	*at = checked(f, cell, err)
}

func (f *operands) Percent(n *uint8) { *n = uint8(f.percent) }

func (f *operands) Price(n *int32) {
	sum, err := price(f.e.Price)
	*n = checked(f, sum, err)
}

// Hex reads a hex, or the hex of a city.
func (f *operands) Hex(h *id.Hex) {
	var err error
	if f.e.City != "" {
		*h, f.city, err = f.r.city(f.e.City)
	} else {
		*h, err = f.r.hex(f.e.Hex)
	}
	f.fail(err)
}

// Aim reads the target of a private. If a record names a company instead of a hex, there is none.
func (f *operands) Aim(h *id.Hex) {
	if f.r.v.T.FindCorp(f.e.Hex) == 0 {
		f.Hex(h)
	}
}

func (f *operands) Tile(n *id.Tile, rot *uint8) {
	var err error
	*n, *rot, err = f.r.tile(f.e)
	f.fail(err)
}

func (f *operands) City(n *uint8) {
	if f.e.City == "" {
		f.fail(fmt.Errorf("no city"))
	}
	*n = f.city
}

// Of reads the owner of the station that is placed; see tokener.
func (f *operands) Of(c *id.Corp, by id.Corp) {
	var h id.Hex
	if f.Hex(&h); f.err != nil {
		return
	}
	n, err := f.r.tokener(f.e, by, h)
	*c = checked(f, n, err)
}

func (f *operands) Train(n *id.Train) {
	card, err := f.r.train(f.e.Train)
	*n, f.from = checked(f, card, err), f.r.v.S.Trains[card]
}

// Choice reads an answer to the step in charge by its word.
func (f *operands) Choice(n *uint8) {
	answer, err := f.r.answer(f.e.Choice)
	*n = checked(f, answer, err)
}

func (f *operands) TradeIn(n *id.Train) {
	if f.e.Exchange != "" {
		card, err := f.r.train(f.e.Exchange)
		*n = checked(f, card, err)
	}
}

// As reads the side of a card of the bank. A company's card keeps its side, whatever the record says (18FL/R90).
func (f *operands) As(k *id.TrainKind) {
	if n, err := f.r.train(f.e.Train); err == nil && f.r.v.S.Trains[n] == id.Initial {
		if back := f.r.v.T.BackOf(f.r.v.T.FrontOf(n)); back != 0 && f.r.v.T.Train(back).Name == f.e.Variant {
			*k = back
		}
	}
}

func (f *operands) DividendKind(k *rules.DividendKind) {
	if *k = rules.ParseDividendKind(f.e.Kind); *k == 0 {
		f.fail(fmt.Errorf("no dividend %q", f.e.Kind))
	}
}

// Stated and Routes are read by runRoutes.
func (f *operands) Stated(*bool, *int32, *int32) {}

func (f *operands) Routes(*[]track.Route) {}

// writing writes the operands of an action to an entry. A city determines its hex, and certificates, written by shares,
// their company and holder.
type writing struct {
	w     *Writer
	o     *Out
	named bool // the actor has been passed over
	hex   id.Hex
	err   error
}

// Owner and the methods below implement rules.Fields.
func (f *writing) Owner(*id.Owner)   { f.named = true }
func (f *writing) Player(*id.Player) { f.named = true }

func (f *writing) Corp(c *id.Corp) {
	if f.named {
		f.o.Corporation = f.w.v.T.Corp(*c).ID
	}
	f.named = true
}

func (f *writing) Private(p *id.Private) { f.o.Company = f.w.v.T.Private(*p).ID }
func (f *writing) Power(p *id.Private)   { f.w.actByPrivate(f.o, *p) }
func (f *writing) Percent(*uint8)        { f.o.Corporation = "" }
func (f *writing) Price(n *int32)        { f.o.Price = intPtr(*n) }
func (f *writing) Train(n *id.Train)     { f.o.Train = f.w.cards.names[*n] }

func (f *writing) DividendKind(k *rules.DividendKind) { f.o.Kind = k.String() }

func (f *writing) Lot(p *id.Private) {
	if *p != 0 {
		f.Private(p)
	}
}

func (f *writing) Via(p *id.Private) {
	if *p != 0 {
		f.Power(p)
	}
}

func (f *writing) Cell(at *market.Pos) {
	f.o.SharePrice = fmt.Sprintf("%d,%d,%d", f.w.v.T.Market.Price(*at), at.Row, at.Col)
}

func (f *writing) Hex(h *id.Hex) { f.hex, f.o.Hex = *h, f.w.v.T.HexName(*h) }

func (f *writing) Aim(h *id.Hex) {
	if *h != 0 {
		f.Hex(h)
	}
}

func (f *writing) Tile(n *id.Tile, rot *uint8) {
	f.o.Rotation = intPtr(*rot)
	f.o.Tile, f.err = f.w.box.lay(f.w.v.T.Tiles.Kind(*n).Name, f.hex)
}

// City names the city by the tile currently on the board. The slot is a hint that 18xx.games ignores.
func (f *writing) City(n *uint8) {
	tile, ok := f.w.box.on[f.hex]
	if !ok {
		tile = f.w.names.printedTile(f.o.Hex)
	}
	f.o.Hex, f.o.City, f.o.Slot = "", fmt.Sprintf("%s-%d", tile, *n), intPtr(0)
}

func (f *writing) Of(c *id.Corp, _ id.Corp) { f.o.Tokener = f.w.v.T.Corp(*c).ID }

func (f *writing) Choice(n *uint8) {
	word := f.w.v.Answer(*n)
	f.o.Choice = word
	if figure, err := strconv.Atoi(word); err == nil && f.w.names.Figures {
		f.o.Choice = figure
	}
}

func (f *writing) TradeIn(n *id.Train) {
	if *n != 0 {
		f.o.Exchange = f.w.cards.names[*n]
	}
}

// As is written with the train.
func (f *writing) As(*id.TrainKind) {}

// Stated and Routes are written by encodeRun.
func (f *writing) Stated(*bool, *int32, *int32) {}

func (f *writing) Routes(*[]track.Route) {}
