package t1822pnw

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles/words"
)

// documented is a game with the cards of the document, in a phase.
func documented(t *testing.T, phase string) table {
	t.Helper()
	g := begin(t, build(t, Key, "private_set=document"))
	g.Phase(phase)
	return g
}

// held reports whether a card is still open.
func (g table) held(card string) bool { return g.S.Privates[g.Private(card)].Owner != id.Nobody }

// TestDocumentSet: the same ids in the same decks, one LP and no Pullman; only for new games of the full game (R160,
// R174).
func TestDocumentSet(t *testing.T) {
	g := documented(t, "1")
	published := rulestest.New(t, build(t, Key), 3)
	if g.S.Decks != published.S.Decks {
		t.Error("the decks are others")
	}
	if !hasDocument(g.Title) || hasDocument(published.Title) {
		t.Error("it is not told apart from the published set")
	}
	lps := 0
	for n := id.Train(1); int(n) <= g.Title.Cards(); n++ {
		switch nameOf(g.View(), n) {
		case trainLP:
			lps++
		case trainPP:
			t.Error("there is a Pullman")
		}
	}
	if lps != 1 {
		t.Errorf("%d LP", lps)
	}
	if _, err := rules.Build[Switches, *Switches](rules.Rulebook, []string{"private_set=document", "starting_packet"},
		SwitchesFor, New); err == nil {
		t.Error("it goes with the starting packet")
	}
	if _, err := rules.Build[Switches, *Switches](rules.Recorded, []string{"private_set=document"}, SwitchesFor,
		New); err == nil {
		t.Error("recorded games have it")
	}
	if slices.Contains(RecordNames().Options, "private_set=document") {
		t.Error("18xx.games knows it")
	}
}

// TestDocumentExport: 18xx.games cannot play these cards, so there is no record of such a game for it; the product's
// own form holds it (R174; S54).
func TestDocumentExport(t *testing.T) {
	src := record.Source{Title: build(t, Key, "private_set=document"), Players: []string{"A", "B", "C"}}
	log := []rules.Action{rules.Pass{By: id.OfPlayer(1)}}
	if _, err := record.Write(src, log, lookup); !errors.Is(err, record.ErrForeign) || !errors.Is(err, errDocument) {
		t.Errorf("error %v", err)
	}
	src.Own = true
	if _, err := record.Write(src, log, lookup); err != nil {
		t.Errorf("its own form: %v", err)
	}
}

// TestAirService: the card pays its revenue until it is closed for $50; lasting cards pay nothing any more (R161, R163;
// S47).
func TestAirService(t *testing.T) {
	g := documented(t, "3").minor("9", "p1", 100, 0).card("P4", "9").card("P13", "9")
	g.Operate(2)
	g.WantCash(map[string]int32{"9": 5})
	cashIn := UseCard{By: g.Corp("9"), Via: g.Private("P4")}
	for _, key := range []string{firstLKey, acquireKey} {
		g.turn("9", key).Refuses(cashIn, rules.WrongStep)
	}
	g.turn("9", "track").offers(cashIn, true)
	g.Do(cashIn)
	g.offers(cashIn, false)
	if g.WantCash(map[string]int32{"9": 55}); g.held("P4") {
		t.Error("the card is still open")
	}
}

// TestOregonTrunk: a free yellow tile on its empty hex, connected or not, as a lay of the turn (R164; S48).
func TestOregonTrunk(t *testing.T) {
	g := documented(t, "2").minor("12", "p1", 100, 0).card("P5", "12")
	g.turn("12", "track")
	var lay rules.LayTile
	for _, a := range g.Legal() {
		if l, ok := a.(rules.LayTile); ok && l.Via == g.Private("P5") {
			lay = l
		}
	}
	if g.Title.HexName(lay.Hex) != deschutes {
		t.Fatalf("offered is %v", lay)
	}
	g.Refuses(g.lay("12", "P13", "4", 0, "P5"), wrongPlace)
	built := table{g.Copy()}
	built.Lay(deschutes, "58", 0)
	built.Refuses(lay, rules.NoPower)
	g.Do(lay)
	if g.WantCash(map[string]int32{"12": 0}); g.held("P5") || g.InCharge() == "track" {
		t.Error("the card is open, or a lay is left")
	}
}

