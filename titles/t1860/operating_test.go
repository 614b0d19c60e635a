package t1860

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/tile"
)

// turn puts a company in charge of an operating round at a step, with others after it in the order.
func turn(g *rulestest.Game, step, corp string, later ...string) *rulestest.Game {
	g.T.Helper()
	g.S.Set, g.S.Round, g.S.Turn = max(g.S.Set, 2), 1, rules.Turn{}
	g.S.Depth = 1
	g.S.Frames = [rules.MaxFrames]rules.Frame{{Round: operatingRound, Actor: g.Owner(corp)}}
	g.S.Order = rules.Order{Len: 1}
	g.S.Order.Corps[0] = g.Corp(corp)
	for _, c := range later {
		g.S.Order.Corps[g.S.Order.Len] = g.Corp(c)
		g.S.Order.Len++
	}
	operated(g, corp)
	return g.Step(step)
}

func lay(g *rulestest.Game, corp, hex, tile string, rot uint8) rules.LayTile {
	return rules.LayTile{By: g.Corp(corp), Hex: g.Hex(hex), Tile: g.Tile(tile), Rot: rot}
}

func train(g *rulestest.Game, corp, kind, from string, price int32) rules.BuyTrain {
	return rules.BuyTrain{By: g.Corp(corp), Train: g.Card(kind, from), From: g.Owner(from), Price: price}
}

func passOf(g *rulestest.Game, corp string) rules.Pass { return rules.Pass{By: g.Owner(corp)} }

// iow is the Isle of Wight at home in Ryde Esplanade, whose printed track leads to Ryde.
func iow(t testing.TB, phase string, trains ...string) *rulestest.Game {
	g := game(t, 2).Phase(phase).Found("IOW", 100, "p1", 50).Home("IOW", "I3", 0).Train("IOW", trains...)
	return g.Cash("IOW", 500)
}

// TestLays: two tiles without a city, or one with a city, or one upgrade (R80, R81, R85, R98; S22, T35).
func TestLays(t *testing.T) {
	g := turn(iow(t, "2"), "track", "IOW")
	g.Do(lay(g, "IOW", "J4", "5", 1))
	if g.InCharge() == "track" {
		t.Error("a tile with a city leaves the step open")
	}
	g = turn(iow(t, "2").Lay("J4", "57", 2), "track", "IOW")
	g.Refuses(lay(g, "IOW", "K5", "748", 0), rules.ColorOrder)
	g.Do(lay(g, "IOW", "K5", "742", 0)).At("track", "IOW")
	g.WantCash(map[string]int32{"IOW": 440})
	g.Refuses(lay(g, "IOW", "L6", "115", 1), rules.LayUsed)
}

// TestReach: an upgrade needs a train that reaches the tile, which is one way round if it is so printed (R87, R88, R89,
// R90, R91; S23, T37, #2921, #3765).
func TestReach(t *testing.T) {
	g := turn(iow(t, "3", "2+1").Lay("J6", "746", 0), "track", "IOW")
	g.Lay("J4", "6", 0) // Ryde joins Ryde Esplanade with Brading
	reach := func(hex, tile string) rules.Reason {
		for rot := range uint8(6) {
			if r := g.Check(lay(g, "IOW", hex, tile, rot)); r.Reason == rules.Legal || r.Reason == beyondTrain {
				return r.Reason
			}
		}
		return rules.NotReached
	}
	if r := reach("J4", "205"); r != rules.Legal && reach("J4", "12") != rules.Legal {
		t.Errorf("Ryde: %v", r)
	}
	if r := reach("I3", "758"); r != rules.Legal {
		t.Errorf("Ryde Esplanade: %v", r)
	}
	if r := reach("J6", "757"); r == rules.Legal {
		t.Errorf("Brading with a 2+1: %v", r)
	}
	g.Train("IOW", "3+2")
	if r := reach("J6", "757"); r != rules.Legal {
		t.Errorf("Brading with a 3+2: %v", r)
	}
	g.Refuses(lay(g, "IOW", "I3", "758", 1), rules.WrongTurn)
	g = turn(iow(t, "3").Lay("J6", "746", 0), "track", "IOW")
	g.Refuses(lay(g, "IOW", "I3", "758", 0), upgradeNeedsTrain)
}

