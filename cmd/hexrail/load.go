package main

import (
	"fmt"
	"io"
	"os"

	"hexrail/rules"
	"hexrail/rules/record"
	"hexrail/titles"
)

// game is a game as far as it could be followed.
type game struct {
	title   *rules.Title
	players []string
	id      uint64 // of our saves
	seed    uint64
	start   rules.State
	moves   []record.Move
	notes   []record.Note
	stop    error // why it ends before the end of the file
}

// load reads a game from a file. A game that stops in the middle is no error; see game.stop.
func load(path string) (*game, error) {
	data, err := read(path)
	if err != nil {
		return nil, err
	}
	if isSave(data) {
		g, err := openSave(data)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		return g, nil
	}
	in, err := record.Read(data, titles.Recorded)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	g := &game{title: in.Title, seed: in.Game.Seed, start: in.Start, moves: in.Moves, notes: in.Notes}
	if in.Stop != nil {
		g.stop = in.Stop
	}
	for _, p := range in.Game.Players {
		g.players = append(g.players, p.Name)
	}
	return g, nil
}

// read reads a file unless it is larger than any game.
func read(path string) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, record.MaxBytes+1))
	if err != nil {
		return nil, err
	}
	if len(data) > record.MaxBytes {
		return nil, fmt.Errorf("%s: %w: more than %d bytes", path, record.ErrTooLarge, record.MaxBytes)
	}
	return data, nil
}

// log returns the actions.
func (g *game) log() []rules.Action {
	var log []rules.Action
	for _, move := range g.moves {
		log = append(log, move.Actions...)
	}
	return log
}

// fault returns why the game in this file could not be followed to its end, or nil.
func (g *game) fault(path string) error {
	if g.stop == nil {
		return nil
	}
	return fmt.Errorf("%s: %w", path, g.stop)
}

// view returns a view of the position at the beginning of the game; each of do's steps changes it.
func (g *game) view() rules.View {
	s := g.start
	return rules.View{T: g.title, S: &s, X: &rules.Scratch{}}
}

// do carries out a move.
func do(v rules.View, move record.Move) {
	for _, a := range move.Actions {
		rules.Do(v, a, v.S)
	}
}

// one returns the only argument.
func one(args []string) (string, error) {
	if len(args) != 1 {
		return "", errUsage
	}
	return args[0], nil
}

// onGame makes a command of what is done with a game. What could be followed is printed before the fault that stops it.
func onGame(do func(g *game, out io.Writer) error) func(args []string, out io.Writer) error {
	return func(args []string, out io.Writer) error {
		path, err := one(args)
		if err != nil {
			return err
		}
		g, err := load(path)
		if err != nil {
			return err
		}
		if err := do(g, out); err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		return g.fault(path)
	}
}
