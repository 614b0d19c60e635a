package t1860

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// runsOver reports whether a train with this allowance could run over a piece of track in h (1860/R91). If there is
// such a route, its part between a station of c and the first stop other than a halt beyond the piece is one too. The
// search therefore goes from the piece to such a stop on one side and to a station of c on the other.
func (t runTerms) runsOver(v rules.View, c id.Corp, h id.Hex, a allowance) bool {
	s := passage{walk: walk{v: v, reEnter: t.reEnter}, corp: c, skipTowns: t.skipTowns, allowance: a, left: passageWork}
	paths := v.Position().Face(h).Paths
	for i := range paths {
		x := track.Piece{Hex: h, Path: uint8(i)}
		for _, end := range [...]tile.End{paths[i].A, paths[i].B} {
			if s.searchBothWays(x, end, paths[i].Other(end)) {
				return true
			}
		}
	}
	return false
}

// passageWork limits the number of pieces tried for one tile; boards of recorded games need a few hundred. A route not
// found by then counts as missing.
const passageWork = 200_000

// passage is a search for a route over a given piece of track: outward to a stop, then homeward to a station.
type passage struct {
	walk
	corp      id.Corp
	skipTowns bool
	allowance allowance
	home      place // start of the homeward half
	stops     []track.StopAt
	count     count
	left      int // number of pieces that may still be tried
}

// count has the figures of a passage so far that are limited.
type count struct {
	large, small int  // stations
	filled       int  // full cities passed
	homeward     bool // the outward half is complete
}

// place is one end of a piece of track.
type place struct {
	hex id.Hex
	end tile.End
}

// searchBothWays starts with a piece, searches outward from one of its ends and homeward from the other, and reports
// whether both succeed.
func (s *passage) searchBothWays(x track.Piece, out, home tile.End) bool {
	s.trodden, s.stops = trodden{}, s.stops[:0]
	s.count, s.home = count{}, place{x.Hex, home}
	return s.tread(s.v.Position(), x) && s.arrive(x.Hex, out)
}

// arrive continues from an end of the last piece and reports whether the search succeeds.
func (s *passage) arrive(h id.Hex, to tile.End) bool {
	if e, ok := to.Edge(); ok {
		n := s.v.T.Track().Next(h, e)
		return n != 0 && (s.reEnter || !s.been(n)) && s.branch(n, tile.EdgeEnd(e.Opposite()))
	}
	stop, _ := to.Stop()
	at := track.StopAt{Hex: h, Stop: uint8(stop)}
	if slices.Contains(s.stops, at) {
		return false
	}
	before := s.count
	s.stops = append(s.stops, at)
	if s.fits(at) && s.visit(at, to) {
		return true
	}
	s.stops, s.count = s.stops[:len(s.stops)-1], before
	return false
}

// fits counts a stop and reports whether the train can still serve all of them (1860/R156-R158).
func (s *passage) fits(at track.StopAt) bool {
	switch kindAt(s.v, at) {
	case tile.City, tile.OffBoard:
		s.count.large++
	case tile.Town:
		s.count.small++
	case tile.Halt:
	}
	return s.count.large <= s.allowance.large && (s.skipTowns || s.count.small <= s.allowance.all-s.count.large)
}

// visit ends the outward half or continues through a stop, and reports whether the search succeeds.
func (s *passage) visit(at track.StopAt, to tile.End) bool {
	switch p := s.v.Position(); {
	case kindAt(s.v, at) == tile.Halt:
		return s.branch(at.Hex, to)
	case !s.count.homeward:
		s.count.homeward = true
		return s.arrive(s.home.hex, s.home.end)
	case p.Stations(at.Hex, s.corp)>>at.Stop&1 != 0:
		return true
	case !p.Passes(at, s.corp, s.v.FaceDown()): // one full city may be passed (1860/R160)
		if s.count.filled++; s.count.filled > 1 {
			return false
		}
	}
	return s.branch(at.Hex, to)
}

// branch tries every piece of h that ends at end and reports whether the search succeeds with one.
func (s *passage) branch(h id.Hex, end tile.End) bool {
	paths := s.v.Position().Face(h).Paths
	for i := range paths {
		if (paths[i].A == end || paths[i].B == end) && s.tryPiece(track.Piece{Hex: h, Path: uint8(i)}, paths[i].Other(end)) {
			return true
		}
	}
	return false
}

// tryPiece adds a piece, continues and reports whether that succeeds. If not, it removes the piece again.
func (s *passage) tryPiece(x track.Piece, to tile.End) bool {
	if s.left--; s.left < 0 {
		return false
	}
	before := s.trodden
	if s.tread(s.v.Position(), x) && s.arrive(x.Hex, to) {
		return true
	}
	s.trodden = before
	return false
}
