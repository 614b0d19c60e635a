package t1822pnw

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
)

// TestPackets: the packets of the minor deck and the first cards of both decks; every place is open to all (R2-R4, R10,
// R11).
func TestPackets(t *testing.T) {
	for key, c := range map[string]struct {
		coloured, others []int // of each packet
		cards            int
	}{
		Key: {[]int{3, 2, 2}, []int{6, 5, 5}, 24}, ShortKey: {[]int{2, 2, 2}, []int{5, 5, 6}, 24},
		SRSKey: {[]int{2, 2, 1}, []int{4, 4, 4}, 18},
	} {
		title := build(t, key)
		for seed := range uint64(20) {
			s := rules.Start(title, 3, seed, &rules.Scratch{})
			v := rules.View{T: title, S: &s, X: &rules.Scratch{}}
			deck := s.Decks.Cards[minorDeck][:]
			if first := title.Private(deck[0]).ID; key != ShortKey && first != "M6" {
				t.Fatalf("%s, seed %d: the first card is %s", key, seed, first)
			}
			if first := title.Private(s.Decks.Cards[privateDeck][0]).ID; first != "P1" {
				t.Fatalf("%s, seed %d: the first private is %s", key, seed, first)
			}
			packetsAre(t, v, c.coloured, c.others)
			openPlaces(t, v, c.cards)
		}
	}
}

// packetsAre fails unless the packets behind the first card hold so many coloured and other minors.
func packetsAre(t *testing.T, v rules.View, coloured, others []int) {
	t.Helper()
	at := 1
	for i, want := range coloured {
		have, size := 0, want+others[i]
		for _, p := range v.S.Decks.Cards[minorDeck][at : at+size] {
			if isColoured(v, v.T.CorpOfCard(p)) {
				have++
			}
		}
		if have != want {
			t.Errorf("%s: packet %d has %d coloured minors, want %d", v.T.Key, i+1, have, want)
		}
		at += size
	}
}

// openPlaces fails unless the minor deck has so many cards, each with a place that is shown, and the first cards of
// both decks lie in the boxes.
func openPlaces(t *testing.T, v rules.View, cards int) {
	t.Helper()
	have := 0
	for i, p := range v.S.Decks.Cards[minorDeck] {
		if p == 0 {
			continue
		}
		if deck, place, ok := v.InDeck(p); !ok || deck != minorDeck || place != i {
			t.Errorf("%s: card %d lies in deck %d at %d", v.T.Key, p, deck, place)
		}
		have++
	}
	if have != cards {
		t.Errorf("%s: %d cards, want %d", v.T.Key, have, cards)
	}
	for i := range minorBoxes + privateBoxes {
		want := v.S.Decks.Cards[minorDeck][i]
		if i >= minorBoxes {
			want = v.S.Decks.Cards[privateDeck][i-minorBoxes]
		}
		if have := v.CardIn(id.Lot(i + 1)); have != want {
			t.Errorf("%s: card %d lies in box %d, want %d", v.T.Key, have, i+1, want)
		}
	}
}

