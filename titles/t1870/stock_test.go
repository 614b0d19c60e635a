package t1870

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/rulestest"
)

func sale(g *rulestest.Game, seat id.Player, corp string, percent uint8) rules.SellShares {
	return rules.SellShares{By: id.OfPlayer(seat), Corp: g.Corp(corp), Percent: percent}
}

func purchase(g *rulestest.Game, seat id.Player, corp string, from id.Owner) rules.BuyShares {
	return rules.BuyShares{By: id.OfPlayer(seat), Corp: g.Corp(corp), From: from, Percent: 10}
}

// redemption is one of a company from an owner.
func redemption(g *rulestest.Game, corp string, from id.Owner) rules.BuyShares {
	return rules.BuyShares{By: id.OfCorp(g.Corp(corp)), Corp: g.Corp(corp), From: from, Percent: 10}
}

func reissueOf(g *rulestest.Game, corp string, percent uint8) rules.SellShares {
	return rules.SellShares{By: id.OfCorp(g.Corp(corp)), Corp: g.Corp(corp), Percent: percent}
}

// TestTurnOfPlayer: sell then buy, or buy then sell, but not both; one purchase; a company is sold once in a turn; who
// has sold shares of it does not buy it in this round; nobody spends more than he has (R10, R22-R24, R28-R30).
func TestTurnOfPlayer(t *testing.T) {
	ready := func() *rulestest.Game {
		g := begin(t, rules.Rulebook).Found("MP", 100, "p1", 60).Give("MP", 20, "initial", "p2").Found("TP", 90, "p3",
			60).Give("TP", 20, "initial", "p2")
		return inStock(g, 2).Cash("p1", 0).Cash("p3", 0)
	}
	g := ready()
	g.Do(sale(g, 2, "MP", 10))
	g.Refuses(sale(g, 2, "MP", 10), rules.SoldThisTurn)
	g.Do(purchase(g, 2, "TP", id.Initial))
	g.At("stock", "p3")
	g.Refuses(purchase(g, 3, "MP", id.Initial), rules.NoMoney)
	g = ready()
	buy := purchase(g, 2, "MP", id.Initial)
	g.Do(buy) // R30: the same company, bought and sold
	g.Refuses(buy, rules.OnePurchase)
	g.Do(sale(g, 2, "MP", 30), sale(g, 2, "TP", 20))
	g.At("stock", "p3")
	inStock(g, 2)
	g.Refuses(buy, rules.SoldThisRound)
	g = ready()
	g.S.Set = 1
	g.Refuses(sale(g, 2, "MP", 10), rules.FirstRound)
}

// TestPasses: who passes may come back, the round ends when all have passed, and the priority is left of the last who
// did something (R25-R27).
func TestPasses(t *testing.T) {
	g := begin(t, rules.Rulebook).Found("MP", 100, "p1", 60)
	inStock(g, 1).Pass().Do(purchase(g, 2, "MP", id.Initial))
	if g.View().Actor() == id.OfPlayer(2) {
		g.Pass()
	}
	g.At("stock", "p3").Pass().At("stock", "p1").Pass().At("stock", "p2").Pass()
	if g.S.Priority != 3 || g.View().Base().Round != operatingRound {
		t.Errorf("priority of %d in round %d", g.S.Priority, g.View().Base().Round)
	}
}

// TestFloatAndPar: six prices to start at; 60 percent float a company, 20 the SLSF; shares in the pool count as sold
// (R33, R36, R37).
func TestFloatAndPar(t *testing.T) {
	for _, par := range []int32{68, 72, 76, 82, 90, 100} {
		g := inStock(begin(t, rules.Rulebook), 1)
		g.Do(rules.Par{By: 1, Corp: g.Corp("IC"), At: g.ParCell(par)})
		g.WantCash(map[string]int32{"p1": 700 - 2*par})
		if g.View().Is(g.Corp("IC"), rules.Floated) {
			t.Error("it floats with 20 percent")
		}
		g.Give("IC", 20, "initial", "p2").Give("IC", 10, "initial", "pool")
		inStock(g, 3).Do(purchase(g, 3, "IC", id.Initial))
		g.WantCash(map[string]int32{"IC": 10 * par})
	}
}

