package draft

import (
	"strconv"
	"strings"

	"hexrail/game/catalog"
	"hexrail/rules"
	"hexrail/rules/id"
)

// ChoiceKey is the key of the bid for the right to choose.
const ChoiceKey = "bid:choice"

// keyOf names the option to which an action belongs, by all its operands but those that are chosen within the option: price,
// percent, cell and rotation. It is empty if the action is no option.
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

// keying gathers the parts of a key. Who acts goes without saying.
type keying struct {
	rules.Ignore
	d     *decision
	parts []string
	named bool // who acts was seen
	card  bool // a train was
	tile  bool
	own   bool // from whom a company takes its share is chosen within the option
}

func (k *keying) add(part string) { k.parts = append(k.parts, part) }

// Owner, and the methods below, implement rules.Fields. Where a certificate lies is always said; of a train the depot is not.
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
	case !k.card:
		k.add("ipo")
	}
}

func (k *keying) Player(*id.Player) { k.named = true }

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

// Tile takes the place of the hex: the tiles of every hex are listed apart.
func (k *keying) Tile(n *id.Tile, _ *uint8) {
	k.parts[len(k.parts)-1], k.tile = k.d.v.T.Tiles.Kind(*n).Name, true
}

func (k *keying) Choice(n *uint8) { k.add(strconv.Itoa(int(*n))) }

// Price is chosen within an option, but for sealed bids, of which there are a few.
func (k *keying) Price(n *int32) {
	if k.d.v.Sealed() {
		k.add(strconv.Itoa(int(*n)))
	}
}

func (k *keying) City(n *uint8) { k.add(strconv.Itoa(int(*n))) }

// Via makes another option of the same tile. A city is one option, by whatever power it is reached.
func (k *keying) Via(p *id.Private) {
	if *p != 0 && k.tile {
		k.Private(p)
	}
}

func (k *keying) Train(n *id.Train) {
	k.add(k.d.v.T.Train(k.d.v.KindOf(*n)).Name)
	k.card = true
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
