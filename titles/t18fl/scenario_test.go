package t18fl

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles/words"
)

// build returns the title in a profile after a change of its switches.
func build(t testing.TB, p rules.Profile, change ...func(*Switches)) *rules.Title {
	t.Helper()
	s := SwitchesFor(p)
	for _, f := range change {
		f(&s)
	}
	title, err := New(s)
	if err != nil {
		t.Fatal(err)
	}
	return title
}

// without begins a game by the rulebook as it was before a rule was corrected.
func without(t testing.TB, rule string, players int) *rulestest.Game {
	t.Helper()
	list := Corrections()
	i := slices.IndexFunc(list, func(c words.Correction[Switches]) bool { return c.Rule == rule })
	return rulestest.New(t, build(t, rules.Rulebook, list[i].Before), players)
}

// bids plays the private selection with these bids; everybody takes the first private that is left.
func bids(g *rulestest.Game, sums ...int32) *rulestest.Game {
	for i, sum := range sums {
		g.Do(rules.Bid{By: id.Player(i + 1), Price: sum})
	}
	for range sums {
		g.Do(g.Legal()[0])
	}
	return g
}

// TestBids: all pay, the highest bid chooses first, of equal ones the earlier seat, and TR's owner begins; nothing but
// bids is secret, and they until the last one (R1, R15-R20, R22-R24, R120; scenarios 1, 2, 45; traps 3, 4, 58).
func TestBids(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).At("bids", "p1")
	if name := g.View().RoundOf(g.View().Base()).Name; name != rules.AuctionRound {
		t.Errorf("the game begins with round %q", name)
	}
	g.Refuses(rules.Bid{By: 1, Price: 7}, bidSum)
	g.Refuses(rules.Bid{By: 1, Price: 20, Private: 1}, bidFirst)
	g.Do(rules.Bid{By: 1, Price: 5}, rules.Bid{By: 2, Price: 10})
	if v := g.View(); !v.Sealed() || v.S.Cash[id.OfPlayer(1)] != 300 {
		t.Error("a bid shows before the last one is made (R22)")
	}
	g.Do(rules.Bid{By: 3, Price: 10}).At("choice", "p2")
	if g.View().Sealed() {
		t.Error("the bids are secret after the last one (R1, R24)")
	}
	g.WantCash(map[string]int32{"p1": 295, "p2": 290, "p3": 290})
	g.Refuses(rules.Pass{By: id.OfPlayer(2)}, rules.WrongStep)
	g.Refuses(rules.Bid{By: 2, Price: 0, Private: 1}, rules.PriceFixed)
	g.Do(rules.Bid{By: 2, Price: 20, Private: 1}).At("choice", "p3")
	g.Refuses(rules.Bid{By: 3, Price: 20, Private: 1}, rules.LotGone)
	g.Do(rules.Bid{By: 3, Price: 40, Private: 2}, rules.Bid{By: 1, Price: 70, Private: 3})
	g.WantCash(map[string]int32{"p1": 225, "p2": 270, "p3": 250})
	g.At("stock", "p2")
}

// TestRecordedBids: any whole sum up to the highest, and any price of a choice, which counts for nothing (R16, R18).
func TestRecordedBids(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Recorded), 2)
	g.Do(rules.Bid{By: 1, Price: 7}, rules.Bid{By: 2, Price: 0}, rules.Bid{By: 1, Price: 0, Private: 2})
	g.WantCash(map[string]int32{"p1": 253})
}

// TestSetUp: privates, limits and the bank by number of players; six home stations lie on the map (R6-R12).
func TestSetUp(t *testing.T) {
	for players, want := range map[int]struct{ privates, limit, bank int }{2: {2, 21, 7400}, 3: {3, 15, 7100},
		4: {4, 12, 6800}} {
		g := rulestest.New(t, build(t, rules.Rulebook), players)
		in := 0
		for i := range g.Title.Privates {
			if g.View().InGame(id.Private(i + 1)) {
				in++
			}
		}
		if in != want.privates || g.View().CertLimit() != want.limit || int(g.S.Cash[id.Bank]) != want.bank {
			t.Errorf("%d players: %d privates, limit %d, bank %d", players, in, g.View().CertLimit(), g.S.Cash[id.Bank])
		}
		for i := range g.Title.Corps {
			c := id.Corp(i + 1)
			if city, ok := g.View().Position().TokenAt(g.Title.HomeHex(c), c); !ok || city != int(g.Title.Corps[i].HomeCity) {
				t.Errorf("%s is at home in city %d: %v", g.Title.Corps[i].ID, city, ok)
			}
		}
	}
}

