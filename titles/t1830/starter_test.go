package t1830

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

func starterTitle(t testing.TB, settings ...string) *rules.Title {
	t.Helper()
	title, err := rules.Build(rules.Rulebook, settings, StarterSwitchesFor, New)
	if err != nil {
		t.Fatal(err)
	}
	return title
}

// starterGame begins a starter game. Its first turn is that of the PRR.
func starterGame(t testing.TB, players int, settings ...string) *rulestest.Game {
	t.Helper()
	return rulestest.New(t, starterTitle(t, settings...), players)
}

// owners returns the seats of the railroads in play: "1 2" means that the first player has the PRR.
func owners(g *rulestest.Game) string {
	var list []string
	for i := range g.Title.Corps {
		if p := g.View().President(id.Corp(i + 1)); p != 0 {
			list = append(list, fmt.Sprint(p))
		}
	}
	return strings.Join(list, " ")
}

// endTurn passes until the turn of the railroad is over, and runs for the most.
func endTurn(g *rulestest.Game) {
	g.T.Helper()
	actor := g.View().Actor()
	for !g.S.End.Over && g.View().Base().Actor == actor {
		legal := g.Legal()
		a := legal[0]
		for _, b := range legal {
			if _, ok := b.(rules.Pass); ok {
				a = b
			}
		}
		g.Do(a)
	}
}

// TestDeal is T73: each player gets one railroad of the row, the same one for the same seed, and each railroad goes to
// each seat about equally often (RS4).
func TestDeal(t *testing.T) {
	title := starterTitle(t)
	for players := MinPlayers; players <= MaxPlayers; players++ {
		var times [7][7]int // by railroad and seat
		for seed := range uint64(1000) {
			x := &rules.Scratch{}
			s, again := rules.Start(title, players, seed, x), rules.Start(title, players, seed, x)
			if s != again {
				t.Fatalf("RS4: seed %d deals in two ways", seed)
			}
			v := rules.View{T: title, S: &s, X: x}
			seen := map[id.Player]bool{}
			for c := range players {
				p := v.President(id.Corp(c + 1))
				times[c+1][p]++
				seen[p] = true
			}
			if len(seen) != players || seen[0] {
				t.Fatalf("RS4: seed %d deals to %v", seed, seen)
			}
		}
		for c := 1; c <= players; c++ {
			for p := 1; p <= players; p++ {
				if n := times[c][p] * players; n < 800 || n > 1200 {
					t.Errorf("RS4: of 1000 games for %d the seat %d has railroad %d in %d", players, p, c, times[c][p])
				}
			}
		}
	}
}

