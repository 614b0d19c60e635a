package t18fl

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// joining lays the first of these tiles that can lead from a hex to all those named, and perhaps elsewhere.
func joining(g *rulestest.Game, at string, names []string, to ...string) *rulestest.Game {
	g.T.Helper()
	h, want := g.Hex(at), uint8(0)
	for e := range hex.Edge(6) {
		if n := g.Title.Track().Next(h, e); n != 0 && slices.Contains(to, g.Title.HexName(n)) {
			want |= 1 << e
		}
	}
	for _, name := range names {
		for rot := range uint8(6) {
			if g.Title.Track().Turned(g.Tile(name), rot).Exits()&want == want {
				return g.Lay(at, name, rot)
			}
		}
	}
	g.T.Fatalf("no tile leads from %s to %v", at, to)
	return g
}

// plain and towns are the yellow tiles of hexes without and with a town.
var plain, towns = []string{"8", "9"}, []string{"3", "4", "58"}

// lay is the lay of a tile in the first turn that the referee takes, or in its first turn.
func lay(g *rulestest.Game, corp, at, name string) rules.LayTile {
	a := rules.LayTile{By: g.Corp(corp), Hex: g.Hex(at), Tile: g.Tile(name)}
	for a.Rot = range uint8(6) {
		if !g.Check(a).Refused() {
			return a
		}
	}
	a.Rot = 0
	return a
}

// TestOrderOfATurn: conversion, track, token, run, dividend, trains, with the powers after the company's own actions
// (R58, R86).
func TestOrderOfATurn(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SR", 110, "p1", 60).Train("SR", "2").Own("TR",
		"p2").Own("POSC", "p3")
	g.Phase("3").Own("TR", "p2").Own("POSC", "p3")
	operated(g, "SR").Operate(2)
	var steps []string
	for g.View().Actor() == g.Owner("SR") && g.S.Round == 1 && len(steps) < 20 {
		steps = append(steps, g.InCharge())
		switch g.InCharge() {
		case step.RunKey:
			best, _ := g.View().BestRun(g.Corp("SR"), searchWork)
			g.Do(best)
		case step.DividendKey:
			g.Do(rules.Dividend{By: g.Corp("SR"), Kind: rules.Payout})
		default:
			g.Pass()
		}
	}
	want := []string{convertKey, step.TrackKey, step.ExtraLayKey, bonusKey, step.RunKey, step.DividendKey, step.TrainsKey}
	if got := slices.DeleteFunc(steps, func(s string) bool { return s == step.StationKey }); !slices.Equal(got, want) {
		t.Errorf("the steps are %v, want %v", got, want)
	}
}

// TestOnlyTheCompanyConverts: no other company converts in its turn (R65).
func TestOnlyTheCompanyConverts(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SAL", 110, "p1", 60).Found("LN", 100, "p1", 60).Phase("3")
	operated(g, "SAL", "LN").Operate(2).At(convertKey, "SAL")
	g.Refuses(Convert{By: g.Corp("LN")}, rules.NotYourTurn)
}

// TestLays: two yellow tiles or one upgrade, the second yellow one perhaps joined by the first; the terrain is paid at
// once (R66, R67; trap 38). A printed yellow city is upgraded at once to green, which phase 2 does not allow (R68; trap
// 56).
func TestLays(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("FECR", 110, "p1", 60).Operate(1).At("track", "FECR")
	g.Refuses(lay(g, "FECR", "K28", "405"), rules.ColorLater)
	g.Refuses(rules.LayTile{By: g.Corp("FECR"), Hex: g.Hex("M26"), Tile: g.Tile("8"), Rot: 1}, rules.NotReached)
	g.Cash("FECR", 39).Refuses(lay(g, "FECR", "L27", "9"), rules.NoMoneyForTile)
	g.Cash("FECR", 120).Do(lay(g, "FECR", "L27", "9"))
	g.WantCash(map[string]int32{"FECR": 80})
	g.Do(lay(g, "FECR", "M26", "8"))
	g.WantCash(map[string]int32{"FECR": 0})
	if g.InCharge() == step.TrackKey {
		t.Error("a third tile may be laid")
	}
	for _, first := range []string{"upgrade", "yellow"} {
		g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("FECR", 110, "p1", 60).Phase("3").Operate(2).At("track",
			"FECR")
		upgrade, yellow := lay(g, "FECR", "K28", "405"), lay(g, "FECR", "L27", "9")
		if first == "upgrade" {
			if g.Do(upgrade); g.InCharge() == step.TrackKey {
				t.Error("after an upgrade a yellow tile may be laid")
			}
			continue
		}
		g.Do(yellow).At("track", "FECR")
		if !g.Check(upgrade).Refused() {
			t.Error("a yellow tile and an upgrade in one turn")
		}
	}
}

