package main

import (
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// source is a type-checked package.
type source struct {
	fset  *token.FileSet
	files []*ast.File
	pkg   *types.Package
	info  types.Info
}

// load reads a package without its tests.
func load(path string) (*source, error) {
	names, err := list(path, "-f", `{{$d := .Dir}}{{range .GoFiles}}{{$d}}/{{.}}{{"\n"}}{{end}}`)
	if err != nil {
		return nil, err
	}
	exports, err := list(path, "-export", "-deps", "-f", "{{.ImportPath}}={{.Export}}")
	if err != nil {
		return nil, err
	}
	compiled := map[string]string{} // files by import path
	for line := range strings.Lines(exports) {
		name, file, _ := strings.Cut(strings.TrimSpace(line), "=")
		compiled[name] = file
	}
	s := &source{fset: token.NewFileSet(), info: types.Info{Types: map[ast.Expr]types.TypeAndValue{}}}
	for name := range strings.Lines(names) {
		name = strings.TrimSpace(name)
		if name == "" {
			continue
		}
		f, err := parser.ParseFile(s.fset, name, nil, parser.ParseComments)
		if err != nil {
			return nil, err
		}
		s.files = append(s.files, f)
	}
	open := func(path string) (io.ReadCloser, error) { return os.Open(compiled[path]) }
	imports := importer.ForCompiler(s.fset, "gc", open)
	s.pkg, err = (&types.Config{Importer: imports}).Check(path, s.fset, s.files, &s.info)
	return s, err
}

// helper is added to the package: it knows which fault is alive. If given a file, it writes the faults reached to it;
// if given a number of seconds, it limits the processor time of the run.
const helper = `package %[1]s

import (
	"fmt"
	"os"
	"strconv"
	"sync/atomic"
	"syscall"
)

var mutantAlive, _ = strconv.Atoi(os.Getenv(%[2]q))

var mutantReached, _ = os.OpenFile(os.Getenv(%[3]q), os.O_WRONLY|os.O_APPEND, 0)

var mutantSeen [%[5]d]atomic.Bool

var _ = func() (err error) {
	if limit, _ := strconv.ParseUint(os.Getenv(%[4]q), 10, 64); limit > 0 {
		err = syscall.Setrlimit(syscall.RLIMIT_CPU, &syscall.Rlimit{Cur: limit, Max: limit})
	}
	return err
}()

func mutant(n int) bool {
	if mutantReached != nil && !mutantSeen[n].Load() && !mutantSeen[n].Swap(true) {
		fmt.Fprintln(mutantReached, n)
	}
	return n == mutantAlive
}

func mutantOr[T any](n int, right, wrong T) T {
	if mutant(n) {
		return wrong
	}
	return right
}
`

// plant writes the package with all faults into dir, with the overlay that replaces the original.
func (s *source) plant(dir string, only *regexp.Regexp) (faults []fault, err error) {
	replace := map[string]string{}
	add := func(name string, text []byte) error {
		to := filepath.Join(dir, filepath.Base(name))
		replace[name] = to
		return os.WriteFile(to, text, 0o600)
	}
	var name string
	for _, f := range s.files {
		name = s.fset.File(f.FileStart).Name()
		if !only.MatchString(filepath.Base(name)) {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		p := newPlanter(s, f, text, &faults)
		ast.Inspect(f, p.visit)
		if err := add(name, p.result()); err != nil {
			return nil, err
		}
	}
	helper := fmt.Appendf(nil, helper, s.pkg.Name(), alive, reached, seconds, len(faults)+1)
	if err := add(filepath.Join(filepath.Dir(name), "mutant_alive.go"), helper); err != nil {
		return nil, err
	}
	return faults, overlay(dir, replace)
}
