// Command mutate breaks a package on purpose, one small fault at a time, and prints the faults that its tests do not notice:
//
//	mutate ./titles/t1830
//	mutate ./rules/step ./rules/step ./titles/t1830 ./titles/t1860
//
// The tests are those of the package itself, or of the packages that follow it.
//
// The faults are those that transcribing rules and tables makes: a number one too high, a name left out, a switch turned,
// a comparison turned or off by one, a condition that never holds, a call left out, + for -, && for ||. All of them are
// built into one test program for each package, which is told in its environment which one is alive. Each test is first run
// without any, to learn which faults it comes upon. A fault then costs a run of those tests that come upon it, the quick ones
// first, up to the first that fails, and nothing is compiled again. Files are not changed: the faulty source is laid over them.
//
// It exits with status 1 if faults survive. Some always will: those that change nothing. What is left is for people to judge.
package main

import (
	"cmp"
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
	"sync"
	"time"
)

// What the faulty program is told in its environment.
const (
	alive   = "MUTANT"         // the number of the fault
	reached = "MUTANT_REACHED" // the file that takes the numbers of those that a run comes upon
	seconds = "MUTANT_SECONDS" // how much of the processor's time it may take
)

func main() {
	log.SetFlags(0)
	files := flag.String("files", "", "files to break, as a regular expression; all if empty")
	skip := flag.String("skip", "Random", "tests to leave out: slow ones that look for crashes only")
	wait := flag.Duration("timeout", 5*time.Minute, "time after which a run that hangs has noticed the fault; one that loops is ended by the processor's time")
	jobs := flag.Int("jobs", 1, "faults to try at a time")
	flag.Parse()
	if flag.NArg() == 0 {
		log.Fatal("usage: mutate [-files FILES] [-skip TESTS] [-timeout TIME] [-jobs N] PACKAGE [TESTED...]")
	}
	tested := flag.Args()[1:]
	if len(tested) == 0 {
		tested = flag.Args()
	}
	left, err := run(os.Stdout, flag.Arg(0), tested, terms{*files, *skip, *wait, *jobs})
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
	jobs        int
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
	var all []test
	for i, pkg := range tested {
		list, err := build(dir, fmt.Sprint("tests", i), pkg, o)
		if err != nil {
			return 0, err
		}
		all = append(all, list...)
	}
	slices.SortStableFunc(all, func(a, b test) int { return cmp.Compare(a.took, b.took) })
	var (
		told  sync.Mutex
		work  sync.WaitGroup
		queue = make(chan int)
	)
	for range max(o.jobs, 1) {
		work.Go(func() {
			for fault := range queue {
				if noticed(all, fault, o.wait) {
					continue
				}
				told.Lock()
				left++
				fmt.Fprintln(w, faults[fault-1])
				told.Unlock()
			}
		})
	}
	for i := range faults {
		queue <- i + 1
	}
	close(queue)
	work.Wait()
	fmt.Fprintf(w, "%d of %d faults in %s survive\n", left, len(faults), broken)
	return left, nil
}

// program is a test program with all faults in it.
type program struct{ file, folder string }

// test is a test of a program.
type test struct {
	*program
	name    string
	took    time.Duration // of the processor's time, without a fault
	reaches map[int]bool  // the faults that it comes upon
}

// build compiles the tests of a package into dir, whose sources are laid over those of the faulty package, and runs each without
// a fault. It fails if one fails.
func build(dir, name, tested string, o terms) ([]test, error) {
	folder, err := list(tested, "-f", "{{.Dir}}")
	if err != nil {
		return nil, err
	}
	skip, err := regexp.Compile(o.skip)
	if err != nil {
		return nil, err
	}
	p := &program{filepath.Join(dir, name), strings.TrimSpace(folder)}
	out, err := exec.Command("go", "test", "-c", "-vet=off", "-overlay", filepath.Join(dir, "overlay.json"), "-o", p.file, tested).CombinedOutput()
	if err != nil {
		return nil, fmt.Errorf("%w:\n%s", err, out)
	}
	c := exec.Command(p.file, "-test.list", "^Test")
	c.Dir = p.folder
	out, err = c.Output()
	if err != nil {
		return nil, err
	}
	var all []test
	for name := range strings.FieldsSeq(string(out)) {
		if o.skip != "" && skip.MatchString(name) {
			continue
		}
		t, err := p.try(name, filepath.Join(dir, "reached"), 10*o.wait)
		if err != nil {
			return nil, fmt.Errorf("the tests of %s fail without any fault: %w", tested, err)
		}
		all = append(all, t)
	}
	return all, nil
}

// try runs a test without a fault, which writes into a file what it comes upon.
func (p *program) try(name, file string, wait time.Duration) (test, error) {
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		return test{}, err
	}
	out, took, err := p.run([]string{name}, wait, reached+"="+file)
	if err != nil {
		return test{}, fmt.Errorf("%w:\n%s", err, out)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return test{}, err
	}
	t := test{p, name, took, map[int]bool{}}
	for n := range strings.FieldsSeq(string(text)) {
		fault, err := strconv.Atoi(n)
		if err != nil {
			return test{}, err
		}
		t.reaches[fault] = true
	}
	return t, nil
}

// quick is what a test takes that is run together with others.
const quick = 200 * time.Millisecond

// noticed reports whether a test fails with a fault alive. The list begins with the quickest.
func noticed(all []test, fault int, wait time.Duration) bool {
	all = slices.DeleteFunc(slices.Clone(all), func(t test) bool { return !t.reaches[fault] })
	for len(all) > 0 {
		first, names, took := all[0].program, []string{all[0].name}, all[0].took
		all = all[1:]
		for len(all) > 0 && all[0].program == first && all[0].took < quick {
			names, took = append(names, all[0].name), took+all[0].took
			all = all[1:]
		}
		if _, _, err := first.run(names, wait, fmt.Sprint(alive, "=", fault), fmt.Sprint(seconds, "=", 2+int(4*took.Seconds()))); err != nil {
			return true
		}
	}
	return false
}

// run runs tests up to the first that fails and returns what they print and how much of the processor's time they take.
func (p *program) run(names []string, wait time.Duration, env ...string) (out []byte, took time.Duration, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), wait)
	defer cancel()
	c := exec.CommandContext(ctx, p.file, "-test.short", "-test.failfast", "-test.run", "^("+strings.Join(names, "|")+")$")
	c.Dir, c.Env = p.folder, append(append(os.Environ(), "GOMAXPROCS=1"), env...)
	out, err = c.CombinedOutput()
	if s := c.ProcessState; s != nil {
		took = s.UserTime() + s.SystemTime()
	}
	return out, took, err
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
