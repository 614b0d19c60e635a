package t1822pnw

import (
	"fmt"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/rulestest"
)

// TestRandomPlay plays whole games of random choices in the three titles and both profiles, with every number of
// players. Short tests play with the fewest.
func TestRandomPlay(t *testing.T) {
	for key, usual := range scenarios {
		sc := usual(rules.Rulebook).scenario
		if testing.Short() {
			sc.players[1] = sc.players[0]
		}
		for _, p := range [...]rules.Profile{rules.Rulebook, rules.Recorded} {
			title := buildAs(t, p, key)
			for players := sc.players[0]; players <= sc.players[1]; players++ {
				t.Run(fmt.Sprintf("%s/%v/%d", key, p, players), func(t *testing.T) {
					t.Parallel()
					g := rulestest.New(t, title, players)
					g.S = rules.Start(title, players, 0, &g.X)
					played := g.PlayRandom(0, 40_000)
					t.Logf("%v in set %d, phase %d: %v", g.S.End, g.S.Set, g.S.Phase, played)
				})
			}
		}
	}
}
