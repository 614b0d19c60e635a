package t1822pnw

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/rules/route"
	"github.com/hexrail/hexrail/rules/track"
)

// TestBestRunWithMail: with the mail contract a 3-train of Seattle earns most from Mukilteo over Seattle to Tacoma, 10
// + 60 + 30, but gives most in all from Seattle to Tacoma alone, 60 + 30 and half of both. Of runs with the same
// revenue the one with most mail is taken, though it is longer: here from Seattle over Tacoma to Eatonville (R79, R134,
// P9).
func TestBestRunWithMail(t *testing.T) {
	for _, c := range []struct {
		card        string
		longer      bool
		best, inAll rules.Earnings
	}{
		{"P9", false, rules.Earnings{Revenue: 100, Subsidy: 20}, rules.Earnings{Revenue: 90, Subsidy: 45}},
		{"P9", true, rules.Earnings{Revenue: 100, Subsidy: 35},
			rules.Earnings{Revenue: 90, Subsidy: 45}}, // as much, with less track
		{"P10", true, rules.Earnings{Revenue: 100}, rules.Earnings{Revenue: 100}},
	} {
		g := seattleTacoma(t, "3").card(c.card, "SWW")
		g.Lay("G12", "58", 0).Lay("H11", "X21", 0).Train("SWW", train3)
		if c.longer {
			g.paved("J11", "8", 3, 5).paved("K12", "58", 2)
		}
		v, n := g.turn("SWW", "run").View(), g.Corp("SWW")
		best, proven := v.BestRun(n, searchWork)
		g.Refuses(best, rules.Legal)
		if have := v.RunEarnings(best); have != c.best || !proven {
			t.Errorf("%s, longer %t: the best run earns %v (proven %t), want %v", c.card, c.longer, have, proven, c.best)
		}
		var s route.Solver
		p := v.RunProblem(n, v.AppendRunning(nil, n))
		p.Run.CountAside = true
		run := s.Solve(p)
		if have := v.RunEarnings(rules.RunRoutes{By: n, Routes: run.Routes}); have != c.inAll ||
			run.Pays != have.Revenue+have.Subsidy || !run.Proved {
			t.Errorf("%s, longer %t: the run that brings most in all earns %v, found are %d (proven %t), want %v", c.card,
				c.longer, have, run.Pays, run.Proved, c.inAll)
		}
	}
}

// TestMailIsWhole: half of the pay of a stop is a whole number, so that no rounding hides in the half of two (R134).
func TestMailIsWhole(t *testing.T) {
	title := build(t, Key)
	v := begin(t, title).View()
	for h := id.Hex(1); int(h) <= title.Track().Len(); h++ {
		for _, stop := range title.Track().Printed(h).Stops {
			for _, value := range stop.Value {
				if value%2 != 0 {
					t.Errorf("%s pays %d", v.T.HexName(h), value)
				}
			}
		}
	}
	for i := range title.Tiles {
		for _, stop := range title.Tiles[i].Face.Stops {
			for _, value := range stop.Value {
				if value%2 != 0 {
					t.Errorf("tile %s pays %d", title.Tiles[i].Name, value)
				}
			}
		}
	}
}

// TestTermsOfStops: the stops of every kind of train on a hex that is printed with stops. Track ends in ports and off
// the map, and a route over Leavenworth or Ilwaco may stop twice in a hex, no other may (R122, R123).
func TestTermsOfStops(t *testing.T) {
	g := begin(t, build(t, Key)).major("SWW", "p1", 100, 20, 0)
	g.Lay("N9", "P1", 0).Train("SWW", trainLP, train3, train7)
	n := g.Card(train7, "SWW")
	g.S.Turned[n/64] |= 1 << (n % 64)
	p := problem(g.View(), g.Corp("SWW"), g.View().AppendRunning(nil, g.Corp("SWW")))
	for i, train := range p.Trains {
		if !train.StopOnce {
			t.Errorf("train %d may stop in a hex again", i+1)
		}
		for n := range g.Title.Board.Hexes {
			h := id.Hex(n + 1)
			name, face := g.Title.HexName(h), g.View().Position().Face(h)
			for stop := range face.Stops {
				terms := train.Terms(track.StopAt{Hex: h, Stop: uint8(stop)}, route.Terms{})
				if ends := slices.Contains([]string{"A22", "F23", "O22", "N9"}, name); terms.Closed != ends {
					t.Errorf("train %d in %s: ends is %t", i+1, name, terms.Closed)
				}
				if pardons := name == "H19" || name == "M4"; terms.Pardons != pardons {
					t.Errorf("train %d in %s: pardons is %t", i+1, name, terms.Pardons)
				}
			}
		}
	}
	if len(p.Trains) != 3 {
		t.Errorf("%d trains run", len(p.Trains))
	}
}

// TestBestRuns: no recorded run that our rules accept earns more than the best run that is found (R121-R136).
func TestBestRuns(t *testing.T) {
	games, _ := filepath.Glob(filepath.Join(recorded, "games", "1822pnw", "*.json"))
	if len(games) == 0 {
		t.Skipf("NO RECORDED GAMES in %s", recorded)
	}
	for _, path := range games {
		t.Run(filepath.Base(path), func(t *testing.T) {
			t.Parallel()
			data, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			in, err := record.Read(data, lookup)
			if err != nil {
				t.Fatal(err)
			}
			s := in.Start
			v := rules.View{T: in.Title, S: &s, X: &rules.Scratch{}}
			for _, move := range in.Moves {
				for _, a := range move.Actions {
					if run, ok := a.(rules.RunRoutes); ok {
						compareRun(t, v, move.ID, run)
					}
					rules.Do(v, a, v.S)
				}
			}
		})
	}
}

// TestOrdinaryStationAtTheDestination: before the station of the destination has come, the way to an ordinary one there
// gives no bonus, and the search promises none (R128).
func TestOrdinaryStationAtTheDestination(t *testing.T) {
	for _, arrived := range []bool{false, true} {
		g := seattleTacoma(t, "7")
		g.Train("SWW", "4")
		if arrived {
			g.arrive()
		} else {
			g.Station("SWW", "I12", 0)
		}
		best, _ := g.View().BestRun(g.Corp("SWW"), searchWork)
		solver := g.View().Routes()
		solver.Begin(g.View().RunProblem(g.Corp("SWW"), g.View().AppendRunning(nil, g.Corp("SWW"))))
		for !solver.Step(1_000_000) {
		}
		if promised, earned := solver.Best().Pays, g.View().RunRevenue(best); promised != earned ||
			(earned > 20+50) != arrived {
			t.Errorf("arrived %t: %d is promised and %d earned", arrived, promised, earned)
		}
	}
}

// compareRun compares a recorded run with the best one. The recorded sum may be that of another version of 18xx.games.
func compareRun(t *testing.T, v rules.View, number int, run rules.RunRoutes) {
	t.Helper()
	own := rules.RunRoutes{By: run.By, Routes: run.Routes}
	if judgeRun(v, own).Refused() {
		return
	}
	best, proven := v.BestRun(run.By, searchWork)
	if r := judgeRun(v, best); r.Refused() {
		t.Errorf("action %d: the best run of %s is refused: %v", number, v.T.Corp(run.By).ID, r.Reason)
	}
	if have, least := v.RunRevenue(best), v.RunRevenue(own); have < least {
		t.Errorf("action %d: %s could run for %d, found %d, proven %t", number, v.T.Corp(run.By).ID, least, have, proven)
	}
}
