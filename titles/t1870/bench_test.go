package t1870

import (
	"os"
	"slices"
	"testing"
	"time"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
)

// longest reads the recorded game that is replayed for figures, which is beside the checkout.
func longest(b testing.TB) *record.Import {
	b.Helper()
	data, err := os.ReadFile("../../../shared/games/1870/1870-game-end-bank.json")
	if err != nil {
		b.Skipf("NO RECORDED GAME: %v", err)
	}
	in, err := record.Read(data, func(_ string, p rules.Profile, settings []string) (*rules.Title, *record.Names, error) {
		return build(b, p, settings...), RecordNames(), nil
	})
	if err != nil {
		b.Fatal(err)
	}
	return in
}

// late returns that game late on its fullest board, with the company that runs next.
func late(b testing.TB) (*rulestest.Game, id.Corp) {
	b.Helper()
	in := longest(b)
	g := &rulestest.Game{Names: rulestest.Names{T: b, Title: in.Title}, S: in.Start}
	return g, g.Late(in.Log())
}

// BenchmarkReplay replays a long recorded game.
func BenchmarkReplay(b *testing.B) {
	in := longest(b)
	log := in.Log()
	x := &rules.Scratch{}
	for b.Loop() {
		s := in.Start
		v := rules.View{T: in.Title, S: &s, X: x}
		for _, a := range log {
			rules.Do(v, a, v.S)
		}
	}
	b.ReportMetric(float64(len(log))*float64(b.N)/b.Elapsed().Seconds(), "actions/s")
}

// BenchmarkLegalLays lists all legal lays of a company late in that game.
func BenchmarkLegalLays(b *testing.B) {
	g, _ := late(b)
	g.S.Turn, g.S.Depth = rules.Turn{}, 1
	v := g.Step(step.TrackKey).View()
	var list []rules.Action
	for b.Loop() {
		list = rules.AppendLegal(list[:0], v)
	}
	b.ReportMetric(float64(len(list)), "actions")
}

// BenchmarkConnections asks of every company whether it is connected to its destination, as after every lay: nobody has
// arrived yet.
func BenchmarkConnections(b *testing.B) {
	g, _ := late(b)
	v := g.View()
	for i := range g.Title.Corps {
		g.S.Corps[i+1].Flags &^= rules.Arrived
	}
	n := 0
	for b.Loop() {
		n = 0
		for i := range g.Title.Corps {
			if connected(v, id.Corp(i+1)) {
				n++
			}
		}
	}
	b.ReportMetric(float64(n), "connected")
}

// BenchmarkTwoLongTrains proves the best run of two 12-trains, and of two diesels by the option, on the fullest board.
// Of a slice counts the least time of all rounds, since other programs are at work too.
func BenchmarkTwoLongTrains(b *testing.B) {
	const slice = 40_000
	for _, train := range []string{"12", "D"} {
		b.Run(train, func(b *testing.B) {
			g, c := late(b)
			if train == "D" {
				board := g.S
				g = rulestest.New(b, build(b, rules.Recorded, "diesels"), int(board.Players))
				g.S.Cells, g.S.Corps = board.Cells, board.Corps
			}
			g.S.Phase = uint8(len(g.Title.Phases) - 1)
			v := g.View()
			kind := g.Kind(train)
			trains := []id.Train{v.FirstCard(kind, id.Initial)}
			trains = append(trains, trains[0]+1)
			var least []time.Duration
			work := 0
			for b.Loop() {
				solver := v.Routes()
				solver.Begin(v.RunProblem(c, trains))
				for i, done := 0, false; !done; i++ {
					begun := time.Now()
					done = solver.Step(slice)
					if i == len(least) {
						least = append(least, time.Hour)
					}
					least[i] = min(least[i], time.Since(begun))
				}
				if work = solver.Work(); !solver.Best().Proved {
					b.Fatal("not proven")
				}
			}
			sum := time.Duration(0)
			for _, d := range least {
				sum += d
			}
			b.ReportMetric(float64(work), "work")
			b.ReportMetric(float64(sum.Milliseconds()), "ms-search")
			b.ReportMetric(float64(slices.Max(least).Microseconds())/1000, "ms-slice")
		})
	}
}
