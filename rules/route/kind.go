package route

import (
	"slices"

	"hexrail/rules/tile"
	"hexrail/rules/track"
)

// kind is a train with its terms for every stop of the net. Trains of one kind are interchangeable.
type kind struct {
	train *Train
	terms []Terms // by stop
}

// same reports whether two kinds run alike.
func (k *kind) same(o *kind) bool {
	a, b := k.train, o.train
	return a.Reach == b.Reach && a.More == b.More && a.Group == b.Group && a.Local == b.Local && a.HexOnce == b.HexOnce &&
		a.Extra == nil && b.Extra == nil && slices.Equal(k.terms, o.terms)
}

// compile works out the terms of a train.
func (k *kind) compile(p *Problem, train int, n *net) {
	k.train = &p.Trains[train]
	k.terms = k.terms[:0]
	for _, at := range n.stops {
		k.terms = append(k.terms, p.TermsOf(train, at))
	}
}

// TermsOf returns how a train of the problem treats a stop.
func (p *Problem) TermsOf(train int, at track.StopAt) Terms {
	plain := p.plain(at)
	if change := p.Trains[train].Terms; change != nil {
		return change(at, plain)
	}
	return plain
}

// plain returns the plain rule for a stop (1830/R200 to R205).
func (p *Problem) plain(at track.StopAt) Terms {
	stop := &p.Position.Face(at.Hex).Stops[at.Stop]
	return Terms{
		Pays:    stop.Value.At(p.Phase),
		Closed:  stop.Kind == tile.OffBoard || !p.Position.Passes(at, p.Corp, p.Through),
		Station: p.Position.Stations(at.Hex, p.Corp)>>at.Stop&1 != 0,
	}
}

// fits reports whether a route that calls at so many major and minor stops is in reach.
func (k *kind) fits(major, minor int) bool {
	n, m := int(k.train.Reach), int(k.train.More)
	return n == Endless || major <= n && minor <= m+n-major
}
