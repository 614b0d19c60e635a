package t1830

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"hexrail/rules"
)

// build returns the title with settings in the profile of new games.
func build(t testing.TB, settings ...string) *rules.Title {
	t.Helper()
	title, err := Build(rules.Rulebook, settings)
	if err != nil {
		t.Fatal(err)
	}
	return title
}

func TestProfilesBuild(t *testing.T) {
	for _, p := range []rules.Profile{rules.Rulebook, rules.Recorded} {
		title, err := Build(p, nil)
		if err != nil {
			t.Fatalf("%v: %v", p, err) // New runs Lint
		}
		if len(title.Options) != 0 || title.Profile != p {
			t.Errorf("%v: profile %v with options %q", p, title.Profile, title.Options)
		}
	}
}

func TestEveryRefusalCitesARule(t *testing.T) {
	text, err := os.ReadFile("RULES.md")
	if err != nil {
		t.Fatal(err)
	}
	cite := cites()
	for r := rules.Legal + 1; r < rules.ReasonCount; r++ {
		switch r {
		case rules.NoGain, rules.RouteEndsAtHalt, rules.RouteThroughTerminal,
			rules.LotLater, rules.NoChange, rules.SoldThisTurn, rules.ShareAside, rules.NeedsOwnShare, rules.LayerClosed,
			rules.NoNewCompanies, rules.OwnTurnOnly, rules.WrongTurn, rules.UpgradeNeedsTrain, rules.BeyondTrain,
			rules.BuildingOver, rules.NobodyPresides, rules.IsInsolvent, rules.RouteHexAgain, rules.RouteTooManyTowns,
			rules.RouteApart, rules.NoLegalRun, rules.RouteNoHome, rules.RouteFullTwice, rules.LastTrain, rules.SellerBarred, rules.PriceStep:
			continue // cannot occur in 1830
		}
		number, ok := strings.CutPrefix(cite[r], "1830/")
		if !ok || !strings.Contains(string(text), "\n- "+number+": ") {
			t.Errorf("%v cites %q, which RULES.md does not have", r, cite[r])
		}
	}
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
		s := SwitchesFor(c.profile)
		err := rules.Choose(s.Choices(), c.settings)
		switch {
		case c.fault == "" && err != nil, c.fault != "" && (err == nil || !strings.Contains(err.Error(), c.fault)):
			t.Errorf("%q: error %v, want %q", c.settings, err, c.fault)
		case err == nil && !slices.Equal(s.Settings(), c.want):
			t.Errorf("%q: kept as %q, want %q", c.settings, s.Settings(), c.want)
		}
	}
}

func TestTexts(t *testing.T) {
	texts := Texts()
	need := []string{"title"}
	for _, c := range corps() {
		need = append(need, c.ID)
	}
	for _, p := range privates(SwitchesFor(rules.Rulebook)) {
		need = append(need, p.ID, p.ID+".power")
	}
	s := SwitchesFor(rules.Rulebook)
	for _, c := range s.Choices() {
		need = append(need, "option."+c.Name())
	}
	for _, key := range need {
		if x := texts[key]; x.EN == "" || x.JA == "" {
			t.Errorf("text %q is missing in a language", key)
		}
	}
}

// TestRuleCoverage prints the rules that no test names. It reports; it does not fail.
func TestRuleCoverage(t *testing.T) {
	text, err := os.ReadFile("RULES.md")
	if err != nil {
		t.Fatal(err)
	}
	tested := map[string]bool{}
	number := regexp.MustCompile(`\b[RX]\d+\b`)
	err = filepath.WalkDir("../..", func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, "_test.go") || strings.HasSuffix(path, "title_test.go") {
			return err
		}
		src, err := os.ReadFile(path)
		for _, n := range number.FindAllString(string(src), -1) {
			tested[n] = true
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	var missing []string
	all := regexp.MustCompile(`(?m)^- (R\d+): `).FindAllStringSubmatch(string(text), -1)
	for _, m := range all {
		if !tested[m[1]] {
			missing = append(missing, m[1])
		}
	}
	t.Logf("%d of %d rules are named by no test: %s", len(missing), len(all), strings.Join(missing, " "))
}
