package t1822pnw

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/track"
)

// neighbours is a position in which SWW reaches Tacoma, the home of minor 10, in its second turn.
func neighbours(t *testing.T, phase string) table {
	t.Helper()
	g := begin(t, build(t, Key))
	g.Phase(phase)
	g.major("SWW", "p1", 100, 20, 500).minor("10", "p2", 120, 30)
	g.Cash("p1", 50).Cash("p2", 50)
	return g
}

// take plays a takeover up to its end.
func (g table) take(major, minor string, payment, station uint8) {
	g.T.Helper()
	by := g.Owner(major)
	g.Do(Merge{By: g.Corp(major), With: g.Corp(minor)}).At(payKey, major)
	g.Do(rules.Decide{By: by, Choice: payment}).At(stationKey, major)
	g.Do(rules.Decide{By: by, Choice: station})
}

// TestPayments: a minor is worth twice its price; shares of the major count at its price, and the difference is paid
// either way (R103; trap 22).
func TestPayments(t *testing.T) {
	for _, c := range []struct {
		price  int32
		shares uint8
		sww    int32
		p2     int32
		held   int
	}{
		{100, 0, 290, 290, 0}, {100, 1, 390, 190, 10}, {100, 2, 490, 90, 20}, {135, 2, 560, 20, 20},
	} {
		g := neighbours(t, "3")
		g.PriceAt("SWW", priceCell(int16(c.price)))
		g.turn("SWW", takeKey).take("SWW", "10", c.shares, exchangeStation)
		g.WantCash(map[string]int32{"SWW": c.sww, "p2": c.p2})
		g.WantShares("SWW", map[string]int{"p2": c.held})
	}
	g := neighbours(t, "3")
	g.PriceAt("SWW", priceCell(165)) // two shares are worth 90 more than the minor
	g.turn("SWW", takeKey).Do(Merge{By: g.Corp("SWW"), With: g.Corp("10")})
	g.Refuses(rules.Decide{By: g.Owner("SWW"), Choice: 2}, rules.NoMoney)
}

// TestTooYoung: not in the first turn of the major, nor before the second of the minor, nor a coloured one (R100, R108;
// trap 29).
func TestTooYoung(t *testing.T) {
	g := neighbours(t, "3")
	merge := Merge{By: g.Corp("SWW"), With: g.Corp("10")}
	g.turn("SWW", takeKey)
	for _, name := range []string{"SWW", "10"} {
		young := table{g.Copy()}
		young.S.Corps[g.Corp(name)].Turns = 1
		if r := young.Check(merge); r.Reason != tooYoung || r.Have != 1 || r.Need != 2 || r.Corp != g.Corp(name) ||
			r.Hex != 0 {
			t.Errorf("in the first turn of %s: %+v", name, r)
		}
	}
	g.minor("20", "p2", 50, 0)
	g.Refuses(Merge{By: g.Corp("SWW"), With: g.Corp("20")}, isColouredMinor)
	g.Refuses(Merge{By: g.Corp("SWW"), With: g.Corp("12")}, boxOrNot(g, "12"))
}

// boxOrNot is why a minor that has not started cannot be taken over before phase 5.
func boxOrNot(g table, minor string) rules.Reason {
	if g.View().InBox(g.Private("M" + minor)) {
		return boxesLater
	}
	return outOfReach
}

// TestTakeoverOverTheFerry: the ferry joins a major to a company in play, not to one in a box (R102).
func TestTakeoverOverTheFerry(t *testing.T) {
	for _, inPlay := range []bool{true, false} {
		g := begin(t, build(t, Key))
		g.Phase("5")
		g.major("SWW", "p1", 100, 20, 500).Lay("D11", "207", 1).Lay("F9", "15", 0).Station("SWW", "D11", 0)
		if inPlay {
			g.minor("6", "p2", 100, 0)
		} else {
			g.boxed("6", 2)
		}
		want := rules.Legal
		if !inPlay {
			want = notLinked
		}
		g.turn("SWW", takeKey).Refuses(Merge{By: g.Corp("SWW"), With: g.Corp("6")}, want)
	}
}