// TestPhaseTable: limits of minors and majors, rounds, colours, and the trains that each one rusts, by name (T1, T2).
func TestPhaseTable(t *testing.T) {
	type phase struct {
		minor, major uint8
		rounds       uint8
		starts       string
		rusts        []string
	}
	want := map[string]phase{
		"1": {2, 4, 1, "", nil}, "2": {2, 4, 2, train2, nil}, "3": {2, 4, 2, train3, []string{trainL}},
		"4": {1, 3, 2, "4", []string{train2}},
		"5": {1, 2, 2, "5", nil}, "6": {1, 2, 2, train6, []string{train3}}, "7": {1, 2, 2, train7, []string{"4"}},
	}
	title := build(t, Key)
	for _, p := range title.Phases {
		have := phase{p.MinorLimit, p.TrainLimit, p.Rounds, "", nil}
		for _, d := range title.Trains {
			if d.StartsPhase == p.Name {
				have.starts = d.Name
			}
			if p.Name != "1" && d.RustsOn != "" && d.RustsOn == want[p.Name].starts {
				have.rusts = append(have.rusts, d.Name)
			}
		}
		w := want[p.Name]
		if have.minor != w.minor || have.major != w.major || have.rounds != w.rounds || have.starts != w.starts ||
			!slices.Equal(have.rusts, w.rusts) {
			t.Errorf("phase %s: %v, want %v", p.Name, have, w)
		}
	}
	for key, want := range map[string]map[string][2]int32{
		Key: {trainL: {22, 60}, train3: {7, 200}, "4": {4, 300}, "5": {2, 500}, train6: {3, 600}, trainLP: {2, 0},
			trainPP: {2, 0}},
		ShortKey: {trainL: {14, 50}, train3: {7, 200}, "4": {4, 300}, "5": {2, 500}, train6: {3, 600}, trainLP: {1, 0},
			trainPP: {1, 0}},
		SRSKey: {trainL: {14, 50}, train3: {7, 200}, "4": {3, 300}, "5": {1, 500}, train6: {2, 600}, trainLP: {1, 0},
			trainPP: {1, 0}},
	} {
		title := build(t, key)
		for name, c := range want {
			if d := title.Train(title.FindTrain(name)); int32(d.Count) != c[0] || d.Price != c[1] {
				t.Errorf("%s: %d trains %s at %d, want %v", key, d.Count, name, d.Price, c)
			}
		}
	}
}

// TestMajorTable: coloured minor, home, destination, stations and certificates of the majors (T3, R77).
func TestMajorTable(t *testing.T) {
	g := begin(t, build(t, Key))
	for name, want := range map[string][3]string{
		"NP": {"20", "O20", "I12"}, "CPR": {"1", "A8", "A22"}, "GNR": {"5", "D23", "D11"}, "ORNC": {"18", "O8", "O20"},
		"SPS":  {"17", "O8", "F23"},
		"CMPS": {"7", "F23", "H11"}, "SWW": {"8", "H11", "O22"},
	} {
		c := g.Corp(name)
		v := g.View()
		have := [3]string{g.Title.Corp(v.S.Corps[c].Partner).ID, g.Title.HexName(v.Home(c)),
			g.Title.HexName(v.Destination(c))}
		if have != want || v.S.Corps[c].Exchange != 3 {
			t.Errorf("%s: %v with %d exchange stations, want %v", name, have, v.S.Corps[c].Exchange, want)
		}
		d := g.Title.Corp(c)
		if !slices.Equal(d.TokenCosts, []int16{0, 100, 0}) || len(d.Certs) != 9 || d.Certs[0].Percent != 20 ||
			!d.Certs[0].President {
			t.Errorf("%s: stations at %v, certificates %v", name, d.TokenCosts, d.Certs)
		}
	}
	var pars []int16
	for _, cell := range g.Title.Market.Rows[0] {
		if cell.Par && cell.Price >= lowestPar {
			pars = append(pars, cell.Price)
		}
	}
	if !slices.Equal(pars, []int16{55, 60, 65, 70, 75, 80, 90, 100}) {
		t.Errorf("pars %v", pars)
	}
}

// TestPriceQueue: in a cell whoever came first is ahead; a marker that cannot move at an end of the track keeps its
// place, and one that leaves a cell and comes back is last (T4; trap 72).
func TestPriceQueue(t *testing.T) {
	for _, c := range []struct {
		price    int32
		revenues []int32 // of NP, paid out; 0 moves it to the left
		ahead    bool
	}{
		{40, nil, true}, {40, []int32{0}, true}, {600, []int32{600}, true}, {50, []int32{0, 50}, false},
		{90, []int32{100, 0}, false},
	} {
		g := begin(t, build(t, Key)).major("NP", "p1", c.price, 20, 0).major("CPR", "p2", c.price, 20, 0)
		for _, revenue := range c.revenues {
			g.turn("NP", "dividend")
			g.S.Turn.Revenue = revenue
			kind := rules.Payout
			if revenue == 0 {
				g.S.Turn.Revenue, kind = 100, rules.Withhold
			}
			g.Do(rules.Dividend{By: g.Corp("NP"), Kind: kind})
		}
		if have := g.View().Price(g.Corp("NP")); have != c.price {
			t.Errorf("%v: the price is %d", c, have)
		}
		if have := g.View().Before(g.Corp("NP"), g.Corp("CPR")); have != c.ahead {
			t.Errorf("%v: NP is ahead: %t", c, have)
		}
	}
}

