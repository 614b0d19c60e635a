package t1870

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/rulestest"
)

// begin returns a game for three by a profile and settings.
func begin(t *testing.T, p rules.Profile, settings ...string) *rulestest.Game {
	t.Helper()
	title, err := rules.Build(p, settings, SwitchesFor, New)
	if err != nil {
		t.Fatal(err)
	}
	return rulestest.New(t, title, 3)
}

// both are the two profiles.
var both = []rules.Profile{rules.Rulebook, rules.Recorded}

// inStock puts a game into its third stock round, in the turn of a seat.
func inStock(g *rulestest.Game, seat id.Player) *rulestest.Game {
	g.S.Set = 3
	g.S.Frames = [rules.MaxFrames]rules.Frame{{Round: stockRound, Actor: id.OfPlayer(seat)}}
	g.S.Depth, g.S.Turn = 1, rules.Turn{}
	return g
}

// TestProtection: the president buys the block of another player at the price that has not fallen, even above 60 %, and
// the next turn is to his left (1870/R51, R54, R55; S15; pitfalls #4643, #4759); if he declines the price falls (R53;
// trap 41).
func TestProtection(t *testing.T) {
	for _, profile := range both {
		for _, protects := range []bool{true, false} {
			g := begin(t, profile).Found("MP", 100, "p1", 60).Give("MP", 30, "initial", "p2")
			inStock(g, 2).Cash("p1", 500)
			before := g.S.Corps[g.Corp("MP")].Price
			g.Do(rules.SellShares{By: id.OfPlayer(2), Corp: g.Corp("MP"), Percent: 30})
			if g.S.Corps[g.Corp("MP")].Price != before {
				t.Fatal("the price falls before the turn is over")
			}
			if v := g.View(); v.Actor() == id.OfPlayer(2) {
				g.Do(rules.Pass{By: id.OfPlayer(2)})
			}
			if v := g.View(); v.Actor() != id.OfPlayer(1) || v.Top().Round != protection {
				t.Fatalf("%v: owner %d is asked", profile, v.Actor())
			}
			if !protects {
				g.Do(rules.Pass{By: id.OfPlayer(1)})
				if got := g.S.Corps[g.Corp("MP")].Price; got != (market.Pos{Row: before.Row + 3, Col: before.Col}) {
					t.Errorf("%v: the marker is at %v", profile, got)
				}
				if got := g.View().Actor(); got != id.OfPlayer(3) {
					t.Errorf("owner %d is next after a price that fell", got)
				}
				continue
			}
			g.Do(rules.BuyShares{By: id.OfPlayer(1), Corp: g.Corp("MP"), From: id.Pool, Percent: 30})
			v := g.View()
			if got := v.Held(g.Corp("MP"), id.OfPlayer(1)); got != 90 || g.S.Corps[g.Corp("MP")].Price != before ||
				v.Cash(id.OfPlayer(1)) != 200 {
				t.Errorf("%v: %d percent, price %v, cash %d", profile, got, g.S.Corps[g.Corp("MP")].Price, v.Cash(id.OfPlayer(1)))
			}
			if got := v.Actor(); got != id.OfPlayer(2) {
				t.Errorf("%v: owner %d is next after a protection", profile, got)
			}
		}
	}
}

// TestSellDown: who holds 90 % sells at least 30 and at most 50 percent (1870/R4, R5).
func TestSellDown(t *testing.T) {
	g := inStock(begin(t, rules.Rulebook).Found("MP", 100, "p1", 60).Give("MP", 30, "initial", "p1"), 1)
	for n, want := range map[uint8]bool{10: false, 20: false, 30: true, 50: true, 60: false} {
		a := rules.SellShares{By: id.OfPlayer(1), Corp: g.Corp("MP"), Percent: n}
		if got := !rules.Check(g.View(), a).Refused(); got != want {
			t.Errorf("sale of %d: legal is %v", n, got)
		}
	}
}

// TestClosing: a company whose marker falls into a closed cell leaves the game, with stations, trains and shares, and
// the limit falls (1870/R70, R71).
func TestClosing(t *testing.T) {
	g := begin(t, rules.Rulebook).Found("MP", 100, "p1", 60).Give("MP", 30, "initial", "p2").Home("MP", "C18",
		0).Train("MP", "2")
	g.PriceAt("MP", market.Pos{Row: 6}).Own("GRSC", "MP")
	inStock(g, 2).Cash("p1", 0)
	limit := g.View().CertLimit()
	g.Do(rules.SellShares{By: id.OfPlayer(2), Corp: g.Corp("MP"), Percent: 30})
	if g.View().Actor() == id.OfPlayer(2) {
		g.Do(rules.Pass{By: id.OfPlayer(2)})
	}
	v, c := g.View(), g.Corp("MP")
	if !v.Is(c, rules.Closed) || v.Held(c, id.OfPlayer(1)) != 0 || v.TrainCount(id.Pool) != 1 || v.CertLimit() != 17 ||
		limit != 20 {
		t.Errorf("flags %b, held %d, pool %d trains, limit %d of %d",
			v.S.Corps[c].Flags, v.Held(c, id.OfPlayer(1)), v.TrainCount(id.Pool), v.CertLimit(), limit)
	}
	if _, here := v.Position().TokenAt(g.Hex("C18"), c); here || !v.PrivateOf(g.Private("GRSC"), id.Nobody) {
		t.Error("its station or its private is left")
	}
	if got := v.Actor(); got != id.OfPlayer(3) {
		t.Errorf("owner %d is next", got)
	}
}

