package route

import "slices"

// share is a way to give the prizes of a run to the groups of its trains, whose routes do not know of each other, and to choose
// the train that is paid Again. The best run is the best of those of all shares.
type share struct {
	crews []uint8 // by prize: the group of trains that may win it
	again int     // train
}

// appendShares appends all ways to share, without Again.
func (p *Problem) appendShares(dst []share) []share {
	var groups []uint8
	for i := range p.Trains {
		if g := p.Trains[i].Group; !slices.Contains(groups, g) {
			groups = append(groups, g)
		}
	}
	dst = append(dst, share{again: -1})
	for range p.Run.Prizes {
		var more []share
		for _, s := range dst {
			for _, g := range groups {
				more = append(more, share{append(slices.Clone(s.crews), g), s.again})
			}
		}
		dst = more
	}
	return dst
}

// again returns the shares with every choice of the train that is paid Again. Of trains of one kind it is the first.
func (p *Problem) again(shares []share, kindOf []int) (more []share) {
	for _, s := range shares {
		for i := range p.Trains {
			if p.Trains[i].Again != nil && slices.Index(kindOf, kindOf[i]) == i {
				more = append(more, share{s.crews, i})
			}
		}
	}
	if len(more) == 0 {
		return shares
	}
	return more
}