// TestCanalShare: FECCTC gives a share of FECR, which floats with the president's certificate alone (R19, R49, R50).
func TestCanalShare(t *testing.T) {
	g := bids(rulestest.New(t, build(t, rules.Rulebook), 4), 10, 5, 5, 0)
	g.WantShares("FECR", map[string]int{"p4": 20, "initial": 80})
	g.At("stock", "p1").Do(rules.Par{By: 1, Corp: g.Corp("FECR"), At: g.ParCell(90)})
	g.WantCash(map[string]int32{"FECR": 450})
	if !g.View().Is(g.Corp("FECR"), rules.Floated) {
		t.Error("FECR does not float")
	}
}

// TestSizes: in phase 4 the buyer says five shares or ten, and nothing else is possible before (R47, R48, R54;
// scenarios 3, 4; trap 45).
func TestSizes(t *testing.T) {
	for size, want := range map[uint8]int{fiveShares: 40, tenShares: 20} {
		g := rulestest.New(t, build(t, rules.Recorded), 3).Phase("4").Stock(2, "p1").Cash("p1", 600)
		g.Do(rules.Par{By: 1, Corp: g.Corp("LN"), At: g.ParCell(80)}).At("size", "p1")
		g.Refuses(rules.Pass{By: id.OfPlayer(1)}, rules.WrongStep)
		g.Refuses(rules.Decide{By: id.OfPlayer(1), Choice: 7}, rules.Unknown)
		g.Do(rules.Decide{By: id.OfPlayer(1), Choice: size}).At("stock", "p2")
		g.WantShares("LN", map[string]int{"p1": want})
		if g.View().Is(g.Corp("LN"), rules.Floated) {
			t.Error("LN floats with its president's certificate")
		}
	}
}

// TestStandingPass: on 18xx.games a start with the choice of its form leaves an earlier pass of the starter standing,
// so that the round ends as soon as the last turn of all others was a pass; the next begins with the player after the
// last to pass. Otherwise all must pass again (R26).
func TestStandingPass(t *testing.T) {
	for keeps, want := range map[bool]string{true: "SR", false: "p3"} {
		title := build(t, rules.Recorded, func(s *Switches) { s.StartKeepsPass = keeps })
		begin := func() *rulestest.Game {
			g := rulestest.New(t, title, 3).Found("SR", 110, "p3", 60).Phase("4").Cash("p1", 600).Cash("p2", 600).Stock(2, "p1")
			g.Pass() // of p1
			return g.Do(rules.BuyShares{By: id.OfPlayer(2), Corp: g.Corp("SR"), From: id.Initial, Percent: 20}).At("stock",
				"p3").Pass()
		}
		g := begin()
		start := rules.Par{By: 1, Corp: g.Corp("LN"), At: g.ParCell(80)}
		g.Do(start, rules.Decide{By: id.OfPlayer(1), Choice: fiveShares}).At("stock", "p2").Pass()
		if have := g.View().Actor(); have != g.Owner(want) {
			t.Errorf("keeps %v: the turn is of %s, want %s", keeps, notation.Owner(title, have), want)
		}
		if keeps && g.S.Priority != 3 {
			t.Errorf("the priority is with player %d, want 3", g.S.Priority)
		}
		// Who does something else later has to pass anew.
		g = begin()
		g.Do(start, rules.Decide{By: id.OfPlayer(1), Choice: fiveShares})
		g.Do(rules.BuyShares{By: id.OfPlayer(2), Corp: g.Corp("SR"), From: id.Initial, Percent: 20}).Pass().Pass()
		g.At("stock", "p2")
	}
}

// TestSizesInSaves: the answer is written as the number of shares, in files and links that players keep (R48).
func TestSizesInSaves(t *testing.T) {
	title := build(t, rules.Rulebook)
	for line, size := range map[string]uint8{"answer p0 5": fiveShares, "answer p0 10": tenShares} {
		a := rules.Decide{By: id.OfPlayer(1), Choice: size}
		if got, err := notation.ParseAction(title, line); err != nil || got != rules.Action(a) ||
			notation.Action(title, a) != line {
			t.Errorf("%q is read as %v (%v)", line, got, err)
		}
	}
}

