package rulestest

import (
	"slices"

	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/market"
	"hexrail/rules/track"
)

// Unlisted returns actions that the referee takes in a position although they are not among the legal ones: of every legal action those
// that differ from it in one operand. Prices, trains and routes are not varied: cards are alike, and routes are too many to be
// listed.
func Unlisted(v rules.View) (list []rules.Action) {
	legal := rules.AppendLegal(nil, v)
	done := map[string]int{}
	for _, a := range legal {
		if verb := a.Def().Verb; done[verb] == mostVaried {
			continue
		}
		done[a.Def().Verb]++
		for n := 0; ; n++ {
			x := &variation{View: v, at: n}
			a.Walk(x)
			if x.seen <= x.at {
				break
			}
			for value := range x.values {
				x := &variation{View: v, at: n, value: value + 1}
				b := a.Walk(x)
				same := func(l rules.Action) bool { return rules.SameAction(priceless(v, l), priceless(v, b)) }
				if !slices.ContainsFunc(legal, same) && !rules.Check(v, b).Refused() && !slices.ContainsFunc(list, same) {
					list = append(list, b)
				}
			}
		}
	}
	return list
}

// priceless returns an action with a price of nothing.
func priceless(v rules.View, a rules.Action) rules.Action {
	return a.Walk(&variation{View: v, at: -1, free: true})
}

// mostVaried bounds how many legal actions of a kind are varied.
const mostVaried = 6

// variation gives one operand of an action another value. With value zero it only counts the operands, and the values of that one.
type variation struct {
	rules.View
	at, value    int
	seen, values int
	free         bool
}

// vary gives an operand one of n values.
func vary[N ~uint8](x *variation, o *N, n int) {
	if x.seen++; x.seen != x.at+1 {
		return
	}
	if x.values = n; x.value > 0 {
		*o = N(x.value - 1)
	}
}

// Price implements rules.Fields.
func (x *variation) Price(n *int32) {
	if x.seen++; x.free {
		*n = 0
	}
}

// Owner, and the methods below, implement rules.Fields.
func (x *variation) Owner(o *id.Owner)                  { vary(x, o, int(id.OfCorp(id.Corp(len(x.T.Corps))))+1) }
func (x *variation) Player(p *id.Player)                { vary(x, p, int(x.S.Players)+1) }
func (x *variation) Corp(c *id.Corp)                    { vary(x, c, len(x.T.Corps)+1) }
func (x *variation) Private(p *id.Private)              { vary(x, p, len(x.T.Privates)+1) }
func (x *variation) Power(p *id.Private)                { x.Private(p) }
func (x *variation) Lot(p *id.Private)                  { x.Private(p) }
func (x *variation) Cell(at *market.Pos)                { vary(x, &at.Col, 20) }
func (x *variation) Percent(n *uint8)                   { vary(x, n, 101) }
func (x *variation) Hex(h *id.Hex)                      { vary(x, h, x.T.Track().Len()+1) }
func (x *variation) Aim(h *id.Hex)                      { x.Hex(h) }
func (x *variation) Tile(n *id.Tile, rot *uint8)        { vary(x, n, len(x.T.Tiles)+1) }
func (x *variation) City(n *uint8)                      { vary(x, n, 4) }
func (x *variation) Train(*id.Train)                    { x.seen++ }
func (x *variation) DividendKind(k *rules.DividendKind) { vary(x, k, 4) }
func (x *variation) Of(c *id.Corp, _ id.Corp)           { x.Corp(c) }
func (x *variation) Via(p *id.Private)                  { x.Private(p) }
func (x *variation) TradeIn(*id.Train)                  { x.seen++ }
func (x *variation) As(*id.TrainKind)                   { x.seen++ }
func (x *variation) Choice(n *uint8)                    { vary(x, n, 12) }
func (x *variation) Stated(*bool, *int32, *int32)       { x.seen++ }
func (x *variation) Routes(*[]track.Route)              { x.seen++ }