// TestCertificateLimit: two shares for a minor are one certificate more; 60 percent is no limit here, and no zone of
// the chart lifts the limit (R104; S18, traps 22, 23, 75).
func TestCertificateLimit(t *testing.T) {
	g := neighbours(t, "3")
	for n := 0; g.View().CertsCounted(2) < g.View().CertLimit(); n++ {
		for i := range g.Title.Privates {
			if p := id.Private(i + 1); g.Title.CorpOfCard(p) == 0 && g.S.Privates[p].Owner == id.Initial &&
				g.View().CertsCounted(2) < g.View().CertLimit() {
				g.card(g.Title.Private(p).ID, "p2")
			}
		}
		if n == 0 {
			continue
		}
		t.Fatal("not enough cards")
	}
	g.turn("SWW", takeKey).Do(Merge{By: g.Corp("SWW"), With: g.Corp("10")})
	g.Refuses(rules.Decide{By: g.Owner("SWW"), Choice: 2}, ownerFull)
	g.Refuses(rules.Decide{By: g.Owner("SWW"), Choice: 1}, rules.Legal)
	g.Refuses(rules.Decide{By: g.Owner("SWW"), Choice: 0}, rules.Legal)
}

// TestPresidentAfterTakeover: shares handed over change the president at once, who goes on with the turn. With the
// option, before the rule was corrected and in recorded games they change him by themselves not at all; the next
// purchase does (R22, R105; S17, trap 21).
func TestPresidentAfterTakeover(t *testing.T) {
	paid := func(title *rules.Title) table {
		g := begin(t, title)
		g.Phase("3")
		g.major("SWW", "p1", 100, 20, 500).minor("10", "p2", 120, 30)
		g.Cash("p1", 50).Cash("p2", 50).Give("SWW", 20, "initial", "p2")
		g.turn("SWW", takeKey).take("SWW", "10", 2, exchangeStation)
		g.WantShares("SWW", map[string]int{"p1": 20, "p2": 40})
		return g
	}
	for name, title := range map[string]*rules.Title{
		"option": build(t, Key, "late_president"), "before": without(t, "1822PNW/R105", Key),
		"recorded": buildAs(t, rules.Recorded, Key),
	} {
		g := paid(title)
		if got := g.View().President(g.Corp("SWW")); got != 1 {
			t.Errorf("%s: player %d presides", name, got)
		}
	}
	now := paid(build(t, Key))
	now.WantPresident("SWW", 2)
	if now.At(issueKey, "SWW"); now.View().Decider(now.Owner("SWW")) != 2 {
		t.Error("the new president does not go on with the turn")
	}
	tie := neighbours(t, "3")
	tie.Give("SWW", 10, "initial", "p1").Give("SWW", 20, "initial", "p2")
	tie.turn("SWW", takeKey).take("SWW", "10", 1, exchangeStation)
	tie.WantPresident("SWW", 1) // with as many as the other
	g := paid(build(t, Key, "late_president"))
	g.stock("p3")
	g.Cash("p3", 200)
	g.Do(rules.BuyShares{By: g.Owner("p3"), Corp: g.Corp("SWW"), From: id.Initial, Percent: 10})
	g.WantPresident("SWW", 2)
}

// TestRefusalsOfAnAcquisition: an impossible acquisition is refused by the rule of acquisitions, not of mergers; a
// regional railway by its payments, and missing money by the rule of the payment. Shares and money of issue and
// redemption cite theirs (R90, R91, R101, R103, R109).
func TestRefusalsOfAnAcquisition(t *testing.T) {
	g := neighbours(t, "5")
	wants := func(what string, a rules.Action, reason rules.Reason, rule string) {
		t.Helper()
		if r := g.Check(a); r.Reason != reason || r.Rule != "1822PNW/"+rule {
			t.Errorf("%s: %v by %s, want %v by %s", what, r.Reason, r.Rule, reason, rule)
		}
	}
	with := func(name string) Merge { return Merge{By: g.Corp("SWW"), With: g.Corp(name)} }
	g.turn("SWW", takeKey)
	deep := g.S.Decks.Cards[0][g.Title.Boxes[0]+3]
	wants("a minor in the deck", Merge{By: g.Corp("SWW"), With: g.Title.CorpOfCard(deep)}, outOfReach, "R101")
	wants("a major", with("NP"), outOfReach, "R101")
	regional := "B"
	g.uncover(g.Title.Private(g.Title.CardOf(g.Corp(regional))).ID)
	g.Own(g.Title.Private(g.Title.CardOf(g.Corp(regional))).ID, "p2")
	g.S.Holder[g.Title.PresidentCert(g.Corp(regional))] = g.Owner("p2")
	g.S.Corps[g.Corp(regional)].Turns = 1
	wants("a regional railway with one payment", with(regional), paidTooFew, "R109")
	g.PriceAt("SWW", priceCell(165)).Do(with("10"))
	wants("the owner lacks the difference", rules.Decide{By: g.Owner("SWW"), Choice: 2}, rules.NoMoney, "R103")
	g.turn("SWW", issueKey)
	wants("an issue of more than there is", Issue{By: g.Corp("SWW"), Percent: 90}, rules.NotHeld, "R90")
	wants("an issue beyond the pool", Issue{By: g.Corp("SWW"), Percent: 60}, rules.PoolFull, "R90")
	g.Give("SWW", 20, "initial", "pool").Cash("SWW", 10)
	wants("a redemption without money", redemption(g.Corp("SWW"), 10), rules.NoMoney, "R91")
	wants("more than the pool has", redemption(g.Corp("SWW"), 30), rules.NotForSale, "R91")
}