// TestWhichTile: towns take town tiles only, plain hexes plain ones, labelled hexes their own (R69); an upgrade keeps
// all track and joins the company's (R70, R70c, R70d); nothing leads into the sea, a closed hex or a black side (R70a,
// R70a2).
func TestWhichTile(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("LN", 110, "p1", 60).Operate(1).At("track", "LN")
	g.Refuses(lay(g, "LN", "B7", "8"), rules.TownCount)
	g.Refuses(lay(g, "LN", "B3", "58"), rules.TownCount)
	g.Refuses(lay(g, "LN", "F23", "6fl"), rules.LabelDiffers)
	g.Refuses(lay(g, "LN", "C24", "58"), rules.NotReached)
	ways := map[uint8]bool{}
	for rot := range uint8(6) {
		for _, name := range plain {
			a := rules.LayTile{By: g.Corp("LN"), Hex: g.Hex("B3"), Tile: g.Tile(name), Rot: rot}
			if !g.Check(a).Refused() {
				ways[g.Title.Track().Turned(a.Tile, rot).Exits()] = true
			}
		}
	}
	if len(ways) != 1 {
		t.Errorf("track lies %d ways on B3", len(ways))
	}
	g.Phase("3")
	joining(g, "B7", towns, "B5", "B9")
	for rot := range uint8(6) {
		a := rules.LayTile{By: g.Corp("LN"), Hex: g.Hex("B7"), Tile: g.Tile("141"), Rot: rot}
		if r := g.Check(a); !r.Refused() {
			t.Errorf("B7 is upgraded in turn %d", rot)
		}
	}
	g = rulestest.New(t, build(t, rules.Rulebook), 3).Found("ACL", 110, "p1", 60).Phase("3")
	joining(g, "G22", plain, "G20", "G24").Operate(2).Step(step.TrackKey)
	for rot := range uint8(6) {
		a := rules.LayTile{By: g.Corp("ACL"), Hex: g.Hex("G22"), Tile: g.Tile("80"), Rot: rot}
		if keeps := g.Title.Track().Turned(a.Tile, rot).Exits()&(1<<1|1<<4) == 1<<1|1<<4; !keeps && !g.Check(a).Refused() {
			t.Errorf("an upgrade in turn %d cuts the track", rot)
		}
	}
}

// TestBoxIsFinite: a kind of tile that has run out is not laid, and a replaced tile goes back (R68; trap 39).
func TestBoxIsFinite(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("ACL", 110, "p1", 60).Phase(phaseFive)
	g.Lay("F21", "81", 0)
	tx := rules.Tx{View: g.View()}
	tx.Convert(g.Corp("ACL"))
	g.Operate(4).Step(step.TrackKey)
	brown, green := g.Tile("546"), g.View().TilesLeft(g.Tile("81"))
	upgrade := rules.LayTile{By: g.Corp("ACL"), Hex: g.Hex("F21"), Tile: brown}
	taken := g.Copy().Lay("E20", "546", 0).Lay("E22", "546", 0)
	taken.Refuses(upgrade, rules.NoTileLeft)
	if g.Do(upgrade); g.View().TilesLeft(brown) != 1 || g.View().TilesLeft(g.Tile("81")) != green+1 {
		t.Errorf("%d brown tiles and %d green ones are left", g.View().TilesLeft(brown), g.View().TilesLeft(g.Tile("81")))
	}
}

// TestTokensStay: three tokens beside the home station; one placed never returns, and in a hex with an own station
// there is no second (R71, R72, R74, R75, R78; traps 33, 55).
func TestTokensStay(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("FECR", 110, "p1", 60).Phase("3")
	g.Lay("K28", "405", 1)
	joining(g, "J27", []string{"6fl"}, "K28", "I28").Operate(2).Step(step.StationKey)
	fecr := g.Corp("FECR")
	g.Refuses(rules.PlaceToken{By: fecr, Of: fecr, Hex: g.Hex("K28")}, rules.HasStation)
	if n := g.View().StationsLeft(fecr); n != 3 {
		t.Errorf("%d tokens are left", n)
	}
	joining(g, "I28", towns, "J27")
	if cost := g.View().TokenCost(fecr, g.Hex("I28"), 0); cost != 40 {
		t.Errorf("the hotel costs %d", cost)
	}
	g.Do(rules.PlaceToken{By: fecr, Of: fecr, Hex: g.Hex("J27")})
	if n, cost := g.View().StationsLeft(fecr), g.View().TokenCost(fecr, g.Hex("I28"), 0); n != 2 || cost != 20 {
		t.Errorf("%d tokens are left, a hotel costs %d from the nearest station", n, cost)
	}
	if _, home := g.View().Position().TokenAt(g.Hex("K28"), fecr); !home {
		t.Error("the home station is gone")
	}
}

