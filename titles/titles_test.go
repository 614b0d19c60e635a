package titles

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles/words"
)

func TestEveryEntryBuilds(t *testing.T) {
	seen := map[string]bool{}
	for _, e := range All() {
		if seen[e.Key] {
			t.Errorf("%s is listed twice", e.Key)
		}
		seen[e.Key] = true
		for _, profile := range e.Profiles() {
			title, err := e.Build(profile, nil)
			if err != nil {
				t.Errorf("%s, %v: %v", e.Key, profile, err)
				continue
			}
			if title.Key != e.Key || title.Name != e.Record || title.Profile != profile ||
				slices.ContainsFunc(title.Options,
					func(o string) bool { return !rules.IsVersion(o) && !slices.Contains(e.RecordNames().Always, o) }) {
				t.Errorf("%s, %v: built as %s (%s), %v with %q", e.Key, profile, title.Key, title.Name, title.Profile,
					title.Options)
			}
			most := e.MaxPlayers
			if profile == rules.Recorded {
				most = max(most, e.RecordNames().Players[1]) // records may seat more (1870/X1)
			}
			for players := range 9 {
				if (players >= e.MinPlayers && players <= most) != title.CanSeat(players) {
					t.Errorf("%s for %d players", e.Key, players)
				}
			}
		}
		for _, c := range e.Options(rules.Rulebook) {
			for _, value := range c.Values() {
				if _, err := e.Build(rules.Rulebook, []string{c.Name() + "=" + value}); err != nil {
					t.Errorf("%s: %s=%s: %v", e.Key, c.Name(), value, err)
				}
			}
		}
	}
}

// TestTexts: the title, its companies, privates and options have words in both languages.
func TestTexts(t *testing.T) {
	for _, e := range All() {
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		need := []string{"title"}
		for _, c := range title.Corps {
			need = append(need, c.ID)
		}
		for _, p := range title.Privates {
			need = append(need, p.ID, p.ID+".power")
		}
		for _, c := range e.Options(rules.Rulebook) {
			need = append(need, "option."+c.Name())
		}
		texts := e.Words().Texts
		for _, key := range need {
			if x := texts[key]; x[words.En] == "" || x[words.Ja] == "" {
				t.Errorf("%s: text %q is missing in a language", e.Key, key)
			}
		}
	}
}

func TestFind(t *testing.T) {
	if e, ok := Find("1830-classic"); !ok || e.Record != "1830" {
		t.Errorf("1830-classic: %v %v", e.Key, ok)
	}
	if e, ok := ForRecord("1830"); !ok || e.Key != "1830-classic" {
		t.Errorf("record of 1830: %v %v", e.Key, ok)
	}
	if _, ok := Find("1899"); ok {
		t.Error("1899 is found")
	}
}

// TestLengths: every title says how long a short game takes, by which the shortest one is found.
func TestLengths(t *testing.T) {
	for _, e := range All() {
		if e.Minutes <= 0 {
			t.Errorf("%s does not say how long it takes", e.Key)
		}
	}
}