// TestStarterSetUp is T50 and T80: RS1, RS2, RS3, RS5, RS6 with the document's own figures: money, bank, trains,
// stations, who plays and in which order. Nobody plays CPR and ERIE, so their homes are open to all.
func TestStarterSetUp(t *testing.T) {
	row := []string{"PRR", "NYC", "C&O", "B&M", "NYNH", "B&O"}
	for players, want := range map[int]struct {
		cash, bank int32
		trains     []int
	}{
		2: {200, 5200, []int{4, 3, 2, 1}}, 3: {180, 5060, []int{4, 4, 3, 1}}, 4: {180, 4880, []int{5, 5, 4, 1}},
		5: {150, 4850, []int{6, 6, 5, 1}}, 6: {150, 4700, []int{7, 6, 5, 2}},
	} {
		g := starterGame(t, players)
		g.At("track", "PRR")
		same(t, fmt.Sprintf("RS5: bank of %d", players), g.S.Cash[id.Bank], want.bank)
		for i := range row {
			c := id.Corp(i + 1)
			cash := int32(0)
			if i < players {
				cash = want.cash
			}
			same(t, fmt.Sprintf("RS5: %s of %d", row[i], players),
				[]any{g.Title.Corp(c).ID, g.View().Cash(id.OfCorp(c)), g.View().Is(c, rules.Floated)},
				[]any{row[i], cash, i < players})
		}
		for i, n := range want.trains {
			k := id.TrainKind(i + 1)
			depot := 0
			for _, card := range g.View().AppendTrains(nil, id.Initial) {
				if g.Title.FrontOf(card) == k {
					depot++
				}
			}
			same(t, fmt.Sprintf("RS4: trains %s of %d", g.Title.Train(k).Name, players),
				[]int{g.Title.Copies(k, players), depot}, []int{n, n})
		}
		for i, hex := range []string{"H12", "E19", "F6", "E23", "G19", "I15"} {
			if city, ok := g.View().Position().TokenAt(g.Hex(hex), id.Corp(i+1)); !ok || city != 0 {
				t.Errorf("RS5: %s is not at home in %s", row[i], hex)
			}
		}
		for _, hex := range []string{"A19", "E11"} {
			if f := g.View().OpenSlot(g.Corp("PRR"), g.Hex(hex), 0); f != track.SlotFree {
				t.Errorf("RS5: %s is closed: %v", hex, f)
			}
		}
		var order []string
		for range players {
			order = append(order, g.Title.Corp(g.View().Actor().Corp()).ID)
			g.Cash(order[len(order)-1], 500).Train(order[len(order)-1], "2")
			endTurn(g)
		}
		same(t, fmt.Sprintf("RS6: turns of %d", players), order, row[:players])
		g.At("track", "PRR")
		same(t, "RS6: round", g.S.Set, uint8(2))
	}
	same(t, "RS1: nothing but railroads", []int{len(starterTitle(t).Privates), len(starterTitle(t).Market.Rows)},
		[]int{0, 0})
	var steps []string
	for _, s := range starterTitle(t).Rounds[turnRound-1].Steps {
		steps = append(steps, s.Name())
	}
	same(t, "RS7: steps", steps, []string{"track", "token", "run", "collect", "trains"})
}

// TestAbsentHomes: RS5: without them the homes of railroads that nobody plays are ordinary cities (X17).
func TestAbsentHomes(t *testing.T) {
	g := starterGame(t, 2, "starter_absent_homes=off")
	for _, hex := range []string{"F6", "E23", "G19", "I15"} {
		if f := g.View().OpenSlot(g.Corp("PRR"), g.Hex(hex), 0); f != track.SlotFree {
			t.Errorf("RS5: %s is closed: %v", hex, f)
		}
	}
	if _, ok := g.View().Position().TokenAt(g.Hex("E19"), g.Corp("NYC")); !ok {
		t.Error("RS5: the home of a railroad in play is missing")
	}
}

// TestPairs is T56 and T83: RS4: two railroads each, with the figures of four players or as printed (X26). The score is
// that of both.
func TestPairs(t *testing.T) {
	for _, c := range []struct {
		kind       string
		cash, bank int32
		trains     []int
	}{{"pairs", 180, 4880, []int{5, 5, 4, 1}}, {"pairs_printed", 200, 4800, []int{4, 3, 2, 1}}} {
		seen := map[string]bool{}
		for seed := range uint64(40) {
			s := rules.Start(starterTitle(t, "starter_two_player="+c.kind), 2, seed, &rules.Scratch{})
			g := starterGame(t, 2, "starter_two_player="+c.kind)
			g.S = s
			seen[owners(g)] = true
		}
		same(t, "RS4: who has which pair", seen, map[string]bool{"1 2 2 1": true, "2 1 1 2": true})
		g := starterGame(t, 2, "starter_two_player="+c.kind)
		same(t, "RS4: "+c.kind, []int32{g.S.Cash[id.Bank], g.View().Cash(g.Owner("B&M"))}, []int32{c.bank, c.cash})
		for i, n := range c.trains {
			same(t, "RS4: trains", g.Title.Copies(id.TrainKind(i+1), 2), n)
		}
		for _, corp := range []string{"PRR", "NYC", "C&O", "B&M"} {
			g.At("track", corp).Train(corp, "3")
			endTurn(g)
		}
		g.Cash("PRR", 700).Cash("B&M", 50).Cash("NYC", 300).Cash("C&O", 20)
		a, b := g.View().President(1), g.View().President(2)
		same(t, "RS4: scores", []int32{g.View().Worth(a), g.View().Worth(b)}, []int32{750, 320})
	}
}

