package track

import (
	"testing"

	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/tile"
)

// TestNoWayOverSpikes: track that ends inside a hex joins nothing, though the ends of several tracks meet there
// (1822PNW).
func TestNoWayOverSpikes(t *testing.T) {
	city := func(exit tile.End) tile.Face {
		return tile.Face{Color: tile.Gray, Stops: []tile.Stop{tile.CityStop(1, 20)},
			Paths: tile.Lines(tile.Line{exit, tile.S0})}
	}
	for _, spike := range []uint8{0, 1, 2} {
		def := &BoardDef{Orientation: hex.Pointy}
		between := tile.Face{Color: tile.Gray, Paths: tile.Lines(tile.Line{1, tile.J}, tile.Line{4, tile.J})}
		for i := range between.Paths {
			between.Paths[i].Terminal = spike
		}
		for i, face := range []tile.Face{city(4), between, city(1)} {
			def.Hexes = append(def.Hexes, HexDef{Name: string(rune('A' + i)), At: hex.Point{X: int8(2 * i)}, Face: face})
		}
		b, err := NewBoard(def, nil)
		if err != nil {
			t.Fatal(err)
		}
		var cells Cells
		station(b, &cells, "A", 0, prr)
		p, a, c := Position{b, &cells}, StopAt{b.Find("A"), 0}, StopAt{b.Find("C"), 0}
		if way := p.Way(prr, a, c); (len(way) == 4) != (spike == 0) {
			t.Errorf("spikes of kind %d: a way of %d pieces", spike, len(way))
		}
		if new(Ranger).Joined(p, prr, a, c, Endless) != (spike == 0) {
			t.Errorf("spikes of kind %d: joined only %v", spike, spike != 0)
		}
		far := new(Ranger).HexDistances(p, prr, 0)
		if (far[c.Hex].Stop[0] != Far) != (spike == 0) {
			t.Errorf("spikes of kind %d: %d hexes away", spike, far[c.Hex].Stop[0])
		}
	}
}
