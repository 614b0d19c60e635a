package t1822pnw

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// TestDividends: payments and kept sums, and where the marker goes (R81-R85; S26, traps 14-18; example 7).
func TestDividends(t *testing.T) {
	for _, c := range []struct {
		price, revenue int32
		kind           rules.DividendKind
		triple         string
		want, kept     int32 // new price; what the company has
	}{
		{100, 130, rules.Half, "lt150", 100, 60 + 7*8},
		{100, 100, rules.Payout, "lt150", 110, 80},
		{100, 90, rules.Payout, "lt150", 100, 72},
		{100, 90, rules.Withhold, "lt150", 90, 90},
		{100, 200, rules.Payout, "lt150", 120, 160},
		{135, 410, rules.Payout, "lt150", 180, 328},
		{150, 450, rules.Payout, "lt150", 180, 360},
		{150, 450, rules.Payout, "le150", 200, 360},
		{150, 550, rules.Payout, "le150", 200, 440},
		{165, 600, rules.Payout, "le150", 200, 480},
	} {
		g := begin(t, build(t, Key, "triple_step_limit="+c.triple)).major("SWW", "p1", c.price, 20, 0)
		g.turn("SWW", "dividend")
		g.S.Turn.Revenue = c.revenue
		g.Do(rules.Dividend{By: g.Corp("SWW"), Kind: c.kind})
		if p := g.View().Price(g.Corp("SWW")); p != c.want {
			t.Errorf("%v: the price is %d", c, p)
		}
		if cash := g.S.Cash[g.Owner("SWW")]; cash != c.kept {
			t.Errorf("%v: the company has %d", c, cash)
		}
	}
	g := begin(t, build(t, Key)).minor("8", "p1", 100, 0)
	g.Train("8", "4")
	before := g.S.Cash[g.Owner("p1")]
	g.turn("8", "run").Do(rules.RunRoutes{By: g.Corp("8"), Routes: []track.Route{g.Route("H11:S0,5", "I12:2,S0")}})
	if have := g.S.Cash[g.Owner("p1")] - before; have != 20 || g.S.Cash[g.Owner("8")] != 20 ||
		g.View().Price(g.Corp("8")) != 110 {
		t.Errorf("the minor has %d, its owner %d, the price is %d", g.S.Cash[g.Owner("8")], have, g.View().Price(g.Corp("8")))
	}
}

// ranWithSpecial is a position in which SWW has run an LP and a 3-train, before its dividend.
func ranWithSpecial(t *testing.T) table {
	t.Helper()
	g := seattleTacoma(t, "3")
	g.Train("SWW", trainLP, train3)
	run := rules.RunRoutes{By: g.Corp("SWW"), Routes: make([]track.Route, 2)}
	var buf [rules.MaxTrains]id.Train
	for i, n := range g.View().AppendTrains(buf[:0], g.Owner("SWW")) {
		run.Routes[i] = g.Route("H11:S0,5", "I12:2,S0")
		if isLocal(g.View(), n) {
			run.Routes[i] = track.Route{Only: track.StopAt{Hex: g.Hex("H11")}}
		}
	}
	g.turn("SWW", "run").Do(run).At("dividend", "SWW")
	return g
}

// TestApart: the special train's part may be kept while the rest is paid, which is no withheld dividend (R83; P2).
func TestApart(t *testing.T) {
	g := ranWithSpecial(t)
	g.Do(rules.Decide{By: g.Owner("SWW"), Choice: uint8(rules.Withhold)})
	g.Refuses(rules.Decide{By: g.Owner("SWW"), Choice: uint8(rules.Withhold)}, notApart)
	g.Do(rules.Dividend{By: g.Corp("SWW"), Kind: rules.Payout})
	g.WantCash(map[string]int32{"SWW": 500 + 20 + 8*5})
	if p := g.View().Price(g.Corp("SWW")); p != 100 {
		t.Errorf("the price is %d, want 100", p)
	}
}

