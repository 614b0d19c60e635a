package panel_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/scenes/playtest"
)

// mayBeIdle are the steps of 1822PNW that are shown even if nothing can be done there but go on: a player always says
// himself that he passes; the others say why not.
var mayBeIdle = []string{step.StockKey, step.TrackKey, step.TrainsKey, "issue"}

// TestEveryStepOf1822PNWOffersSomething: whenever another step is shown in a game of one of the scenarios, more than
// going on can be done in it.
func TestEveryStepOf1822PNWOffersSomething(t *testing.T) {
	every := 1
	if testing.Short() {
		every = 5
	}
	for i, sample := range library.Samples() {
		if !strings.HasPrefix(sample.Title, "1822pnw") {
			continue
		}
		t.Run(sample.Name.In(text.En), func(t *testing.T) {
			t.Parallel()
			g, err := sample.Game()
			if err != nil {
				t.Fatal(err)
			}
			m := gametest.AtEnd(t, g)
			for at := i % every; at < m.Len(); at += every {
				v := m.ViewAt(at)
				if !slices.Contains(mayBeIdle, v.InCharge().Name()) && !offers(v, m.Action(at)) {
					t.Errorf("action %d: step %s of %s offers nothing", at+1, v.InCharge().Name(), notation.Owner(v.T, v.Actor()))
				}
			}
		})
	}
}

// offers reports whether there is something to do in a step in addition to the action that ends it.
func offers(v rules.View, played rules.Action) bool {
	if _, ends := played.(rules.Pass); !ends {
		return true
	}
	return slices.ContainsFunc(rules.AppendLegal(nil, v), func(a rules.Action) bool {
		_, ends := a.(rules.Pass)
		return !ends
	})
}

// TestTheRunButtonHasTheWholeSum: the button that runs the trains names the earnings of the run with all that is added
// to it as a whole, as the destination is (1822PNW/R128).
func TestTheRunButtonHasTheWholeSum(t *testing.T) {
	m := playtest.Sample1822(t)
	added := 0
	for at := range m.Len() {
		a, runs := m.Action(at).(rules.RunRoutes)
		if !runs {
			continue
		}
		v, sum := m.ViewAt(at), int32(0)
		for i, n := range v.AppendRunning(nil, a.By) {
			if i < len(a.Routes) && !rules.Idle(a.Routes[i]) {
				sum += v.RouteEarnings(a.By, n, a.Routes[i]).Revenue
			}
		}
		if sum == v.RunRevenue(a) {
			continue
		}
		added++
		say := text.Speaker{Title: m.Title()}
		if said, want := say.Act(v, a, nil).Button(), say.Money(v.RunRevenue(a)); !strings.HasSuffix(said, " "+want) {
			t.Errorf("action %d: %q, the run earns %s", at+1, said, want)
		}
	}
	if added == 0 {
		t.Error("no run of the sample earns more than its routes")
	}
}
