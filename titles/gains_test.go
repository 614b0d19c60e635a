package titles_test

import (
	"math/rand/v2"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles"
)

// TestGainsAsUnknown: in games at random the referee judges any tile on any hex with track like a search that knows
// nothing of the network before.
func TestGainsAsUnknown(t *testing.T) {
	t.Parallel()
	for _, e := range titles.All() {
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		var through track.Corps
		if title.Policy.FullCities == rules.FullPass {
			through = ^track.Corps(0)
		}
		s := rules.Start(title, e.MaxPlayers, 5, &rules.Scratch{})
		v := rules.View{T: title, S: &s, X: &rules.Scratch{}}
		player, dice := bot.NewRandom(5), rand.New(rand.NewPCG(5, 0))
		var w track.Walker
		said := map[tile.Misfit]int{}
		for n := 0; n < 600 && !s.End.Over; n++ {
			for range 200 {
				c, h := id.Corp(dice.IntN(len(title.Corps))+1), id.Hex(dice.IntN(len(title.Board.Hexes))+1)
				l := track.Lay{Tile: id.Tile(dice.IntN(len(title.Tiles)) + 1), Rot: uint8(dice.IntN(6))}
				if len(v.Position().Face(h).Paths) == 0 || v.S.Cells[h].Tile == 0 || !v.Is(c, rules.Floated) {
					continue
				}
				r := [...]track.Restriction{track.Restrictive, track.SemiRestrictive}[dice.IntN(2)]
				got, want := v.CheckGain(c, h, l, r), w.CheckGain(v.Position(), c, through, h, l, r, track.Known{})
				if said[got]++; got != want {
					t.Fatalf("%s, action %d, %s on %s turned by %d for %s: %d, want %d", e.Key, n, title.Tiles.Kind(l.Tile).Name,
						title.HexName(h),
						l.Rot, title.Corp(c).ID, got, want)
				}
			}
			rules.Do(v, player.Choose(v), &s)
		}
		if said[tile.Fits] == 0 || said[tile.NothingNew] == 0 {
			t.Errorf("%s: answers %v", e.Key, said)
		}
	}
}
