package route_test

import (
	"fmt"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/route"
	"github.com/hexrail/hexrail/titles"
)

// The Pennsylvania runs a 3-train from Altoona to Pittsburgh and Lancaster.
func ExampleSolver() {
	entry, _ := titles.Find("1830-classic")
	title, err := entry.Build(rules.Rulebook, nil)
	if err != nil {
		panic(err)
	}
	var x rules.Scratch
	s := rules.Start(title, 3, 1, &x)
	v := rules.View{T: title, S: &s, X: &x}
	pairs, err := notation.ParsePairs("phase=3; tile.H10=57/1; tile.H14=9/1; tile.H16=57/1; tokens.H12=0:PRR")
	if err != nil {
		panic(err)
	}
	if err := notation.Set(v, pairs); err != nil {
		panic(err)
	}

	var solver route.Solver
	best := solver.Solve(route.Problem{
		Position: v.Position(),
		Corp:     1,
		Phase:    v.PhaseDef().Colors,
		Trains:   []route.Train{{Reach: 3}},
	})
	fmt.Println(best.Pays, best.Proved)
	fmt.Println(notation.Action(title, rules.RunRoutes{By: 1, Routes: best.Routes}))
	// Output:
	// 50 true
	// run PRR H10.1+H12.0+H12.1+H14.0+H16.0
}