// TestInsolventBuilds: an insolvent company lays where the ground is free, and no station (R92, R99, R127; #3814).
func TestInsolventBuilds(t *testing.T) {
	free := turn(iow(t, "4"), "track", "IOW")
	free.S.Corps[free.Corp("IOW")].Flags |= rules.Insolvent
	free.Do(lay(free, "IOW", "J4", "57", 2))

	g := turn(iow(t, "4").Lay("J4", "57", 2), "track", "IOW")
	g.S.Corps[g.Corp("IOW")].Flags |= rules.Insolvent
	g.Refuses(lay(g, "IOW", "K5", "742", 0), isInsolvent)
	g.Refuses(lay(g, "IOW", "I3", "758", 0), upgradeNeedsTrain)
	g.Cash("IOW", 100).Pass()
	if why := g.Skipped("token"); why != isInsolvent {
		t.Errorf("stations: %v", why)
	}
}

// TestStations: one a turn, not in a hex with one, not on a kept slot (R95, R96, R97; S24, T9, T23).
func TestStations(t *testing.T) {
	g := game(t, 2).Phase("3").Found("C&N", 100, "p1", 50).Lay("G5", "763", 0).Home("C&N", "G5", 0).Train("C&N", "2+1")
	turn(g.Lay("G7", "761", 0).Cash("C&N", 39), "token", "C&N")
	place := rules.PlaceToken{By: g.Corp("C&N"), Of: g.Corp("C&N"), Hex: g.Hex("G5"), City: 1}
	g.Refuses(place, rules.NoMoneyForStation)
	g.Cash("C&N", 40).Refuses(place, rules.HasStation)
	place.Hex, place.City = g.Hex("G7"), 0
	g.Refuses(place, rules.SlotReserved)
	place.Hex = g.Hex("J6")
	g.Refuses(place, rules.CityNotReached)
}

// TestDividends: two ranks down without a dividend, and up by the multiples of the price (R60, R61, R100, R101, R102,
// R103, R104, R105; S49, T4).
func TestDividends(t *testing.T) {
	for _, c := range []struct {
		price, revenue int32
		kind           rules.DividendKind
		after          int32
	}{
		{95, 530, rules.Payout, 142},
		{90, 70, rules.Payout, 90},
		{58, 240, rules.Payout, 82},
		{100, 100, rules.Payout, 110},
		{100, 500, rules.Withhold, 90},
		{330, 330, rules.Payout, 340},
	} {
		g := price(game(t, 2).Found("C&N", 100, "p1", 50).Train("C&N", "2+1"), "C&N", c.price)
		turn(g, "dividend", "C&N", "C&N")
		g.S.Turn.Revenue = c.revenue
		g.Do(rules.Dividend{By: g.Corp("C&N"), Kind: c.kind})
		wantPrice(g, "C&N", c.after)
		if c.after == 340 && g.S.End.Reason != rules.MarketEnd {
			t.Error("the end is not triggered (R64, R152)")
		}
	}
	g := game(t, 2).Found("C&N", 100, "p1", 50).Give("C&N", 10, "initial", "pool").Train("C&N", "2+1")
	turn(g, "dividend", "C&N", "C&N")
	g.S.Turn.Revenue, g.S.Turn.Subsidy = 70, 20
	g.Do(rules.Dividend{By: g.Corp("C&N"), Kind: rules.Payout})
	g.WantCash(map[string]int32{"p1": 1035, "C&N": 1020})
}

