package scenes

import (
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// prose counts the comment lines and the long lines of a package, of its tests the long lines alone.
type prose struct {
	comments, what, dialect, reasons int // comment lines; those with a "what" clause, a word of dialect, a reason
	long, longInTests                int // lines over 120 columns without Japanese
}

var (
	comment  = regexp.MustCompile(`^\s*//`)
	made     = regexp.MustCompile(`(?m)^// Code generated .* DO NOT EDIT\.$`)
	what     = regexp.MustCompile(`\bwhat([^-\w]|$)`) // a what-if is a thing
	dialect  = regexp.MustCompile(`(?i)\b(tells?|told|lies|stands|brings|besides)\b`)
	reason   = regexp.MustCompile(`(?i)\b(because|since|so that|otherwise|note that|ensures?)\b`)
	japanese = regexp.MustCompile(`[\p{Han}\p{Hiragana}\p{Katakana}]`)
)

func (p *prose) read(line string, test bool) {
	switch long := utf8.RuneCountInString(line) > 120 && !japanese.MatchString(line); {
	case long && test:
		p.longInTests++
	case long:
		p.long++
	}
	if test || !comment.MatchString(line) {
		return
	}
	p.comments++
	for re, n := range map[*regexp.Regexp]*int{what: &p.what, dialect: &p.dialect, reason: &p.reasons} {
		if re.MatchString(line) {
			*n++
		}
	}
}

func (p *prose) add(q prose) {
	p.comments += q.comments
	p.what += q.what
	p.dialect += q.dialect
	p.reasons += q.reasons
	p.long += q.long
	p.longInTests += q.longInTests
}

// per1000 returns n for every 1,000 comment lines.
func (p *prose) per1000(n int) float64 { return 1000 * float64(n) / float64(max(p.comments, 1)) }

func (p *prose) String() string {
	return fmt.Sprintf("%5d comment lines; per 1,000: what %3.0f, dialect %3.0f, reasons %3.0f; long lines %d",
		p.comments, p.per1000(p.what), p.per1000(p.dialect), p.per1000(p.reasons), p.long)
}

// TestProse holds the comments of the whole program to a budget. A comment names the thing, begins with a verb and
// gives the reason; "what" clauses and words of dialect must be as rare as in the standard library. Reasons may vary a
// little as code comes and goes; the rest may only get smaller. Lines of tests are long only where a string is. Generated
// files do not count. -v prints the figures of each package.
func TestProse(t *testing.T) {
	const whatBudget, dialectBudget, reasonBudget, longBudget, testBudget = 3, 3, 43, 0, 44
	packages := map[string]*prose{}
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && path != ".." &&
			(d.Name()[0] == '.' || slices.Contains([]string{"testdata", "node_modules"}, d.Name())):
			return filepath.SkipDir
		case !strings.HasSuffix(path, ".go"):
			return nil
		}
		text, err := os.ReadFile(path)
		if made.Match(text) {
			return err
		}
		folder := strings.TrimPrefix(filepath.ToSlash(filepath.Dir(path)), "../")
		if packages[folder] == nil {
			packages[folder] = &prose{}
		}
		for line := range strings.Lines(string(text)) {
			packages[folder].read(strings.TrimRight(line, "\n"), strings.HasSuffix(path, "_test.go"))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	var all prose
	for _, folder := range slices.Sorted(maps.Keys(packages)) {
		t.Logf("%-20s %v", folder, packages[folder])
		all.add(*packages[folder])
	}
	t.Logf("%-20s %v", "all", &all)
	if all.comments < 5000 {
		t.Fatalf("only %d comment lines found", all.comments)
	}
	if n := all.per1000(all.what); n > whatBudget {
		t.Errorf("%.0f of 1,000 comment lines have a \"what\" clause; at most %d: name the thing", n, whatBudget)
	}
	if n := all.per1000(all.dialect); n > dialectBudget {
		t.Errorf("%.0f of 1,000 comment lines say tells, lies, stands, brings or besides; at most %d", n, dialectBudget)
	}
	if n := all.per1000(all.reasons); n < reasonBudget {
		t.Errorf("%.0f of 1,000 comment lines give a reason; at least %d", n, reasonBudget)
	}
	if all.long > longBudget {
		t.Errorf("%d lines are longer than 120 columns; at most %d", all.long, longBudget)
	}
	if all.longInTests > testBudget {
		t.Errorf("%d lines of tests are longer than 120 columns; at most %d", all.longInTests, testBudget)
	}
}
