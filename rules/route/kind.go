package route

import (
	"slices"

	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// kind is a train with its terms for every stop of the net. Trains of one kind are interchangeable.
type kind struct {
	train  *Train
	terms  []Terms  // by stop
	passes []int16  // by hex; empty if no hex pays
	aside  []weight // by stop, as an end of the route; empty if nothing is paid aside
	prizes []win    // the prizes it may win
	owing  bool     // its routes may incur debts

	problem *Problem
}

// win is a prize that a kind of train may win at a stop.
type win struct {
	prize, stop int
	pays        int16
}

// same reports whether two kinds have the same routes and pay.
func (k *kind) same(o *kind) bool {
	a, b := k.train, o.train
	return a.Reach == b.Reach && a.More == b.More && a.Group == b.Group && a.Local == b.Local && a.HexOnce == b.HexOnce &&
		a.StopOnce == b.StopOnce && a.Pays == b.Pays && (a.Again == nil) == (b.Again == nil) &&
		slices.Equal(k.terms, o.terms) && slices.Equal(k.passes, o.passes) &&
		slices.Equal(k.aside, o.aside) && slices.Equal(k.prizes, o.prizes)
}

// compile computes the terms of a train that may win the prizes of its share. Each dollar paid Aside has the given
// weight.
func (k *kind) compile(p *Problem, train int, n *net, s share, aside weight) {
	k.train, k.problem = &p.Trains[train], p
	k.terms, k.aside = k.terms[:0], k.aside[:0]
	for _, at := range n.stops {
		k.terms = append(k.terms, p.TermsOf(train, at))
		if s.aside == train {
			k.aside = append(k.aside, aside*weight(p.Run.Aside(at)))
		}
	}
	k.owing = k.train.StopOnce
	k.findPrizes(n, train, s.crews)
	k.addPasses(k.train.Again != nil && s.again == train)
}

// findPrizes lists the prizes that the train may win, given the group of trains to which each prize is assigned.
func (k *kind) findPrizes(n *net, train int, crews []uint8) {
	p := k.problem
	for i := range p.Run.Prizes {
		if crews[i] != k.train.Group {
			continue
		}
		prize := &p.Run.Prizes[i]
		for stop, at := range n.stops {
			if at.Hex != prize.At {
				continue
			}
			if pays := prize.Pays(train, at); pays > 0 {
				k.prizes = append(k.prizes, win{i, stop, pays})
				k.owing = k.owing || prize.With.Hex != 0
			}
		}
	}
}

// addPasses computes the pay for using track of each hex, with Again if that is set.
func (k *kind) addPasses(again bool) {
	k.passes = k.passes[:0]
	if k.train.Passes == nil && !again {
		return
	}
	for i := range k.problem.Position.Len() {
		pays := int16(0)
		if k.train.Passes != nil {
			pays = k.train.Passes(id.Hex(i + 1))
		}
		if again {
			pays += k.train.Again(id.Hex(i + 1))
		}
		k.passes = append(k.passes, pays)
	}
}

// passingPay returns the pay for using track of a hex.
func (k *kind) passingPay(h id.Hex) int32 {
	if len(k.passes) == 0 {
		return 0
	}
	return int32(k.passes[h-1])
}

// TermsOf returns how a train of the problem treats a stop.
func (p *Problem) TermsOf(train int, at track.StopAt) Terms {
	plain := p.plainTerms(at)
	if change := p.Trains[train].Terms; change != nil {
		return change(at, plain)
	}
	return plain
}

// plainTerms returns the plain rule for a stop (1830/R200 to R205).
func (p *Problem) plainTerms(at track.StopAt) Terms {
	stop := &p.Position.Face(at.Hex).Stops[at.Stop]
	return Terms{
		Pays:    stop.Value.At(p.Phase),
		Closed:  stop.Kind == tile.OffBoard || !p.Position.Passes(at, p.Corp, p.Through),
		Station: p.Position.Stations(at.Hex, p.Corp)>>at.Stop&1 != 0,
	}
}

// tallies returns the number of tallies that fit the train at most, and how many of them have the same number of major
// stops.
func (k *kind) tallies() (all, minors int) {
	n, m := int(k.train.Reach), int(k.train.More)
	if n == Endless {
		return 1, 1
	}
	minors = 1
	if slices.ContainsFunc(k.terms, func(t Terms) bool { return t.Cost == Minor }) {
		minors += n + m
	}
	return (n + 1) * minors, minors
}

// fits reports whether the train can call at so many stops (1860/R156).
func (k *kind) fits(t tally) bool {
	n, m := int(k.train.Reach), int(k.train.More)
	return n == Endless || int(t.major) <= n && int(t.minor) <= m+n-int(t.major)
}
