package t1870

import (
	"flag"
	"fmt"
	"sync"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/rulestest"
)

// games is raised for long runs: go test ./titles/t1870 -run RandomPlay -games 1000 -timeout 0. From 200 on nothing
// that is counted may be zero in both profiles. 13,600 games (1,000 for two to six players in each profile, 200 for
// each option in each, for seven and for the usual house rules) had no broken invariant and no zero: 240,359 blocks
// asked, 200,173 protected, 24,900 of them above 60 %; 402,493 redemptions, 70,777 reissues; 6,878 connections, 82 at
// an opening; 38,276 companies closed, 1,485 bans of the river ended by a phase; 1,932 bankruptcies; the bank broken
// 11,556 times. The rarest are 116 stations at N1. Connections with a station there were counted too often then: by the
// rulebook every one.
var games = flag.Uint64("games", 2,
	"random games for each profile and number of players; a fifth of it for each option and for seven")

// maxActions is more than any random game has had.
const maxActions = 20_000

// TestRandomPlay plays whole games of random choices in both profiles, with every number of players and with each
// option, and counts states of this title alone.
func TestRandomPlay(t *testing.T) {
	total := tally{}
	var mu sync.Mutex
	play := func(p rules.Profile, settings []string, players int, n uint64) {
		title := build(t, p, settings...)
		t.Run(fmt.Sprintf("%v/%v/%d", p, settings, players), func(t *testing.T) {
			t.Parallel()
			seen := tally{}
			for seed := range n {
				playRandom(t, title, players, seed, seen)
			}
			t.Log(n, "games:", seen)
			mu.Lock()
			defer mu.Unlock()
			for k, v := range seen {
				total[k] += v
			}
		})
	}
	few := max(*games/5, 1)
	for _, p := range both {
		for players := MinPlayers; players <= MaxPlayers; players++ {
			play(p, nil, players, *games)
		}
		for i, option := range []string{
			"diesels", "finish_on_400", "original_rules", "station_wars", "original_tiles", "max_reissue_200",
			"can_protect_if_sold", "original_market",
		} {
			play(p, []string{option}, MinPlayers+i%(MaxPlayers-MinPlayers+1), few)
		}
	}
	play(rules.Rulebook, []string{"track_per_turn=two_yellow_or_upgrade", "destination_to_charter"}, 4, few)
	play(rules.Recorded, nil, mostRecords, few)
	t.Cleanup(func() {
		t.Log("all:", total)
		for _, name := range wanted() {
			if total[name] == 0 && *games >= 200 {
				t.Errorf("no game saw: %s", name)
			}
		}
	})
}

// playRandom plays a game and counts the events in it.
func playRandom(t *testing.T, title *rules.Title, players int, seed uint64, seen tally) {
	t.Helper()
	g := rulestest.New(t, title, players)
	chooser := bot.NewRandom(seed)
	for n := 0; !g.S.End.Over; n++ {
		if n == maxActions {
			t.Fatalf("seed %d: no end after %d actions", seed, n)
		}
		a := chooser.Choose(g.View())
		for tries := 0; tries < 50 && keeps(seed) && sellsBridge(g.View(), a); tries++ {
			a = chooser.Choose(g.View())
		}
		if a == nil {
			t.Fatalf("seed %d: nobody may act in step %s of owner %d", seed, g.InCharge(), g.View().Actor())
		}
		if d, ok := a.(rules.Decide); ok {
			seen["answer "+g.View().Answer(d.Choice)]++
		}
		before := g.S
		if r := g.Try(a); r.Refused() {
			t.Fatalf("seed %d: %T%v is refused: %v", seed, a, a, r.Reason)
		}
		if err := rulestest.Invariants(g.View()); err != nil {
			t.Fatalf("seed %d, after %T%v: %v", seed, a, a, err)
		}
		seen.count(rules.View{T: title, S: &before, X: &rules.Scratch{}}, a, g.View(), g.X.Events)
	}
}

// keeps steers every eighth game: no company buys the bridge company, so that only a phase ends the ban of the river,
// which chance never does.
func keeps(seed uint64) bool { return seed%8 == 1 }

func sellsBridge(v rules.View, a rules.Action) bool {
	b, ok := a.(rules.BuyPrivate)
	return ok && b.Private == v.T.FindPrivate(bridgeID) && b.By.Corp() != 0
}
