package puzzle

import (
	"flag"
	"fmt"
	"math"
	"os"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles"
)

var rewrite = flag.Bool("rewrite", false, "write known.txt anew, in a quarter of an hour")

// long is the work from which the end of a search is worth its place in known.txt.
const long = 3_000_000

// lists calls f for each title, kind and level, at once, with the numbers whose ends are known. It returns how many
// lists have such numbers.
func lists(t *testing.T, f func(t *testing.T, title *rules.Title, k Kind, level int, known []int)) (n int) {
	for _, e := range titles.All() {
		title := built(t, e.Key)
		for _, k := range Kinds {
			for level := 0; k.Of(title) && level <= Levels; level++ {
				var known []int
				for line := range strings.Lines(knownEnds) {
					list, _ := strings.CutPrefix(line, knownKey(title, k, level))
					for _, field := range strings.Fields(list) {
						var n int
						if c, _ := fmt.Sscanf(field, "%d.", &n); c == 1 && list != line {
							known = append(known, n)
						}
					}
				}
				n += min(1, len(known))
				t.Run(fmt.Sprint(e.Key, "-", k, "-", level), func(t *testing.T) {
					t.Parallel()
					f(t, title, k, level, known)
				})
			}
		}
	}
	return n
}

// run ends the search of a Maker.
func run(m *Maker) *Maker {
	m.Step(math.MaxInt)
	return m
}

// TestLongSearches: the search for a puzzle that begins at its known end finds the same as a whole one, with at most
// two thirds of the work. Of each list the first one is tried.
func TestLongSearches(t *testing.T) {
	t.Parallel()
	n := lists(t, func(t *testing.T, title *rules.Title, k Kind, level int, known []int) {
		for _, n := range known[:min(1, len(known))] {
			whole, short := run(search(title, k, level, n)), run(Make(title, k, level, n))
			if short.Found() == nil || !reflect.DeepEqual(short.Found(), whole.Found()) || 3*short.Work > 2*whole.Work {
				t.Errorf("number %d: work %d instead of %d finds %v, not %v", n, short.Work, whole.Work, short.Found(),
					whole.Found())
			}
		}
	})
	if lines := strings.Count(knownEnds, "\n"); n != lines || n == 0 {
		t.Errorf("%d of %d lines belong to a title, kind and level", n, lines)
	}
}

// TestWriteLongSearches writes known.txt: the ends of the long searches among 1,000 puzzles of any level, the 60 of
// each level that the list offers, and those of the days of ten years.
func TestWriteLongSearches(t *testing.T) {
	if !*rewrite {
		t.Skip("searches for a quarter of an hour, and only with -rewrite")
	}
	days := map[string][]int{}
	for day := time.Date(2026, time.November, 1, 0, 0, 0, 0, time.UTC); day.Year() <= 2036; day = day.AddDate(0, 0, 1) {
		r := OfDay(day)
		e, _ := titles.Find(r.Title)
		title, _ := e.Build(rules.Rulebook, nil)
		key := knownKey(title, r.Kind, r.Level)
		days[key] = append(days[key], r.N)
	}
	var mutex sync.Mutex
	var lines []string
	t.Cleanup(func() {
		slices.Sort(lines)
		if err := os.WriteFile("known.txt", []byte(strings.Join(lines, "")), 0o644); err != nil {
			t.Error(err)
		}
	})
	lists(t, func(_ *testing.T, title *rules.Title, k Kind, level int, _ []int) {
		key, most := knownKey(title, k, level), 60
		if level == 0 {
			most = 1000
		}
		var numbers []int
		for n := 1; n <= most; n++ {
			numbers = append(numbers, n)
		}
		var line strings.Builder
		for _, n := range append(numbers, days[key]...) {
			whole := run(search(title, k, level, n))
			if whole.Work < long {
				continue
			}
			at := end{games: whole.Games - 1, tries: whole.tries - 1}
			if k == Emergency { // what is decided in one that was tried in vain is played, so it must be tried
				at.tries = 0
			}
			short := search(title, k, level, n)
			short.begin(at)
			same := reflect.DeepEqual(run(short).Found(), whole.Found())
			fmt.Println(key, n, at, whole.Work, short.Work, same)
			if same && 3*short.Work <= 2*whole.Work {
				fmt.Fprintf(&line, " %d.%d.%d", n, at.games, at.tries)
			}
		}
		if line.Len() > 0 {
			mutex.Lock()
			lines = append(lines, key+line.String()+"\n")
			mutex.Unlock()
		}
	})
}
