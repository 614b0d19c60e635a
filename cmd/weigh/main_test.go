package main

import (
	"errors"
	"slices"
	"testing"
)

// program has an imported function, "in", and two of its own, "a_b.f" with a body of 3 bytes and "c.g" with one of 2.
var program = slices.Concat([]byte("\x00asm\x01\x00\x00\x00"),
	[]byte{importSection, 7, 1, 1, 'm', 1, 'i', 0, 0},
	[]byte{codeSection, 8, 2, 3, 0, 1, 11, 2, 0, 11},
	[]byte{dataSection, 1, 0},
	[]byte{customSection, 24, 4, 'n', 'a', 'm', 'e', functionNames, 17, 3, 0, 2, 'i', 'n', 1, 5, 'a', '_', 'b', '.', 'f',
		2, 3, 'c', '.', 'g'},
)

// TestRead reads the sizes and names of functions.
func TestRead(t *testing.T) {
	m, err := read(program)
	want := []function{{3, "a_b.f"}, {2, "c.g"}}
	if err != nil || m.code != 8 || m.data != 1 || !slices.Equal(m.functions, want) {
		t.Errorf("%+v, %v; want %+v, 8 bytes of code and 1 of data", m, err, want)
	}
	if got := packageOf("a_b.f", []string{"a/b", "a"}); got != "a/b" {
		t.Errorf("a_b.f belongs to %q", got)
	}
}

// TestReadCut refuses a program that is cut off, or has no names.
func TestReadCut(t *testing.T) {
	for n := range program[8:] {
		if _, err := read(program[:8+n]); !errors.Is(err, errFormat) {
			t.Errorf("%d bytes: %v", 8+n, err)
		}
	}
}