// TestDocumentLaysCount: the tiles of the Oregon Trunk Railway and the Cascade Timber Company are yellow lays: a major
// has one more from phase 3 on, and none after an upgrade (R61, R164, R170).
func TestDocumentLaysCount(t *testing.T) {
	for _, card := range []string{"P5", "P12"} {
		for _, c := range []struct {
			lays, upgrades uint8
			want           bool
		}{{0, 0, true}, {1, 0, true}, {2, 0, false}, {1, 1, false}} {
			g := documented(t, "3").major("SWW", "p1", 100, 20, 500).card(card, "SWW")
			g.Lay("H11", "X20", 0).Lay("H13", "9", 1).Lay("H15", "9", 1)
			g.turn("SWW", "track")
			g.S.Turn.Lays, g.S.Turn.Upgrades = c.lays, c.upgrades
			var lay rules.LayTile
			for _, a := range g.Legal() {
				if l, ok := a.(rules.LayTile); ok && l.Via == g.Private(card) {
					lay = l
				}
			}
			if (lay.Via != 0) != c.want {
				t.Errorf("%s after %d lays and %d upgrades: offered is %v", card, c.lays, c.upgrades, lay)
			}
			if lay.Via == 0 {
				continue
			}
			if g.Do(lay); yellowLeft(g.View(), lay.By) != (c.lays == 0) {
				t.Errorf("%s after %d lays leaves %d", card, c.lays, g.S.Turn.Lays)
			}
		}
	}
}

// TestDocumentBonuses: the additions of the lasting cards to a route, and which of them an E-train has; together they
// add up (R162, R165-R167, R171-R173; S49, S53).
func TestDocumentBonuses(t *testing.T) {
	g := documented(t, "7").major("SWW", "p1", 100, 20, 1000)
	g.Train("SWW", "4")
	way := g.Route("H11:S0,5", "I12:2,S0")
	run := func(g table) int32 {
		return g.View().RunRevenue(rules.RunRoutes{By: g.Corp("SWW"), Routes: []track.Route{way}})
	}
	e := table{g.Copy()}
	e.Station("SWW", "I12", 0)
	e.S.Trains[e.Card("4", "SWW")] = id.Nobody
	e.turn("SWW", "trains").Do(rules.BuyTrain{By: g.Corp("SWW"), Train: g.Card(train7, "initial"), From: id.Initial,
		Price: 1000, As: g.Kind(trainE)})
	plain, plainE := run(g), run(e)
	for card, want := range map[string][2]int32{"P8": {20, 0}, "P9": {0, 0}, "P13": {10, 0}, "P14": {20, 20},
		"P6": {0, 0}} {
		with, withE := table{g.Copy()}, table{e.Copy()}
		with.card(card, "SWW")
		withE.card(card, "SWW")
		if have := [2]int32{run(with) - plain, run(withE) - plainE}; have != want {
			t.Errorf("%s adds %v, want %v", card, have, want)
		}
		with.S.Privates[g.Private(card)].Owner = g.Owner("p1")
		if have := run(with) - plain; have != 0 {
			t.Errorf("%s in the hands of a player adds %d", card, have)
		}
		for _, g := range []table{with, withE} {
			g.Own(card, "SWW")
			best, proven := g.View().BestRun(g.Corp("SWW"), searchWork)
			if have := g.View().RunRevenue(best); !proven || have < run(g) {
				t.Errorf("%s: the best run has %d, proven %t; %d is possible", card, have, proven, run(g))
			}
		}
	}
	all := table{g.Copy()}
	all.card("P8", "SWW").card("P13", "SWW").card("P14", "SWW")
	if have := run(all) - plain; have != 20+10+20 {
		t.Errorf("three cards add %d", have)
	}
	pass := documented(t, "5").card("P7", "SWW").major("SWW", "p1", 100, 20, 0)
	pass.Lay("J17", "9", 1)
	r := track.Route{Pieces: []track.Piece{{Hex: pass.Hex("J17")}}}
	for _, eTrain := range []bool{false, true} {
		way := trip{eTrain: eTrain}
		if way.addHexes(pass.View(), pass.Corp("SWW"), r); way.document != passBonus {
			t.Errorf("a train over the mountain has %d more, want %d", way.document, passBonus)
		}
	}
}

