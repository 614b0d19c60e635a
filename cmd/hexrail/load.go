package main

import (
	"fmt"
	"io"
	"os"

	"hexrail/rules"
	"hexrail/rules/record"
	"hexrail/titles"
)

// match is a game as far as it could be read.
type match struct {
	title   *rules.Title
	players []string
	id      uint64 // of our saves
	seed    uint64
	start   rules.State
	moves   []record.Move
	notes   []record.Note
	stop    error // why it ends before the end of the file
}

// load reads a game from a file. A game that stops in the middle is no error; see match.stop.
func load(path string) (*match, error) {
	data, err := read(path)
	if err != nil {
		return nil, err
	}
	if isSave(data) {
		return openSave(data)
	}
	in, err := record.Read(data, titles.Recorded)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	m := &match{title: in.Title, seed: in.Game.Seed, start: in.Start, moves: in.Moves, notes: in.Notes}
	if in.Stop != nil {
		m.stop = in.Stop
	}
	for _, p := range in.Game.Players {
		m.players = append(m.players, p.Name)
	}
	return m, nil
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

// view returns a view of the position at the beginning of the game; each of do's steps changes it.
func (m *match) view() rules.View {
	s := m.start
	return rules.View{T: m.title, S: &s, X: &rules.Scratch{}}
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
