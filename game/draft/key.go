package draft

import (
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/catalog"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// ChoiceKey is the key of the bid for the right to choose a lot.
const ChoiceKey = "bid:choice"

// keyOf returns the key of the option to which a belongs, made of its operands except those chosen within the option:
// price, percent, market cell and rotation. It returns "" if a belongs to no option.
func (d *decision) keyOf(a rules.Action) string {
	option := catalog.Action(d.v.T, a).Option
	if option == "" {
		return ""
	}
	own := d.dealsInOwn(a)
	if own {
		option = "own:" + option
	}
	k := keying{d: d, parts: []string{option}, own: own}
	rules.Walk(a, &k)
	return strings.Join(k.parts, ":")
}

// keying is the rules.Fields that collects the parts of a key. The actor is left out, since all options have the same
// one.
type keying struct {
	rules.Ignore
	d     *decision
	parts []string
	named bool // the actor has been seen
	train bool // a train has been seen
	tile  bool // a tile has been seen: the last part is its name
	own   bool // the company deals in its own shares: the source is chosen within the option
}

func (k *keying) add(part string) { k.parts = append(k.parts, part) }

// Owner adds the source of a certificate, except in deals of a company in its own shares, and of a train only if it is
// not the depot. The first owner is the actor and is left out.
func (k *keying) Owner(o *id.Owner) {
	switch {
	case !k.named:
		k.named = true
	case k.own:
	case *o == id.Pool:
		k.add("pool")
	case o.Corp() != 0:
		k.add(k.d.say.Corp(o.Corp()))
	case o.Player() != 0:
		k.add("p" + strconv.Itoa(int(o.Player())))
	case !k.train:
		k.add("ipo")
	}
}

// Player notes the actor: the only player among the operands.
func (k *keying) Player(*id.Player) { k.named = true }

// Corp adds a company unless it is the actor, which comes first.
func (k *keying) Corp(c *id.Corp) {
	if k.named {
		k.add(k.d.say.Corp(*c))
	}
	k.named = true
}

func (k *keying) Private(p *id.Private) { k.add(k.d.say.Private(*p)) }

func (k *keying) Power(p *id.Private) { k.Private(p) }

func (k *keying) Lot(p *id.Private) {
	if *p == 0 {
		k.add("choice")
		return
	}
	k.Private(p)
}

func (k *keying) Hex(h *id.Hex) { k.add(k.d.v.T.HexName(*h)) }

func (k *keying) Aim(h *id.Hex) { k.Hex(h) }

// Tile replaces the hex in the key, because the tiles of each hex are listed separately.
func (k *keying) Tile(n *id.Tile, _ *uint8) {
	k.parts[len(k.parts)-1], k.tile = k.d.v.T.Tiles.Kind(*n).Name, true
}

func (k *keying) Choice(n *uint8) { k.add(strconv.Itoa(int(*n))) }

// Price is part of the key only for sealed bids, which offer a few fixed sums; otherwise it is chosen within the
// option.
func (k *keying) Price(n *int32) {
	if k.d.v.Sealed() {
		k.add(strconv.Itoa(int(*n)))
	}
}

func (k *keying) City(n *uint8) { k.add(strconv.Itoa(int(*n))) }

// Via distinguishes lays of the same tile by different powers. A city is one option, whichever power reaches it.
func (k *keying) Via(p *id.Private) {
	if *p != 0 && k.tile {
		k.Private(p)
	}
}

func (k *keying) Train(n *id.Train) {
	k.add(k.d.v.T.Train(k.d.v.KindOf(*n)).Name)
	k.train = true
}

func (k *keying) TradeIn(n *id.Train) {
	if *n != 0 {
		k.add("with")
		k.Train(n)
	}
}

func (k *keying) As(n *id.TrainKind) {
	if *n != 0 {
		k.add(k.d.v.T.Train(*n).Name)
	}
}

func (k *keying) DividendKind(kind *rules.DividendKind) { k.add(kind.String()) }