// TestSizeBeforeFloat: FECR with the share of FECCTC floats before or after its form is decided (R53; scenario 5).
func TestSizeBeforeFloat(t *testing.T) {
	for profile, want := range map[rules.Profile]int32{rules.Rulebook: 0, rules.Recorded: 400} {
		g := bids(rulestest.New(t, build(t, profile), 4), 10, 5, 5, 0)
		g.Phase("4").Stock(2, "p1").Cash("p1", 600)
		g.Do(rules.Par{By: 1, Corp: g.Corp("FECR"), At: g.ParCell(80)}, rules.Decide{By: id.OfPlayer(1), Choice: tenShares})
		g.WantShares("FECR", map[string]int{"p1": 20, "p4": 10, "initial": 70})
		g.WantCash(map[string]int32{"FECR": want})
	}
}

// TestPrices: where a dividend moves the marker, and the ceiling of five shares (R82, R83; scenarios 7, 8).
func TestPrices(t *testing.T) {
	for _, c := range []struct {
		price, paid, want int32
		ten               bool
	}{
		{180, 360, 200, false}, {200, 1000, 200, false}, {200, 400, 250, true}, {360, 900, 400, true}, {250, 260, 275, true},
		{80, 79, 80, false}, {80, 80, 90, false}, {80, 160, 100, false}, {400, 800, 400, true},
	} {
		g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SAL", 100, "p1", 60)
		for i, cell := range g.Title.Market.Rows[0] {
			if int32(cell.Price) == c.price {
				g.S.Corps[g.Corp("SAL")].Price.Col = uint8(i)
			}
		}
		if c.ten {
			g.S.Corps[g.Corp("SAL")].Flags |= rules.Converted
		}
		if got := g.Title.Market.Price(rise(g.View(), g.Corp("SAL"), c.paid)); got != c.want {
			t.Errorf("%d pays %d: %d, want %d", c.price, c.paid, got, c.want)
		}
	}
}

// TestSales: one step down for any number, not before the company operated, and no purchase of it in the round (R32,
// R36-R38).
func TestSales(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SAL", 100, "p1", 60).Stock(2, "p1")
	sale := rules.SellShares{By: id.OfPlayer(1), Corp: g.Corp("SAL"), Percent: 20}
	g.Refuses(sale, rules.NotOperated)
	g.S.Corps[g.Corp("SAL")].Flags |= rules.Operated
	g.Do(sale)
	if price := g.View().Price(g.Corp("SAL")); price != 90 {
		t.Errorf("the price is %d", price)
	}
	g.Refuses(sale, rules.SoldThisTurn)
	g.Refuses(rules.BuyShares{By: id.OfPlayer(1), Corp: g.Corp("SAL"), From: id.Pool, Percent: 20}, rules.SoldThisRound)
}

// TestConversion: it pays five times the price, halves the percents and lifts the train limit; not in the first turn
// (R3, R61-R64; scenario 47; traps 10, 48).
func TestConversion(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SAL", 100, "p1", 60).Phase("3").Cash("SAL", 50)
	g.Operate(2).At("track", "SAL")
	if why := g.Skipped("convert"); why != rules.NotOperated {
		t.Errorf("a company in its first turn skips the conversion because of %v", why)
	}
	if why := operated(g.Copy(), "SAL").Phase(phaseFive).Operate(2).Skipped(convertKey); why != convertPhase {
		t.Errorf("in phase 5 the conversion is skipped because of %v", why)
	}
	g.S.Corps[g.Corp("SAL")].Flags |= rules.Operated
	g.Operate(2).At("convert", "SAL").Do(Convert{By: g.Corp("SAL")})
	g.WantCash(map[string]int32{"SAL": 550})
	g.WantShares("SAL", map[string]int{"p1": 30, "initial": 70})
	if v := g.View(); v.TrainLimit(g.Corp("SAL")) != 4 || v.CertsCounted(1) != 2 {
		t.Errorf("train limit %d, %d certificates", v.TrainLimit(g.Corp("SAL")), v.CertsCounted(1))
	}
}

