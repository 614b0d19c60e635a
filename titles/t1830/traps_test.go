package t1830

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/tile"
)

// The tests of this file are traps: corner cases in which several rules meet, by number.

// TestTieOfHalves: trap 8: R61 keeps the president while both hold half.
func TestTieOfHalves(t *testing.T) {
	g := start(t, 2)
	g.Stock(2, "p2").Found("PRR", 100, "p1", 50).Give("PRR", 40, "initial", "p2").Float("PRR")
	g.Do(buy(g, "PRR", "initial"))
	g.WantShares("PRR", map[string]int{"p1": 50, "p2": 50})
	g.WantPresident("PRR", 1)
}

// TestSaleFreesCertificates: trap 10: R42, R70: a fall into yellow frees certificates for the purchase of the same
// turn.
func TestSaleFreesCertificates(t *testing.T) {
	g := start(t, 4)
	g.Stock(2, "p1").Found("PRR", 67, "p2", 20)
	manyCerts(g, 16)
	g.S.Corps[g.Corp("CPR")].Price = market.Pos{Row: 1, Col: 2} // 66, above yellow 60
	g.Refuses(buy(g, "PRR", "initial"), rules.CertLimit)
	g.Do(sell(g, "CPR", 10)) // to 60: four more certificates of the CPR stop counting
	if n := g.View().CertsCounted(1); n != 11 {
		t.Errorf("R42: %d certificates count after the fall, want 11", n)
	}
	g.Refuses(buy(g, "PRR", "initial"), rules.Legal)
}

// TestRiseOutOfYellow: R43: shares that count again force a sale before anything else; the certificate limit is named
// first (issues 5019 and 5034 of 18xx.games).
func TestRiseOutOfYellow(t *testing.T) {
	g := start(t, 4)
	g.Stock(2, "p1")
	manyCerts(g, 16)
	g.Found("PRR", 67, "p1", 30).PriceAt("PRR", yellowRow)
	g.Refuses(rules.Pass{By: g.Owner("p1")}, rules.Legal)
	g.PriceAt("PRR", market.Pos{Row: 4, Col: 4})
	r := g.Check(rules.Pass{By: g.Owner("p1")})
	if r.Reason != rules.MustSell || r.Have != 18 || r.Need != 16 {
		t.Errorf("R43: %v, %d of %d", r.Reason, r.Have, r.Need)
	}
}

// TestRiseIntoOneCell: trap 14: R73, R74: of two that rise into one cell the one that rises first is in front.
func TestRiseIntoOneCell(t *testing.T) {
	g := start(t, 2)
	g.Stock(2, "p1")
	for _, corp := range []string{"PRR", "NYC"} {
		g.Found(corp, 67, "p1", 60).Give(corp, 40, "initial", "p2")
	}
	at := market.Pos{Row: 2, Col: 8}
	g.PriceAt("NYC", at).PriceAt("PRR", at) // the NYC lies in front
	g.S.Turn.Passes = 1
	g.Pass().At("track", "NYC")
	if v := g.View(); v.StackPlace(g.Corp("NYC")) != 0 || v.StackPlace(g.Corp("PRR")) != 1 ||
		v.Price(g.Corp("PRR")) != 112 {
		t.Error("R74: the order in the cell is not kept")
	}
}

// TestCheapTrainEndsTheDuty: trap 22: R137 is satisfied by another company's train for a dollar.
func TestCheapTrainEndsTheDuty(t *testing.T) {
	g := inNeed(t, 1, 0)
	g.Train("NYC", "2")
	g.Do(buyTrain(g, "2", "NYC", 1))
	if name := g.InCharge(); name == "trains" {
		t.Errorf("R137: step %q goes on without money", name)
	}
}

// TestReservedSlotsLetTrainsPass: trap 26: R105, R205: a free slot blocks nobody, reserved or not.
func TestReservedSlotsLetTrainsPass(t *testing.T) {
	g := operate(t, "PRR")
	g.Lay("E19", "57", 1).Lay("E21", "9", 1).Station("PRR", "E23", 0).Lay("E23", "53", 1).Station("PRR", "D14", 0)
	reach := g.View().Reach(g.Corp("PRR"))
	if !reach.Reaches(g.Hex("E19"), 0) || reach.Lay[g.Hex("E17")] == 0 {
		t.Error("R105: the reserved slot of E19 stops the PRR")
	}
	g.Lay("E19", "57", 1)
	g.S.Cells[g.Hex("E19")].Slots[0] = g.Corp("NYC")
	g.Lay("E19", "57", 1)
	if reach := g.View().Reach(g.Corp("PRR")); !reach.Reaches(g.Hex("E19"), 0) || reach.Lay[g.Hex("E17")] != 0 {
		t.Error("R105: a full city is reached, and not passed")
	}
}

