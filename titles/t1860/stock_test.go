package t1860

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
)

func sell(g *rulestest.Game, p int, corp string, percent uint8) rules.SellShares {
	return rules.SellShares{By: player(p), Corp: g.Corp(corp), Percent: percent}
}

func buy(g *rulestest.Game, p int, corp, from string, percent uint8) rules.BuyShares {
	return rules.BuyShares{By: player(p), Corp: g.Corp(corp), From: g.Owner(from), Percent: percent}
}

func sellPrivate(g *rulestest.Game, p id.Player, private string) SellPrivate {
	n := g.Private(private)
	return SellPrivate{By: p, Private: n, Price: salePrice(g.View(), n)}
}

func buyPrivate(g *rulestest.Game, p int, private string) rules.BuyPrivate {
	n := g.Private(private)
	return rules.BuyPrivate{By: player(p), Private: n, Price: g.Title.Private(n).Value}
}

func exchange(g *rulestest.Game, p id.Player, private string) rules.ExchangePrivate {
	return rules.ExchangePrivate{By: p, Private: g.Private(private), From: id.Initial}
}

// price puts the marker of a company on the cell of this price.
func price(g *rulestest.Game, corp string, price int32) *rulestest.Game {
	g.T.Helper()
	for k, cell := range g.Title.Market.Rows[0] {
		if int32(cell.Price) == price {
			return g.PriceAt(corp, at(k))
		}
	}
	g.T.Fatalf("no price %d", price)
	return g
}

func wantPrice(g *rulestest.Game, corp string, want int32) {
	g.T.Helper()
	if have := g.View().Price(g.Corp(corp)); have != want {
		g.T.Errorf("the price of %s is %d, want %d", corp, have, want)
	}
}

// operated marks companies that have operated.
func operated(g *rulestest.Game, corps ...string) *rulestest.Game {
	for _, c := range corps {
		g.S.Corps[g.Corp(c)].Flags |= rules.Operated
	}
	return g
}

// TestPrivatesToTheBank: privates are sold to the bank from the second round on, and bought from it (R22, R24, R42,
// R43; S9, S10).
func TestPrivatesToTheBank(t *testing.T) {
	g := game(t, 2).Own("BHC", "p1").Own("CMH", "p1").Stock(1, "p1")
	g.Refuses(sellPrivate(g, 1, "BHC"), rules.TooEarlyForPrivates)
	g.Stock(2, "p1").Do(sellPrivate(g, 1, "BHC"), sellPrivate(g, 1, "CMH"))
	g.WantCash(map[string]int32{"p1": 1060})
	g.Refuses(buyPrivate(g, 1, "BHC"), rules.SoldThisRound)
	g.Pass().At("stock", "p2")
	g.Refuses(rules.BuyPrivate{By: player(2), Private: g.Private("BHC"), Price: 29}, rules.PriceFixed)
	g.Refuses(buyPrivate(g, 2, "FFC"), lotLater)
	g.Do(buyPrivate(g, 2, "BHC"))
	g.WantCash(map[string]int32{"p2": 970})
}

// TestPriorityOfPrivates: trading privates with the bank is no pass, and moves the priority in recorded games, with the
// switch and before the correction only (R20, R42).
func TestPriorityOfPrivates(t *testing.T) {
	for _, c := range []struct {
		game *rulestest.Game
		want id.Player
	}{
		{game(t, 3), 1},
		{game(t, 3, "priority_privates"), 3},
		{without(t, "1860/R20", 3), 3},
		{rulestest.New(t, recordedGame(t), 3), 3},
		{rulestest.New(t, recordedGame(t, "priority_privates=off"), 3), 1},
	} {
		g := c.game.Own("BHC", "p1").Own("CMH", "p2").Stock(2, "p1")
		g.S.Priority = 1
		g.Do(sellPrivate(g, 1, "BHC")).Pass().Do(buyPrivate(g, 2, "BHC"))
		if g.S.Priority != c.want || g.S.Turn.Passes != 0 {
			t.Errorf("player %d has the priority, %d have passed", g.S.Priority, g.S.Turn.Passes)
		}
	}
	g := game(t, 3).Own("BHC", "p1").Found("C&N", 100, "p2", 40).Give("C&N", 10, "initial", "p1").Stock(2, "p1")
	g.Do(sellPrivate(g, 1, "BHC"), sell(g, 1, "C&N", 10)).Pass()
	if g.S.Priority != 2 {
		t.Errorf("after a sale of shares too player %d has the priority", g.S.Priority)
	}
}

