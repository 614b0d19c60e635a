package t1830

import (
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// counted is raised for long runs: go test ./titles/t1830 -run Counts -counted 2000. From 200 on nothing that is
// counted may be zero.
var counted = flag.Int("counted", 2, "random games of Basic and Starter for each number of players")

// TestCounts plays random games of Basic and Starter with the invariants tested after every action, and prints how
// often the games saw rare states.
func TestCounts(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, settings string
		least, most    int
		wanted         []string
	}{
		{"basic", "", MinPlayers, MaxBasicPlayers, []string{
			"nobody bid", "short of money for a group", "seventh without a private", "sixth diesel",
			"bank in an operating round", "bank in a stock round", "bankruptcy",
		}},
		{"starter", "", MinPlayers, MaxPlayers, []string{
			"ended by the bank", "ended by a railroad", "triggered in the first turn", "triggered in the last turn",
			"two give up trains",
			"open market", "green at half cost",
		}},
		{"starter", "starter_two_player=pairs", 2, 2, nil},
		{"starter", "starter_two_player=pairs_printed", 2, 2, nil},
	} {
		seen := map[string]int{}
		for players := c.least; players <= c.most; players++ {
			for seed := range uint64(*counted) {
				countGame(t, c.name, c.settings, players, seed, seen)
			}
		}
		for _, what := range slices.Sorted(maps.Keys(seen)) {
			t.Logf("%s %s: %s: %d", c.name, c.settings, what, seen[what])
		}
		wanted := c.wanted
		for players := c.least; players <= c.most && c.name == "basic"; players++ {
			for _, g := range groups(players) {
				wanted = append(wanted, fmt.Sprintf("%d players: %s first", players, g.privates[0]),
					fmt.Sprintf("%d players: %s last", players, g.privates[0]))
			}
		}
		for _, what := range wanted {
			if seen[what] == 0 && *counted >= 200 {
				t.Errorf("%s: no game saw: %s", c.name, what)
			}
		}
	}
}

// countGame plays a game and counts rare events in it. Every other starter game keeps money for a train, since else
// most end in the first round (trap 49).
func countGame(t *testing.T, name, setting string, players int, seed uint64, seen map[string]int) {
	t.Helper()
	var settings []string
	if setting != "" {
		settings = []string{setting}
	}
	usual, saves := BasicSwitchesFor, false
	if name == "starter" {
		usual, saves = StarterSwitchesFor, seed%2 == 0
	}
	title, err := rules.Build(rules.Rulebook, settings, usual, New)
	if err != nil {
		t.Fatal(err)
	}
	s := rules.Start(title, players, seed, &rules.Scratch{})
	v := rules.View{T: title, S: &s, X: &rules.Scratch{}}
	r := rand.New(rand.NewPCG(seed, uint64(players)))
	watch := watcher{seen: seen}
	for n := 0; !s.End.Over; n++ {
		if n > 20_000 {
			t.Fatalf("%s, %d players, seed %d: no end", name, players, seed)
		}
		a := drawAction(r, v, saves)
		watch.before(v, a)
		stock := v.Base().Actor.Player() != 0
		if refusal := rules.Do(v, a, &s); refusal.Refused() {
			t.Fatalf("%s, %d players, seed %d: %T%v is refused: %v", name, players, seed, a, a, refusal.Reason)
		}
		if err := rulestest.Invariants(v); err != nil {
			t.Fatalf("%s, %d players, seed %d, after %T%v: %v", name, players, seed, a, a, err)
		}
		watch.after(v, stock)
	}
	seen["games"]++
	seen[fmt.Sprintf("end %d", s.End.Reason)]++
	if name == "starter" {
		switch s.End.Reason {
		case rules.BankBroken:
			seen["ended by the bank"]++
		case rules.CorpBroke:
			seen["ended by a railroad"]++
			if s.End.Corp == 1 {
				seen["triggered in the first turn"]++
			}
			if s.End.Corp == s.Order.Corps[s.Order.Len-1] {
				seen["triggered in the last turn"]++
			}
		}
		return
	}
	if s.End.Reason == rules.PlayerBankrupt {
		seen["bankruptcy"]++
	}
	if players == 7 {
		seen["seventh without a private"] += watch.without
	}
}

