package t1830

import (
	"fmt"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/rulestest"
)

// TestRandomPlay plays whole games of random choices in every rule set and profile and with every number of players.
func TestRandomPlay(t *testing.T) {
	games := uint64(4)
	if testing.Short() {
		games = 1
	}
	for _, c := range []struct {
		name     string
		usual    func(rules.Profile) Switches
		profile  rules.Profile
		settings []string
		most     int // players
	}{
		{"classic", SwitchesFor, rules.Rulebook, nil, MaxPlayers},
		{"recorded", SwitchesFor, rules.Recorded, nil, MaxPlayers},
		{"basic", BasicSwitchesFor, rules.Rulebook, nil, MaxBasicPlayers},
		{"starter", StarterSwitchesFor, rules.Rulebook, nil, MaxPlayers},
		{"pairs", StarterSwitchesFor, rules.Rulebook, []string{"starter_two_player=pairs"}, 2},
		{"pairs as printed", StarterSwitchesFor, rules.Rulebook, []string{"starter_two_player=pairs_printed"}, 2},
		{"loose", StarterSwitchesFor, rules.Rulebook,
			[]string{"starter_blocking=off", "starter_absent_homes=off", "starter_train_trading"}, MaxPlayers},
	} {
		title, err := rules.Build(c.profile, c.settings, c.usual, New)
		if err != nil {
			t.Fatal(err)
		}
		for players := MinPlayers; players <= c.most; players++ {
			for seed := range games {
				t.Run(fmt.Sprintf("%s/%d/%d", c.name, players, seed), func(t *testing.T) {
					t.Parallel()
					g := rulestest.New(t, title, players)
					played := g.PlayRandom(seed, 20_000)
					t.Logf("%v in set %d, phase %d: %v", g.S.End, g.S.Set, g.S.Phase, played)
				})
			}
		}
	}
}
