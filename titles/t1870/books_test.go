package t1870

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/rules/rulestest"
)

// TestMoneyOfShares: unissued shares cost par and are paid to the bank, shares of the pool the market price; a sale
// pays at once, and until the turn is over the company is at its old price for everything (R8, R9, R40, R43; trap 3).
func TestMoneyOfShares(t *testing.T) {
	g := begin(t, rules.Rulebook).Found("MP", 76, "p1", 60).Give("MP", 20, "initial", "p2").PriceAt("MP",
		at(0, 7)).Found("TP", 90, "p2", 60)
	inStock(g, 2).Cash("p1", 0).Cash("p2", 100).Cash("p3", 300)
	bank := g.S.Cash[id.Bank]
	g.Do(sale(g, 2, "MP", 10))
	g.WantCash(map[string]int32{"p2": 210, "bank": bank - 110})
	if g.View().Price(g.Corp("MP")) != 110 {
		t.Errorf("the price is %d before the turn is over", g.View().Price(g.Corp("MP")))
	}
	g.Pass().Do(purchase(g, 3, "MP", id.Pool)) // the price has fallen by a row
	g.WantCash(map[string]int32{"p3": 200})
	for g.View().Actor() != id.OfPlayer(3) || g.S.Turn.Acted {
		g.Pass()
	}
	bank = g.S.Cash[id.Bank]
	g.Do(purchase(g, 3, "MP", id.Initial))
	g.WantCash(map[string]int32{"p3": 124, "bank": bank + 76})
}

// TestSeats: two to six play by the rulebook, seven in recorded games, with 2,100 handed out and a limit of nine (R1,
// R2; X1; S51).
func TestSeats(t *testing.T) {
	for players, cash := range map[int]int32{2: 1050, 3: 700, 4: 525, 5: 420, 6: 350, 7: 300} {
		for _, p := range both {
			title := build(t, p)
			if can := title.CanSeat(players); can != (players <= MaxPlayers || p == rules.Recorded) {
				t.Errorf("%v seats %d: %v", p, players, can)
				continue
			}
			if players == mostRecords && p == rules.Rulebook {
				continue
			}
			g := rulestest.New(t, title, players)
			g.WantCash(map[string]int32{"p1": cash, "bank": 9900})
			if players == mostRecords && g.View().CertLimit() != 9 {
				t.Errorf("limit of %d", g.View().CertLimit())
			}
		}
	}
}

// TestMarkersOfAClosedCompany: cattle and ports of a company that has closed pay it and its successors nothing; an open
// port still pays the others 10; a closed company is never started again (R71, R73).
func TestMarkersOfAClosedCompany(t *testing.T) {
	g := begin(t, rules.Rulebook).Phase("2").Found("MP", 100, "p1", 60).Found("TP", 90, "p2", 60)
	mark(g, cattleID, "MP", "M6")
	port(g, "MP", "N17", false)
	tx := rules.Tx{View: g.View()}
	tx.CloseCorp(g.Corp("MP"))
	for hex, want := range map[string]int16{"M6": 0, "N17": 10} {
		if got := markerPay(g.View(), g.Corp("TP"), g.Hex(hex)); got != want {
			t.Errorf("%s pays TP %d, want %d", hex, got, want)
		}
	}
	inStock(g, 3)
	if r := g.Check(rules.Par{By: 3, Corp: g.Corp("MP"), At: g.ParCell(100)}); !r.Refused() {
		t.Error("a closed company starts again")
	}
}

// TestLimitFallsForAll: a company that closes lowers the limit of everybody at once, of five players from 13 to 11; who
// is above it now sells in his own next turn, nobody before it (R71; trap 39; pitfall #6516).
func TestLimitFallsForAll(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 5).Found("MP", 100, "p1", 60).Found("ATSF", 90, "p3", 60).Found("SP",
		90, "p3", 60).Found("FW", 90, "p3", 60)
	g.Give("MP", 30, "initial", "p2").PriceAt("MP", at(6, 0)).Give("FW", 10, "initial", "p4").Own("GRSC", "p3")
	if before, counted := g.View().CertLimit(), g.View().CertsCounted(3); before != 13 || counted != 16 {
		t.Fatalf("limit %d, %d counted", before, counted)
	}
	g.Give("FW", 30, "p3", "initial") // 13 are left
	inStock(g, 2).Cash("p1", 0).Do(sale(g, 2, "MP", 30))
	if g.View().Actor() == id.OfPlayer(2) {
		g.Pass()
	}
	if got := g.View().CertLimit(); got != 11 {
		t.Errorf("limit %d", got)
	}
	g.At("stock", "p3").Refuses(rules.Pass{By: id.OfPlayer(3)}, rules.MustSell)
	g.Do(sale(g, 3, "SP", 30))
}

