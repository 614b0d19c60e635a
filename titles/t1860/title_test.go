package t1860

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"testing"

	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/market"
	"hexrail/rules/rulestest"
	"hexrail/titles/words"
)

// build returns the title with settings in the profile of new games.
func build(t testing.TB, settings ...string) *rules.Title {
	return buildFor(t, rules.Rulebook, settings...)
}

// recordedGame returns the title with settings as recorded games are played.
func recordedGame(t testing.TB, settings ...string) *rules.Title {
	return buildFor(t, rules.Recorded, settings...)
}

// without begins a game by the rulebook as it was before a rule was corrected.
func without(t testing.TB, rule string, players int) *rulestest.Game {
	t.Helper()
	s := SwitchesFor(rules.Rulebook)
	list := Corrections()
	list[slices.IndexFunc(list, func(c words.Correction[Switches]) bool { return c.Rule == rule })].Before(&s)
	title, err := New(s)
	if err != nil {
		t.Fatal(err)
	}
	return rulestest.New(t, title, players)
}

func buildFor(t testing.TB, p rules.Profile, settings ...string) *rules.Title {
	t.Helper()
	title, err := rules.Build(p, settings, SwitchesFor, New)
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

// TestOneInsolvency: two kinds of insolvency are not chosen at once (R130, R132).
func TestOneInsolvency(t *testing.T) {
	for _, settings := range [][]string{{"simplified_insolvency", "original_insolvency"}, {"simplified_insolvency", "original_game"}} {
		if _, err := rules.Build(rules.Rulebook, settings, SwitchesFor, New); !errors.Is(err, errInsolvency) {
			t.Errorf("%q: %v", settings, err)
		}
	}
}

// The numbers that the sheet has beside the rules: scenarios, traps and worked examples.
const (
	scenarios = 52
	traps     = 38
	examples  = 12
)

// TestEverythingIsTested: some test names every rule of RULES.md, every scenario, trap and worked example.
func TestEverythingIsTested(t *testing.T) {
	text, err := os.ReadFile("RULES.md")
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"S7b"}
	for _, m := range regexp.MustCompile(`(?m)^- (R\d+): `).FindAllStringSubmatch(string(text), -1) {
		want = append(want, m[1])
	}
	for letter, count := range map[string]int{"S": scenarios, "T": traps, "X": examples} {
		for n := range count {
			want = append(want, fmt.Sprint(letter, n+1))
		}
	}
	named := namedByTests(t)
	for _, number := range want {
		if !named[number] {
			t.Errorf("%s is named by no test", number)
		}
	}
}

// namedByTests returns the numbers in the comments of the tests here and of those of records; "R25-R31" names all between.
func namedByTests(t *testing.T) map[string]bool {
	t.Helper()
	named := map[string]bool{}
	number := regexp.MustCompile(`\b([RSTX])(\d+b?)(?:-[RSTX]?(\d+))?\b`)
	for _, pattern := range []string{"*_test.go", "../../rules/record/*_test.go"} {
		files, _ := filepath.Glob(pattern)
		for _, path := range files {
			src, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			for _, comment := range regexp.MustCompile(`(?m)//.*$`).FindAllString(string(src), -1) {
				for _, m := range number.FindAllStringSubmatch(comment, -1) {
					named[m[1]+m[2]] = true
					from, _ := strconv.Atoi(m[2])
					to, _ := strconv.Atoi(m[3])
					for n := from; n <= to; n++ {
						named[fmt.Sprint(m[1], n)] = true
					}
				}
			}
		}
	}
	return named
}

// at returns cell number k of the price track.
func at(k int) market.Pos { return market.Pos{Col: uint8(k)} }