// TestCompanyTown: a timber tile becomes green, then a brown city gray, both free; the timber stays, and the tile is
// final (R168; S50).
func TestCompanyTown(t *testing.T) {
	g := documented(t, "5").minor("9", "p1", 100, 0).card("P10", "9")
	g.Lay("H19", "63", 0).Lay("I20", "8", 2)
	g.S.Cells[g.Hex("I20")].Marks |= 1 << timberMark
	g.S.Board = g.S.Cells.Hash(len(g.Title.Board.Hexes))
	var timber, city rules.LayTile
	g.turn("9", "track")
	for _, a := range g.Legal() {
		lay, ok := a.(rules.LayTile)
		if !ok || lay.Via != g.Private("P10") {
			continue
		}
		if lay.Hex == g.Hex("I20") {
			timber = lay
		} else {
			city = lay
		}
	}
	if timber.Hex == 0 || city.Hex != g.Hex("H19") {
		t.Fatalf("offered are %v and %v", timber, city)
	}
	other := table{g.Copy()}
	other.Do(city)
	if other.held("P10") {
		t.Error("after the city the card is open")
	}
	g.cubes("I20", 1)
	g.Do(timber).Refuses(timber, rules.LayUsed)
	if n := g.S.Cells[g.Hex("I20")].Cubes(); n != 0 {
		t.Errorf("%d cubes are left", n)
	}
	g.Do(city).At("track", "9")
	if g.WantCash(map[string]int32{"9": 0}); g.held("P10") || g.S.Cells[g.Hex("I20")].Marks>>timberMark&1 == 0 {
		t.Error("the card is open, or the timber is gone")
	}
	if r := checkFamily(g.View(), g.Hex("I20"), track.Lay{Tile: g.Tile("544")}); r.Reason != timberFinal {
		t.Errorf("the green tile could be replaced: %v", r.Reason)
	}
}

// TestCompanyTownByKindOfCity: every brown city has its gray tile, with the same label and nothing else; a station
// beside the slots moves into the slot that the tile adds (R75, R168).
func TestCompanyTownByKindOfCity(t *testing.T) {
	for _, c := range []struct {
		minor, hex, brown, gray string
		rot                     uint8
	}{
		{"9", "H19", "611", "895", 0}, {"6", "J9", "X5", "X11", 0}, {"1", "A8", "X10", "X16", 5},
		{"8", "H11", "X22", "X23", 0},
		{"17", "O8", "X26", "X27", 0},
	} {
		g := documented(t, "5").minor(c.minor, "p1", 100, 0).card("P10", c.minor)
		g.Lay(c.hex, c.brown, c.rot)
		if h := g.Hex(c.hex); g.View().Position().Stations(h, g.Corp(c.minor)) == 0 {
			g.Station(c.minor, c.hex, 0)
		}
		g.turn(c.minor, "track")
		offered := map[string]rules.LayTile{}
		for _, a := range g.Legal() {
			if lay, ok := a.(rules.LayTile); ok && lay.Via == g.Private("P10") && lay.Hex == g.Hex(c.hex) {
				offered[g.Title.Tiles.Kind(lay.Tile).Name] = lay
			}
		}
		if len(offered) != 1 || offered[c.gray].Hex == 0 {
			t.Errorf("%s: offered are %v, want %s", c.hex, offered, c.gray)
			continue
		}
		cell := &g.S.Cells[g.Hex(c.hex)]
		full := len(g.View().Position().Slots(g.Hex(c.hex), 0))
		for i := range full {
			if cell.Slots[i] == 0 {
				g.Station([]string{"21", "20", "19", "13"}[i], c.hex, 0)
			}
		}
		cell.Extra[0] = g.Corp("12")
		g.S.Corps[g.Corp("12")].Used++
		g.S.Board = g.S.Cells.Hash(len(g.Title.Board.Hexes))
		g.Do(offered[c.gray])
		if more := len(g.View().Position().Slots(g.Hex(c.hex), 0)) - full; (cell.Extra[0] == 0) != (more > 0) {
			t.Errorf("%s: with %d slots more company %d is beside them", c.hex, more, cell.Extra[0])
		}
	}
}