// TestCertificates: limits by players and companies left; shares of companies in yellow, green and brown cells are free
// (R2, R31, R35). Above it a player only sells; a price that waits to fall counts by the cell to come (R32), and not at
// all if the company will close.
func TestCertificates(t *testing.T) {
	g := begin(t, rules.Rulebook).Found("MP", 100, "p1", 60)
	for _, corp := range []string{"ATSF", "SSW", "SP"} {
		g.Found(corp, 100, "p1", 60)
	}
	inStock(g, 1).Found("TP", 100, "p2", 60)
	if got := g.View().CertsCounted(1); got != 20 {
		t.Fatalf("%d certificates", got)
	}
	g.Refuses(purchase(g, 1, "TP", id.Initial), rules.CertLimit)
	g.Own("GRSC", "p1")
	g.Refuses(rules.Pass{By: id.OfPlayer(1)}, rules.MustSell)
	g.Refuses(purchase(g, 1, "TP", id.Initial), rules.MustSell)
	for at, counted := range map[market.Pos]int{{Row: 3, Col: 1}: 16, {Row: 3, Col: 0}: 16, {Row: 5, Col: 0}: 16,
		{Row: 3, Col: 5}: 21} {
		g.PriceAt("MP", at)
		if got := g.View().CertsCounted(1); got != counted {
			t.Errorf("MP at %v: %d certificates, want %d", at, got, counted)
		}
	}
	for at, counted := range map[market.Pos]int{{Row: 5, Col: 6}: 16, {Row: 1, Col: 6}: 19} {
		h := g.Copy()
		h.PriceAt("MP", at).Do(sale(h, 1, "MP", 20))
		if got := h.View().CertsCounted(1); got != counted {
			t.Errorf("MP at %v, two shares sold: %d certificates, want %d", at, got, counted)
		}
	}
}

// TestClosingCountsForNothing: shares of a company whose marker will fall into a closed cell count for no limit while
// that waits (R32).
func TestClosingCountsForNothing(t *testing.T) {
	g := begin(t, rules.Recorded).Found("MP", 100, "p1", 60).Found("IC", 100, "p3", 60).Give("MP", 30, "initial",
		"p2").Give("IC", 10, "initial", "p2")
	inStock(g, 2).Cash("p1", 0).PriceAt("MP", market.Pos{Row: 8, Col: 2})
	before := g.View().CertsCounted(2)
	g.Do(sale(g, 2, "MP", 20))
	if got := g.View().CertsCounted(2); before != 1 || got != 1 {
		t.Errorf("%d certificates, then %d", before, got)
	}
}

// TestHolding: 60 percent at most, more in green and brown; who is above it keeps it, and sells down to it at once
// (R3-R5; S16; traps 6, 7).
func TestHolding(t *testing.T) {
	g := inStock(begin(t, rules.Rulebook).Found("MP", 100, "p1", 60), 1)
	g.Refuses(purchase(g, 1, "MP", id.Initial), rules.HoldingLimit)
	g.PriceAt("MP", market.Pos{Row: 3, Col: 1}).Refuses(purchase(g, 1, "MP", id.Initial), rules.HoldingLimit)
	g.PriceAt("MP", market.Pos{Row: 3, Col: 0}).Do(purchase(g, 1, "MP", id.Initial))
	g.WantShares("MP", map[string]int{"p1": 70})
}

