package mapview

import (
	"hexrail/rules/id"
	"hexrail/rules/track"
)

// Handle is where a route of a scene can be taken hold of, in tu.
type Handle struct {
	Number int      // of the route
	Ends   [2]Point // its first and its last stop
	Badge  Point
	Leg    int // the badge lies between stops number Leg and Leg+1
}

// StopPlaces returns where the stops of a hex lie, in tu from its middle, in the order of its face.
func (m *Map) StopPlaces(h id.Hex, c *track.Cell) []Point {
	shape := m.shape(key(h, c))
	places := make([]Point, len(shape.stops))
	for i := range shape.stops {
		places[i] = shape.stops[i].at
	}
	return places
}

// Handles returns the handles of the routes of a scene that are not past.
func (m *Map) Handles(s *Scene) (list []Handle) {
	for _, t := range m.trace(s) {
		if !t.route.Past {
			list = append(list, Handle{t.route.Number, [2]Point{t.line[0], t.line[len(t.line)-1]}, t.badge, t.leg})
		}
	}
	return list
}
