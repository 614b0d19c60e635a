package titles

import (
	"testing"

	"hexrail/rules"
)

func TestEveryEntryBuilds(t *testing.T) {
	seen := map[string]bool{}
	for _, e := range All() {
		if seen[e.Key] {
			t.Errorf("%s is listed twice", e.Key)
		}
		seen[e.Key] = true
		for _, profile := range []rules.Profile{rules.Rulebook, rules.Recorded} {
			title, err := e.Build(profile, nil)
			if err != nil {
				t.Errorf("%s, %v: %v", e.Key, profile, err)
				continue
			}
			if title.Key != e.Key || title.Name != e.Record {
				t.Errorf("%s builds %s (%s)", e.Key, title.Key, title.Name)
			}
			for players := range 9 {
				if players >= e.MinPlayers && players <= e.MaxPlayers != title.CanSeat(players) {
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
