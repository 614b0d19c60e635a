package t18fl

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// The numbers that the sheet has beside the rules: scenarios, traps and worked examples.
const (
	scenarioCount = 55
	trapCount     = 58
	exampleCount  = 14
)

// unenforced are the rules that a referee cannot keep: what players say to each other, and which paper leads.
var unenforced = map[string]bool{"R2": true, "R5": true}

// TestEverythingIsTested: the comment of some test names every rule of RULES.md, every scenario, trap and worked example of the sheet.
func TestEverythingIsTested(t *testing.T) {
	text, err := os.ReadFile("RULES.md")
	if err != nil {
		t.Fatal(err)
	}
	var want []string
	for _, m := range regexp.MustCompile(`(?m)^- ([RT]\d+[a-z]?\d?): `).FindAllStringSubmatch(string(text), -1) {
		if !unenforced[m[1]] {
			want = append(want, m[1])
		}
	}
	for kind, count := range map[string]int{"scenario ": scenarioCount, "trap ": trapCount, "X": exampleCount} {
		for n := range count {
			want = append(want, fmt.Sprint(kind, n+1))
		}
	}
	named := namedByTests(t)
	for _, number := range want {
		if !named[number] {
			t.Errorf("no test names %s", number)
		}
	}
}

// namedByTests returns the numbers in the comments of tests; "R25-R31" and "traps 1-4, 58" name all that they hold.
func namedByTests(t *testing.T) map[string]bool {
	t.Helper()
	named := map[string]bool{}
	comment := regexp.MustCompile(`(?m)((?:^//.*\n)+)func Test`)
	number := regexp.MustCompile(`\b([RTX])(\d+)([a-z]?\d?)(?:-[RTX]?(\d+)[a-z]?\d?)?\b`)
	list := regexp.MustCompile(`\b(scenario|trap)s? (\d+(?:-\d+)?(?:, \d+(?:-\d+)?)*)`)
	var files []string
	for _, pattern := range []string{"*_test.go", "../../scenes/*_test.go"} {
		found, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, found...)
	}
	name := func(kind, from, to string) {
		first, _ := strconv.Atoi(from)
		last, _ := strconv.Atoi(to)
		for n := first; n <= max(first, last); n++ {
			named[fmt.Sprint(kind, n)] = true
		}
	}
	for _, path := range files {
		src, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range comment.FindAllStringSubmatch(string(src), -1) {
			said := strings.ReplaceAll(c[1], "\n// ", " ")
			if strings.Contains(path, "scenes") && !strings.Contains(said, "18FL") {
				continue
			}
			for _, m := range number.FindAllStringSubmatch(said, -1) {
				named[m[1]+m[2]+m[3]] = true
				if m[3] == "" {
					name(m[1], m[2], m[4])
				}
			}
			for _, m := range list.FindAllStringSubmatch(said, -1) {
				for part := range strings.SplitSeq(m[2], ", ") {
					from, to, _ := strings.Cut(part, "-")
					name(m[1]+" ", from, to)
				}
			}
		}
	}
	return named
}