// TestPresidency: it goes to who holds strictly more, the first to the left of several; two shares for the certificate;
// no sale leaves the company without a president (R6, R7).
func TestPresidency(t *testing.T) {
	g := begin(t, rules.Rulebook).Found("MP", 100, "p1", 30).Give("MP", 20, "initial", "p2").Give("MP", 20, "initial",
		"p3")
	inStock(g, 1)
	g.Refuses(sale(g, 1, "MP", 40), rules.NotHeld)
	g.Do(sale(g, 1, "MP", 20)) // one ordinary share and half of the president's certificate
	g.WantPresident("MP", 2)
	g.WantShares("MP", map[string]int{"p1": 10, "p2": 20, "p3": 20, "pool": 20})
	g = begin(t, rules.Rulebook).Found("MP", 100, "p1", 30).Give("MP", 10, "initial", "p2")
	inStock(g, 1).Refuses(sale(g, 1, "MP", 20), rules.NoSuccessor)
}

// TestPrivateBetweenPlayers: any price of at least 1 as the purchase of the turn; by the rulebook from the first round
// on, in recorded games from the second and not in phase 1 (R38, R39; X7; S14, S66; trap 42).
func TestPrivateBetweenPlayers(t *testing.T) {
	for _, c := range []struct {
		profile rules.Profile
		setting string
		set     uint8
		phase   string
		want    rules.Reason
	}{
		{rules.Rulebook, "", 1, "1", rules.Legal},
		{rules.Rulebook, "private_trade_phase1=off", 1, "1", rules.TooEarlyForPrivates},
		{rules.Rulebook, "private_trade_phase1=off", 2, "1", rules.PhaseForPrivates},
		{rules.Recorded, "", 2, "1", rules.PhaseForPrivates},
		{rules.Recorded, "private_trade_phase1", 1, "1", rules.Legal}, {rules.Recorded, "", 2, "2", rules.Legal},
		{rules.Recorded, "", 2, "3", rules.Legal},
	} {
		var settings []string
		if c.setting != "" {
			settings = []string{c.setting}
		}
		g := begin(t, c.profile, settings...).Own("GRSC", "p2").Phase(c.phase).Found("MP", 100, "p3", 20)
		inStock(g, 1).S.Set = c.set
		buy := rules.BuyPrivate{By: id.OfPlayer(1), Private: g.Private("GRSC"), Price: 300}
		if r := g.Check(buy); r.Reason != c.want {
			t.Errorf("%v %q set %d phase %s: %v, want %v", c.profile, c.setting, c.set, c.phase, r.Reason, c.want)
			continue
		}
		if c.want == rules.Legal {
			g.Do(buy)
			g.WantCash(map[string]int32{"p1": 400, "p2": 1000})
		}
	}
	g := begin(t, rules.Rulebook).Own("GRSC", "p2").Own("SLSF", "p2")
	inStock(g, 1)
	g.Refuses(rules.BuyPrivate{By: id.OfPlayer(1), Private: g.Private("GRSC"), Price: 0}, rules.TradeTooLow)
	g.Refuses(rules.BuyPrivate{By: id.OfPlayer(1), Private: g.Private("SLSF"), Price: 9}, rules.NotTradable)
}

