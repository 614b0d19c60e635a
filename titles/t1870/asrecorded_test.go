package t1870

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/rulestest"
)

// The tests of this file are about actions of recorded games that are never offered (1870/X16), and about those that
// 18xx.games lists though they are not possible.

// stored returns a position whose next action is in a stored game.
func stored(g *rulestest.Game) rules.View {
	v := g.View()
	v.For |= rules.Stored
	return v
}

// onlyStored checks that an action is refused for a reason where it is made, and that by the rules of recorded games,
// and not by the rulebook, a stored game may hold it. It is carried out.
func onlyStored(g *rulestest.Game, a rules.Action, why rules.Reason) {
	g.T.Helper()
	g.Refuses(a, why)
	if slices.ContainsFunc(g.Legal(), func(legal rules.Action) bool { return rules.SameAction(legal, a) }) {
		g.T.Error("it is offered")
	}
	r := rules.Do(stored(g), a, &g.S)
	if recorded := g.Title.Profile == rules.Recorded; r.Refused() == recorded {
		g.T.Errorf("%v: in a stored game: %v", g.Title.Profile, r.Reason)
	}
}

// TestBidBesideAuction is X16, R15, R156: while two raise their bids on one private, the lower one may bid on another
// in a recorded game. It is still his turn.
func TestBidBesideAuction(t *testing.T) {
	for _, profile := range both {
		g := begin(t, profile)
		for i, sum := range []int32{85, 90} {
			g.Do(rules.Bid{By: id.Player(i + 1), Private: g.Private("GSC"), Price: sum})
		}
		g.Do(rules.Bid{By: 3, Private: g.Private("GRSC"), Price: 20}, rules.Bid{By: 1, Private: g.Private("MRBC"), Price: 40})
		g.Do(rules.Bid{By: 2, Private: g.Private("SCC"), Price: 50})
		onlyStored(g, rules.Bid{By: 1, Private: g.Private("MKT"), Price: 165}, rules.NotBidding)
		g.At("auction", "p1").Do(rules.Bid{By: 1, Private: g.Private("GSC"), Price: 95}).At("auction", "p2")
	}
}

// TestPrivateBeforeItsPhase is X16, R126: in phase 1 only the bridge company is for sale, to MP and SSW; recorded games
// may hold the sale of another private to those two.
func TestPrivateBeforeItsPhase(t *testing.T) {
	for _, profile := range both {
		for _, corp := range []string{"MP", "TP"} {
			g := begin(t, profile).Found(corp, 100, "p1", 60).Own("GRSC", "p2").Own("MRBC", "p2").Operate(1).At("track", corp)
			buy := rules.BuyPrivate{By: id.OfCorp(g.Corp(corp)), Private: g.Private("GRSC"), Price: 10}
			if corp == "MP" {
				onlyStored(g, buy, rules.PhaseForPrivates)
				continue
			}
			g.Refuses(buy, rules.PhaseForPrivates)
			if r := rules.Check(stored(g), buy); r.Reason != rules.PhaseForPrivates {
				t.Errorf("%v: %s in a stored game: %v", profile, corp, r.Reason)
			}
		}
	}
}

// TestBrownAfterSales is X16, R34: a share of a brown company, a sale, then the next share of it. 18xx.games lists a
// purchase, so that the turn waits for a pass.
func TestBrownAfterSales(t *testing.T) {
	for _, profile := range both {
		g := begin(t, profile).Found("MP", 68, "p1", 20).Give("MP", 40, "initial", "pool").PriceAt("MP",
			market.Pos{Row: 7, Col: 1})
		g.Found("TP", 100, "p1", 60).Give("TP", 10, "initial", "p2").Cash("p1", 0)
		inStock(g, 2).Cash("p2", 500)
		buy := rules.BuyShares{By: id.OfPlayer(2), Corp: g.Corp("MP"), From: id.Pool, Percent: 10}
		g.Do(buy, rules.SellShares{By: id.OfPlayer(2), Corp: g.Corp("TP"), Percent: 10}).At("stock", "p2")
		if profile == rules.Recorded {
			if can := notation.Can(g.View()); !slices.Contains(can, "buy_shares") {
				t.Errorf("listed are %v", can)
			}
		}
		onlyStored(g, buy, rules.OnePurchase)
	}
}