// TestOrderOfTheRest: a price that falls in an operating round sorts the companies that are still to come, and only
// those (R83).
func TestOrderOfTheRest(t *testing.T) {
	g := inTrains(t, rules.Rulebook, "1").Found("GMO", 68, "p1", 40).Found("TP", 68, "p2", 60).Home("GMO", "M20",
		0).Home("TP", "J5", 0)
	g.Give("GMO", 20, "initial", "p3").PriceAt("GMO", at(3, 9)).PriceAt("TP", at(3, 8)).Cash("IC", 0).Cash("p1", 0)
	g.S.Order.Corps, g.S.Order.Len = [id.MaxCorps]id.Corp{g.Corp("IC"), g.Corp("GMO"), g.Corp("TP")}, 3
	g.Do(sale(g, 1, "GMO", 10), buyTrain(g, "IC", "2", "initial", 80))
	if got := g.S.Order.Corps[:3]; !slices.Equal(got, []id.Corp{g.Corp("IC"), g.Corp("GMO"), g.Corp("TP")}) {
		t.Errorf("after one row, at an equal price and further right: %v", got)
	}
	h := inTrains(t, rules.Rulebook, "1").Found("GMO", 68, "p1", 40).Found("TP", 68, "p2", 60).Home("GMO", "M20",
		0).Home("TP", "J5", 0)
	h.Give("GMO", 20, "initial", "p3").PriceAt("GMO", at(3, 8)).PriceAt("TP", at(3, 7)).Cash("IC", 0).Cash("p1",
		0).Cash("p1", 3).PriceAt("IC", at(9, 6))
	h.S.Order.Corps, h.S.Order.Len = [id.MaxCorps]id.Corp{h.Corp("IC"), h.Corp("GMO"), h.Corp("TP")}, 3
	h.Do(sale(h, 1, "GMO", 10), buyTrain(h, "IC", "2", "initial", 80))
	if got := h.S.Order.Corps[:3]; h.S.Corps[h.Corp("GMO")].Price != at(4, 8) ||
		!slices.Equal(got, []id.Corp{h.Corp("IC"), h.Corp("GMO"), h.Corp("TP")}) {
		t.Errorf("GMO at %v: %v", h.S.Corps[h.Corp("GMO")].Price, got)
	}
}

// TestSequenceOfATurn: track, station, run, dividend, trains, last privates; privates are bought at any moment of it,
// and it may own several (R84, R85, R127; P1, P8).
func TestSequenceOfATurn(t *testing.T) {
	g := central(begin(t, rules.Rulebook)).Phase("2").Found("IC", 68, "p1", 60).Home("IC", "K16", 0).Train("IC",
		"2").Cash("IC", 500)
	way(g, "K16 20", "M14 20")
	for _, private := range []string{"GRSC", "MRBC", "SCC", "GSC", "MKT"} {
		g.Own(private, "p2")
	}
	g.S.Corps[g.Corp("IC")].Flags |= rules.Arrived
	g.Operate(3)
	buy := func(private string, price int32) {
		g.Do(rules.BuyPrivate{By: id.OfCorp(g.Corp("IC")), Private: g.Private(private), Price: price})
	}
	g.At("track", "IC")
	buy("GRSC", 10)
	for _, refused := range []rules.Action{ // GRSC has no power
		rules.Assign{By: g.Corp("IC"), Private: g.Private("GRSC"), Hex: g.Hex("M6")},
		rules.LayTile{By: g.Corp("IC"), Via: g.Private("GRSC"), Hex: g.Hex("J17"), Tile: g.Tile("9")},
	} {
		g.Refuses(refused, rules.NoPower)
	}
	g.Pass().At("token", "IC")
	buy("SCC", 25)
	g.Pass().At("run", "IC")
	buy("GSC", 40)
	best(g).At("dividend", "IC")
	buy("MRBC", 20)
	g.Do(rules.Dividend{By: g.Corp("IC"), Kind: rules.Withhold}).At("trains", "IC")
	g.Pass().At("lastprivates", "IC")
	buy("MKT", 80)
	for _, private := range []string{"GRSC", "MRBC", "SCC", "GSC", "MKT"} {
		if !g.View().PrivateOf(g.Private(private), id.OfCorp(g.Corp("IC"))) {
			t.Errorf("IC does not own %s", private)
		}
	}
}