// TestHotelStays: a hotel survives upgrades of its town (R73; trap 52).
func TestHotelStays(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SAL", 110, "p1", 60).Phase("3").Lay("C24", "58", 0)
	tx := rules.Tx{View: g.View()}
	tx.PlaceMarker(rules.Marker{Hex: g.Hex("C24"), Corp: g.Corp("SAL")}, 0)
	joining(g, "C24", towns, "B23", "D25").Operate(2).Step(step.TrackKey)
	for _, name := range []string{"143", "142", "141"} {
		if a := lay(g, "SAL", "C24", name); !g.Check(a).Refused() {
			g.Do(a)
			break
		}
	}
	if g.View().Position().Face(g.Hex("C24")).Color != tile.Green ||
		!g.View().Marked(rules.Marker{Hex: g.Hex("C24"), Corp: g.Corp("SAL")}) {
		t.Error("the hotel or the green tile is missing")
	}
}

// TestDividend: players and pool are paid, the pool's part goes to the company, the bank's to nobody (R81; trap 9).
// What counts for the price is the whole revenue (R82; trap 8), and a token that does not move keeps its place (trap
// 7).
func TestDividend(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SR", 70, "p1", 60).Train("SR", "2").Cash("SR", 0).Cash("p1",
		0)
	g.Give("SR", 20, "initial", "pool")
	operated(g, "SR").Operate(2).Step(step.RunKey)
	best, _ := g.View().BestRun(g.Corp("SR"), searchWork)
	g.Do(best, rules.Dividend{By: g.Corp("SR"), Kind: rules.Payout})
	g.WantCash(map[string]int32{"SR": 12, "p1": 36}) // of $60; the last fifth stays with the bank
	if price := g.View().Price(g.Corp("SR")); price != 70 {
		t.Errorf("$60 are less than $70, and the price moves to %d", price)
	}
}

// TestNothingEarned: a company without train falls one step; one that does not float stays (R84).
func TestNothingEarned(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SR", 80, "p1", 60).Found("LN", 80, "p1", 40).Operate(2)
	for g.InCharge() != step.TrainsKey {
		g.Pass()
	}
	if sr, ln := g.View().Price(g.Corp("SR")), g.View().Price(g.Corp("LN")); sr != 75 || ln != 80 {
		t.Errorf("SR at %d, LN at %d", sr, ln)
	}
}

// TestTrainsForSale: the lowest kind of the bank only, at its price, and not above the limit (R85, R87); with a train
// nobody must buy another, without one nobody passes (R101, R102).
func TestTrainsForSale(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SAL", 110, "p1", 60).Cash("SAL",
		900).Operate(1).Step(step.TrainsKey)
	g.Refuses(rules.Pass{By: g.Owner("SAL")}, rules.MustBuyTrain)
	g.Refuses(buy(g, "SAL", "3", 200), rules.TrainLater)
	g.Refuses(buy(g, "SAL", "2", 90), rules.TrainPrice)
	g.Train("SAL", "2", "2").Refuses(buy(g, "SAL", "2", 100), rules.TrainLimit)
	if r := g.Check(rules.Pass{By: g.Owner("SAL")}); r.Refused() {
		t.Errorf("a company with trains may not end its turn: %v", r.Reason)
	}
}

// TestFirstOfAKind: the first train of a kind starts its phase at once, and its buyer goes on under the new rules;
// rusting trains go before trains are counted (R91, R92; traps 16, 17).
func TestFirstOfAKind(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SAL", 110, "p1", 60).Found("LN", 100, "p2",
		60).Phase("3").Cash("SAL", 1000)
	g.Train("LN", "2", "3").Train("SAL", "2")
	operated(soldOut(g, "3"), "SAL", "LN").Operate(2).Step(step.TrainsKey).Do(buy(g, "SAL", "4", 400))
	if v := g.View(); v.PhaseDef().Name != "4" || v.TrainCount(g.Owner("LN")) != 1 || v.TrainLimit(g.Corp("LN")) != 1 {
		t.Errorf("phase %s, LN has %d trains and may have %d", v.PhaseDef().Name, v.TrainCount(g.Owner("LN")),
			v.TrainLimit(g.Corp("LN")))
	}
	if g.InCharge() == step.DiscardKey {
		t.Error("LN gives up a train though its 2-train has rusted")
	}
	tx := rules.Tx{View: g.View()}
	tx.Convert(g.Corp("LN"))
	if limit := g.View().TrainLimit(g.Corp("LN")); limit != 3 {
		t.Errorf("with ten shares LN may have %d trains in phase 4", limit)
	}
}

