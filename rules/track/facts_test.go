package track

import (
	"encoding/json"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// The facts of a title, as far as boards are concerned. They lie outside the repository; tests that need them are
// skipped without them.
type facts struct {
	Layout struct{ Orientation string }
	Tiles  []struct {
		Name  string
		Count any
		factFace
	}
	Hexes []struct {
		ID           string
		X, Y         int8
		Tile         factFace
		Neighbors    map[string]string
		Reservations []string
	}
	Corporations []struct{ ID string }
	Minors       []struct{ ID string }
}

type factFace struct {
	Color     string
	Cities    []factStop
	Towns     []factStop
	Offboards []factStop
	Paths     [][]any
	Labels    []string
	Borders   []struct {
		Edge hex.Edge
		Type string
	}
}

type factStop struct {
	Slots   uint8
	Revenue any
	Groups  []string
	Halt    any
}

const shared = "../../../shared/"

func readFacts(tb testing.TB, title string) *facts {
	tb.Helper()
	data, err := os.ReadFile(shared + "facts/" + title + ".json")
	if err != nil {
		tb.Skipf("NOT CHECKED against the facts of %s: %v", title, err)
	}
	var f facts
	if err := json.Unmarshal(data, &f); err != nil {
		tb.Fatal(err)
	}
	return &f
}

// board compiles the board of the facts.
func (f *facts) board(tb testing.TB) *Board {
	tb.Helper()
	def := &BoardDef{Orientation: hex.Pointy}
	if f.Layout.Orientation == "flat" {
		def.Orientation = hex.Flat
	}
	for _, h := range f.Hexes {
		d := HexDef{Name: h.ID, At: hex.Point{X: h.X, Y: h.Y}, Face: h.Tile.face()}
		for _, b := range h.Tile.Borders {
			if b.Type == "impassable" {
				d.Borders = append(d.Borders, Border{Edge: b.Edge, Kind: Impassable})
			}
		}
		def.Hexes = append(def.Hexes, d)
	}
	var set tile.Set
	for _, t := range f.Tiles {
		set = append(set, tile.Kind{Name: t.Name, Count: copies(t.Count), Face: t.face()})
	}
	b, err := NewBoard(def, set)
	if err != nil {
		tb.Fatal(err)
	}
	return b
}

var colors = map[string]tile.Color{
	"white": tile.White, "yellow": tile.Yellow, "green": tile.Green, "brown": tile.Brown, "gray": tile.Gray,
	"red": tile.Red, "blue": tile.Blue,
}

func (f *factFace) face() tile.Face {
	t := tile.Face{Color: colors[f.Color], Label: strings.Join(f.Labels, " ")}
	first := map[string]int{"city": 0, "town": len(f.Cities), "offboard": len(f.Cities) + len(f.Towns)}
	for _, s := range f.Cities {
		t.Stops = append(t.Stops, tile.Stop{Kind: tile.City, Slots: s.Slots, Value: s.values()})
	}
	for _, s := range f.Towns {
		stop := tile.Stop{Kind: tile.Town, Value: s.values()}
		if s.Halt != nil {
			stop.Kind = tile.Halt
		}
		t.Stops = append(t.Stops, stop)
	}
	for _, s := range f.Offboards {
		t.Stops = append(t.Stops, tile.Stop{Kind: tile.OffBoard, Value: s.values(), Group: strings.Join(s.Groups, " ")})
	}
	for _, p := range f.Paths {
		t.Paths = append(t.Paths, readPath(p, first))
	}
	return t
}

func readPath(p []any, first map[string]int) tile.Path {
	var ends [2]tile.End
	for i := range ends {
		kind, number, _ := strings.Cut(p[i].(string), ":")
		n, _ := strconv.Atoi(number)
		switch kind {
		case "edge":
			ends[i] = tile.EdgeEnd(hex.Edge(n))
		case "junction":
			ends[i] = tile.Junction
		default:
			ends[i] = tile.StopEnd(first[kind] + n)
		}
	}
	path := tile.Path{A: ends[0], B: ends[1]}
	if len(p) > 2 {
		more := p[2].(map[string]any)
		if lanes, ok := more["lanes"].([]any); ok {
			path.LaneA, path.LaneB = lane(lanes[0]), lane(lanes[1])
		}
		if text, ok := more["terminal"].(string); ok {
			path.Terminal = text[0] - '0'
		}
	}
	return path
}

// lane reads [width, index].
func lane(x any) uint8 {
	if l := x.([]any); l[0].(float64) > 1 {
		return uint8(l[1].(float64)) + 1
	}
	return 0
}

func (s factStop) values() tile.Values {
	switch r := s.Revenue.(type) {
	case float64:
		return tile.Pays(int16(r))
	case map[string]any:
		var v tile.Values
		last := int16(0)
		for i, c := range []string{"yellow", "green", "brown", "gray"} {
			if x, ok := r[c].(float64); ok {
				last = int16(x)
			}
			v[i] = last
		}
		return v
	}
	return tile.Values{}
}

// corps numbers the companies of the facts from 1.
func (f *facts) corps() map[string]id.Corp {
	m := map[string]id.Corp{}
	for _, c := range f.Corporations {
		m[c.ID] = id.Corp(len(m) + 1)
	}
	for _, c := range f.Minors {
		if m[c.ID] == 0 {
			m[c.ID] = id.Corp(len(m) + 1)
		}
	}
	return m
}

// lay puts a tile of the box on a hex.
func lay(tb testing.TB, b *Board, cells *Cells, name, kind string, rot uint8) {
	tb.Helper()
	h, t := b.Find(name), b.tiles.Find(kind)
	if h == 0 || t == 0 {
		tb.Fatalf("no hex %s or tile %s", name, kind)
	}
	cells[h].Tile, cells[h].Rot = t, rot
}

func copies(count any) uint8 {
	if n, ok := count.(float64); ok {
		return uint8(n)
	}
	return tile.Unlimited
}
