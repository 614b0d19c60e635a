package main

import (
	"encoding/json"
	"io"
	"time"

	"github.com/hexrail/hexrail/rules"
)

// searchWork is the work, in units of the solver, after which the best run found so far is taken without a proof.
const searchWork = 1_000_000_000

// routeLine compares a recorded run with the best one.
type routeLine struct {
	ID       int     `json:"id"`
	Entity   string  `json:"entity"`
	Recorded int32   `json:"recorded"`
	Best     int32   `json:"best"`
	Proved   bool    `json:"proved"`
	MS       float64 `json:"ms"`
}

// routes prints a JSON object for each run of the game, one a line.
func routes(g *game, out io.Writer) error {
	lines := json.NewEncoder(out)
	lines.SetEscapeHTML(false)
	v := g.view()
	for i, move := range g.moves {
		v.T = g.title.At(i)
		for _, a := range move.Actions {
			if run, ok := a.(rules.RunRoutes); ok {
				if err := lines.Encode(compareRun(*v, move.ID, run)); err != nil {
					return err
				}
			}
			rules.Do(*v, a, v.S)
		}
	}
	return nil
}

// compareRun compares a recorded run with the best one that the solver finds within searchWork, and returns the line to
// print.
func compareRun(v rules.View, number int, run rules.RunRoutes) routeLine {
	begin := time.Now()
	best, proved := v.BestRun(run.By, searchWork)
	took := time.Since(begin)
	return routeLine{
		ID: number, Entity: v.T.Corp(run.By).ID, Recorded: v.RunRevenue(run), Best: v.RunRevenue(best),
		Proved: proved, MS: float64(took.Microseconds()) / 1000,
	}
}
