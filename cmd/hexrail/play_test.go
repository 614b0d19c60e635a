package main

import (
	"flag"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/titles"
)

// played is raised for long runs: go test ./cmd/hexrail -run EveryGame -played 50.
var played = flag.Uint64("played", 1, "random games that are recorded for each title, profile and number of players")

// TestOptions: a game is played by the options that are asked for, and its record names them.
func TestOptions(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		title, options, profile string
		want                    []string
	}{
		{"1830", "optional_6_train", "18xxgames", []string{"optional_6_train"}},
		{"1830", "optional_6_train,bank_break_end=immediate", "rulebook",
			[]string{"optional_6_train", "bank_break_end=immediate"}},
		{"1860", "two_player_map", "18xxgames", []string{"two_player_map"}},
	} {
		data, err := call(t, "play", c.title, "-players", "2", "-profile", c.profile, "-options", c.options)
		if err != nil {
			t.Errorf("%s: %v", c.options, err)
			continue
		}
		in, err := record.Read([]byte(data), titles.Recorded)
		if err != nil || in.Stop != nil || !in.Final.End.Over ||
			!slices.Equal(slices.DeleteFunc(slices.Clone(in.Title.Options), rules.IsVersion), c.want) {
			t.Errorf("%s: %v, %v, options %q", c.options, err, in.Stop, in.Title.Options)
		}
	}
	if _, err := call(t, "play", "1830", "-players", "2", "-options", "optional_7_train"); err == nil ||
		!strings.Contains(err.Error(), "optional_7_train") {
		t.Errorf("an unknown option: %v", err)
	}
}

// TestEveryGameHasARecord plays every title by every profile with every number of players. The record is read by the
// profile of the game, leads to the position that was played, and is written again as it was.
func TestEveryGameHasARecord(t *testing.T) {
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
					for seed := range *played {
						recordedGame(t, title, players, seed)
					}
				}
			})
		}
	}
}

// recordedGame plays a game, reads its record and writes that again.
func recordedGame(t *testing.T, title *rules.Title, players int, seed uint64) {
	t.Helper()
	data, last, err := playGame(title, players, seed, random(seed), maxActions)
	if err != nil {
		t.Fatal(err)
	}
	in, err := record.Read(data, titles.Recorded)
	if err != nil || in.Stop != nil || len(in.Notes) > 0 {
		t.Fatalf("%d players, seed %d: %v, %v, %v", players, seed, err, in.Stop, in.Notes)
	}
	if in.Title.Profile != title.Profile || !slices.Equal(in.Title.Options, title.Options) {
		t.Fatalf("%d players, seed %d: read as a game by %s, %s", players, seed, in.Title.Profile, in.Title.Options)
	}
	byKind(title, &in.Final)
	byKind(title, &last)
	if in.Final != last {
		t.Fatalf("%d players, seed %d: another position", players, seed)
	}
	exportsAlike(t, file(t, string(data)))
}

// byKind gives the trains of a kind to their owners in one order: a record may name another one of equal trains
// (1830/R130). Which of them came when is not compared then.
func byKind(t *rules.Title, s *rules.State) {
	clear(s.Got[:])
	have := map[id.TrainKind][]id.Owner{}
	for n := id.Train(1); int(n) <= t.Cards(); n++ {
		have[t.FrontOf(n)] = append(have[t.FrontOf(n)], s.Trains[n])
	}
	for n := id.Train(1); int(n) <= t.Cards(); n++ {
		owners := have[t.FrontOf(n)]
		slices.Sort(owners)
		s.Trains[n], have[t.FrontOf(n)] = owners[0], owners[1:]
	}
}

// TestTrainsOfTheMarket: of equal trains in the open market a record names the one that was discarded first, as
// 18xx.games sells them, whichever one was bought (1830/R130).
func TestTrainsOfTheMarket(t *testing.T) {
	t.Parallel()
	e, _ := titles.Find("1830-classic")
	title, err := e.Build(rules.Recorded, nil)
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(50) {
		data, _, err := playGame(title, 2, seed, random(seed), maxActions)
		if err != nil {
			t.Fatal(err)
		}
		in, err := record.Read(data, titles.Recorded)
		if err != nil || in.Stop != nil {
			t.Fatal(err, in.Stop)
		}
		if boughtInOrder(t, in) > 0 {
			return
		}
	}
	t.Error("the first train of the open market always had the lowest number")
}

// boughtInOrder checks the purchases from the open market, and counts those in which another train of the kind there
// has a lower number than the one discarded first.
func boughtInOrder(t *testing.T, in *record.Import) int {
	t.Helper()
	title, s := in.Title, in.Start
	v := rules.View{T: title, S: &s, X: &rules.Scratch{}}
	var market []id.Train // in the order of discarding
	later := 0
	for _, a := range in.Log() {
		if buy, ok := a.(rules.BuyTrain); ok && buy.From == id.Pool {
			kind := title.FrontOf(buy.Train)
			first := slices.IndexFunc(market, func(n id.Train) bool { return title.FrontOf(n) == kind })
			if market[first] != buy.Train {
				t.Errorf("card %d of the kind is bought, number %d came first", title.CardNumber(buy.Train),
					title.CardNumber(market[first]))
			}
			if v.FirstCard(kind, id.Pool) != buy.Train {
				later++
			}
		}
		rules.Do(v, a, &s)
		for _, e := range v.X.Events {
			if e.Kind == rules.TrainMoved && e.To == id.Pool {
				market = append(market, e.Train)
			}
			if (e.Kind == rules.TrainMoved || e.Kind == rules.TrainRusted) && e.Who == id.Pool {
				market = slices.DeleteFunc(market, func(n id.Train) bool { return n == e.Train })
			}
		}
	}
	return later
}

// TestALayByTwoPrivatesFreesACopy: in this game P8 and P11 together replace a tile 3, of which all six copies are laid
// later (1822PNW/R73). The reader knows that the copy is back in the box.
func TestALayByTwoPrivatesFreesACopy(t *testing.T) {
	t.Parallel()
	e, _ := titles.Find("1822pnw")
	title, err := e.Build(rules.Recorded, nil)
	if err != nil {
		t.Fatal(err)
	}
	recordedGame(t, title, 3, 37)
}
