package plan_test

import (
	"flag"
	"math/rand/v2"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/plan"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/titles"
)

var positions = flag.Int("plans", 3, "number of positions of each title in which the figures of plans are recomputed")

// TestFiguresOfPlans recomputes the figures of plans in positions of random games of every title by other means:
//   - a planned lay or station that is legal now, with the station that it needs, leads to the board that the rules make
//     of it;
//   - the best run on the board of such a lay earns as much as the best run after the rules have carried it out;
//   - the sum of an arrow is the sum of the stops on its hexes, read off the tiles, and its pieces of track meet at the
//     edges.
func TestFiguresOfPlans(t *testing.T) {
	t.Parallel()
	for _, e := range titles.All() {
		t.Run(e.Key, func(t *testing.T) {
			t.Parallel()
			title, err := e.Build(rules.Rulebook, nil)
			if err != nil {
				t.Fatal(err)
			}
			players := 2
			for !title.CanSeat(players) || players < 3 && title.CanSeat(3) {
				players++
			}
			var f figures
			for seed := uint64(1); f.positions < *positions && seed < 400; seed++ {
				m, err := match.New(title, []string{"Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"}[:players], seed)
				if err != nil {
					t.Fatal(err)
				}
				r, chooser := rand.New(rand.NewPCG(seed, 36)), bot.NewSensible(seed)
				for m.Len() < 900 && !m.View().S.End.Over && f.positions < *positions {
					if m.Len() > 60 && r.IntN(40) == 0 {
						f.look(t, r, m.View())
					}
					if m.Play(chooser.Choose(m.View())).Refused() {
						t.Fatal("refused")
					}
				}
			}
			t.Logf("%d positions, %d lays, %d stations, %d runs of %d companies, %d arrows of %d hexes", f.positions, f.lays,
				f.stations,
				f.earning, f.runs, f.arrows, f.hexes)
			if f.positions < *positions || f.lays+f.arrows == 0 {
				t.Errorf("%d positions, %d lays, %d arrows", f.positions, f.lays, f.arrows)
			}
		})
	}
}

// figures counts all that was recomputed.
type figures struct{ positions, lays, stations, runs, earning, arrows, hexes int }

// look recomputes the figures of plans in a position with a lay, if one can be made there.
func (f *figures) look(t *testing.T, r *rand.Rand, v rules.View) {
	t.Helper()
	var lays, tokens []rules.Action
	for _, a := range rules.AppendLegal(nil, v) {
		switch a := a.(type) {
		case rules.LayTile:
			if a.Via == 0 {
				lays = append(lays, a)
			}
		case rules.PlaceToken:
			tokens = append(tokens, a)
		}
	}
	if len(lays)+len(tokens) == 0 {
		return
	}
	f.positions++
	f.arrow(t, r, v)
	for range min(3, len(lays)) {
		a := lays[r.IntN(len(lays))].(rules.LayTile)
		f.lays++
		f.carried(t, v, a, plan.Mark{Hex: a.Hex, Tile: a.Tile, Rot: a.Rot}, a.By)
	}
	if len(tokens) > 0 {
		a := tokens[r.IntN(len(tokens))].(rules.PlaceToken)
		f.stations++
		f.carried(t, v, a, plan.Mark{Hex: a.Hex, Corp: a.By}, a.By)
	}
}

// carried compares the board and the best run of a plan with those after the rules have carried it out.
func (f *figures) carried(t *testing.T, v rules.View, a rules.Action, m plan.Mark, c id.Corp) {
	t.Helper()
	var planned, played rules.State
	var x, y rules.Scratch
	q := plan.Plan{Player: 1, Marks: []plan.Mark{m}}
	ghost := q.Position(rules.View{T: v.T, S: v.S, X: &x}, &planned)
	if rules.Do(rules.View{T: v.T, S: v.S, X: &y}, a, &played).Refused() {
		t.Fatalf("%#v is refused", a)
	}
	is, want := planned.Cells[m.Hex], played.Cells[m.Hex]
	if want.Tile == v.S.Cells[m.Hex].Tile && want.Marks != v.S.Cells[m.Hex].Marks {
		return // a lay in two turns, of which the first leaves a cube (1822PNW)
	}
	if m.Tile != 0 && (is.Tile != want.Tile || is.Rot != want.Rot) {
		t.Errorf("%s: %#v: planned %+v, laid %+v", v.T.Key, a, is, want)
	}
	if m.Corp != 0 && is.Slots != want.Slots {
		return // the rules let the company choose a city other than the first free one
	}
	trains := v.AppendRunning(nil, c)
	// A lay may bring a station at the destination too, which a plan does not foresee (1822PNW/R74).
	if len(trains) == 0 || planned.Cells != played.Cells || played.Phase != v.S.Phase {
		return
	}
	clean := *v.S // no more than the board differs
	clean.Cells, clean.Board = played.Cells, played.Cells.Hash(v.T.Track().Len())
	after := rules.View{T: v.T, S: &clean, X: &y}
	f.runs++
	best, proven := ghost.BestRun(c, 5_000_000)
	other, too := after.BestRun(c, 5_000_000)
	if !proven || !too {
		return
	}
	if got, want := ghost.RunRevenue(best), after.RunRevenue(other); got != want {
		t.Errorf("%s: %#v: %d with the plan, %d when laid", v.T.Key, a, got, want)
	} else if got > 0 {
		f.earning++
	}
}

// arrow walks along track at random and compares the sum of its stops with one read off tiles and phase.
func (f *figures) arrow(t *testing.T, r *rand.Rand, v rules.View) {
	t.Helper()
	n := v.T.Track().Len()
	way := []id.Hex{id.Hex(1 + r.IntN(n))}
	for range 300 {
		here, e := way[len(way)-1], hex.Edge(r.IntN(6))
		next := v.T.Track().Next(here, e)
		meets := next != 0 && reaches(v, here, e) && reaches(v, next, e.Opposite())
		if next != 0 && plan.Joined(v, here, next) != meets {
			t.Fatalf("%s: %d and %d are joined: %v", v.T.Key, here, next, !meets)
		}
		switch {
		case meets && len(way) < 8:
			way = append(way, next)
		case len(way) == 1:
			way[0] = id.Hex(1 + r.IntN(n))
		}
	}
	sum := int32(0)
	for _, h := range way {
		most := int32(0)
		face := v.T.Track().Printed(h)
		if tl := v.S.Cells[h].Tile; tl != 0 {
			face = &v.T.Tiles.Kind(tl).Face // turning a tile changes no value
		}
		for _, stop := range face.Stops {
			most = max(most, int32(stop.Value.At(v.PhaseDef().Column())))
		}
		sum += most
	}
	if got := plan.StopsValue(v, way); got != sum {
		t.Errorf("%s: the stops along %v are worth %d, not %d", v.T.Key, way, sum, got)
	}
	f.arrows++
	f.hexes += len(way)
}

// reaches reports whether track on a hex ends at an edge, read off the tile and its turn.
func reaches(v rules.View, h id.Hex, e hex.Edge) bool {
	face, rot := v.T.Track().Printed(h), 0
	if c := v.S.Cells[h]; c.Tile != 0 {
		face, rot = &v.T.Tiles.Kind(c.Tile).Face, int(c.Rot)
	}
	for _, p := range face.Paths {
		for k := range 6 {
			if at := (k + rot) % 6; hex.Edge(at) == e && (p.A == tile.EdgeEnd(hex.Edge(k)) || p.B == tile.EdgeEnd(hex.Edge(k))) {
				return true
			}
		}
	}
	return false
}
