package t1822pnw

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
	scenarioCount = 54
	trapCount     = 75
	exampleCount  = 14
)

// TestEverythingIsTested: the comment of some test names every rule of RULES.md, every scenario, trap and worked example of the sheet.
func TestEverythingIsTested(t *testing.T) {
	text, err := os.ReadFile("RULES.md")
	if err != nil {
		t.Fatal(err)
	}
	var want []string
	for _, m := range regexp.MustCompile(`(?m)^- ([RPT]\d+): `).FindAllStringSubmatch(string(text), -1) {
		want = append(want, m[1])
	}
	for kind, count := range map[string]int{"S": scenarioCount, "trap ": trapCount, "example ": exampleCount} {
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

// namedByTests returns the numbers in the comments before tests; "R25-R31" and "traps 1-4, 66" name all that they hold.
func namedByTests(t *testing.T) map[string]bool {
	t.Helper()
	named := map[string]bool{}
	comment := regexp.MustCompile(`(?m)((?:^//.*\n)+)func Test`)
	number := regexp.MustCompile(`\b([RSPT])(\d+)(?:-[RSPT]?(\d+))?\b`)
	list := regexp.MustCompile(`\b(trap|example)s? (\d+(?:-\d+)?(?:, \d+(?:-\d+)?)*)`)
	files, err := filepath.Glob("*_test.go")
	if err != nil {
		t.Fatal(err)
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
			for _, m := range number.FindAllStringSubmatch(said, -1) {
				name(m[1], m[2], m[3])
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