// TestRestack: a marker that stays when a dividend is paid goes under the others (R62, R106; S48, T5).
func TestRestack(t *testing.T) {
	for _, c := range []struct {
		title *rules.Title
		first string
	}{{build(t), "IOW"}, {recordedGame(t), "C&N"}} {
		g := rulestest.New(t, c.title, 2).Found("C&N", 100, "p1", 50).Found("IOW", 100, "p2", 50).Train("C&N",
			"2+1").Train("IOW", "2+1")
		turn(g, "dividend", "C&N", "C&N")
		g.S.Turn.Revenue = 50
		g.Do(rules.Dividend{By: g.Corp("C&N"), Kind: rules.Payout})
		if order := g.View().AppendFloated(nil); order[0] != g.Corp(c.first) {
			t.Errorf("%v: company %d first, want %s", c.title.Profile, order[0], c.first)
		}
	}
}

// TestTrainDuty: who can pay a train must buy one (R110, R111, R119, R120; S33, T12, #5821).
func TestTrainDuty(t *testing.T) {
	for _, c := range []struct {
		title *rules.Title
		cash  int32
		want  rules.Reason
	}{
		{recordedGame(t), 700, rules.Legal},
		{recordedGame(t), 710, rules.MustBuyTrain},
		{build(t), 700, rules.MustBuyTrain},
		{build(t), 710, rules.MustBuyTrain},
	} {
		g := rulestest.New(t, c.title, 2).Phase("7").Train("closed", "7+4").Found("C&N", 100, "p1", 50).Home("C&N", "F2", 0)
		turn(g.Cash("C&N", c.cash), "trains", "C&N", "C&N")
		g.Refuses(passOf(g, "C&N"), c.want)
		g.Refuses(train(g, "C&N", "8+4", "initial", 699),
			map[bool]rules.Reason{true: rules.Legal, false: rules.TrainPrice}[c.title.Profile == rules.Recorded])
	}
}

// TestTrade: trains of other companies (R112, R117, R118; S31, S32).
func TestTrade(t *testing.T) {
	g := game(t, 2).Phase("4").Found("C&N", 100, "p1", 50).Found("IWNJ", 82, "p2", 50).Train("C&N", "3+2").Train("IWNJ",
		"4+2")
	turn(g.Cash("C&N", 300), "trains", "C&N", "C&N")
	g.Refuses(train(g, "C&N", "4+2", "IWNJ", 100), lastTrain)
	g.Train("IWNJ", "3+2").Refuses(train(g, "C&N", "4+2", "IWNJ", 100), rules.Legal)
	for price, want := range map[int32]rules.Reason{105: rules.PriceStep, 5: rules.TrainTooLow, 310: rules.NoMoneyForTrain,
		300: rules.Legal} {
		g.Refuses(train(g, "C&N", "4+2", "IWNJ", price), want)
	}
	g.S.Trains[g.Card("3+2", "C&N")] = id.Nobody // trainless C&N may buy an only train
	g.S.Trains[g.Card("3+2", "IWNJ")] = id.Nobody
	g.Refuses(train(g, "C&N", "4+2", "IWNJ", 100), rules.Legal)
	g.S.Holder[g.Title.PresidentCert(g.Corp("IWNJ"))] = id.Pool
	g.Refuses(train(g, "C&N", "4+2", "IWNJ", 100), sellerBarred)
}

// TestPhases: the first train of a kind rusts others at once (R113, R115, R116, R165; T15).
func TestPhases(t *testing.T) {
	g := game(t, 2).Phase("3").Found("C&N", 100, "p1", 50).Train("C&N", "2+1").Train("pool", "2+1")
	for range 4 {
		g.Train("closed", "3+2")
	}
	turn(g, "trains", "C&N", "C&N").Do(train(g, "C&N", "4+2", "initial", 350))
	if n := g.View().TrainCount(g.Owner("C&N")); n != 1 || g.View().TrainCount(id.Pool) != 0 {
		t.Errorf("%d trains", n)
	}
	if pier := g.View().Position().Face(g.Hex("J2")).Stops[0].Value; pier.At(1) != 0 || pier.At(2) != 20 ||
		pier.At(3) != 40 {
		t.Errorf("Ryde Pier pays %v", pier)
	}
	nine, _ := g.Title.FindTrain("9+5"), 0
	if !g.Title.Train(nine).Unlimited {
		t.Error("9+5 trains run out")
	}
}

