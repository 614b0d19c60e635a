package mapview

import (
	"math"
	"testing"

	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// faces calls f for every tile of the shared catalogue in every rotation, on both kinds of boards.
func faces(t *testing.T, f func(t *testing.T, g grid, face *tile.Face, name string, rot uint8)) {
	t.Helper()
	for _, name := range catalogue() {
		face, ok := tile.Numbered(name)
		if !ok {
			t.Fatalf("no tile %s", name)
		}
		for _, o := range []hex.Orientation{hex.Pointy, hex.Flat} {
			for rot := range uint8(6) {
				turned := face.Turned(rot)
				f(t, grid{o}, &turned, name, rot)
			}
		}
	}
}

func catalogue() []string {
	var names []string
	for _, list := range [][]string{
		{"1", "2", "3", "4", "7", "8", "9", "55", "56", "57", "58", "69"},
		{"14", "15", "16", "18", "19", "20", "23", "24", "25", "26", "27", "28", "29", "53", "54", "59"},
		{"39", "40", "41", "42", "43", "44", "45", "46", "47", "61", "62", "63", "64", "65", "66", "67", "68", "70"},
	} {
		names = append(names, list...)
	}
	return names
}

// TestStopsKeepApart proves the places of stops: two cities at least 50 tu apart (towns 40), no stop nearer than 20 to
// track that does not belong to it, and everything inside the hex.
func TestStopsKeepApart(t *testing.T) {
	faces(t, func(t *testing.T, g grid, face *tile.Face, name string, rot uint8) {
		s := g.shapeOf(face, name, rot)
		for i := range s.stops {
			checkInside(t, g, &s.stops[i], name, rot)
			for k := range i {
				minimum := float32(50)
				if face.Stops[i].Kind == tile.Town && face.Stops[k].Kind == tile.Town {
					minimum = 40
				}
				if d := distance(s.stops[i].at, s.stops[k].at); d < minimum {
					t.Errorf("tile %s turned %d: stops %d and %d are %.1f apart, want %v", name, rot, k, i, d, minimum)
				}
			}
			checkTrack(t, s, i, name, rot)
		}
	})
}

func checkTrack(t *testing.T, s *shape, i int, name string, rot uint8) {
	t.Helper()
	const clear = 20
	for k := range s.pieces {
		if p := &s.face.Paths[k]; p.A == tile.StopEnd(i) || p.B == tile.StopEnd(i) {
			continue
		}
		if d := s.pieces[k].line.distanceTo(s.stops[i].at); d < clear {
			t.Errorf("tile %s turned %d: stop %d is %.1f from track %d", name, rot, i, d, k)
		}
	}
}

func checkInside(t *testing.T, g grid, s *stop, name string, rot uint8) {
	t.Helper()
	var edgePoints []Point
	switch s.look {
	case cityLook:
		edgePoints = s.body(0)
		for _, slot := range s.slots {
			if in := g.inside(slot); in < size.Token.Radius {
				t.Errorf("tile %s turned %d: a token reaches %.1f beyond the hex", name, rot, size.Token.Radius-in)
			}
		}
	case barLook:
		half := polar(size.Town.Bar[0]/2, s.along)
		edgePoints = []Point{s.at.Add(half), s.at.Sub(half)}
	case dotLook, haltLook, areaLook:
		edgePoints = []Point{s.at}
	}
	for _, p := range edgePoints {
		if in := g.inside(p); in < 0 {
			t.Errorf("tile %s turned %d: a stop at %v reaches %.1f beyond the hex", name, rot, s.at, -in)
		}
	}
}

// TestTrackIsSquareToEdges proves that every piece meets the middle of its edge at a right angle.
func TestTrackIsSquareToEdges(t *testing.T) {
	faces(t, func(t *testing.T, g grid, face *tile.Face, name string, rot uint8) {
		s := g.shapeOf(face, name, rot)
		for i := range s.pieces {
			p, line := &face.Paths[i], s.pieces[i].line
			if e, ok := p.A.Edge(); ok {
				checkSquare(t, g, e, line, name)
			}
			if e, ok := p.B.Edge(); ok {
				checkSquare(t, g, e, line.reversed(), name)
			}
		}
	})
}

func checkSquare(t *testing.T, g grid, e hex.Edge, line curve, name string) {
	t.Helper()
	if d := distance(line[0], g.middle(e)); d > 0.01 {
		t.Errorf("tile %s: track starts %.2f from the middle of edge %d", name, d, e)
	}
	inward := g.middle(e).Mul(-1 / float32(apothem))
	if way := line[1].Sub(line[0]); way.X*inward.X+way.Y*inward.Y < way.Len()*0.98 {
		t.Errorf("tile %s: track leaves edge %d askew", name, e)
	}
}

func TestArcs(t *testing.T) {
	g := grid{hex.Pointy}
	a := port{edge: 0}
	for _, c := range []struct {
		to     hex.Edge
		length float32
	}{
		{1, 50 * 2 * 3.14159 / 3},  // sharp: a third of a circle around the corner
		{2, 150 * 2 * 3.14159 / 6}, // gentle: a sixth
		{3, 2 * apothem},
	} {
		if got := g.trackBetween(a, port{edge: c.to}).total(); got < c.length*0.985 || got > c.length*1.001 {
			t.Errorf("track from edge 0 to %d is %.1f long, want %.1f", c.to, got, c.length)
		}
	}
}

func TestGroups(t *testing.T) {
	for name, want := range map[string]int{"20": 2, "16": 2, "23": 1, "43": 1, "14": 1, "59": 2, "1": 2, "62": 2,
		"45": 1} {
		face, _ := tile.Numbered(name)
		seen := map[uint8]bool{}
		for _, g := range groupsOf(&face) {
			seen[g] = true
		}
		if len(seen) != want {
			t.Errorf("tile %s has %d groups of track, want %d", name, len(seen), want)
		}
	}
}

func TestHexAtPoint(t *testing.T) {
	for _, o := range []hex.Orientation{hex.Pointy, hex.Flat} {
		g := grid{o}
		for x := int8(-4); x < 8; x++ {
			for y := int8(-4); y < 8; y++ {
				p := hex.Point{X: x, Y: y}
				for _, c := range g.corners(-1) {
					if got := g.hexAt(g.centre(p).Add(c), (x+y)&1 != 0); got != p {
						t.Fatalf("orientation %d: a corner of %v belongs to %v", o, p, got)
					}
				}
			}
		}
	}
}

// TestRivers: the river of a hex goes from corner to corner between its banks, clear of the stop on one of them.
func TestRivers(t *testing.T) {
	g := grid{hex.Pointy}
	def := track.HexDef{Banks: [2]uint8{1<<0 | 1<<1, 1<<2 | 1<<3 | 1<<4 | 1<<5}}
	corners := g.corners(0)
	line := g.river(&def)
	if first, last := line[0], line[len(line)-1]; first != corners[2] || last != corners[0] {
		t.Errorf("the river goes from %v to %v, want %v and %v", first, last, corners[2], corners[0])
	}
	def.Face = tile.CitySite("")
	for _, bank := range [2]uint8{0, 1} {
		def.StopBank = bank
		toStop := polar(1, g.bank(def.Banks[bank]))
		line := g.river(&def)
		for _, p := range line {
			if p.Len() < size.City.SlotRadius {
				t.Errorf("with the city on bank %d the river flows through it at %v", bank, p)
			}
		}
		if p := line[len(line)/2]; p.X*toStop.X+p.Y*toStop.Y > 0 {
			t.Errorf("with the city on bank %d the river passes it on that side at %v", bank, p)
		}
	}
	if g.river(&track.HexDef{}) != nil {
		t.Error("a hex without banks has a river")
	}
}

// TestBanks: wherever a river flows, its western bank is on the side of the edges that lie in the west.
func TestBanks(t *testing.T) {
	g := grid{hex.Pointy}
	for _, west := range []uint8{1<<0 | 1<<1, 1<<1 | 1<<2, 1<<0 | 1<<1 | 1<<2, 1<<0 | 1<<1 | 1<<5,
		1<<0 | 1<<1 | 1<<2 | 1<<3, 1<<0 | 1<<1 | 1<<2 | 1<<5} {
		for _, banks := range [2][2]uint8{{west, 63 &^ west}, {63 &^ west, west}} {
			river := g.river(&track.HexDef{Banks: banks})
			list := shores(river)
			if len(list) < 4 {
				t.Fatalf("banks %06b: %d places", west, len(list))
			}
			toWest := polar(1, g.bank(west))
			for _, s := range list {
				if s.west.X*toWest.X+s.west.Y*toWest.Y <= 0 {
					t.Errorf("banks %06b: at %v the western bank is at %v", west, s.at, s.west)
				}
			}
		}
	}
}

// inside returns the distance of p from the nearest edge of the hex, negative outside.
func (g grid) inside(p Point) float32 {
	minimum := float32(math.MaxFloat32)
	for _, n := range g.normals() {
		minimum = min(minimum, apothem-p.X*n.X-p.Y*n.Y)
	}
	return minimum
}
