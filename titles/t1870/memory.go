package t1870

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// The memory of a game: the runs of connected companies between the turns of the round, in order (R133, R134).
const (
	runCount rules.Memory[uint8]   = iota
	runsDone rules.Memory[uint8]   = iota
	runCorps rules.Memory[id.Corp] = iota
)

// The memory of a turn.
const (
	// sought is set if connections were looked for at its end (R131).
	sought rules.Memory[uint8] = rules.OfTurn + iota
	// laid is the hex of the tile of the bridge company, which takes no other tile in this turn (P2).
	laid rules.Memory[id.Hex] = rules.OfTurn + iota
	// kept are by company the players who declined to sell shares back to it, one bit each (R63).
	kept rules.Memory[uint8] = rules.OfTurn + iota
)

// maxCorps is the number of companies of the box.
const maxCorps = 10

// memory returns the names of the numbers that only this title remembers.
func memory() []rules.MemoryDef {
	return []rules.MemoryDef{
		runCount.Named("runs", 1), runsDone.Named("runs_done", 1), runCorps.Named("run_corps", maxCorps),
		sought.Named("sought", 1), laid.Named("laid", 1), kept.Named("kept", maxCorps+1),
	}
}

// connectionRuns returns the companies that run because they are connected, in order, and the number of runs done.
func connectionRuns(v rules.View) (list []id.Corp, done int) {
	for i := range int(runCount.Of(v.S)) {
		list = append(list, runCorps.At(i).Of(v.S))
	}
	return list, int(runsDone.Of(v.S))
}

// addRun adds the run of a company after the others.
func addRun(s *rules.State, c id.Corp) {
	n := runCount.Of(s)
	runCorps.At(int(n)).Set(s, c)
	runCount.Set(s, n+1)
}

// forgetRuns forgets the runs.
func forgetRuns(s *rules.State) {
	for i := range int(runCount.Of(s)) {
		runCorps.At(i).Set(s, 0)
	}
	runCount.Set(s, 0)
	runsDone.Set(s, 0)
}
