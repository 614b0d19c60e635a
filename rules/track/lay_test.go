package track

import (
	"testing"

	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// 1830/R96 to R102: why a tile may not be laid on a made-up board, on A3, C1 (gray) and B2 beside the city of B1.
func TestFits(t *testing.T) {
	const west, east = 1 << 1, 1 << 4
	for _, c := range []struct {
		rule, what, hex, tile string
		rot                   uint8
		edges                 uint8
		want                  tile.Misfit
	}{
		{"R102", "meets the network", "B2", "9", 1, west, tile.Fits},
		{"R102", "does not meet it", "B2", "9", 0, west, tile.NotReached},
		{"R102", "a power needs no network", "B2", "9", 0, AnyEdge, tile.Fits},
		{"R101", "off the map", "A3", "9", 0, 63, tile.RunsOff},
		{"R101", "against a gray hex without track there", "C2", "7", 1, 63, tile.RunsOff},
		{"R101", "against its track", "C2", "9", 1, east, tile.Fits},
		{"R96", "green on white", "B2", "23", 1, west, tile.WrongColor},
		{"R96", "on a gray hex", "C1", "57", 0, 63, tile.NeverChanged},
		{"R99", "a town where there is none", "B2", "58", 0, 63, tile.WrongTowns},
		{"R99", "a city where there is none", "B2", "57", 0, 63, tile.WrongCities},
	} {
		b, cells := field(t, 3, 5)
		if c.what == "against a gray hex without track there" {
			b.def.Hexes[10].Face.Paths = tile.Lines(tile.Line{3, tile.S0})
			b, _ = NewBoard(b.def, b.tiles)
		}
		p := Position{b, cells}
		l := Lay{b.tiles.Find(c.tile), c.rot}
		if got := p.Fits(b.Find(c.hex), l, c.edges, tile.Terms{}); got != c.want {
			t.Errorf("%s: %s: %d, want %d", c.rule, c.what, got, c.want)
		}
	}
}

// AppendLays and Fits agree.
func TestAppendLays(t *testing.T) {
	b, cells := field(t, 3, 5)
	lay(t, b, cells, "B3", "9", 1)
	p := Position{b, cells}
	for h := id.Hex(1); int(h) <= b.Len(); h++ {
		got := map[Lay]bool{}
		for _, l := range p.AppendLays(nil, h, 1<<1|1<<4, tile.Terms{}) {
			got[l] = true
		}
		for i := range b.tiles {
			for r := range uint8(6) {
				l := Lay{id.Tile(i + 1), r}
				if want := p.Fits(h, l, 1<<1|1<<4, tile.Terms{}) == tile.Fits; got[l] != want {
					t.Errorf("%s: lay %v listed: %t, fits: %t", b.Hex(h).Name, l, got[l], want)
				}
			}
		}
	}
}

// 1830/R107, appendix A.2: the gain that an upgrade must bring. B1 - B2 is the network; B2 parts or not.
func TestGains(t *testing.T) {
	for _, c := range []struct {
		what, hex, from, to string
		fromRot, toRot      uint8
		rule                Restriction
		want                tile.Misfit
	}{
		{"a first tile is new track", "B2", "", "9", 0, 1, Restrictive, tile.Fits},
		{"a branch from the network", "B2", "9", "23", 1, 1, Restrictive, tile.Fits},
		{"new track that the network does not reach", "B2", "9", "20", 1, 0, Restrictive, tile.NothingNew},
		{"the same, asking less", "B2", "9", "20", 1, 0, SemiRestrictive, tile.NothingNew},
		{"the same, asking nothing", "B2", "9", "20", 1, 0, Permissive, tile.Fits},
		{"a tile without city asks for new track", "B2", "9", "20", 1, 0, CityPermissive, tile.NothingNew},
		{"a tile without stop asks for new track", "B2", "9", "20", 1, 0, StationRestrictive, tile.NothingNew},
	} {
		b, cells := field(t, 3, 5)
		station(b, cells, "B1", 0, prr)
		if c.from != "" {
			lay(t, b, cells, c.hex, c.from, c.fromRot)
		}
		var w Walker
		l := Lay{b.tiles.Find(c.to), c.toRot}
		at, h := Position{b, cells}, b.Find(c.hex)
		if got := w.CheckGain(at, prr, 0, h, l, c.rule, Known{}); got != c.want {
			t.Errorf("%s: %d, want %d", c.what, got, c.want)
		}
		var entries Entries
		if w.Entries(at, prr, 0, &entries); entries[h] == 0 ||
			w.CheckGain(at, prr, 0, h, l, c.rule, Known{Entries: entries[h]}) != c.want {
			t.Errorf("%s: with entries %b not %d", c.what, entries[h], c.want)
		}
	}
}

// A city that grows in value without new reached track satisfies the middle restriction only.
func TestGainsByValue(t *testing.T) {
	b, cells := field(t, 3, 5)
	old := tile.Kind{Name: "A", Face: tile.Face{
		Color: tile.Yellow, Stops: []tile.Stop{tile.CityStop(1, 20)}, Paths: tile.Lines(tile.Line{1, tile.S0}),
	}}
	rich := tile.Kind{Name: "B", Face: tile.Face{
		Color: tile.Green, Stops: []tile.Stop{tile.CityStop(1, 30)}, Paths: old.Face.Paths,
	}}
	b, err := NewBoard(b.def, append(b.tiles, old, rich))
	if err != nil {
		t.Fatal(err)
	}
	station(b, cells, "B1", 0, prr)
	lay(t, b, cells, "B2", "A", 0)
	var w Walker
	l := Lay{b.tiles.Find("B"), 0}
	for rule, want := range map[Restriction]tile.Misfit{
		Permissive: tile.Fits, SemiRestrictive: tile.Fits, Restrictive: tile.NothingNew, CityPermissive: tile.Fits,
		StationRestrictive: tile.Fits,
	} {
		if got := w.CheckGain(Position{b, cells}, prr, 0, b.Find("B2"), l, rule, Known{}); got != want {
			t.Errorf("restriction %d: %d, want %d", rule, got, want)
		}
	}
}

// 1830/R105: a city full of others is reached but not passed; an empty place, one's own station or a company that gives
// way opens it.
func TestNetworkBlocking(t *testing.T) {
	for _, c := range []struct {
		what    string
		owner   id.Corp
		through Corps
		beyond  bool
	}{
		{"others' station", nyc, 0, false},
		{"an empty place", 0, 0, true},
		{"its own station", prr, 0, true},
		{"others who give way", nyc, Of(nyc), true},
	} {
		p, cells := line(t)
		cells[3].Slots[0], cells[2].Slots[0] = prr, c.owner
		var w Walker
		var net Network
		w.Network(p, prr, c.through, &net)
		if !net.Reaches(2, 0) || net.Reaches(1, 0) != c.beyond {
			t.Errorf("%s: city reached: %t, place beyond: %t, want true, %t", c.what, net.Reaches(2, 0), net.Reaches(1, 0),
				c.beyond)
		}
		if !w.HasRoute(p, prr, c.through) {
			t.Errorf("%s: no route, though a further stop is reached", c.what)
		}
	}
}

// Two stations that reach nothing but each other are a route (1830/R137).
func TestHasRouteBetweenStations(t *testing.T) {
	b, cells := field(t, 3, 5)
	station(b, cells, "B1", 0, prr)
	station(b, cells, "C1", 0, prr)
	var w Walker
	p := Position{b, cells}
	if w.HasRoute(p, prr, 0) {
		t.Error("a route without track between the stations")
	}
	lay(t, b, cells, "B2", "8", 5) // B2: 5 and 1
	lay(t, b, cells, "C3", "7", 1) // C3: 1 and 2
	lay(t, b, cells, "C2", "9", 1)
	if !w.HasRoute(p, prr, 0) {
		t.Error("no route, though track joins the stations")
	}
}

// A token beside the slots is a station.
func TestExtraTokenIsStation(t *testing.T) {
	p, cells := line(t)
	cells[3].Slots[0], cells[3].Extra[0] = nyc, prr
	if city, ok := p.TokenAt(3, prr); !ok || city != 0 {
		t.Errorf("token in city %d, %t", city, ok)
	}
	var w Walker
	var net Network
	w.Network(p, prr, 0, &net)
	if !net.Reaches(2, 0) || !net.Reaches(4, 0) {
		t.Error("the network does not start at the token beside the slots")
	}
}

func TestNetworkDoesNotAllocate(t *testing.T) {
	b, cells := field(t, 3, 5)
	lay(t, b, cells, "B2", "57", 1)
	station(b, cells, "B1", 0, prr)
	p, w, net := Position{b, cells}, new(Walker), new(Network)
	w.Network(p, prr, 0, net)
	if n := testing.AllocsPerRun(100, func() { w.Network(p, prr, 0, net) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
