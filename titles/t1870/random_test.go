package t1870

import (
	"flag"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"hexrail/game/bot"
	"hexrail/rules"
	"hexrail/rules/rulestest"
)

// games is raised for long runs: go test ./titles/t1870 -run RandomPlay -games 1000.
var games = flag.Uint64("games", 2, "random games for each profile and number of players")

// maxActions is more than any random game has had.
const maxActions = 20_000

// TestRandomPlay plays whole games of random choices in both profiles, with every number of players and with each option, and
// counts how many of them saw what only this title has.
func TestRandomPlay(t *testing.T) {
	for _, profile := range []rules.Profile{rules.Rulebook, rules.Recorded} {
		for _, settings := range [][]string{
			nil, {"diesels", "finish_on_400"}, {"original_rules"}, {"track_per_turn=two_yellow_or_upgrade", "destination_to_charter"},
		} {
			title, err := rules.Build(profile, settings, SwitchesFor, New)
			if err != nil {
				t.Fatal(err)
			}
			for players := MinPlayers; title.CanSeat(players); players++ {
				t.Run(fmt.Sprintf("%v/%v/%d", profile, settings, players), func(t *testing.T) {
					t.Parallel()
					seen := map[string]int{}
					for seed := range *games {
						playRandom(t, title, players, seed, seen)
					}
					t.Log(counts(seen))
				})
			}
		}
	}
}

func counts(seen map[string]int) string {
	var lines []string
	for _, k := range slices.Sorted(maps.Keys(seen)) {
		lines = append(lines, fmt.Sprintf("%s %d", k, seen[k]))
	}
	return strings.Join(lines, ", ")
}

// playRandom plays a game and counts what happened in it.
func playRandom(t *testing.T, title *rules.Title, players int, seed uint64, seen map[string]int) {
	t.Helper()
	g := rulestest.New(t, title, players)
	chooser := bot.NewRandom(seed)
	for n := 0; !g.S.End.Over; n++ {
		if n == maxActions {
			t.Fatalf("seed %d: no end after %d actions", seed, n)
		}
		a := chooser.Choose(g.View())
		if a == nil {
			t.Fatalf("seed %d: nobody may act in step %s of owner %d", seed, g.InCharge(), g.View().Actor())
		}
		if d, ok := a.(rules.Decide); ok {
			seen["answer "+g.View().Answer(d.Choice)]++
		}
		if r := g.Try(a); r.Refused() {
			t.Fatalf("seed %d: %T%v is refused: %v", seed, a, a, r.Reason)
		}
		if err := rulestest.Invariants(g.View()); err != nil {
			t.Fatalf("seed %d, after %T%v: %v", seed, a, a, err)
		}
		switch a := a.(type) {
		case rules.Assign:
			seen["marker"]++
		case rules.Dividend:
			seen[a.Kind.String()]++
		}
		for _, e := range g.X.Events {
			if name := counted[e.Kind]; name != "" {
				seen[name]++
			}
			if e.Kind == rules.BlockDropped {
				seen["block dropped: "+e.Why.Reason.String()]++
			}
		}
	}
	seen[fmt.Sprintf("end %d", g.S.End.Reason)]++
}

// counted are the events that are counted.
var counted = map[rules.EventKind]string{
	rules.BlockProtected: "block protected", rules.CorpClosed: "company closed", rules.ShareRedeemed: "redeemed",
	rules.SharesReissued: "reissued", rules.CorpArrived: "connection", rules.MarkerGone: "marker removed",
}
