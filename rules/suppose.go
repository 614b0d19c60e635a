package rules

import "hexrail/rules/id"

// Suppose returns the position in which company c owns just these trains, a card for each kind given, and the cards in card
// order. There are no more cards than a kind has; those beyond are left out. Whether c may own them is not asked. The state
// of the returned view is s.
func (v View) Suppose(s *State, c id.Corp, kinds []id.TrainKind) (View, []id.Train) {
	*s = *v.S
	w := View{T: v.T, S: s, X: v.X}
	o := id.OfCorp(c)
	for n := range s.Trains {
		if s.Trains[n] == o {
			s.Trains[n] = id.Nobody
		}
	}
	given := map[id.TrainKind]int{}
	for _, k := range kinds {
		if n := v.T.Card(k, given[k]); n != 0 {
			s.Trains[n] = o
			given[k]++
		}
	}
	return w, w.AppendTrains(nil, o)
}