// TestLayers: the next layer opens by a sell-out or an operation (R33; S11).
func TestLayers(t *testing.T) {
	g := game(t, 2).Found("C&N", 100, "p1", 50).Stock(1, "p1")
	g.Refuses(pars(g, 1, "FYN", 74), rules.LayerClosed)
	operated(g, "C&N").Refuses(pars(g, 1, "FYN", 74), rules.Legal)
	g.Refuses(pars(g, 1, "NGStL", 62), rules.LayerClosed)

	g = game(t, 2).Own("CMH", "closed").Found("C&N", 100, "p1", 50).Give("C&N", 40, "initial", "p2").Stock(1, "p1")
	g.Do(buy(g, 1, "C&N", "initial", 10)).At("stock", "p2")
	g.Refuses(pars(g, 2, "FYN", 74), rules.Legal)
	g = rulestest.New(t, recordedGame(t), 2).Stock(1, "p1") // recorded games may do it before (T1)
	g.Refuses(pars(g, 1, "FYN", 100), rules.Legal)
	for _, a := range g.Legal() {
		if p, ok := a.(rules.Par); ok && p.Corp == g.Corp("FYN") {
			t.Error("a closed layer is offered")
		}
	}
}

// TestParRanges: every layer has its prices (R32).
func TestParRanges(t *testing.T) {
	g := operated(game(t, 2), "C&N", "FYN", "NGStL").Stock(1, "p1")
	for corp, prices := range map[string][]int32{
		"IOW": {74, 82, 90, 100}, "IWNJ": {62, 68, 74, 82}, "BHI&R": {58, 62, 68}, "VYSC": {54, 58, 62},
	} {
		have := g.View().AppendPars(nil, g.Corp(corp))
		if len(have) != len(prices) {
			t.Errorf("%s has %d par prices", corp, len(have))
		}
		for i, p := range have {
			if got := g.Title.Market.Price(p); got != prices[i] {
				t.Errorf("%s: par %d, want %d", corp, got, prices[i])
			}
		}
	}
}

// TestSales: the price per share and the fall (R25-R31, R60; S12, S13, T2, T3, T38).
func TestSales(t *testing.T) {
	for _, c := range []struct {
		name          string
		price         int32
		train         bool
		shares        uint8
		brings, after int32
	}{
		{"R28: five shares at 82 without a train", 82, false, 50, 205, 65},
		{"R29: three shares in the red zone", 182, true, 30, 546, 166},
		{"R29: five shares in the red zone", 182, true, 50, 910, 150},
		{"R29: from 44 into the zone", 44, true, 20, 88, 36},
		{"R27: an odd price", 47, false, 10, 23, 44},
	} {
		g := operated(game(t, 2).Found("C&N", 100, "p1", 80).Stock(2, "p1"), "C&N")
		price(g, "C&N", c.price)
		if c.train {
			g.Train("C&N", "2+1")
		}
		before := g.S.Cash[player(1)]
		g.Do(sell(g, 1, "C&N", c.shares))
		if got := g.S.Cash[player(1)] - before; got != c.brings {
			t.Errorf("%s: brings %d, want %d", c.name, got, c.brings)
		}
		wantPrice(g, "C&N", c.after)
	}
	g := game(t, 2).Found("NGStL", 68, "p1", 50).Stock(1, "p1") // never operated, in the first round
	g.Do(sell(g, 1, "NGStL", 20))
	g.WantCash(map[string]int32{"p1": 1068})
	wantPrice(g, "NGStL", 68)
	g = operated(game(t, 2).Phase("8").Found("C&N", 100, "p1", 50).Stock(5, "p1"), "C&N")
	g.Do(sell(g, 1, "C&N", 20))
	wantPrice(g, "C&N", 100)
}

