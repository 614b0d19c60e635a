package t1822pnw

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// surveyed is a position in which SWW owns P11, and minor 8 owns another private.
func surveyed(t *testing.T, phase string) table {
	t.Helper()
	g := begin(t, build(t, Key))
	g.Phase(phase)
	g.major("SWW", "p1", 100, 20, 500).card("P11", "SWW")
	return g
}

// TestSurveyors: P11 is used as a whole before the normal lays or after them, two yellow tiles or one upgrade of a
// major; a pass ends it (P11; S22).
func TestSurveyors(t *testing.T) {
	g := surveyed(t, "3")
	first, second := g.lay("SWW", "G12", "58", 0), g.lay("SWW", "H13", "8", 5)
	by := func(a rules.LayTile) rules.LayTile { a.Via = g.Private("P11"); return a }
	g.card("P12", "SWW").turn("SWW", "track").Do(first, by(second))
	g.Refuses(g.lay("SWW", "H15", "9", 1), rules.LayUsed)            // the second normal lay is lost, and P11 goes on
	g.Refuses(g.lay("SWW", "I10", smallPort, 4, "P12"), surveyFirst) // before any other private
	g.Refuses(g.lay("SWW", "H11", "X20", 0, "P11"), rules.LayUsed)
	g.Pass()
	if o := g.S.Privates[g.Private("P11")].Owner; o != id.Nobody {
		t.Errorf("P11 is with owner %d after the pass", o)
	}
	g = surveyed(t, "3")
	g.turn("SWW", "track").Do(by(first))
	g.Refuses(second, surveyFirst) // the turn has its lays left
	if r := g.Check(second); r.Private != g.Private("P11") || r.Rule != "1822PNW/P11" {
		t.Errorf("refused by %q, about private %d", r.Rule, r.Private)
	}
	g.Do(by(second))
	if o := g.S.Privates[g.Private("P11")].Owner; o != id.Nobody {
		t.Errorf("P11 is with owner %d after two lays", o)
	}
	g.Do(g.lay("SWW", "I14", "9", 2)).At("track", "SWW")
}

// TestSurveyPassed: recorded games wait for a pass more where one has ended the lays of P11 and with them the track
// step, before the destination is looked at; new games do not (R74).
func TestSurveyPassed(t *testing.T) {
	for profile, want := range map[rules.Profile]string{rules.Recorded: goalKey, rules.Rulebook: "token"} {
		g := begin(t, buildAs(t, profile, Key))
		g.Phase("3")
		g.major("SWW", "p1", 100, 20, 500).card("P11", "SWW")
		g.turn("SWW", "track").Do(g.lay("SWW", "G12", "58", 0), g.lay("SWW", "H13", "8", 5, "P11"))
		g.Pass().At(want, "SWW")
		if want == goalKey {
			g.Pass().At("token", "SWW")
		}
	}
}

// TestSurveyedCities: a step of Portland or Seattle is an upgrade, and with it P11 is used up (P11; S23).
func TestSurveyedCities(t *testing.T) {
	g := surveyed(t, "3")
	g.Lay("H11", "X20", 0)
	g.turn("SWW", "track").Do(g.lay("SWW", "H11", "X21", 0, "P11"))
	g.WantCash(map[string]int32{"SWW": 480})
	if o := g.S.Privates[g.Private("P11")].Owner; o != id.Nobody {
		t.Errorf("P11 is with owner %d", o)
	}
}

// TestCrushers: a plain tile takes the place of a town, as one of the company's lays or as one of P11 (P7, P8; S43,
// trap 70).
func TestCrushers(t *testing.T) {
	g := surveyed(t, "3")
	g.card("P7", "SWW").card("P8", "SWW")
	crush := g.lay("SWW", "G12", "8", 0, "P7")
	g.turn("SWW", "track").Refuses(g.lay("SWW", "G12", "8", 0), rules.TownCount)
	g.Refuses(g.lay("SWW", "H13", "8", 5, "P7"), rules.WrongTile)
	after := table{g.Copy()}
	after.Do(crush).Refuses(g.lay("SWW", "H11", "X20", 0), rules.LayUsed)
	after.Do(g.lay("SWW", "H13", "8", 5))
	g.Do(LayCombined{By: g.Corp("SWW"), Hex: crush.Hex, Tile: crush.Tile, Rot: crush.Rot, Via: crush.Via,
		With: g.Private("P11")})
	g.Do(g.lay("SWW", "H13", "8", 5, "P11"))
	for _, p := range []string{"P7", "P11"} {
		if o := g.S.Privates[g.Private(p)].Owner; o != id.Nobody {
			t.Errorf("%s is with owner %d", p, o)
		}
	}
	g.Do(g.lay("SWW", "H11", "X20", 0)) // its own lay is still there
}