// TestHalfTerrain is T51 and T81, trap 38: RS8: half of the printed cost for the first tile, also on a hex printed
// yellow; stations and later tiles as ever.
func TestHalfTerrain(t *testing.T) {
	for _, c := range []struct {
		corp, hex, tile string
		rot             uint8
		phase           string
		position        func(g *rulestest.Game)
		cost            int32
	}{
		{"PRR", "F4", "57", 0, "2", func(g *rulestest.Game) { g.Station("PRR", "F4", 0) }, 40},
		{"PRR", "G13", "9", 2, "2", nil, 60},
		{"NYNH", "G19", "54", 0, "3", nil, 40},
		{"PRR", "D10", "59", 0, "3", func(g *rulestest.Game) { g.Station("PRR", "D10", 0) }, 40},
		{"PRR", "H10", "57", 1, "2", nil, 0},
	} {
		h := id.Hex(slices.IndexFunc(starterTitle(t).Board.Hexes, func(d track.HexDef) bool { return d.Name == c.hex }) + 1)
		same(t, "RS8: "+c.hex, step.TerrainCost(starterGame(t, 6).View(), h), c.cost)
		if c.hex == "G13" {
			continue // nobody reaches it at the start
		}
		g := starterGame(t, 6)
		g.Phase(c.phase)
		if c.position != nil {
			c.position(g)
		}
		g.S.Frames[0].Actor = g.Owner(c.corp)
		before := g.View().Cash(g.Owner(c.corp))
		laid := false
		for _, a := range g.Legal() {
			if lay, ok := a.(rules.LayTile); ok && lay.Hex == h && g.Title.Tiles.Kind(lay.Tile).Name == c.tile {
				g.Do(lay)
				laid = true
				break
			}
		}
		if paid := before - g.View().Cash(g.Owner(c.corp)); !laid || paid != c.cost {
			t.Errorf("RS8: %s on %s: laid %v for %d, want %d", c.tile, c.hex, laid, paid, c.cost)
		}
	}
	half := starterTitle(t)
	for i, d := range build(t).Board.Hexes {
		if got := half.Board.Hexes[i]; got.Cost != d.Cost/2 || got.Printed != d.Cost {
			t.Errorf("RS8: %s costs %d of %d, want half of %d", d.Name, got.Cost, got.Printed, d.Cost)
		}
	}
}

// TestStarterStation is T79: RS9: the second station costs 40 and is the last one.
func TestStarterStation(t *testing.T) {
	g := starterGame(t, 3)
	west(g)
	g.Step("token")
	g.Do(rules.PlaceToken{By: 1, Of: 1, Hex: g.Hex("H10")}).WantCash(map[string]int32{"PRR": 140})
	if g.View().StationsLeft(1) != 0 {
		t.Error("RS9: a third station is left")
	}
	g.At("trains", "PRR")
	endTurn(g)
	g.Train("NYC", "2").Train("C&O", "2")
	endTurn(g)
	endTurn(g)
	g.Train("PRR", "2").At("track", "PRR").Pass()
	same(t, "RS9: skipped", g.Skipped("token"), rules.NoStationLeft)
}

// TestFullCities: RS9: a city full of others stops the railroad, unless the option is off (X17).
func TestFullCities(t *testing.T) {
	for _, blocking := range []bool{true, false} {
		settings := []string{}
		if !blocking {
			settings = append(settings, "starter_blocking=off")
		}
		g := starterGame(t, 3, settings...)
		west(g)
		g.Station("NYC", "H10", 0).Train("PRR", "3")
		reached := g.View().Reach(1).Reaches(g.Hex("H4"), 0)
		g.Step("run")
		run := rules.RunRoutes{By: 1, Routes: []track.Route{g.Route(columbus...)}}
		want := rules.RouteBlocked
		if !blocking {
			want = rules.Legal
		}
		if r := g.Check(run); r.Reason != want || reached == blocking {
			t.Errorf("RS9: blocking %v: Columbus reached %v, the run is %v", blocking, reached, r.Reason)
		}
	}
}

