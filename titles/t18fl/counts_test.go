package t18fl

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
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/tile"
)

// games is raised for long runs: go test ./titles/t18fl -run RandomPlay -v -games 1000.
var games = flag.Uint64("games", 1, "random games for each profile and number of players")

// maxActions is more than any random game has had.
const maxActions = 20_000

// TestRandomPlay plays whole games of random choices in both profiles, with every number of players and with the option
// for two, and prints how often they saw a state of this title alone, and which none of them saw. Half of the games are
// steered toward rare states. In 1,000 games for each number of players by the document, and as many with the option,
// nothing is unseen: the rarest are last survivors, one of three players and one of four, and bankruptcies, 6 to 32.
func TestRandomPlay(t *testing.T) {
	type table struct {
		profile rules.Profile
		players int
		seventy bool
	}
	var tables []table
	for _, profile := range []rules.Profile{rules.Rulebook, rules.Recorded} {
		for players := MinPlayers; players <= MaxPlayers; players++ {
			tables = append(tables, table{profile, players, false})
		}
		tables = append(tables, table{profile, 2, true})
	}
	for _, c := range tables {
		t.Run(fmt.Sprintf("%v/%d/%t", c.profile, c.players, c.seventy), func(t *testing.T) {
			t.Parallel()
			title := build(t, c.profile, func(s *Switches) { s.TwoPlayers70 = c.seventy })
			w := watcher{seen: map[string]int{}}
			for seed := range *games {
				w.play(t, title, c.players, seed)
			}
			var lines []string
			for _, what := range slices.Sorted(maps.Keys(w.seen)) {
				lines = append(lines, fmt.Sprintf("%s %d", what, w.seen[what]))
			}
			t.Log(strings.Join(lines, ", "))
			unseen := slices.DeleteFunc(countable(c.profile, c.players), func(what string) bool { return w.seen[what] > 0 })
			t.Logf("not seen: %s", strings.Join(unseen, ", "))
		})
	}
}

// countable lists the states that games of a profile and number of players may reach.
func countable(p rules.Profile, players int) []string {
	list := []string{
		"tied bids", "five shares in phase 4", "ten shares in phase 4", "converted by choice", "converted by force: floats",
		"converted by force: started", "converted by force: not started", "stopped at $200", "stayed at $60",
		"stayed at $400",
		"pool full", "president by purchase", "president by sale", "power of TR", "power of POSC", "TR unused", "POSC unused",
		"hotel", "hotel lost", "hotel built again", "discard", "help by the president", "emergency sale",
		"train bought with $0",
		"first face", "second face", "bankruptcy", "bank broken in a stock round", "bank broken in an operating round",
	}
	if players > 2 {
		list = append(list, "power of TC", "TC unused", "terminal in the south of Jacksonville",
			"terminal in the north of Jacksonville",
			"terminal beside a full city")
	}
	if players > 3 {
		list = append(list, "FECCTC closed by a train", "FECCTC unused")
	}
	if p == rules.Rulebook {
		list = append(list, "power of POSC for another's company", "power of TR for another's company", "player out",
			"last survivor",
			"president's certificate in the pool")
		if players > 2 {
			list = append(list, "power of TC for another's company", "president's certificate taken from the pool")
		}
	}
	return list
}

// watcher counts rare events in random games.
type watcher struct{ seen map[string]int }

// play plays a game with the invariants tested after every action.
func (w *watcher) play(t *testing.T, title *rules.Title, players int, seed uint64) {
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
		switch seed % 6 {
		case 1:
			a = stay(g.View(), a)
		case 2:
			a = steer(g.View(), a, n)
		case 5:
			a = keep(g.View(), a)
		}
		before := g.S
		w.decided(rules.View{T: title, S: &before, X: g.View().X}, a)
		if r := g.Try(a); r.Refused() {
			t.Fatalf("seed %d: %T%v is refused: %v", seed, a, a, r.Reason)
		}
		if err := rulestest.Invariants(g.View()); err != nil {
			t.Fatalf("seed %d, after %T%v: %v", seed, a, a, err)
		}
		w.followed(&before, g.View(), a)
	}
	w.seen["games"]++
	for c := range title.Corps {
		if _, proven := g.View().BestRun(id.Corp(c+1), 1_000_000); !proven {
			t.Errorf("seed %d: the best run of %s at the end is not proven", seed, title.Corps[c].Name)
		}
	}
	if g.S.End.Reason == rules.PlayerBankrupt && g.View().PlayersLeft() == 1 {
		w.seen["last survivor"]++
	}
}

