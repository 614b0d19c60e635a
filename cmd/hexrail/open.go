package main

import (
	"fmt"
	"io"

	"hexrail/game/match"
	"hexrail/game/share"
	"hexrail/rules/notation"
)

// open prints the last position of the game in a link as one line of a trace, with every key.
func open(args []string, out io.Writer) error {
	text, err := one(args)
	if err != nil {
		return err
	}
	g, err := share.Decode(text)
	if err != nil {
		return err
	}
	m, stop, err := match.Open(g)
	if err != nil {
		return err
	}
	tellVersion(g.Title)
	last := notation.Position(m.ViewAt(m.Len()))
	fmt.Fprintln(out, notation.TraceLine(m.Len(), "open", nil, last))
	if stop != nil {
		return stop
	}
	return nil
}
