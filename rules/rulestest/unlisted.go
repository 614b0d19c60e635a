package rulestest

import (
	"iter"
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/track"
)

// Unlisted returns actions that the referee accepts in a position although they are not listed as legal: those that
// differ from a legal action in one operand. Prices, trains and routes are not varied, because cards are equal and
// routes are too many to list.
func Unlisted(v rules.View) (list []rules.Action) {
	legal := rules.AppendLegal(nil, v)
	varied := map[string]int{} // number of actions, by verb
	for _, a := range legal {
		verb := a.Def().Verb
		if varied[verb] == mostVaried {
			continue
		}
		varied[verb]++
		for b := range variations(v, a, false) {
			same := func(l rules.Action) bool { return rules.SameAction(priceless(v, l), priceless(v, b)) }
			if !slices.ContainsFunc(legal, same) && !rules.Check(v, b).Refused() && !slices.ContainsFunc(list, same) {
				list = append(list, b)
			}
		}
	}
	return list
}

// Near returns the actions that differ from a in one operand: every other seat, company, place, card and
// answer, adjacent and double prices, stated sums, and routes with a part missing or repeated. It counts the action
// itself too.
func Near(v rules.View, a rules.Action) iter.Seq[rules.Action] { return variations(v, a, true) }

// variations yields a with every value of one operand, for each operand in turn, including prices, trains and routes if
// whole is set.
func variations(v rules.View, a rules.Action, whole bool) iter.Seq[rules.Action] {
	return func(yield func(rules.Action) bool) {
		for n := 0; ; n++ {
			count := &variation{View: v, at: n, whole: whole}
			rules.Walk(a, count)
			if count.seen <= n {
				return
			}
			for value := range count.values {
				if !yield(rules.Walk(a, &variation{View: v, at: n, value: value + 1, whole: whole})) {
					return
				}
			}
		}
	}
}

// priceless returns an action with price zero.
func priceless(v rules.View, a rules.Action) rules.Action {
	return rules.Walk(a, &variation{View: v, at: -1, free: true})
}

// mostVaried bounds the number of legal actions of a kind that are varied.
const mostVaried = 6

// variation replaces the value of one operand. With value zero it only counts the operands, and the values of that one.
type variation struct {
	rules.View
	at, value    int
	seen, values int
	free         bool // the price becomes zero
	whole        bool // prices, trains and routes too
}

// vary gives an operand one of n values.
func vary[N ~uint8](x *variation, o *N, n int) {
	if value, ok := x.next(n); ok {
		*o = N(value)
	}
}

// next counts an operand with n values and returns the index of its new value; false leaves it unchanged.
func (x *variation) next(n int) (value int, ok bool) {
	if x.seen++; x.seen != x.at+1 {
		return 0, false
	}
	x.values = n
	return x.value - 1, x.value > 0
}

// among gives an operand one of these values. If the variation is not whole, the operand has no other values.
func among[T any](x *variation, o *T, values ...T) {
	if !x.whole {
		values = nil
	}
	if value, ok := x.next(len(values)); ok {
		*o = values[value]
	}
}

// Price varies a price, or makes it zero if the variation is free.
func (x *variation) Price(n *int32) {
	among(x, n, *n, *n-1, *n+1, 2**n, 0, -1)
	if x.free {
		*n = 0
	}
}

// varyCard gives an operand every card, or none.
func (x *variation) varyCard(n *id.Train) {
	if cards := x.T.Cards() + 1; x.whole {
		vary(x, n, cards)
		return
	}
	x.seen++
}

// As varies the side of a card like varyCard.
func (x *variation) As(k *id.TrainKind) {
	if x.whole {
		vary(x, k, len(x.T.Trains)+1)
		return
	}
	x.seen++
}

// Stated varies the three values of a stated run together.
func (x *variation) Stated(on *bool, revenue, subsidy *int32) {
	type stated struct {
		on               bool
		revenue, subsidy int32
	}
	s := stated{*on, *revenue, *subsidy}
	among(x, &s, stated{}, stated{true, 0, 0}, stated{true, 10, 0}, stated{true, 0, 10}, stated{true, -10, 0})
	*on, *revenue, *subsidy = s.on, s.revenue, s.subsidy
}

// Routes varies a run: without its first route, with that repeated, empty or cut short, and in another order.
func (x *variation) Routes(list *[]track.Route) {
	routes := *list
	if len(routes) == 0 {
		x.seen++
		return
	}
	first, rest := routes[0], routes[1:]
	cut := first
	cut.Pieces = cut.Pieces[:max(len(cut.Pieces)-1, 0)]
	among(x, list, nil, rest, slices.Concat(routes, routes[:1]), slices.Concat([]track.Route{cut}, rest),
		slices.Concat([]track.Route{{}}, rest), slices.Concat(rest, routes[:1]))
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
func (x *variation) Train(n *id.Train)                  { x.varyCard(n) }
func (x *variation) DividendKind(k *rules.DividendKind) { vary(x, k, 4) }
func (x *variation) Of(c *id.Corp, _ id.Corp)           { x.Corp(c) }
func (x *variation) Via(p *id.Private)                  { x.Private(p) }
func (x *variation) TradeIn(n *id.Train)                { x.varyCard(n) }
func (x *variation) Choice(n *uint8)                    { vary(x, n, 12) }
