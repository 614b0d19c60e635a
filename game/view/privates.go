package view

import (
	"cmp"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
)

// Bid is a standing bid.
type Bid struct {
	Player id.Player
	Name   string
	Sum    string
}

// Private is a private company card.
type Private struct {
	ID       id.Private
	Name     string // as printed: "C&SL"
	LongName string
	Value    string
	Revenue  string
	Power    string
	Hexes    []string // hexes blocked by it
	Owner    id.Owner // Initial: unsold; Nobody: closed
	Holder   string   // its owner's name; empty if it has none
	Closed   bool
	Bids     []Bid // in seat order
}

// Privates returns the private companies in the order of their cards.
func (w *Viewer) Privates() []Private {
	v := w.v()
	out := make([]Private, len(v.T.Privates))
	for i := range out {
		out[i] = w.positionOf(v).private(id.Private(i + 1))
	}
	return out
}

// private returns a private with its owner, blocked hexes and bids.
func (w position) private(n id.Private) Private {
	v := w.v
	def := v.T.Private(n)
	p := Private{
		ID: n, Name: w.say.Private(n), LongName: w.say.LongName(n),
		Value: w.say.Money(def.Value), Revenue: w.say.Money(def.Revenue),
		Power: cmp.Or(w.title(def.Name+".power"), w.title(def.ID+".power")),
		Owner: v.S.Privates[n].Owner, Closed: v.S.Privates[n].Owner == id.Nobody,
	}
	if p.Owner.Player() != 0 || p.Owner.Corp() != 0 {
		p.Holder = w.say.Owner(p.Owner)
	}
	if block, ok := rules.PowerOf[rules.BlockHexes](v.T, n); ok {
		p.Hexes = block.Hexes
	}
	for i, bid := range step.Bids(v, n) {
		if bid.Placed() {
			p.Bids = append(p.Bids, Bid{id.Player(i), w.say.Player(id.Player(i)), w.say.Money(bid.Sum())})
		}
	}
	return p
}
