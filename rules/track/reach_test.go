package track

import (
	"math/rand/v2"
	"testing"

	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

const (
	prr id.Corp = iota + 1
	nyc
)

// station puts a token of c in the first place of city i.
func station(b *Board, cells *Cells, name string, i int, c id.Corp) {
	h := b.Find(name)
	from, _ := Position{b, cells}.shapeAt(h).slots(i)
	cells[h].Slots[from] = c
}

// edges lists the hexes with edges at which one may lay.
func edges(b *Board, net *Network) map[string]uint8 {
	m := map[string]uint8{}
	for h := 1; h <= b.Len(); h++ {
		if net.Lay[h] != 0 {
			m[b.Hex(id.Hex(h)).Name] = net.Lay[h]
		}
	}
	return m
}

// 1830/R106: the networks of PRR and NYC at their start.
func TestNetworkAtStart(t *testing.T) {
	b := readFacts(t, "1830").board(t)
	for _, c := range []struct {
		corp id.Corp
		home string
		want map[string]uint8
	}{
		{prr, "H12", map[string]uint8{"H12": 63, "H10": 1 << 4, "H14": 1 << 1}},
		{nyc, "E19", map[string]uint8{"E19": 63}},
	} {
		var cells Cells
		var w Walker
		var net Network
		station(b, &cells, c.home, 0, c.corp)
		w.Network(Position{b, &cells}, c.corp, 0, &net)
		got := edges(b, &net)
		if len(got) != len(c.want) {
			t.Errorf("%s: may lay at %v, want %v", c.home, got, c.want)
		}
		for name, set := range c.want {
			if got[name] != set {
				t.Errorf("%s: may lay in %s at %06b, want %06b", c.home, name, got[name], set)
			}
		}
		if w.HasRoute(Position{b, &cells}, c.corp, 0) {
			t.Errorf("%s: has a route at the start", c.home)
		}
	}
}

// field is a made-up board of white hexes named by row and column, with a city on B1 and on C1.
func field(t testing.TB, rows, columns int8) (*Board, *Cells) {
	t.Helper()
	def := &BoardDef{Orientation: hex.Pointy}
	for y := range rows {
		for x := range columns {
			def.Hexes = append(def.Hexes, HexDef{
				Name: string(rune('A'+y)) + string(rune('1'+x)),
				At:   hex.Point{X: 2*x + y%2, Y: y},
			})
		}
	}
	city := func(exits ...tile.Line) tile.Face {
		return tile.Face{Color: tile.Gray, Stops: []tile.Stop{tile.CityStop(1, 20)}, Paths: tile.Lines(exits...)}
	}
	def.Hexes[columns].Face = city(tile.Line{4, tile.S0})
	def.Hexes[2*columns].Face = city(tile.Line{3, tile.S0}, tile.Line{4, tile.S0})
	if rows > 3 { // junctions, where track meets without a stop, each with a town beside it
		for _, i := range [...]int8{columns + 3, 3*columns + 2, 4*columns + 5} {
			def.Hexes[i].Face = tile.Face{Color: tile.Gray, Stops: []tile.Stop{tile.TownStop(10)}, Paths: tile.Lines(
				tile.Line{0, tile.J}, tile.Line{1, tile.J}, tile.Line{3, tile.J}, tile.Line{5, tile.S0},
				tile.Line{tile.S0, tile.J})}
		}
	}
	names := []string{"7", "8", "9", "16", "19", "20", "23", "24", "25", "28", "29", "39", "40", "41", "42", "43", "44",
		"45", "46", "47", "57", "58", "70"}
	copies := make([]tile.Copies, len(names))
	for i, n := range names {
		copies[i] = tile.Copies{Name: n, Count: 9}
	}
	box, err := tile.Box(copies)
	if err != nil {
		t.Fatal(err)
	}
	b, err := NewBoard(def, box)
	if err != nil {
		t.Fatal(err)
	}
	return b, &Cells{}
}

// A walk never turns back at a stop, so where there are no loops nothing waits to be settled. It does go back over the
// piece by which it came there first when it comes again by another one.
func TestNoTurningBack(t *testing.T) {
	b, cells := field(t, 3, 5)
	station(b, cells, "B1", 0, prr)
	lay(t, b, cells, "B2", "57", 1)
	lay(t, b, cells, "B3", "57", 1)
	lay(t, b, cells, "B4", "9", 1)
	var w Walker
	var net Network
	w.Network(Position{b, cells}, prr, 0, &net)
	if !net.Reaches(b.Find("B3"), 0) || net.Lay[b.Find("B5")] == 0 || len(w.open) > 0 {
		t.Errorf("%d steps wait on a straight line; stops reached: %v", len(w.open), net.Stops[:b.Len()+1])
	}
}

// 1830/R105: a walk around a balloon loop comes back along the track it went out on, so a branch that meets this track
// from behind is not reached, though plain reachability would say so.
func TestBalloonLoop(t *testing.T) {
	b, cells := field(t, 3, 5)
	station(b, cells, "B1", 0, prr)
	lay(t, b, cells, "B2", "24", 4) // from B1 straight on, and a branch that faces the loop
	lay(t, b, cells, "B3", "25", 1) // parts to A4 and C4
	lay(t, b, cells, "A4", "7", 5)
	lay(t, b, cells, "B4", "8", 0)
	lay(t, b, cells, "C4", "7", 2)
	var w Walker
	var net Network
	p := Position{b, cells}
	w.Network(p, prr, 0, &net)
	b2 := b.Find("B2")
	if net.Paths[b2] != 0b01 {
		t.Errorf("pieces reached of B2: %b, want only the straight one", net.Paths[b2])
	}
	if len(w.open) == 0 {
		t.Error("the loop is not closed")
	}
	if want := slowReach(p, prr); net.Paths != want.Paths {
		t.Error("differs from trying every walk")
	}
}

// slowReach tries every walk that repeats no stop and no side (1830/R105).
type slow struct {
	p    Position
	corp id.Corp
	out  Network
	used sideSet
	seen [MaxHexes + 1]uint8
	left int
}

func slowReach(p Position, c id.Corp) Network {
	s := slow{p: p, corp: c, left: 100_000}
	for h := 1; h <= p.Len(); h++ {
		for i := range p.Face(id.Hex(h)).Stops {
			if p.Stations(id.Hex(h), c)>>i&1 != 0 {
				s.stop(id.Hex(h), i, true)
			}
		}
	}
	if s.left == 0 {
		return Network{}
	}
	return s.out
}

func (s *slow) stop(h id.Hex, i int, root bool) {
	s.out.Stops[h] |= 1 << i
	shown := s.p.shapeAt(h)
	if root || !s.p.blocked(h, shown, i, s.corp, 0) {
		s.node(h, shown.of[i], tile.StopEnd(i))
	}
}

func (s *slow) node(h id.Hex, pieces uint16, end tile.End) {
	bit := uint8(1) << nodeOf(end)
	if s.seen[h]&bit != 0 {
		return
	}
	s.seen[h] |= bit
	for set := pieces; set != 0; set &= set - 1 {
		s.take(h, first(set), end)
	}
	s.seen[h] &^= bit
}

func (s *slow) take(h id.Hex, i int, from tile.End) {
	if s.left == 0 {
		return
	}
	s.left--
	path := &s.p.shapeAt(h).face.Paths[i]
	to := path.Other(from)
	if stop, ok := to.Stop(); ok {
		s.out.Paths[h] |= 1 << i
		s.stop(h, stop, false)
		return
	}
	e, ok := to.Edge()
	if !ok {
		s.out.Paths[h] |= 1 << i
		s.node(h, s.p.shapeAt(h).middle, to)
		return
	}
	here, there := sideOf(h, e, 0), s.p.sideAcross(h, e, 0)
	if s.used.has(here) || there != 0 && s.used.has(there) {
		return
	}
	s.out.Paths[h] |= 1 << i
	if there == 0 {
		return
	}
	s.used.add(there)
	for set := s.p.shapeAt(there.hex()).endingAt(there); set != 0; set &= set - 1 {
		s.take(there.hex(), first(set), tile.EdgeEnd(there.edge()))
	}
	s.used.remove(there)
}

// The network equals the one found by trying every walk, on many boards of random tiles (1830/R105).
func TestNetworkIsExact(t *testing.T) {
	b, _ := field(t, 6, 7)
	random := rand.New(rand.NewPCG(18, 30))
	var w Walker
	var net Network
	busy := []string{"23", "24", "25", "28", "29", "41", "42", "43", "44", "45", "46", "47", "58", "70"}
	boards, compared, deep := 10000, 0, 0
	if testing.Short() {
		boards = 500
	}
	for range boards {
		var cells Cells
		for h := 1; h <= b.Len(); h++ {
			if b.Printed(id.Hex(h)).Color == tile.White && random.IntN(30) > 0 {
				cells[h].Tile, cells[h].Rot = b.tiles.Find(busy[random.IntN(len(busy))]), uint8(random.IntN(6))
			}
		}
		station(b, &cells, "B1", 0, prr)
		if random.IntN(2) == 0 {
			station(b, &cells, "C1", 0, 1+id.Corp(random.IntN(2)))
		}
		p := Position{b, &cells}
		want := slowReach(p, prr)
		if want.Stops == (Network{}).Stops {
			continue // too many walks
		}
		w.Network(p, prr, 0, &net)
		compared++
		if w.trail.left > 0 {
			deep++
			w.trail.left = 0
		}
		if net.Paths != want.Paths || net.Stops != want.Stops {
			t.Fatalf("cells %v: pieces or stops differ from trying every walk", cells[:b.Len()+1])
		}
	}
	t.Logf("%d boards compared, %d of them beyond simple chains", compared, deep)
	if compared < boards/2 || deep < boards/50 {
		t.Errorf("only %d of %d boards compared, %d beyond simple chains", compared, boards, deep)
	}
}

func BenchmarkNetwork(b *testing.B) {
	var p Position
	var corp id.Corp
	replay(b, "1830", func(g *recorded, action int) {
		if run, ok := g.runs[action]; ok {
			cells := g.cells
			p, corp = Position{g.board, &cells}, g.corps[run.Entity]
		}
	})
	var w Walker
	var net Network
	w.Network(p, corp, 0, &net)
	b.Logf("%d steps left open by chains", len(w.open))
	b.ReportAllocs()
	for b.Loop() {
		w.Network(p, corp, 0, &net)
	}
}

func BenchmarkLays(b *testing.B) {
	var p Position
	var corp id.Corp
	replay(b, "1830", func(g *recorded, action int) {
		if run, ok := g.runs[action]; ok {
			cells := g.cells
			p, corp = Position{g.board, &cells}, g.corps[run.Entity]
		}
	})
	var w Walker
	var net Network
	w.Network(p, corp, 0, &net)
	lays := make([]Lay, 0, 500)
	b.ReportAllocs()
	for b.Loop() {
		lays = lays[:0]
		for h := 1; h <= p.Len(); h++ {
			lays = p.AppendLays(lays, id.Hex(h), net.Lay[h], tile.Terms{})
		}
	}
	b.ReportMetric(float64(len(lays)), "lays")
}
