package mapview

import (
	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
)

// ferry returns the line of the ferry across edge e of h. On either hex it bends from the edge to the printed track.
func (m *Map) ferry(h id.Hex, e hex.Edge) curve {
	n := m.neighbor(h, e)
	here, there := m.toTrack(h, e), m.toTrack(n, e.Opposite())
	return append(here.reversed(), there[1:]...)
}

// toTrack returns the line, in map coordinates, from an edge of a hex to the first other edge with track.
func (m *Map) toTrack(h id.Hex, e hex.Edge) curve {
	exits := m.board.Hex(h).Face.Exits()
	for to := range hex.Edge(6) {
		if exits>>to&1 != 0 && to != e {
			return m.onMap(track.Piece{Hex: h}, m.grid.trackBetween(port{edge: e}, port{edge: to}))
		}
	}
	return curve{m.centre[h].Add(m.grid.middle(e)), m.centre[h]}
}

// drawFerries draws the lines of ferries between the ends of the tapering track.
func (pt *painter) drawFerries() {
	f := &size.Track.Ferry
	for _, line := range pt.m.ferries {
		bare := apothem - size.Track.Taper.Tip
		open := line.first(line.total() - bare).reversed()
		open = open.first(open.total() - bare)
		pt.Dashes(open, max(f.Width, 1/pt.PixelsPerUnit()), f.Dash, 0, mesh.Round, pt.style.Track.Ferry)
	}
}

// nearestFerry returns the ferry nearest to a point. The map must have a ferry.
func (m *Map) nearestFerry(from Point) curve {
	best := m.ferries[0]
	for _, line := range m.ferries {
		if line.distanceTo(from) < best.distanceTo(from) {
			best = line
		}
	}
	return best
}
