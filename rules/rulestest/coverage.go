package rulestest

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// Numbered lists the numbered items of a title's documents. The comment of some test must name each number.
type Numbered struct {
	// Title is the prefix of citations of the title, such as 18FL: tests outside its folder count if they cite it.
	Title string
	// Rules are the letters of the rules in RULES.md, and Except those that a referee cannot enforce.
	Rules  string
	Except []string
	// Beside are the counts of situations numbered from 1, by their letter or word: the scenario S7 and the corner case
	// "trap 7". The test that names one is its description.
	Beside map[string]int
}

// WantTests fails for each number that no test names. It must run in the folder of the title.
func (d Numbered) WantTests(t *testing.T) {
	t.Helper()
	text, err := os.ReadFile("RULES.md")
	if err != nil {
		t.Fatal(err)
	}
	var want []string
	for _, m := range regexp.MustCompile(`(?m)^- ([`+d.Rules+`]\d+[a-z]?\d?): `).FindAllStringSubmatch(string(text), -1) {
		want = append(want, m[1])
	}
	for kind, count := range d.Beside {
		for n := range count {
			want = append(want, numberText(kind, n+1))
		}
	}
	named := d.namedNumbers(t)
	for _, number := range want {
		if !named[number] && !slices.Contains(d.Except, number) {
			t.Errorf("no test names %s", number)
		}
	}
}

// namedNumbers returns the numbers in the comments of tests, with ranges such as "R25-R31" and "traps 1-4, 58"
// expanded.
func (d Numbered) namedNumbers(t *testing.T) map[string]bool {
	t.Helper()
	named := map[string]bool{}
	name := func(kind, from, to string) {
		first, _ := strconv.Atoi(from)
		last, _ := strconv.Atoi(to)
		for n := first; n <= max(first, last); n++ {
			named[numberText(kind, n)] = true
		}
	}
	number := regexp.MustCompile(`\b([A-Z])(\d+)([a-z]?\d?)(?:-[A-Z]?(\d+)[a-z]?\d?)?\b`)
	list := regexp.MustCompile(`\b(scenario|trap|example)s? (\d+(?:-\d+)?(?:, \d+(?:-\d+)?)*)`)
	for _, said := range d.comments(t) {
		for _, m := range number.FindAllStringSubmatch(said, -1) {
			named[m[1]+m[2]+m[3]] = true
			if m[3] == "" {
				name(m[1], m[2], m[4])
			}
		}
		for _, m := range list.FindAllStringSubmatch(said, -1) {
			for part := range strings.SplitSeq(m[2], ", ") {
				from, to, _ := strings.Cut(part, "-")
				name(m[1], from, to)
			}
		}
	}
	return named
}

// comments returns the comments before the tests of the title, each on one line.
func (d Numbered) comments(t *testing.T) []string {
	t.Helper()
	var list []string
	comment := regexp.MustCompile(`(?m)((?:^//.*\n)+)func Test`)
	for _, pattern := range []string{"*_test.go", "../*_test.go", "../../rules/*/*_test.go", "../../scenes/*_test.go"} {
		files, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range files {
			src, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			for _, c := range comment.FindAllStringSubmatch(string(src), -1) {
				if filepath.Dir(path) == "." || strings.Contains(c[1], d.Title) {
					list = append(list, strings.ReplaceAll(c[1], "\n// ", " "))
				}
			}
		}
	}
	return list
}

// numberText returns a number after its letter or word: "S7", "trap 7".
func numberText(kind string, n int) string {
	if len(kind) == 1 {
		return kind + strconv.Itoa(n)
	}
	return kind + " " + strconv.Itoa(n)
}