// TestStations: an exchange station takes the place of that of the minor, or becomes one to place; without one it is
// just removed, and in a city with an own station nothing is replaced (R106; traps 24, 25).
func TestStations(t *testing.T) {
	for choice, want := range map[uint8]struct {
		exchange uint8
		left     int
		there    bool
	}{replaceStation: {2, 2, true}, exchangeStation: {2, 3, false}} {
		g := neighbours(t, "3")
		g.turn("SWW", takeKey).take("SWW", "10", 0, choice)
		c := g.Corp("SWW")
		_, there := g.View().Position().TokenAt(g.Hex("I12"), c)
		if g.S.Corps[c].Exchange != want.exchange || g.View().StationsLeft(c) != want.left || there != want.there {
			t.Errorf("answer %d: %d exchange stations, %d on the charter, in Tacoma %t", choice, g.S.Corps[c].Exchange,
				g.View().StationsLeft(c), there)
		}
	}
	g := neighbours(t, "3")
	g.S.Corps[g.Corp("SWW")].Exchange = 0
	g.turn("SWW", takeKey).Do(Merge{By: g.Corp("SWW"), With: g.Corp("10")}, rules.Decide{By: g.Owner("SWW")})
	g.Refuses(rules.Decide{By: g.Owner("SWW"), Choice: replaceStation}, noExchange)
	g.Refuses(rules.Decide{By: g.Owner("SWW"), Choice: exchangeStation}, noExchange)
	g.Do(rules.Decide{By: g.Owner("SWW"), Choice: removeStation})

	g = neighbours(t, "3")
	g.Station("SWW", "I12", 0)
	g.turn("SWW", takeKey).take("SWW", "10", 0, replaceStation)
	if n := g.View().StationsLeft(g.Corp("SWW")); n != 2 || g.S.Corps[g.Corp("SWW")].Exchange != 2 {
		t.Errorf("%d stations on the charter, want 2", n)
	}
}

// TestPlacesAfterAnAcquisition: the place that was kept for an acquired card of a box, or from which the station of a
// minor is taken away, is free for others though a station of the major is beside the slots; that moves in with the
// next tile. The place of an exchanged station goes to it at once, and so did every place before the rule was corrected
// (R75, R106).
func TestPlacesAfterAnAcquisition(t *testing.T) {
	for name, c := range map[string]struct {
		title *rules.Title
		keeps bool
	}{
		"rulebook": {build(t, Key), true}, "before": {without(t, "1822PNW/R75", Key), false},
		"recorded": {buildAs(t, rules.Recorded, Key), true},
	} {
		for what, free := range map[string]bool{"box": c.keeps, "taken away": c.keeps, "exchanged": false} {
			g := begin(t, c.title)
			g.Phase("5")
			g.major("SWW", "p1", 100, 20, 900).major("NP", "p2", 100, 20, 500)
			g.Station("NP", "I12", 0)
			answer := exchangeStation
			if what == "box" {
				g.boxed("10", 1)
			} else {
				g.minor("10", "p2", 50, 0)
			}
			if what == "taken away" {
				answer = removeStation
				g.S.Corps[g.Corp("SWW")].Exchange = 0
			}
			h, sww := g.Hex("I12"), g.Corp("SWW")
			tx := rules.Tx{View: g.View()}
			tx.PlaceExtra(sww, h, 0)
			if g.S.Cells[h].Extra[0] != sww {
				t.Fatalf("%s: the station does not lie beside the slots", what)
			}
			g.turn("SWW", takeKey).take("SWW", "10", 0, answer)
			open := func() bool { return slices.Contains(g.View().Position().Slots(h, 0), 0) }
			if have := open() && g.S.Cells[h].Extra[0] == sww; have != free {
				t.Errorf("%s, %s: the slot is free: %t, want %t", name, what, have, free)
			}
			if free && g.View().OpenSlot(g.Corp("ORNC"), h, 0) != track.SlotFree {
				t.Errorf("%s, %s: others may not use the slot", name, what)
			}
		}
	}
	g := begin(t, build(t, Key))
	g.Phase("5").Lay("H19", "15", 1)
	g.major("SWW", "p1", 100, 20, 900).major("NP", "p2", 100, 20, 500).minor("9", "p2", 100, 0)
	g.Station("NP", "H19", 0)
	h, sww := g.Hex("H19"), g.Corp("SWW")
	tx := rules.Tx{View: g.View()}
	tx.PlaceExtra(sww, h, 0)
	tx.ReturnStation(g.Corp("NP"), h, slices.Index(g.S.Cells[h].Slots[:], g.Corp("NP")))
	if cell := g.S.Cells[h]; cell.Extra[0] != sww || g.View().OpenSlot(g.Corp("ORNC"), h, 0) != track.SlotFree {
		t.Errorf("after a station is taken away the slots hold %v, beside them %v", cell.Slots, cell.Extra)
	}
	layNormal(&tx, rules.LayTile{By: g.Corp("9"), Hex: h, Tile: g.Tile("63")})
	if cell := g.S.Cells[h]; !slices.Contains(cell.Slots[:], sww) || cell.Extra[0] != 0 {
		t.Errorf("after the next tile the slots hold %v, beside them %v", cell.Slots, cell.Extra)
	}
}

