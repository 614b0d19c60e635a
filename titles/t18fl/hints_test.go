package t18fl

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles/words"
)

// sell sells the trains of the bank up to the ones of a kind, of which so many are left.
func sell(g *rulestest.Game, kind string, left int) *rulestest.Game {
	for i := range g.Title.Trains {
		if name := g.Title.Trains[i].Name; name != kind {
			soldOut(g, name)
			continue
		}
		bank := slices.DeleteFunc(g.View().AppendTrains(nil, id.Initial),
			func(n id.Train) bool { return g.Title.FrontOf(n) != id.TrainKind(i+1) })
		for _, n := range bank[min(left, len(bank)):] {
			g.S.Trains[n] = id.Nobody
		}
		break
	}
	return g
}

// warned lists the notices of a position: how they begin, with their figures.
func warned(g *rulestest.Game) string {
	var said []string
	for _, n := range notices(g.View()) {
		said = append(said, fmt.Sprint(strings.Fields(n.Text[words.En])[:4], n.Sums, n.Counts, n.Names))
		if left, told := n.Counts["left"]; told && strings.Contains(n.Text[words.En], "next") != (left == 0) {
			said = append(said, n.Text[words.En])
		}
	}
	return strings.Join(said, "; ")
}

// TestWarnings: a company without a train is shown the price of one (R94, R95); one whose trains go soon, with which
// train and how many are left before it (R92); who may use a private, that it closes with the first 5-train (R62).
func TestWarnings(t *testing.T) {
	for _, c := range []struct {
		at, sale string
		left     int
		own      string
		cash     int32
		want     string
	}{
		{step.TrackKey, "2", 4, "", 100, "[{corp} has no train:] map[cash:100 price:100] map[] map[]"},
		{step.TrackKey, "2", 4, "", 99, "[{corp} has no train] map[cash:99 price:100 short:1] map[] map[]"},
		{step.StationKey, "2", 4, "", 100, "[{corp} has no train:] map[cash:100 price:100] map[] map[]"},
		{step.StationKey, "2", 4, "", 99, "[{corp} has no train] map[cash:99 price:100 short:1] map[] map[]"},
		{step.DividendKey, "2", 4, "", 99, "[{corp} has no train] map[cash:99 price:100 short:1] map[] map[]"},
		{step.DividendKey, "2", 4, "", 100, ""},
		{step.TrainsKey, "2", 4, "", 30, ""},
		{step.TrackKey, "2", 4, "2", 30, ""},
		{step.DividendKey, "3", 3, "2", 30, ""},
		{step.DividendKey, "3", 2, "2", 30, "[The {kind}-trains of {corp}] map[] map[left:2] map[by:4 kind:2]"},
		{step.TrainsKey, "3", 1, "2", 30, "[The {kind}-trains of {corp}] map[] map[left:1] map[by:4 kind:2]"},
		{step.TrainsKey, "4", 3, "2", 30, "[The {kind}-trains of {corp}] map[] map[left:0] map[by:4 kind:2]"},
		{step.TrackKey, "3", 1, "2", 30, ""},
		{step.TrainsKey, "3", 1, "3", 30, ""},
		{step.TrainsKey, "4", 1, "3", 30, ""},
		{step.TrainsKey, "5", 2, "3", 30, "[The {kind}-trains of {corp}] map[] map[left:2] map[by:6 kind:3]"},
		{step.TrainsKey, "6", 9, "3", 30, "[The {kind}-trains of {corp}] map[] map[left:0] map[by:6 kind:3]"},
		{step.TrainsKey, "6", 9, "4", 30, ""},
		{step.ExtraLayKey, "4", 3, "3", 30, ""},
		{step.ExtraLayKey, "4", 2, "4", 30, "[The first 5-train closes] map[] map[left:2] map[]"},
		{step.ExtraLayKey, "5", 2, "4", 30, "[The first 5-train comes] map[] map[left:0] map[]"},
		{bonusKey, "4", 3, "3", 30, ""},
		{bonusKey, "4", 1, "4", 30, "[The first 5-train closes] map[] map[left:1] map[]"},
		{step.TrackKey, "4", 1, "4", 30, ""},
	} {
		g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SAL", 110, "p1", 60).Own("TR", "p1").Own("TC", "p1")
		if phase := g.Title.FindPhase(g.Title.Train(g.Kind(c.sale)).StartsPhase); phase > 0 {
			g.S.Phase = uint8(phase - 1)
		}
		if c.own != "" {
			g.Train("SAL", c.own)
		}
		operated(sell(g, c.sale, c.left), "SAL").Operate(2).Cash("SAL", c.cash)
		g.Step(c.at).At(c.at, "SAL")
		if got := warned(g); got != c.want {
			t.Errorf("%v: %q", c, got)
		}
		if g.S.End.Over = true; warned(g) != "" {
			t.Errorf("%v: after the end %q", c, warned(g))
		}
	}
}