// TestNoCrusherAfterPortage: portage takes the place of the tiles of P7 and P8 too, also with a lay of P11, which
// itself remains; and the step stays open for nothing but a pass (P16).
func TestNoCrusherAfterPortage(t *testing.T) {
	g := surveyed(t, "3")
	g.card("P7", "SWW").turn("SWW", "track")
	crush := g.lay("SWW", "G12", "8", 0, "P7")
	with := LayCombined{By: g.Corp("SWW"), Hex: crush.Hex, Tile: crush.Tile, Rot: crush.Rot, Via: crush.Via,
		With: g.Private("P11")}
	for replaced, want := range []rules.Reason{rules.Legal, rules.LayUsed} {
		laysReplaced.Set(&g.S, uint8(replaced))
		g.Refuses(crush, want)
		g.Refuses(with, want)
		g.Refuses(g.lay("SWW", "G12", "58", 0, "P11"), rules.Legal)
	}
	bare := begin(t, build(t, Key)).major("SWW", "p1", 100, 20, 500).turn("SWW", "track")
	laysReplaced.Set(&bare.S, 1)
	if !hasLay(bare.View()) {
		t.Error("the step is over without a pass")
	}
}

// TestPortage: it comes before any normal lay and takes the place of all of them; the second tile may follow in a later
// turn (P16; S21).
func TestPortage(t *testing.T) {
	g := surveyed(t, "3")
	g.card("P16", "SWW").card("P12", "SWW")
	portage := g.lay("SWW", "E10", straight, 1, "P16")
	g.turn("SWW", "track").Refuses(g.lay("SWW", "H9", straight, 1, "P16"), rules.OffMap) // towards Seattle
	g.Refuses(g.lay("SWW", "B7", straight, 1, "P16"), wrongPlace)
	after := table{g.Copy()}
	after.Do(g.lay("SWW", "G12", "58", 0)).Refuses(portage, rules.LayUsed)
	g.Do(portage).Refuses(g.lay("SWW", "G12", "58", 0), rules.LayUsed)
	g.Refuses(g.cube("SWW", "H13"), rules.LayUsed)
	g.Refuses(portage, wrongPlace)
	g.Do(g.lay("SWW", "I10", smallPort, 4, "P12"))
	g.Refuses(g.lay("SWW", "I10", curve, 0, "P16"), wrongPlace)
	g.Do(g.lay("SWW", "G12", "58", 0, "P11")).Pass().Pass()
	g.turn("SWW", "track").Do(g.lay("SWW", "F11", curve, 3, "P16"))
	g.WantCash(map[string]int32{"SWW": 500})
}

// TestPorts: on a port hex without a tile, its track on a long spike, wherever the company is; it closes (P12, P13).
func TestPorts(t *testing.T) {
	for power, tile := range map[string]string{"P12": smallPort, "P13": largePort} {
		g := surveyed(t, "3")
		g.card(power, "SWW").turn("SWW", "track")
		g.Refuses(g.lay("SWW", "I10", tile, 1, power), rules.WrongTurn)
		g.Refuses(g.lay("SWW", "E10", tile, 0, power), wrongPlace)
		g.Do(g.lay("SWW", "B7", tile, 3, power)).At("track", "SWW")
		if o := g.S.Privates[g.Private(power)].Owner; o != id.Nobody {
			t.Errorf("%s is with owner %d", power, o)
		}
	}
}