// TestJoinedCities: where a tile makes one city of the two of O14, a company with a station in each gets the later one
// back (R75, R106; S40, trap 52).
func TestJoinedCities(t *testing.T) {
	g := begin(t, build(t, Key))
	g.Phase("3").Lay("O8", "X24", 0).Lay("O10", "207", 1)
	g.major("ORNC", "p1", 100, 20, 700).minor("19", "p2", 100, 0)
	g.Station("ORNC", "O14", 0)
	g.turn("ORNC", takeKey).take("ORNC", "19", 0, replaceStation)
	c, h := g.Corp("ORNC"), g.Hex("O14")
	if set := g.View().Position().Stations(h, c); set != 3 {
		t.Fatalf("the stations lie in the cities %b", set)
	}
	left := g.View().StationsLeft(c)
	g.turn("ORNC", "track")
	for _, a := range g.Legal() {
		if lay, ok := a.(rules.LayTile); ok && lay.Hex == h && g.Title.Tiles.Kind(lay.Tile).Name == "15" {
			g.Do(lay)
			break
		}
	}
	cell := g.S.Cells[h]
	if cell.Tile == 0 || cell.Slots[0] != c || cell.Slots[1] != 0 || g.View().StationsLeft(c) != left+1 {
		t.Errorf("the slots are %v, %d stations are on the charter, want %d", cell.Slots, g.View().StationsLeft(c), left+1)
	}
}

// TestConsent: whose private, train or minor it is has to agree at the table, unless he acts himself; the rules judge
// the action as agreed (S45).
func TestConsent(t *testing.T) {
	g := neighbours(t, "3")
	g.card("P7", "p3").card("P8", "p1").Train("10", train3, train3)
	consents := func(a rules.Action, want id.Player) {
		t.Helper()
		if have := g.View().Consent(a); have != want {
			t.Errorf("%T: player %d is asked, want %d", a, have, want)
		}
	}
	take := Acquire{By: g.Corp("SWW"), Private: g.Private("P7")}
	g.turn("SWW", acquireKey)
	consents(take, 3)
	consents(Acquire{By: g.Corp("SWW"), Private: g.Private("P8")}, 0)
	g.Refuses(take, rules.Legal)
	buy := rules.BuyTrain{By: g.Corp("SWW"), Train: g.Card(train3, "10"), From: g.Owner("10"), Price: 1}
	g.turn("SWW", "trains")
	consents(buy, 2)
	g.Refuses(buy, rules.Legal)
	merge, pay := Merge{By: g.Corp("SWW"), With: g.Corp("10")}, rules.Decide{By: g.Owner("SWW"), Choice: 1}
	g.turn("SWW", takeKey)
	consents(merge, 0) // minor and payment are agreed to together
	g.Do(merge)
	consents(pay, 2)
	g.Refuses(pay, rules.Legal)
	g.Do(pay)
	consents(rules.Decide{By: g.Owner("SWW"), Choice: replaceStation}, 0)
}