// TestApartTellsEveryCombination: each use of the special train's earnings shows the whole payment and the price after
// every use of the rest (R82-R84). The sums are those that the dividend then has.
func TestApartTellsEveryCombination(t *testing.T) {
	for _, apart := range []rules.DividendKind{rules.Payout, rules.Half, rules.Withhold} {
		g := ranWithSpecial(t)
		said := deedFacts(g.View(), rules.Decide{By: g.Owner("SWW"), Choice: uint8(apart)})["together"][0]
		parts := strings.Split(said, "; ")
		if len(parts) != 3 {
			t.Fatalf("%q", said)
		}
		g.Do(rules.Decide{By: g.Owner("SWW"), Choice: uint8(apart)})
		for i, kind := range []rules.DividendKind{rules.Payout, rules.Half, rules.Withhold} {
			after := table{g.Copy()}
			after.Do(rules.Dividend{By: g.Corp("SWW"), Kind: kind})
			if want := fmt.Sprintf("price $%d", after.View().Price(g.Corp("SWW"))); !strings.HasSuffix(parts[i], want) {
				t.Errorf("special %s, rest %s: %q, want %q", apart, kind, parts[i], want)
			}
		}
	}
}

// TestMail: P9 pays half of the two ends of a route, of a one-city run half of its city (R134; S29, S39).
func TestMail(t *testing.T) {
	g := seattleTacoma(t, "3")
	g.Lay("H11", "X21", 0).Lay("G12", "58", 0)
	g.card("P9", "SWW").Train("SWW", trainLP)
	run := func(r track.Route) rules.Earnings {
		sum, _ := runEarns(g.View(), rules.RunRoutes{By: g.Corp("SWW"), Routes: []track.Route{r}})
		return sum
	}
	if sum := run(track.Route{Only: track.StopAt{Hex: g.Hex("H11")}}); sum != (rules.Earnings{Revenue: 60, Subsidy: 30}) {
		t.Errorf("one city: %v", sum)
	}
	if sum := run(g.Route("H11:S0,3", "G12:0,S0")); sum != (rules.Earnings{Revenue: 70, Subsidy: 35}) {
		t.Errorf("city and town: %v", sum)
	}
}

// TestBonuses: the destination counts once for all trains, a mill too, doubled for an E-train with a station there
// (R126, R128, R131; S30, S31, trap 28).
func TestBonuses(t *testing.T) {
	g := seattleTacoma(t, "7").arrive()
	g.Lay("H11", "X23", 0)
	g.Train("SWW", "6", "6")
	way := g.Route("H11:S0,5", "I12:2,S0")
	sum := func(routes ...track.Route) int32 {
		return g.View().RunRevenue(rules.RunRoutes{By: g.Corp("SWW"), Routes: routes})
	}
	if one, two := sum(way), sum(way, way); one != 200 || two != 350 {
		t.Errorf("one train has %d, two %d; want 200, 350", one, two)
	}
	g.S.Corps[g.Corp("SWW")].Flags &^= rules.Arrived
	if have := sum(way); have != 150 {
		t.Errorf("without the station of the destination %d, want 150", have)
	}
	g = seattleTacoma(t, "7").arrive()
	g.Cash("SWW", 1000)
	g.turn("SWW", "trains").Do(rules.BuyTrain{By: g.Corp("SWW"), Train: g.Card(train7, "initial"), From: id.Initial,
		Price: 1000, As: g.Kind(trainE)})
	if have := sum(way); have != 2*(20+50)+2*50 {
		t.Errorf("an E-train has %d, want 240", have)
	}
}

// TestMillBonus: the mill pays $10, from phase 5 on $30, to an E-train twice that where the company has a station, else
// nothing (R131; S30).
func TestMillBonus(t *testing.T) {
	for phase, want := range map[string]int32{"3": millEarly, "5": millLate, "7": millLate} {
		g := leavenworthMine(t).card("P15", "9")
		g.Lay("G20", "9", 0)
		g.S.Cells[g.Hex("G20")].Marks |= 1 << timberMark
		g.S.Board = g.S.Cells.Hash(len(g.Title.Board.Hexes))
		g.Phase(phase)
		h := g.Hex("H19")
		g.turn("9", "track").Do(rules.Assign{By: g.Corp("9"), Private: g.Private("P15"), Hex: h})
		v := g.View()
		for i, have := range [...]int32{millAt(v, h, false, false), millAt(v, h, true, true), millAt(v, h, true, false),
			millAt(v, g.Hex("G16"), false, true)} {
			if want := [...]int32{want, 2 * want, 0, 0}[i]; have != want {
				t.Errorf("phase %s, case %d: the mill brings %d, want %d", phase, i, have, want)
			}
		}
	}
}

