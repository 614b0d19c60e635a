package t1870

import (
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/notation"
)

// TestStationWars: with the option the station of a destination on a full city takes the slot that the next tile adds;
// without it the station is beside the slots for good (1870/R163; S47, S48).
func TestStationWars(t *testing.T) {
	for _, wars := range []bool{true, false} {
		s := SwitchesFor(rules.Rulebook)
		s.StationWars = wars
		g := begin(t, rules.Rulebook).Found("MP", 100, "p1", 60).Found("GMO", 100, "p2", 60).Cash("MP", 500)
		g.Lay("C18", "57", 0).Home("MP", "C18", 0)
		c, h := g.Corp("GMO"), g.Hex("C18")
		g.S.Frames[0], g.S.Depth = rules.Frame{Round: connectionRound, Actor: id.OfCorp(c)}, 1
		tx := rules.Tx{View: g.View()}
		connection{wars: wars}.arrive(&tx, true)
		if slices.Contains(g.S.Cells[h].Slots[:], c) {
			t.Fatal("it has a slot on a full city")
		}
		newLayTrack(&s).Apply(&tx, rules.LayTile{By: g.Corp("MP"), Hex: h, Tile: g.Tile("15"), Rot: 0})
		if got := slices.Contains(g.S.Cells[h].Slots[:], c); got != wars {
			t.Errorf("option %t: it has a slot after the upgrade: %t", wars, got)
		}
		if _, here := g.View().Position().TokenAt(h, c); !here {
			t.Errorf("option %t: it has no station after the upgrade", wars)
		}
	}
}

// TestBrownPurchases: shares of a brown company are bought one after the other (1870/R34, S53). By the rules of
// recorded games a private bought before does not end that, and by the rulebook it does (1870/X16).
func TestBrownPurchases(t *testing.T) {
	for _, profile := range both {
		g := begin(t, profile).Found("MP", 68, "p1", 20).Give("MP", 40, "initial", "pool").PriceAt("MP",
			market.Pos{Row: 7, Col: 1})
		g.Own("GRSC", "p3")
		inStock(g, 2).Phase("2").Cash("p2", 500)
		buy := rules.BuyShares{By: id.OfPlayer(2), Corp: g.Corp("MP"), From: id.Pool, Percent: 10}
		after := g.Copy().Do(rules.BuyPrivate{By: id.OfPlayer(2), Private: g.Private("GRSC"), Price: 5})
		if r := after.Check(buy); r.Refused() != (profile == rules.Rulebook) {
			t.Errorf("%v: after a private: %v", profile, r.Reason)
		}
		g.Do(buy, buy, buy)
		buy.From = id.Initial
		g.Refuses(buy, rules.OnePurchase)
	}
}

// TestBlockOrder: a block that is bought back keeps the order in which it was sold, so that the company next redeems
// the certificate that went first (1870/R51, R63).
func TestBlockOrder(t *testing.T) {
	g := begin(t, rules.Recorded).Found("MP", 100, "p1", 20).Give("MP", 30, "initial", "p2")
	inStock(g, 2).Cash("p1", 500)
	c := g.Corp("MP")
	first := g.View().FindCert(c, id.OfPlayer(2), 10)
	g.Do(rules.SellShares{By: id.OfPlayer(2), Corp: c, Percent: 30})
	if g.View().Actor() == id.OfPlayer(2) {
		g.Pass()
	}
	var buf [rules.MaxBlocks]id.Cert
	if got := g.View().AppendBlock(buf[:0]); len(got) != 3 || got[0] != first {
		t.Errorf("the block is %v, sold from %d on", got, first)
	}
	g.Do(rules.BuyShares{By: id.OfPlayer(1), Corp: c, From: id.Pool, Percent: 30})
	if got := g.View().FindCert(c, id.OfPlayer(1), 10); got != first {
		t.Errorf("certificate %d comes first, not %d", got, first)
	}
}

// TestShareOfMKT: in recorded games the share that came with the MKT private goes with it again if the company has
// bought it back, so that the private is not offered then (1870/P6); by the rulebook it stays where it is.
func TestShareOfMKT(t *testing.T) {
	for _, profile := range both {
		g := begin(t, profile).Found("MKT", 100, "p1", 60).Own("MKT", "p3")
		c := g.Corp("MKT")
		g.S.Holder[g.Title.PresidentCert(c)+1] = id.OfCorp(c)
		inStock(g, 2).Phase("2").Cash("p2", 500)
		buy := rules.BuyPrivate{By: id.OfPlayer(2), Private: g.Private("MKT"), Price: 50}
		want := 0
		if profile == rules.Recorded {
			g.Refuses(buy, rules.NotTradable)
			want = 10
		}
		if r := rules.Do(stored(g), buy, &g.S); r.Refused() {
			t.Fatal(r.Reason)
		}
		if got := g.View().Held(c, id.OfPlayer(2)); got != want {
			t.Errorf("%v: %d percent came with the private", profile, got)
		}
	}
}

// TestArrivedAndClosed: a closed company that had reached its destination is not listed there again.
func TestArrivedAndClosed(t *testing.T) {
	g := begin(t, rules.Recorded).Found("SLSF", 100, "p1", 60).Found("SSW", 100, "p2", 60)
	tx := rules.Tx{View: g.View()}
	tx.Mark(g.Corp("SLSF"), rules.Arrived)
	tx.CloseCorp(g.Corp("SLSF"))
	tx.CloseCorp(g.Corp("SSW"))
	if got := assignedNames(g.View(), g.Hex("M22")); len(got) != 0 {
		t.Errorf("listed at the destination that was reached: %v", got)
	}
	if got := assignedNames(g.View(), g.Hex("J3")); !slices.Equal(got, []string{"SSW"}) {
		t.Errorf("listed at the destination that was not: %v", got)
	}
}

// TestStationWarsTold: with the option a station beside the only place of a city has a place of its own in traces of
// recorded games (R163).
func TestStationWarsTold(t *testing.T) {
	for settings, want := range map[string]string{"": "0:MP|+GMO", "station_wars": "0:MP|GMO",
		"original_rules": "0:MP|GMO"} {
		g := begin(t, rules.Recorded, strings.Fields(settings)...).Found("MP", 100, "p1", 60).Found("GMO", 100, "p2", 60)
		g.Lay("C18", "57", 0).Home("MP", "C18", 0)
		tx := rules.Tx{View: g.View()}
		tx.Mark(g.Corp("GMO"), rules.Arrived)
		tx.PlaceBeside(g.Corp("GMO"), g.Hex("C18"), 0)
		told := map[string]string{}
		for _, p := range notation.TracePosition(g.View()) {
			told[p.Key] = p.Value
		}
		if got := told["tokens.C18"]; got != want {
			t.Errorf("%q: %q, want %q", settings, got, want)
		}
	}
}
