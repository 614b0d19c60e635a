package bot_test

import (
	"flag"
	"reflect"
	"slices"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles"
)

// games is raised for long runs: go test ./game/bot -run RandomGames -games 1000.
var games = flag.Uint64("games", 6, "random games for each title, profile and number of players")

// maxActions is more than any random game has had.
const maxActions = 5_000

// rare names the events of few games.
var rare = map[rules.EventKind]string{
	rules.PresidencyVacant: "receivership", rules.CorpInsolvent: "insolvency", rules.CorpDelisted: "bankrupt company",
	rules.WentBankrupt: "bankrupt player", rules.BuildingEnded: "end of building", rules.NationBegan: "nationalisation",
	rules.BankWentBroke: "broken bank", rules.MarketTopped: "end of the chart",
}

// reached lists the rare events that must occur in games of a title in each profile, so that they try all of its rules.
var reached = map[string][]string{
	"1830-classic": {"bankrupt player", "broken bank", "displaced station", "diesel", "trade-in"},
	"1860":         {"receivership", "insolvency", "bankrupt company", "nationalisation", "broken bank", "chosen halts"},
}

// TestRandomGames plays whole games of every title and profile. Whatever is chosen is legal, the invariants hold and
// games end. It prints how often each kind of action was chosen and how many games had each rare event.
func TestRandomGames(t *testing.T) {
	t.Parallel()
	games := *games
	if testing.Short() {
		games = 1
	}
	for _, e := range titles.All() {
		for _, profile := range e.Profiles() {
			t.Run(e.Key+"/"+profile.String(), func(t *testing.T) {
				t.Parallel()
				title, err := e.Build(profile, nil)
				if err != nil {
					t.Fatal(err)
				}
				kinds, seen := map[string]int{}, map[string]int{}
				for players := e.MinPlayers; players <= e.MaxPlayers; players++ {
					for seed := range games {
						for event := range playGame(t, bot.NewRandom(seed), title, players, seed, kinds) {
							seen[event]++
						}
					}
				}
				t.Log(kinds, seen)
				for _, what := range reached[e.Key] {
					if seen[what] == 0 && games > 1 {
						t.Errorf("no game saw: %s", what)
					}
				}
			})
		}
	}
}

// playGame plays a game, counts kinds of actions and returns its rare events.
func playGame(t *testing.T, p bot.Player, title *rules.Title, players int, seed uint64,
	kinds map[string]int) map[string]bool {
	t.Helper()
	seen := map[string]bool{}
	x := &rules.Scratch{}
	s := rules.Start(title, players, seed, x)
	v := rules.View{T: title, S: &s, X: x}
	for n := 0; !s.End.Over; n++ {
		if n == maxActions {
			t.Fatalf("%d players, seed %d: no end after %d actions", players, seed, n)
		}
		a := p.Choose(v)
		noteChoice(v, a, seen)
		if refusal := rules.Do(v, a, &s); refusal.Refused() {
			t.Fatalf("%d players, seed %d: %T%v is refused: %v", players, seed, a, a, refusal.Reason)
		}
		if err := rulestest.Invariants(v); err != nil {
			t.Fatalf("%d players, seed %d, after %T%v: %v", players, seed, a, a, err)
		}
		kinds[reflect.TypeOf(a).Name()]++
		for _, e := range x.Events {
			if name, ok := rare[e.Kind]; ok {
				seen[name] = true
			}
		}
	}
	return seen
}

// noteChoice takes note of choices that are rare.
func noteChoice(v rules.View, a rules.Action, seen map[string]bool) {
	switch a := a.(type) {
	case rules.LayTile:
		for i := range v.T.Corps {
			if c := id.Corp(i + 1); c != a.By && v.Is(c, rules.HomeOpen) && v.T.HomeHex(c) == a.Hex {
				seen["displaced station"] = true
			}
		}
	case rules.RunRoutes:
		if slices.ContainsFunc(a.Routes, func(r track.Route) bool { return r.Halts != 0 }) {
			seen["chosen halts"] = true
		}
	case rules.BuyTrain:
		if v.T.FrontOf(a.Train) == id.TrainKind(len(v.T.Trains)) {
			seen["diesel"] = true // in 1830
		}
		if a.TradeIn != 0 {
			seen["trade-in"] = true
		}
	}
}

// TestSeeds: equal seeds choose equally, others do not.
func TestSeeds(t *testing.T) {
	t.Parallel()
	e := titles.All()[0]
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	end := func(seed uint64) rules.State {
		x := &rules.Scratch{}
		s := rules.Start(title, e.MinPlayers, 1, x)
		v := rules.View{T: title, S: &s, X: x}
		chooser := bot.NewRandom(seed)
		for range 100 {
			rules.Do(v, chooser.Choose(v), &s)
		}
		return s
	}
	if first, again := end(1), end(1); first != again {
		t.Error("one seed, two games")
	}
	if end(1) == end(2) {
		t.Error("two seeds, one game")
	}
}