// TestSplitSale: several lots of a company are allowed in a turn, and the first share in the red zone is free once a
// turn, or once a round. In recorded games and before the correction a second lot is refused (R26, R29).
func TestSplitSale(t *testing.T) {
	for _, c := range []struct {
		name        string
		game        *rulestest.Game
		second      rules.Reason
		turn, later int32 // the price after two lots in a turn, and after a third in the next
	}{
		{"rulebook", game(t, 2), rules.Legal, 174, 174},
		{"round", game(t, 2, "split_sale=round"), rules.Legal, 174, 166},
		{"refused", game(t, 2, "split_sale=refused"), rules.SoldThisTurn, 182, 182},
		{"before", without(t, "1860/R26", 2), rules.SoldThisTurn, 182, 182},
		{"recorded", rulestest.New(t, recordedGame(t), 2), rules.SoldThisTurn, 182, 182},
		{"recorded, switched", rulestest.New(t, recordedGame(t, "split_sale=turn"), 2), rules.Legal, 174, 174},
	} {
		g := operated(c.game.Found("C&N", 100, "p1", 80).Train("C&N", "2+1").Stock(2, "p1"), "C&N")
		price(g, "C&N", 182).Do(sell(g, 1, "C&N", 10))
		wantPrice(g, "C&N", 182)
		g.Refuses(sell(g, 1, "C&N", 10), c.second)
		if c.second == rules.Legal {
			g.Do(sell(g, 1, "C&N", 10))
		}
		wantPrice(g, "C&N", c.turn)
		g.Pass().Pass().At("stock", "p1").Do(sell(g, 1, "C&N", 10))
		wantPrice(g, "C&N", c.later)
	}
}

// TestFullValueOption: shares of a company that never operated keep their value with that option (R27; S47, #11332).
func TestFullValueOption(t *testing.T) {
	for _, c := range []struct {
		options []string
		want    int32
	}{{nil, 82}, {[]string{"non_operated_full_value"}, 164}} {
		g := game(t, 2, c.options...).Found("IOW", 82, "p1", 50).Stock(1, "p1")
		worth := g.View().Worth(1)
		g.Do(sell(g, 1, "IOW", 20))
		g.WantCash(map[string]int32{"p1": 1000 + c.want})
		if got := g.View().Worth(1); got != worth {
			t.Errorf("%v: worth %d after the sale, %d before", c.options, got, worth)
		}
	}
}

// TestFullValueUntilTheRun: a company is one that never operated until its first turn has come past the run, with or
// without a train (R27).
func TestFullValueUntilTheRun(t *testing.T) {
	g := game(t, 2, "non_operated_full_value").Found("IOW", 82, "p1", 50).Float("IOW").Cash("IOW", 0).Operate(1)
	g.S.Corps[g.Corp("IOW")].Flags |= rules.HomeDone
	iow := g.Corp("IOW")
	g.At("track", "IOW")
	if have := g.View().SalePrice(iow); have != 82 {
		t.Errorf("a share is worth %d at the first turn of the company", have)
	}
	for g.InCharge() == "track" || g.InCharge() == "station" {
		g.Pass()
	}
	if have, price := g.View().SalePrice(iow), g.View().Price(iow); have != price/2 {
		t.Errorf("after the run: a share is worth %d at the price %d", have, price)
	}
}

// TestAbandon: the president's certificate goes to the pool when nobody can take it (R40; S14, S15).
func TestAbandon(t *testing.T) {
	start := func() *rulestest.Game { return game(t, 2).Found("C&N", 100, "p1", 20).Stock(2, "p1") }
	g := start()
	g.Refuses(sell(g, 1, "C&N", 10), rules.NoChange)
	g.Do(sell(g, 1, "C&N", 20)).WantShares("C&N", map[string]int{"pool": 20})
	if !g.View().Receivership(g.Corp("C&N")) {
		t.Error("no receivership")
	}
	g = start().Give("C&N", 10, "initial", "pool")
	g.Do(sell(g, 1, "C&N", 10)).WantShares("C&N", map[string]int{"pool": 20, "p1": 10})
	g.WantCash(map[string]int32{"p1": 1050})
	g.WantPresident("C&N", 0)
	g = start().Give("C&N", 10, "initial", "p1") // 30 percent: the certificate goes, the share stays
	g.Do(sell(g, 1, "C&N", 20)).WantShares("C&N", map[string]int{"pool": 20, "p1": 10})
}