// TestTakenBack: an owner who refuses every payment stops nobody: the major takes the takeover back, nothing has
// changed, and it goes on with its step (R100).
func TestTakenBack(t *testing.T) {
	g := neighbours(t, "3")
	g.turn("SWW", takeKey)
	before := g.S
	g.Do(Merge{By: g.Corp("SWW"), With: g.Corp("10")}).At(payKey, "SWW")
	g.Refuses(rules.Pass{By: g.Owner("10")}, rules.NotYourTurn)
	back := rules.Pass{By: g.Owner("SWW")}
	if legal := rules.AppendLegal(nil, g.View()); !slices.Contains(legal, rules.Action(back)) ||
		g.View().Consent(back) != 0 {
		t.Errorf("the takeover cannot be taken back: %v", legal)
	}
	if can := notation.Can(g.View()); slices.Contains(can, "pass") {
		t.Errorf("a record knows no such pass: %s", can)
	}
	if g.Do(back).At(takeKey, "SWW"); g.S != before {
		t.Error("another position than before the takeover")
	}
	g.take("SWW", "10", 0, exchangeStation)
}

// TestNoConsent: nobody is asked about a minor of the president himself, nor about one in a box; the owner of a
// regional railway is (R101).
func TestNoConsent(t *testing.T) {
	for _, c := range []struct {
		name, minor string
		build       func(table)
		want        id.Player
	}{
		{"of the president", "10", func(g table) { g.minor("10", "p1", 100, 0) }, 0},
		{"in a box", "10", func(g table) { g.boxed("10", 2) }, 0},
		{"regional", "B", func(g table) {
			g.card("MB", "p3")
			g.S.Corps[g.Corp("B")].Flags |= rules.HomeDone
			g.Station("B", "I12", 0)
			g.S.Corps[g.Corp("B")].Turns = minTurns
		}, 3},
	} {
		g := begin(t, build(t, Key))
		g.Phase("5")
		g.major("SWW", "p1", 100, 20, 500)
		c.build(g)
		g.turn("SWW", takeKey).Do(Merge{By: g.Corp("SWW"), With: g.Corp(c.minor)})
		if have := g.View().Consent(rules.Decide{By: g.Owner("SWW")}); have != c.want {
			t.Errorf("%s: player %d is asked, want %d", c.name, have, c.want)
		}
		if have := g.View().Consent(rules.Assign{By: g.Corp("SWW"), Private: g.Private("P17"),
			Hex: g.Hex("G18")}); have != 0 {
			t.Errorf("%s: player %d is asked about a marker", c.name, have)
		}
		back := rules.Refusal{}
		if c.want == 0 { // nothing can be refused, so nothing need be taken back
			back.Reason = rules.WrongStep
		}
		g.Refuses(rules.Pass{By: g.Owner("SWW")}, back.Reason)
	}
}

// TestInheritance: the major receives money, trains and privates; one special train too many leaves the game, as the
// major chooses (R80, R107; S14).
func TestInheritance(t *testing.T) {
	g := neighbours(t, "3")
	g.card("P7", "10").Train("10", trainLP, train3)
	g.Train("SWW", train2P)
	g.turn("SWW", takeKey).take("SWW", "10", 0, exchangeStation)
	g.At("discard", "SWW").WantCash(map[string]int32{"SWW": 500 - 240 + 30})
	if !g.View().PrivateOf(g.Private("P7"), g.Owner("SWW")) {
		t.Error("P7 stays behind")
	}
	g.Refuses(rules.DiscardTrain{By: g.Corp("SWW"), Train: g.Card(train3, "SWW")}, rules.NotOverLimit)
	lp := g.Card(trainLP, "SWW")
	g.Do(rules.DiscardTrain{By: g.Corp("SWW"), Train: lp})
	if o := g.S.Trains[lp]; o != id.Nobody {
		t.Errorf("the LP is with owner %d", o)
	}
}