// TestMinorWithE: a minor cannot run an E-train; with nothing else it is not asked, earns nothing, and its price falls
// (R85, R126; S13).
func TestMinorWithE(t *testing.T) {
	g := begin(t, without(t, "1822PNW/R126", Key)) // new games sell it none
	g.Phase("7")
	g.minor("8", "p1", 100, 1000)
	g.turn("8", "trains").Do(rules.BuyTrain{By: g.Corp("8"), Train: g.Card(train7, "initial"), From: id.Initial,
		Price: 1000, As: g.Kind(trainE)})
	g.turn("8", "track").Pass()
	if r := g.Skipped("run"); r != rules.NoTrain {
		t.Errorf("the run is skipped because of %v", r)
	}
	if p := g.View().Price(g.Corp("8")); p != 90 || g.S.Cash[g.Owner("8")] != 0 {
		t.Errorf("the price is %d, want 90; the minor has %d", p, g.S.Cash[g.Owner("8")])
	}
}

// TestLocals: L and LP run to one own city, and no two of them to the same (R124, R125; S32).
func TestLocals(t *testing.T) {
	g := seattleTacoma(t, "3")
	g.Train("SWW", trainL, trainLP)
	city := track.Route{Only: track.StopAt{Hex: g.Hex("H11")}}
	g.turn("SWW", "run").Refuses(rules.RunRoutes{By: g.Corp("SWW"), Routes: []track.Route{city, city}}, sameLocal)
	g.Refuses(rules.RunRoutes{By: g.Corp("SWW"), Routes: []track.Route{g.Route("H11:S0,5", "I12:2,S0")}}, localRun)
	g.Refuses(rules.RunRoutes{By: g.Corp("SWW"), Routes: []track.Route{city}}, rules.Legal)
}

// TestDuty: who has no line for the cheapest train need not buy one, unless the switch says so; an L-train runs in any
// own city (R89; S27).
func TestDuty(t *testing.T) {
	for setting, must := range map[string]bool{"train_obligation=route": false, "train_obligation=always": true} {
		g := begin(t, build(t, Key, setting))
		g.Phase("4")
		g.minor("12", "p1", 100, 500)
		if have := mustBuy(g.View(), g.Corp("12")); have != must {
			t.Errorf("%s: must buy: %t", setting, have)
		}
	}
	g := begin(t, build(t, Key)).minor("12", "p1", 100, 500)
	if !mustBuy(g.View(), g.Corp("12")) {
		t.Error("an L-train could run in its city")
	}
}

// TestFullCapital: money for shares of a major not floated goes to it in phase 5 and to the bank after the first
// 6-train; at half it gives its money back and receives ten shares, the rest goes to the pool (R39-R41; S19, S35).
func TestFullCapital(t *testing.T) {
	g := begin(t, build(t, Key))
	g.Phase("5")
	for range 2 {
		g.uncover("M8")
	}
	g.S.Corps[g.Corp("8")].Flags |= rules.Closed
	g.S.Holder[g.Title.PresidentCert(g.Corp("8"))] = id.Nobody
	g.stock("p1")
	g.Cash("p1", 500).Cash("p2", 500).Cash("p3", 500)
	buy := func(seat string) rules.BuyShares {
		return rules.BuyShares{By: g.Owner(seat), Corp: g.Corp("SWW"), From: id.Initial, Percent: 10}
	}
	g.Do(rules.Par{By: 1, Corp: g.Corp("SWW"), At: g.ParCell(100)}, buy("p2"))
	g.WantCash(map[string]int32{"SWW": 300, "p1": 300, "p2": 400})
	g.minor("12", "p3", 100, 600).major("CPR", "p3", 100, 20, 0)
	stock := *g.Copy()
	g.soldOut("5").turn("12", "trains").Do(rules.BuyTrain{By: g.Corp("12"), Train: g.Card("6", "initial"),
		From: id.Initial, Price: 600})
	for i, d := range g.Title.Corps {
		c := id.Corp(i + 1)
		if have := g.View().Is(c, rules.AllAtFloat); have != (d.Kind == rules.Major && d.ID != "CPR") {
			t.Errorf("%s is to have its full capital: %t", d.ID, have)
		}
	}
	g.S.Frames, g.S.Depth, g.S.Turn = stock.S.Frames, stock.S.Depth, stock.S.Turn
	g.Do(buy("p3"))
	g.WantCash(map[string]int32{"SWW": 300, "p3": 400})
	bank := g.View().Cash(id.Bank)
	g.Do(buy("p1"))
	g.WantCash(map[string]int32{"SWW": 1000, "p1": 200, "bank": bank + 100 + 300 - 1000})
	g.WantShares("SWW", map[string]int{"pool": 50, "initial": 0, "p1": 30})
}