// TestDiscards: a surplus is given up in the company's own next turn, and is then for sale (R77, R114; S30, T14, T16,
// #6293).
func TestDiscards(t *testing.T) {
	g := game(t, 2).Phase("7").Found("C&N", 100, "p1", 50).Home("C&N", "F2", 0).Found("IOW", 100, "p2", 50).Home("IOW",
		"I3", 0)
	g.Train("C&N", "6+3", "6+3", "7+4").Operate(3)
	for g.View().Actor() != g.Owner("C&N") {
		g.Do(g.Legal()[len(g.Legal())-1])
	}
	g.At("discard", "C&N").Refuses(passOf(g, "C&N"), rules.WrongStep)
	g.Do(rules.DiscardTrain{By: g.Corp("C&N"), Train: g.Card("6+3", "C&N")}).At("track", "C&N")
	if n := g.View().CheapestForSale(); g.S.Trains[n] != id.Pool || g.View().TrainPrice(n) != 500 {
		t.Errorf("the cheapest train is card %d", n)
	}
}

// TestTrainOptions: no train limit, and a second 7+4 (R114; S51).
func TestTrainOptions(t *testing.T) {
	g := game(t, 2, "no_train_limit", "two_7p4").Phase("6").Found("C&N", 100, "p1", 50).Train("C&N", "6+3", "6+3", "7+4",
		"7+4")
	if g.View().TrainRoom(g.Corp("C&N")) <= 0 {
		t.Error("no room")
	}
}

// TestRevenueOfPrivates: paid at the start of every operating round; those of the bank pay nobody (R43, R75, R76).
func TestRevenueOfPrivates(t *testing.T) {
	g := game(t, 2).Own("RPSC", "p1").Own("BHC", "pool").Own("CMH", "p2").Found("C&N", 100, "p1", 50).Home("C&N", "F2", 0)
	g.Operate(2).At("track", "C&N").WantCash(map[string]int32{"p1": 1030, "p2": 1020})
}

// TestWhoTrades: no train is sold by a bankrupt company, none is bought from others in receivership or once
// nationalized (R118).
func TestWhoTrades(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(*rulestest.Game)
		want   rules.Reason
	}{
		{"both operate", func(*rulestest.Game) {}, rules.Legal},
		{"nationalized", func(g *rulestest.Game) { nationalised.Set(&g.S, 1) }, sellerBarred},
		{"the seller is bankrupt", func(g *rulestest.Game) { g.S.Corps[g.Corp("IWNJ")].Flags |= rules.Unlisted },
			sellerBarred},
		{"the buyer is in receivership", func(g *rulestest.Game) {
			g.S.Holder[g.Title.PresidentCert(g.Corp("C&N"))] = id.Pool
		}, sellerBarred},
	} {
		g := game(t, 2).Phase("4").Found("C&N", 100, "p1", 50).Found("IWNJ", 82, "p2", 50).Train("IWNJ", "4+2", "3+2")
		c.change(turn(g.Cash("C&N", 300), "trains", "C&N", "C&N"))
		if r := g.Check(train(g, "C&N", "4+2", "IWNJ", 100)); r.Reason != c.want {
			t.Errorf("%s: %v, want %v", c.name, r.Reason, c.want)
		}
	}
}