// TestCollect is T53 and T78: RS10, RS15: the whole income goes to the treasury, and a payment that breaks the bank,
// and all that follows, is paid in full (RS14).
func TestCollect(t *testing.T) {
	for _, c := range []struct {
		bank int32
		why  rules.EndReason
	}{{50, rules.NotOver}, {30, rules.BankBroken}} {
		g := starterGame(t, 3)
		west(g)
		g.Train("PRR", "3").Cash("bank", c.bank).Step("run")
		g.Refuses(rules.RunRoutes{By: 1}, rules.MustRun)
		g.Do(rules.RunRoutes{By: 1, Routes: []track.Route{g.Route(columbus...)}})
		g.WantCash(map[string]int32{"PRR": 230, "bank": c.bank - 50})
		if g.S.End.Reason != c.why || g.S.End.Over || g.S.Corps[1].LastRun != 50 {
			t.Errorf("RS14, R172: a bank with %d: %+v, last run %d", c.bank, g.S.End, g.S.Corps[1].LastRun)
		}
	}
	g := starterGame(t, 3)
	west(g)
	g.Station("C&O", "H4", 0).Train("PRR", "3").Train("C&O", "3").Cash("bank", 30)
	endTurn(g)
	g.Train("NYC", "2")
	endTurn(g)
	g.Step("run").Do(g.Legal()[0]).WantCash(map[string]int32{"PRR": 230, "bank": -70, "C&O": 230})
}

// TestDuty is T52, T74 and T75, traps 39 and 46: RS12: who has no train must buy if he can pay the cheapest one, route
// or not; who has one may decline. RS14: who cannot pay ends the game with the round.
func TestDuty(t *testing.T) {
	g := starterGame(t, 3)
	g.Cash("PRR", 80).Step("trains")
	g.Refuses(rules.Pass{By: g.Owner("PRR")}, rules.MustBuyTrain)
	g.Refuses(buyTrain(g, "3", "initial", 180), rules.TrainLater)
	g.Refuses(rules.SellShares{By: g.Owner("p1"), Corp: 1, Percent: 100}, rules.WrongStep)
	g.Do(buyTrain(g, "2", "initial", 80)).At("track", "NYC")

	g.Train("NYC", "2").Cash("NYC", 500).Train("PRR", "2").Step("trains")
	g.Refuses(buyTrain(g, "2", "PRR", 1), rules.TrainNotForSale)
	g.Pass().At("track", "C&O")
	g.Cash("C&O", 70).Pass()
	if !g.S.End.Over || g.S.End.Reason != rules.CorpBroke || g.S.End.Corp != g.Corp("C&O") {
		t.Errorf("RS14: %+v", g.S.End)
	}

	g = starterGame(t, 3, "starter_train_trading")
	g.Train("PRR", "2").Train("NYC", "2").Step("trains")
	g.Do(buyTrain(g, "2", "NYC", 1)).WantCash(map[string]int32{"PRR": 179, "NYC": 181})
}

// TestOpenMarketChoice: RS12: a railroad without a train chooses among those that it can pay, of the row and of the
// open market.
func TestOpenMarketChoice(t *testing.T) {
	g := starterGame(t, 3)
	g.Phase("4").Train("pool", "3").Cash("PRR", 310).Step("trains")
	g.Do(buyTrain(g, "4", "initial", 300)).At("track", "NYC")
	g.Cash("NYC", 290).Step("trains")
	g.Refuses(buyTrain(g, "4", "initial", 300), rules.NoMoneyForTrain)
	g.Do(buyTrain(g, "3", "pool", 180)).WantCash(map[string]int32{"NYC": 110})
}