// TestRedemptionLimits: after it has operated, once in a round, with at most three shares of its own, at the price of
// the market and with money that was there at the start of the round; not from a president in a tie; not the
// president's certificate (R60-R63, R63a, R63b, R63c; S5-S9; traps 8, 9).
func TestRedemptionLimits(t *testing.T) {
	ready := func(own int) *rulestest.Game {
		g := begin(t, rules.Rulebook).Found("MP", 100, "p1", 40).Give("MP", 60-own, "initial", "p2").Home("MP", "C18", 0)
		return inStock(g.Float("MP").PriceAt("MP", market.Pos{Row: 2, Col: 7}), 1)
	}
	g := ready(40)
	g.Refuses(redemption(g, "MP", id.OfPlayer(2)), sixOutside)
	g = ready(30)
	g.S.Corps[g.Corp("MP")].Flags &^= rules.Operated
	g.Refuses(redemption(g, "MP", id.OfPlayer(2)), notOperated)
	g = ready(30)
	g.Cash("MP", 89).Refuses(redemption(g, "MP", id.OfPlayer(2)), rules.NoMoney)
	g.Cash("MP", 200)
	g.S.Corps[g.Corp("MP")].Offered = 111
	g.Refuses(redemption(g, "MP", id.OfPlayer(2)), freshMoney)
	g.S.Corps[g.Corp("MP")].Offered = 110
	g.Do(redemption(g, "MP", id.OfPlayer(2)), rules.Decide{By: id.OfPlayer(2), Choice: shareGiven}).At("stock", "p2")
	g.WantCash(map[string]int32{"MP": 110, "p2": 790})
	if g.S.Corps[g.Corp("MP")].Price != (market.Pos{Row: 2, Col: 7}) {
		t.Error("the price moves")
	}
	tie := begin(t, rules.Rulebook).Found("MP", 100, "p1", 40).Give("MP", 40, "initial", "p2").Home("MP", "C18", 0)
	inStock(tie, 1).Refuses(redemption(tie, "MP", id.OfPlayer(1)), rules.KeepsPresidency)
	alone := begin(t, rules.Rulebook).Found("MP", 100, "p1", 20).Give("MP", 50, "initial", "p2").Home("MP", "C18", 0)
	inStock(alone, 1).Refuses(redemption(alone, "MP", id.OfPlayer(1)), rules.NotForSale)
}

// TestConsent: the owner of a share is asked by the rulebook; a no costs nothing (R63; X5; S63).
func TestConsent(t *testing.T) {
	for setting, asked := range map[string]bool{"redeem_consent": true, "redeem_consent=off": false} {
		for _, profile := range both {
			g := begin(t, profile, setting).Found("MP", 100, "p1", 40).Give("MP", 20, "initial", "p2").Give("MP", 10, "initial",
				"p3").Home("MP", "C18", 0)
			inStock(g.Float("MP"), 1).Do(redemption(g, "MP", id.OfPlayer(2)))
			if !asked {
				g.WantShares("MP", map[string]int{"p2": 10})
				continue
			}
			g.At("consent", "p2").Do(rules.Decide{By: id.OfPlayer(2), Choice: shareKept}).At("stock", "p1")
			g.Refuses(redemption(g, "MP", id.OfPlayer(2)), ownerRefused)
			if r := g.Check(redemption(g, "MP", id.OfPlayer(3))); r.Refused() {
				t.Errorf("from another owner: %v", r.Reason)
			}
		}
	}
}

// TestReissueMoney: all shares bought back, with none unissued; at a new par of three quarters, never below the old
// one; by the rulebook the company is paid at once, in recorded games by who buys them (R65-R68; X3; S10-S12, S64; trap
// 55).
func TestReissueMoney(t *testing.T) {
	for setting, atOnce := range map[string]bool{"reissue_funding=at_once": true, "reissue_funding=on_sale": false} {
		g := begin(t, rules.Rulebook, setting).Found("MP", 100, "p1", 60).Give("MP", 20, "initial", "p2").Home("MP", "C18", 0)
		inStock(g, 1).PriceAt("MP", market.Pos{Row: 0, Col: 12}).Cash("MP", 50).Cash("p2", 500)
		g.Refuses(reissueOf(g, "MP", 20), rules.NotHeld)
		g.S.Holder[g.View().FindCert(g.Corp("MP"), id.Initial, 10)] = id.OfCorp(g.Corp("MP"))
		g.Refuses(reissueOf(g, "MP", 10), unissuedLeft)
		g.S.Holder[g.View().FindCert(g.Corp("MP"), id.Initial, 10)] = id.OfCorp(g.Corp("MP"))
		g.Refuses(reissueOf(g, "MP", 10), allOfThem)
		g.Do(reissueOf(g, "MP", 20)).At("stock", "p2")
		now, later := int32(50), int32(50+160)
		if atOnce {
			now, later = 50+320, 50+320
		}
		g.WantCash(map[string]int32{"MP": now})
		g.Do(purchase(g, 2, "MP", id.Initial))
		g.WantCash(map[string]int32{"MP": later, "p2": 340})
		g.WantShares("MP", map[string]int{"initial": 10, "p2": 30})
	}
	for at, want := range map[market.Pos]int16{{Row: 0, Col: 6}: 100, {Row: 2, Col: 4}: 100, {Row: 0, Col: 9}: 110} {
		g := begin(t, rules.Rulebook).Found("MP", 100, "p1", 60).Give("MP", 30, "initial", "p2").Home("MP", "C18", 0)
		g.S.Holder[g.View().FindCert(g.Corp("MP"), id.Initial, 10)] = id.OfCorp(g.Corp("MP"))
		inStock(g, 1).PriceAt("MP", at).Do(reissueOf(g, "MP", 10))
		if got := g.S.Corps[g.Corp("MP")]; got.Par != want || got.Price != at {
			t.Errorf("marker at %v: par %d, want %d", at, got.Par, want)
		}
	}
}