// TestReissuePar: the par of a reissue is the price of the top row nearest to three quarters, the higher of two, never
// below the old par and with the option not above 200 (1870/R66, R165; S50; pitfall #5060).
func TestReissuePar(t *testing.T) {
	for price, want := range map[int32]int32{82: 68, 90: 68, 100: 76, 110: 82, 120: 90, 140: 110, 160: 120, 180: 140,
		200: 160, 225: 160, 250: 180, 300: 225, 400: 300} {
		for _, s := range []string{"", "max_reissue_200", "original_rules"} {
			g := begin(t, rules.Rulebook)
			if s != "" {
				g = begin(t, rules.Rulebook, s)
			}
			g.Found("MP", 68, "p1", 60)
			for k, cell := range g.Title.Market.Rows[0] {
				if int32(cell.Price) == price {
					g.PriceAt("MP", market.Pos{Col: uint8(k)})
				}
			}
			limit := int32(0)
			if s != "" {
				limit = 200
			}
			expect := want
			if limit != 0 {
				expect = min(want, limit)
			}
			power := g.Title.Rounds[stockRound-1].Anytime[1].(reissue)
			if got := power.par(g.View(), g.Corp("MP")); got != expect || power.highest != limit {
				t.Errorf("%d %s: %d, want %d", price, s, got, expect)
			}
		}
	}
}

// TestRedemption: a company buys back one share with its own money, first from the pool, else from a player, who is
// asked by the rulebook; with it the turn is over (1870/R60-R63, R63a-R63c, X5).
func TestRedemption(t *testing.T) {
	for _, profile := range both {
		g := begin(t, profile).Found("MP", 100, "p1", 60).Give("MP", 20, "initial", "p2").Home("MP", "C18", 0)
		inStock(g, 1)
		c := g.Corp("MP")
		cash := g.View().Cash(id.OfCorp(c))
		redeem := rules.BuyShares{By: id.OfCorp(c), Corp: c, From: id.OfPlayer(2), Percent: 10}
		g.Do(redeem)
		if profile == rules.Rulebook {
			g.Do(rules.Decide{By: id.OfPlayer(2), Choice: shareKept})
			if r := rules.Check(g.View(), redeem); r.Reason != ownerRefused {
				t.Errorf("asked again after a no: %v", r.Reason)
			}
			g.S.Turn.Own = rules.Turn{}.Own
			g.Do(redeem)
			g.Do(rules.Decide{By: id.OfPlayer(2), Choice: shareGiven})
		}
		v := g.View()
		if v.Held(c, id.OfCorp(c)) != 10 || v.Cash(id.OfCorp(c)) != cash-100 || v.Actor() != id.OfPlayer(2) {
			t.Errorf("%v: treasury %d percent, cash %d, owner %d acts", profile, v.Held(c, id.OfCorp(c)), v.Cash(id.OfCorp(c)),
				v.Actor())
		}
		inStock(g, 1)
		if r := rules.Check(g.View(), redeem); r.Reason != redeemedAlready {
			t.Errorf("a second redemption: %v", r.Reason)
		}
		g.S.Corps[c].Flags &^= rules.Redeemed
		g.Give("MP", 10, "p2", "pool")
		if r := rules.Check(g.View(), redeem); r.Reason != poolFirst {
			t.Errorf("from a player while the pool has one: %v", r.Reason)
		}
	}
}

// TestRiverBan: as long as no company owns the bridge company, St. Louis takes tile 5 towards its own bank only, and
// O18 no tile that crosses (1870/R91, R92; pitfall #7040).
func TestRiverBan(t *testing.T) {
	g := begin(t, rules.Rulebook).Found("MP", 100, "p1", 60).Home("MP", "C18", 0).Own("MRBC", "p2")
	at := func(hex, tile string, rot uint8) rules.LayTile {
		return rules.LayTile{By: g.Corp("MP"), Hex: g.Hex(hex), Tile: g.Tile(tile), Rot: rot}
	}
	for _, c := range []struct {
		hex, tile string
		rot       uint8
		banned    bool
	}{
		{"C18", "5", 0, false}, {"C18", "5", 1, true}, {"C18", "57", 0, true}, {"H17", "57", 0, false},
		{"H17", "6", 3, false},
		{"H17", "15", 3, false}, {"A16", "56", 0, true}, {"O18", "9", 0, true}, {"F19", "7", 1, false}, {"F19", "7", 0, true},
	} {
		if got := checkLay(g.View(), at(c.hex, c.tile, c.rot)).Reason == riverBan; got != c.banned {
			t.Errorf("%s on %s in turn %d: banned is %v", c.tile, c.hex, c.rot, got)
		}
	}
	g.Own("MRBC", "MP")
	if r := checkLay(g.View(), at("C18", "57", 0)); r.Refused() {
		t.Errorf("a company owns the bridge company: %v", r.Reason)
	}
}

// TestHalf: half is kept, rounded down to tens (1870/R106; trap 50).
func TestHalf(t *testing.T) {
	g := begin(t, rules.Rulebook)
	for revenue, kept := range map[int32]int32{210: 100, 250: 120, 30: 10, 40: 20, 50: 20} {
		if got := keepHalf(g.View(), 1, revenue); got != kept {
			t.Errorf("of %d %d are kept, want %d", revenue, got, kept)
		}
	}
}