// TestRescue: a company without train is helped by a friendly one for $1 (R85, R100; trap 19), and a 3E stays one when
// it is sold (R90; trap 43).
func TestRescue(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SR", 110, "p1", 60).Found("LN", 100, "p1",
		60).Phase("6").Train("LN", "6", "6")
	sixth := g.Card("6", "LN")
	g.S.Turned[sixth/64] |= 1 << (sixth % 64)
	tx := rules.Tx{View: g.View()}
	tx.Convert(g.Corp("LN"))
	tx.Convert(g.Corp("SR"))
	operated(g, "SR", "LN").Cash("SR", 1).Cash("p1", 0).Operate(5)
	base := g.View().Base()
	base.Actor = g.Owner("SR")
	g.Step(step.TrainsKey).Do(rules.BuyTrain{By: g.Corp("SR"), Train: sixth, From: g.Owner("LN"), Price: 1})
	if !isExpress(g.View(), sixth) || g.View().TrainCount(g.Owner("SR")) != 1 {
		t.Error("SR has no 3E")
	}
}

// TestHomesBlock: the stations of companies that have not started fill their cities, so nobody passes them; SR is
// joined to Savannah before anybody builds (R8; traps 1, 2).
func TestHomesBlock(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("LN", 110, "p1", 60)
	joining(g, "B7", towns, "B5", "B9")
	joining(joining(g, "B9", plain, "B7", "B11"), "B11", plain, "B9", "B13")
	joining(g, "B13", towns, "B11", "B15")
	reach := g.View().Reach(g.Corp("LN"))
	if !reach.Reaches(g.Hex("B15"), 0) {
		t.Fatal("LN does not come to Tallahassee")
	}
	if reach.Lay[g.Hex("B17")] != 0 {
		t.Error("LN passes the home of TPS")
	}
	if !g.View().HasRoute(g.Corp("SR")) || g.View().HasRoute(g.Corp("SAL")) {
		t.Error("SR has no route before anybody builds, or SAL has one")
	}
}

// TestOffBoardAndHavana: off-board areas pay their second sum from phase 5, and Havana is reached over L27, M26 and M24
// alone (T5, T10; traps 29, 32).
func TestOffBoardAndHavana(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("FECR", 110, "p1", 60).Train("FECR", "2")
	joining(joining(g, "L27", plain, "K28", "M26"), "M26", plain, "L27", "M24")
	joining(g, "M24", towns, "M26", "N23").Operate(1).Step(step.RunKey)
	for phase, want := range map[string]int32{"2": 100, "4": 100, phaseFive: 140} {
		g.S.Phase = uint8(g.Title.FindPhase(phase))
		if best, _ := g.View().BestRun(g.Corp("FECR"), searchWork); g.View().RunRevenue(best) != want {
			t.Errorf("phase %s: Miami and Havana earn %d, want %d", phase, g.View().RunRevenue(best), want)
		}
	}
	g.Lay("M24", "3", 0)
	if v := g.View(); v.HexesTo(g.Corp("FECR"), g.Hex("N23")) != track.Far {
		t.Error("there is another way to Havana")
	}
}

// TestBankInDebt: a broken bank pays on, and its cash falls below zero (R111; trap 40).
func TestBankInDebt(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SR", 70, "p1", 60).Train("SR", "2")
	operated(g, "SR").Operate(2).Step(step.RunKey)
	g.Cash("bank", 10)
	best, _ := g.View().BestRun(g.Corp("SR"), searchWork)
	g.Do(best, rules.Dividend{By: g.Corp("SR"), Kind: rules.Withhold})
	if g.S.Cash[id.Bank] != -50 || g.S.End.Reason != rules.BankBroken || g.S.End.Over {
		t.Errorf("the bank has %d, %+v", g.S.Cash[id.Bank], g.S.End)
	}
}

// TestOnceRouted: in recorded games a company that once had a route must own a train for good (R94; trap 44).
func TestOnceRouted(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Recorded), 3).Found("LN", 110, "p1", 60).Operate(1).Step(step.TrainsKey)
	if r := g.Check(rules.Pass{By: g.Owner("LN")}); r.Refused() {
		t.Errorf("LN never had a route: %v", r.Reason)
	}
	g.S.Corps[g.Corp("LN")].Flags |= rules.HadRoute
	g.Refuses(rules.Pass{By: g.Owner("LN")}, rules.MustBuyTrain)
}