// ended plays on until the game is over: passes, and whatever comes last where nobody may pass.
func (g table) ended() table {
	g.T.Helper()
	for range 200 {
		if g.S.End.Over {
			return g
		}
		legal := g.Legal()
		g.Do(legal[len(legal)-1])
	}
	g.T.Fatal("no end")
	return g
}

// broke empties the bank.
func (g table) broke() table {
	g.S.Cash[id.Nobody] += g.S.Cash[id.Bank]
	g.S.Cash[id.Bank] = 0
	return g
}

// TestBankBreaks: the bank breaks when it would have less than nothing, and the game ends with the set, without a
// merger round; in a stock round one more operating round follows (R150, R152, R153; S34, traps 55-57).
func TestBankBreaks(t *testing.T) {
	g := begin(t, build(t, Key)).minor("8", "p1", 100, 300)
	g.Train("8", train3)
	g.turn("8", "run").broke().Do(rules.RunRoutes{By: g.Corp("8"), Routes: []track.Route{g.Route("H11:S0,5", "I12:2,S0")}})
	if g.S.End.Over || g.S.End.Reason != rules.BankBroken {
		t.Fatalf("the end is %v", g.S.End)
	}
	if g.ended(); g.S.End.Reason != rules.BankBroken || g.S.Set != 2 || g.S.Round != 1 {
		t.Errorf("the game ends with %v in round %d.%d", g.S.End, g.S.Set, g.S.Round)
	}
	g = begin(t, build(t, Key)).minor("8", "p1", 100, 300)
	g.Train("8", train3)
	g.turn("8", "run")
	g.S.RoundsLeft = 1
	g.broke().Do(rules.RunRoutes{By: g.Corp("8"), Routes: []track.Route{g.Route("H11:S0,5", "I12:2,S0")}})
	if g.ended(); g.S.Round != 2 {
		t.Errorf("the game ends in round %d of the set, want 2", g.S.Round)
	}
}

// TestPriceEnds: a price in the last cell ends the game with the operating round, whatever the bank has said before
// (R151; traps 56, 58).
func TestPriceEnds(t *testing.T) {
	for key, price := range map[string]int32{Key: 550, ShortKey: 450, SRSKey: 450} {
		g := begin(t, build(t, key)).minor("8", "p1", price, 300)
		g.Train("8", train3)
		g.turn("8", "run")
		g.S.RoundsLeft = 1
		g.broke().Do(rules.RunRoutes{By: g.Corp("8"), Routes: []track.Route{g.Route("H11:S0,5", "I12:2,S0")}})
		if g.ended(); g.S.End.Reason != rules.MarketEnd || g.S.Round != 1 {
			t.Errorf("%s: the game ends with %v in round %d of the set", key, g.S.End, g.S.Round)
		}
	}
}

// pair is a position at the opportunity of minor 8, which can merge with minor 10 of the same owner into SWW.
func pair(t *testing.T, price8, price10 int32) table {
	t.Helper()
	return pairOfOne(t, build(t, Key), price8, price10)
}

// pairOfOne is that position in a title.
func pairOfOne(t *testing.T, title *rules.Title, price8, price10 int32) table {
	t.Helper()
	g := begin(t, title).minor("8", "p1", price8, 100).minor("10", "p1", price10, 50)
	g.Phase("3")
	g.S.Set, g.S.Round, g.S.RoundsLeft = 2, 1, 1
	g.S.Order = rules.Order{Len: 2}
	g.S.Order.Corps[0], g.S.Order.Corps[1] = g.Corp("8"), g.Corp("10")
	g.S.Depth, g.S.Turn = 1, rules.Turn{}
	g.S.Frames = [rules.MaxFrames]rules.Frame{{Round: mergerRound, Actor: g.Owner("8")}}
	return g
}

// merge plays a merger with a par and a number of shares.
func (g table) merge(par int32, shares uint8) table {
	g.T.Helper()
	by := g.Owner("8")
	g.Do(Merge{By: g.Corp("8"), With: g.Corp("10")}, rules.Decide{By: by, Choice: g.ParCell(par).Col},
		rules.Decide{By: by, Choice: shares})
	return g
}