// TestOperatingOrder: first the private companies pay, then minors operate and then majors, each by price, without
// regional railways and without majors that have not floated (R52-R54, T4).
func TestOperatingOrder(t *testing.T) {
	g := begin(t, build(t, Key)).minor("12", "p1", 60, 100).minor("9", "p2", 90, 100).minor("2", "p3", 60, 100)
	g.major("NP", "p1", 55, 20, 100).major("SWW", "p2", 200, 20, 100).major("CPR", "p3", 300, 20, 100)
	g.S.Corps[g.Corp("CPR")].Flags &^= rules.Floated
	g.card("MB", "p3").card("P5", "p1").card("P9", "NP")
	g.Cash("p1", 0).Cash("p3", 0)
	g.stock("p1")
	for g.View().Base().Round == stockRound {
		g.Pass()
	}
	var order []string
	for _, c := range g.S.Order.Corps[:g.S.Order.Len] {
		order = append(order, g.Title.Corp(c).ID)
	}
	if want := []string{"9", "12", "2", "SWW", "NP"}; !slices.Equal(order, want) {
		t.Errorf("the order is %v, want %v", order, want)
	}
	g.WantCash(map[string]int32{"p1": 10, "p3": 10})
}

// TestFirstHome: in its first turn a company puts its station on its home for nothing; where the slots are full, beside
// them (R56; traps 48, 61).
func TestFirstHome(t *testing.T) {
	for _, name := range []string{"14", "12"} {
		g := begin(t, build(t, Key))
		g.uncover("M" + name)
		g.Own("M"+name, name)
		g.Found(name, minorStart, "p1", 100).Cash(name, 100)
		g.Operate(2)
		c := g.Corp(name)
		if _, ok := g.View().Position().TokenAt(g.View().Home(c), c); !ok || g.View().Cash(id.OfCorp(c)) != 100 {
			t.Errorf("minor %s: station %t, $%d", name, ok, g.View().Cash(id.OfCorp(c)))
		}
	}
	g := begin(t, build(t, Key))
	g.Lay("O8", "X25", 0)
	h := g.Hex("O8")
	for _, name := range []string{"NP", "SWW", "CPR", "GNR"} {
		g.Station(name, "O8", 0)
	}
	g.Found("ORNC", 100, "p3", 60)
	g.S.Corps[g.Corp("ORNC")].Flags |= rules.Floated
	g.Cash("ORNC", 500).Operate(2)
	if cell := g.S.Cells[h]; !slices.Contains(cell.Extra[:], g.Corp("ORNC")) ||
		slices.Contains(cell.Slots[:], g.Corp("ORNC")) {
		t.Errorf("slots %v, beside them %v", cell.Slots, cell.Extra)
	}
}

