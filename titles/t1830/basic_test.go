package t1830

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/tile"
)

// basicGame begins a basic game.
func basicGame(t testing.TB, players int, settings ...string) *rulestest.Game {
	t.Helper()
	title, err := rules.Build(rules.Rulebook, settings, BasicSwitchesFor, New)
	if err != nil {
		t.Fatal(err)
	}
	return rulestest.New(t, title, players)
}

// choice bids for the choice of a group, by whoever has the turn.
func choice(g *rulestest.Game, price int32) rules.Bid {
	return rules.Bid{By: g.View().Actor().Player(), Price: price}
}

// take takes the group that begins with a private.
func take(g *rulestest.Game, private string) rules.Bid {
	b := bid(g, private, 0)
	for _, l := range lotsLeft(g) {
		if l.Private == b.Private {
			b.Price = l.Price
		}
	}
	return b
}

func lotsLeft(g *rulestest.Game) []step.Lot {
	sale, ok := g.View().InCharge().(step.ChoiceSale)
	if !ok {
		return nil
	}
	return sale.AppendLots(nil, g.View())
}

// TestGroupSale is the example of RB8, T44 and T66: bids, choices and effects, the par before the next auction, the
// last group without a decision (RB4-RB8, RB16, RB19).
func TestGroupSale(t *testing.T) {
	g := basicGame(t, 3)
	g.At("auction", "p1").Do(choice(g, 0)).At("auction", "p2").Do(choice(g, 5)).At("auction", "p3").Pass()
	g.At("auction", "p1").Do(choice(g, 10)).At("auction", "p2").Pass()
	g.At("auction", "p1").WantCash(map[string]int32{"p1": 800})
	g.Do(take(g, "SV")).WantCash(map[string]int32{"p1": 530})
	g.At("par", "p1")
	g.Refuses(rules.Pass{By: g.Owner("p1")}, rules.WrongStep)
	g.Refuses(rules.Bid{By: 2, Price: 0}, rules.WrongStep)
	g.Do(par(g, "B&O", 82)).WantPresident("B&O", 1)
	g.At("auction", "p2").Do(choice(g, 0)).At("auction", "p3").Do(choice(g, 5)).At("auction", "p2").Pass()
	g.At("auction", "p3").Do(take(g, "CS"))
	g.At("stock", "p1").WantCash(map[string]int32{"p1": 530, "p2": 620, "p3": 595, "bank": 12_000 - 530 - 620 - 595})
	g.WantShares("PRR", map[string]int{"p3": 10})
	for private, owner := range map[string]string{"SV": "p1", "BO": "p1", "CS": "p3", "CA": "p3", "DH": "p2", "MH": "p2"} {
		if !g.View().PrivateOf(g.Private(private), g.Owner(owner)) {
			t.Errorf("%s does not belong to %s", private, owner)
		}
	}
	same(t, "RB19: certificates", []int{g.View().CertsCounted(1), g.View().CertsCounted(3)}, []int{3, 3})
}

// TestPassesInTheSale is T45, T63 and trap 41: who has passed is out of this auction only; the last one may still bid
// nothing, and if nobody bids the opener chooses (RB6).
func TestPassesInTheSale(t *testing.T) {
	g := basicGame(t, 2)
	g.Pass().Pass().At("auction", "p1").Do(take(g, "SV")).WantCash(map[string]int32{"p1": 950, "p2": 830})
	g.At("par", "p2") // T67: the last group came by itself

	g = basicGame(t, 3)
	g.Pass().Pass().At("auction", "p3")
	last := g.Copy()
	last.Do(choice(last, 0)).At("auction", "p3").Do(take(last, "DH")).WantCash(map[string]int32{"p3": 620})
	last.At("auction", "p1").Do(choice(last, 0)) // in again, and opens as the next to the left
	g.Pass().At("auction", "p1")
	g.Refuses(rules.Pass{By: g.Owner("p1")}, rules.WrongStep)
	g.Do(take(g, "DH")).At("auction", "p2").WantCash(map[string]int32{"p1": 620})
}

