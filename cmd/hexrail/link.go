package main

import (
	"fmt"
	"io"

	game "hexrail/game/match"
	"hexrail/game/share"
	"hexrail/rules"
)

// link prints the fragment of a link that holds the game, as far as it could be read.
func link(args []string, out io.Writer) error {
	path, err := one(args)
	if err != nil {
		return err
	}
	m, err := load(path)
	if err != nil {
		return err
	}
	fragment, err := share.Encode(m.game())
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	fmt.Fprintln(out, fragment)
	return m.stop
}

// game returns the game as links carry it, the cursor at its end.
func (m *match) game() game.Game {
	var log []rules.Action
	for _, move := range m.moves {
		log = append(log, move.Actions...)
	}
	return game.Game{ID: m.id, Title: m.title, Players: m.players, Seed: m.seed, Log: log, At: len(log)}
}
