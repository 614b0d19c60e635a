package route

import "slices"

// share assigns the things that only one route of a run can have: the prizes, to groups of trains, because crews are
// solved independently; the payments Again and Aside, to single trains. The best run is the best over all shares.
type share struct {
	crews []uint8 // by prize: the group of trains that may win it
	again int     // the train paid Again, or nobody
	aside int     // the train paid Aside, or nobody
}

// nobody is the train in a share without such a payment.
const nobody = -1

// appendShares appends all ways to share the prizes.
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

// shareSingles returns shares with every choice of the trains paid Again and Aside. Only the first train of each kind
// is tried; kindOf has the kind of each train.
func (p *Problem) shareSingles(shares []share, kindOf []int) []share {
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

// choose returns each share changed by give for every train for which give reports that it may be changed so, or shares
// if there is none.
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