// TestPrivatesOfFrisco: the SLSF private pays nothing and is not bought by a company (P5, R125; trap 1).
func TestPrivatesOfFrisco(t *testing.T) {
	g := begin(t, rules.Rulebook)
	if d := g.Title.Private(g.Private("SLSF")); d.Revenue != 0 || d.Min != 0 {
		t.Errorf("%+v", d)
	}
}

// TestReachOfLays: a tile must be joined to a station by track that is free, and bring new track in reach or another
// value; a first tile need only be joined (R90).
func TestReachOfLays(t *testing.T) {
	g := begin(t, rules.Rulebook).Phase("2").Found("MKT", 100, "p1", 60).Home("MKT", "B11", 0).Lay("B11", "57",
		1).Lay("C12", "9", 0).Lay("B9", "57", 1).Operate(3)
	for _, c := range []struct {
		hex, tile string
		rot       uint8
		want      rules.Reason
	}{
		{"M6", "57", 0, rules.NotReached},
		{"B13", "3", 1, rules.Legal}, {"B13", "58", 0, rules.NotJoined},
		{"C12", "23", 0, rules.NotReached},
		{"B9", "15", 1, rules.Legal}, // worth more
	} {
		if r := g.Check(lay(g, "MKT", c.hex, c.tile, c.rot)); r.Reason != c.want {
			t.Errorf("%s on %s in turn %d: %v, want %v", c.tile, c.hex, c.rot, r.Reason, c.want)
		}
	}
}

// TestEndByHand: the players may stop at any time; the score is as things stand (R153, R154).
func TestEndByHand(t *testing.T) {
	g := begin(t, rules.Rulebook).Found("MP", 100, "p1", 60).Own("GRSC", "p1")
	inStock(g, 2).Do(rules.EndGame{By: id.OfPlayer(2)})
	if !g.S.End.Over || g.S.End.Reason != rules.EndedByHand || g.View().Worth(1) != 700+600+20 {
		t.Errorf("end %v, worth %d", g.S.End, g.View().Worth(1))
	}
}

// TestOpeningAfterAClosing: a company that closes in the stock round opens the way of another, which runs its
// connection when the operating round opens: after the incomes and the home station of the first company, before the
// track of that one (R71, R81, R131; S57; traps 14, 49; pitfall #7162).
func TestOpeningAfterAClosing(t *testing.T) {
	g := begin(t, rules.Rulebook).Phase("2").Found("GMO", 90, "p1", 60).Found("IC", 76, "p3", 60).Found("SSW", 100, "p2",
		60).Own("GSC", "p2")
	way(g, "M20 20", "K16 20", "C18 20")
	g.Home("GMO", "M20", 0).Train("GMO", "3").Home("IC", "K16", 0).Give("IC", 30, "initial", "p2").PriceAt("IC", at(7, 1))
	if connected(g.View(), g.Corp("GMO")) {
		t.Fatal("GMO is connected through a full city")
	}
	inStock(g, 2).Cash("p3", 0).Do(sale(g, 2, "IC", 30))
	if g.View().Actor() == id.OfPlayer(2) {
		g.Pass()
	}
	cash := g.View().Cash(id.OfPlayer(2))
	for !g.View().Is(g.Corp("SSW"), rules.HomeDone) {
		g.Pass()
	}
	g.WantCash(map[string]int32{"p2": cash + 15})
	g.At(linkRunKey, "GMO")
	best(g).Do(rules.Dividend{By: g.Corp("GMO"), Kind: rules.Payout}).At("track", "SSW")
}

