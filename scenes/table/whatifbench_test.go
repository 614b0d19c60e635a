package table

import (
	"slices"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// longGame returns a game of n actions: an auction in which everybody passes, which no rule ends.
func longGame(b *testing.B, n int) *match.Match {
	b.Helper()
	g, err := library.Samples()[0].Game()
	if err != nil {
		b.Fatal(err)
	}
	m, err := match.New(g.Title, g.Players, g.Seed)
	if err != nil {
		b.Fatal(err)
	}
	for m.Len() < n {
		if r := m.Play(passOr(m)); r.Refused() {
			b.Fatal(r)
		}
	}
	return m
}

// passOr returns a pass, or where nobody may pass the first legal action.
func passOr(m *match.Match) rules.Action {
	legal := rules.AppendLegal(nil, m.View())
	for _, a := range legal {
		if p, ok := a.(rules.Pass); ok {
			return p
		}
	}
	return legal[0]
}

// benchBranches seats a stored game of 5,000 actions with 50 what-ifs of 40 plays, and shows the newest of them.
func benchBranches(b *testing.B) (*started, *playing) {
	b.Helper()
	s := start(b, scenestest.NewHost("en"), 1280, 800, 1)
	p := s.app.seatSession(s.app.Shelf.Begin(longGame(b, 5000), func(i *library.Info) { i.Name, i.Game = "Long", 9 }))
	for n := range 50 {
		p.GoTo(4900 - 90*n)
		p.tries.Begin()
		for range 40 {
			copyTable(p.tries.Shown()).Play(passOr(p.tries.Shown().Branch().Game))
		}
		s.app.Close(p.tries.Shown())
	}
	p.GoTo(5000)
	s.Settle()
	return s, p
}

// enterNewest shows the newest what-if of a game.
func (s *started) enterNewest(p *playing) {
	s.Click("act:menu")
	s.Settle()
	s.Tap("menu:branch:" + p.tries.All()[0].Name)
}

// BenchmarkActionBesideBranches plays an action in the game and takes it back; both are stored.
func BenchmarkActionBesideBranches(b *testing.B) {
	s, p := benchBranches(b)
	for b.Loop() {
		p.Play(passOr(p.game))
		p.rewind.undo()
		s.Host.Run()
	}
	b.ReportMetric(float64(s.Host.Wrote), "B/store")
}

// BenchmarkPlayInABranch plays an action in a what-if and takes it back.
func BenchmarkPlayInABranch(b *testing.B) {
	s, p := benchBranches(b)
	s.enterNewest(p)
	for b.Loop() {
		w := copyTable(p.tries.Shown())
		w.Play(passOr(w.game))
		w.rewind.undo()
		s.Host.Run()
	}
}

// BenchmarkListOfBranches draws the dialog with all what-ifs.
func BenchmarkListOfBranches(b *testing.B) {
	s, _ := benchBranches(b)
	s.Click("act:menu")
	s.Settle()
	s.Tap("menu:branches")
	for b.Loop() {
		s.Invalidate()
		s.Step(time.Millisecond)
	}
}

// BenchmarkComparison draws a what-if beside the game with the comparison open.
func BenchmarkComparison(b *testing.B) {
	s, p := benchBranches(b)
	s.enterNewest(p)
	compare(s.Screen)
	for b.Loop() {
		s.Invalidate()
		s.Step(time.Millisecond)
	}
}

// BenchmarkHistoryOfALongGame steps back and forth through the history.
func BenchmarkHistoryOfALongGame(b *testing.B) {
	s, p := benchBranches(b)
	p.history.raise()
	for i := 0; b.Loop(); i++ {
		p.GoTo(2000 + i%50)
		s.Invalidate()
		s.Step(time.Millisecond)
	}
}

// BenchmarkLate1822 compares, late in a stored game of 1822PNW, a decision with taking it back, a step in the history
// and back to the present, and with opening and closing what is beside it: a what-if, the plan on the map, the
// forecast. Each is measured until its picture is on the screen. All are done in turn in each round, so that whatever
// else the machine does slows all of them alike; the figures are medians.
func BenchmarkLate1822(b *testing.B) {
	m := playtest.Sample1822(b)
	lays := playtest.Positions(m, "track")
	for name, at := range map[string]int{"stock": m.Len() * 9 / 10, "track": lays[len(lays)*9/10]} {
		b.Run(name, func(b *testing.B) { benchBeside(b, at) })
	}
}

// benchBeside measures a screen that can be opened and closed beside the decision at a position.
func benchBeside(b *testing.B, at int) {
	s := start(b, scenestest.NewHost("en"), 1280, 800, 1)
	m := playtest.Sample1822(b)
	m.GoTo(at)
	m.Cut()
	p := s.app.seatSession(s.app.Shelf.Begin(m, func(i *library.Info) { i.Name, i.Game = "Long", 9 }))
	s.Settle()
	frame := func() {
		s.Invalidate()
		s.Step(time.Millisecond)
		s.Host.Run()
	}
	a := bot.NewSensible(1).Choose(p.game.View())
	plan := func() { s.Press(";") }
	values := func() { p.ways.openTables(info.ValuesPage) }
	pairs := []struct {
		name, back string
		do, undo   func()
	}{
		{"decision", "undo", func() { p.Play(a) }, p.rewind.undo},
		{"history-step", "now", func() { p.GoTo(p.game.Now() - 1) }, func() { p.GoTo(p.game.Now()) }},
		{"whatif", "whatif-back", p.tries.Begin, func() { s.app.Close(p.tries.Shown()) }},
		{"plan", "plan-back", plan, plan},
		{"forecast", "forecast-back", values, p.ways.closeTables},
	}
	spent := make([][2][]time.Duration, len(pairs))
	for range b.N {
		for i, x := range pairs {
			for k, do := range [...]func(){x.do, x.undo} {
				began := time.Now()
				do()
				frame()
				spent[i][k] = append(spent[i][k], time.Since(began))
			}
		}
	}
	for i, x := range pairs {
		for k, name := range [...]string{x.name, x.back} {
			slices.Sort(spent[i][k])
			b.ReportMetric(float64(spent[i][k][b.N/2].Microseconds()), "us/"+name)
		}
	}
}