// TestBoomTown: in the place of a plain yellow tile without timber (P18; trap 39).
func TestBoomTown(t *testing.T) {
	g := surveyed(t, "3")
	g.Lay("P7", "58", 0).Lay("O12", "9", 1).Lay("N11", "7", 0).Lay("L13", "9", 0)
	g.card("P18", "SWW")
	g.S.Cells[g.Hex("L13")].Marks |= 1 << timberMark
	g.S.Board = g.S.Cells.Hash(len(g.Title.Board.Hexes))
	g.turn("SWW", "track").Refuses(g.lay("SWW", "P7", boomTown, 0, "P18"), wrongPlace)
	g.Refuses(g.lay("SWW", "L13", boomTown, 0, "P18"), timberFinal)
	g.Do(g.lay("SWW", "N11", boomTown, 0, "P18"), g.lay("SWW", "G12", "58", 0), g.lay("SWW", "H13", "8", 5))
}

// TestBridgeBuilders: P10 has three cubes, beside the normal lays and over several turns (P10).
func TestBridgeBuilders(t *testing.T) {
	g := surveyed(t, "3")
	g.card("P10", "8")
	g.uncover("P10")
	g.Own("P10", "SWW")
	g.turn("SWW", "track").Do(g.cube("SWW", "H13", "P10"), g.lay("SWW", "G12", "58", 0), g.cube("SWW", "H13", "P10"))
	g.Refuses(g.cube("SWW", "H13", "P10"), noRoomForCube)
	g.Refuses(g.lay("SWW", "H13", "8", 5, "P10"), rules.WrongTile)
	g.Do(g.lay("SWW", "H13", "8", 5)).Pass()
	g.WantCash(map[string]int32{"SWW": 500})
	g.Lay("H13", "9", 0)
	g.turn("SWW", "track").Do(g.cube("SWW", "H13", "P10"))
	if o := g.S.Privates[g.Private("P10")].Owner; o != id.Nobody {
		t.Errorf("P10 is with owner %d", o)
	}
}

// TestMarkers: mill, Ski Haus and mine lie on hexes of their own; a Ski Haus needs track where the switch says so, and
// nothing is placed before the step of acquisitions is over (P15, P17; S24, S25).
func TestMarkers(t *testing.T) {
	assign := func(g table, p, hex string) rules.Assign {
		return rules.Assign{By: g.Corp("9"), Private: g.Private(p), Hex: g.Hex(hex)}
	}
	for setting, want := range map[string]rules.Reason{"ski_haus_needs_track": noTrack,
		"ski_haus_needs_track=off": rules.Legal} {
		g := begin(t, build(t, Key, setting))
		g.Phase("5")
		g.minor("9", "p1", 100, 100).card("P17", "9")
		g.turn("9", acquireKey).Refuses(assign(g, "P17", "G18"), rules.WrongStep)
		g.turn("9", "track").Refuses(assign(g, "P17", "G18"), want)
		g.Refuses(assign(g, "P17", "G16"), wrongPlace)
	}
	g := leavenworthMine(t).card("P19", "9").card("P17", "9").card("P15", "9")
	g.Lay("J17", "9", 0).Lay("I20", "9", 2).Lay("G18", "9", 2)
	g.turn("9", "track").Refuses(assign(g, "P15", "H19"), noTimber)
	g.S.Cells[g.Hex("I20")].Marks |= 1 << timberMark
	g.S.Board = g.S.Cells.Hash(len(g.Title.Board.Hexes))
	g.Refuses(assign(g, "P15", "H23"), wrongPlace)
	g.Do(assign(g, "P17", "G18"))
	if e := g.X.Events[0]; e != (rules.Event{Kind: rules.MarkerPlaced, Corp: g.Corp("9"), Private: g.Private("P17"),
		Hex: g.Hex("G18")}) {
		t.Errorf("of the Ski Haus is told %+v", e)
	}
	g.Refuses(g.lay("9", "G18", mineTile, 2, "P19"), wrongPlace)
	if o := g.S.Privates[g.Private("P17")].Owner; o != id.Nobody {
		t.Errorf("P17 is with owner %d", o)
	}
}