// TestLastTurns is T54, T77 and T86, traps 40 and 49: RS16, RS18: after the trigger the round is played out; a second
// one changes nothing.
func TestLastTurns(t *testing.T) {
	g := starterGame(t, 6)
	turns := []string{"PRR", "NYC", "C&O", "B&M", "NYNH", "B&O"}
	g.Cash("PRR", 70)
	for i, corp := range turns {
		g.At("track", corp)
		if corp == "NYC" {
			g.Cash("NYC", 10)
		} else if i > 1 {
			g.Train(corp, "2")
		}
		endTurn(g)
		if g.S.End.Corp != 1 || g.S.End.Over != (i == 5) {
			t.Errorf("RS16: after the turn of %s: %+v", corp, g.S.End)
		}
	}

	g = starterGame(t, 6)
	for _, corp := range turns[:5] {
		g.Train(corp, "2")
		endTurn(g)
	}
	g.At("track", "B&O").Cash("B&O", 0)
	endTurn(g)
	if !g.S.End.Over || g.S.End.Corp != 6 || g.S.Set != 1 {
		t.Errorf("RS16: a trigger in the last turn: %+v in round %d", g.S.End, g.S.Set)
	}

	g = starterGame(t, 5)
	for _, corp := range turns[:3] {
		g.Train(corp, "2")
		endTurn(g)
	}
	g.At("track", "B&M").Lay("F22", "57", 0).Cash("B&M", 150-40-40)
	endTurn(g)
	g.At("track", "NYNH").Train("NYNH", "2")
	endTurn(g)
	if !g.S.End.Over || g.S.Set != 1 {
		t.Errorf("trap 49: %+v in round %d", g.S.End, g.S.Set)
	}
}

// TestNoTrainForSale: RS14: where no train is for sale nobody is at fault.
func TestNoTrainForSale(t *testing.T) {
	g := starterGame(t, 3)
	for i := range g.Title.Trains {
		for g.View().FirstCard(id.TrainKind(i+1), id.Initial) != 0 {
			g.Train("closed", g.Title.Trains[i].Name)
		}
	}
	endTurn(g)
	g.At("track", "NYC")
	if g.S.End.Reason != rules.NotOver {
		t.Errorf("RS14: %+v", g.S.End)
	}
}

// TestSurplus is T55 and T76, trap 47: RS13: surplus trains go to the open market in the order of turns, also in
// another's turn, at once, and can be bought there at the printed price.
func TestSurplus(t *testing.T) {
	g := starterGame(t, 4)
	g.Phase("3").Train("PRR", "3", "3", "3", "2").Cash("NYC", 300)
	endTurn(g)
	for g.View().FirstCard(g.Kind("3"), id.Initial) != 0 {
		g.Train("closed", "3")
	}
	g.Train("B&M", "2").At("track", "NYC").Step("trains")
	g.Do(buyTrain(g, "4", "initial", 300))
	g.At("track", "C&O") // of four the 2 rusted, three may stay
	same(t, "RS11: trains of the PRR", g.View().TrainCount(g.Owner("PRR")), 3)

	g = starterGame(t, 4)
	g.Phase("4").Train("PRR", "3", "3", "3").Train("B&M", "4", "4", "4").Train("NYC", "3", "3", "4")
	endTurn(g)
	for g.View().FirstCard(g.Kind("4"), id.Initial) != 0 {
		g.Train("closed", "4")
	}
	g.Train("closed", "4").Cash("NYC", 460).At("track", "NYC")
	g.S.Trains[g.View().FirstCard(g.Kind("4"), g.Owner("NYC"))] = id.Nobody
	g.Step("trains").Do(buyTrain(g, "5", "initial", 450))
	for _, corp := range []string{"PRR", "NYC", "B&M"} {
		g.At("discard", corp)
		g.Refuses(rules.DiscardTrain{By: g.Corp("C&O"), Train: 1}, rules.NotOverLimit)
		g.Do(rules.DiscardTrain{By: g.Corp(corp), Train: g.View().AppendTrains(nil, g.Owner(corp))[0]})
	}
	g.At("track", "C&O")
	g.Cash("C&O", 180).Step("trains").Do(buyTrain(g, "3", "pool", 180))
}