// TestOneSlotHomes: trap 27: Boston, Baltimore and Cleveland never have room for others, on any tile.
func TestOneSlotHomes(t *testing.T) {
	g := operate(t, "PRR")
	for _, c := range []struct{ hex, tile, home string }{
		{"E23", "53", "B&M"}, {"E23", "61", "B&M"}, {"I15", "53", "B&O"}, {"I15", "61", "B&O"}, {"F6", "", "C&O"},
	} {
		p := g.Copy()
		if c.tile != "" {
			p.Lay(c.hex, c.tile, 0)
		}
		if p.View().OpenSlot(p.Corp("PRR"), p.Hex(c.hex), 0) == 0 {
			t.Errorf("R112: %s with %q is open to the PRR", c.hex, c.tile)
		}
		if p.View().OpenSlot(p.Corp(c.home), p.Hex(c.hex), 0) != 0 {
			t.Errorf("R86: %s with %q is closed to the %s", c.hex, c.tile, c.home)
		}
	}
}

// TestYellowHexesCostOnce: trap 28: R98: the first green tile of G19 costs 80, the brown one nothing.
func TestYellowHexesCostOnce(t *testing.T) {
	g := operate(t, "NYNH")
	g.Phase("5").Cash("NYNH", 79)
	g.Refuses(lay(g, "G19", "54", 0), rules.NoMoneyForTile)
	g.Lay("G19", "54", 0).Cash("NYNH", 0)
	g.Refuses(lay(g, "G19", "62", 0), rules.Legal)
}

// TestTownsAreFinal: trap 29: no green tile has a town.
func TestTownsAreFinal(t *testing.T) {
	title := build(t)
	for i := range title.Tiles {
		if k := &title.Tiles[i]; k.Face.Color > tile.Yellow && k.Face.Count(tile.Town) > 0 {
			t.Errorf("R99: tile %s has a town", k.Name)
		}
	}
}

// TestGrayCities: trap 30: R96, R110: cities that take no tile take stations.
func TestGrayCities(t *testing.T) {
	g := operate(t, "PRR")
	for hex, open := range map[string]bool{"D14": true, "D2": true, "K15": true, "A19": false, "F6": false} {
		if fault := g.View().OpenSlot(g.Corp("PRR"), g.Hex(hex), 0); (fault == 0) != open {
			t.Errorf("R112: %s: fault %d, want open %v", hex, fault, open)
		}
	}
}

// TestPrivateBeforeTheFirstTrack: trap 36: R90: in its first operating turn a company may buy before it lays.
func TestPrivateBeforeTheFirstTrack(t *testing.T) {
	g := operate(t, "PRR")
	g.Phase("3").Own("SV", "p2")
	g.Do(trade(g, "SV", 10)).At("track", "PRR")
}

// TestIncomeOfUnfloated: trap 35: R80: a company that owns a private is paid before it ever operates.
func TestIncomeOfUnfloated(t *testing.T) {
	g := start(t, 3)
	g.Found("PRR", 100, "p1", 60).Own("DH", "PRR").Operate(2)
	g.WantCash(map[string]int32{"PRR": 1015})
}

// TestBundleBeyondThePool: trap 12: R46: with half of a company in the pool nobody can sell more, and in a bankruptcy
// the certificates keep their value.
func TestBundleBeyondThePool(t *testing.T) {
	g := inNeed(t, 0, 0)
	g.Phase("4").Found("NYC", 100, "p2", 20).Give("NYC", 30, "initial", "p1").Give("NYC", 50, "initial", "pool").Cash("p1",
		0)
	g.PriceAt("PRR", brownRow)
	g.Refuses(forced(g, "NYC", 10), rules.PoolFull)
}

// TestExchangeAfterCompanySale: the MH bought by a company only pays.
func TestExchangeAfterCompanySale(t *testing.T) {
	g := operate(t, "PRR")
	g.Phase("3").Own("MH", "p1")
	g.Do(trade(g, "MH", 55))
	g.Refuses(exchange(g, 1, id.Initial), rules.NoPower) // R150
}

// TestOpenInformation: R4: a position is one value that everybody may read; R1, R41 count from it.
func TestOpenInformation(t *testing.T) {
	g := start(t, 2)
	g.Found("PRR", 100, "p1", 60)
	g.WantShares("PRR", map[string]int{"initial": 40, "pool": 0, "p1": 60, "p2": 0})
	copied := *g.Copy()
	if copied.S != g.S {
		t.Error("R4: a copy of the position differs")
	}
}
