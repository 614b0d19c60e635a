package t1860

import (
	"flag"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/route"
	"github.com/hexrail/hexrail/rules/rulestest"
)

// games is raised for long runs: go test ./titles/t1860 -run RandomPlay -games 1000.
var games = flag.Uint64("games", 4, "random games for each profile and number of players")

// maxActions is more than any random game has had.
const maxActions = 20_000

// TestRandomPlay plays whole games of random choices in both profiles and with every number of players, and counts how
// many of them saw a state of this title alone.
func TestRandomPlay(t *testing.T) {
	for _, profile := range []rules.Profile{rules.Rulebook, rules.Recorded} {
		title, err := rules.Build(profile, nil, SwitchesFor, New)
		if err != nil {
			t.Fatal(err)
		}
		for players := MinPlayers; players <= MaxPlayers; players++ {
			t.Run(fmt.Sprintf("%v/%d", profile, players), func(t *testing.T) {
				t.Parallel()
				seen := map[string]int{}
				for seed := range *games {
					for k := range playRandom(t, title, players, seed) {
						seen[k]++
					}
				}
				t.Log(counts(seen))
			})
		}
	}
}

// counts lists how many games saw each state.
func counts(seen map[string]int) string {
	var lines []string
	for _, k := range slices.Sorted(maps.Keys(seen)) {
		lines = append(lines, fmt.Sprintf("%s %d", k, seen[k]))
	}
	return strings.Join(lines, ", ")
}

// TestRandomOptions plays games with the options, in both profiles.
func TestRandomOptions(t *testing.T) {
	for _, settings := range [][]string{
		{"original_game"}, {"two_player_map", "re_enter_hexes"}, {"simplified_insolvency", "no_train_limit", "two_7p4"},
		{"non_operated_full_value", "original_insolvency"}, {"no_skip_towns", "upgrade_benefit=new_or_changed"},
	} {
		for _, profile := range []rules.Profile{rules.Rulebook, rules.Recorded} {
			title, err := rules.Build(profile, settings, SwitchesFor, New)
			if err != nil {
				t.Fatal(err)
			}
			t.Run(fmt.Sprintf("%v/%v", profile, settings), func(t *testing.T) {
				t.Parallel()
				seen := map[string]int{}
				for seed := range max(*games/4, 1) {
					for k := range playRandom(t, title, 2+int(seed%3), seed) {
						seen[k]++
					}
				}
				t.Log(counts(seen))
			})
		}
	}
}

// TestSkippedMeansImpossible: at positions of random games a stock turn, a station or a purchase of trains is asked for
// only if something is possible in it, and a player is not skipped while anything is (R21, R96, R120).
func TestSkippedMeansImpossible(t *testing.T) {
	for _, profile := range []rules.Profile{rules.Rulebook, rules.Recorded} {
		title, err := rules.Build(profile, nil, SwitchesFor, New)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(profile.String(), func(t *testing.T) {
			t.Parallel()
			g := rulestest.New(t, title, 3)
			chooser := bot.NewRandom(16)
			for n := 0; !g.S.End.Over; n++ {
				if n%7 == 0 && g.S.Depth == 1 && g.S.Frames[0].Round != auctionRound {
					skips(t, g, g.S.Frames[0].Round)
				}
				g.Do(chooser.Choose(g.View()))
			}
		})
	}
}

