package rulestest

import (
	"math/bits"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// Late plays a log and goes back to the position before one of its runs, so that the board is full and the network
// large: the last run of a company with as many stations as any company has at a run. It returns that company.
func (g *Game) Late(log []rules.Action) (c id.Corp) {
	g.T.Helper()
	var last rules.State
	most := 0
	for _, a := range log {
		v := g.View()
		if run, ok := a.(rules.RunRoutes); ok {
			n := 0
			for h := range g.Title.Board.Hexes {
				n += bits.OnesCount8(v.Position().Stations(id.Hex(h+1), run.By))
			}
			if n >= most {
				last, c, most = g.S, run.By, n
			}
		}
		if r := rules.Do(v, a, &g.S); r.Refused() {
			g.T.Fatalf("%T%v is refused: %v", a, a, r.Reason)
		}
	}
	g.S = last
	return c
}