// TestOnlyACertificate: a player with nothing but a president's certificate can still sell that, so his turn is not
// skipped, and above the certificate limit he must (R21, R37, R40).
func TestOnlyACertificate(t *testing.T) {
	for _, above := range []bool{false, true} {
		g := game(t, 2).Found("C&N", 100, "p1", 20).Found("IOW", 100, "p2", 50).Cash("p1", 0).Stock(2, "p2")
		if above {
			for i := range g.S.Privates[1:5] {
				g.S.Privates[i+1].Owner = id.OfPlayer(1)
			}
			g.Title.CertLimit[2] = 4
		}
		g.Pass().At("stock", "p1")
		want := map[bool]rules.Reason{true: rules.MustSell, false: rules.Legal}[above]
		g.Refuses(rules.Pass{By: g.Owner("p1")}, want)
		g.Refuses(sell(g, 1, "C&N", 10), rules.NoChange)
		g.Do(sell(g, 1, "C&N", 20))
	}
}

// TestVacancy: who has a share takes the president's certificate from the pool (R41, R138; S16, S17).
func TestVacancy(t *testing.T) {
	g := game(t, 2).Found("C&N", 100, "p1", 20).Stock(2, "p1").Do(sell(game(t, 2), 1, "C&N", 20)).Pass().At("stock", "p2")
	g.Refuses(buy(g, 2, "C&N", "pool", 20), rules.NeedsOwnShare)
	g.Refuses(buy(g, 2, "C&N", "pool", 10), rules.NotForSale)
	g.Give("C&N", 10, "initial", "p2")
	cash := g.S.Cash[player(2)]
	g.Do(buy(g, 2, "C&N", "pool", 20)).WantShares("C&N", map[string]int{"pool": 10, "p2": 20})
	g.WantPresident("C&N", 2)
	if paid := cash - g.S.Cash[player(2)]; paid != 100 {
		t.Errorf("paid %d, want one share", paid)
	}
	g = game(t, 2).Found("C&N", 100, "p1", 20).Give("C&N", 10, "initial", "p2").Stock(2, "p1")
	g.Do(sell(g, 1, "C&N", 20)).Pass()
	g.Do(buy(g, 2, "C&N", "initial", 10)).WantPresident("C&N", 2) // two shares for the certificate
	g.WantShares("C&N", map[string]int{"pool": 20, "p2": 20})
}

// TestSuccession: the first to the left takes over on a tie (R39; S18).
func TestSuccession(t *testing.T) {
	g := game(t, 3).Found("C&N", 100, "p1", 20).Give("C&N", 20, "initial", "p2").Give("C&N", 20, "initial", "p3").Stock(2,
		"p1")
	g.Do(sell(g, 1, "C&N", 20)).WantPresident("C&N", 2)
	g.WantShares("C&N", map[string]int{"pool": 20, "p2": 20})
	g = game(t, 3).Found("C&N", 100, "p1", 30).Give("C&N", 30, "initial", "p2").Stock(2, "p2")
	g.Do(buy(g, 2, "C&N", "initial", 10)).WantPresident("C&N", 2)
}

// crowd gives a player certificates up to a number.
func crowd(g *rulestest.Game, owner string, certs int) *rulestest.Game {
	for _, c := range []string{"VYSC", "S&C", "NGStL", "IWNJ"} {
		for g.View().FindCert(g.Corp(c), id.Initial, 10) != 0 && g.View().CertsCounted(g.Owner(owner).Player()) < certs {
			g.Give(c, 10, "initial", owner)
		}
	}
	return g
}

