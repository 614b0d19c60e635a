package track

import (
	"slices"

	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// Piece is one piece of track on the board: a path of the face on a hex.
type Piece struct {
	Hex  id.Hex
	Path uint8
}

// StopAt is one stop on the board.
type StopAt struct {
	Hex  id.Hex
	Stop uint8
}

// Route is the route of one train: pieces of track in order, from a stop to a stop. A route of a single stop has no
// pieces; Only is its stop.
type Route struct {
	Pieces []Piece
	Only   StopAt
	// Halts is 1 plus the number of its halts that the train uses, if the company has chosen it. Zero leaves the number
	// to the rules (1860/R159).
	Halts uint8
}

// Equal reports whether two routes are the same choice.
func (r Route) Equal(o Route) bool {
	return r.Only == o.Only && r.Halts == o.Halts && slices.Equal(r.Pieces, o.Pieces)
}

// RouteFault is a reason why a route, or the routes of one run, may not be run.
type RouteFault uint8

// The faults of a route.
const (
	Runs            RouteFault = iota
	NoTrack                    // a piece of track does not exist
	Broken                     // a piece does not continue the one before (1830/R201)
	EndsNowhere                // an end of the route is no stop (1830/R201)
	OneStop                    // only one stop, though the train needs two (1830/R201)
	NoStation                  // no stop with a station of the company (1830/R202)
	StopTwice                  // a stop is called at twice (1830/R203)
	TrackTwice                 // a train uses a piece or a hex edge twice (1830/R204)
	ThroughFull                // runs through a city full of other companies' stations (1830/R205)
	ThroughArea                // runs through an off-board area (1830/R205)
	AreaTwice                  // calls at one off-board area twice (1830/R205)
	TooFar                     // calls at more stops than the train can reach (1830/R207)
	ThroughTerminal            // continues beyond track that ends inside the hex
)

// Endless is the reach of a train without limit (1830/R207).
const Endless = 255

// Run describes who runs a train and by which rules.
type Run struct {
	Corp    id.Corp
	Reach   uint8      // number of stops, or Endless
	Through Corps      // companies whose stations do not block
	Phase   tile.Color // highest colour that may be laid; it determines the revenue of stops
	Local   bool       // a single stop is a route
}

// Call is one stop of a route with its pay before additions of the title.
type Call struct {
	StopAt
	Pays int16
}

// UsualStops is the size of a buffer in which the stops of nearly every route fit.
const UsualStops = 24

// AppendStops appends the stops of a route in order to dst, and returns Runs or the first fault of the track itself:
// NoTrack, Broken or EndsNowhere. After a fault the stops are incomplete.
func (p Position) AppendStops(dst []StopAt, r Route) ([]StopAt, RouteFault) {
	if len(r.Pieces) == 0 {
		if !p.isStop(r.Only) {
			return dst, EndsNowhere
		}
		return append(dst, r.Only), Runs
	}
	end, fault := p.head(r.Pieces)
	if fault != Runs {
		return dst, fault
	}
	stop, ok := end.Stop()
	if !ok {
		return dst, EndsNowhere
	}
	dst = append(dst, StopAt{r.Pieces[0].Hex, uint8(stop)})
	for i, piece := range r.Pieces {
		path, ok := p.path(piece)
		if !ok {
			return dst, NoTrack
		}
		if i > 0 {
			if end, ok = p.link(r.Pieces[i-1], end, piece); !ok {
				return dst, Broken
			}
		}
		end = path.Other(end)
		if stop, ok := end.Stop(); ok {
			dst = append(dst, StopAt{piece.Hex, uint8(stop)})
		}
	}
	if _, ok := end.Stop(); !ok {
		return dst, EndsNowhere
	}
	return dst, Runs
}

// isStop reports whether a stop exists on the board.
func (p Position) isStop(s StopAt) bool {
	return s.Hex != 0 && int(s.Hex) <= p.Len() && int(s.Stop) < len(p.Face(s.Hex).Stops)
}

// path returns the track of a piece and reports whether it exists.
func (p Position) path(piece Piece) (*tile.Path, bool) {
	if piece.Hex == 0 || int(piece.Hex) > p.Len() {
		return nil, false
	}
	paths := p.Face(piece.Hex).Paths
	if int(piece.Path) >= len(paths) {
		return nil, false
	}
	return &paths[piece.Path], true
}

// head returns the end at which a route begins, or NoTrack if a piece that decides it does not exist. If the first
// piece joins two stops, the second piece decides.
func (p Position) head(pieces []Piece) (tile.End, RouteFault) {
	path, ok := p.path(pieces[0])
	if !ok {
		return 0, NoTrack
	}
	_, a := path.A.Stop()
	_, b := path.B.Stop()
	if a && b && len(pieces) > 1 {
		if _, ok := p.path(pieces[1]); !ok {
			return 0, NoTrack
		}
		_, a = p.link(pieces[0], path.B, pieces[1])
	}
	if a {
		return path.A, Runs
	}
	return path.B, Runs
}

// link returns the end at which piece next continues piece last, which was left at end, and reports whether they meet
// there. A piece does not continue itself. Both pieces must exist.
func (p Position) link(last Piece, end tile.End, next Piece) (tile.End, bool) {
	if last == next {
		return 0, false
	}
	path := &p.Face(next.Hex).Paths[next.Path]
	e, ok := end.Edge()
	if !ok {
		return end, last.Hex == next.Hex && (path.A == end || path.B == end)
	}
	there := p.sideAcross(last.Hex, e, p.Face(last.Hex).Paths[last.Path].Lane(end))
	if there == unseen || there.hex() != next.Hex {
		return 0, false
	}
	end = tile.EdgeEnd(there.edge())
	return end, (path.A == end || path.B == end) && path.Lane(end) == there.lane()
}
