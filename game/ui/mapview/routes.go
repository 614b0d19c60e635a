package mapview

import (
	"slices"

	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// traced is the line of a route on the map, in tu.
type traced struct {
	route *Route
	line  []Point
	calls []call
	badge Point // the middle of the longest leg between two stops
	leg   int   // the number of that leg
	// lane is the shift beside the track, to the right of the direction, so that last runs do not hide each other.
	lane int
}

// call is a stop of a route.
type call struct {
	hex  id.Hex
	stop *stop
}

// trace returns the lines of the routes of a scene.
func (m *Map) trace(s *Scene) []traced {
	list := make([]traced, 0, len(s.Routes))
	for i := range s.Routes {
		if t, ok := m.traceRoute(s, &s.Routes[i]); ok {
			list = append(list, t)
		}
	}
	shareOut(list)
	return list
}

// traceRoute joins the pieces of a route to one line. It returns false if the board has no such pieces.
func (m *Map) traceRoute(s *Scene, r *Route) (traced, bool) {
	t := traced{route: r}
	lines := make([]curve, len(r.Pieces))
	for i, p := range r.Pieces {
		shape := m.shape(key(p.Hex, s.cell(p.Hex)))
		if int(p.Path) >= len(shape.pieces) {
			return t, false
		}
		lines[i] = m.onMap(p, shape.pieces[p.Path].line)
	}
	if at := r.Ferry; at > 0 && at <= len(lines) && len(m.ferries) > 0 {
		lines = slices.Insert(lines, at, m.nearestFerry(m.centre[r.Pieces[at-1].Hex]))
	}
	for i := range lines {
		lines[i] = oriented(lines, i)
		if i > 0 {
			lines[i] = lines[i][1:]
		}
		t.line = append(t.line, lines[i]...)
	}
	m.findCalls(s, &t)
	m.findBadge(&t)
	return t, len(t.line) > 1
}

// onMap returns a line of a hex in map coordinates.
func (m *Map) onMap(p track.Piece, line curve) curve {
	moved := make(curve, len(line))
	for i, q := range line {
		moved[i] = q.Add(m.centre[p.Hex])
	}
	return moved
}

// oriented returns line i, reversed if necessary so that it continues the previous line, or leads to the next one if it
// is the first.
func oriented(lines []curve, i int) curve {
	l := lines[i]
	start, end := l[0], l[len(l)-1]
	switch {
	case i > 0:
		if prev := lines[i-1]; distance(start, prev[len(prev)-1]) > distance(end, prev[len(prev)-1]) {
			return l.reversed()
		}
	case len(lines) > 1:
		if next := lines[1]; next.endDistance(end) > next.endDistance(start) {
			return l.reversed()
		}
	}
	return l
}

// endDistance returns the distance from q to the nearer end of the line.
func (c curve) endDistance(q Point) float32 { return min(distance(q, c[0]), distance(q, c[len(c)-1])) }

// distance returns the distance between two points.
func distance(a, b Point) float32 { return a.Sub(b).Len() }

// findCalls lists the stops at the ends of a route's pieces, each once.
func (m *Map) findCalls(s *Scene, t *traced) {
	for _, p := range t.route.Pieces {
		shape := m.shape(key(p.Hex, s.cell(p.Hex)))
		path := &shape.face.Paths[p.Path]
		for _, end := range [2]tile.End{path.A, path.B} {
			if i, ok := end.Stop(); ok && !slices.Contains(t.calls, call{p.Hex, &shape.stops[i]}) {
				t.calls = append(t.calls, call{p.Hex, &shape.stops[i]})
			}
		}
	}
}

// same is the distance in tu below which points of lines are the same, and lengths equal, in spite of rounding.
const same = 0.5

// findBadge finds the middle of the longest leg, or of the first of equally long ones.
func (m *Map) findBadge(t *traced) {
	longest := float32(0)
	for i, way := range m.legs(t) {
		if l := way.total(); l > longest+same {
			longest = l
			t.badge, _ = way.pointAt(l / 2)
			t.leg = i
		}
	}
}

// legs returns the parts of a route between stops.
func (m *Map) legs(t *traced) (list []curve) {
	start := 0
	for i := range t.line {
		if i > 0 && (i == len(t.line)-1 || m.isCall(t, t.line[i])) {
			list = append(list, t.line[start:i+1])
			start = i
		}
	}
	return list
}

// isCall reports whether a point of the line is a stop of the route.
func (m *Map) isCall(t *traced, p Point) bool {
	for _, c := range t.calls {
		if distance(m.centre[c.hex].Add(c.stop.at), p) < same {
			return true
		}
	}
	return false
}

// ghost reports whether a route is not one of those being chosen, so that it has no letter and no rings.
func (r *Route) ghost() bool { return r.Past || r.Reach || r.Corp != 0 }

// routePainter draws runs: the present ones and the last ones.
type routePainter struct{ *painter }

// routeColor returns the colour of a route's line.
func (pt routePainter) routeColor(r *Route) paint.Color {
	return pt.style.Route[r.Number%len(pt.style.Route)]
}

// drawRoutes draws, from bottom to top, reachable track, past runs, the last runs of companies and the current routes.
func (pt routePainter) drawRoutes(s *Scene, routes []traced) {
	for i := range routes {
		if t := &routes[i]; t.route.Reach {
			const width, opacity = 30, 0.35
			pt.Polyline(t.line, width, mesh.Butt, pt.style.Accent.Base.Alpha(opacity))
		}
	}
	for i := range routes {
		if t := &routes[i]; t.route.Past {
			const width, opacity = 6, 0.4
			pt.Dashes(t.line, width, []float32{14, 8}, 0, mesh.Butt, pt.routeColor(t.route).Alpha(opacity))
		}
	}
	for i := range routes {
		if t := &routes[i]; t.route.Corp != 0 {
			pt.drawLastRun(s, t)
		}
	}
	for i := range routes {
		if t := &routes[i]; !t.route.ghost() {
			pt.drawRoute(t)
		}
	}
	pt.drawCalls(routes)
	for i := range s.Routes {
		if r := &s.Routes[i]; len(r.Pieces) == 0 && r.Only.Hex != 0 {
			pt.drawOnly(s, r)
		}
	}
}

// drawRoute draws the line of a route with its pattern.
func (pt routePainter) drawRoute(t *traced) {
	r := &size.Route
	line := curve(t.line)
	pt.Polyline(line, r.Width+2*r.Outline, mesh.Butt, pt.style.Track.Ink.Alpha(r.OutlineAlpha))
	pt.Polyline(line, r.Width+2*r.Casing, mesh.Butt, pt.style.Track.Casing)
	pt.Polyline(line, r.Width, mesh.Butt, pt.routeColor(t.route))
	pt.drawPattern(line, t.route.Number, r.Width, pt.style.Track.Casing)
}

// drawPattern draws the pattern of a route inside its line of the given width.
func (pt routePainter) drawPattern(line curve, number int, width float32, c paint.Color) {
	pattern := &size.Route.Patterns[number%len(size.Route.Patterns)]
	width *= pattern.Share
	switch {
	case pattern.Share == 0:
	case len(pattern.Dash) == 0:
		pt.Polyline(line, width, mesh.Butt, c)
	case pattern.Dash[0] < 1:
		pt.drawBeads(line, pattern.Dash[1], width/2, c)
	default:
		pt.Dashes(line, width, pattern.Dash, 0, mesh.Butt, c)
	}
}

// drawBeads draws dots along a line.
func (pt routePainter) drawBeads(line curve, apart, radius float32, c paint.Color) {
	left := apart / 2
	for i := 1; i < len(line); i++ {
		way := line[i].Sub(line[i-1])
		l := way.Len()
		for ; left <= l; left += apart {
			at := line[i-1].Add(way.Mul(left / l))
			pt.Circle(at.X, at.Y, radius, c)
		}
		left -= l
	}
}

// drawCalls draws rings around the cities of the routes. The ring of a second route is outside the first.
func (pt routePainter) drawCalls(routes []traced) {
	nested := map[call]float32{}
	for i := range routes {
		t := &routes[i]
		if t.route.ghost() {
			continue
		}
		for _, c := range t.calls {
			if c.stop.look == cityLook {
				pt.drawCall(c, nested[c], pt.routeColor(t.route))
				nested[c] += size.Route.Nested
			}
		}
	}
}

// drawCall draws a ring around a stop of a route. It is wider by out, so that the rings of several routes nest.
func (pt routePainter) drawCall(c call, out float32, color paint.Color) {
	at := pt.m.centre[c.hex]
	pt.Enter(at.X, at.Y, 1, 0)
	defer pt.Leave()
	r := &size.Route
	ring := c.stop.body(r.StopRingRadius - size.City.SlotRadius + out)
	pt.Outline(ring, r.StopRingCasing, pt.style.Track.Casing)
	pt.Outline(ring, r.StopRing, color)
}

// drawOnly draws a ring around the only stop of a local route.
func (pt routePainter) drawOnly(s *Scene, r *Route) {
	shape := pt.m.shape(key(r.Only.Hex, s.cell(r.Only.Hex)))
	color := pt.routeColor(r)
	if r.Corp != 0 {
		color = s.corp(r.Corp).Color
	}
	if int(r.Only.Stop) < len(shape.stops) {
		pt.drawCall(call{r.Only.Hex, &shape.stops[r.Only.Stop]}, 0, color)
	}
}

// drawBadges draws the letters of the routes, above everything.
func (pt routePainter) drawBadges(routes []traced) {
	if pt.level < Cased {
		return
	}
	for i := range routes {
		t := &routes[i]
		if t.route.ghost() {
			continue
		}
		const beyond, inside, letters = 1.5, 2, 1.15 // its casing in tu, around and within its radius; letters in radii
		r, color := size.Route.Badge, pt.routeColor(t.route)
		pt.Circle(t.badge.X, t.badge.Y, r+beyond, pt.style.Track.Casing)
		pt.Circle(t.badge.X, t.badge.Y, r-inside, color)
		style := paint.Text{Weight: paint.Bold, Color: theme.On(color)}
		pt.drawText(string(rune('A'+t.route.Number)), t.badge, r*letters, style)
	}
}
