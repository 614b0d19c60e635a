package main

import (
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/hexrail/hexrail/rules/notation"
)

// open prints the last position of a game as one line of a trace, with every key. What the title remembers goes to
// the standard error as notes, because the line is read by programs.
func open(g *game, out io.Writer) error {
	v := g.end()
	fmt.Fprintln(out, notation.TraceLine(len(g.moves), "open", nil, notation.Position(*v)))
	for line := range strings.Lines(notation.Text(notation.Memory(*v))) {
		fmt.Fprint(os.Stderr, "note: ", line)
	}
	return nil
}
