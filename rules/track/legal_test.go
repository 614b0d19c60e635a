package track

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// Conditions of the 1830 board other than geometry: terrain costs and the hexes that privates block.
var (
	costs1830 = map[int][]string{
		80:  {"F4", "J14", "F22", "D6", "I17", "B18", "C19", "E5", "D10", "G19"},
		120: {"C17", "G15", "C21", "D22", "E17", "E21", "G13", "I11", "J10", "J12", "F16"},
	}
	blocked1830 = map[string][]string{
		"SV": {"G15"}, "CS": {"B20"}, "DH": {"F16"}, "MH": {"D18"}, "CA": {"H18"}, "BO": {"I13", "I15"},
	}
)

// The lays and stations accepted at recorded positions of 1830 are those of the network and of geometry, without those
// that phase, supply, privates and money forbid (1830/R95 to R106, R110 to R112).
func TestLegal1830(t *testing.T) {
	var w Walker
	var net Network
	lays, stations := 0, 0
	replay(t, "1830", func(g *recorded, action int) {
		legal, ok := g.legal[action]
		if !ok || g.corps[legal.Entity] == 0 {
			return
		}
		w.Network(g.position(), g.corps[legal.Entity], 0, &net)
		if legal.LayTile != nil {
			lays++
			compare(t, action, "lay", g.lays1830(legal.Entity, &net), legal.LayTile)
		}
		home := []string{"E11 0", "E11 1"} // the choice of ERIE's city asks for no network (1830/R87, R88)
		if legal.PlaceToken != nil && !slices.Equal(legal.PlaceToken, home) {
			stations++
			compare(t, action, "station", g.stations1830(legal.Entity, &net), legal.PlaceToken)
		}
	})
	t.Logf("%d positions with lays, %d with stations", lays, stations)
}

func compare(t *testing.T, action int, what string, got, want []string) {
	t.Helper()
	for _, x := range got {
		if !slices.Contains(want, x) {
			t.Errorf("before action %d: %s %s accepted, but not recorded as legal", action, what, x)
		}
	}
	for _, x := range want {
		if !slices.Contains(got, x) {
			t.Errorf("before action %d: %s %s refused, but recorded as legal", action, what, x)
		}
	}
}

func (g *recorded) lays1830(corp string, net *Network) (list []string) {
	p := g.position()
	cash, _ := g.state["cash."+corp].(float64)
	left := make([]int, len(p.tiles)+1)
	for i := range p.tiles {
		left[i+1] = int(p.tiles[i].Count)
	}
	for h := 1; h <= p.Len(); h++ {
		left[g.cells[h].Tile]--
	}
	for h := id.Hex(1); int(h) <= p.Len(); h++ {
		if g.closed1830(p.Hex(h).Name) || g.cells[h].Tile == 0 && int(cash) < cost1830(p.Hex(h).Name) {
			continue
		}
		for _, l := range p.AppendLays(nil, h, net.Lay[h], tile.Terms{}) {
			if k := p.tiles.Kind(l.Tile); k.Face.Color <= g.phase() && left[l.Tile] > 0 {
				list = append(list, p.Hex(h).Name+" "+k.Name+"/"+strconv.Itoa(int(l.Rot)))
			}
		}
	}
	return list
}

func cost1830(name string) int {
	for cost, names := range costs1830 {
		if slices.Contains(names, name) {
			return cost
		}
	}
	return 0
}

func (g *recorded) closed1830(name string) bool {
	for private, names := range blocked1830 {
		owner, _ := g.state["private."+private].(string)
		if slices.Contains(names, name) && strings.HasPrefix(owner, "p") {
			return true
		}
	}
	return false
}

func (g *recorded) stations1830(corp string, net *Network) (list []string) {
	p, holds := g.position(), g.holds1830()
	for h := id.Hex(1); int(h) <= p.Len(); h++ {
		for i, s := range p.Face(h).Stops {
			if s.Kind != tile.City || !net.Reaches(h, i) {
				continue
			}
			if _, fault := p.OpenSlot(h, i, g.corps[corp], holds, HexClosed); fault == SlotFree {
				list = append(list, p.Hex(h).Name+" "+strconv.Itoa(i))
			}
		}
	}
	return list
}

// holds1830 keeps the homes of all companies that have no station yet.
func (g *recorded) holds1830() (holds []Hold) {
	for _, fact := range g.facts.Hexes {
		h := g.board.Find(fact.ID)
		for _, name := range fact.Reservations {
			c, city := g.corps[name], int8(0)
			if name == "ERIE" {
				city = -1
			}
			if _, placed := g.position().TokenAt(h, c); !placed {
				holds = append(holds, Hold{c, h, city, 0})
			}
		}
	}
	return holds
}

// No lay recorded as legal is refused by network, geometry or restriction in the titles that lay by the plain rules.
func TestLegalLaysOfOtherTitles(t *testing.T) {
	terms := map[string]tile.Terms{"1860": {}, "1870": {HexLabels: true}, "18fl": {ByExits: true}}
	for _, title := range []string{"1860", "1870", "18fl"} {
		t.Run(title, func(t *testing.T) {
			var w Walker
			var net Network
			var entries Entries
			replay(t, title, func(g *recorded, action int) {
				legal, corp := g.legal[action], g.corps[g.legal[action].Entity]
				if len(legal.LayTile) == 0 || corp == 0 {
					return
				}
				p := g.position()
				w.Network(p, corp, 0, &net)
				w.Entries(p, corp, 0, &entries)
				for _, text := range legal.LayTile {
					h, l := g.readLay(text)
					laid := &g.board.tiles.Kind(l.Tile).Face
					g.board.Hex(h).Labels[laid.Color] = laid.Label // which only the titles know, see 1870/R88
					m := p.Fits(h, l, net.Lay[h], terms[title])
					if m == tile.Fits {
						m = w.CheckGain(p, corp, 0, h, l, SemiRestrictive, Known{Entries: entries[h]})
					}
					if m != tile.Fits {
						t.Errorf("before action %d: %s refused for reason %d", action, text, m)
					}
				}
			})
		})
	}
}

// readLay reads "H10 57/1".
func (g *recorded) readLay(text string) (id.Hex, Lay) {
	name, rest, _ := strings.Cut(text, " ")
	kind, rot, _ := strings.Cut(rest, "/")
	r, _ := strconv.Atoi(rot)
	return g.board.Find(name), Lay{g.board.tiles.Find(kind), uint8(r)}
}