// TestChoiceBids is T47, T64 and T65, trap 42: RB5, RB6, RB7 for bids and choices.
func TestChoiceBids(t *testing.T) {
	g := basicGame(t, 3)
	g.Do(choice(g, 10))
	g.Refuses(choice(g, 10), rules.BidTooLow)
	g.Refuses(choice(g, 12), rules.BidTooLow)
	g.Refuses(choice(g, 17), rules.PriceStep)
	g.Refuses(rules.Bid{By: 3, Price: 15}, rules.NotYourTurn)
	g.Refuses(bid(g, "SV", 260), rules.WrongStep)
	g.Do(choice(g, 15))

	g = basicGame(t, 2)
	g.Refuses(choice(g, 955), rules.BidTooHigh)
	g.Do(choice(g, 950)).Pass()
	g.Refuses(bid(g, "CS", 370), rules.NoMoney)
	g.Refuses(bid(g, "SV", 240), rules.PriceFixed)
	g.Refuses(bid(g, "DH", 250), rules.LotGone)
	g.Do(bid(g, "SV", 250)).WantCash(map[string]int32{"p1": 0, "p2": 830})

	g = basicGame(t, 7)
	for i, private := range []string{"SV", "CS", "DH", "MH", "CA"} {
		g.S.Privates[g.Private(private)].Owner = id.OfPlayer(id.Player(i + 1))
	}
	g.S.Frames[0].Actor = g.Owner("p6")
	g.Refuses(choice(g, 135), rules.BidTooHigh)
	g.Do(choice(g, 130))
}

// TestWhatMayBeBid: the lowest and the highest bid, in steps of $5 whatever money a player has, are the offered ones;
// who cannot pay the lowest and a group may only pass (RB5-RB7).
func TestWhatMayBeBid(t *testing.T) {
	g := basicGame(t, 3)
	cheapest := lotsLeft(g)[0].Price
	for _, l := range lotsLeft(g) {
		cheapest = min(cheapest, l.Price)
	}
	g.Do(choice(g, 0)).Cash("p2", cheapest+13).Cash("p3", cheapest+9)
	same(t, "offered to p2", g.Legal(), []rules.Action{choice(g, 5), choice(g, 10), rules.Pass{By: g.Owner("p2")}})
	if r := g.Check(choice(g, 7)); r.Reason != rules.PriceStep || r.Have != 7 || r.Need != 5 {
		t.Errorf("a bid of $7: %+v", r)
	}
	g.Refuses(choice(g, 15), rules.BidTooHigh)
	g.Do(choice(g, 10))
	same(t, "offered to p3", g.Legal(), []rules.Action{rules.Pass{By: g.Owner("p3")}})
	g.Cash("p3", cheapest+15)
	same(t, "offered to p3 with $15 to spare", g.Legal(), []rules.Action{choice(g, 15), rules.Pass{By: g.Owner("p3")}})
}

// TestFirstGroupHasThePriority: who takes the first group begins the first stock round, and no later one does (RB8).
func TestFirstGroupHasThePriority(t *testing.T) {
	g := basicGame(t, 3)
	g.Do(choice(g, 0)).Do(choice(g, 5)).Pass().Pass()
	group := take(g, "DH")
	g.At("auction", "p2").Do(group)
	won := slices.IndexFunc(g.X.Events, func(e rules.Event) bool { return e.Kind == rules.BidsWon })
	if won < 0 || g.X.Events[won].Amount != 5+group.Price {
		t.Errorf("the log tells %+v, not the bid of $5 and the price", g.X.Events)
	}
	g.At("auction", "p3").Do(choice(g, 0)).Pass()
	g.At("auction", "p3").Do(take(g, "CS"))
	if g.InCharge() == "par" {
		g.Do(par(g, "B&O", 67))
	}
	g.At("stock", "p2")
}

