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
	prr := title.FindCorp("PRR")
	tx := rules.Tx{View: v}
	for hex, kind := range map[string]string{"H10": "57", "H14": "9", "H16": "57"} {
		tx.LayTile(prr, title.FindHex(hex), title.Tiles.Find(kind), 1, 0)
	}
	tx.PlaceHome(prr, 0)

	var solver route.Solver
	best := solver.Solve(route.Problem{
		Position: v.Position(),
		Corp:     prr,
		Phase:    v.PhaseDef().Colors,
		Trains:   []route.Train{{Reach: 3}},
	})
	fmt.Println(best.Pays, best.Proved)
	fmt.Println(notation.Action(title, rules.RunRoutes{By: 1, Routes: best.Routes}))
	// Output:
	// 50 true
	// run PRR H10.1+H12.0+H12.1+H14.0+H16.0
}
