package tile

import "math/bits"

// Misfit is a reason why a tile may not be laid on a hex. The first group is found by comparing faces; the second needs
// the board and is found by package track.
type Misfit uint8

// The reasons against a tile, in the order in which they are checked.
const (
	Fits         Misfit = iota
	NeverChanged        // gray, red and blue faces are never replaced (1830/R96)
	WrongColor          // not the next colour, such as green on a plain white hex (1830/R96)
	WrongLabel          // such as a tile without B on Baltimore (1830/R99)
	WrongCities         // different number of cities (1830/R99)
	WrongTowns          // different number of towns (1830/R99)
	CutsTrack           // a piece of the old track is missing (1830/R100)
	MixesCities         // an old city has no separate city on the tile (1830/R100)

	WrongTurn // the tile has one orientation (1860/R87)
	// RunsOff: track against the rim, an impassable side or a printed hex without track there (1830/R101).
	RunsOff
	NotReached // no end of track meets the company's network (1830/R102)
	NothingNew // the network gains nothing that the title requires (1830/R107)
)

// Terms are the choices of a title, or of a power, about which tile may replace which.
type Terms struct {
	ByExits bool // old track need only keep its edges, because tiles meet in junctions (18FL, 1822PNW)
	// HexLabels requires the label that the hex specifies for the tile's colour, whatever tile is there (1870/R88).
	HexLabels bool
	AnyStops  bool // a power that ignores labels and numbers of stops
	AnyColor  bool // a power that skips colours and replaces faces that are otherwise never replaced
}

// Replaces returns the reason, if any, why face b, already turned, may not be laid on a hex that shows face a.
func Replaces(a, b *Face, t Terms) Misfit {
	if m := KindReplaces(a, b, t); m != Fits {
		return m
	}
	if !keepsTrack(a, b, t.ByExits) {
		return CutsTrack
	}
	if !citiesMatch(a, b) {
		return MixesCities
	}
	return Fits
}

// KindReplaces returns the part of the answer of Replaces that is the same for all rotations: colour, label, number of
// stops (1830/R96, R99).
func KindReplaces(a, b *Face, t Terms) Misfit {
	if a.Color >= Gray && !t.AnyColor {
		return NeverChanged
	}
	if b.Color != a.Color+1 && !t.AnyColor {
		return WrongColor
	}
	if t.AnyStops {
		return Fits
	}
	if a.Label != b.Label && !t.HexLabels {
		return WrongLabel
	}
	if !cityNumbersFit(a, b) {
		return WrongCities
	}
	if a.towns() != b.towns() {
		return WrongTowns
	}
	return Fits
}

// towns returns the number of towns, halts included.
func (f *Face) towns() int { return f.Count(Town) + f.Count(Halt) }

// cityNumbersFit reports whether the numbers of cities allow the upgrade: they are equal, except that labelled cities
// may merge, but not on the first tile of a hex (1830, appendix A.4).
func cityNumbersFit(a, b *Face) bool {
	old, now := a.Count(City), b.Count(City)
	if a.Label == "" || a.Color == White {
		return old == now
	}
	return old == 0 || now > 0
}

// keepsTrack reports whether every piece of a is on b, or, by exits, every edge that had track (1830/R100).
func keepsTrack(a, b *Face, byExits bool) bool {
	if byExits {
		return a.Exits()&^b.Exits() == 0
	}
	for i := range a.Paths {
		if !Carries(a, b, &a.Paths[i]) {
			return false
		}
	}
	return true
}

// Carries reports whether face b has the piece p of face a in place. Track to a town may become track to a city, track
// to a halt may become track to either, and track to a junction may become track to any of them, but never the reverse.
func Carries(a, b *Face, p *Path) bool {
	for _, path := range b.Paths {
		if joins(a, b, p.A, path.B) && joins(a, b, p.B, path.A) {
			path = path.reversed()
		}
		if joins(a, b, p.A, path.A) && joins(a, b, p.B, path.B) && p.LaneA == path.LaneA && p.LaneB == path.LaneB {
			return true
		}
	}
	return false
}

// reversed returns the path with its ends exchanged.
func (p Path) reversed() Path {
	p.A, p.B, p.LaneA, p.LaneB = p.B, p.A, p.LaneB, p.LaneA
	return p
}

// joins reports whether the end now of face b can continue the end old of face a.
func joins(a, b *Face, old, now End) bool {
	if _, ok := old.Edge(); ok || now < firstStopEnd {
		return old == now
	}
	oldStop, wasStop := old.Stop()
	newStop, isStop := now.Stop()
	if !wasStop {
		return true // a junction stays one or becomes a stop
	}
	if !isStop {
		return false
	}
	was, is := a.Stops[oldStop].Kind, b.Stops[newStop].Kind
	return was == is || was != City && was != OffBoard && is != Halt
}

// citiesMatch reports whether the stops of b match those of a: the number of new ones apart from all old track is at
// most the number added, and if both have several cities, each old one corresponds to exactly one new one (1830/R100).
func citiesMatch(a, b *Face) bool {
	apart, oldStops, newStops := 0, 0, 0
	for i := range a.Stops {
		if a.StopExits(i) != 0 {
			oldStops++
		}
	}
	for j := range b.Stops {
		exits := b.StopExits(j)
		if exits == 0 {
			continue
		}
		newStops++
		if !meetsStop(a, exits) {
			apart++
		}
	}
	if apart > max(0, newStops-oldStops) {
		return false
	}
	return a.Count(City) < 2 || b.Count(City) < 2 || oneToOne(a, b)
}

// meetsStop reports whether a stop of f has one of these exits.
func meetsStop(f *Face, exits uint8) bool {
	for i := range f.Stops {
		if f.StopExits(i)&exits != 0 {
			return true
		}
	}
	return false
}

// oneToOne reports whether the track of each city of a leads to exactly one city of b.
func oneToOne(a, b *Face) bool {
	for i := range a.Stops {
		exits := a.StopExits(i)
		if a.Stops[i].Kind != City || exits == 0 {
			continue
		}
		if bits.OnesCount8(citiesAround(b, exits)) != 1 {
			return false
		}
	}
	return true
}

// citiesAround returns the cities of f that have all these exits, one bit per stop.
func citiesAround(f *Face, exits uint8) (set uint8) {
	for j := range f.Stops {
		if f.Stops[j].Kind == City && exits&^f.StopExits(j) == 0 {
			set |= 1 << j
		}
	}
	return set
}
