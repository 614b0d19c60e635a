// Package tile describes tiles: their stops, pieces of track, colours and labels; the catalogue of numbered tiles that
// the titles share; and the rules by which one tile may replace another.
//
// A Face is one picture of stops and track, printed on a hex or a tile, and a Kind is a tile with its number of copies.
// Numbered returns a face of the catalogue, and Box the Set of a title. Replaces judges an upgrade and returns a
// Misfit. It compares two faces alone; package track judges the place on the board.
//
// Edges are numbered 0 to 5 and turn with the tile; one rotation is 60 degrees clockwise. Faces of the catalogue and of
// a title's box must not be changed, since they are shared by all states.
package tile

import (
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
)

// Color is the colour of a face. White, Yellow, Green, Brown and Gray are the sequence of upgrades.
type Color uint8

// The colours. Red faces are off-board areas, Blue ones water.
const (
	White Color = iota
	Yellow
	Green
	Brown
	Gray
	Red
	Blue
)

// StopKind is the kind of a stop.
type StopKind uint8

// The kinds of stops.
const (
	City StopKind = iota + 1
	Town
	Halt // 1860: counts only if the company uses it
	OffBoard
)

// Values is the pay of a stop by the highest tile colour of the phase: index 0 yellow, 1 green, 2 brown, 3 gray.
type Values [4]int16

// Pays returns Values that are the same in every phase.
func Pays(v int16) Values { return Values{v, v, v, v} }

// At returns the value while c is the highest colour that may be laid.
func (v Values) At(c Color) int16 { return v[min(max(c, Yellow), Gray)-Yellow] }

// Stop is a city, town, halt or off-board place of a face.
type Stop struct {
	Kind  StopKind
	Slots uint8  // for tokens; cities, and off-board places that are homes of companies
	Value Values // pay for calling
	Group string // off-board places of one group count as one area
	// Owned means that the token in the stop is a claim instead of a station: its owner's trains may pass, the stop is
	// full for all others, and nobody reaches, runs or builds from it (1822PNW/R135).
	Owned bool
	// Loc is the direction of the stop from the centre in twelfths of a turn from edge 0 (2 per edge), plus 1. Zero
	// lets the painter choose, 13 is the centre.
	Loc uint8
}

// Capacities of a face, shared by all titles.
const (
	MaxStops = 4
	MaxPaths = 16
)

// End is one end of a piece of track: an edge (0 to 5), a stop (StopEnd) or the junction in the middle of the tile.
type End uint8

const (
	firstStopEnd End = 6
	// Junction is the point where all junction track of a tile meets without a stop.
	Junction End = 0x40
)

// EdgeEnd returns the end at edge e.
func EdgeEnd(e hex.Edge) End { return End(e) }

// StopEnd returns the end at stop i.
func StopEnd(i int) End { return firstStopEnd + End(i) }

// Edge returns the edge and reports whether the end is one.
func (e End) Edge() (hex.Edge, bool) { return hex.Edge(e), e < firstStopEnd }

// Stop returns the index of the stop and reports whether the end is one.
func (e End) Stop() (int, bool) { return int(e - firstStopEnd), e >= firstStopEnd && e < Junction }

// Path is one piece of track of a face. A and B are interchangeable.
type Path struct {
	A, B End
	// LaneA and LaneB distinguish parallel tracks that share an edge (double track, 1822PNW), at each end: 0 is single
	// track, otherwise the number of the lane from 1.
	LaneA, LaneB uint8
	// Terminal marks track that ends inside the hex and is no through way; 2 is drawn shorter than 1.
	Terminal uint8
}

// Face is the visible side of a hex: a printed hex or a tile in one rotation. Stops are ordered cities, towns (halts
// included), off-board places, because game records number them so.
type Face struct {
	Color Color
	Label string // "OO", "NY", "B"; or empty
	Stops []Stop
	Paths []Path
}

// Kind is a numbered tile of a title's box, at rotation 0.
type Kind struct {
	Name   string
	Count  uint8 // copies in the box, or Unlimited
	Face   Face
	Hidden bool // not in the box: laid only by a power
	Fixed  bool // laid in rotation 0 only (1860/R87)
}

// Unlimited as Count means that the tile never runs out.
const Unlimited = 255

// Set is the box of tiles of a title; Set[0] is tile 1.
type Set []Kind

// Kind returns the kind of tile t, which must not be zero.
func (s Set) Kind(t id.Tile) *Kind { return &s[t-1] }

// Find returns the tile with this name, or zero.
func (s Set) Find(name string) id.Tile {
	for i := range s {
		if s[i].Name == name {
			return id.Tile(i + 1)
		}
	}
	return 0
}

// Exits returns the set of edges with track, one bit per edge.
func (f *Face) Exits() (set uint8) {
	for _, p := range f.Paths {
		for _, end := range [...]End{p.A, p.B} {
			if e, ok := end.Edge(); ok {
				set |= 1 << e
			}
		}
	}
	return set
}

// Count returns the number of stops of one kind.
func (f *Face) Count(k StopKind) (n int) {
	for i := range f.Stops {
		if f.Stops[i].Kind == k {
			n++
		}
	}
	return n
}

// Turned returns the face turned clockwise by rot steps of 60 degrees. Stops are shared with f; their Loc is not
// turned.
func (f *Face) Turned(rot uint8) Face {
	t := *f
	t.Paths = make([]Path, len(f.Paths))
	for i, p := range f.Paths {
		t.Paths[i] = p
		t.Paths[i].A, t.Paths[i].B = turned(p.A, rot), turned(p.B, rot)
	}
	return t
}

// turned returns an end after turning the tile clockwise by rot steps; only edges move.
func turned(e End, rot uint8) End {
	if edge, ok := e.Edge(); ok {
		return EdgeEnd(edge.Turn(rot))
	}
	return e
}

// Other returns the end of p opposite from.
func (p *Path) Other(from End) End {
	if p.A == from {
		return p.B
	}
	return p.A
}

// Lane returns the lane at an end of p.
func (p *Path) Lane(at End) uint8 {
	if p.A == at {
		return p.LaneA
	}
	return p.LaneB
}

// StopExits returns the edges joined to stop i by a single piece of track, one bit per edge.
func (f *Face) StopExits(i int) (set uint8) {
	stop := StopEnd(i)
	for k := range f.Paths {
		p := &f.Paths[k]
		if p.A != stop && p.B != stop {
			continue
		}
		if e, ok := p.Other(stop).Edge(); ok {
			set |= 1 << e
		}
	}
	return set
}
