package main

import (
	"flag"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
)

// mixed is raised for long runs: go test ./cmd/hexrail -run StandsStill -mixed 100.
var mixed = flag.Int("mixed", 1,
	"games of each title, profile and number of players, with one mix of computer players after the other")

// TestNoGameStandsStill plays games of sensible and random players, who refuse the requests of others, to their ends.
func TestNoGameStandsStill(t *testing.T) {
	t.Parallel()
	for _, e := range titles.All() {
		for _, p := range e.Profiles() {
			t.Run(e.Key+"/"+p.String(), func(t *testing.T) {
				t.Parallel()
				title, err := e.Build(p, nil)
				if err != nil {
					t.Fatal(err)
				}
				for players := e.MinPlayers; players <= e.MaxPlayers; players++ {
					for i := range *mixed {
						a := contest{title: title, seats: slices.Repeat([]string{"random"}, players), seed: 700_001}
						for seat := range 1 + i%(players-1) {
							a.seats[seat] = "sensible"
						}
						if b := a.playGame(i); b.stop != nil {
							t.Errorf("%s: %v", a.seats, b.stop)
						}
					}
				}
			})
		}
	}
}

// levels is raised for long runs: go test ./cmd/hexrail -run LevelsPlayOn -levels 100.
var levels = flag.Int("levels", 0, "games of easy, medium and hard players of each title")

// brief searches every kind of decision with little work.
var brief = bot.Level{Choices: 3, Lead: 60, Kinds: bot.Shares | bot.Bids | bot.Dividends | bot.Trains | bot.Deals}

// TestLevelsPlayOn plays games of mixed levels to their ends: nobody stops or chooses a refused action. Without the
// flag a brief search replaces medium and hard, because it takes the same decisions in less time.
func TestLevelsPlayOn(t *testing.T) {
	t.Parallel()
	for _, e := range titles.All() {
		t.Run(e.Key, func(t *testing.T) {
			t.Parallel()
			title, err := e.Build(rules.Rulebook, nil)
			if err != nil {
				t.Fatal(err)
			}
			players := min(4, e.MaxPlayers)
			a := contest{title: title, seats: []string{"easy", "medium", "hard", "medium", "easy", "hard"}[:players],
				seed: 710_001}
			for i := range *levels {
				if b := a.playGame(i); b.stop != nil {
					t.Error(b.stop)
				}
			}
			seats := []bot.Player{bot.NewSearch(1, brief), bot.NewEasy(2), bot.NewSound(3), bot.NewSensible(4)}[:players]
			s := rules.Start(title, players, 710_000, &rules.Scratch{})
			v := rules.View{T: title, S: &s, X: &rules.Scratch{}}
			for n := 1; !s.End.Over; n++ {
				if err := advance(v, bot.Choose(v, seats), 710_000, n); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

// stubborn chooses nothing, whatever may be done.
type stubborn struct{ bot.Player }

// Choose implements bot.Player.
func (stubborn) Choose(rules.View) rules.Action { return nil }

// TestAStopIsAnError: a game that stops is no game: the command names the title, the seed, the action and who stops,
// and fails.
func TestAStopIsAnError(t *testing.T) {
	newPlayers["stubborn"] = func(uint64) bot.Player { return stubborn{} }
	t.Cleanup(func() { delete(newPlayers, "stubborn") })
	out, err := call(t, "arena", "1860", "-seats", "random,stubborn", "-games", "2", "-seed", "5")
	if err == nil || !strings.Contains(out, "not finished: 2") {
		t.Fatalf("%v:\n%s", err, out)
	}
	for _, want := range []string{"1860, rulebook, 2 players, seed 5: ", "1860, rulebook, 2 players, seed 6: ",
		"at action 1 in step", "player 1 decides: p0 "} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%v does not tell %q", err, want)
		}
	}
	e, _ := titles.Find("1860")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	_, _, err = playGame(title, 2, 7, stubborn{}, maxActions)
	if err == nil || !strings.Contains(err.Error(), "seed 7: the game stands still at action 1") {
		t.Errorf("play: %v", err)
	}
}

// TestSharesOfDebtors: who is worth less than nothing has no share of the sum, and takes none away from the others.
func TestSharesOfDebtors(t *testing.T) {
	t.Parallel()
	e, _ := titles.Find("1822pnw")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := rules.Start(title, 3, 1, &rules.Scratch{})
	for p, cash := range []int32{30, 90, 0} {
		s.Cash[id.OfPlayer(id.Player(p+1))] = cash
	}
	s.Seats[3].Debt = 500
	b := bout{won: make([]float64, 3), share: make([]float64, 3), worth: make([]int32, 3)}
	b.record(rules.View{T: title, S: &s, X: &rules.Scratch{}})
	if want := []float64{0.25, 0.75, 0}; !slices.Equal(b.share, want) {
		t.Errorf("the shares of %v are %v, want %v", b.worth, b.share, want)
	}
}

// TestArena: the same games are played again, whatever the cores do; everybody's victories add up to all games.
func TestArena(t *testing.T) {
	t.Parallel()
	ends := func(args ...string) string {
		t.Helper()
		out, err := call(t, append([]string{"arena", "1860"}, args...)...)
		if err != nil {
			t.Fatal(err)
		}
		_, ends, _ := strings.Cut(out, "\nsets")
		return ends
	}
	first, again := ends("-seats", "random,random", "-games", "4"), ends("-seats", "random,random", "-games", "4")
	if first != again {
		t.Errorf("other games:\n%s\n%s", first, again)
	}
	if other := ends("-seats", "random,random", "-games", "4", "-seed", "2"); other == first {
		t.Error("two seeds, the same games")
	}
}

// TestArenaCountsVictories: who shares a victory shares the point.
func TestArenaCountsVictories(t *testing.T) {
	t.Parallel()
	a := contest{seats: []string{"random", "sensible"}, played: []bout{
		{kinds: []string{"random", "sensible"}, won: []float64{0.5, 0.5}, share: []float64{0.5, 0.5}},
		{kinds: []string{"sensible", "random"}, won: []float64{1, 0}, share: []float64{0.75, 0.25}},
	}}
	for kind, want := range map[string]string{
		"random":   "wins 25.0 ± 49.0 %, share of a seat 37.5 ± 24.5 %",
		"sensible": "wins 75.0 ± 49.0 %, share of a seat 62.5 ± 24.5 %",
	} {
		var out strings.Builder
		a.reportKind(&out, kind)
		if !strings.Contains(out.String(), want) {
			t.Errorf("%s: %s, want %s", kind, out.String(), want)
		}
	}
}

// TestArenaTellsWorth: the worth of all players together, game by game, and of each of them.
func TestArenaTellsWorth(t *testing.T) {
	t.Parallel()
	a := contest{title: &rules.Title{}, seats: []string{"random", "random"}, played: []bout{
		{kinds: []string{"random", "random"}, worth: []int32{300, 100}, won: []float64{1, 0}, share: []float64{0.75, 0.25}},
		{kinds: []string{"random", "random"}, worth: []int32{200, 400}, won: []float64{0, 1}, share: []float64{0.33, 0.67}},
	}}
	var out strings.Builder
	a.report(&out)
	for _, want := range []string{"all worth  500.0 ± 196.0, from 400 to 600\n",
		"each worth 250.0 ± 126.5, from 100 to 400\n"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%s\nwant %s", out.String(), want)
		}
	}
}
