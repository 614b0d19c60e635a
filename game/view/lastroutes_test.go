package view

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
)

// lastOf returns the last routes of a company at the cursor.
func lastOf(m *match.Match, c id.Corp) []track.Route {
	for _, l := range New(m, text.En).LastRoutes() {
		if l.Corp == c {
			return l.Routes
		}
	}
	return nil
}

// sound fails the test if a route does not lie on the board piece after piece.
func sound(t *testing.T, p track.Position, r track.Route) {
	t.Helper()
	if _, fault := p.AppendStops(nil, r); fault == track.NoTrack || fault == track.Broken {
		t.Errorf("fault %d of the route %v", fault, r)
	}
}

// TestLastRoutesAreThoseOfTheLog looks after every run of a whole game whether its routes are there, and later whether
// they follow the board as it is then.
func TestLastRoutesAreThoseOfTheLog(t *testing.T) {
	m := gametest.Sample(t, "finished")
	ran, moved := 0, 0
	for i := range m.Len() {
		a, ok := m.Action(i).(rules.RunRoutes)
		if !ok || len(a.Routes) == 0 {
			continue
		}
		ran++
		m.GoTo(i + 1)
		ways := slices.DeleteFunc(slices.Clone(a.Routes), rules.Idle) // trains that stayed where they were have none
		if got := lastOf(m, a.By); !slices.EqualFunc(got, ways, same) {
			t.Fatalf("after move %d the last routes of company %d are %v, not %v", i+1, a.By, got, ways)
		}
		for _, l := range New(m, text.En).LastRoutes() {
			for _, r := range l.Routes {
				sound(t, m.View().Position(), r)
			}
		}
		m.GoTo(m.Next(i+1, match.ByRound))
		later := lastOf(m, a.By)
		if len(later) == len(ways) && !slices.EqualFunc(later, ways, same) {
			moved++
			for k, r := range later {
				if got, want := hexesOf(r), hexesOf(ways[k]); !slices.Equal(got, want) {
					t.Errorf("the route of move %d passes %v, and later %v", i+1, want, got)
				}
			}
		}
	}
	if ran < 40 || moved == 0 {
		t.Errorf("%d runs, %d of them over track that was replaced", ran, moved)
	}
}

func same(a, b track.Route) bool { return slices.Equal(a.Pieces, b.Pieces) && a.Only == b.Only }

func hexesOf(r track.Route) (hexes []id.Hex) {
	for _, x := range r.Pieces {
		hexes = append(hexes, x.Hex)
	}
	return hexes
}

// TestRoutesFollowTheBoard carries a route over boards on which a tile of it was replaced or taken away.
func TestRoutesFollowTheBoard(t *testing.T) {
	board := begin(t).Title().Track()
	lay := func(cells track.Cells, hex, name string, rot uint8) track.Cells {
		cells[board.Find(hex)].Tile, cells[board.Find(hex)].Rot = board.Tiles().Find(name), rot
		return cells
	}
	var was track.Cells
	for _, x := range []struct{ hex, tile string }{{"G9", "57"}, {"G11", "57"}, {"G13", "9"}} {
		was = lay(was, x.hex, x.tile, 1)
	}
	from := track.Position{Board: board, Cells: &was}
	var r track.Route
	for _, hex := range []string{"G9", "G11", "G13"} {
		h := board.Find(hex)
		for i := range from.Face(h).Paths {
			r.Pieces = append(r.Pieces, track.Piece{Hex: h, Path: uint8(i)})
		}
	}
	r.Pieces = r.Pieces[1:] // it begins in the first city
	upgraded, gone := lay(was, "G11", "14", 0), lay(was, "G11", "", 0)
	for _, x := range []struct {
		what  string
		now   *track.Cells
		parts []int // pieces
	}{
		{"nothing has changed", &was, []int{len(r.Pieces)}},
		{"a city was upgraded", &upgraded, []int{len(r.Pieces)}},
		{"a tile was taken away", &gone, []int{1, 1}},
	} {
		now := track.Position{Board: board, Cells: x.now}
		var got []int
		for _, part := range carry(r, from, now) {
			sound(t, now, part)
			got = append(got, len(part.Pieces))
		}
		if !slices.Equal(got, x.parts) {
			t.Errorf("%s: parts of %v pieces, not %v", x.what, got, x.parts)
		}
	}
}

// TestOnlyStopsAreCarried carries a train that does not move over a change of the board.
func TestOnlyStopsAreCarried(t *testing.T) {
	board := begin(t).Title().Track()
	h := board.Find("G11")
	var was, now track.Cells
	was[h].Tile, now[h].Tile = board.Tiles().Find("57"), board.Tiles().Find("14")
	r := track.Route{Only: track.StopAt{Hex: h}}
	if got := carry(r, track.Position{Board: board, Cells: &was},
		track.Position{Board: board, Cells: &now}); len(got) != 1 || got[0].Only != r.Only {
		t.Errorf("the stop is now %v", got)
	}
	now[h].Tile = 0
	if got := carry(r, track.Position{Board: board, Cells: &was}, track.Position{Board: board, Cells: &now}); got != nil {
		t.Errorf("without a city the stop is %v", got)
	}
}