// TestCompanyTownLaysTheBetterTile: the gray tile with fewer exits is laid only where the other one does not fit or
// none is left; a town, a green city and a tile of another colour are refused, and so is printed ground (R67, R168).
func TestCompanyTownLaysTheBetterTile(t *testing.T) {
	g := documented(t, "5").minor("9", "p1", 100, 0).card("P10", "9")
	g.Lay("H19", "611", 0)
	g.turn("9", "track")
	count := func(tile string) map[rules.Reason]int {
		list := map[rules.Reason]int{}
		for rot := range uint8(6) {
			list[g.Check(g.lay("9", "H19", tile, rot, "P10")).Reason]++
		}
		return list
	}
	if better := count("895"); better[rules.Legal] == 0 {
		t.Errorf("the better tile is answered with %v", better)
	}
	if fewer := count("51"); fewer[moreExits] == 0 || fewer[rules.Legal] != 0 {
		t.Errorf("the tile with fewer exits is answered with %v", fewer)
	}
	for n := range g.Title.Board.Hexes {
		if h := id.Hex(n + 1); g.View().TilesLeft(g.Tile("895")) > 0 && g.S.Cells[h].Tile == 0 &&
			g.Title.HexName(h) != "H19" {
			g.Lay(g.Title.HexName(h), "895", 0)
		}
	}
	if fewer := count("51"); fewer[rules.Legal] == 0 {
		t.Errorf("where none of the better is left it is answered with %v", fewer)
	}
	for tile, want := range map[string]rules.Reason{"80": wrongPlace, "8": rules.WrongTile, "63": rules.WrongTile} {
		g.Refuses(g.lay("9", "H19", tile, 0, "P10"), want)
	}
	g.Refuses(g.lay("9", "G16", "51", 0, "P10"), wrongPlace)
	green := documented(t, "5").minor("9", "p1", 100, 0).card("P10", "9")
	green.Lay("H19", "15", 0)
	green.turn("9", "track").Refuses(green.lay("9", "H19", "51", 0, "P10"), wrongPlace)
}

// TestCascadeTimber: plain track on a mountain or in a forest for nothing, with a timber marker (R170; S51).
func TestCascadeTimber(t *testing.T) {
	g := documented(t, "3").minor("9", "p1", 100, 0).card("P12", "9")
	g.Lay("H19", "15", 1).Lay("J17", "9", 0)
	g.turn("9", "track").Refuses(g.lay("9", "J17", "9", 0, "P12"), wrongPlace)
	g.Refuses(g.lay("9", "G16", "9", 0, "P12"), wrongPlace)
	for _, hex := range []string{"H17", "G18", "I20"} {
		var lay rules.LayTile
		for _, a := range g.Legal() {
			if l, ok := a.(rules.LayTile); ok && l.Via == g.Private("P12") && l.Hex == g.Hex(hex) {
				lay = l
			}
		}
		if lay.Hex == 0 {
			continue
		}
		after := table{g.Copy()}
		after.Do(lay)
		if after.WantCash(map[string]int32{"9": 0}); after.held("P12") || after.S.Cells[lay.Hex].Marks>>timberMark&1 == 0 ||
			after.InCharge() == "track" {
			t.Errorf("%s: the card is open, the marker lacks or a lay is left", hex)
		}
		return
	}
	t.Error("no hex of three is offered")
}

