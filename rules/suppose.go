package rules

import "github.com/hexrail/hexrail/rules/id"

// Suppose returns a position in which company c owns only these trains, one card for each kind given, and the cards in
// card order. If a kind has too few cards, the rest are left out. Limits on trains are ignored. The state of the
// returned view is s.
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