// TestGroupsOfTheBook is T68 and X15, traps 37 and 43: every number of players, with the document's own table: the
// prices, each private in one group, each player one group. With seven one player has none (T46).
func TestGroupsOfTheBook(t *testing.T) {
	for players, want := range map[int]struct {
		groups []string // of which each begins with its price
		face   []int32
	}{
		2: {[]string{"250 SV DH CA", "370 CS MH BO"}, []int32{250, 370}},
		3: {[]string{"260 SV BO", "200 CS CA", "180 DH MH"}, []int32{240, 200, 180}},
		4: {[]string{"130 SV MH", "110 CS DH", "160 CA", "220 BO"}, []int32{130, 110, 160, 220}},
		5: {[]string{"60 SV CS", "70 DH", "110 MH", "160 CA", "220 BO"}, []int32{60, 70, 110, 160, 220}},
		6: {[]string{"20 SV", "60 CS", "70 DH", "110 MH", "160 CA", "220 BO"}, []int32{20, 40, 70, 110, 160, 220}},
		7: {[]string{"20 SV", "60 CS", "70 DH", "110 MH", "160 CA", "220 BO"}, []int32{20, 40, 70, 110, 160, 220}},
	} {
		g, face := basicGame(t, players), basicGame(t, players, "basic_group_cost=face_value")
		var groups []string
		var prices []int32
		for i, l := range lotsLeft(g) {
			text := fmt.Sprint(l.Price)
			for _, p := range append([]id.Private{l.Private}, l.With...) {
				text += " " + g.Title.Private(p).ID
			}
			groups, prices = append(groups, text), append(prices, lotsLeft(face)[i].Price)
		}
		same(t, fmt.Sprintf("RB4: groups of %d", players), groups, want.groups)
		same(t, fmt.Sprintf("X15: face values of %d", players), prices, want.face)
		for g.InCharge() == "auction" || g.InCharge() == "par" {
			g.Do(g.Legal()[0])
		}
		owners := map[id.Owner]bool{}
		cash := int32(0)
		for i := range g.Title.Privates {
			owners[g.S.Privates[i+1].Owner] = true
		}
		for p := range players {
			cash += g.View().Cash(id.OfPlayer(id.Player(p + 1)))
		}
		same(t, fmt.Sprintf("RB4: owners of %d", players), len(owners), min(players, 6))
		same(t, fmt.Sprintf("RB4: bank of %d", players), g.S.Cash[id.Bank], 12_000-cash)
		if owners[id.Initial] {
			t.Errorf("RB16: %d players leave a group unsold", players)
		}
	}
}

// TestSeventhPlayer is T46: the sixth auction is between two; who loses it has no private and all his money (RB7).
func TestSeventhPlayer(t *testing.T) {
	g := basicGame(t, 7)
	for _, private := range []string{"SV", "CS", "DH", "MH", "CA"} {
		g.Do(choice(g, 0))
		for !g.S.Auction.Choosing {
			g.Pass()
		}
		g.Do(take(g, private))
	}
	g.At("auction", "p6").Do(choice(g, 0)).At("auction", "p7").Pass().Do(take(g, "BO")).At("par",
		"p6").Do(par(g, "B&O", 100))
	g.At("stock", "p1").WantCash(map[string]int32{"p6": 130, "p7": 350})
}

// TestNothingElseInTheSale: RB17: no shares, no exchange, no trade, no income, no price that falls.
func TestNothingElseInTheSale(t *testing.T) {
	g := basicGame(t, 3)
	g.Own("MH", "p2")
	g.Refuses(exchange(g, 2, id.Initial), rules.WrongStep)
	g.Refuses(par(g, "NYC", 67), rules.WrongStep)
	g.Refuses(rules.BuyPrivate{By: g.Owner("p1"), Private: g.Private("MH"), Price: 1}, rules.WrongStep)
	g.Refuses(rules.Bankrupt{By: 1}, rules.WrongStep)

	g = basicGame(t, 4)
	g.Do(choice(g, 0)).Pass().Pass().Pass().Do(take(g, "CS"))
	before := g.S.Cash
	g.Pass().Pass().Pass() // all of them: no income, no lower price
	same(t, "RB17: money", g.S.Cash, before)
	g.Refuses(bid(g, "SV", 125), rules.PriceFixed)
}

