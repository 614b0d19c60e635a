package table

import (
	"slices"
	"strconv"
	"testing"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/game/whatif"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/planning"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
	"github.com/hexrail/hexrail/titles/t1822pnw"
)

// merges reports whether two minors merge at a place of a log.
func merges(m *match.Match, at int) bool {
	a, ok := m.Action(at).(t1822pnw.Merge)
	title := m.Title()
	return ok && title.Corp(a.By).Kind == rules.Minor && title.Corp(a.With).Kind == rules.Minor
}

// TestAMergerIsTriedBesideTheGame: a what-if merges two minors, another one does not, and the comparison has both lines
// side by side: everybody's worth in each, and that the game has not changed.
func TestAMergerIsTriedBesideTheGame(t *testing.T) {
	m := playtest.Sample1822(t)
	at := 0
	for !merges(m, at) {
		at++
	}
	merged := m.Log()[at : at+4] // the partner, the price, the shares, the station
	m.GoTo(at)
	m.Cut()

	a := newApp(scenestest.NewHost("en"))
	game := &copied{store: func() {}}
	o := planning.New(a.Shell, game, &whatif.Set{})
	real := New(a.Shell, m, Hooks{Name: "Friday table", WhatIfs: o})
	game.table = func() *Table { return real }
	game.here = func(id.Player) bool { return true }
	a.Open(real)
	s := uitest.New(t, 1440, 900, 1, a.Draw)
	before := m.Clone()

	o.Begin()
	major := m.View().S.Corps[merged[0].(t1822pnw.Merge).By].Partner
	if major == 0 {
		major = m.View().S.Corps[merged[0].(t1822pnw.Merge).With].Partner
	}
	with := copyTable(o.Shown())
	for _, x := range merged {
		if r := with.Play(x); r.Refused() {
			t.Fatal(r)
		}
	}
	if !with.desk.View().Is(major, rules.Floated) {
		t.Fatalf("the merger leads to no major: %v", merged)
	}
	passMergers(t, with)
	wait(s)
	again(s)
	without := copyTable(o.Shown())
	passMergers(t, without)
	wait(s)
	if _, ok := s.Find("compare:dialog"); !ok {
		compare(s)
	}
	playtest.SavePicture(s, "merger-compared")

	for p := range m.Players() {
		want := m.Players()[p]
		for _, v := range []rules.View{m.View(), without.desk.View(), with.desk.View()} {
			want += ", " + o.Shown().Desk().Speaker().Money(v.Worth(id.Player(p+1)))
		}
		if said := s.Must("figure:1:" + strconv.Itoa(p+1) + ":0").Name; said != want {
			t.Errorf("the worth is %q, not %q", said, want)
		}
	}
	treasury := "SWW treasury, –, –, " + o.Shown().Desk().Speaker().Money(with.desk.View().Cash(id.OfCorp(major)))
	if !slices.ContainsFunc(s.Nodes(), func(n ui.Node) bool { return n.Name == treasury }) {
		t.Errorf("%q is not compared", treasury)
	}
	for _, id := range []string{"play:A:1", "play:B:1"} {
		if s.Must(id).Name == "" {
			t.Errorf("%s tells nothing", id)
		}
	}
	sameGame(t, real.game, before, "two lines are compared")
}

// passMergers ends a merger round without another merger.
func passMergers(t *testing.T, tab *Table) {
	t.Helper()
	for tab.desk.View().InCharge().Name() == "merge" {
		if r := tab.Play(rules.Pass{By: tab.desk.View().Actor()}); r.Refused() {
			t.Fatal(r)
		}
	}
}