// TestStarterPhases is RS11 with the document's own table. Nothing rusts with the first 5-train, 3-trains last (trap
// 39).
func TestStarterPhases(t *testing.T) {
	title := starterTitle(t)
	for i, want := range []struct {
		name  string
		price int32
		limit uint8
		color tile.Color
		rusts string
	}{
		{"2", 80, 4, tile.Yellow, ""}, {"3", 180, 4, tile.Green, ""}, {"4", 300, 3, tile.Green, "2"},
		{"5", 450, 2, tile.Brown, ""},
	} {
		p, d := title.Phases[i], title.Trains[i]
		rusts := ""
		for _, other := range title.Trains {
			if other.RustsOn == want.name {
				rusts += other.Name
			}
		}
		same(t, "RS11: phase "+want.name, []any{p.Name, d.Name, d.Price, int(d.Reach), p.TrainLimit, p.Colors, rusts},
			[]any{want.name, want.name, want.price, i + 2, want.limit, want.color, want.rusts})
	}
	g := starterGame(t, 2)
	g.Phase("4").Train("NYC", "3", "3").Cash("PRR", 450)
	for g.View().FirstCard(g.Kind("4"), id.Initial) != 0 {
		g.Train("closed", "4")
	}
	g.Step("trains").Do(buyTrain(g, "5", "initial", 450))
	same(t, "RS11: trains of the NYC", []any{g.View().TrainCount(g.Owner("NYC")), g.Title.Phases[g.S.Phase].Name},
		[]any{2, "5"})
}

// TestStarterScore is T82: RS17: the money of the railroads alone, equal sums share a place. RS19: no readings may be
// chosen.
func TestStarterScore(t *testing.T) {
	g := starterGame(t, 3)
	g.Cash("PRR", 900).Cash("NYC", 1200).Cash("C&O", 1200).Train("PRR", "5", "4").Station("PRR", "F4", 0)
	var ranks []string
	for _, p := range g.View().Ranking() {
		ranks = append(ranks, fmt.Sprint(p.Rank, " ", p.Worth))
	}
	same(t, "RS17: ranking", ranks, []string{"1 1200", "1 1200", "3 900"})
}

// TestStarterStops: RS20: the players may agree to stop, and a game that comes to nothing ends after 255 rounds.
func TestStarterStops(t *testing.T) {
	g := starterGame(t, 2)
	g.Train("PRR", "2").Train("NYC", "2")
	for n := 0; !g.S.End.Over && n < 1000; n++ {
		endTurn(g)
	}
	same(t, "RS20", []any{g.S.End.Reason, g.S.Set}, []any{rules.Stalled, uint8(255)})
	g = starterGame(t, 2)
	g.Do(rules.EndGame{By: g.Owner("p1")})
	same(t, "RS20", g.S.End.Reason, rules.EndedByHand)
}

// TestBypass is trap 48: trains of others pass Altoona on the bypass, though the PRR fills its city (R206).
func TestBypass(t *testing.T) {
	g := starterGame(t, 2)
	west(g)
	g.Lay("H14", "9", 1).Station("NYC", "H10", 0)
	if !g.View().Reach(2).Reaches(g.Hex("H12"), 0) || g.View().Reach(2).Lay[g.Hex("H16")] == 0 {
		t.Error("R206: the NYC does not pass Altoona")
	}
}

// TestTrackOfTheBox: board and track are those of the full game where the starter game says nothing: the Gulf is one
// area, and an upgrade need not add to the company's network (RS8, R107, R205).
func TestTrackOfTheBox(t *testing.T) {
	g := starterGame(t, 2)
	same(t, "R205", []string{gulfArea(g, "I1"), gulfArea(g, "J2")}, []string{"Gulf", "Gulf"})
	g.Phase("3").Lay("H14", "9", 1).At("track", "PRR")
	g.Refuses(lay(g, "H14", "20", 1), rules.Legal)
}

func gulfArea(g *rulestest.Game, hex string) string {
	return g.View().Position().Face(g.Hex(hex)).Stops[0].Group
}

// TestStarterSpeaksOfNoShares: no rule of the starter game but the first, which says so, speaks of shares.
func TestStarterSpeaksOfNoShares(t *testing.T) {
	for line := range strings.Lines(StarterRules()[0]) {
		if !strings.HasPrefix(line, "- R") || strings.HasPrefix(line, "- RS1:") {
			continue
		}
		for _, word := range []string{"share", "dividend", "certificate", "president", "private", " par ", "diesel"} {
			if strings.Contains(strings.ReplaceAll(line, "share a place", ""), word) {
				t.Errorf("%q in %s", word, line)
			}
		}
	}
}