// TestDebtorTakesNoExtraShare: who owes money pays for no share at a merger; the company pays him for the shares that
// he lacks. He could pay before the rule was corrected, and can in recorded games (R28, R96).
func TestDebtorTakesNoExtraShare(t *testing.T) {
	for name, c := range map[string]struct {
		title *rules.Title
		most  uint8
	}{"rulebook": {build(t, Key), 3}, "before": {without(t, "1822PNW/R28", Key), 4},
		"recorded": {buildAs(t, rules.Recorded, Key), 4}} {
		g := pairOfOne(t, c.title, 80, 75) // worth 310
		g.Cash("p1", 225).S.Seats[1].Debt = 500
		g.Do(Merge{By: g.Corp("8"), With: g.Corp("10")}, rules.Decide{By: g.Owner("8"), Choice: g.ParCell(100).Col})
		for n := range uint8(7) {
			if have := !g.Check(rules.Decide{By: g.Owner("8"), Choice: n}).Refused(); have != (n >= 2 && n <= c.most) {
				t.Errorf("%s: %d shares: %t", name, n, have)
			}
		}
	}
}

// TestMerger: value, par, shares, money and stations of a merger (R94-R99; traps 13, 34).
func TestMerger(t *testing.T) {
	g := pair(t, 80, 75) // worth 310, with 150 in cash
	g.Cash("p1", 225)
	by := g.Owner("8")
	g.Refuses(Merge{By: g.Corp("8"), With: g.Corp("9")}, noPartner)
	g.Do(Merge{By: g.Corp("8"), With: g.Corp("10")}).At(parKey, "8")
	g.Refuses(rules.Decide{By: by, Choice: priceCell(50).Col}, rules.NotParPrice)
	g.Do(rules.Decide{By: by, Choice: g.ParCell(100).Col})
	for n, want := range map[uint8]bool{1: false, 2: true, 3: true, 4: true, 5: false} {
		if have := !g.Check(rules.Decide{By: by, Choice: n}).Refused(); have != want {
			t.Errorf("%d shares: %t", n, have)
		}
	}
	for n, want := range map[uint8][2]int32{2: {225 + 110, 40}, 4: {225 - 90, 240}} {
		g := table{g.Copy()}
		g.Do(rules.Decide{By: by, Choice: n}, rules.Decide{By: by, Choice: exchangeStation})
		g.WantCash(map[string]int32{"p1": want[0], "SWW": want[1]})
		g.WantShares("SWW", map[string]int{"p1": 10 * int(n)})
		v, c := g.View(), g.Corp("SWW")
		if v.StationsLeft(c) != 3 || v.S.Corps[c].Exchange != 2 || !v.Is(c, rules.Floated) || alive(v, g.Corp("8")) ||
			alive(v, g.Corp("10")) {
			t.Errorf("%d stations are left, %d exchange stations", v.StationsLeft(c), v.S.Corps[c].Exchange)
		}
		if _, ok := v.Position().TokenAt(g.Hex("H11"), c); !ok {
			t.Error("no station at home")
		}
	}
	g = pair(t, 200, 135) // worth 670
	g.Cash("p1", 0)
	g.Do(Merge{By: g.Corp("8"), With: g.Corp("10")}).Refuses(rules.Decide{By: by, Choice: g.ParCell(90).Col}, parTooLow)
	g.Do(rules.Decide{By: by, Choice: g.ParCell(100).Col})
	g.Do(rules.Decide{By: by, Choice: 6}, rules.Decide{By: by, Choice: replaceStation})
	g.WantCash(map[string]int32{"p1": 70, "SWW": 80})
	if _, ok := g.View().Position().TokenAt(g.Hex("I12"), g.Corp("SWW")); !ok ||
		g.View().StationsLeft(g.Corp("SWW")) != 2 {
		t.Error("no station in the place of the other minor")
	}
}

