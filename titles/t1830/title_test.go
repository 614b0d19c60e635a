package t1830

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles/words"
)

// build returns the title with settings in the profile of new games.
func build(t testing.TB, settings ...string) *rules.Title {
	t.Helper()
	title, err := rules.Build(rules.Rulebook, settings, SwitchesFor, New)
	if err != nil {
		t.Fatal(err)
	}
	return title
}

func TestOptions(t *testing.T) {
	for _, c := range []struct {
		profile  rules.Profile
		settings []string
		want     []string // as the title keeps them
		fault    string
	}{
		{rules.Rulebook, nil, nil, ""},
		{rules.Rulebook, []string{"optional_6_train"}, []string{"optional_6_train"}, ""},
		{rules.Rulebook, []string{"bank_break_end=next_or", "multiple_brown_from_ipo=on"},
			[]string{"multiple_brown_from_ipo", "bank_break_end=next_or"}, ""},
		{rules.Rulebook, []string{"bo_private_tradable=off"}, []string{"bo_private_tradable=off"}, ""},
		{rules.Recorded, []string{"bo_private_tradable=off", "gulf_split"}, nil, ""},
		{rules.Rulebook, []string{"golden_spike"}, nil, `no option "golden_spike"`},
		{rules.Rulebook, []string{"bank_break_end=soon"}, nil, `option bank_break_end has no value "soon"`},
	} {
		title, err := rules.Build(c.profile, c.settings, SwitchesFor, New)
		switch {
		case c.fault == "" && err != nil, c.fault != "" && (err == nil || !strings.Contains(err.Error(), c.fault)):
			t.Errorf("%q: error %v, want %q", c.settings, err, c.fault)
		case err == nil && !slices.Equal(title.Options, c.want):
			t.Errorf("%q: kept as %q, want %q", c.settings, title.Options, c.want)
		}
	}
}

// TestEveryRuleIsTested: a test of this package or of those below rules names every rule of the three games.
func TestEveryRuleIsTested(t *testing.T) {
	text := Rules()[words.En] + BasicRules()[words.En] + StarterRules()[words.En]
	tested := map[string]bool{}
	for _, pattern := range []string{"*_test.go", "../*_test.go", "../../rules/*/*_test.go"} {
		files, _ := filepath.Glob(pattern)
		for _, path := range files {
			src, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			for _, number := range regexp.MustCompile(`\bR[BS]?\d+[a-z]?\b`).FindAllString(string(src), -1) {
				tested[number] = true
			}
		}
	}
	for _, m := range regexp.MustCompile(`(?m)^- (R[BS]?\d+[a-z]?): `).FindAllStringSubmatch(text, -1) {
		if !tested[m[1]] {
			t.Errorf("%s is named by no test", m[1])
		}
	}
}