// TestPoolBeginsNoPhase: a train that is bought from the pool begins no phase (R113).
func TestPoolBeginsNoPhase(t *testing.T) {
	for from, phase := range map[string]string{"initial": "4", "pool": "3"} {
		g := game(t, 2).Phase("3").Found("C&N", 100, "p1", 50).Train("pool", "4+2")
		for range 4 {
			g.Train("closed", "3+2")
		}
		turn(g, "trains", "C&N", "C&N").Do(train(g, "C&N", "4+2", from, 350))
		if name := g.View().PhaseDef().Name; name != phase {
			t.Errorf("from %s: phase %s", from, name)
		}
	}
}

// TestUpgradeEndsTheStep: after an upgrade no new tile is laid (R80).
func TestUpgradeEndsTheStep(t *testing.T) {
	g := turn(iow(t, "3", "2+1").Lay("J4", "57", 2), "track", "IOW")
	g.Refuses(lay(g, "IOW", "K5", "742", 0), rules.Legal)
	g.Do(lay(g, "IOW", "I3", "758", 0))
	if r := g.Check(lay(g, "IOW", "K5", "742", 0)); !r.Refused() {
		t.Error("a new tile after an upgrade")
	}
}

// TestUpgradeGain: an upgrade needs a route over the tile as it is, or a station in reach that pays more; before the
// correction any track in reach was enough, and in recorded games track in reach must be new or a station pay otherwise
// (R91, R156). VYSC runs a 3+2 from the city in E9 over E7.
func TestUpgradeGain(t *testing.T) {
	type place struct {
		hex, tile string
		rot       uint8
	}
	three := []place{{"E7", "749", 0}, {"E5", "749", 0}, {"E3", "747", 5}, {"F4", "9", 2}, {"G5", "57", 2}}
	for _, c := range []struct {
		name                    string
		board                   []place
		lay                     place
		now, before, inRecorded rules.Reason
	}{
		{"a route, the new straight leads nowhere", []place{{"E7", "9", 0}, {"E5", "749", 0}}, place{"E7", "20", 0},
			rules.Legal, rules.Legal, rules.NoGain},
		{"no route, the new straight leads nowhere", []place{{"E7", "9", 0}}, place{"E7", "20", 0}, nothingRises, rules.Legal,
			rules.NoGain},
		{"no route, a halt that pays as a small station", []place{{"E7", "743", 0}}, place{"E7", "749", 0}, rules.Legal,
			rules.Legal, rules.Legal},
		{"no route, a new branch at a halt", []place{{"E7", "743", 0}}, place{"E7", "752", 0}, nothingRises, rules.Legal,
			rules.Legal},
		{"behind three small stations", three, place{"F4", "20", 2}, rules.Legal, rules.NoGain, rules.NoGain},
		{"behind four", append(three[:3:3], place{"F4", "749", 2}, place{"G5", "9", 2}, place{"H6", "57", 2}),
			place{"G5", "20", 2}, nothingRises, rules.NoGain, rules.NoGain},
		{"a route that ends at a full city", []place{{"E7", "9", 0}, {"E5", "57", 0}}, place{"E7", "20", 0}, rules.Legal,
			rules.Legal, rules.NoGain},
	} {
		for game, want := range map[*rulestest.Game]rules.Reason{
			game(t, 2): c.now, without(t, "1860/R91", 2): c.before,
			rulestest.New(t, recordedGame(t, "no_skip_towns"), 2): c.inRecorded,
		} {
			g := game.Phase("3").Found("VYSC", 62, "p1", 50).Train("VYSC", "3+2").Cash("VYSC", 200)
			g.Lay("E9", "746", 0).Home("VYSC", "E9", 0)
			for _, p := range c.board {
				g.Lay(p.hex, p.tile, p.rot)
			}
			if got := turn(g, "track", "VYSC").Check(lay(g, "VYSC", c.lay.hex, c.lay.tile, c.lay.rot)).Reason; got != want {
				t.Errorf("%s, %s, version %d: %v, want %v", c.name, g.Title.Profile, g.Title.Version, got, want)
			}
		}
	}
}