// TestFerry: the ferry joins two minors that both reach it, though no train can use it; track of one of them alone does
// not, nor track that points at the water elsewhere (R98).
func TestFerry(t *testing.T) {
	for other, want := range map[string]rules.Reason{"6": rules.Legal, "12": notLinked} {
		g := begin(t, build(t, Key)).minor("3", "p1", 80, 100).minor(other, "p1", 75, 50)
		g.S.Corps[g.Corp("CPR")].Partner, g.S.Corps[g.Corp("3")].Partner = g.Corp("3"), g.Corp("CPR") // as P20 does it
		g.Lay("D11", "207", 1).Lay("F9", "15", 0)                                                     // towards the ferry
		v, a, b := g.View(), g.Corp("3"), g.Corp(other)
		if linked(v, a, b) || linked(v, b, a) {
			t.Errorf("track joins 3 and %s", other)
		}
		for _, pair := range [][2]id.Corp{{a, b}, {b, a}} {
			if r := checkPartner(v, pair[0], pair[1]); r.Reason != want {
				t.Errorf("3 and %s: %v, want %v", other, r.Reason, want)
			}
			link, ok := linkOf(v, Merge{By: pair[0], With: pair[1]})
			if ok != (want == rules.Legal) {
				t.Fatalf("3 and %s: a line is drawn: %t", other, ok)
			}
			if !ok {
				continue
			}
			way := []string{"D11", "F9"} // the piece that leads to the ferry at either end
			if pair[0] == b {
				slices.Reverse(way)
			}
			for i, p := range link.Pieces {
				toFerry := map[string]tile.End{"D11": tile.EdgeEnd(1), "F9": tile.EdgeEnd(2)}[way[i]]
				if path := v.Position().Face(p.Hex).Paths[p.Path]; v.T.HexName(p.Hex) != way[i] || path.A != toFerry &&
					path.B != toFerry {
					t.Errorf("piece %d of the line is %v, %v", i, p, path)
				}
			}
			if len(link.Pieces) != 2 || link.Ferry != 1 {
				t.Errorf("the line is %v, with the ferry after %d", link.Pieces, link.Ferry)
			}
		}
	}
	for name, want := range map[string]uint8{"D9": 1 << 4, "E8": 1 << 5} {
		g := begin(t, build(t, Key))
		if have := ferrySides(g.View(), g.Hex(name)); have != want {
			t.Errorf("%s: track leads to the ferry from %06b, want %06b", name, have, want)
		}
	}
	g := begin(t, build(t, Key)).minor("3", "p1", 80, 100).Lay("D11", "6", 0).Lay("C10", "PNW3", 0)
	if h, c := g.Hex("D9"), g.Corp("3"); g.View().Reach(c).Lay[h] == 0 || atFerry(g.View(), c) {
		t.Error("track that points at the water beside the ferry is at the ferry")
	}
}

// TestTrainsOfAMerger: the major has the trains of its coloured minor before those of the other one, whoever of them
// merged, which is how the answer about the Pullman counts them (R127).
func TestTrainsOfAMerger(t *testing.T) {
	g := pair(t, 80, 75)
	g.Train("10", train3).Train("8", "4").Train("10", trainPP)
	g.S.Frames[0].Actor = g.Owner("10")
	g.Do(Merge{By: g.Corp("10"), With: g.Corp("8")})
	var buf [rules.MaxTrains]id.Train
	if list := appendCarriers(buf[:0], g.View(), g.Corp("SWW")); len(list) != 2 || nameOf(g.View(), list[0]) != "4" {
		t.Errorf("trains %v carry the Pullman", list)
	}
}

// TestCrowdedAfterMerger: two LP are too many; one goes at the start of the next round, before anything else (R80, R99;
// S36, trap 35).
func TestCrowdedAfterMerger(t *testing.T) {
	g := pair(t, 80, 75)
	g.Train("8", trainLP).Train("10", trainLP)
	g.merge(100, 3).Do(rules.Decide{By: g.Owner("8"), Choice: exchangeStation}).At("discard", "SWW")
	if name := g.View().RoundOf(g.View().Base()).Name; name != rules.OperatingRound {
		t.Errorf("the discard comes in the %s", name)
	}
	lp := g.Card(trainLP, "SWW")
	g.Do(rules.DiscardTrain{By: g.Corp("SWW"), Train: lp})
	if o := g.S.Trains[lp]; o != id.Nobody {
		t.Errorf("the LP is with owner %d", o)
	}
}