// stay plays another action than the one drawn, where that lets a company with five shares rise to its ceiling:
// dividends, and neither sales nor conversions nor trains with which phase 5 begins.
func stay(v rules.View, drawn rules.Action) rules.Action {
	avoids := func(a rules.Action) bool {
		switch a := a.(type) {
		case Convert, rules.SellShares:
			return true
		case rules.Dividend:
			return a.Kind != rules.Payout
		case rules.BuyTrain:
			return v.T.Train(v.KindOf(a.Train)).Name == phaseFive
		}
		return false
	}
	if !avoids(drawn) {
		return drawn
	}
	for _, a := range slices.Backward(rules.AppendLegal(nil, v)) {
		if !avoids(a) {
			return a
		}
	}
	return drawn
}

// steer plays another action than the one drawn, where that leads to a rare state: bankruptcy as soon as it may be
// declared, cash spent for shares, hotels at the greatest distance, trains that rust others or for all that a company
// has, dividends that leave nothing in the treasury, stations by a power, tiles towards Key West and hotels there.
func steer(v rules.View, drawn rules.Action, n int) rules.Action {
	var legal []rules.Action
	dearest, most := drawn, int32(0)
	for _, a := range rules.AppendLegal(nil, v) {
		switch a := a.(type) {
		case rules.Bankrupt:
			return a
		case rules.BuyShares:
			if n%3 > 0 {
				return a
			}
		case rules.BuyTrain:
			kind := v.T.Train(v.KindOf(a.Train)).Name
			if a.From == id.Initial && (kind == "4" || kind == sixTrain) || a.From.Corp() != 0 && a.Price == v.Cash(v.Actor()) &&
				n%4 > 0 {
				return a
			}
		case PlaceHexToken:
			if v.T.HexName(a.Hex) == keyWest {
				return a
			}
			if sum := v.TokenCost(a.By, a.Hex, 0); sum > most {
				dearest, most = a, sum
			}
		case rules.LayTile:
			if name := v.T.HexName(a.Hex); name == keyWest || name == lowerKeys || name == "L27" {
				legal = append(legal, a)
			}
		case rules.Dividend:
			if a.Kind == rules.Payout && n%4 > 0 {
				return a
			}
		case rules.PlaceToken:
			if a.Via != 0 {
				legal = append(legal, a)
			}
		}
	}
	if len(legal) > 0 && n%2 == 0 {
		return legal[n/2%len(legal)]
	}
	return dearest
}

// keep plays something else where a power would be used, which then closes unused.
func keep(v rules.View, drawn rules.Action) rules.Action {
	uses := func(a rules.Action) bool {
		o := rules.OperandsOf(a)
		return o.Via != 0 || o.Power != 0
	}
	if !uses(drawn) {
		return drawn
	}
	for _, a := range slices.Backward(rules.AppendLegal(nil, v)) {
		if !uses(a) {
			return a
		}
	}
	return drawn
}

// decided counts by the decision in a position.
func (w *watcher) decided(v rules.View, a rules.Action) {
	switch a := a.(type) {
	case rules.Bid:
		if a.Private == 0 {
			for p := range v.S.Players {
				if b := v.S.Auction.Sealed[p+1]; b.Placed() && b.Sum() == a.Price {
					w.seen["tied bids"]++
					break
				}
			}
		}
	case rules.Decide:
		w.seen[map[uint8]string{fiveShares: "five shares in phase 4", tenShares: "ten shares in phase 4"}[a.Choice]]++
	case Convert:
		w.seen["converted by choice"]++
	case rules.LayTile:
		w.power(v, a.By, a.Via)
	case rules.Assign:
		w.power(v, a.By, a.Private)
	case rules.PlaceToken:
		w.power(v, a.By, a.Via)
		w.terminal(v, a)
	case PlaceHexToken:
		w.seen["hotel"]++
		if v.T.HexName(a.Hex) == keyWest && v.PhaseDef().Name == phaseSix {
			w.seen["hotel built again"]++
		}
	case rules.DiscardTrain:
		w.seen["discard"]++
	case rules.SellShares:
		if v.InCharge().Name() == step.TrainsKey {
			w.seen["emergency sale"]++
		}
	case rules.Bankrupt:
		w.seen["bankruptcy"]++
	case rules.BuyTrain:
		w.train(v, a)
	case rules.BuyShares:
		if v.Rests(a.Corp) && v.T.Policy.VacantCorps == rules.VacantRest && v.President(a.Corp) == 0 {
			w.seen["president's certificate taken from the pool"]++
		}
	}
}