// TestStationsOfMajors: one station a turn for $100, in a reached city with a free slot that is not kept, never two in
// a hex; minors place none, and exchange stations lie aside (R76-R78).
func TestStationsOfMajors(t *testing.T) {
	g := begin(t, build(t, Key)).major("SWW", "p1", 100, 20, 99).major("NP", "p2", 100, 20, 0)
	place := func(hex string, city uint8) rules.PlaceToken {
		return rules.PlaceToken{By: g.Corp("SWW"), Of: g.Corp("SWW"), Hex: g.Hex(hex), City: city}
	}
	if r := g.turn("SWW", "track").Pass().Skipped("token"); r != rules.NoMoneyForStation {
		t.Errorf("with $99 the step ends with %v", r)
	}
	g.Cash("SWW", 500)
	g.turn("SWW", "token").Refuses(place("H11", 0), rules.HasStation)
	g.Refuses(place("L11", 0), rules.CityNotReached)
	g.Refuses(place("H13", 0), rules.NotACity)
	g.Do(place("I12", 0))
	g.WantCash(map[string]int32{"SWW": 400})
	if c := g.Corp("SWW"); g.View().StationsLeft(c) != 1 ||
		g.S.Corps[c].Exchange != exchangeStations { // that of the destination is left
		t.Errorf("%d stations are left, %d for exchange", g.View().StationsLeft(c), g.S.Corps[c].Exchange)
	}
	if g.InCharge() == "token" {
		t.Error("a second station may be placed")
	}
	// In the next turn the last one waits for the destination (R74).
	if r := g.turn("SWW", "track").Pass().Skipped("token"); r != keptForGoal {
		t.Errorf("with the station of the destination alone the step ends with %v", r)
	}
	m := begin(t, build(t, Key)).minor("8", "p1", 100, 500)
	m.turn("8", "track").Pass()
	if m.InCharge() == "token" {
		t.Error("a minor may place a station")
	}

	kept := begin(t, build(t, Key)).major("SWW", "p1", 100, 20, 500).major("NP", "p2", 100, 20, 0).major("GNR", "p3", 100,
		20, 0)
	kept.Station("NP", "I12", 0)
	kept.turn("SWW", "token").Refuses(place("I12", 0), rules.SlotReserved) // two slots are kept for 10 and B
	kept.closed("10")
	kept.turn("SWW", "token").Refuses(place("I12", 0), rules.Legal)
}

// TestAgreement: the players may end the game at any time; the worth of that moment counts (R156).
func TestAgreement(t *testing.T) {
	g := begin(t, build(t, Key)).minor("12", "p1", 90, 500)
	g.Cash("p1", 77)
	g.turn("12", "track").Do(rules.EndGame{By: g.Owner("p2")})
	if !g.S.End.Over || g.S.End.Reason != rules.EndedByHand || g.View().Worth(1) != 77+180 {
		t.Errorf("%v, player 1 is worth %d", g.S.End, g.View().Worth(1))
	}
}

// TestStatedRevenue: the revenue that a recorded run states counts, whatever the routes are worth; a new game is
// reckoned (R137; trap 64).
func TestStatedRevenue(t *testing.T) {
	for profile, want := range map[rules.Profile]rules.Reason{rules.Recorded: rules.Legal,
		rules.Rulebook: rules.RevenueStated} {
		g := begin(t, buildAs(t, profile, Key)).minor("8", "p1", 100, 0)
		g.Train("8", train3)
		run := rules.RunRoutes{By: g.Corp("8"), Routes: []track.Route{g.Route("H11:S0,5", "I12:2,S0")}, Stated: true,
			Revenue: 130}
		g.turn("8", "run").Refuses(run, want)
		if want == rules.Legal {
			g.Do(run)
			g.WantCash(map[string]int32{"8": 65})
		}
	}
}

// TestThreeBidsOnBoxes: three bids a turn, on the cards of the seven boxes and on no other card (R29).
func TestThreeBidsOnBoxes(t *testing.T) {
	g := begin(t, build(t, Key))
	for i := range g.Title.Privates {
		p := id.Private(i + 1)
		if r := g.Check(rules.Bid{By: 1, Private: p, Price: 100}); r.Refused() == g.View().InBox(p) {
			t.Errorf("a bid on %s, in a box: %t, is answered with %v", g.Title.Private(p).ID, g.View().InBox(p), r.Reason)
		}
	}
	for lot := id.Lot(5); lot <= 7; lot++ {
		g.At("stock", "p1").Do(rules.Bid{By: 1, Private: g.View().CardIn(lot), Price: 0})
	}
	g.At("stock", "p2")
}
