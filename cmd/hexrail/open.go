package main

import (
	"fmt"
	"io"

	"hexrail/rules/notation"
)

// open prints the last position of a game as one line of a trace, with every key, and after it
// the memory of the title.
func open(g *game, out io.Writer) error {
	v := g.view()
	for i := range g.moves {
		g.do(v, i)
	}
	fmt.Fprintln(out, notation.TraceLine(len(g.moves), "open", nil, notation.Position(*v)))
	fmt.Fprint(out, notation.Text(notation.Memory(*v)))
	return nil
}
