package main

import (
	"fmt"
	"io"

	"hexrail/rules/notation"
)

// trace prints what each action changes, in the form of the conformance traces.
func trace(args []string, out io.Writer) error {
	path, err := one(args)
	if err != nil {
		return err
	}
	m, err := load(path)
	if err != nil {
		return err
	}
	v := m.view()
	before := notation.Position(v)
	fmt.Fprintln(out, notation.TraceLine(0, "setup", nil, before))
	for _, move := range m.moves {
		do(v, move)
		after := notation.Position(v)
		fmt.Fprintln(out, notation.TraceLine(move.ID, move.Type, before, after))
		before = after
	}
	return m.stop
}
