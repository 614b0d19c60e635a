package table

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/playtest"
)

// TestTileFirst: a tile of the box that fits somewhere shows its hexes and nothing else, is laid on the one that is
// picked, and Cancel leads back to all hexes.
func TestTileFirst(t *testing.T) {
	game := playtest.SampleGame(t)
	at := 0
	for i, a := range game.Log() {
		if _, lay := a.(rules.LayTile); lay {
			at = i
		}
	}
	h, tab := seatAt(t, game, at, 1280, 800)
	d := tab.due.Draft()
	all := len(d.Hexes())
	legal := map[id.Tile]map[id.Hex]bool{}
	for _, a := range rules.AppendLegal(nil, tab.desk.View()) {
		if lay, ok := a.(rules.LayTile); ok {
			if legal[lay.Tile] == nil {
				legal[lay.Tile] = map[id.Hex]bool{}
			}
			legal[lay.Tile][lay.Hex] = true
		}
	}
	var tile id.Tile
	for n, hexes := range legal {
		if len(d.HexesFor(n)) != len(hexes) {
			t.Errorf("tile %d fits %d hexes, not %d", n, len(hexes), len(d.HexesFor(n)))
		}
		if len(hexes) > 1 && len(hexes) < all {
			tile = n
		}
	}
	if tile == 0 {
		t.Fatal("no tile fits several hexes, but not all")
	}
	tab.ways.openTables(info.TilesPage)
	h.S.Invalidate()
	h.S.Step(0)
	for i := range tab.desk.View().T.Tiles {
		name := tab.desk.View().T.Tiles[i].Name
		if _, button := h.S.Find("box:where:" + name); button != (legal[id.Tile(i+1)] != nil) {
			t.Errorf("tile %s: can be pressed %t", name, button)
		}
	}
	h.S.Click("box:where:" + tab.desk.View().T.Tiles[tile-1].Name)
	if tab.layout.tables != nil || len(d.Hexes()) != len(legal[tile]) {
		t.Fatalf("%d hexes are shown, the tile fits %d", len(d.Hexes()), len(legal[tile]))
	}
	tab.due.Site.Pick(d.Hexes()[0])
	a, ok := d.Action()
	if lay, _ := a.(rules.LayTile); !ok || lay.Tile != tile {
		t.Errorf("the hex takes %v", a)
	}
	for range 2 { // the hex, then the tile
		if !tab.due.Cancel() {
			t.Error("there is nothing to take back")
		}
	}
	if len(d.Hexes()) != all {
		t.Errorf("%d of %d hexes after taking all back", len(d.Hexes()), all)
	}
}
