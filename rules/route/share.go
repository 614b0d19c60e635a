package route

import "slices"

// share is a way to give what only one route of a run has: the prizes, to the groups of its trains, whose routes do not know of each
// other, and to single trains what is paid Again and what is Aside. The best run is the best of those of all shares.
type share struct {
	crews []uint8 // by prize: the group of trains that may win it
	again int     // train
	aside int     // train
}

// nobody is the train to which nothing is given.
const nobody = -1

// appendShares appends all ways to share the prizes alone.
func (p *Problem) appendShares(dst []share) []share {
	var groups []uint8
	for i := range p.Trains {
		if g := p.Trains[i].Group; !slices.Contains(groups, g) {
			groups = append(groups, g)
		}
	}
	dst = append(dst, share{again: nobody, aside: nobody})
	for range p.Run.Prizes {
		var more []share
		for _, s := range dst {
			for _, g := range groups {
				more = append(more, share{append(slices.Clone(s.crews), g), s.again, s.aside})
			}
		}
		dst = more
	}
	return dst
}

// singled returns the shares with every choice of the trains that are paid Again and Aside. Of trains of one kind it is the first.
func (p *Problem) singled(shares []share, kindOf []int) []share {
	shares = choose(shares, len(p.Trains), func(s *share, i int) bool {
		s.again = i
		return p.Trains[i].Again != nil && slices.Index(kindOf, kindOf[i]) == i
	})
	return choose(shares, len(p.Trains), func(s *share, i int) bool {
		s.aside = i
		twin := false
		for k := range i {
			twin = twin || kindOf[k] == kindOf[i] && k != s.again
		}
		return p.Run.Aside != nil && p.Trains[i].Reach > 0 && (!twin || i == s.again)
	})
}

// choose returns the shares with every train given that may be, or as they are if none may.
func choose(shares []share, trains int, give func(s *share, train int) bool) (more []share) {
	for _, s := range shares {
		for i := range trains {
			if given := s; give(&given, i) {
				more = append(more, given)
			}
		}
	}
	if len(more) == 0 {
		return shares
	}
	return more
}
