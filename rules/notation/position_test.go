package notation_test

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/notation"
)

// TestMemory checks that the memory of a title is printed by name, without the numbers that are zero.
func TestMemory(t *testing.T) {
	t.Parallel()
	const paid, acted rules.Memory[int32] = 2, rules.OfTurn
	own := *title(t, rules.Rulebook)
	own.Memory = []rules.MemoryDef{paid.Named("paid", 4), acted.Named("acted.once", 1)}
	var x rules.Scratch
	s := rules.Start(&own, 3, 1, &x)
	paid.At(1).Set(&s, -20)
	acted.Set(&s, 1)
	text := notation.Text(notation.Memory(rules.View{T: &own, S: &s, X: &x}))
	if want := "own.paid.1=-20\nown.acted.once=1\n"; text != want {
		t.Errorf("%q, want %q", text, want)
	}
}

// TestTraceLine checks that a line of a trace has the facts that changed and the keys of those that are gone.
func TestTraceLine(t *testing.T) {
	t.Parallel()
	before := []notation.Pair{{Key: "bank", Value: "5", Bare: true}, {Key: "active", Value: "p0"},
		{Key: "cash.B&O", Value: "1", Bare: true}}
	after := []notation.Pair{{Key: "bank", Value: "7", Bare: true}, {Key: "active", Value: "p0"},
		{Key: "floated.B&O", Value: "true", Bare: true}}
	want := `{"id":3,"type":"pass","set":{"bank":7,"floated.B&O":true},"del":["cash.B&O"]}`
	if got := notation.TraceLine(3, "pass", before, after); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