// TestMarkersInATakeover: between the choice of a minor and its end the turn goes on, and a marker may be placed before
// each answer; it leaves the takeover as it is (P17).
func TestMarkersInATakeover(t *testing.T) {
	for _, at := range [...]string{payKey, stationKey} {
		g := neighbours(t, "5").card("P17", "SWW")
		g.Lay("G18", "9", 2)
		g.turn("SWW", takeKey).Do(Merge{By: g.Corp("SWW"), With: g.Corp("10")})
		if at == stationKey {
			g.Do(rules.Decide{By: g.Owner("SWW"), Choice: 0})
		}
		put := rules.Assign{By: g.Corp("SWW"), Private: g.Private("P17"), Hex: g.Hex("G18")}
		if !slices.Contains(rules.AppendLegal(nil, g.View()), rules.Action(put)) {
			t.Errorf("%s: the Ski Haus is not offered", at)
		}
		running := takeoverOf(&g.S)
		g.Refuses(rules.Assign{By: g.Corp("SWW"), Private: put.Private, Hex: g.Hex("G16")}, wrongPlace)
		g.Refuses(rules.Assign{By: g.Corp("10"), Private: put.Private, Hex: put.Hex}, rules.OwnTurnOnly)
		g.Do(put).At(at, "SWW")
		if takeoverOf(&g.S) != running || g.S.Privates[put.Private].Owner != id.Nobody {
			t.Errorf("%s: the takeover is %+v, and P17 is with owner %d", at, takeoverOf(&g.S), g.S.Privates[put.Private].Owner)
		}
	}
}

// TestCreditMobilier: a card of a deck on top or to the bottom, or one more station for a major, in three steps of the
// own turn (P21).
func TestCreditMobilier(t *testing.T) {
	g := begin(t, build(t, Key))
	g.Phase("3")
	g.major("SWW", "p1", 100, 20, 100).card("P21", "SWW")
	use := func(card string, choice uint8) UseCard {
		a := UseCard{By: g.Corp("SWW"), Via: g.Private("P21"), Choice: choice}
		if card != "" {
			a.Card = g.Private(card)
		}
		return a
	}
	deck := func() []id.Private { return g.S.Decks.Cards[minorDeck][:] }
	last := deckText(g.Title, &g.S, minorDeck)
	bottom := last[len(last)-3:]
	if bottom[0] == ' ' {
		bottom = bottom[1:]
	}
	for _, key := range []string{acquireKey, "trains", "run"} {
		g.Train("SWW", train3)
		at := table{g.Copy()}
		at.turn("SWW", key).Refuses(use("", freeStation), rules.WrongStep)
	}
	g.turn("SWW", "track").Refuses(use(g.Title.Private(deck()[0]).ID, cardOnTop), rules.LotGone)
	top := table{g.Copy()}
	top.Do(use(bottom, cardOnTop))
	if p := top.S.Decks.Cards[minorDeck][minorBoxes]; top.Title.Private(p).ID != bottom {
		t.Errorf("behind the boxes lies %s, want %s", top.Title.Private(p).ID, bottom)
	}
	g.turn("SWW", issueKey).Do(use("", freeStation))
	if c := g.Corp("SWW"); g.S.Corps[c].Exchange != 2 || g.View().StationsLeft(c) != 3 ||
		g.S.Privates[g.Private("P21")].Owner != id.Nobody {
		t.Error("the exchange station is not on the charter, or P21 is still there")
	}
}

// TestWhoAcquires: phase and kind of company; trains come at once, and the Hiawatha even at the limit, where one must
// go (R58-R60).
func TestWhoAcquires(t *testing.T) {
	g := begin(t, build(t, Key))
	g.Phase("3")
	g.minor("9", "p1", 100, 0).major("SWW", "p1", 100, 20, 0)
	for _, p := range []string{"P1", "P2", "P3", "P5", "P17"} {
		g.card(p, "p2")
	}
	acquire := func(c, p string) Acquire { return Acquire{By: g.Corp(c), Private: g.Private(p)} }
	g.turn("9", acquireKey).Refuses(acquire("9", "P2"), majorsOnly)
	g.Refuses(acquire("9", "P17"), acquiredLater)
	g.Refuses(acquire("9", "P7"), rules.LotGone)
	g.Do(acquire("9", "P3"), acquire("9", "P5"))
	if n := g.Card(trainLP, "9"); n == 0 || g.Card(trainPP, "9") == 0 || g.S.Privates[g.Private("P3")].Owner != id.Nobody {
		t.Error("the trains are not there")
	}
	g.Phase("5")
	g.Train("SWW", "5", "5")
	g.turn("SWW", acquireKey).Do(acquire("SWW", "P1")).At("discard", "SWW")
	if g.View().PhaseDef().Name != "5" {
		t.Error("the Hiawatha has begun a phase")
	}
	g.Do(rules.DiscardTrain{By: g.Corp("SWW"), Train: g.Card(train5P, "SWW")}).At(acquireKey, "SWW")
}