// TestTimingOfReissue: by the rulebook all of a turn, in recorded games also after own sales and purchases; a
// redemption always is all of it (R60, R65; X4; S13, S65).
func TestTimingOfReissue(t *testing.T) {
	for setting, alone := range map[string]bool{"reissue_timing=whole_turn": true,
		"reissue_timing=after_own_trades": false} {
		g := begin(t, rules.Rulebook, setting).Found("MP", 100, "p1", 60).Give("MP", 30, "initial", "p2").Home("MP", "C18", 0)
		g.Found("SLSF", 100, "p1", 40).Give("SLSF", 20, "initial", "p2").Home("SLSF", "E12", 0)
		g.S.Holder[g.View().FindCert(g.Corp("MP"), id.Initial, 10)] = id.OfCorp(g.Corp("MP"))
		inStock(g, 1).Do(sale(g, 1, "SLSF", 10))
		g.Refuses(redemption(g, "SLSF", id.Pool), wholeTurn)
		if alone {
			g.Refuses(reissueOf(g, "MP", 10), wholeTurn)
			continue
		}
		g.Do(reissueOf(g, "MP", 10)).At("stock", "p2")
	}
}

// TestReissueIsAnAct: who has shares reissued has acted: the round goes on until all have passed after him, and the
// priority is left of him (R25, R26, R65).
func TestReissueIsAnAct(t *testing.T) {
	g := begin(t, rules.Rulebook).Found("MP", 100, "p2", 60).Give("MP", 30, "initial", "p3").Home("MP", "C18", 0)
	g.S.Holder[g.View().FindCert(g.Corp("MP"), id.Initial, 10)] = id.OfCorp(g.Corp("MP"))
	inStock(g, 1).Pass().Do(reissueOf(g, "MP", 10)).Pass().Pass().At("stock", "p2").Pass()
	if g.View().Base().Round != operatingRound || g.S.Priority != 3 {
		t.Errorf("step %s, priority of %d", g.InCharge(), g.S.Priority)
	}
}

// TestOnlyRedemptionLeft: a turn in which only a redemption is possible is asked by the rulebook, and passes by itself
// in recorded games (X13; S67).
func TestOnlyRedemptionLeft(t *testing.T) {
	for setting, passes := range map[string]bool{"auto_pass_president": true, "auto_pass_president=off": false} {
		for _, profile := range both {
			g := begin(t, profile, setting).Found("MP", 100, "p1", 30).Give("MP", 20, "initial", "p2").Give("MP", 50, "initial",
				"pool").Home("MP", "C18", 0)
			inStock(g.Float("MP"), 3).Cash("p1", 0).Cash("p3", 0).Pass()
			if got := g.View().Actor() != id.OfPlayer(1); got != passes {
				t.Errorf("%v %s: passes by itself: %v", profile, setting, got)
			}
		}
	}
}