// TestBasicMoney is T71 and R5 for Basic: RB2, RB3, RB18: cash and certificate limits of the document, the opener is
// the first seat.
func TestBasicMoney(t *testing.T) {
	for players, want := range map[int][2]int{2: {1200, 28}, 3: {800, 20}, 4: {600, 16}, 5: {480, 13}, 6: {400, 11},
		7: {350, 11}} {
		g := basicGame(t, players)
		g.At("auction", "p1")
		same(t, fmt.Sprintf("RB2: %d players", players),
			[]int{int(g.View().Cash(g.Owner("p2"))), g.View().CertLimit(), int(g.S.Cash[id.Bank])},
			[]int{want[0], want[1], 12_000 - players*want[0]})
	}
	g := basicGame(t, 7)
	g.Stock(2, "p1").Found("PRR", 100, "p2", 20)
	for i, corp := range []string{"CPR", "B&O", "C&O"} {
		g.Found(corp, 100, "p3", 20).Give(corp, []int{40, 40, 30}[i], "initial", "p1")
	}
	same(t, "RB9: certificates", g.View().CertsCounted(1), 11)
	g.Cash("p1", 600)
	g.Refuses(buy(g, "PRR", "initial"), rules.CertLimit)
}

// TestBasicSales is T70: RB9a: shares may be sold in the first stock round, unless the option is off (X24). RB9: the
// limits are those of R37 and R46.
func TestBasicSales(t *testing.T) {
	for _, c := range []struct {
		rule     string
		settings []string
		percent  uint8
		want     rules.Reason
	}{
		{"RB9a", nil, 10, rules.Legal},
		{"RB9a", []string{"basic_sales_in_sr1=off"}, 10, rules.FirstRound},
		{"RB9", nil, 20, rules.PoolFull},
	} {
		g := basicGame(t, 3, c.settings...)
		g.Stock(1, "p1").Found("PRR", 100, "p2", 20).Give("PRR", 30, "initial", "p1").Give("PRR", 40, "initial", "pool")
		if r := g.Check(sell(g, "PRR", c.percent)); r.Reason != c.want {
			t.Errorf("%s %q: %v, want %v", c.rule, c.settings, r.Reason, c.want)
		}
	}
	g := basicGame(t, 3)
	g.Stock(2, "p1").Found("PRR", 100, "p2", 20).Give("PRR", 60, "initial", "p1")
	g.Refuses(buy(g, "PRR", "initial"), rules.HoldingLimit) // five ordinary ones and a sixth are 60 percent: no seventh
}

