package draft_test

import (
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
)

// TestTurnsAreToldApart checks for each tile of each title that two turns whose track leads to different sides have
// different descriptions, because only one of the turns with the same description is offered.
func TestTurnsAreToldApart(t *testing.T) {
	for _, e := range titles.All() {
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		h := inland(title)
		for i := range title.Tiles {
			kind := id.Tile(i + 1)
			looks := map[string]uint8{}
			for rot := range uint8(6) {
				face := title.Track().Turned(kind, rot)
				look := draft.DescribeLay(title, rules.LayTile{Hex: h, Tile: kind, Rot: rot})
				if exits, ok := looks[look]; ok && exits != face.Exits() {
					t.Errorf("%s: tile %s leads elsewhere in turn %d, and both turns are told as %q",
						title.Name, title.Tiles.Kind(kind).Name, rot, look)
				}
				looks[look] = face.Exits()
			}
		}
	}
}

// inland returns a hex with a neighbour on each side.
func inland(t *rules.Title) id.Hex {
	for i := range t.Board.Hexes {
		around := 0
		for e := range hex.Edge(6) {
			if t.Track().Next(id.Hex(i+1), e) != 0 {
				around++
			}
		}
		if around == 6 {
			return id.Hex(i + 1)
		}
	}
	return 0
}
