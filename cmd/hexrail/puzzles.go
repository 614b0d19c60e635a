package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"math"
	"time"

	"github.com/hexrail/hexrail/game/puzzle"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/notation"
)

// puzzles makes puzzles and writes a line of JSON for each, with the figures of its proof and the time it took. It
// returns an error if one could not be made, or if the title has none of the kind.
func puzzles(args []string, out io.Writer) error {
	flags := flag.NewFlagSet("puzzles", flag.ContinueOnError)
	kindName := flags.String("kind", "run", "kind of puzzle")
	count := flags.Int("n", 10, "number of puzzles")
	first := flags.Int("seed", 1, "number of the first puzzle")
	level := flags.Int("level", 0, "level; zero makes any")
	links := flags.Bool("links", false, "with the fragments of their links")
	name, err := parseAfterFirst(flags, args)
	if err != nil {
		return err
	}
	kind := puzzle.FindKind(*kindName)
	if kind == 0 || *level < 0 || *level > puzzle.Levels {
		return errUsage
	}
	_, t, err := buildTitle(name, rules.Rulebook.String(), "")
	if err != nil {
		return err
	}
	if !kind.Of(t) {
		return fmt.Errorf("%s has no puzzles of kind %s", t.Key, kind)
	}
	missed, lines := 0, json.NewEncoder(out)
	for n := *first; n < *first+*count; n++ {
		line := puzzleLine{Title: t.Key, Kind: kind.String(), N: n}
		if p := line.make(t, kind, *level); p == nil {
			missed++
		} else if err := line.describe(p, *links); err != nil {
			return err
		}
		if err := lines.Encode(line); err != nil {
			return err
		}
	}
	if missed > 0 {
		return fmt.Errorf("%d of %d puzzles could not be made", missed, *count)
	}
	return nil
}

// puzzleLine is the line written about a puzzle.
type puzzleLine struct {
	Title, Kind                       string
	N, Level, Actions, Choices, Right int
	Best, Next                        int32
	Way                               []string
	Games, Tried, Work                int
	MS                                int64
	Link                              string `json:",omitempty"`
}

// make makes the puzzle of the line and writes the effort to the line. It returns nil if there is none.
func (l *puzzleLine) make(t *rules.Title, kind puzzle.Kind, level int) *puzzle.Puzzle {
	begin := time.Now()
	m := puzzle.Make(t, kind, level, l.N)
	m.Step(math.MaxInt)
	l.MS, l.Work, l.Games, l.Tried = time.Since(begin).Milliseconds(), m.Work, m.Games, m.Tried
	return m.Found()
}

// describe writes the figures of a puzzle to the line.
func (l *puzzleLine) describe(p *puzzle.Puzzle, link bool) (err error) {
	l.Level, l.Actions, l.Choices, l.Right = p.Level, len(p.Game.Log), p.Proof.Choices, p.Proof.Right
	l.Best, l.Next = p.Proof.Best, p.Proof.Next
	for _, a := range p.Proof.Way {
		l.Way = append(l.Way, notation.Action(p.Game.Title, a))
	}
	if link {
		l.Link, err = share.Encode(p.Game)
	}
	return err
}