// skips asks the steps of a round for everybody who may have a turn in it, at the beginning of that turn.
func skips(t *testing.T, g *rulestest.Game, round rules.RoundID) {
	t.Helper()
	var who []id.Owner
	if round == stockRound {
		for p := range id.Player(g.S.Players) {
			who = append(who, id.OfPlayer(p+1))
		}
	} else {
		for _, c := range g.View().AppendFloated(nil) {
			who = append(who, id.OfCorp(c))
		}
	}
	at := *g
	for _, o := range who {
		at.S = g.S
		at.S.Frames[0].Actor, at.S.Turn = o, rules.Turn{}
		v := at.View()
		for _, s := range g.Title.Rounds[round-1].Steps {
			if name := s.Name(); name != "stock" && name != "token" && name != "trains" {
				continue
			}
			possible := slices.ContainsFunc(s.AppendLegal(nil, v), func(a rules.Action) bool {
				_, pass := a.(rules.Pass)
				return !pass && !s.Check(v, a).Refused()
			})
			switch why := s.Open(v); {
			case !why.Refused() && !possible:
				t.Errorf("step %s of %d, set %d: asked, and nothing is possible", s.Name(), o, g.S.Set)
			case why.Reason == rules.NothingLeft && possible:
				t.Errorf("step %s of %d, set %d: skipped, and something is possible", s.Name(), o, g.S.Set)
			}
		}
	}
}

// TestAnyRunIsARun: at positions of random games a company can run a train if and only if the search finds it a run
// with the longest one, whichever way the rules about homes and hexes are read (R126, R154, R161).
func TestAnyRunIsARun(t *testing.T) {
	title, err := rules.Build(rules.Rulebook, nil, SwitchesFor, New)
	if err != nil {
		t.Fatal(err)
	}
	readings := [...]runTerms{{}, {home: true}, {reEnter: true}, {home: true, reEnter: true}}
	var solver route.Solver
	answers := map[bool]int{}
	for seed := range uint64(3) {
		g := rulestest.New(t, title, 3)
		chooser := bot.NewRandom(seed)
		for n := 0; !g.S.End.Over; n++ {
			if n%67 == 0 {
				at := g.Copy().Train("p1", "9+5")
				for _, c := range at.View().AppendFloated(nil) {
					for _, terms := range readings {
						found := solver.Solve(terms.problem(at.View(), c, []id.Train{at.Card("9+5", "p1")})).Pays > 0
						if can := terms.anyRun(at.View(), c); can != found {
							t.Fatalf("seed %d, action %d, company %d, %+v: can run %v, a run is found %v", seed, n, c, terms, can, found)
						}
						answers[found]++
					}
				}
			}
			g.Do(chooser.Choose(g.View()))
		}
	}
	if answers[true] < 50 || answers[false] < 50 {
		t.Errorf("hardly both answers: %v", answers)
	}
}

// playRandom plays a game and returns the events in it.
func playRandom(t *testing.T, title *rules.Title, players int, seed uint64) map[string]bool {
	t.Helper()
	g := rulestest.New(t, title, players)
	chooser := bot.NewRandom(seed)
	seen := map[string]bool{}
	for n := 0; !g.S.End.Over; n++ {
		if n == maxActions {
			t.Fatalf("seed %d: no end after %d actions", seed, n)
		}
		a := chooser.Choose(g.View())
		if a == nil {
			t.Fatalf("seed %d: nobody may act in step %s of owner %d", seed, g.InCharge(), g.View().Actor())
		}
		stock := g.View().RoundOf(g.View().Base()).Name == "stock"
		if p, ok := a.(rules.Par); ok && g.View().Is(p.Corp, rules.Unlisted) {
			seen["relisting"] = true
		}
		if r := g.Try(a); r.Refused() {
			t.Fatalf("seed %d: %T%v is refused: %v", seed, a, a, r.Reason)
		}
		if err := rulestest.Invariants(g.View()); err != nil {
			t.Fatalf("seed %d, after %T%v: %v", seed, a, a, err)
		}
		for _, e := range g.X.Events {
			switch e.Kind {
			case rules.CorpInsolvent:
				seen["insolvency"] = true
			case rules.PresidencyVacant:
				seen["receivership"] = true
			case rules.NationBegan:
				seen["nationalisation"] = true
			case rules.BuildingEnded:
				seen["southern"] = true
			case rules.CorpDelisted:
				seen[map[bool]string{true: "bankruptcy in a stock round", false: "bankruptcy in an operating round"}[stock]] = true
			}
		}
	}
	seen[fmt.Sprintf("end %d", g.S.End.Reason)] = true
	return seen
}
