package main

import (
	"fmt"
	"io"

	"github.com/hexrail/hexrail/rules/notation"
)

// trace prints the changes made by each action, in the form of the conformance traces.
func trace(g *game, out io.Writer) error {
	v := g.view()
	before := notation.TracePosition(*v)
	fmt.Fprintln(out, notation.TraceLine(0, "setup", nil, before))
	for i, move := range g.moves {
		g.do(v, i)
		after := notation.TracePosition(*v)
		fmt.Fprintln(out, notation.TraceLine(move.ID, move.Type, before, after))
		before = after
	}
	return nil
}