// TestBoxes: from phase 5 on a company in a box costs $200, paid to the bank; its place stays empty until the next
// stock round (R101, R102; trap 31).
func TestBoxes(t *testing.T) {
	for _, name := range []string{"10", "B"} {
		g := begin(t, build(t, Key))
		g.Phase("5")
		g.major("SWW", "p1", 100, 20, 200)
		g.boxed(name, 2)
		third := g.View().CardIn(3)
		g.turn("SWW", takeKey).Do(Merge{By: g.Corp("SWW"), With: g.Corp(name)})
		g.Refuses(rules.Decide{By: g.Owner("SWW"), Choice: 1}, moneyOnly)
		g.Do(rules.Decide{By: g.Owner("SWW")}, rules.Decide{By: g.Owner("SWW"), Choice: exchangeStation})
		g.WantCash(map[string]int32{"SWW": 0})
		if g.View().CardIn(2) != 0 || g.View().CardIn(3) != third || alive(g.View(), g.Corp(name)) {
			t.Errorf("%s is still there, or its box has been filled", name)
		}
	}
	g := begin(t, build(t, Key))
	g.Phase("4")
	g.major("SWW", "p1", 100, 20, 200)
	g.turn("SWW", takeKey).Refuses(Merge{By: g.Corp("SWW"), With: g.Title.CorpOfCard(g.View().CardIn(1))}, boxesLater)
}

// TestRegional: a regional railway costs $200 after two payments, and only in ways that can be paid (R103, R109; S20,
// S44, traps 50, 51).
func TestRegional(t *testing.T) {
	g := begin(t, build(t, Key))
	g.Phase("3")
	g.major("SWW", "p1", 100, 20, 500).card("MB", "p2")
	g.S.Corps[g.Corp("B")].Flags |= rules.HomeDone
	g.Station("B", "I12", 0)
	g.S.Corps[g.Corp("B")].Turns = 1
	merge := Merge{By: g.Corp("SWW"), With: g.Corp("B")}
	g.turn("SWW", takeKey).Refuses(merge, paidTooFew)
	g.S.Corps[g.Corp("B")].Turns = 2
	paid := table{g.Copy()}
	paid.take("SWW", "B", 1, replaceStation)
	paid.WantCash(map[string]int32{"SWW": 400, "p2": 600})
	paid.WantShares("SWW", map[string]int{"p2": 10})
	if paid.S.Privates[g.Private("MB")].Owner != id.Nobody || paid.View().Worth(2) != 700 {
		t.Errorf("the card is with owner %d, player 2 has %d", paid.S.Privates[g.Private("MB")].Owner, paid.View().Worth(2))
	}
	g.Give("SWW", 80, "initial", "p1")
	g.Cash("SWW", 100)
	g.turn("SWW", takeKey).Refuses(merge, cannotPay)
	if r := (takeMinor{}).Open(g.View()); !r.Refused() {
		t.Error("the step asks though nothing can be paid")
	}
	if r := (takeMinor{asks: true}).Open(g.View()); r.Refused() {
		t.Error("recorded games ask")
	}
}

// TestIssue: all shares are paid at the price after the fall, not in the first turn; redeemed ones go back to the
// charter (R90, R91; traps 19, 20, 71).
func TestIssue(t *testing.T) {
	g := begin(t, build(t, Key))
	g.Phase("3")
	g.major("SWW", "p1", 100, 20, 0)
	issue := Issue{By: g.Corp("SWW"), Percent: 20}
	g.turn("SWW", issueKey)
	if got, err := notation.Choices(g.View(), "sell_shares"); err != nil ||
		!slices.Equal(got, []string{"SWW 10", "SWW 20", "SWW 30", "SWW 40", "SWW 50"}) {
		t.Errorf("listed as sales: %q, %v", got, err)
	}
	first := table{g.Copy()}
	first.S.Corps[g.Corp("SWW")].Turns = 1
	first.Refuses(issue, issueLater)
	first.Give("SWW", 10, "initial", "pool")
	first.Cash("SWW", 100)
	first.Refuses(redemption(g.Corp("SWW"), 10), rules.Legal)
	g.Refuses(Issue{By: g.Corp("SWW"), Percent: 60}, rules.PoolFull)
	g.Refuses(Issue{By: g.Corp("SWW"), Percent: 20, Price: 100}, issuedAt)
	g.Do(issue)
	g.WantCash(map[string]int32{"SWW": 160})
	g.WantShares("SWW", map[string]int{"pool": 20, "initial": 60})
	if p := g.View().Price(g.Corp("SWW")); p != 80 {
		t.Errorf("the price is %d, want 80", p)
	}
	g.turn("SWW", issueKey).Do(redemption(g.Corp("SWW"), 20))
	g.WantCash(map[string]int32{"SWW": 0})
	g.WantShares("SWW", map[string]int{"pool": 0, "initial": 80})
}

