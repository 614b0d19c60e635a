package plan_test

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/plan"
	"github.com/hexrail/hexrail/game/save"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
)

// drawn returns a plan with anything on any hexes of a game.
func drawn(r *rand.Rand, t *rules.Title, p id.Player) plan.Plan {
	q := plan.Plan{Player: p}
	any := func() id.Hex { return id.Hex(1 + r.IntN(t.Track().Len())) }
	for range 1 + r.IntN(12) {
		m := plan.Mark{Hex: any(), Color: uint8(r.IntN(plan.Colors + 1))}
		if r.IntN(4) > 0 {
			m.Tile, m.Rot = id.Tile(1+r.IntN(len(t.Tiles))), uint8(r.IntN(6))
		}
		if r.IntN(2) == 0 {
			m.Corp = id.Corp(1 + r.IntN(len(t.Corps)))
		}
		if r.IntN(3) == 0 {
			m.Note = "later"
		}
		q.Set(m)
	}
	q.AddArrow([]id.Hex{any(), any(), any()})
	for range r.IntN(4) {
		about := plan.Remark{Color: uint8(r.IntN(plan.Colors + 1)), Note: "売るかも"}
		if about.Corp = id.Corp(r.IntN(len(t.Corps) + 1)); about.Corp == 0 {
			about.Cell.Col = uint8(r.IntN(8))
		}
		if _, ok := t.Market.At(about.Cell); ok {
			q.SetRemark(about)
		}
	}
	return q
}

// games calls look with the first sample of every title in the middle of it.
func games(t *testing.T, look func(t *testing.T, m *match.Match)) {
	seen := map[string]bool{}
	for _, sample := range library.Samples() {
		if seen[sample.Title] {
			continue
		}
		seen[sample.Title] = true
		t.Run(sample.Title, func(t *testing.T) {
			t.Parallel()
			g, err := sample.Game()
			if err != nil {
				t.Fatal(err)
			}
			g.At = len(g.Log) * 2 / 3
			m, _, err := match.Open(g)
			if err != nil {
				t.Fatal(err)
			}
			look(t, m)
		})
	}
}

// TestPlannedBoard carries out plans with anything anywhere: each planned tile and each planned station that has a
// place is on the board, everything else is as it was, the game's position is untouched, and the solver runs on the
// result.
func TestPlannedBoard(t *testing.T) {
	t.Parallel()
	games(t, func(t *testing.T, m *match.Match) {
		r, before := rand.New(rand.NewPCG(36, 2)), *m.View().S
		for range 60 {
			v, q := m.View(), drawn(r, m.Title(), 1)
			var s rules.State
			after := q.Position(v, &s)
			for h := 1; h <= v.T.Track().Len(); h++ {
				mark := q.On(id.Hex(h))
				switch was, is := v.S.Cells[h], s.Cells[h]; {
				case mark.Tile != 0 && (is.Tile != mark.Tile || is.Rot != mark.Rot):
					t.Fatalf("hex %d has tile %d, not %d", h, is.Tile, mark.Tile)
				case mark.Tile == 0 && mark.Corp == 0 && was != is:
					t.Fatalf("hex %d changes without a plan", h)
				}
			}
			if *m.View().S != before {
				t.Fatal("a plan changes the game")
			}
			for i := range v.T.Corps {
				if c := id.Corp(i + 1); len(after.AppendRunning(nil, c)) > 0 {
					after.BestRun(c, 2_000)
				}
			}
		}
	})
}

// TestPlansAreStored puts plans through a file and two links: the file keeps them, a link does only if the player says
// so, and its game is otherwise the same. A what-if has the plan of the game, and changes to it are its own.
func TestPlansAreStored(t *testing.T) {
	t.Parallel()
	games(t, func(t *testing.T, m *match.Match) {
		r := rand.New(rand.NewPCG(36, 3))
		m.Plans.Replace(drawn(r, m.Title(), 1))
		m.Plans.Replace(drawn(r, m.Title(), 2))
		data, err := save.Encode(save.Of(m))
		if err != nil {
			t.Fatal(err)
		}
		f, err := save.Decode(data)
		if err != nil {
			t.Fatal(err)
		}
		back, _, err := match.Open(f.Game)
		if err != nil || !reflect.DeepEqual(back.Plans, m.Plans) {
			t.Errorf("%v: %v comes back as %v", err, m.Plans, back.Plans)
		}
		link, err := share.Encode(m.Game())
		if err != nil {
			t.Fatal(err)
		}
		if g, err := share.Decode(link); err != nil || len(g.Plans) != 0 {
			t.Errorf("%v: a link has %v", err, g.Plans)
		}
		with, err := share.EncodeWithPlans(m.Game())
		if err != nil {
			t.Fatal(err)
		}
		g, err := share.Decode(with)
		if err != nil || !reflect.DeepEqual(g.Plans, m.Plans) || g.Mark != m.Game().Mark || len(g.Log) != len(m.Log()) {
			t.Errorf("%v: %v comes back as %v", err, m.Plans, g.Plans)
		}
		t.Logf("%d characters more with two plans", len(with)-len(link))
		own := m.Plans.Clone()
		branch := m.Branch()
		if !reflect.DeepEqual(branch.Plans, own) {
			t.Error("the plan does not go along into a what-if")
		}
		branch.Plans.Replace(plan.Plan{Player: 1})
		if !reflect.DeepEqual(m.Plans, own) || len(branch.Plans) != 1 {
			t.Error("a what-if changes the plan of the game")
		}
	})
}

// TestPlansOfAnyFile: marks that make no sense in a game are left out.
func TestPlansOfAnyFile(t *testing.T) {
	g, err := library.Samples()[0].Game()
	if err != nil {
		t.Fatal(err)
	}
	g.Plans = plan.Set{
		{Player: 9, Marks: []plan.Mark{{Hex: 1, Note: "of nobody"}}},
		{Player: 1, Marks: []plan.Mark{
			{Hex: 200, Tile: 1}, {Hex: 1, Tile: 250}, {Hex: 1, Rot: 7, Tile: 1}, {Hex: 1, Corp: 99}, {Hex: 2, Color: 9},
			{Hex: 3, Note: "good"},
		}, Arrows: [][]id.Hex{{1}, {1, 250}, {1, 2}}},
		{Player: 1, Marks: []plan.Mark{{Hex: 1, Note: "a second one"}}},
		{Player: 2, Remarks: []plan.Remark{{Corp: 99, Note: "nothing"}, {Corp: 1, Color: 9},
			{Cell: market.Pos{Row: 99}, Note: "off the chart"},
			{Corp: 2}, {Corp: 3, Note: "good"}}},
	}
	m, _, err := match.Open(g)
	if err != nil {
		t.Fatal(err)
	}
	want := plan.Set{{Player: 1, Marks: []plan.Mark{{Hex: 3, Note: "good"}}, Arrows: [][]id.Hex{{1, 2}}},
		{Player: 2, Remarks: []plan.Remark{{Corp: 3, Note: "good"}}}}
	if !reflect.DeepEqual(m.Plans, want) {
		t.Errorf("left is %v", m.Plans)
	}
}
