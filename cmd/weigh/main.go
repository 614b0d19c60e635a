// Command weigh prints how many bytes of a WebAssembly program each package is.
//
//	go run ./cmd/weigh [-functions N] FILE
//
// The file must have been linked with names, as "./build.sh weigh" does before it runs this command. It must run in the
// root of the module. Code is divided by package; data, the tables of the runtime and constants, is one sum.
package main

import (
	"cmp"
	"encoding/binary"
	"errors"
	"flag"
	"fmt"
	"log"
	"maps"
	"os"
	"os/exec"
	"slices"
	"strings"
)

func main() {
	log.SetFlags(0)
	functions := flag.Int("functions", 0, "also print so many of the largest functions")
	flag.Parse()
	if flag.NArg() != 1 {
		log.Fatal("usage: go run ./cmd/weigh [-functions N] FILE")
	}
	if err := weigh(flag.Arg(0), *functions); err != nil {
		log.Fatal("weigh: ", err)
	}
}

// weigh prints the sums of a file.
func weigh(file string, functions int) error {
	program, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	m, err := read(program)
	if err != nil {
		return err
	}
	packages, err := list()
	if err != nil {
		return err
	}
	sums := map[string]int{}
	for _, f := range m.functions {
		sums[packageOf(f.name, packages)] += f.size
	}
	fmt.Printf("%9d bytes: code %d, data %d\n", len(program), m.code, m.data)
	for _, name := range slices.SortedFunc(maps.Keys(sums), func(a, b string) int {
		return cmp.Or(cmp.Compare(sums[b], sums[a]), strings.Compare(a, b))
	}) {
		fmt.Printf("%9d %s\n", sums[name], name)
	}
	slices.SortStableFunc(m.functions, func(a, b function) int { return cmp.Compare(b.size, a.size) })
	for _, f := range m.functions[:min(functions, len(m.functions))] {
		fmt.Printf("%9d %s\n", f.size, f.name)
	}
	return nil
}

// list returns the packages of the program, as names of functions spell them, longest first.
func list() ([]string, error) {
	cmd := exec.Command("go", "list", "-deps", "./cmd/wasm")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	packages := strings.Fields(string(out))
	slices.SortFunc(packages, func(a, b string) int { return cmp.Compare(len(b), len(a)) })
	return packages, err
}

// packageOf returns the package of a function. In names, whatever is neither letter nor digit has become "_" or ".".
func packageOf(name string, packages []string) string {
	plain := func(s string) string { return strings.NewReplacer("/", "_", ".", "_", "-", "_").Replace(s) }
	name = plain(name)
	for _, p := range packages {
		if strings.HasPrefix(name, plain(p)+"_") {
			return p
		}
	}
	return "other"
}

// module is the part of a program that weigh reads.
type module struct {
	code, data int // bytes of the sections
	functions  []function
}

// function is a function's size in bytes and its name.
type function struct {
	size int
	name string
}

// The sections of a program in the WebAssembly format, and the part of the section of names for functions.
const (
	customSection = 0
	importSection = 2
	codeSection   = 10
	dataSection   = 11

	functionNames = 1
)

// headerSize is the size in bytes of the magic number and version before the first section.
const headerSize = 8

var errFormat = errors.New("not a WebAssembly program with names")

// read reads a program. It returns an error for one without names.
func read(program []byte) (m module, err error) {
	defer func() {
		if recover() != nil { // an index beyond the end
			err = errFormat
		}
	}()
	imported, named := 0, false
	r := reader(program[headerSize:])
	for len(r) > 0 {
		kind := r.byte()
		section := r.take(r.int())
		switch kind {
		case importSection:
			imported = section.int() // Go imports functions alone
		case codeSection:
			m.code = len(section)
			for range section.int() {
				m.functions = append(m.functions, function{size: len(section.take(section.int()))})
			}
		case dataSection:
			m.data = len(section)
		case customSection:
			if string(section.take(section.int())) == "name" {
				m.name(section, imported)
				named = true
			}
		}
	}
	if !named {
		return m, errFormat
	}
	return m, nil
}

// name names the functions by the section of names. Imported functions come first in it and have no code.
func (m *module) name(section reader, imported int) {
	for len(section) > 0 {
		kind := section.byte()
		part := section.take(section.int())
		if kind != functionNames {
			continue
		}
		for range part.int() {
			i := part.int() - imported
			if name := string(part.take(part.int())); i >= 0 {
				m.functions[i].name = name
			}
		}
	}
}

// reader reads the rest of a program. Its methods panic at the end.
type reader []byte

// byte reads one byte.
func (r *reader) byte() byte { return r.take(1)[0] }

// int reads an unsigned number of variable length.
func (r *reader) int() int {
	n, size := binary.Uvarint(*r)
	*r = (*r)[size:]
	return int(n)
}

// take reads n bytes and returns them as a reader of their own.
func (r *reader) take(n int) reader {
	part := (*r)[:n]
	*r = (*r)[n:]
	return part
}
