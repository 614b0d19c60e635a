package track

import (
	"reflect"
	"testing"

	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// line is a made-up board in a row: an area, four cities of one place and another entry of the area. D is like Altoona:
// a city with a track that passes it by; E has two towns that are joined.
func line(t testing.TB) (Position, *Cells) {
	t.Helper()
	pays := func(v int16) []tile.Stop { return []tile.Stop{tile.CityStop(1, v)} }
	through := tile.Lines(tile.Line{1, tile.S0}, tile.Line{4, tile.S0})
	area := []tile.Stop{tile.AreaStop("West", 30, 60)}
	faces := []tile.Face{
		{Color: tile.Red, Stops: area, Paths: tile.Lines(tile.Line{4, tile.S0})},
		{Color: tile.Gray, Stops: pays(20), Paths: through},
		{Color: tile.Gray, Stops: pays(30), Paths: through},
		{Color: tile.Gray, Stops: pays(10), Paths: append(through[:2:2], tile.Path{A: 1, B: 4})},
		{
			Color: tile.Gray, Stops: []tile.Stop{tile.TownStop(10), tile.TownStop(10)},
			Paths: tile.Lines(tile.Line{1, tile.S0}, tile.Line{tile.S0, tile.S1}, tile.Line{tile.S1, 4}),
		},
		{Color: tile.Red, Stops: area, Paths: tile.Lines(tile.Line{1, tile.S0})},
	}
	def := &BoardDef{Orientation: hex.Pointy}
	for i, f := range faces {
		def.Hexes = append(def.Hexes, HexDef{Name: string(rune('A'+i)) + "1", At: hex.Point{X: int8(2 * i)}, Face: f})
	}
	b, err := NewBoard(def, nil)
	if err != nil {
		t.Fatal(err)
	}
	cells := &Cells{}
	return Position{b, cells}, cells
}

// Faults of a route, 1830/R201 to R207.
func TestJudge(t *testing.T) {
	const a, b, c, d, e, f = 1, 2, 3, 4, 5, 6
	ab := []Piece{{a, 0}, {b, 0}}
	bc := []Piece{{b, 1}, {c, 0}}
	join := func(parts ...[]Piece) (all []Piece) {
		for _, p := range parts {
			all = append(all, p...)
		}
		return all
	}
	type tokens map[id.Hex]id.Corp
	full := Run{Corp: prr, Reach: Endless, Phase: tile.Green}
	for _, x := range []struct {
		rule, what string
		route      []Piece
		tokens     tokens
		run        Run
		want       RouteFault
		pays       int32
	}{
		{"R201", "area and city", ab, tokens{b: prr}, full, Runs, 50},
		{"R200", "the area pays more from brown on", ab, tokens{b: prr}, Run{Corp: prr, Reach: 2, Phase: tile.Brown}, Runs,
			80},
		{"R201", "the same backwards", []Piece{{b, 0}, {a, 0}}, tokens{b: prr}, full, Runs, 50},
		{"R201", "half a way", ab[:1], tokens{b: prr}, full, EndsNowhere, 0},
		{"R201", "a gap", []Piece{{a, 0}, {c, 0}}, tokens{b: prr}, full, Broken, 0},
		{"R201", "no such track", []Piece{{a, 3}}, tokens{b: prr}, full, NoTrack, 0},
		{"R202", "no station", ab, nil, full, NoStation, 0},
		{"R202", "another's station", ab, tokens{b: nyc}, full, NoStation, 0},
		{"R204", "there and back", join(ab, []Piece{{b, 0}, {a, 0}}), tokens{b: prr}, full, Broken, 0},
		{"R205", "through a city of others", join(ab, bc), tokens{b: nyc, c: prr}, full, ThroughFull, 0},
		{"R205", "through an empty city", join(ab, bc), tokens{c: prr}, full, Runs, 80},
		{"R205", "the others let it pass", join(ab, bc), tokens{b: nyc, c: prr}, Run{Corp: prr, Reach: 9, Through: Of(nyc)},
			Runs, 80},
		{"R205", "ends at a city of others", bc, tokens{b: prr, c: nyc}, full, Runs, 50},
		{"R205", "one area from two sides", join(ab, bc, []Piece{{c, 1}, {d, 2}, {e, 0}, {e, 1}, {e, 2}, {f, 0}}),
			tokens{b: prr}, full, AreaTwice, 0},
		{"R206", "calls at Altoona", []Piece{{c, 1}, {d, 0}, {d, 1}, {e, 0}}, tokens{c: prr}, full, Runs, 50},
		{"R206", "takes the bypass", []Piece{{c, 1}, {d, 2}, {e, 0}}, tokens{c: prr}, full, Runs, 40},
		{"R203", "both towns of a hex", []Piece{{c, 1}, {d, 2}, {e, 0}, {e, 1}}, tokens{c: prr}, full, Runs, 50},
		{"R207", "beyond the reach of a 2-train", join(ab, bc), tokens{c: prr}, Run{Corp: prr, Reach: 2}, TooFar, 0},
		{"R207", "within the reach of a 3-train", join(ab, bc), tokens{c: prr}, Run{Corp: prr, Reach: 3}, Runs, 80},
	} {
		p, cells := line(t)
		for h, owner := range x.tokens {
			cells[h].Slots[0] = owner
		}
		calls, fault := p.Judge(nil, Route{Pieces: x.route}, x.run)
		if fault != x.want || fault == Runs && sumOf(calls) != x.pays {
			t.Errorf("%s: %s: fault %d, pays %d, want %d, %d", x.rule, x.what, fault, sumOf(calls), x.want, x.pays)
		}
	}
}

// 1830/R203, R204: a ring of track. A train may neither call twice at the stop where the ring closes nor use a hex edge
// twice.
func TestJudgeRing(t *testing.T) {
	b, cells := field(t, 3, 5)
	lay(t, b, cells, "B2", "57", 1) // 1-4
	lay(t, b, cells, "B3", "25", 1) // parts to A4 and C4
	lay(t, b, cells, "A4", "7", 5)
	lay(t, b, cells, "B4", "8", 0)
	lay(t, b, cells, "C4", "7", 2)
	station(b, cells, "B2", 0, prr)
	p := Position{b, cells}
	at := func(name string, path uint8) Piece { return Piece{b.Find(name), path} }
	ring := []Piece{at("B2", 1), at("B3", 0), at("A4", 0), at("B4", 0), at("C4", 0), at("B3", 1), at("B2", 1)}
	run := Run{Corp: prr, Reach: Endless}
	if _, fault := p.Judge(nil, Route{Pieces: ring}, run); fault != StopTwice {
		t.Errorf("R203: around the ring and back: fault %d, want %d", fault, StopTwice)
	}
	beyond := append([]Piece{at("B1", 0), at("B2", 0)}, ring...)
	beyond = append(beyond[:len(beyond)-1], at("B2", 1))
	if _, fault := p.Judge(nil, Route{Pieces: beyond}, run); fault != StopTwice {
		t.Errorf("R203: the same from B1: fault %d, want %d", fault, StopTwice)
	}
	lay(t, b, cells, "B2", "24", 4) // 4-1 and 4-0: no stop any more
	lay(t, b, cells, "C2", "57", 0) // C2 edge 3 meets B2 edge 0
	cells[b.Find("B2")].Slots = [MaxSlots]id.Corp{}
	station(b, cells, "B1", 0, prr)
	twice := []Piece{at("B1", 0), at("B2", 0), at("B3", 0), at("A4", 0), at("B4", 0), at("C4", 0), at("B3", 1),
		at("B2", 1), at("C2", 1)}
	if _, fault := p.Judge(nil, Route{Pieces: twice}, run); fault != TrackTwice {
		t.Errorf("R204: back over the same hex edge: fault %d, want %d", fault, TrackTwice)
	}
}

// 1830/R204: two trains may share a stop but no track; the bypass of Altoona uses the edges of the city track.
func TestTrackIsShared(t *testing.T) {
	p, _ := line(t)
	west := Route{Pieces: []Piece{{3, 0}, {2, 1}}}
	city := Route{Pieces: []Piece{{3, 1}, {4, 0}}}
	bypass := Route{Pieces: []Piece{{3, 1}, {4, 2}, {5, 0}}}
	var stop, edge Used
	if !stop.Take(p, west) || !stop.Take(p, city) {
		t.Error("routes that share a stop are refused")
	}
	if !edge.Take(p, city) || edge.Take(p, bypass) {
		t.Error("routes that share an edge are not refused")
	}
}

func TestLocalRoute(t *testing.T) {
	p, cells := line(t)
	cells[2].Slots[0] = prr
	here := Route{Only: StopAt{2, 0}}
	if _, fault := p.Judge(nil, here, Run{Corp: prr, Reach: 1}); fault != OneStop {
		t.Errorf("a train that needs two stops: fault %d", fault)
	}
	if calls, fault := p.Judge(nil, here, Run{Corp: prr, Reach: 1, Local: true}); fault != Runs || sumOf(calls) != 20 {
		t.Errorf("a local train: fault %d, pays %d", fault, sumOf(calls))
	}
	w := Names{p}.WriteRoute(here)
	if !reflect.DeepEqual(w.Connections, [][]string{{"local", "B1"}}) {
		t.Errorf("written as %v", w.Connections)
	}
	if back, err := (Names{p}).ReadRoute(w, prr, nil); err != nil || back.Only != here.Only {
		t.Errorf("read back as %v, %v", back, err)
	}
}

// Connections may be written in either direction, and name two towns of one hex where needed.
func TestReadRoute(t *testing.T) {
	p, cells := line(t)
	cells[3].Slots[0] = prr
	want := []Piece{{3, 1}, {4, 0}, {4, 1}, {5, 0}, {5, 1}}
	for _, connections := range [][][]string{
		{{"C1", "D1"}, {"D1", "E1"}, {"E1"}},
		{{"D1", "C1"}, {"E1", "D1"}, {"E1"}},
		{{"D1", "C1"}, {"D1", "E1"}, {"E1 0.1"}},
	} {
		r, err := Names{p}.ReadRoute(Written{Connections: connections}, prr, nil)
		if err != nil || !reflect.DeepEqual(r.Pieces, want) {
			t.Errorf("%v: read as %v, %v", connections, r.Pieces, err)
		}
	}
	w := Names{p}.WriteRoute(Route{Pieces: want})
	if !reflect.DeepEqual(w, Written{
		Connections: [][]string{{"C1", "D1"}, {"D1", "E1"}, {"E1"}},
		Hexes:       []string{"C1", "D1", "E1", "E1"},
		Nodes:       []string{"C1-0", "D1-0", "E1-0", "E1-1"},
	}) {
		t.Errorf("written as %v", w)
	}
	if w.String() != "C1-D1-E1-E1" {
		t.Errorf("in words %q", w)
	}
	for _, wrong := range [][][]string{{{"C1", "Z9"}}, {{"A1", "C1"}}, {{}}, {{"C1", "D1"}, {"A1", "B1"}}} {
		if r, err := (Names{p}).ReadRoute(Written{Connections: wrong}, prr, nil); err == nil {
			t.Errorf("%v: read as %v", wrong, r)
		}
	}
}

func TestJudgeDoesNotAllocate(t *testing.T) {
	p, cells := line(t)
	cells[3].Slots[0] = prr
	r := Route{Pieces: []Piece{{3, 1}, {4, 0}}}
	calls := make([]Call, 0, 8)
	if n := testing.AllocsPerRun(100, func() { calls, _ = p.Judge(calls[:0], r, Run{Corp: prr, Reach: 2}) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// sumOf returns the total pay of the stops.
func sumOf(calls []Call) (sum int32) {
	for _, c := range calls {
		sum += int32(c.Pays)
	}
	return sum
}
