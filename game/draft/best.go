package draft

import (
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/step"
)

// lay is a way to lay a tile, as a key for what is known of it. The zero value stands for the board as it is.
type lay struct {
	hex  id.Hex
	tile id.Tile
	rot  uint8
}

// previewWork bounds the search for the run after a lay: it is asked for every tile in sight.
const previewWork = 20_000

// BestRun returns the best run of the acting company before and after a lay; false if it has no train.
func (d *Draft) BestRun(a rules.LayTile) (Figure, bool) {
	if d.v.TrainCount(d.v.Actor()) == 0 || d.v.Actor().Corp() == 0 {
		return Figure{}, false
	}
	return Figure{d.runOn(lay{}, nil), d.runOn(lay{a.Hex, a.Tile, a.Rot}, a)}, true
}

// runOn returns the best run on the board after a lay, or as it is for no lay.
func (d *Draft) runOn(l lay, a rules.Action) int32 {
	if sum, ok := d.runs[l]; ok {
		return sum
	}
	v := d.v
	if a != nil {
		e := d.effectsOf(a)
		if e.Refusal.Refused() {
			return 0
		}
		v.S = &e.After
	}
	best, _ := step.BestRun(v, d.v.Actor().Corp(), previewWork)
	sum := v.RunRevenue(best)
	d.runs[l] = sum
	return sum
}
