package t1822pnw

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// ahead returns the English texts about an action before it is done, joined, and the sums in it.
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

// TestWhatALayBrings: before a lay is confirmed the station of the destination is announced, and an ordinary one there
// that goes back (R74, R75).
func TestWhatALayBrings(t *testing.T) {
	for _, c := range []struct {
		ordinary, arrived bool
		tells             string
	}{
		{tells: "destination station comes there, free."},
		{ordinary: true, tells: "goes back to the charter"},
		{arrived: true},
	} {
		for _, phase := range []string{"2",
			"3"} { // from phase 3 on the step goes on after the lay, and the station comes at its end
			g := seattleTacoma(t, phase)
			if c.arrived {
				g.arrive()
			}
			if c.ordinary {
				g.Station("SWW", "I12", 0)
			}
			told, _ := g.turn("SWW", "track").ahead(g.lay("SWW", "G12", "58", 0))
			if !strings.Contains(told, c.tells) || c.tells == "" && told != "" {
				t.Errorf("%+v in phase %s: told is %q", c, phase, told)
			}
		}
	}
	g := begin(t, build(t, Key)).major("SWW", "p1", 100, 20, 500)
	if told, _ := g.turn("SWW", "track").ahead(g.lay("SWW", "G12", "58", 0)); told != "" {
		t.Errorf("far from the destination %q is told", told)
	}
}

// TestWhatALayCosts: a bridge, and the discount of cubes on it or off the ground, are shown before a lay, but not of a
// lay by a private or a cube; a step of Seattle says why it costs twice as much (R68, R69, R72).
func TestWhatALayCosts(t *testing.T) {
	shore := func() table { return begin(t, build(t, Key)).minor("15", "p1", 100, 500).turn("15", "track") }
	pass := func() table { return leavenworthMine(t).card("P11", "9").turn("9", "track") }
	for _, c := range []struct {
		g     table
		lay   [3]string
		rot   uint8
		cubes int
		via   string
		want  string
		sums  map[string]int32
	}{
		{shore(), [3]string{"15", "M4", "57"}, 2, 0, "", "The bridge over the river costs {$bridge}.",
			map[string]int32{"bridge": 75}},
		{shore(), [3]string{"15", "M4", "57"}, 2, 1, "", "Bridge {$bridge}, less {$cubes} by builder cubes.",
			map[string]int32{"bridge": 75, "cubes": 40}},
		{shore(), [3]string{"15", "M4", "57"}, 2, 2, "", "Bridge {$bridge}, less {$cubes} by builder cubes.",
			map[string]int32{"bridge": 75, "cubes": 75}},
		{shore(), [3]string{"15", "M4", "5"}, 2, 0, "", "", nil},
		{shore(), [3]string{"15", "M4", "5"}, 2, 1, "", "", nil}, // nothing is saved
		{shore(), [3]string{"15", "M4", cubeTile}, 0, 1, "", "", nil},
		{pass(), [3]string{"9", "G18", "9"}, 2, 0, "", "", nil}, // the map tells the cost
		{pass(), [3]string{"9", "G18", "9"}, 2, 1, "", "Ground {$ground}, less {$cubes} by builder cubes.",
			map[string]int32{"ground": 150, "cubes": 40}},
		{pass(), [3]string{"9", "G18", "9"}, 2, 1, "P11", "", nil},
		{pass(), [3]string{"9", "G18", cubeTile}, 0, 1, "", "", nil},
	} {
		c.g.cubes(c.lay[1], c.cubes)
		var via []string
		if c.via != "" {
			via = append(via, c.via)
		}
		told, sums := c.g.ahead(c.g.lay(c.lay[0], c.lay[1], c.lay[2], c.rot, via...))
		if told != c.want {
			t.Errorf("%v with %d cubes: told is %q, want %q", c.lay, c.cubes, told, c.want)
		}
		for _, name := range []string{"ground", "bridge", "cubes"} {
			if sums[name] != c.sums[name] {
				t.Errorf("%v with %d cubes: the %s is %d, want %d", c.lay, c.cubes, name, sums[name], c.sums[name])
			}
		}
	}

	g := begin(t, build(t, Key))
	g.Phase("5")
	g.Lay("O8", "X25", 0).Lay("H11", "X20", 0)
	g.major("SWW", "p1", 100, 20, 500)
	if told, sums := g.turn("SWW", "track").ahead(g.lay("SWW", "H11", "X22", 0)); sums["step"] != 20 ||
		!strings.Contains(told, "skipped") {
		t.Errorf("two steps: %q, %v", told, sums)
	}
	g.Lay("O8", "X24", 0)
	if told, _ := g.ahead(g.lay("SWW", "H11", "X21", 0)); told != "" {
		t.Errorf("one step: %q", told)
	}
}

// TestWhatALoanBrings: the loan and the debt are shown before the train is bought (R89, R118).
func TestWhatALoanBrings(t *testing.T) {
	g := begin(t, build(t, Key, "train_obligation=always")).minor("12", "p1", 50, 5)
	g.Cash("p1", 10)
	buy := rules.BuyTrain{By: g.Corp("12"), Train: g.Card(trainL, "initial"), From: id.Initial, Price: 60}
	if told, sums := g.turn("12", "trains").ahead(buy); sums["loan"] != 45 || sums["debt"] != 68 ||
		!strings.Contains(told, "stock round") {
		t.Errorf("%q, %v", told, sums)
	}
	g.S.Seats[1].Debt = 100
	if _, sums := g.ahead(buy); sums["loan"] != 45 || sums["debt"] != 68 {
		t.Errorf("with a debt of 100 before: %v", sums)
	}
	g.Cash("p1", 55)
	if told, _ := g.ahead(buy); told != "" {
		t.Errorf("without a loan %q is told", told)
	}
}