// TestBasicEnd is T69 and trap 44: RB14, RB15, RB21 with the values of bank_break_end (X4).
func TestBasicEnd(t *testing.T) {
	for _, c := range []struct {
		settings []string
		round    uint8
	}{{nil, 1}, {[]string{"bank_break_end=or_set"}, 3}} {
		g := basicGame(t, 3, c.settings...)
		g.Found("PRR", 100, "p1", 60).Give("PRR", 20, "initial", "p2").Give("PRR", 20, "initial", "p3").Phase("5")
		g.Operate(2)
		west(g)
		g.Train("PRR", "5", "5").Cash("bank", 50).Step("dividend")
		g.S.Turn.Revenue = 100
		g.Do(dividend(g, rules.Payout)).WantCash(map[string]int32{"bank": -50})
		finish(t, g)
		if !g.S.End.Over || g.S.End.Reason != rules.BankBroken || g.S.Round != c.round {
			t.Errorf("RB14 %q: %+v in round %d, want %d", c.settings, g.S.End, g.S.Round, c.round)
		}

		g = basicGame(t, 3, c.settings...)
		g.Found("PRR", 100, "p1", 60).Phase("5").Stock(2, "p1").Cash("bank", 50)
		g.Do(sell(g, "PRR", 10))
		for !g.S.End.Over && g.InCharge() == "stock" {
			g.Pass()
		}
		west(g)
		g.Train("PRR", "5", "5")
		finish(t, g)
		if !g.S.End.Over || g.S.Round != c.round {
			t.Errorf("RB14 %q: broken in a stock round, over %v in round %d, want %d", c.settings, g.S.End.Over, g.S.Round,
				c.round)
		}
	}
	g := basicGame(t, 3)
	g.Found("PRR", 67, "p1", 60).Operate(2)
	west(g)
	g.Cash("PRR", 0).Cash("p1", 0).Give("PRR", 40, "initial", "pool").Step("trains")
	g.Give("PRR", 40, "p1", "p2").Give("PRR", 20, "p2", "p3")
	g.Do(rules.Bankrupt{By: g.Corp("PRR")})
	if !g.S.End.Over || g.S.End.Reason != rules.PlayerBankrupt {
		t.Errorf("RB15: %+v", g.S.End)
	}
}

// TestScorePrivates is T84: RB21, R173: open privates count at face value, unless the option is off (X14).
func TestScorePrivates(t *testing.T) {
	for _, c := range []struct {
		settings []string
		want     int32
	}{{nil, 260}, {[]string{"score_privates=off"}, 100}} {
		for name, g := range map[string]*rulestest.Game{"basic": basicGame(t, 3, c.settings...),
			"classic": start(t, 3, c.settings...)} {
			g.Own("CA", "p1").Cash("p1", 100).Phase("3")
			same(t, fmt.Sprintf("X14: %s, %q", name, c.settings), g.View().Worth(1), c.want)
		}
	}
}

// TestSixDiesels is T48 and T72, trap 45: RB12, RB20: after the sixth diesel nothing is traded in; a 5 in the market
// must be bought, an empty one obliges nobody.
func TestSixDiesels(t *testing.T) {
	g := basicGame(t, 3)
	g.Found("PRR", 100, "p1", 60).Found("NYC", 90, "p2", 60).Phase("7").Operate(5)
	west(g)
	g.Train("closed", "D", "D", "D", "D", "D").Train("PRR", "5").Cash("PRR", 2000).Step("trains")
	same(t, "RB12: diesels", g.Title.Copies(g.Kind("D"), 3), 6)
	a := buyTrain(g, "D", "initial", 800)
	a.TradeIn = g.View().FirstCard(g.Kind("5"), g.Owner("PRR"))
	g.Do(a).At("trains", "PRR")
	g.Train("PRR", "6")
	for _, n := range []string{"5", "6"} { // the rest of the row is gone
		for g.View().FirstCard(g.Kind(n), id.Initial) != 0 {
			g.Train("closed", n)
		}
	}
	g.Refuses(rules.BuyTrain{By: g.Corp("PRR"), Train: a.Train, From: id.Initial, Price: 800,
		TradeIn: g.View().FirstCard(g.Kind("6"), g.Owner("PRR"))}, rules.TrainNotForSale)

	for _, market := range []bool{true, false} {
		g = basicGame(t, 3)
		g.Found("PRR", 100, "p1", 60).Phase("7").Operate(5)
		west(g)
		for i := range g.Title.Trains {
			for g.View().FirstCard(id.TrainKind(i+1), id.Initial) != 0 {
				g.Train("closed", g.Title.Trains[i].Name)
			}
		}
		if market {
			g.Train("pool", "5")
		}
		g.Step("run").Train("PRR")
		g.S.Frames[0].Done = 1<<g.S.Frames[0].Step - 1
		g.Step("trains").Cash("PRR", 500)
		must := step.MustBuyTrain(g.View(), g.Corp("PRR"))
		if must != market {
			t.Errorf("RB12, trap 45: a train in the market %v, must buy %v", market, must)
		}
	}
}

