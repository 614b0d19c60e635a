// Command mutate breaks a package on purpose, one small fault at a time, and prints the faults that its tests do not notice:
//
//	mutate ./titles/t1830
//	mutate ./rules/step ./rules/step ./titles/t1830 ./titles/t1860
//
// The tests are those of the package itself, or of the packages that follow it.
//
// The faults are those that transcribing rules and tables makes: a number one too high, a name left out, a switch turned,
// a comparison turned or off by one, a condition that never holds, a call left out, + for -, && for ||. All of them are
// built into one test program for each package, which is told in its environment which one is alive. A fault then costs a
// run of the tests up to the first that fails, and nothing is compiled again. Files are not changed: the faulty source is
// laid over them.
//
// It exits with status 1 if faults survive. Some always will: those that change nothing. What is left is for people to judge.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

// alive is the variable of the environment that holds the number of the fault.
const alive = "MUTANT"

func main() {
	log.SetFlags(0)
	files := flag.String("files", "", "files to break, as a regular expression; all if empty")
	skip := flag.String("skip", "Random", "tests to leave out: slow ones that look for crashes only")
	wait := flag.Duration("timeout", time.Minute, "time after which a run of the tests has noticed the fault")
	flag.Parse()
	if flag.NArg() == 0 {
		log.Fatal("usage: mutate [-files FILES] [-skip TESTS] [-timeout TIME] PACKAGE [TESTED...]")
	}
	tested := flag.Args()[1:]
	if len(tested) == 0 {
		tested = flag.Args()
	}
	left, err := run(os.Stdout, flag.Arg(0), tested, terms{*files, *skip, *wait})
	if err != nil {
		log.Fatal(err)
	}
	if left > 0 {
		os.Exit(1)
	}
}

// terms are what the flags say.
type terms struct {
	files, skip string
	wait        time.Duration
}

// run breaks a package, runs the tests of some, and tells which faults survive and how many.
func run(w io.Writer, broken string, tested []string, o terms) (left int, err error) {
	only, err := regexp.Compile(o.files)
	if err != nil {
		return 0, err
	}
	dir, err := os.MkdirTemp("", "mutate")
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	p, err := load(broken)
	if err != nil {
		return 0, err
	}
	faults, err := p.plant(dir, only)
	if err != nil {
		return 0, err
	}
	var all []*tests
	for i, pkg := range tested {
		t, err := build(dir, fmt.Sprint("tests", i), pkg, o.skip)
		if err != nil {
			return 0, err
		}
		if noticed, out := t.notice(0, 10*o.wait); noticed {
			return 0, fmt.Errorf("the tests of %s fail without any fault:\n%s", pkg, out)
		}
		all = append(all, t)
	}
	for i, f := range faults {
		noticed := slices.ContainsFunc(all, func(t *tests) bool {
			noticed, _ := t.notice(i+1, o.wait)
			return noticed
		})
		if !noticed {
			left++
			fmt.Fprintln(w, f)
		}
	}
	fmt.Fprintf(w, "%d of %d faults in %s survive\n", left, len(faults), broken)
	return left, nil
}

// tests is a test program with all faults in it.
type tests struct{ program, folder, skip string }

// build compiles the tests of a package into dir, whose sources are laid over those of the faulty package.
func build(dir, name, tested, skip string) (*tests, error) {
	folder, err := list(tested, "-f", "{{.Dir}}")
	if err != nil {
		return nil, err
	}
	t := &tests{program: filepath.Join(dir, name), folder: strings.TrimSpace(folder), skip: skip}
	out, err := exec.Command("go", "test", "-c", "-vet=off", "-overlay", filepath.Join(dir, "overlay.json"), "-o", t.program, tested).CombinedOutput()
	if err != nil {
		return nil, fmt.Errorf("%w:\n%s", err, out)
	}
	return t, nil
}

// notice runs the tests with a fault alive, none being zero, and reports whether one fails.
func (t *tests) notice(fault int, wait time.Duration) (noticed bool, out []byte) {
	ctx, cancel := context.WithTimeout(context.Background(), wait)
	defer cancel()
	c := exec.CommandContext(ctx, t.program, "-test.short", "-test.failfast", "-test.skip", t.skip)
	c.Dir, c.Env = t.folder, append(os.Environ(), alive+"="+strconv.Itoa(fault))
	out, err := c.CombinedOutput()
	return err != nil, out
}

// list runs go list.
func list(pkg string, options ...string) (string, error) {
	out, err := exec.Command("go", append(append([]string{"list"}, options...), pkg)...).Output()
	var failed *exec.ExitError
	if errors.As(err, &failed) {
		return "", fmt.Errorf("go list %s: %s", pkg, failed.Stderr)
	}
	return string(out), err
}

// overlay writes the list of files that replace others.
func overlay(dir string, replace map[string]string) error {
	data, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "overlay.json"), data, 0o600)
}