// TestCertificateLimit: at the limit nothing is bought, exchanges go on; above it shares must be sold; the first 8+4
// train lifts it (R36, R37, R38; S19, S20, T30).
func TestCertificateLimit(t *testing.T) {
	g := operated(game(t, 4).Own("CMH", "p1").Own("BHC", "pool"), "C&N", "FYN", "NGStL")
	g.Found("C&N", 100, "p2", 20).Found("VYSC", 54, "p3", 20).Found("S&C", 54, "p3", 20).Stock(2, "p1")
	crowd(g, "p1", 16)
	g.Refuses(buy(g, 1, "C&N", "initial", 10), rules.CertLimit)
	g.Refuses(buyPrivate(g, 1, "BHC"), rules.CertLimit)
	g.Refuses(exchange(g, 1, "CMH"), rules.Legal)
	crowd(g, "p1", 17)
	g.Refuses(rules.Pass{By: player(1)}, rules.MustSell)
	g.Refuses(sellPrivate(g, 1, "CMH"), rules.MustSell)
	g.Refuses(exchange(g, 1, "CMH"), rules.Legal)
	g.Refuses(sell(g, 1, "VYSC", 10), rules.Legal)
	g.Phase("8").Refuses(buy(g, 1, "C&N", "initial", 10), rules.Legal)
}

// TestExchange: a private for a share of its company, and the share laid aside (R2, R44, R45, R46, R47; T7, T30).
func TestExchange(t *testing.T) {
	g := game(t, 2).Own("CMH", "p1").Stock(1, "p1")
	g.Refuses(exchange(g, 1, "CMH"), rules.NotStarted)
	g.Found("C&N", 100, "p2", 40).Give("C&N", 50, "initial", "pool")
	g.Refuses(buy(g, 1, "C&N", "initial", 10), rules.ShareAside)
	g.Do(exchange(g, 1, "CMH")).At("hometile", "C&N") // floats by it
	g.WantShares("C&N", map[string]int{"p1": 10, "initial": 0})
	if g.S.Privates[g.Private("CMH")].Owner != id.Nobody {
		t.Error("the private is open")
	}

	g = game(t, 2).Own("CMH", "p1").Found("C&N", 100, "p2", 20).Stock(1, "p2")
	g.Refuses(exchange(g, 1, "CMH"), rules.OwnTurnOnly)
	g = rulestest.New(t, recordedGame(t), 2).Own("CMH", "p1").Found("C&N", 100, "p2", 20).Stock(1, "p2")
	g.Refuses(exchange(g, 1, "CMH"), rules.Legal)
}

// TestTurnStaysOpen: the turn stays open for an exchange; in recorded games, and before the correction, from phase 6 on
// only (R45; S21, #5512, #6320).
func TestTurnStaysOpen(t *testing.T) {
	for _, c := range []struct {
		game        *rulestest.Game
		phase, next string
	}{
		{game(t, 2), "5", "p1"},
		{game(t, 2), "6", "p1"},
		{without(t, "1860/R45", 2), "5", "p2"},
		{without(t, "1860/R45", 2), "6", "p1"},
		{rulestest.New(t, recordedGame(t), 2), "5", "p2"},
		{rulestest.New(t, recordedGame(t), 2), "6", "p1"},
	} {
		next, g := c.next, c.game.Phase(c.phase).Own("BHC", "pool").Found("BHI&R", 58, "p2", 20).Stock(3, "p1")
		g.Do(buyPrivate(g, 1, "BHC")).At("stock", next)
		if next == "p1" {
			g.Refuses(buy(g, 1, "BHI&R", "initial", 10), rules.OnePurchase)
			g.Do(exchange(g, 1, "BHC"))
		}
	}
}

// TestExchangeIsATurn: who can do nothing but exchange a private is not skipped, in the first stock round neither (R21,
// R45), as he was before the correction.
func TestExchangeIsATurn(t *testing.T) {
	for next, g := range map[string]*rulestest.Game{"p1": without(t, "1860/R45", 2), "p2": game(t, 2)} {
		g.Own("CMH", "p2").Found("C&N", 100, "p1", 20).Cash("p2", 0).Stock(1, "p1")
		g.Do(buy(g, 1, "C&N", "initial", 10)).At("stock", next)
		if next == "p2" {
			g.Do(exchange(g, 2, "CMH"))
		}
	}
}

