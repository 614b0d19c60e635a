package main

import (
	"fmt"
	"io"

	"hexrail/rules/notation"
)

// open prints the last position of a game as one line of a trace, with every key.
func open(g *game, out io.Writer) error {
	v := g.view()
	for i := range g.moves {
		g.do(v, i)
	}
	fmt.Fprintln(out, notation.TraceLine(len(g.moves), "open", nil, notation.Position(*v)))
	return nil
}
