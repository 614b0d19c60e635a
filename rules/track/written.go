package track

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// Written is a route in the format of game records, by hex names.
type Written struct {
	// Connections lists, for each connection between two stops, the hexes it passes, both ends included, in either
	// direction.
	Connections [][]string
	Hexes       []string // the hex of each stop, in order
	Nodes       []string // the stops, each once: hex, hyphen, index of the stop on its face
}

// String returns the hexes joined by hyphens, as the log of a record shows a route.
func (w Written) String() string { return strings.Join(w.Hexes, "-") }

// localRun replaces the hexes of a route with a single stop.
const localRun = "local"

// Names writes and reads routes on a board by the names of hexes.
type Names struct{ Position }

// WriteRoute returns a route as written, in the direction of travel. AppendStops must accept the route.
func (p Names) WriteRoute(r Route) Written {
	stops, _ := p.AppendStops(nil, r)
	var w Written
	for _, s := range stops {
		w.Hexes = append(w.Hexes, p.Hex(s.Hex).Name)
		w.Nodes = append(w.Nodes, p.nodeName(s))
	}
	if len(r.Pieces) == 0 {
		w.Connections = [][]string{{localRun, p.Hex(r.Only.Hex).Name}}
		return w
	}
	end, _ := p.head(r.Pieces)
	begin := 0
	for i, piece := range r.Pieces {
		if i > 0 {
			end, _ = p.link(r.Pieces[i-1], end, piece)
		}
		path, _ := p.path(piece)
		end = path.Other(end)
		if _, ok := end.Stop(); ok {
			w.Connections = append(w.Connections, p.hexNames(r.Pieces[begin:i+1]))
			begin = i + 1
		}
	}
	return w
}

// nodeName returns the name of a stop: its hex and its index.
func (p Names) nodeName(s StopAt) string {
	return p.Hex(s.Hex).Name + "-" + strconv.Itoa(int(s.Stop))
}

// hexNames returns the names of the hexes of a connection. Consecutive pieces of one hex meet in its junction and name
// it once.
func (p Names) hexNames(pieces []Piece) []string {
	var names []string
	for i, piece := range pieces {
		if i == 0 || pieces[i-1].Hex != piece.Hex {
			names = append(names, p.Hex(piece.Hex).Name)
		}
	}
	if len(names) == 1 && p.joinedStops(pieces[0].Hex) > 1 {
		a, b := p.endStops(pieces)
		names[0] += fmt.Sprintf(" %d.%d", min(a, b), max(a, b))
	}
	return names
}

// endStops returns the stops at the ends of a connection within one hex.
func (p Names) endStops(pieces []Piece) (a, b int) {
	stops, _ := p.AppendStops(nil, Route{Pieces: pieces})
	return int(stops[0].Stop), int(stops[len(stops)-1].Stop)
}

// joinedStops returns the number of pieces of h that connect two stops of h.
func (p Names) joinedStops(h id.Hex) (n int) {
	for _, path := range p.Face(h).Paths {
		_, a := path.A.Stop()
		_, b := path.B.Stop()
		if a && b {
			n++
		}
	}
	return n
}

// ReadRoute returns the route of c that a record denotes, or an error if there is no such track. Several routes may
// have the same hexes. ReadRoute picks one that shares no track with others, the routes of the same run read before; it
// prefers one whose stops are all named in Nodes, then one that calls at a station of c.
func (p Names) ReadRoute(w Written, c id.Corp, others []Route) (Route, error) {
	if len(w.Connections) == 0 || len(w.Connections[0]) > 0 && w.Connections[0][0] == localRun {
		return p.readLocal(w, c)
	}
	r := routeReader{p: p.Position, corp: c}
	for _, o := range others {
		p.takeAll(&r.used, o)
	}
	for _, names := range w.Connections {
		if err := r.addConnection(names); err != nil {
			return Route{}, err
		}
	}
	for _, n := range w.Nodes {
		s, err := p.readNode(n)
		if err != nil {
			return Route{}, err
		}
		r.nodes = append(r.nodes, s)
	}
	for _, wish := range [...]wish{{nodes: true, station: true}, {nodes: true}, {station: true}, {}} {
		if r.wish = wish; r.join(0) {
			return Route{Pieces: r.pieces}, nil
		}
	}
	return Route{}, fmt.Errorf("no track for the connections %v", w.Connections)
}

// readLocal returns the route of a train that stays in one stop.
func (p Names) readLocal(w Written, c id.Corp) (Route, error) {
	if len(w.Nodes) > 0 {
		s, err := p.readNode(w.Nodes[0])
		return Route{Only: s}, err
	}
	name := ""
	switch {
	case len(w.Connections) > 0 && len(w.Connections[0]) > 1:
		name = w.Connections[0][1]
	case len(w.Hexes) > 0:
		name = w.Hexes[0]
	}
	h := p.Find(name)
	if h == 0 {
		return Route{}, fmt.Errorf("local route on unknown hex %q", name)
	}
	s := StopAt{Hex: h}
	if city, ok := p.TokenAt(h, c); ok {
		s.Stop = uint8(city)
	}
	if !p.isStop(s) {
		return Route{}, fmt.Errorf("local route on %s without a stop", name)
	}
	return Route{Only: s}, nil
}

// readNode returns the stop of a name such as "B4-1".
func (p Names) readNode(text string) (StopAt, error) {
	name, number, _ := strings.Cut(text, "-")
	n, err := strconv.ParseUint(number, 10, 8)
	s := StopAt{p.Find(name), uint8(n)}
	if err != nil || !p.isStop(s) {
		return StopAt{}, fmt.Errorf("no stop %q", text)
	}
	return s, nil
}

