package t1830

import (
	"fmt"
	"testing"

	"hexrail/rules"
	"hexrail/rules/rulestest"
)

// TestRandomPlay plays whole games of random choices in both profiles and with every number of players.
func TestRandomPlay(t *testing.T) {
	games := uint64(4)
	if testing.Short() {
		games = 1
	}
	for _, profile := range []rules.Profile{rules.Rulebook, rules.Recorded} {
		title, err := rules.Build(profile, nil, SwitchesFor, New)
		if err != nil {
			t.Fatal(err)
		}
		for players := MinPlayers; players <= MaxPlayers; players++ {
			for seed := range games {
				t.Run(fmt.Sprintf("%v/%d/%d", profile, players, seed), func(t *testing.T) {
					t.Parallel()
					g := rulestest.New(t, title, players)
					played := g.PlayRandom(seed, 20_000)
					t.Logf("%v in set %d, phase %d: %v", g.S.End, g.S.Set, g.S.Phase, played)
				})
			}
		}
	}
}