// TestFerry: who buys the Fishbourne ferry closes all other privates (R3, R48; #2920).
func TestFerry(t *testing.T) {
	g := game(t, 2).Own("CMH", "p2").Own("BHC", "pool").Found("C&N", 100, "p2", 40).Give("C&N", 50, "initial",
		"pool").Stock(3, "p1")
	g.Refuses(buyPrivate(g, 1, "FFC"), lotLater)
	g.Phase("6").Refuses(buy(g, 1, "C&N", "initial", 10), rules.ShareAside)
	g.Do(buyPrivate(g, 1, "FFC")).At("stock", "p2")
	for _, p := range []string{"BHC", "CMH", "RPSC", "YHC"} {
		if g.S.Privates[g.Private(p)].Owner != id.Nobody {
			t.Errorf("%s is open", p)
		}
	}
	g.Refuses(buy(g, 2, "C&N", "initial", 10), rules.Legal)
	g.Pass().Do(sellPrivate(g, 1, "FFC"))
	g.WantCash(map[string]int32{"p1": 970})
}

// TestTurns: sales come before the purchase, which ends the turn; who passed may act again (R20, R21, R23, R34, R35).
func TestTurns(t *testing.T) {
	g := game(t, 2).Found("C&N", 100, "p1", 50).Give("C&N", 10, "initial", "pool").Stock(2, "p1")
	price(g, "C&N", 110)
	g.Pass().At("stock", "p2").Do(buy(g, 2, "C&N", "pool", 10)).At("stock", "p1")
	g.WantCash(map[string]int32{"p2": 890, "C&N": 1000})
	g.Do(sell(g, 1, "C&N", 10)).At("stock", "p1")
	g.Refuses(buy(g, 1, "C&N", "pool", 10), rules.SoldThisRound) // R24
	g.Do(rules.Pass{By: player(1)}).At("stock", "p2")
	g.Pass().Pass()
	if g.S.Priority != 2 || g.S.Round != 1 {
		t.Errorf("priority %d in round %d", g.S.Priority, g.S.Round)
	}
}

// TestFloat: shares in the pool do not count; the president lays the home tile at once (R63, R70-R72, R82; S52, T7, T8,
// T10).
func TestFloat(t *testing.T) {
	g := game(t, 3).Found("C&N", 100, "p1", 30).Give("C&N", 10, "initial", "pool").Found("IOW", 100, "p3", 20).Stock(1,
		"p1")
	g.Do(buy(g, 1, "C&N", "initial", 10)).At("stock", "p2")
	if g.View().Is(g.Corp("C&N"), rules.Floated) {
		t.Fatal("the pool counts")
	}
	g.Do(buy(g, 2, "C&N", "pool", 10)).At("hometile", "C&N")
	g.WantCash(map[string]int32{"C&N": 1000})
	if c := g.View().Decider(g.View().Actor()); c != 1 {
		t.Errorf("player %d lays the home tile", c)
	}
	if g.View().StackPlace(g.Corp("C&N")) != 1 {
		t.Error("the marker is not under the others")
	}
	lay := rules.LayTile{By: g.Corp("C&N"), Hex: g.Hex("F2"), Tile: g.Tile("787"), Rot: 1}
	wrong := lay
	wrong.Rot = 2
	g.Refuses(wrong, rules.OffMap)
	wrong = lay
	wrong.Tile = g.Tile("57")
	g.Refuses(wrong, rules.LabelDiffers)
	g.Refuses(rules.Pass{By: g.View().Actor()}, rules.WrongStep)
	g.Do(lay).At("stock", "p3")
	g.WantCash(map[string]int32{"C&N": 1000})
}

// TestNoRise: a company that is sold out does not rise at the end of a stock round.
func TestNoRise(t *testing.T) {
	g := game(t, 2).Found("IWNJ", 82, "p1", 80).Give("IWNJ", 20, "initial", "p2").Home("IWNJ", "G7", 0).Train("IWNJ",
		"2+1")
	wantPrice(g.Operate(2), "IWNJ", 82)
}

// TestPoolTakesAll: the pool takes any number of shares (R25).
func TestPoolTakesAll(t *testing.T) {
	g := operated(game(t, 2).Found("C&N", 100, "p1", 80).Stock(2, "p1"), "C&N")
	g.Do(sell(g, 1, "C&N", 80)).WantShares("C&N", map[string]int{"pool": 80})
}