// TestAnyPurchaseProtects is X16, R51: whatever is bought at a protection is the block, in a recorded game.
func TestAnyPurchaseProtects(t *testing.T) {
	for _, profile := range both {
		g := begin(t, profile).Found("MP", 100, "p1", 60).Give("MP", 30, "initial", "p2").Found("TP", 100, "p3", 60)
		inStock(g, 2).Cash("p1", 500).Cash("p2", 0)
		g.Do(rules.SellShares{By: id.OfPlayer(2), Corp: g.Corp("MP"), Percent: 30})
		if g.View().Actor() == id.OfPlayer(2) {
			g.Pass()
		}
		g.At("protect", "p1")
		onlyStored(g, rules.BuyShares{By: id.OfPlayer(1), Corp: g.Corp("TP"), From: id.Initial, Percent: 10},
			rules.WholeBlock)
		if profile == rules.Recorded {
			g.WantShares("MP", map[string]int{"p1": 90, "pool": 0})
			g.WantShares("TP", map[string]int{"p1": 0})
			g.WantCash(map[string]int32{"p1": 200})
		}
	}
}

// TestRedeemThoughAboveLimit is X16, R31: who is above his limit only sells; recorded games may hold a redemption.
func TestRedeemThoughAboveLimit(t *testing.T) {
	for _, profile := range both {
		g := begin(t, profile).Found("MP", 100, "p1", 60).Give("MP", 20, "initial", "p2").Home("MP", "C18", 0)
		for _, corp := range []string{"ATSF", "SSW", "SP"} {
			g.Found(corp, 100, "p1", 60)
		}
		inStock(g, 1).Own("GRSC", "p1")
		redeem := rules.BuyShares{By: id.OfCorp(g.Corp("MP")), Corp: g.Corp("MP"), From: id.OfPlayer(2), Percent: 10}
		onlyStored(g, redeem, rules.MustSell)
	}
}

// TestRedeemWithMoneyOfTheRound is R63b: money that a company was paid in the same stock round does not redeem a share;
// recorded games may hold it.
func TestRedeemWithMoneyOfTheRound(t *testing.T) {
	for _, profile := range both {
		g := begin(t, profile).Found("MP", 100, "p1", 60).Give("MP", 20, "initial", "p2").Home("MP", "C18", 0)
		inStock(g, 1).Cash("MP", 150).S.Corps[g.Corp("MP")].Offered = 51
		onlyStored(g, redemption(g, "MP", id.OfPlayer(2)), freshMoney)
	}
}

// TestSaleWithoutDuty is X16, R119: a president sells shares in the train step only for a train that his company owes;
// recorded games may hold a sale without that.
func TestSaleWithoutDuty(t *testing.T) {
	for _, profile := range both {
		g := begin(t, profile).Found("IC", 68, "p1", 60).Home("IC", "K16", 0).Found("GMO", 68, "p2", 40).Home("GMO", "M20",
			0).Give("GMO", 20, "initial", "p1")
		g.Operate(3).Step("trains")
		g.S.Frames[0].Actor, g.S.Order.At = id.OfCorp(g.Corp("IC")), uint8(slices.Index(g.S.Order.Corps[:], g.Corp("IC")))
		g.Cash("IC", 0).Cash("p1", 0).At("trains", "IC")
		onlyStored(g, sale(g, 1, "GMO", 10), rules.NoDuty)
	}
}

// TestConnectionWithoutAWay is X15, X16: a connection that only a record states has no way for a run; nothing runs, and
// the turns go on.
func TestConnectionWithoutAWay(t *testing.T) {
	g := illinois(t, rules.Recorded, "2").Operate(3).At("track", "GMO")
	g.S.Turn.Revenue = 70 // of a run before
	g.Do(Connect{By: g.Corp("IC")}, choose(g, "IC", ontoMap)).At(linkRunKey, "IC")
	nothing := rules.RunRoutes{By: g.Corp("IC")}
	if legal := g.Legal(); len(legal) != 1 || !rules.SameAction(legal[0], nothing) {
		t.Errorf("offered are %v", legal)
	}
	cash, price := g.S.Cash, g.S.Corps[g.Corp("IC")].Price
	if r := rules.Do(stored(g), nothing, &g.S); r.Refused() {
		t.Fatal(r)
	}
	g.At("track", "GMO")
	if g.S.Cash != cash || g.S.Corps[g.Corp("IC")].Price != price {
		t.Error("a run of nothing pays or moves the marker")
	}
}