// stretch is track between two stops on the hexes of a connection.
type stretch struct {
	from, to StopAt
	pieces   []Piece
}

// wish is a property that a reading should have if possible.
type wish struct{ nodes, station bool }

// routeReader finds the route that a record means.
type routeReader struct {
	p     Position
	corp  id.Corp
	used  trackSet
	nodes []StopAt
	wish  wish

	choices [][]stretch // by connection, both directions
	stops   []StopAt
	pieces  []Piece
}

// addConnection appends to choices all track on a connection's hexes, in both directions. It returns an error for an
// unknown hex. The name of a hex may be followed by the two stops of a connection within it, as in "B4 0.1".
func (r *routeReader) addConnection(names []string) error {
	var hexes []id.Hex
	want := ""
	for _, n := range names {
		name, nodes, _ := strings.Cut(n, " ")
		h := r.p.Find(name)
		if h == 0 {
			return fmt.Errorf("connection %v over unknown hex %q", names, name)
		}
		hexes, want = append(hexes, h), nodes
	}
	if len(hexes) == 0 {
		return fmt.Errorf("connection without hexes")
	}
	t := tracer{p: r.p, hexes: hexes, want: want}
	shown := r.p.shapeAt(hexes[0])
	for i := range shown.face.Stops {
		t.from = StopAt{hexes[0], uint8(i)}
		t.leave(0, shown.of[i], tile.StopEnd(i))
	}
	both := make([]stretch, 0, 2*len(t.found))
	for _, s := range t.found {
		both = append(both, s, s.reversed())
	}
	r.choices = append(r.choices, both)
	return nil
}

// reversed returns the stretch in the opposite direction.
func (s stretch) reversed() stretch {
	back := stretch{s.to, s.from, slices.Clone(s.pieces)}
	slices.Reverse(back.pieces)
	return back
}

// join chooses track for connection n and all later ones so that each begins at the end of the previous one, and
// reports whether that is possible.
func (r *routeReader) join(n int) bool {
	if n == len(r.choices) {
		return r.good()
	}
	for _, s := range r.choices[n] {
		if n == 0 {
			r.stops = append(r.stops[:0], s.from)
		}
		if s.from != r.stops[len(r.stops)-1] {
			continue
		}
		before := r.used
		if !r.p.takeAll(&r.used, Route{Pieces: s.pieces}) {
			r.used = before
			continue
		}
		mark := len(r.pieces)
		r.pieces = append(r.pieces, s.pieces...)
		r.stops = append(r.stops, s.to)
		if r.join(n + 1) {
			return true
		}
		r.pieces, r.stops, r.used = r.pieces[:mark], r.stops[:len(r.stops)-1], before
	}
	return false
}

// good reports whether the route calls at no stop twice and fulfils the wish: only named stops, a station of the
// company.
func (r *routeReader) good() bool {
	station := false
	for i, s := range r.stops {
		if r.wish.nodes && !slices.Contains(r.nodes, s) || slices.Contains(r.stops[:i], s) {
			return false
		}
		station = station || r.p.Stations(s.Hex, r.corp)>>s.Stop&1 != 0
	}
	return station || !r.wish.station
}

// tracer follows the hexes of one connection from a stop to the next stop.
type tracer struct {
	p      Position
	hexes  []id.Hex
	want   string // "0.1": the stops of a connection within one hex; empty for any
	from   StopAt
	pieces []Piece
	found  []stretch
}

// leave follows the paths in set from an end.
func (t *tracer) leave(n int, set uint16, from tile.End) {
	for ; set != 0; set &= set - 1 {
		t.follow(n, first(set), from)
	}
}

// follow takes path i of hex number n from one of its ends.
func (t *tracer) follow(n, i int, from tile.End) {
	h := t.hexes[n]
	piece := Piece{h, uint8(i)}
	if len(t.pieces) > 0 && t.pieces[len(t.pieces)-1] == piece {
		return
	}
	t.pieces = append(t.pieces, piece)
	t.goOn(n, &t.p.Face(h).Paths[i], from)
	t.pieces = t.pieces[:len(t.pieces)-1]
}

// goOn continues at the other end of a path: at a stop, at a junction, or in the next hex of the list.
func (t *tracer) goOn(n int, path *tile.Path, from tile.End) {
	h, to := t.hexes[n], path.Other(from)
	if stop, ok := to.Stop(); ok {
		t.arrive(n, StopAt{h, uint8(stop)})
		return
	}
	e, ok := to.Edge()
	if !ok {
		if _, inside := from.Edge(); inside || len(t.pieces) == 1 {
			t.leave(n, t.p.shapeAt(h).middle, tile.Junction)
		}
		return
	}
	there := t.p.sideAcross(h, e, path.Lane(to))
	if there == unseen || n+1 == len(t.hexes) || there.hex() != t.hexes[n+1] {
		return
	}
	t.leave(n+1, t.p.shapeAt(there.hex()).endingAt(there), tile.EdgeEnd(there.edge()))
}

// arrive records a stretch that ends at s if it uses all hexes of the list and joins the stops that the record names.
func (t *tracer) arrive(n int, s StopAt) {
	if n+1 != len(t.hexes) {
		return
	}
	if t.want != "" {
		low, high := min(t.from.Stop, s.Stop), max(t.from.Stop, s.Stop)
		if t.want != fmt.Sprintf("%d.%d", low, high) {
			return
		}
	}
	t.found = append(t.found, stretch{t.from, s, slices.Clone(t.pieces)})
}