// TestSaleOfAPrivateActs: as recorded, whoever sells a private to the bank has acted: the round goes on, and the
// priority passes to his left (R20, R42). An exchange is neither (R20).
func TestSaleOfAPrivateActs(t *testing.T) {
	start := func() *rulestest.Game {
		return rulestest.New(t, recordedGame(t), 3).Own("CMH", "p1").Found("C&N", 100, "p2", 20).Stock(2, "p1")
	}
	g := start()
	g.S.Priority = 1
	g.Do(sellPrivate(g, 1, "CMH")).Pass().Pass().Pass().At("stock", "p1")
	if g.Pass(); g.S.Priority != 2 || g.S.Set != 3 {
		t.Errorf("player %d has the priority in set %d", g.S.Priority, g.S.Set)
	}
	g = start()
	g.S.Priority = 1
	g.Do(exchange(g, 1, "CMH")).Pass().Pass().Pass()
	if g.S.Priority != 1 || g.S.Set != 3 {
		t.Errorf("after an exchange player %d has the priority in set %d", g.S.Priority, g.S.Set)
	}
}

// TestStartStaysOpen: the turn goes on after a purchase that leaves an exchange open; in recorded games from phase 6 on
// only, and only after starting the company that is linked to one's private (R45).
func TestStartStaysOpen(t *testing.T) {
	start := func(corp string, par int32) func(*rulestest.Game) rules.Action {
		return func(g *rulestest.Game) rules.Action { return pars(g, 1, corp, par) }
	}
	share := func(g *rulestest.Game) rules.Action { return buy(g, 1, "C&N", "initial", 10) }
	for _, c := range []struct {
		title    *rules.Title
		phase    string
		owns     string // p1's private
		purchase func(*rulestest.Game) rules.Action
		next     string
	}{
		{build(t), "5", "BHC", start("BHI&R", 58), "p1"},
		{recordedGame(t), "5", "BHC", start("BHI&R", 58), "p2"},
		{recordedGame(t), "6", "BHC", start("BHI&R", 58), "p1"},
		{recordedGame(t), "6", "CMH", start("BHI&R", 58), "p2"},
		{recordedGame(t), "6", "BHC", start("S&C", 58), "p2"},
		{build(t), "6", "CMH", share, "p1"},
		{recordedGame(t), "6", "CMH", share, "p2"},
	} {
		g := rulestest.New(t, c.title, 2).Phase(c.phase).Own(c.owns, "p1").Found("C&N", 100, "p2", 20).Stock(3, "p1")
		operated(g, "C&N", "FYN").Do(c.purchase(g)).At("stock", c.next)
	}
	g := operated(game(t, 2).Phase("6").Own("BHC", "p1").Own("CMH", "p2").Stock(3, "p1"), "C&N", "FYN")
	g.Do(pars(g, 1, "BHI&R", 58), exchange(g, 1, "BHC"))
	g.WantShares("BHI&R", map[string]int{"p1": 30})
}

// TestRichestBegins: the first stock round begins with who is richest; which ties are compared depends on the reading
// (R19; S7b).
func TestRichestBegins(t *testing.T) {
	for title, want := range map[*rules.Title]id.Player{build(t): 2, recordedGame(t): 3} {
		g := rulestest.New(t, title, 3)
		for range 5 {
			for g.InCharge() == "auction" && !g.S.Auction.Choosing {
				g.Pass()
			}
			g.Do(g.Legal()[0])
		}
		for !g.S.Auction.Choosing {
			g.Pass()
		}
		for p, owner := range map[string]string{"YHC": "p1", "BHC": "p3", "CMH": "closed", "RPSC": "closed"} {
			g.Own(p, owner)
		}
		winner := g.View().Actor().Player()
		g.Cash("p1", 400).Cash("p2", 400).Cash("p3", 100)
		last := g.Legal()[0]
		paid := last.(rules.Par)
		g.Cash([]string{"", "p1", "p2", "p3"}[winner], g.S.Cash[id.OfPlayer(winner)]+2*g.Title.Market.Price(paid.At))
		if g.Do(last); g.S.Priority != want {
			t.Errorf("%v: player %d begins, want %d", title.Profile, g.S.Priority, want)
		}
	}
}