// TestRouteOnceSeen: a company whose only stop next to it is full of others' stations still has a route, and owes a
// train: no station takes it away (R116; trap 34).
func TestRouteOnceSeen(t *testing.T) {
	for _, p := range both {
		g := begin(t, p).Found("MKT", 100, "p1", 60).Found("IC", 90, "p2", 60)
		way(g, "B11 20", "E12 20")
		g.Home("MKT", "B11", 0).Station("IC", "E12", 0)
		if !g.View().HasRoute(g.Corp("MKT")) {
			t.Errorf("%v: no route to a full city", p)
		}
	}
}

// TestClosingBlockInAnEmergency: a block whose fall would close its company is asked for in an operating round too
// (R57, R58; pitfalls #6686, #6825).
func TestClosingBlockInAnEmergency(t *testing.T) {
	for _, protects := range []bool{true, false} {
		g := inTrains(t, rules.Rulebook, "1").Found("GMO", 68, "p2", 40).Home("GMO", "M20", 0).PriceAt("GMO", at(7, 0))
		g.Give("GMO", 20, "initial", "p1").Cash("IC", 61).Cash("p1", 0).Do(sale(g, 1, "GMO", 20),
			buyTrain(g, "IC", "2", "initial", 80)).At("protect", "p2")
		if protects {
			g.Do(rules.BuyShares{By: id.OfPlayer(2), Corp: g.Corp("GMO"), From: id.Pool, Percent: 20})
		} else {
			g.Pass()
		}
		if got := g.View().Is(g.Corp("GMO"), rules.Closed); got == protects {
			t.Errorf("protected %v: closed %v", protects, got)
		}
	}
}

// TestRoomForABlock: whoever would protect needs room for every share of the block and for his own ones of the company,
// though the fall would bring it to yellow: 13 counted and three shares fit the limit of 16, four do not (R32, R52;
// trap 51; pitfalls #5076, #6416).
func TestRoomForABlock(t *testing.T) {
	for percent, asked := range map[uint8]bool{30: true, 40: false} {
		g := rulestest.New(t, build(t, rules.Recorded), 4)
		g.Found("FW", 68, "p4", 50).Found("ATSF", 100, "p4", 60).Found("SP", 100, "p4", 50).Give("FW", 40, "initial",
			"p3").PriceAt("FW", at(5, 6))
		if got := g.View().CertsCounted(4); got != 13 {
			t.Fatalf("%d counted", got)
		}
		inStock(g, 3).Cash("p4", 900)
		sold(g, sale(g, 3, "FW", percent))
		if got := g.View().Top().Round == protection; got != asked {
			t.Errorf("%d percent: asked %v", percent, got)
		}
	}
}

// TestPricesAndCopies: 275 is between 250 and 300, 76 between 72 and 82; there are two copies of tiles 5 and 6; Baton
// Rouge costs 80 (pitfalls #4549, #4746, #5112).
func TestPricesAndCopies(t *testing.T) {
	title := build(t, rules.Rulebook)
	for _, c := range []struct {
		cell  market.Pos
		price int32
	}{{at(0, 2), 72}, {at(0, 3), 76}, {at(0, 4), 82}, {at(0, 14), 250}, {at(0, 15), 275}, {at(0, 16), 300}} {
		if got := title.Market.Price(c.cell); got != c.price {
			t.Errorf("%v: %d, want %d", c.cell, got, c.price)
		}
	}
	for _, name := range []string{"5", "6"} {
		if got := title.Tiles.Kind(title.Tiles.Find(name)).Count; got != 2 {
			t.Errorf("%d copies of %s", got, name)
		}
	}
	if got := title.Board.Hexes[title.FindHex("M14")-1].Cost; got != 80 {
		t.Errorf("Baton Rouge costs %d", got)
	}
}