// TestCrowdedBeforeAStockRound: where the next round is a stock round the discard comes at its start (R80, R99).
func TestCrowdedBeforeAStockRound(t *testing.T) {
	g := pair(t, 80, 75)
	g.S.RoundsLeft = 0
	g.Train("8", trainLP).Train("10", trainLP)
	g.merge(100, 3).Do(rules.Decide{By: g.Owner("8"), Choice: exchangeStation})
	for g.InCharge() == joinKey {
		g.Pass()
	}
	g.At("discard", "SWW")
	if name := g.View().RoundOf(g.View().Base()).Name; name != rules.StockRound {
		t.Errorf("the discard comes in the %s", name)
	}
}

// TestSold: sales are before bids in the strict order and between them in the loose one; one block of each company
// (R13, R17-R21).
func TestSold(t *testing.T) {
	for setting, want := range map[string]rules.Reason{"stock_turn_order=strict": sellFirst,
		"stock_turn_order=loose": rules.Legal} {
		g := begin(t, build(t, Key, setting)).major("SWW", "p1", 100, 40, 0).stock("p1")
		g.Cash("p1", 300)
		sale := rules.SellShares{By: g.Owner("p1"), Corp: g.Corp("SWW"), Percent: 10}
		before := table{g.Copy()}
		before.Do(sale)
		before.Refuses(sale, rules.SoldThisTurn)
		before.Refuses(rules.BuyShares{By: g.Owner("p1"), Corp: g.Corp("SWW"), From: id.Pool, Percent: 10},
			rules.SoldThisRound)
		if p := before.View().Price(g.Corp("SWW")); p != 90 {
			t.Errorf("the price is %d, want 90", p)
		}
		g.Do(rules.Bid{By: 1, Private: g.View().CardIn(5), Price: 0}).Refuses(sale, want)
	}
	g := begin(t, build(t, Key)).major("SWW", "p1", 100, 60, 0).stock("p2")
	g.Give("SWW", 20, "p1", "p2").Give("SWW", 10, "p1", "p3")
	g.Do(rules.SellShares{By: g.Owner("p2"), Corp: g.Corp("SWW"), Percent: 20})
	if p := g.View().Price(g.Corp("SWW")); p != 90 {
		t.Errorf("a block of another player: the price is %d, want 90", p)
	}
	g.stock("p1").Refuses(rules.SellShares{By: g.Owner("p1"), Corp: g.Corp("SWW"), Percent: 30}, rules.NoSuccessor)
	g.S.Corps[g.Corp("SWW")].Turns = 0
	g.Refuses(rules.SellShares{By: g.Owner("p1"), Corp: g.Corp("SWW"), Percent: 10}, notOperated)
}

// TestOrderOfPlayers: most cash first, equal ones as before (R51; trap 59).
func TestOrderOfPlayers(t *testing.T) {
	g := begin(t, build(t, Key)).minor("12", "p3", 100, 100).stock("p1")
	g.Cash("p1", 100).Cash("p2", 200).Cash("p3", 100)
	g.Pass().Pass().Pass()
	if have := [3]id.Player(g.S.Seating[:3]); have != [3]id.Player{2, 1, 3} || g.S.Priority != 2 {
		t.Errorf("the order is %v, player %d is the next", have, g.S.Priority)
	}
}

// TestExports: each box without a bid takes an L-train away, the first box a card and one more train; a place that the
// deck left empty takes none (R46, R47; S41, traps 6-8, 30, 73).
func TestExports(t *testing.T) {
	g := begin(t, build(t, Key))
	first := g.View().CardIn(1)
	g.Do(rules.Bid{By: 1, Private: g.View().CardIn(2), Price: 100})
	g.allPass("stock")
	if n := left(g.View(), trainL); n != 22-3-1 || alive(g.View(), g.Title.CorpOfCard(first)) {
		t.Errorf("%d L-trains are left", n)
	}
	g = begin(t, build(t, Key))
	clear(g.S.Decks.Cards[minorDeck][2:])
	g.S.Decks.Filled = 2
	g.Do(rules.Bid{By: 1, Private: g.View().CardIn(1), Price: 100},
		rules.Bid{By: 1, Private: g.View().CardIn(2), Price: 100})
	g.allPass("stock")
	if n := left(g.View(), trainL); n != 22 {
		t.Errorf("%d L-trains are left, want all", n)
	}
	g = begin(t, build(t, SRSKey)) // where a first round without a bid is no end
	all := left(g.View(), trainL)
	clear(g.S.Decks.Cards[minorDeck][:])
	g.S.Decks.Filled = 0
	for g.S.Set == 1 {
		g.Pass()
	}
	if n := left(g.View(), trainL); n != all {
		t.Errorf("no card lies in a box, and %d of %d L-trains are left", n, all)
	}
	g = begin(t, build(t, Key))
	g.soldOut(trainL)
	g.Do(rules.Bid{By: 1, Private: g.View().CardIn(2), Price: 100})
	g.allPass("stock")
	if name := g.View().PhaseDef().Name; name != "3" || g.S.RoundsLeft != 2-1 {
		t.Errorf("phase %s, %d rounds follow this one", name, g.S.RoundsLeft)
	}
}

