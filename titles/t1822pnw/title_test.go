package t1822pnw

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
)

// scenarios are the three titles with their switches.
var scenarios = map[string]func(rules.Profile) Switches{
	Key: SwitchesFor, ShortKey: ShortSwitchesFor, SRSKey: SRSSwitchesFor,
}

// build returns a title in the profile of new games, with these settings.
func build(t *testing.T, key string, settings ...string) *rules.Title {
	t.Helper()
	return buildAs(t, rules.Rulebook, key, settings...)
}

func buildAs(t *testing.T, p rules.Profile, key string, settings ...string) *rules.Title {
	t.Helper()
	title, err := rules.Build[Switches, *Switches](p, settings, scenarios[key], New)
	if err != nil {
		t.Fatal(err)
	}
	return title
}

// TestEveryTitleBuilds: both profiles of the three titles, for the numbers of players that can play.
func TestEveryTitleBuilds(t *testing.T) {
	for key, usual := range scenarios {
		sc := usual(rules.Rulebook).scenario
		for _, p := range [...]rules.Profile{rules.Rulebook, rules.Recorded} {
			title := buildAs(t, p, key)
			for n := range 8 {
				if title.CanSeat(n) != (n >= sc.players[0] && n <= sc.players[1]) {
					t.Errorf("%s: %d players", key, n)
				}
			}
		}
	}
}

// TestOptionsExclude: the starting packet goes with no removal of L-trains, and the two removals not with each other
// (R7, R8, S2).
func TestOptionsExclude(t *testing.T) {
	for _, settings := range [][]string{
		{"remove_two_ls", "remove_three_ls"}, {"starting_packet", "remove_two_ls"}, {"starting_packet", "remove_three_ls"},
	} {
		if _, err := rules.Build[Switches, *Switches](rules.Rulebook, settings, SwitchesFor, New); err == nil {
			t.Errorf("%v go together", settings)
		}
	}
	for setting, want := range map[string]int{"remove_two_ls": 20, "remove_three_ls": 19} {
		g := rulestest.New(t, build(t, Key, setting), 3)
		if have := left(g.View(), trainL); have != want {
			t.Errorf("%s: %d L-trains are left, want %d", setting, have, want)
		}
	}
}

// left returns how many cards of a kind lie in the depot.
func left(v rules.View, kind string) (n int) {
	for i := range v.T.Cards() {
		if c := id.Train(i + 1); v.S.Trains[c] == id.Initial && v.T.FrontOf(c) == v.T.FindTrain(kind) {
			n++
		}
	}
	return n
}