// drawAction chooses by chance: lays, purchases and runs more often than passes. Saving, a railroad without a train
// keeps the price of the cheapest one.
func drawAction(r *rand.Rand, v rules.View, saves bool) rules.Action {
	var list []rules.Action
	for _, a := range rules.AppendLegal(nil, v) {
		weight := 4
		switch a := a.(type) {
		case rules.Pass:
			weight = 2
		case rules.Bid:
			if a.Private == 0 && a.Price > 60 && r.IntN(8) > 0 { // who bids all he has can pay for the cheapest group only
				continue
			}
		case rules.SellShares:
			weight = 1
		case rules.BuyPrivate:
			if a.By.Player() != 0 {
				continue
			}
		case rules.LayTile, rules.PlaceToken:
			weight = 1
			if saves && !affords(v, a) {
				continue
			}
		case rules.BuyTrain:
			if a.From.Corp() != 0 {
				continue
			}
			weight = 8
		case rules.Bankrupt:
			weight = 1
		}
		for range weight {
			list = append(list, a)
		}
	}
	if len(list) == 0 {
		return rules.AppendLegal(nil, v)[0]
	}
	return list[r.IntN(len(list))]
}

// affords reports whether a company without a train can pay the cheapest one after an action.
func affords(v rules.View, a rules.Action) bool {
	o := v.Actor()
	price, any := v.CheapestTrain()
	if !any || v.TrainCount(o) > 0 {
		return true
	}
	var next rules.State
	x := rules.Scratch{}
	w := rules.View{T: v.T, S: v.S, X: &x}
	return !rules.Do(w, a, &next).Refused() && next.Cash[o] >= price
}

// watcher counts rare events in a game.
type watcher struct {
	seen    map[string]int
	without int         // players without a private when the sale is over
	market  track.Corps // railroads that have given up trains since the last turn began
}

// before looks at an action that is about to be played.
func (w *watcher) before(v rules.View, a rules.Action) {
	switch a := a.(type) {
	case rules.Bid:
		if a.Private == 0 {
			return
		}
		w.group(v, a.Private)
		if !v.S.Auction.High.Placed() {
			w.seen["nobody bid"]++
		}
		for _, other := range lotsOf(v) {
			if other.Price+v.S.Auction.High.Sum() > v.Cash(v.Actor()) {
				w.seen["short of money for a group"]++
				break
			}
		}
	case rules.BuyTrain:
		kind := v.T.Train(v.T.FrontOf(a.Train))
		if kind.Name == "D" && v.T.CardNumber(a.Train) == 5 {
			w.seen["sixth diesel"]++
		}
		if a.From == id.Pool {
			w.seen["open market"]++
		}
	case rules.LayTile:
		if v.T.Key == StarterKey && step.TerrainCost(v, a.Hex) > 0 && v.T.Tiles.Kind(a.Tile).Face.Color == tile.Green {
			w.seen["green at half cost"]++
		}
	}
}

// group counts which group goes first.
func (w *watcher) group(v rules.View, taken id.Private) {
	if len(lotsOf(v)) == len(groups(int(v.S.Players))) {
		w.seen[fmt.Sprintf("%d players: %s first", v.S.Players, v.T.Private(taken).ID)]++
	}
	if left := lotsOf(v); len(left) == 2 {
		last := left[0]
		if last.Private == taken {
			last = left[1]
		}
		w.seen[fmt.Sprintf("%d players: %s last", v.S.Players, v.T.Private(last.Private).ID)]++
	}
}

func lotsOf(v rules.View) []step.Lot {
	sale, ok := v.InCharge().(step.ChoiceSale)
	if !ok {
		return nil
	}
	return sale.AppendLots(nil, v)
}

// after looks at the events.
func (w *watcher) after(v rules.View, stock bool) {
	for _, e := range v.X.Events {
		switch e.Kind {
		case rules.BankWentBroke:
			if stock {
				w.seen["bank in a stock round"]++
			} else {
				w.seen["bank in an operating round"]++
			}
		case rules.RoundBegan:
			if rules.RoundID(e.Amount) == stockRound && v.S.Set == 1 && v.T.Key == BasicKey {
				for p := range v.S.Players {
					if v.CertsCounted(id.Player(p+1)) == 0 {
						w.without++
					}
				}
			}
		case rules.TrainMoved:
			if e.To == id.Pool && e.Who.Corp() != 0 && v.T.Key == StarterKey {
				if w.market != 0 && !w.market.Has(e.Who.Corp()) {
					w.seen["two give up trains"]++
				}
				w.market.Add(e.Who.Corp())
			}
		case rules.TurnBegan:
			w.market = 0
		}
	}
}