// TestToldAsRecorded: differences of traces: a company's shares of itself are with those never sold, a closed company
// is not mentioned, a destination has the names of those who still want to reach it beside the markers, a closed port
// its sign, and with station wars a station beside the places of a city has one of its own (R163).
func TestToldAsRecorded(t *testing.T) {
	for _, setting := range []string{"station_wars", "station_wars=off"} {
		g := begin(t, rules.Recorded, setting).Found("MP", 100, "p1", 60).Found("GMO", 68, "p2", 60).Found("FW", 68, "p3",
			60).Found("SP", 68, "p3", 60)
		g.S.Holder[g.View().FindCert(g.Corp("MP"), id.Initial, 10)] = id.OfCorp(g.Corp("MP"))
		tx := rules.Tx{View: g.View()}
		tx.CloseCorp(g.Corp("GMO"))
		tx.Mark(g.Corp("IC"), rules.Arrived)
		mark(g, cattleID, "MP", "N17")
		port(g, "MP", "N17", true)
		port(g, "MP", "M14", false)
		mark(g, cattleID, "MP", "B9")
		g.Lay("C18", "57", 0).Home("MP", "C18", 0).Lay("N17", "15", 1).Lay("B11", "57", 1).Home("SP", "N1", 0)
		for corp, hex := range map[string]string{"ATSF": "C18", "FW": "C18", "TP": "N17", "MKT": "N1"} {
			rest(g, corp, hex)
		}
		got, marks := map[string]string{}, 0
		g.Title.Hooks.Told(g.View(), func(key, value string) {
			if strings.HasPrefix(key, "marks.") && value == "" && g.Hex(strings.TrimPrefix(key, "marks.")) != 0 {
				marks++
				return
			}
			got[key] = value
		})
		if marks != len(g.Title.Board.Hexes) {
			t.Errorf("%s: the marks of %d hexes are told otherwise", setting, marks)
		}
		want := map[string]string{
			"share.MP.treasury": "", "share.MP.ipo": "40", "closed.GMO": "",
			"assigned.A2": "FW", "assigned.B9": "SCC", "assigned.C18": "GMO", "assigned.J3": "SSW", "assigned.J5": "MP",
			"assigned.M14": "GSC",
			"assigned.M22": "SLSF", "assigned.N1": "ATSF,MKT", "assigned.N17": "GSCᶜ,SCC,SP,TP",
		}
		if setting == "station_wars" {
			want["tokens.C18"], want["tokens.N17"] = "0:MP|ATSF|FW", "0:-|-|TP"
		}
		if !maps.Equal(got, want) {
			t.Errorf("%s: told is\n%v, want\n%v", setting, got, want)
		}
	}
}

// TestListedAsRecorded: 18xx.games lists a bid in the auction, the purchase of a private that cannot be had, and at a
// turn of a company bankruptcy, also while it discards a train, and in the first phase a private for those two that
// might buy the bridge company, whether anything of that kind is possible or not.
func TestListedAsRecorded(t *testing.T) {
	check := func(g *rulestest.Game, what string, want ...string) {
		t.Helper()
		if can := notation.Can(g.View()); !slices.Equal(can, want) {
			t.Errorf("%s: listed are %v, want %v", what, can, want)
		}
	}
	g := begin(t, rules.Recorded).Cash("p1", 0)
	check(g, "without money in the auction", "bid", "pass")
	for _, profile := range both {
		g = inStock(begin(t, profile), 1).Phase("2").Own("MKT", "p2").Cash("p1", 67)
		for _, corp := range []string{"ATSF", "SSW", "SP", "SLSF", "MP", "MKT", "IC", "GMO", "FW"} {
			g.Found(corp, 68, "p3", 20).Give(corp, 80, "initial", "p3")
		}
		if profile == rules.Recorded {
			check(g, "without the money of a start", "buy_company", "pass")
			check(g.Copy().Cash("p1", 136), "with it", "buy_company", "par", "pass")
		}
		// With nothing else in it the turn waits for a pass, which a record may lack. By the rulebook it never does.
		for _, c := range []struct {
			what  string
			ready func(g *rulestest.Game)
			waits bool
		}{
			{"a private that cannot be had", func(*rulestest.Game) {}, true},
			{"nothing", func(g *rulestest.Game) { g.Own("MKT", "initial") }, false},
		} {
			h := g.Copy()
			c.ready(h)
			if got, want := rules.OnlyPass(h.View()), c.waits && profile == rules.Recorded; got != want {
				t.Errorf("%v, %s: waits: %t", profile, c.what, got)
			}
		}
	}

	for corp, lists := range map[string]bool{"MP": true, "SSW": true, "TP": false} {
		h := begin(t, rules.Recorded).Found(corp, 100, "p1", 60).Operate(3).At("track", corp)
		if can := notation.Can(h.View()); slices.Contains(can, "buy_company") != lists {
			t.Errorf("%s in the first phase: listed are %v", corp, can)
		}
	}
	for corp, own := range map[string][2][]string{
		"IC": {{"bankrupt", "discard_train"}, {"discard_train"}}, "GMO": {{"discard_train"}, {"discard_train"}},
	} {
		for i, base := range []string{"IC", "GMO"} {
			if base == "GMO" && corp == "GMO" {
				own[i] = []string{"bankrupt", "discard_train"}
			}
			g := begin(t, rules.Recorded).Found("IC", 68, "p1", 60).Found("GMO", 68, "p2", 60).Train(corp, "2", "2", "2", "2",
				"2")
			g.S.Frames[0] = rules.Frame{Round: operatingRound, Actor: id.OfCorp(g.Corp(base))}
			g.S.Frames[1], g.S.Depth = rules.Frame{Round: discards, Actor: id.OfCorp(g.Corp(corp))}, 2
			check(g, corp+" discards in the turn of "+base, own[i]...)
		}
	}
}

