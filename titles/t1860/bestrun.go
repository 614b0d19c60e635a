package t1860

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/route"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// problem returns the solver's problem for the best run of c. It is the title's hook. Halts earn no dividend, so the
// solver passes them freely; which halts are used is decided afterwards (1860/R159).
func (t runTerms) problem(v rules.View, c id.Corp, trains []id.Train) route.Problem {
	p := route.Problem{
		Position: v.Position(), Corp: c, Phase: v.PhaseDef().Column(), Through: v.FaceDown(),
		Run: route.RunRules{Linked: true},
	}
	for _, n := range trains {
		a := t.allowanceOf(v, n)
		p.Trains = append(p.Trains, route.Train{
			Reach: uint8(a.large), More: uint8(a.all - a.large), HexOnce: !t.reEnter, Terms: t.stopTerms(v, c, n),
		})
	}
	return p
}

// stopTerms returns how train n of c treats stops, as a hook of the solver that changes the terms of 1830.
func (t runTerms) stopTerms(v rules.View, c id.Corp, n id.Train) func(track.StopAt, route.Terms) route.Terms {
	rented := leased(v, n) && t.lease != HalfRun
	home := homeOf(v, c)
	return func(at track.StopAt, plain route.Terms) route.Terms {
		plain.Goal = t.home && at == home
		switch kindAt(v, at) {
		case tile.City: // one route may pass a full city (1860/R160)
			plain.Filled, plain.Closed = plain.Closed, false
		case tile.Town:
			plain.Cost, plain.Skip = route.Minor, t.skipTowns
		case tile.Halt:
			plain.Cost, plain.Skip, plain.NoEnd = route.Minor, true, true
			if trackEnded.Is(v.S) {
				plain.Cost, plain.Pays = route.Free, 0
				return plain
			}
		case tile.OffBoard:
		}
		if rented {
			plain.Pays = leasePerStop
		}
		return plain
	}
}