// TestTradeWithTheBank: whose turn it is, his property, prices, money to the last pound, and one purchase a turn (R21,
// R22, R42, R43). Only the ferry closes others (R48).
func TestTradeWithTheBank(t *testing.T) {
	start := func() *rulestest.Game {
		return game(t, 2).Phase("6").Own("BHC", "p1").Own("YHC", "p2").Own("CMH", "pool").Own("RPSC", "pool").Found("C&N",
			100, "p2", 20).Stock(3, "p1")
	}
	g := start()
	g.Refuses(sellPrivate(g, 2, "YHC"), rules.NotYourTurn)
	wrong := sellPrivate(g, 1, "BHC")
	wrong.Price = 10
	g.Refuses(wrong, rules.PriceFixed)
	g.Refuses(buyPrivate(g, 1, "BHC"), rules.OwnPrivate)
	for cash, want := range map[int32]rules.Reason{89: rules.NoMoney, 90: rules.Legal} {
		g.Cash("p1", cash).Refuses(buyPrivate(g, 1, "CMH"), want)
	}
	offered := func() (n int) {
		for _, a := range g.Legal() {
			switch a.(type) {
			case rules.BuyPrivate, SellPrivate:
				n++
			}
		}
		return n
	}
	g.Cash("p1", 90)
	if n := offered(); n != 2 { // the sale of BHC and the purchase of CMH
		t.Errorf("%d trades are offered", n)
	}
	bank := g.Cash("p1", 500).S.Cash[id.Bank]
	g.Do(buyPrivate(g, 1, "CMH"))
	if g.S.Cash[id.Bank] != bank+90 {
		t.Errorf("the bank receives %d", g.S.Cash[id.Bank]-bank)
	}
	for private, owner := range map[string]string{"BHC": "p1", "YHC": "p2", "CMH": "p1", "RPSC": "pool"} {
		if g.S.Privates[g.Private(private)].Owner != g.Owner(owner) {
			t.Errorf("%s changed hands", private)
		}
	}
	g.At("stock", "p1").Refuses(buyPrivate(g, 1, "RPSC"), rules.OnePurchase)
	g.Refuses(sellPrivate(g, 1, "BHC"), rules.OnePurchase)
	if n := offered(); n != 0 {
		t.Errorf("%d trades are offered after a purchase", n)
	}
}

// TestHomeTile: the first tile of a home is laid there and nowhere else, while there are copies; it is on the map then.
// Where no tile is left that fits, the company passes (R71, R72).
func TestHomeTile(t *testing.T) {
	start := func() *rulestest.Game {
		g := operated(game(t, 2), "C&N", "FYN", "NGStL").Found("S&C", 54, "p1", 40).Stock(2, "p1")
		return g.Do(buy(g, 1, "S&C", "initial", 10)).At("hometile", "S&C")
	}
	g := start()
	g.Refuses(lay(g, "S&C", "F10", "741", 0), rules.HomeOnly)
	g.Refuses(lay(g, "C&N", "F12", "115", 3), rules.NotYourTurn)
	g.Refuses(lay(g, "S&C", "F12", "115", 3), rules.Legal)
	g.Lay("I9", "115", 0).Lay("B6", "115", 0).Refuses(lay(g, "S&C", "F12", "115", 3), rules.NoTileLeft)
	empty := *g.Title
	empty.Tiles = slices.Clone(empty.Tiles)
	for i := range empty.Tiles {
		empty.Tiles[i].Count = 0
	}
	g.Title = &empty
	g.Refuses(rules.Pass{By: player(1)}, rules.WrongStep)
	g.Refuses(rules.Pass{By: g.Owner("S&C")}, rules.Legal)
	g = start().Do(lay(g, "S&C", "F12", "115", 3)).At("stock", "p2")
	if g.S.Cells[g.Hex("F12")].Tile != g.Tile("115") {
		t.Error("no tile on the home")
	}
}