// TestWaitsForNothing: 18xx.games waits at the end of a turn in the first phase while MP or SSW has the least price of
// the bridge company, though nobody sells it; then nothing but a pass is possible, unless a private can be bought or a
// marker laid (R127; trap 54).
func TestWaitsForNothing(t *testing.T) {
	for _, c := range []struct {
		profile     rules.Profile
		corp, phase string
		cash        int32
		own, seller string // who has the bridge company
		waits, idle bool
	}{
		{rules.Recorded, "MP", "1", 20, "", "initial", true, true},
		{rules.Recorded, "MP", "1", 19, "", "initial", false, false},
		{rules.Recorded, "SSW", "1", 900, "", "initial", true, true},
		{rules.Recorded, "TP", "1", 900, "", "initial", false, false},
		{rules.Rulebook, "MP", "1", 900, "", "initial", false, false},
		{rules.Recorded, "MP", "2", 900, "", "initial", false, false},
		{rules.Recorded, "MP", "1", 900, "", "p2", true, false},
		{rules.Recorded, "MP", "1", 900, "SCC", "initial", true, false},
		{rules.Rulebook, "TP", "1", 900, "SCC", "initial", true, false},
	} {
		home := map[string]string{"MP": "C18", "SSW": "H17", "TP": "J5"}[c.corp]
		g := begin(t, c.profile).Phase(c.phase).Found(c.corp, 100, "p1", 60).Own(bridgeID, c.seller).Home(c.corp, home, 0)
		if c.own != "" {
			g.Own(c.own, c.corp)
		}
		g.Operate(3).Step("trains").Cash(c.corp, c.cash)
		g.Do(rules.Pass{By: g.View().Actor()})
		if got := g.InCharge() == "lastprivates"; got != c.waits {
			t.Errorf("%+v: waits %t", c, got)
		}
		if got := rules.OnlyPass(g.View()) && c.waits; got != c.idle {
			t.Errorf("%+v: nothing but a pass %t", c, got)
		}
	}
}

// TestTrackWaitsForNothing: 18xx.games leaves the track step open for a pass while the company owns the bridge company
// unused, or could still buy it; then nothing but a pass is possible once the lays are used up.
func TestTrackWaitsForNothing(t *testing.T) {
	for _, c := range []struct {
		profile      rules.Profile
		phase, owner string
		used         uint8
		cash         int32
		lays         uint8
		open, idle   bool
	}{
		{rules.Recorded, "2", "p2", 0, 20, 2, true, true}, {rules.Recorded, "2", "p2", 0, 19, 2, false, false},
		{rules.Recorded, "1", "p2", 0, 20, 2, false, false},
		{rules.Recorded, "2", "IC", 0, 0, 2, true, true}, {rules.Recorded, "2", "IC", 1, 900, 2, false, false},
		{rules.Rulebook, "2", "p2", 0, 900, 2, false, false},
		{rules.Recorded, "2", "GMO", 0, 900, 2, false, false}, {rules.Recorded, "2", "p2", 0, 20, 0, true, false},
		{rules.Recorded, "2", "IC", 0, 900, 0, true, false},
	} {
		g := begin(t, c.profile).Phase(c.phase).Found("IC", 100, "p1", 60).Home("IC", "K16", 0).Operate(3).At("track", "IC")
		g.Own(bridgeID, c.owner).Cash("IC", c.cash)
		g.S.Privates[g.Private(bridgeID)].Used = c.used
		g.S.Turn.Lays = c.lays
		if got := !g.View().InCharge().Open(g.View()).Refused(); got != c.open {
			t.Errorf("%+v: open %t", c, got)
		}
		if got := rules.OnlyPass(g.View()); got != c.idle {
			t.Errorf("%+v: nothing but a pass %t", c, got)
		}
	}
}
