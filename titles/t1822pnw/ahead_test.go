package t1822pnw

import (
	"strings"
	"testing"

	"hexrail/rules"
	"hexrail/rules/id"
)

// ahead returns what is told in English of an action before it is done, joined, and the sums in it.
func (g table) ahead(a rules.Action) (told string, sums map[string]int32) {
	g.T.Helper()
	var after rules.State
	if r := rules.Do(g.View(), a, &after); r.Refused() {
		g.T.Fatalf("%v is refused: %v", a, r)
	}
	for _, n := range ahead(g.View(), rules.View{T: g.Title, S: &after, X: g.View().X}, a) {
		told, sums = told+n.Text[0], n.Sums
	}
	return told, sums
}

// TestWhatALayBrings: before a lay is confirmed the station of the destination is announced, and an ordinary one there that goes back
// (R74, R75).
func TestWhatALayBrings(t *testing.T) {
	for _, c := range []struct {
		ordinary, arrived bool
		tells             string
	}{
		{tells: "destination station comes there, free."},
		{ordinary: true, tells: "goes back to the charter"},
		{arrived: true},
	} {
		g := seattleTacoma(t, "2")
		if c.arrived {
			g.arrive()
		}
		if c.ordinary {
			g.Station("SWW", "I12", 0)
		}
		told, _ := g.turn("SWW", "track").ahead(g.lay("SWW", "G12", "58", 0))
		if !strings.Contains(told, c.tells) || c.tells == "" && told != "" {
			t.Errorf("%+v: told is %q", c, told)
		}
	}
	g := begin(t, build(t, Key)).major("SWW", "p1", 100, 20, 500)
	if told, _ := g.turn("SWW", "track").ahead(g.lay("SWW", "G12", "58", 0)); told != "" {
		t.Errorf("far from the destination %q is told", told)
	}
}

// TestWhatALayCosts: ground, bridge and cubes are told apart, and why a step of Seattle costs twice as much (R68, R69, R72).
func TestWhatALayCosts(t *testing.T) {
	g := begin(t, build(t, Key)).minor("15", "p1", 100, 500)
	bridge := g.lay("15", "M4", "57", 2)
	if told, sums := g.turn("15", "track").ahead(bridge); sums["bridge"] != 75 || !strings.Contains(told, "bridge") {
		t.Errorf("a bridge: %q, %v", told, sums)
	}
	g.cubes("M4", 1)
	if told, sums := g.ahead(bridge); sums["bridge"] != 75 || sums["cubes"] != 40 {
		t.Errorf("a bridge and a cube: %q, %v", told, sums)
	}
	if told, _ := g.ahead(g.cube("15", "M4")); told != "" {
		t.Errorf("a cube: %q", told)
	}

	g = begin(t, build(t, Key))
	g.Phase("5")
	g.Lay("O8", "X25", 0).Lay("H11", "X20", 0)
	g.major("SWW", "p1", 100, 20, 500)
	if told, sums := g.turn("SWW", "track").ahead(g.lay("SWW", "H11", "X22", 0)); sums["step"] != 20 || !strings.Contains(told, "skipped") {
		t.Errorf("two steps: %q, %v", told, sums)
	}
}

// TestWhatALoanBrings: the loan and the debt are told before the train is bought (R89, R118).
func TestWhatALoanBrings(t *testing.T) {
	g := begin(t, build(t, Key, "train_obligation=always")).minor("12", "p1", 50, 5)
	g.Cash("p1", 10)
	buy := rules.BuyTrain{By: g.Corp("12"), Train: g.Card(trainL, "initial"), From: id.Initial, Price: 60}
	if told, sums := g.turn("12", "trains").ahead(buy); sums["loan"] != 45 || sums["debt"] != 68 || !strings.Contains(told, "stock round") {
		t.Errorf("%q, %v", told, sums)
	}
	g.Cash("p1", 55)
	if told, _ := g.ahead(buy); told != "" {
		t.Errorf("without a loan %q is told", told)
	}
}