// power counts the use of a private.
func (w *watcher) power(v rules.View, c id.Corp, p id.Private) {
	if p == 0 {
		return
	}
	name := "power of " + v.T.Private(p).ID
	w.seen[name]++
	if v.S.Privates[p].Owner.Player() != v.President(c) {
		w.seen[name+" for another's company"]++
	}
}

// terminal counts where the station of TC is placed.
func (w *watcher) terminal(v rules.View, a rules.PlaceToken) {
	if a.Via == 0 {
		return
	}
	if v.T.HexName(a.Hex) == doubleHome && v.Position().Face(a.Hex).Count(tile.City) == 2 {
		w.seen[map[uint8]string{southern: "terminal in the south of Jacksonville",
			northern: "terminal in the north of Jacksonville"}[a.City]]++
	}
	if !slices.Contains(v.Position().Slots(a.Hex, int(a.City)), 0) {
		w.seen["terminal beside a full city"]++
	}
}

// train counts purchases of trains.
func (w *watcher) train(v rules.View, a rules.BuyTrain) {
	cash := v.Cash(id.OfCorp(a.By))
	if a.Price > cash {
		w.seen["help by the president"]++
		if cash == 0 {
			w.seen["train bought with $0"]++
		}
	}
	if front := v.T.FrontOf(a.Train); a.From == id.Initial && v.T.Train(front).Back != "" {
		if a.As == 0 {
			w.seen["first face"]++
		} else {
			w.seen["second face"]++
		}
	}
}

// followed counts the effects of an action.
func (w *watcher) followed(before *rules.State, v rules.View, a rules.Action) {
	forced := v.S.Phase > before.Phase && v.PhaseDef().Name == phaseFive
	_, buys := a.(rules.BuyShares)
	_, sells := a.(rules.SellShares)
	for _, e := range v.X.Events {
		switch e.Kind {
		case rules.CorpConverted:
			if forced {
				was := before.Corps[e.Corp].Flags
				switch {
				case was&rules.Floated != 0:
					w.seen["converted by force: floats"]++
				case was&rules.Started != 0:
					w.seen["converted by force: started"]++
				default:
					w.seen["converted by force: not started"]++
				}
			}
		case rules.PresidentChanged:
			if before.Corps[e.Corp].Flags&rules.Started != 0 && buys {
				w.seen["president by purchase"]++
			} else if sells {
				w.seen["president by sale"]++
			}
		case rules.PresidencyVacant:
			w.seen["president's certificate in the pool"]++
		case rules.PrivateClosed:
			if name := v.T.Private(e.Private).ID; forced {
				w.seen[name+" unused"]++
			} else if name == canal {
				w.seen["FECCTC closed by a train"]++
			}
		case rules.MarkerGone:
			if e.Private == 0 {
				w.seen["hotel lost"]++
			}
		case rules.WentBankrupt:
			if v.T.Policy.Bankruptcy == rules.PlayerLeaves {
				w.seen["player out"]++
			}
		case rules.BankWentBroke:
			if before.Frames[0].Round == operatingRound {
				w.seen["bank broken in an operating round"]++
			} else {
				w.seen["bank broken in a stock round"]++
			}
		}
	}
	w.prices(before, v, a)
}

// prices counts dividends and sales that find an end of the line, and pools that hold as much as they may.
func (w *watcher) prices(before *rules.State, v rules.View, a rules.Action) {
	was := rules.View{T: v.T, S: before, X: v.X}
	switch a := a.(type) {
	case rules.Dividend:
		price := was.Price(a.By)
		stays := v.Price(a.By) == price
		switch {
		case stays && a.Kind == rules.Payout && price == ceiling && was.Small(a.By):
			w.seen["stopped at $200"]++
		case stays && a.Kind == rules.Payout && price == 400:
			w.seen["stayed at $400"]++
		case stays && a.Kind == rules.Withhold && price == 60:
			w.seen["stayed at $60"]++
		}
	case rules.SellShares:
		if v.Held(a.Corp, id.Pool)+int(v.Ordinary(a.Corp)) > int(v.T.Policy.PoolLimit) {
			w.seen["pool full"]++
		}
	}
}
