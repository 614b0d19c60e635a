package t1860

import (
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/market"
	"hexrail/rules/rulestest"
)

// build returns the title with settings in the profile of new games.
func build(t testing.TB, settings ...string) *rules.Title {
	return buildFor(t, rules.Rulebook, settings...)
}

// recordedGame returns the title with settings as recorded games are played.
func recordedGame(t testing.TB, settings ...string) *rules.Title {
	return buildFor(t, rules.Recorded, settings...)
}

func buildFor(t testing.TB, p rules.Profile, settings ...string) *rules.Title {
	t.Helper()
	title, err := Build(p, settings)
	if err != nil {
		t.Fatal(err)
	}
	return title
}

// game begins a game by the rulebook; the auction is set aside by the setters of package rulestest.
func game(t testing.TB, players int, settings ...string) *rulestest.Game {
	return rulestest.New(t, build(t, settings...), players)
}

func player(n int) id.Owner { return id.OfPlayer(id.Player(n)) }

func TestProfilesBuild(t *testing.T) {
	for _, p := range []rules.Profile{rules.Rulebook, rules.Recorded} {
		title := buildFor(t, p) // New runs Lint
		if len(title.Options) != 0 || title.Profile != p {
			t.Errorf("%v: profile %v with options %q", p, title.Profile, title.Options)
		}
	}
	for _, settings := range [][]string{{"simplified_insolvency", "original_insolvency"}, {"simplified_insolvency", "original_game"}} {
		if _, err := Build(rules.Rulebook, settings); !errors.Is(err, errInsolvency) {
			t.Errorf("%q: %v", settings, err)
		}
	}
}

func TestEveryCiteIsARule(t *testing.T) {
	text, err := os.ReadFile("RULES.md")
	if err != nil {
		t.Fatal(err)
	}
	for r, cite := range cites() {
		number, ok := strings.CutPrefix(cite, "1860/")
		if cite != "" && (!ok || !strings.Contains(string(text), "\n- "+number+": ")) {
			t.Errorf("%v cites %q, which RULES.md does not have", rules.Reason(r), cite)
		}
	}
}

func TestTexts(t *testing.T) {
	texts := Texts()
	need := []string{"title"}
	for _, c := range corps() {
		need = append(need, c.ID)
	}
	for _, p := range privates() {
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

// TestRuleCoverage prints the rules that no test of this title names. It reports; it does not fail.
func TestRuleCoverage(t *testing.T) {
	text, err := os.ReadFile("RULES.md")
	if err != nil {
		t.Fatal(err)
	}
	files, _ := filepath.Glob("*_test.go")
	tested := map[string]bool{}
	number := regexp.MustCompile(`\bR\d+\b`)
	for _, path := range files {
		if path == "title_test.go" {
			continue
		}
		src, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, n := range number.FindAllString(string(src), -1) {
			tested[n] = true
		}
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

// at returns cell number k of the price track.
func at(k int) market.Pos { return market.Pos{Col: uint8(k)} }