// TestPortOfAstoria: the token is for its company alone, and goes to the one that takes it over (R169; S52).
func TestPortOfAstoria(t *testing.T) {
	g := documented(t, "3").minor("16", "p1", 100, 0).minor("15", "p2", 100, 0).card("P11", "16")
	g.turn("16", "track").Refuses(rules.Assign{By: g.Corp("16"), Private: g.Private("P11"), Hex: g.Hex("O8")}, wrongPlace)
	g.offers(rules.Assign{By: g.Corp("16"), Private: g.Private("P11"), Hex: g.Hex("N5")}, true)
	g.Do(rules.Assign{By: g.Corp("16"), Private: g.Private("P11"), Hex: g.Hex("N5")})
	if g.held("P11") {
		t.Error("the card is open")
	}
	bonus := func(c string) int32 { return documentStop(g.View(), g.Corp(c), g.Hex("N5")) }
	if own, other := bonus("16"), bonus("15"); own != stopBonus || other != 0 {
		t.Errorf("the owner has %d, another company %d", own, other)
	}
	g = documented(t, "3").major("SWW", "p1", 100, 20, 500).minor("10", "p2", 100, 0).card("P11", "10")
	g.turn("10", "track").Do(rules.Assign{By: g.Corp("10"), Private: g.Private("P11"), Hex: g.Hex("N5")})
	var told []rules.Event
	g.turn("SWW", takeKey)
	for _, a := range []rules.Action{
		Merge{By: g.Corp("SWW"), With: g.Corp("10")}, rules.Decide{By: g.Owner("SWW")},
		rules.Decide{By: g.Owner("SWW"), Choice: exchangeStation},
	} {
		g.Do(a)
		for _, e := range g.X.Events {
			if e.Kind == rules.MarkerPlaced {
				told = append(told, e)
			}
		}
	}
	if want := (rules.Event{Kind: rules.MarkerPlaced, Corp: g.Corp("SWW"), Private: g.Private("P11"),
		Hex: g.Hex("N5")}); len(told) != 1 || told[0] != want {
		t.Errorf("of the harbour is told %+v", told)
	}
	if have := bonus("SWW"); have != stopBonus {
		t.Errorf("the major has %d, want %d", have, stopBonus)
	}
}

// TestDocumentList: the list of the cards has all eleven, with the effect of each, in both languages (R160).
func TestDocumentList(t *testing.T) {
	for l, text := range documentList() {
		lines := strings.Split(text, "\n")
		if len(lines) != len(documentCards) {
			t.Fatalf("%d lines", len(lines))
		}
		for i, c := range documentCards {
			power := documentTexts()[c.Name+".power"][l]
			want := c.ID + " " + c.Name + words.Pair{". ", "："}[l] + power
			if lines[i] != want || power == "" {
				t.Errorf("line %d is %q, want %q", i+1, lines[i], want)
			}
		}
	}
}

// TestRandomDocument plays whole games of random choices with the cards of the document. Short tests play one.
func TestRandomDocument(t *testing.T) {
	title := build(t, Key, "private_set=document")
	for players := 3; players <= 5; players++ {
		g := rulestest.New(t, title, players)
		g.S = rules.Start(title, players, uint64(players), &g.X)
		played := g.PlayRandom(uint64(players), 40_000)
		t.Logf("%v in set %d: %v", g.S.End, g.S.Set, played)
		if testing.Short() {
			return
		}
	}
}
