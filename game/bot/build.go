package bot

import (
	"hexrail/rules"
	"hexrail/rules/id"
)

// prospect is what a company can expect of its track.
type prospect struct {
	now   int32 // best run with the trains that it has, or with the one it buys next
	later int32 // best run with a longer train
	near  int32 // see pull
}

func (s *Sensible) prospect(v rules.View, c id.Corp) prospect {
	trains := kinds(v, c)
	if next := forSale(v); len(trains) == 0 && next != 0 {
		trains = append(trains, next)
	}
	return prospect{s.run(v, c, trains...), s.run(v, c, ahead(v)), pull(v, c)}
}

// gain weighs a change: a run counts for the rounds in which it is run, what is near a little.
func (p prospect) gain(to prospect) int32 {
	return 6*(to.now-p.now) + 4*(to.later-p.later) + 2*(to.near-p.near)
}

// after returns the position after a legal action. It is valid until the next call.
func (s *Sensible) after(v rules.View, a rules.Action) rules.View {
	rules.Do(v, a, &s.next)
	return rules.View{T: v.T, S: &s.next, X: v.X}
}

// lay takes the tile that makes the runs of the company best, or brings it nearer to where it may go. Money for the first
// train is not spent on ground.
func (s *Sensible) lay(v rules.View) rules.Action {
	return s.build(v, func(a rules.Action) (id.Corp, bool) {
		lay, ok := a.(rules.LayTile)
		return lay.By, ok
	})
}

// place takes the station after which the company runs best; a home station near to other stops.
func (s *Sensible) place(v rules.View) rules.Action {
	return s.build(v, func(a rules.Action) (id.Corp, bool) {
		place, ok := a.(rules.PlaceToken)
		return place.Of, ok
	})
}

// build returns the best of the actions that of picks, for the company that it names, or a pass if none is worth its price.
func (s *Sensible) build(v rules.View, of func(rules.Action) (id.Corp, bool)) rules.Action {
	most, choice := int32(0), decline(s.legal)
	var before prospect
	known := id.Corp(0)
	for _, a := range s.legal {
		c, ok := of(a)
		if !ok {
			continue
		}
		if known != c {
			known, before = c, s.prospect(v, c)
		}
		w := s.after(v, a)
		cost := v.Cash(id.OfCorp(c)) - w.Cash(id.OfCorp(c))
		if cost > 0 && w.Cash(id.OfCorp(c)) < s.needs(v, c) {
			continue
		}
		if m := before.gain(s.prospect(w, c)) - cost; m > most {
			most, choice = m, a
		}
	}
	return choice
}
