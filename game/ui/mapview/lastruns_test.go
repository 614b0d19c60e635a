package mapview

import (
	"testing"

	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
)

// along is the run of a company through the middles of hexes, as far as lanes are concerned.
func along(c id.Corp, hexes ...id.Hex) traced {
	r := &Route{Corp: c}
	for _, h := range hexes {
		r.Pieces = append(r.Pieces, track.Piece{Hex: h})
	}
	return traced{route: r}
}

// TestLastRunsHaveTheirOwnLanes: no two last runs cross an edge at the same place, in whatever direction they go, and
// one that is alone stays on the track.
func TestLastRunsHaveTheirOwnLanes(t *testing.T) {
	list := []traced{
		along(1, 10, 11, 12), along(2, 12, 11, 10), along(3, 9, 10, 11), along(4, 11, 12, 13), along(5, 30, 31),
		along(0, 10, 11, 12), along(6, 13, 12, 11, 10, 9),
	}
	shareOut(list)
	taken := map[side]int{}
	for i := range list {
		if list[i].route.Corp == 0 {
			if list[i].lane != 0 {
				t.Error("a run in the making has left the track")
			}
			continue
		}
		for _, s := range list[i].sides() {
			if other, ok := taken[s]; ok {
				t.Errorf("runs %d and %d lie over each other at %v", other, i, s)
			}
			taken[s] = i
		}
	}
	if list[0].lane != 0 || list[4].lane != 0 {
		t.Errorf("a run that was there first or is alone lies in lanes %d and %d", list[0].lane, list[4].lane)
	}
}

// TestSignsOfLastRunsAreApart places the signs of two companies that run the same way, with a stop in the middle of it.
func TestSignsOfLastRunsAreApart(t *testing.T) {
	m := New(board(t))
	s := &Scene{Cells: &track.Cells{}}
	for _, x := range []struct{ hex, tile string }{{"H10", "57"}, {"H12", "57"}, {"H14", "9"}} {
		h := m.board.Find(x.hex)
		s.Cells[h].Tile, s.Cells[h].Rot = m.board.Tiles().Find(x.tile), 1
	}
	h10, h12 := m.board.Find("H10"), m.board.Find("H12")
	way := track.Route{Pieces: []track.Piece{{Hex: h10, Path: 1}, {Hex: h12, Path: 0}}}
	for c := range id.Corp(3) {
		s.Routes = append(s.Routes, Route{Route: way, Corp: c + 1})
	}
	routes := m.trace(s)
	if len(routes) != 3 {
		t.Fatalf("%d of 3 routes lie on the board", len(routes))
	}
	first := sign{w: 20, h: 10}
	first.at = m.signPlace(&routes[0], first, nil)
	second := sign{w: 20, h: 10}
	second.at = m.signPlace(&routes[1], second, []sign{first})
	if abs(first.at.X-second.at.X) < 40 && abs(first.at.Y-second.at.Y) < 20 {
		t.Errorf("the signs lie over each other at %v and %v", first.at, second.at)
	}
}

// TestBesideKeepsItsDistance moves an arc and a sharp bend sideways.
func TestBesideKeepsItsDistance(t *testing.T) {
	arc := bend(Point{}, 0, Point{X: 100, Y: 100})
	for _, d := range []float32{0, 10, -10} {
		for _, p := range arc.shifted(d) {
			if abs(arc.distanceTo(p)-abs(d)) > 0.5 {
				t.Errorf("an arc moved by %v is %v away at %v", d, arc.distanceTo(p), p)
			}
		}
	}
	sharp := curve{{X: 0}, {X: 100}, {X: 20, Y: 60}} // turns to the right
	want := curve{{X: 0, Y: 10}, {X: 100, Y: 10}, {X: 94, Y: -8}, {X: 14, Y: 52}}
	got := sharp.shifted(10)
	for i := range want {
		if len(got) != len(want) || distance(got[i], want[i]) > 0.01 {
			t.Fatalf("a sharp bend moved is %v, not %v", got, want)
		}
	}
}