// TestPaymentsTellBothSides: each way of paying shows the money of the major then and the sum that the owner receives
// or pays (R103).
func TestPaymentsTellBothSides(t *testing.T) {
	for _, c := range []struct {
		price  int32
		choice uint8
		want   string
		then   int32
	}{
		{100, 0, "SWW then has $290; the owner of 10 receives $240.", 290},
		{100, 1, "SWW then has $390; the owner of 10 receives $140.", 390},
		{120, 2, "No money is paid.", 530},
		{135, 2, "SWW then has $560; the owner of 10 pays $30.", 560},
	} {
		g := neighbours(t, "3")
		g.PriceAt("SWW", priceCell(int16(c.price)))
		g.turn("SWW", takeKey).Do(Merge{By: g.Corp("SWW"), With: g.Corp("10")})
		if got := deedFacts(g.View(), rules.Decide{By: g.Owner("SWW"), Choice: c.choice})["deal"][0]; got != c.want {
			t.Errorf("%d shares at %d: %q", c.choice, c.price, got)
		}
		g.Do(rules.Decide{By: g.Owner("SWW"), Choice: c.choice})
		for g.View().InCharge().Name() == stationKey {
			g.Do(rules.AppendLegal(nil, g.View())[0])
		}
		if got := g.View().Cash(g.Owner("SWW")); got != c.then {
			t.Errorf("%d shares at %d: SWW has %d, not %d", c.choice, c.price, got, c.then)
		}
	}
}

// TestIssueLimits: one issue or redemption in a turn; no more shares than lie in the charter, half of the company at
// most in the pool, and a redemption that the company can pay. With nothing to issue and nothing to redeem it is not
// asked (R90, R91).
func TestIssueLimits(t *testing.T) {
	g := begin(t, build(t, Key)).major("SWW", "p1", 100, 20, 199)
	c := g.Corp("SWW")
	g.Give("SWW", 40, "initial", "pool").Give("SWW", 20, "initial", "p2")
	g.turn("SWW", issueKey).Refuses(Issue{By: c, Percent: 30}, rules.NotHeld)
	g.Refuses(Issue{By: c, Percent: 20}, rules.PoolFull)
	g.Refuses(Issue{By: c}, rules.NotHeld)
	g.Refuses(redemption(c, 20), rules.NoMoney)
	g.Refuses(redemption(c, 50), rules.NotForSale)
	g.Refuses(Issue{By: g.Corp("NP"), Percent: 10}, rules.NotYourTurn)
	g.offers(Issue{By: c, Percent: 10}, true)
	g.offers(Issue{By: c, Percent: 20}, false)
	g.offers(redemption(c, 10), true)
	g.offers(redemption(c, 20), false)
	once := table{g.Copy()}
	once.Do(redemption(c, 10))
	once.WantCash(map[string]int32{"SWW": 99})
	if once.InCharge() == issueKey && once.View().Actor() == g.Owner("SWW") {
		t.Error("a second one is possible")
	}
	for cash, asked := range map[int32]bool{99: false, 100: true} { // nothing left in the charter
		full := begin(t, build(t, Key)).major("SWW", "p1", 100, 20, cash)
		full.Give("SWW", 50, "initial", "p2").Give("SWW", 20, "initial", "p3").Give("SWW", 10, "initial", "pool")
		if have := !(issueShares{&game{}}).Open(full.turn("SWW", issueKey).View()).Refused(); have != asked {
			t.Errorf("with $%d the company is asked: %t", cash, have)
		}
	}
}

// TestEdgesOfATakeover: only the major in turn acquires, a minor that its track reaches; one share more than the
// charter holds is none to pay with, the owner's last dollar is, and the offers are the legal actions (R100, R102,
// R103).
func TestEdgesOfATakeover(t *testing.T) {
	g := neighbours(t, "3").minor("9", "p3", 50, 0).major("NP", "p2", 100, 20, 500)
	merge := Merge{By: g.Corp("SWW"), With: g.Corp("10")}
	g.turn("SWW", takeKey).Refuses(Merge{By: g.Corp("NP"), With: g.Corp("10")}, rules.NotYourTurn)
	g.Refuses(rules.Pass{By: g.Owner("NP")}, rules.NotYourTurn)
	g.Refuses(Merge{By: g.Corp("SWW"), With: g.Corp("9")}, notLinked)
	g.Refuses(Merge{By: g.Corp("SWW"), With: g.Corp("NP")}, outOfReach)
	g.offers(merge, true)
	g.offers(Merge{By: g.Corp("SWW"), With: g.Corp("9")}, false)

	g.Give("SWW", 30, "initial", "p1").Give("SWW", 40, "initial", "p3").PriceAt("SWW", priceCell(135)) // one share is left
	one := table{g.Copy()}
	one.Do(merge).Refuses(rules.Decide{By: g.Owner("SWW"), Choice: 2}, sharesShort)
	one.Refuses(rules.Decide{By: g.Owner("SWW"), Choice: 1}, rules.Legal)
	one.Refuses(rules.Decide{By: g.Owner("SWW"), Choice: 3}, rules.Unknown)

	for cash, want := range map[int32]rules.Reason{29: rules.NoMoney, 30: rules.Legal} {
		last := neighbours(t, "3")
		last.PriceAt("SWW", priceCell(135)).Cash("p2", cash) // two shares are worth 30 more than the minor
		last.turn("SWW", takeKey).Do(Merge{By: last.Corp("SWW"), With: last.Corp("10")})
		last.Refuses(rules.Decide{By: last.Owner("SWW"), Choice: 2}, want)
	}
}

