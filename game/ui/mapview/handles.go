package mapview

import (
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
)

// Handle holds the points at which a route of a scene can be dragged, in tu.
type Handle struct {
	Number int      // of the route
	Ends   [2]Point // its first and its last stop
	Badge  Point
	Leg    int // the badge is between stops Leg and Leg+1
}

// StopPlaces returns the positions of the stops of a hex, in tu from its middle, in the order of its face.
func (m *Map) StopPlaces(h id.Hex, c *track.Cell) []Point {
	shape := m.shape(key(h, c))
	places := make([]Point, len(shape.stops))
	for i := range shape.stops {
		places[i] = shape.stops[i].at
	}
	return places
}

// Handles returns the handles of the routes of a scene, except past ones.
func (m *Map) Handles(s *Scene) (list []Handle) {
	for _, t := range m.trace(s) {
		if !t.route.Past {
			list = append(list, Handle{t.route.Number, [2]Point{t.line[0], t.line[len(t.line)-1]}, t.badge, t.leg})
		}
	}
	return list
}