// TestStationOfATile: the stops that a train with N and M left reaches on a tile: a large station with fewer than N
// before it and a place left, small ones with M or unused N to spare, halts behind as many (R89).
func TestStationOfATile(t *testing.T) {
	kinds := []tile.StopKind{tile.City, tile.Town, tile.Halt}
	for _, c := range []struct {
		large, small uint8
		reached      [3]bool // a large station, a small one, a halt
		passing      [3]bool // where small stations may be passed
	}{
		{0, 0, [3]bool{true, true, true}, [3]bool{true, true, true}},
		{1, 0, [3]bool{true, true, true}, [3]bool{true, true, true}},
		{1, 1, [3]bool{true, true, true}, [3]bool{true, true, true}},
		{1, 2, [3]bool{false, false, true}, [3]bool{true, true, true}},
		{1, 3, [3]bool{false, false, false}, [3]bool{true, true, true}},
		{2, 0, [3]bool{false, true, true}, [3]bool{false, true, true}},
		{2, 1, [3]bool{false, false, true}, [3]bool{false, true, true}},
		{3, 0, [3]bool{false, false, false}, [3]bool{false, false, false}},
	} {
		for i, kind := range kinds {
			r := reach{train: allowance{large: 2, all: 3}, stops: 1, now: &tile.Face{Stops: []tile.Stop{{Kind: kind}}}}
			r.cities.Stop[0], r.towns.Stop[0] = c.large, c.small
			if got := r.stopInReach(0); got != c.reached[i] {
				t.Errorf("a 2+1 behind %d large and %d small stations, kind %d: %v", c.large, c.small, kind, got)
			}
			r.skipTowns = true
			if got := r.stopInReach(0); got != c.passing[i] {
				t.Errorf("small stations passed, behind %d large ones, kind %d: %v", c.large, kind, got)
			}
		}
	}
}

// TestStationReach: a station is only where a train of the company reaches; in recorded games, with the switch and
// before the correction at any distance and without a train (R89, R96). A 2+1 passes one large station on the way to
// another, a 3+2 two.
func TestStationReach(t *testing.T) {
	for _, c := range []struct {
		name string
		game func() *rulestest.Game
		any  bool
	}{
		{"rulebook", func() *rulestest.Game { return game(t, 2) }, false},
		{"switched", func() *rulestest.Game { return game(t, 2, "station_reach=any") }, true},
		{"before", func() *rulestest.Game { return without(t, "1860/R96", 2) }, true},
		{"recorded", func() *rulestest.Game { return rulestest.New(t, recordedGame(t), 2) }, true},
		{"recorded, switched", func() *rulestest.Game { return rulestest.New(t, recordedGame(t, "station_reach=train"), 2) },
			false},
	} {
		for _, trains := range [][]string{nil, {"2+1"}, {"3+2"}} {
			g := c.game().Phase("3").Found("IOW", 100, "p1", 50).Home("IOW", "I3", 0).Train("IOW", trains...).Cash("IOW", 200)
			turn(g.Lay("J4", "6", 0).Lay("J6", "746", 0), "token", "IOW", "IOW")
			for hex, distance := range map[string]int{"J4": 1, "J6": 2} {
				want := rules.Legal
				switch {
				case c.any:
				case trains == nil:
					want = stationNeedsTrain
				case distance == 2 && trains[0] == "2+1":
					want = cityBeyondTrain
				}
				a := rules.PlaceToken{By: g.Corp("IOW"), Of: g.Corp("IOW"), Hex: g.Hex(hex)}
				if r := g.Check(a); r.Reason != want || r.Refused() && r.Rule != "1860/R96" {
					t.Errorf("%s, %v at %s: %v by %s, want %v", c.name, trains, hex, r.Reason, r.Rule, want)
				}
			}
			if trains == nil {
				turn(g, "track", "IOW", "IOW").Pass()
				if why := g.Skipped("token"); (why == stationNeedsTrain) == c.any {
					t.Errorf("%s: without a train %v", c.name, why)
				}
			}
		}
	}
}
