// Command mutate inserts small faults into a package, one at a time, and prints those that its tests do not detect:
//
//	mutate ./titles/t1830
//	mutate ./rules/step ./rules/step ./titles/t1830 ./titles/t1860
//
// The tests are those of the package itself, or of the packages that follow it.
//
// The faults resemble mistakes made when transcribing rules and tables: a number one too high, a missing name, an
// inverted switch, a comparison inverted or off by one, a condition that never holds, an omitted call, + for -, && for
// ||. All of them are compiled into one test program for each package, and an environment variable selects the one that
// is alive. Each test first runs without a fault, to find out which faults it reaches. A fault then costs a run of the
// tests that reach it, the quick ones first, up to the first failure, and nothing is compiled again. Source files are
// not changed, since the faulty source is compiled as an overlay.
//
// It exits with status 1 if faults survive. Some always do, because they have no effect. The survivors must be judged
// by people.
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

// The environment variables of the faulty program.
const (
	alive   = "MUTANT"         // number of the fault
	reached = "MUTANT_REACHED" // file that receives the numbers of the faults reached
	seconds = "MUTANT_SECONDS" // limit of processor time in seconds
)

func main() {
	log.SetFlags(0)
	files := flag.String("files", "", "files to break, as a regular expression; all if empty")
	skip := flag.String("skip", "Random", "tests to leave out: slow ones that look for crashes only")
	wait := flag.Duration("timeout", 5*time.Minute,
		"time after which a run that hangs has noticed the fault; one that loops is ended by the processor's time")
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

// terms are the values of the flags.
type terms struct {
	files, skip string
	wait        time.Duration
	jobs        int
}

// run plants faults in a package, runs the tests of the tested packages, prints the faults that survive and returns
// their number.
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

// program is a test program that contains all faults.
type program struct{ file, folder string }

// test is a test of a program.
type test struct {
	*program
	name    string
	took    time.Duration // processor time without a fault
	reaches map[int]bool  // faults reached
}

// build compiles the tests of a package into dir, with the overlay of the faulty package, and runs each without a
// fault. It returns an error if one fails.
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
	over := filepath.Join(dir, "overlay.json")
	out, err := exec.Command("go", "test", "-c", "-vet=off", "-overlay", over, "-o", p.file, tested).CombinedOutput()
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

// try runs a test without a fault; the test writes the faults it reaches to a file.
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

// quick is the time below which tests are run together.
const quick = 200 * time.Millisecond

// noticed reports whether a test fails with a fault alive. The list is ordered by time.
func noticed(all []test, fault int, wait time.Duration) bool {
	all = slices.DeleteFunc(slices.Clone(all), func(t test) bool { return !t.reaches[fault] })
	for len(all) > 0 {
		first, names, took := all[0].program, []string{all[0].name}, all[0].took
		all = all[1:]
		for len(all) > 0 && all[0].program == first && all[0].took < quick {
			names, took = append(names, all[0].name), took+all[0].took
			all = all[1:]
		}
		limit := 2 + int(4*took.Seconds())
		if _, _, err := first.run(names, wait, fmt.Sprint(alive, "=", fault), fmt.Sprint(seconds, "=", limit)); err != nil {
			return true
		}
	}
	return false
}

// run runs tests up to the first failure and returns their output and processor time.
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
