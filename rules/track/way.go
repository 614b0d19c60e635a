package track

import (
	"slices"

	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// Way is a way from a station to a stop.
type Way struct {
	From   StopAt   // the station
	Pieces []Piece  // in order from the station
	Full   []StopAt // stops on the way that are closed to the company
}

// HexWay returns a shortest way by hexes (18FL/R71) from a station of c to a stop, or the zero Way if there is none.
// far must come from HexDistances with the same companies in through.
func (p Position) HexWay(c id.Corp, to StopAt, through Corps, far *Distances) (w Way) {
	d := far[to.Hex].Stop[to.Stop]
	if d == Far {
		return Way{}
	}
	b := wayBack{p: p, corp: c, through: through, far: far, way: &w}
	if !b.goBackFrom(to, d) {
		return Way{}
	}
	slices.Reverse(w.Pieces)
	slices.Reverse(w.Full)
	return w
}

// wayBack follows distances back to the station from which they were measured.
type wayBack struct {
	p       Position
	corp    id.Corp
	through Corps
	far     *Distances
	seen    []Piece
	way     *Way
}

// goBackFrom goes back from a stop at distance d and reports whether it reached a station of the company.
func (b *wayBack) goBackFrom(s StopAt, d uint8) bool {
	if d == 0 && b.p.Stations(s.Hex, b.corp)>>s.Stop&1 != 0 {
		b.way.From = s
		return true
	}
	for set := b.p.shapeAt(s.Hex).of[s.Stop]; set != 0; set &= set - 1 {
		if b.goBackOver(s.Hex, first(set), tile.StopEnd(int(s.Stop)), d) {
			return true
		}
	}
	return false
}

// goBackOver goes back over piece i of h, which ends at by, at distance d, and reports whether it reached a station.
// Pieces of another distance, or seen before, lead nowhere.
func (b *wayBack) goBackOver(h id.Hex, i int, by tile.End, d uint8) bool {
	piece := Piece{h, uint8(i)}
	if b.far[h].Path[i] != d || slices.Contains(b.seen, piece) {
		return false
	}
	pieces, full := len(b.way.Pieces), len(b.way.Full)
	b.seen, b.way.Pieces = append(b.seen, piece), append(b.way.Pieces, piece)
	if b.findStation(h, i, by, d) {
		return true
	}
	b.way.Pieces, b.way.Full = b.way.Pieces[:pieces], b.way.Full[:full]
	return false
}

// findStation goes back from the end of piece i of h that is not by, and reports whether it reached a station.
func (b *wayBack) findStation(h id.Hex, i int, by tile.End, d uint8) bool {
	shown := b.p.shapeAt(h)
	path := &shown.face.Paths[i]
	to := path.Other(by)
	if e, ok := to.Edge(); ok {
		return d > 0 && b.goBackAcross(b.p.sideAcross(h, e, path.Lane(to)), d-1)
	}
	if stop, ok := to.Stop(); ok {
		return b.goBackThrough(StopAt{h, uint8(stop)}, d)
	}
	for set := shown.middle &^ shown.terminal; set != 0; set &= set - 1 {
		if b.goBackOver(h, first(set), tile.Junction, d) {
			return true
		}
	}
	return false
}

// goBackAcross goes back from a side, unless it is beyond the rim, to track at distance d, and reports whether it
// reached a station.
func (b *wayBack) goBackAcross(s side, d uint8) bool {
	if s == unseen {
		return false
	}
	for set := b.p.shapeAt(s.hex()).endingAt(s); set != 0; set &= set - 1 {
		if b.goBackOver(s.hex(), first(set), tile.EdgeEnd(s.edge()), d) {
			return true
		}
	}
	return false
}

// goBackThrough goes back through a stop at distance d, if trains may pass it, and reports whether it reached a
// station.
func (b *wayBack) goBackThrough(s StopAt, d uint8) bool {
	own := b.p.Stations(s.Hex, b.corp)>>s.Stop&1 != 0
	if !own && !b.p.Passes(s, b.corp, b.through) || b.far[s.Hex].Stop[s.Stop] != d {
		return false
	}
	if !own && !b.p.Passes(s, b.corp, 0) {
		b.way.Full = append(b.way.Full, s)
	}
	return b.goBackFrom(s, d)
}
