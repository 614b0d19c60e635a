package main

import (
	"fmt"
	"io"
	"runtime"
	"time"

	"github.com/hexrail/hexrail/rules"
)

// benchTime is the duration of each measurement.
const benchTime = time.Second

// bench measures reading and replaying a game: actions per second, undo, allocations, memory.
func bench(args []string, out io.Writer) error {
	path, err := onlyArg(args)
	if err != nil {
		return err
	}
	begin := time.Now()
	g, err := load(path)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "read and replay: %v\n", time.Since(begin).Round(time.Microsecond))
	log := g.log()
	if len(log) == 0 {
		return fmt.Errorf("%s: no actions", path)
	}
	g.benchReplay(log, out)
	g.benchUndo(log, out)
	var mem runtime.MemStats
	runtime.ReadMemStats(&mem)
	fmt.Fprintf(out, "memory: %.1f MB at most\n", float64(mem.Sys)/1e6)
	return g.fault(path)
}

// benchReplay replays the log for benchTime and prints actions per second of processor time and allocations per action.
func (g *game) benchReplay(log []rules.Action, out io.Writer) {
	x, s := &rules.Scratch{}, new(rules.State)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	begin, games := processorTime(), 0
	for processorTime()-begin < benchTime {
		g.replay(log, x, s)
		games++
	}
	took := processorTime() - begin
	runtime.ReadMemStats(&after)
	actions := games * len(log)
	fmt.Fprintf(out, "replay: %d actions in %v, %.0f actions/s, %.2f allocations per action\n",
		len(log), (took / time.Duration(games)).Round(time.Microsecond), float64(actions)/took.Seconds(),
		float64(after.Mallocs-before.Mallocs)/float64(actions))
}

// replay plays the log from the start of the game, with a scratch space and a position to be reused.
func (g *game) replay(log []rules.Action, x *rules.Scratch, s *rules.State) {
	*s = g.start
	v := rules.View{T: g.title, S: s, X: x, For: rules.Stored}
	for i, a := range log {
		v.T = g.title.At(i)
		rules.Do(v, a, s)
	}
}

// benchUndo measures undoing one action with a snapshot per action.
func (g *game) benchUndo(log []rules.Action, out io.Writer) {
	snaps := make([]rules.State, 0, len(log)+1)
	s := g.start
	v := rules.View{T: g.title, S: &s, X: &rules.Scratch{}}
	for i, a := range log {
		v.T = g.title.At(i)
		snaps = append(snaps, s)
		rules.Do(v, a, &s)
	}
	begin, undone := time.Now(), 0
	for time.Since(begin) < benchTime/4 {
		for i := len(snaps) - 1; i >= 0; i-- {
			s = snaps[i]
		}
		undone += len(snaps)
	}
	fmt.Fprintf(out, "undo: %.0f ns\n", float64(time.Since(begin).Nanoseconds())/float64(undone))
}
