package main

import (
	"fmt"
	"io"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/share"
)

// link prints the fragment of a link that contains the game as far as it could be followed, with the cursor at its end.
func link(g *game, out io.Writer) error {
	log, v := g.log(), g.end()
	fragment, err := share.Encode(match.Game{
		ID: g.id, Name: g.name, Title: g.title, Players: g.players, Seed: g.seed, Log: log, At: len(log), Stints: g.stints,
		Mark: match.Mark(*v), TurnMark: match.TurnMark(*v),
	})
	if err != nil {
		return err
	}
	fmt.Fprintln(out, fragment)
	return nil
}