// TestPrivatesClose: with the switch all privates that are no trains close with the first 5-train, and their effects
// stay (R52; S28, S46, trap 62).
func TestPrivatesClose(t *testing.T) {
	for setting, closed := range map[string]bool{"privates_close_at_5": true, "privates_close_at_5=off": false} {
		g := begin(t, build(t, Key, setting)).card("P17", "p2")
		g.Phase("3")
		g.soldOut("3").minor("12", "p1", 100, 500).turn("12",
			"trains").Do(rules.BuyTrain{By: g.Corp("12"), Train: g.Card("4", "initial"), From: id.Initial, Price: 300})
		if !g.held("P17") || g.View().PhaseDef().Name != "4" {
			t.Errorf("%s: P17 is gone in phase %s", setting, g.View().PhaseDef().Name)
		}
		g = begin(t, build(t, Key, setting))
		g.Phase("4")
		g.soldOut("4").major("SWW", "p1", 100, 20, 500).card("P16", "SWW").card("P17", "p2").card("MB", "p3")
		g.Lay("E10", straight, 1)
		g.S.Privates[g.Private("P16")].Used = 2
		g.turn("SWW", "trains").Do(rules.BuyTrain{By: g.Corp("SWW"), Train: g.Card("5", "initial"), From: id.Initial,
			Price: 500})
		for _, p := range []string{"P16", "P17"} {
			if o := g.S.Privates[g.Private(p)].Owner; (o == id.Nobody) != closed {
				t.Errorf("%s: %s is with owner %d", setting, p, o)
			}
		}
		for lot := id.Lot(minorBoxes + 1); lot <= minorBoxes+privateBoxes; lot++ {
			if (g.View().CardIn(lot) == 0) != closed {
				t.Errorf("%s: card %d lies in box %d", setting, g.View().CardIn(lot), lot)
			}
		}
		if g.S.Cells[g.Hex("E10")].Tile == 0 || g.S.Privates[g.Private("MB")].Owner != g.Owner("p3") {
			t.Error("portage or a regional railway is gone")
		}
	}
}

// TestPlacesCiteTheirCard: a place on which a power does not work is refused by the rule of its card (P12, P13, P15,
// P16, P17, P18, P19, R164, R168, R169, R170).
func TestPlacesCiteTheirCard(t *testing.T) {
	for set, powers := range map[string][]string{
		"published": {"P12", "P13", "P15", "P16", "P17", "P18", "P19"}, "document": {"R164", "R168", "R169", "R170"},
	} {
		g := begin(t, build(t, Key, "private_set="+set))
		v := g.View()
		for _, rule := range powers {
			power := rule
			for _, c := range documentCards {
				if c.rule == rule {
					power = c.power
				}
			}
			r := placeRefusal(v, withPower(v.T, power))
			if r.Reason != wrongPlace || r.Rule != "1822PNW/"+rule || r.Private != withPower(v.T, power) || r.Private == 0 {
				t.Errorf("%s: %v by %s about %d", rule, r.Reason, r.Rule, r.Private)
			}
		}
	}
	g := begin(t, build(t, Key))
	g.Phase("5")
	g.minor("9", "p1", 100, 500).card("P17", "9").card("P15", "9").turn("9", "track")
	for card, hex := range map[string]string{"P17": "G16", "P15": "H23"} {
		if r := g.Check(rules.Assign{By: g.Corp("9"), Private: g.Private(card), Hex: g.Hex(hex)}); r.Rule != "1822PNW/"+card {
			t.Errorf("%s on %s is refused by %s", card, hex, r.Rule)
		}
	}
}
