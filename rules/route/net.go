package route

import (
	"slices"

	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// net is the track a run can use: stops, borders between hexes, and the hops that join them, all numbered from zero.
// Dead ends are left out, so a net is much smaller than its board.
//
// A hop excludes all other hops of the same group of trains from the resources it uses (1830/R204): borders, and inner
// pieces, which touch no border.
type net struct {
	stops   []track.StopAt // in board order
	groups  []uint8        // by stop: the area it belongs to, zero is none
	hops    []hop          // in board order
	places  []place        // hexes with hops, in board order, then those added by addBare
	borders int
	uses    int // borders and inner pieces

	// Scratch space of build.
	sides  [(track.MaxHexes + 1) * sidesPerHex]uint8 // by side: the number of hops there
	number [(track.MaxHexes + 1) * sidesPerHex]int16 // by side: its border
	raw    []rawHop
	union  []int16

	calls [][2]int16 // scratch space of routeOf
}

// place is one hex of a net and its hops.
type place struct {
	hex      id.Hex
	from, to int16
}

// port is an end of a hop: one side of a border, or a stop. The opposite port of border port p is p^1.
type port int16

// hop is a way through a hex without a stop on it: one piece of track, or two that meet in the junction.
type hop struct {
	a, b   port
	pieces [2]track.Piece
	length uint8 // number of pieces
	spur   bool  // its track ends inside the hex, so its stop is an end of the route
	uses   [2]int16
}

// other returns the end of h opposite p.
func (h *hop) other(p port) port {
	if h.a == p {
		return h.b
	}
	return h.a
}

// mostPieces returns an upper bound of the pieces of track in a run. No two routes of a run share track.
func (n *net) mostPieces() (sum weight) {
	for i := range n.hops {
		sum += weight(n.hops[i].length)
	}
	return sum
}

// prize returns the resource number of prize i.
func (n *net) prize(i int) int16 { return int16(n.uses + len(n.stops) + i) }

// resources returns the number of resources: borders and inner pieces, stops, prizes.
func (n *net) resources(prizes int) int { return n.uses + len(n.stops) + prizes }

// stopPort returns the port of a stop.
func (n *net) stopPort(stop int) port { return port(2*n.borders + stop) }

// stopOf returns the stop at p and reports whether p is a stop.
func (n *net) stopOf(p port) (stop int, ok bool) { return int(p) - 2*n.borders, int(p) >= 2*n.borders }

// A side of a hex is counted once for each lane: single track, and the two lanes of double track.
const (
	lanes       = 3
	sidesPerHex = 6 * lanes
)

// rawHop is a hop before numbering. Its ends are sides of hexes, or stops counted down from -1.
type rawHop struct {
	hop
	ends [2]int
	hex  id.Hex
}

// sideOf returns the number of a side of a hex, one per lane.
func sideOf(h id.Hex, e hex.Edge, lane uint8) int { return (int(h)*6+int(e))*lanes + int(lane) }

// survey lists the stops of a position and the track that is no dead end.
func (n *net) survey(p track.Position) {
	n.stops, n.groups, n.hops, n.raw = n.stops[:0], n.groups[:0], n.hops[:0], n.raw[:0]
	n.sides = [len(n.sides)]uint8{}
	areas := map[string]uint8{}
	for i := 1; i <= p.Len(); i++ {
		h := id.Hex(i)
		face := p.Face(h)
		first := len(n.stops)
		for s := range face.Stops {
			n.stops = append(n.stops, track.StopAt{Hex: h, Stop: uint8(s)})
			n.groups = append(n.groups, areaNumber(areas, face.Stops[s].Group))
		}
		n.addHops(h, face, first)
	}
	n.prune(p)
}

// build makes the net of the track connected to a root. roots is indexed by stop.
func (n *net) build(p track.Position, roots []bool) {
	n.dropOthers(p, roots)
	n.numberBorders(p)
}

// dropOthers drops track that is not connected to a root.
func (n *net) dropOthers(p track.Position, roots []bool) {
	n.union = n.union[:0]
	for i := range len(n.sides) + len(n.stops) {
		n.union = append(n.union, int16(i))
	}
	for i := range n.raw {
		a, b := n.headAt(p, n.raw[i].ends[0]), n.headAt(p, n.raw[i].ends[1])
		n.union[a] = b
	}
	for i, root := range roots {
		if root {
			n.union[n.head(int16(len(n.sides)+i))] = joined
		}
	}
	n.raw = slices.DeleteFunc(n.raw, func(r rawHop) bool { return n.headAt(p, r.ends[0]) != joined })
}

// joined is the head of all nodes connected to a root. Hexes are numbered from 1, so no side has this number.
const joined = 0

// headAt returns the head of the node at an end of a raw hop: a stop, or a border by its lower side.
func (n *net) headAt(p track.Position, end int) int16 {
	if end < 0 {
		return n.head(int16(len(n.sides) - 1 - end))
	}
	return n.head(int16(min(end, oppositeSide(p, end))))
}

// head returns the representative of the nodes connected to x.
func (n *net) head(x int16) int16 {
	for n.union[x] != x {
		n.union[x] = n.union[n.union[x]]
		x = n.union[x]
	}
	return x
}

// addBare adds hexes with stops but without track, for trains that may run within one stop (1822PNW/R125).
func (n *net) addBare() {
	for i, s := range n.stops {
		if i > 0 && n.stops[i-1].Hex == s.Hex || slices.ContainsFunc(n.places, func(p place) bool { return p.hex == s.Hex }) {
			continue
		}
		n.places = append(n.places, place{hex: s.Hex})
	}
}

// areaNumber returns the number of an area, from 1, or zero for no area. A new area gets the next number.
func areaNumber(areas map[string]uint8, name string) uint8 {
	if name == "" {
		return 0
	}
	if areas[name] == 0 {
		areas[name] = uint8(len(areas) + 1)
	}
	return areas[name]
}

// addHops adds the ways across a hex between two sides, two stops, or a side and a stop. Two paths that meet in a
// junction are one hop. firstStop is the index in n.stops of the first stop of the hex.
func (n *net) addHops(h id.Hex, face *tile.Face, firstStop int) {
	for i := range face.Paths {
		path := &face.Paths[i]
		if path.A != tile.Junction && path.B != tile.Junction {
			n.addHop(h, rawEnd(h, path, path.A, firstStop), rawEnd(h, path, path.B, firstStop), face, i, -1)
			continue
		}
		for k := i + 1; k < len(face.Paths); k++ {
			beyond := &face.Paths[k]
			if beyond.A != tile.Junction && beyond.B != tile.Junction || deadEnd(path) || deadEnd(beyond) {
				continue
			}
			a := rawEnd(h, path, path.Other(tile.Junction), firstStop)
			b := rawEnd(h, beyond, beyond.Other(tile.Junction), firstStop)
			n.addHop(h, a, b, face, i, k)
		}
	}
}

// deadEnd reports whether a path to a junction ends before it: no route uses it.
func deadEnd(x *tile.Path) bool {
	_, edge := x.Other(tile.Junction).Edge()
	return edge && x.Terminal != 0
}

// rawEnd returns the number of an end of track: of a side of the hex, or a negative one for a stop.
func rawEnd(h id.Hex, x *tile.Path, end tile.End, firstStop int) int {
	if e, ok := end.Edge(); ok {
		return sideOf(h, e, x.Lane(end))
	}
	stop, _ := end.Stop()
	return -1 - (firstStop + stop)
}

// addHop adds the track between ends a and b (rawEnd) within a hex: path i, continued by path k unless k is negative.
func (n *net) addHop(h id.Hex, a, b int, face *tile.Face, i, k int) {
	if a == b {
		return
	}
	r := rawHop{ends: [2]int{a, b}, hex: h}
	r.pieces[0], r.length = track.Piece{Hex: h, Path: uint8(i)}, 1
	r.spur = face.Paths[i].Terminal != 0
	if k >= 0 {
		r.pieces[1], r.length = track.Piece{Hex: h, Path: uint8(k)}, 2
		r.spur = r.spur || face.Paths[k].Terminal != 0
	}
	n.raw = append(n.raw, r)
}

// oppositeSide returns the side opposite a side, or zero at the edge of the board.
func oppositeSide(p track.Position, side int) int {
	h, e, lane := id.Hex(side/sidesPerHex), hex.Edge(side/lanes%6), side%lanes
	there := p.Next(h, e)
	if there == 0 {
		return 0
	}
	return sideOf(there, e.Opposite(), uint8((lanes-lane)%lanes))
}

// prune repeatedly drops hops that lead to a border without track beyond.
func (n *net) prune(p track.Position) {
	for i := range n.raw {
		for _, end := range n.raw[i].ends {
			if end >= 0 {
				n.sides[end]++
			}
		}
	}
	for {
		kept := n.raw[:0]
		for i := range n.raw {
			r := &n.raw[i]
			if n.open(p, r.ends[0]) && n.open(p, r.ends[1]) {
				kept = append(kept, *r)
				continue
			}
			for _, end := range r.ends {
				if end >= 0 {
					n.sides[end]--
				}
			}
		}
		if len(kept) == len(n.raw) {
			return
		}
		n.raw = kept
	}
}

// open reports whether track continues at the end of a hop.
func (n *net) open(p track.Position, end int) bool {
	if end < 0 {
		return true
	}
	beyond := oppositeSide(p, end)
	return beyond != 0 && n.sides[beyond] > 0
}

// numberBorders numbers borders and inner pieces and turns raw hops into hops.
func (n *net) numberBorders(p track.Position) {
	n.borders = 0
	for i := range n.raw {
		for _, end := range n.raw[i].ends {
			if end >= 0 && end < oppositeSide(p, end) {
				n.number[end] = -1
			}
		}
	}
	for i := range n.raw {
		for _, end := range n.raw[i].ends {
			if end >= 0 && end < oppositeSide(p, end) && n.number[end] < 0 {
				n.number[end] = int16(n.borders)
				n.borders++
			}
		}
	}
	n.uses = n.borders
	n.places = n.places[:0]
	inner := map[track.Piece]int16{}
	for i := range n.raw {
		r := &n.raw[i]
		r.a, r.b = n.portOf(p, r.ends[0]), n.portOf(p, r.ends[1])
		r.uses = n.usesOf(r, inner)
		if k := len(n.places); k == 0 || n.places[k-1].hex != r.hex {
			n.places = append(n.places, place{hex: r.hex, from: int16(i)})
		}
		n.places[len(n.places)-1].to = int16(i + 1)
		n.hops = append(n.hops, r.hop)
	}
}

// portOf returns the port of an end of a hop: a stop if end is negative, else a side. The sides of a border share its
// number; the lower one is the even port.
func (n *net) portOf(p track.Position, end int) port {
	if end < 0 {
		return n.stopPort(-1 - end)
	}
	if beyond := oppositeSide(p, end); beyond < end {
		return port(2*n.number[beyond] + 1)
	}
	return port(2 * n.number[end])
}

// usesOf returns the borders at which a hop ends and its inner pieces, padded with -1. inner has the numbers of the
// inner pieces so far.
func (n *net) usesOf(r *rawHop, inner map[track.Piece]int16) [2]int16 {
	if r.length == 1 && r.ends[0] < 0 && r.ends[1] < 0 {
		return [2]int16{n.innerNumber(r.pieces[0], inner), -1}
	}
	uses, k := [2]int16{-1, -1}, 0
	for i, at := range [...]port{r.a, r.b} {
		switch {
		case r.ends[i] >= 0:
			uses[k] = int16(at / 2)
			k++
		case r.length == 2:
			uses[k] = n.innerNumber(r.pieces[i], inner)
			k++
		}
	}
	return uses
}

// innerNumber returns the number of an inner piece. A new piece gets the next number.
func (n *net) innerNumber(x track.Piece, inner map[track.Piece]int16) int16 {
	if _, ok := inner[x]; !ok {
		inner[x] = int16(n.uses)
		n.uses++
	}
	return inner[x]
}