// TestFirstTileOfACity: it has as many cities as the hex, and a tile laid by the bridge company changes nothing of the
// label that the brown one must have (R88; P2; pitfalls #6408, #6704, #7059).
func TestFirstTileOfACity(t *testing.T) {
	g := begin(t, rules.Rulebook).Found("MP", 100, "p1", 60).Own("MRBC", "MP").Phase("2").Operate(3).At("track", "MP")
	g.Refuses(lay(g, "MP", "C18", "58", 0), rules.CityCount)
	g.Refuses(bridgeTile(g, "MP", "C18", "9", 0), rules.CityCount)
	g.Do(bridgeTile(g, "MP", "C18", "57", 0)).Lay("C18", "15", 0)
	var brown []string
	for _, l := range g.View().Position().AppendLays(nil, g.Hex("C18"), 63, terms()) {
		brown = append(brown, g.Title.Tiles.Kind(l.Tile).Name)
	}
	if got := slices.Compact(brown); !slices.Equal(got, []string{"170"}) {
		t.Errorf("on green St. Louis fit %v", got)
	}
}

// TestTreasuryInTraces: shares that were bought back lie with those never sold in traces, and are not for sale (R63c;
// traps 8, 47).
func TestTreasuryInTraces(t *testing.T) {
	g := begin(t, rules.Recorded).Found("MP", 100, "p1", 60).Home("MP", "C18", 0).Give("MP", 10, "initial", "p2")
	g.S.Holder[g.View().FindCert(g.Corp("MP"), id.OfPlayer(2), 10)] = id.OfCorp(g.Corp("MP"))
	told := map[string]string{}
	for _, p := range notation.TracePosition(g.View()) {
		told[p.Key] = p.Value
	}
	if told["share.MP.ipo"] != "40" || told["share.MP.treasury"] != "" {
		t.Errorf("%q and %q", told["share.MP.ipo"], told["share.MP.treasury"])
	}
	g.Give("MP", 30, "initial", "p3")
	inStock(g, 2).Refuses(purchase(g, 2, "MP", id.Initial), rules.NotForSale)
	g.Refuses(purchase(g, 2, "MP", id.OfCorp(g.Corp("MP"))), rules.NotForSale)
}

// TestRecordsHaveConnections: the record of a game names at the beginning and at the end of every turn which companies
// are connected, and read back it ends the same (R131; S70; trap 46).
func TestRecordsHaveConnections(t *testing.T) {
	title := build(t, rules.Recorded)
	lookup := func(_ string, p rules.Profile, settings []string) (*rules.Title, *record.Names, error) {
		return build(t, p, settings...), RecordNames(), nil
	}
	g := rulestest.New(t, title, 3)
	chooser := bot.NewRandom(3)
	w, err := record.NewWriter(record.Source{Title: title, Players: []string{"A", "B", "C"}, Seed: 1}, lookup)
	if err != nil {
		t.Fatal(err)
	}
	connections := 0
	for !g.S.End.Over && connections < 2 {
		a := chooser.Choose(g.View())
		if _, ok := a.(rules.Decide); ok && g.InCharge() == destinationKey {
			connections++
		}
		g.Do(a)
		if err := w.Add(a); err != nil {
			t.Fatal(err)
		}
	}
	data, err := w.Finish()
	if err != nil {
		t.Fatal(err)
	}
	in, err := record.Read(data, lookup)
	if err != nil || in.Stop != nil {
		t.Fatalf("read back: %v, %v", err, in.Stop)
	}
	if in.Final.Cash != g.S.Cash || in.Final.Holder != g.S.Holder || in.Final.Cells != g.S.Cells ||
		in.Final.Own != g.S.Own || in.Final.Frames != g.S.Frames {
		t.Error("read back, the game stands otherwise")
	}
	var told struct {
		Actions []struct {
			Auto []struct{ Type string } `json:"auto_actions"`
		}
	}
	if err := json.Unmarshal(data, &told); err != nil {
		t.Fatal(err)
	}
	lists := 0
	for _, a := range told.Actions {
		for _, auto := range a.Auto {
			if auto.Type == (Connect{}).Def().Record {
				lists++
			}
		}
	}
	if connections < 2 || lists < 2*connections {
		t.Errorf("%d connections, %d lists", connections, lists)
	}
}