// TestQueue: minors that start at one price stand in the order of their bids, the lower box first where they are equal
// (R46, R48; trap 5).
func TestQueue(t *testing.T) {
	g := begin(t, build(t, Key))
	var want []id.Corp
	for _, bid := range []struct {
		box id.Lot
		sum int32
	}{{3, 135}, {1, 100}, {4, 100}} {
		g.Do(rules.Bid{By: 1, Private: g.View().CardIn(bid.box), Price: bid.sum})
		if c := g.Title.CorpOfCard(g.View().CardIn(bid.box)); !kindIs(g.View(), c, rules.Regional) {
			want = append(want, c)
		}
	}
	g.Pass().Pass().Pass()
	for i, c := range want {
		if g.S.Order.Corps[i] != c || g.View().Price(c) != minorStart || g.S.Cash[id.OfCorp(c)] != 100 {
			t.Errorf("company %d of the order is %d", i, g.S.Order.Corps[i])
		}
	}
}

// TestStartTerms: the capital that a bid gives by phase (R48).
func TestStartTerms(t *testing.T) {
	for _, c := range []struct {
		phase string
		bid   int32
		price int16
		cash  int32
	}{{"1", 145, 50, 100}, {"2", 145, 70, 140}, {"3", 145, 70, 145}, {"3", 300, 100, 300}, {"2", 105, 50, 100},
		{"2", 110, 55, 110}, {"2", 140, 70, 140}} {
		g := begin(t, build(t, Key))
		g.S.Phase = uint8(g.Title.FindPhase(c.phase))
		if price, cash := startTerms(g.View(), c.bid); price != c.price || cash != c.cash {
			t.Errorf("phase %s, bid %d: price %d, treasury %d", c.phase, c.bid, price, cash)
		}
	}
}

// TestStepsByProfile: questions of three steps in recorded games alone.
func TestStepsByProfile(t *testing.T) {
	for _, p := range []rules.Profile{rules.Rulebook, rules.Recorded} {
		g := begin(t, buildAs(t, p, Key)).minor("12", "p1", 50, 0).turn("12", goalKey)
		recorded, found := p == rules.Recorded, 0
		for _, s := range g.View().RoundOf(g.View().Top()).Steps {
			var asks bool
			switch s := s.(type) {
			case reachGoal:
				asks = s.waits
			case runTrains:
				asks = s.once
			case takeMinor:
				asks = s.asks
			default:
				continue
			}
			if found++; asks != recorded {
				t.Errorf("%v: step %s asks %t", p, s.Name(), asks)
			}
		}
		if found != 3 {
			t.Errorf("%d steps", found)
		}
	}
}

// TestRoundsWithPackets: a game that begins with packets has operating rounds alone while it is in phase 1, then its
// first merger and stock rounds (R8, R92).
func TestRoundsWithPackets(t *testing.T) {
	for _, c := range []struct {
		phase, after, want int
		opened             bool
	}{
		{0, int(operatingRound), int(operatingRound), false},
		{0, int(operatingRound), int(stockRound), true},
		{1, int(operatingRound), int(mergerRound), false},
		{1, int(mergerRound), int(stockRound), false},
		{1, int(stockRound), int(operatingRound), true},
	} {
		title := build(t, Key, "starting_packet")
		s := rules.Start(title, 3, 1, &rules.Scratch{})
		s.Phase, s.RoundsLeft = uint8(c.phase), 0
		if c.opened {
			s.Opener = 1
		}
		v := rules.View{T: title, S: &s, X: &rules.Scratch{}}
		sw := SwitchesFor(rules.Rulebook)
		sw.StartingPacket = true
		if have := (&game{sw: sw}).next(v, rules.RoundID(c.after)); have != rules.RoundID(c.want) {
			t.Errorf("%+v: round %d follows", c, have)
		}
	}
}