// mine puts the coal mine of a company on G18.
func (g table) mine(corp string) table {
	g.T.Helper()
	g.S.Cells[g.Hex("G18")] = track.Cell{Tile: g.Tile(mineTile), Rot: 2}
	g.S.Cells[g.Hex("G18")].Slots[0] = g.Corp(corp)
	g.S.Board = g.S.Cells.Hash(len(g.Title.Board.Hexes))
	return g
}

// TestMinePassesOn: a merger and a takeover give the major the mine of either minor, and no other mine (R99, R107).
func TestMinePassesOn(t *testing.T) {
	for owner, want := range map[string]string{"8": "SWW", "10": "SWW", "NP": "NP", "12": "12"} {
		g := pair(t, 80, 75).mine(owner).merge(100, 3)
		g.Do(rules.Decide{By: g.Owner("8"), Choice: replaceStation})
		if have := mineOwner(g.View(), g.Hex("G18")); have != g.Corp(want) {
			t.Errorf("after a merger the mine of %s is that of company %d", owner, have)
		}
	}
	for owner, want := range map[string]string{"10": "SWW", "12": "12"} {
		g := neighbours(t, "3").mine(owner).turn("SWW", takeKey)
		g.take("SWW", "10", 0, exchangeStation)
		if have := mineOwner(g.View(), g.Hex("G18")); have != g.Corp(want) {
			t.Errorf("after a takeover the mine of %s is that of company %d", owner, have)
		}
		if n := g.View().StationsLeft(g.Corp("SWW")); n != 3 {
			t.Errorf("%d stations are left: the mine is one", n)
		}
	}
}

// TestPlaceBesideTheSlots: where the station of a minor is exchanged, one that is beside the slots takes its slot;
// where it is replaced or taken away, the one beside stays (R75, R106).
func TestPlaceBesideTheSlots(t *testing.T) {
	for choice, want := range map[uint8][2]string{exchangeStation: {"NP", ""}, removeStation: {"", "NP"},
		replaceStation: {"SWW", "NP"}} {
		g := neighbours(t, "3")
		if choice == removeStation {
			g.S.Corps[g.Corp("SWW")].Exchange = 0
		}
		h := g.Hex("I12")
		g.S.Cells[h].Extra[0] = g.Corp("NP")
		g.S.Corps[g.Corp("NP")].Used++
		g.S.Board = g.S.Cells.Hash(len(g.Title.Board.Hexes))
		g.turn("SWW", takeKey).take("SWW", "10", 0, choice)
		cell := g.S.Cells[h]
		if cell.Slots[0] != g.corpOr(want[0]) || cell.Slots[1] != 0 || cell.Extra[0] != g.corpOr(want[1]) {
			t.Errorf("%s: the slots are %v, beside them lies %v", stationWords[choice], cell.Slots, cell.Extra)
		}
	}
	g := neighbours(t, "3") // the minor itself lies beside the slots
	cell := &g.S.Cells[g.Hex("I12")]
	cell.Slots[0], cell.Extra[0] = g.Corp("NP"), g.Corp("10")
	g.S.Corps[g.Corp("NP")].Used++
	g.S.Board = g.S.Cells.Hash(len(g.Title.Board.Hexes))
	g.turn("SWW", takeKey).take("SWW", "10", 0, exchangeStation)
	if cell.Slots[0] != g.Corp("NP") || cell.Extra[0] != 0 {
		t.Errorf("the slots are %v, beside them lies %v", cell.Slots, cell.Extra)
	}
}

// corpOr returns a company by name, none for "".
func (g table) corpOr(name string) id.Corp {
	g.T.Helper()
	if name == "" {
		return 0
	}
	return g.Corp(name)
}