// TestTrainSides: one train of a kind in a turn until the first six, which may be bought as a 3E for good (R88, R90;
// scenario 10).
func TestTrainSides(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Recorded), 3).Found("SAL", 100, "p1", 60).Cash("SAL", 1500)
	sal := g.Corp("SAL")
	g.Operate(2).Step("trains")
	g.Do(rules.BuyTrain{By: sal, Train: g.Card("2", "initial"), From: id.Initial, Price: 100})
	if g.InCharge() == "trains" {
		g.Refuses(rules.BuyTrain{By: sal, Train: g.Card("2", "initial"), From: id.Initial, Price: 100}, rules.OneOfKind)
	}
	g = rulestest.New(t, build(t, rules.Rulebook), 3).Found("SAL", 100, "p1", 60).Phase("5").Cash("SAL", 1500)
	tx := rules.Tx{View: g.View()}
	tx.Convert(sal)
	for i := 1; i <= g.Title.Cards(); i++ {
		if g.Title.Train(g.Title.FrontOf(id.Train(i))).Name == "5" {
			g.S.Trains[i] = id.Nobody
		}
	}
	g.Operate(2).Step("trains")
	six, back := g.Card("6", "initial"), g.Kind("3E")
	g.Do(rules.BuyTrain{By: sal, Train: six, From: id.Initial, Price: 600, As: back})
	if g.View().KindOf(six) != back || g.View().PhaseDef().Name != phaseSix {
		t.Errorf("the card shows kind %d in phase %s", g.View().KindOf(six), g.View().PhaseDef().Name)
	}
	g.Do(rules.BuyTrain{By: sal, Train: g.Card("6", "initial"), From: id.Initial, Price: 600})
}

// TestStorm: the first six takes the tiles of the Keys and the hotel there; the tiles go back to the box, or not (R70f,
// R70g; scenario 35; traps 30, 31).
func TestStorm(t *testing.T) {
	for profile, left := range map[rules.Profile]int{rules.Rulebook: 8, rules.Recorded: 7} {
		g := rulestest.New(t, build(t, profile), 3).Found("FECR", 100, "p1", 60).Lay(keyWest, "58", 4).Lay(lowerKeys, "8", 1)
		tx := rules.Tx{View: g.View()}
		tx.PlaceHexToken(g.Corp("FECR"), g.Hex(keyWest), 0)
		g.S.Phase = uint8(g.Title.FindPhase(phaseSix))
		g.Title.Hooks.PhaseBegan(&tx)
		v := g.View()
		if v.S.Cells[g.Hex(keyWest)] != (track.Cell{}) || v.Marked(rules.Marker{Hex: g.Hex(keyWest)}) {
			t.Error("Key West is as it was")
		}
		if got := v.TilesLeft(g.Tile("58")); got != left {
			t.Errorf("%v: %d copies of 58 in the box, want %d", profile, got, left)
		}
		if n := v.StationsLeft(g.Corp("FECR")); n != 2 {
			t.Errorf("%v: FECR has %d tokens left", profile, n)
		}
		joining(joining(joining(g, "L27", plain, "K28", "M26"), lowerKeys, plain, "L27", keyWest), keyWest, towns, lowerKeys,
			"N23")
		g.Operate(5).Step(step.StationKey).Do(PlaceHexToken{By: g.Corp("FECR"), Hex: g.Hex(keyWest)})
	}
}

// TestTwoPlayers: with the option one of two may hold 70 percent; it does nothing for three (R118; scenario 23).
func TestTwoPlayers(t *testing.T) {
	title := build(t, rules.Rulebook, func(s *Switches) { s.TwoPlayers70 = true })
	for players, want := range map[int]int{2: 70, 3: 60} {
		if got := rulestest.New(t, title, players).View().HoldLimit(); got != want {
			t.Errorf("%d players: %d percent", players, got)
		}
	}
}

// TestLeaves: a bankrupt player's shares go to the pool, a presidency to who holds two shares or to the pool, and the
// last player left wins (R106, R107, R116; scenarios 17, 18).
func TestLeaves(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SAL", 100, "p1", 60).Found("LN", 100, "p1", 60)
	g.Give("LN", 40, "initial", "p2").Stock(2, "p1").Cash("p2", 500)
	tx := rules.Tx{View: g.View()}
	tx.Leave(1)
	g.WantShares("SAL", map[string]int{"pool": 60, "initial": 40})
	g.WantPresident("LN", 2)
	v := g.View()
	if !v.Rests(g.Corp("SAL")) || v.NextSeat(3) != 2 || v.PlayersLeft() != 2 || v.Price(g.Corp("SAL")) != 100 {
		t.Error("SAL has a president, or the seat is not skipped")
	}
	g.S.Frames[0].Actor = id.OfPlayer(2)
	g.Do(rules.BuyShares{By: id.OfPlayer(2), Corp: g.Corp("SAL"), From: id.Pool, Percent: 40})
	g.WantPresident("SAL", 2)
	g.WantCash(map[string]int32{"p2": 300})
	tx = rules.Tx{View: g.View()}
	tx.Leave(3)
	if !g.S.End.Over || g.View().Ranking()[0].Player != 2 {
		t.Errorf("%+v, %+v", g.S.End, g.View().Ranking())
	}
}