// TestEras is T49: RB10, RB11, RB13 with the document's own table of eras and RB1 with its copies of trains. No gray
// tile is in the box (X16).
func TestEras(t *testing.T) {
	g := basicGame(t, 4)
	for i, want := range []struct {
		name, train string
		copies      int
		price       int32
		limit       uint8
		color       tile.Color
		rounds      uint8
		rusts       string // kinds that go with the first train
		companies   bool   // buy privates
		players     bool   // trade privates
		closes      bool
	}{
		{"2", "2", 6, 80, 4, tile.Yellow, 1, "", false, true, false},
		{"3", "3", 5, 180, 4, tile.Green, 2, "", true, true, false},
		{"4", "4", 4, 300, 3, tile.Green, 2, "2", true, true, false},
		{"5", "5", 3, 450, 2, tile.Brown, 3, "", false, false, true},
		{"6", "6", 2, 630, 2, tile.Gray, 3, "3", false, false, false},
		{"7", "D", 6, 1100, 2, tile.Gray, 3, "4", false, false, false},
	} {
		p, d := g.Title.Phases[i], g.Title.Trains[i]
		rusts := ""
		for _, other := range g.Title.Trains {
			if other.RustsOn == want.train {
				rusts += other.Name
			}
		}
		starts := d.StartsPhase
		if i == 0 {
			starts = p.Name
		}
		same(t, "RB11: era "+want.name,
			[]any{p.Name, starts, d.Name, g.Title.Copies(id.TrainKind(i+1), 4), d.Price, p.TrainLimit, p.Colors, p.Rounds, rusts,
				p.CompaniesBuyPrivates, p.PlayersTradePrivates, p.ClosePrivates},
			[]any{want.name, want.name, want.train, want.copies, want.price, want.limit, want.color, want.rounds, want.rusts,
				want.companies, want.players, want.closes})
	}
	diesel := g.Title.Trains[5]
	same(t, "RB20: diesel", []any{diesel.FromPhase, diesel.TradeIn, diesel.TradeInValue, diesel.Unlimited},
		[]any{"6", []string{"4", "5", "6"}, int32(300), false})
	for _, k := range g.Title.Tiles {
		if k.Face.Color == tile.Gray {
			t.Errorf("RB11: tile %s is gray", k.Name)
		}
	}
	var steps []string
	for _, s := range g.Title.Rounds[operatingRound-1].Steps {
		steps = append(steps, s.Name())
	}
	same(t, "RB10: steps", steps, []string{"track", "teleport", "token", "run", "dividend", "trains", "lastprivates"})
}

// TestOtherOptions: RB22: Basic has the variants of Classic but none of its readings, Starter has neither; both have
// one profile.
func TestOtherOptions(t *testing.T) {
	names := func(s Switches) (list []string) {
		for _, c := range s.Choices() {
			list = append(list, c.Name())
		}
		return list
	}
	same(t, "RB22: Basic", names(BasicSwitchesFor(rules.Rulebook)), []string{
		"multiple_brown_from_ipo", "optional_6_train", "erie_chooses_city", "bank_break_end", "basic_group_cost",
		"basic_sales_in_sr1", "score_privates",
	})
	same(t, "RS19: Starter", names(StarterSwitchesFor(rules.Rulebook)), []string{
		"starter_two_player", "starter_absent_homes", "starter_blocking", "starter_train_trading",
	})
	classic := names(SwitchesFor(rules.Rulebook))
	if slices.ContainsFunc(classic, func(n string) bool { return n == "basic_group_cost" }) ||
		classic[len(classic)-1] != "score_privates" {
		t.Errorf("Classic: %q", classic)
	}
}