// TestHintsOfPositions: the hint for a newcomer fits the decision (R47, R90, R93, R95).
func TestHintsOfPositions(t *testing.T) {
	told := func(g *rulestest.Game, key string, want bool) {
		t.Helper()
		for _, h := range hints() {
			if h.Key == key && h.When(g.View()) != want {
				t.Errorf("%s at %s: %v", key, g.InCharge(), !want)
			}
		}
	}
	start := rulestest.New(t, build(t, rules.Rulebook), 3)
	told(start.Copy().Stock(1, "p1"), "18fl-start", true)
	for _, c := range start.Title.Corps {
		told(start.Copy().Found(c.ID, 110, "p1", 40).Stock(1, "p2"), "18fl-start", false)
	}
	need := operated(start.Copy().Found("SAL", 110, "p1", 60), "SAL").Operate(2).Step(step.TrainsKey)
	told(need.Copy().Cash("SAL", 99), "18fl-need", true)
	told(need.Copy().Cash("SAL", 100), "18fl-need", false)
	told(need.Copy().Cash("SAL", 99).Train("SAL", "2"), "18fl-need", false)
	told(need.Copy().Cash("SAL", 99).Step(step.TrackKey), "18fl-need", false)
	told(need, "18fl-face", false)
	told(soldOut(need.Copy().Phase("5"), "5").Step(step.TrackKey), "18fl-face", false)
	told(soldOut(need.Copy().Phase("5"), "5"), "18fl-face", true)
	four := operated(soldOut(start.Copy().Found("SAL", 110, "p1", 60).Phase("3"), "3"), "SAL").Train("SAL",
		"3").Cash("SAL", 1000).Operate(2)
	told(four.Step(step.TrainsKey).Do(buy(four, "SAL", "4", 400)), "18fl-discard", true)
	told(need, "18fl-discard", false)
	size := start.Copy().Phase("4").Stock(2, "p1").Cash("p1", 500)
	told(size.Do(rules.Par{By: 1, Corp: size.Corp("SAL"), At: size.ParCell(100)}), "18fl-size", true)
	told(need, "18fl-size", false)
}

// TestWarningsInBothLanguages: a notice about trains that come soon has words in English and in Japanese (R62, R92).
func TestWarningsInBothLanguages(t *testing.T) {
	for _, p := range slices.Concat(closing[:], rusts[:]) {
		if p[0] == "" || p[1] == "" {
			t.Errorf("%q in English, %q in Japanese", p[0], p[1])
		}
	}
}

// TestThePowersQuestionNamesNoPrivate: POSC and TC are asked about in one step, often only one of them, because the
// other is closed or belongs to another player (R122).
func TestThePowersQuestionNamesNoPrivate(t *testing.T) {
	asked := 0
	for _, s := range steps {
		if s.Key != bonusKey {
			continue
		}
		for _, said := range []words.Pair{s.Prompt, s.Alone} {
			for _, text := range said {
				asked++
				if strings.Contains(text, steamship) || strings.Contains(text, terminal) {
					t.Errorf("%q names a private", text)
				}
			}
		}
	}
	if asked == 0 {
		t.Error("no step asks for the powers")
	}
}
