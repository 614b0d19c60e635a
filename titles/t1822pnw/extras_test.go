package t1822pnw

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/track"
)

// TestExtrasAreNamed: the earnings of a route in addition to its stops are named with its sum, and with the stops makes
// the pay of the route: here the destination counts twice (R128).
func TestExtrasAreNamed(t *testing.T) {
	g := seattleTacoma(t, "7").arrive()
	g.Train("SWW", "3")
	run := rules.RunRoutes{By: g.Corp("SWW"), Routes: []track.Route{g.Route("H11:S0,5", "I12:2,S0")}}
	g.turn("SWW", "run")
	v := g.View()
	stops, _ := v.Position().AppendStops(nil, run.Routes[0])
	sum, named := int32(0), map[string]int32{}
	for _, s := range stops {
		sum += valueAt(v, s)
	}
	for _, n := range extras(v, run, 0) {
		sum += n.Sums["sum"]
		named[n.Text[0]] = n.Sums["sum"]
	}
	if pays := v.RunParts(run)[0]; len(named) != 1 || named["destination +{$sum}"] != valueAt(v, stops[1]) || sum != pays {
		t.Errorf("named are %v, which makes %d of %d", named, sum, pays)
	}
	if list := extras(v, run, 1); list != nil {
		t.Errorf("a train that does not run has %v", list)
	}
}
