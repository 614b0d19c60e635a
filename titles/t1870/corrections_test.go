package t1870

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles/words"
)

// without begins a game by the rulebook as it was before a rule was corrected.
func without(t *testing.T, rule string) *rulestest.Game {
	t.Helper()
	s := SwitchesFor(rules.Rulebook)
	list := Corrections()
	list[slices.IndexFunc(list, func(c words.Correction[Switches]) bool { return c.Rule == rule })].Before(&s)
	title, err := New(s)
	if err != nil {
		t.Fatal(err)
	}
	return rulestest.New(t, title, 3)
}

// TestBonusBesideAStation: a company that has an ordinary station in its destination gets one more station on its
// charter and the bonus when it is connected, with the choice of the charter too. It got no bonus until the rule was
// corrected, and gets none in recorded games (R137, R138).
func TestBonusBesideAStation(t *testing.T) {
	for name, c := range map[string]struct {
		game    func() *rulestest.Game
		doubles bool
	}{
		"rulebook":   {func() *rulestest.Game { return begin(t, rules.Rulebook) }, true},
		"the choice": {func() *rulestest.Game { return begin(t, rules.Rulebook, "destination_to_charter") }, true},
		"before":     {func() *rulestest.Game { return without(t, "1870/R138") }, false},
		"recorded":   {func() *rulestest.Game { return begin(t, rules.Recorded) }, false},
	} {
		g := central(c.game()).Found("MP", 100, "p1", 60).Lay("J3", "57", 1).Lay("J5", "57", 1).Home("MP", "J3",
			0).Station("MP", "J5", 0)
		mp, left := g.Corp("MP"), g.View().StationsLeft(g.Corp("MP"))
		g.S.Frames[0], g.S.Depth = rules.Frame{Round: connectionRound, Actor: id.OfCorp(mp), Corp: mp}, 1
		tx := rules.Tx{View: g.View()}
		s := g.Title.Rounds[connectionRound-1].Steps[0].(step.Question)
		if !s.Open(g.View()).Refused() {
			s.Apply(&tx, choose(g, "MP", ontoCharter))
		} else {
			s.Skip(&tx)
		}
		if got := g.View().StationsLeft(mp); got != left+1 {
			t.Errorf("%s: %d stations left, before %d", name, got, left)
		}
		want := int32(20 + 20)
		if c.doubles {
			want += 20
		}
		if got := g.Title.Hooks.Earns(g.View(), mp, 0, g.Route("J3:S0,4", "J5:1,S0")).Revenue; got != want {
			t.Errorf("%s: the route to the destination earns %d, want %d", name, got, want)
		}
		if got := signs(g.View(), mp); len(got) != 1 || (got[0] == arrivedSign) != c.doubles {
			t.Errorf("%s: the signs are %v", name, got)
		}
	}
}

// TestRefusalIsOfOneCompany: who keeps a share that one company wants back is asked for one of another company in the
// same turn, and for none of the first again. He was asked for none until the rule was corrected (R63).
func TestRefusalIsOfOneCompany(t *testing.T) {
	for name, c := range map[string]struct {
		game *rulestest.Game
		want rules.Reason
	}{"rulebook": {begin(t, rules.Rulebook), rules.Legal}, "before": {without(t, "1870/R63"), ownerRefused}} {
		g := c.game
		for _, corp := range []string{"MP", "TP"} {
			g.Found(corp, 100, "p1", 40).Give(corp, 30, "initial", "p2").Float(corp)
			g.S.Corps[g.Corp(corp)].Flags |= rules.Operated
		}
		p2 := id.OfPlayer(2)
		inStock(g, 1).Do(redemption(g, "MP", p2), rules.Decide{By: p2, Choice: shareKept})
		if r := g.Check(redemption(g, "TP", p2)); r.Reason != c.want {
			t.Errorf("%s: a share of the TP: %v, want %v", name, r.Reason, c.want)
			continue
		}
		g.Refuses(redemption(g, "MP", p2), ownerRefused)
		if c.want == rules.Legal {
			g.Do(redemption(g, "TP", p2), rules.Decide{By: p2, Choice: shareKept})
			g.Refuses(redemption(g, "MP", p2), ownerRefused)
			g.Refuses(redemption(g, "TP", p2), ownerRefused)
		}
	}
}

// TestPrivateAboveTheLimit: a private counts toward the certificate limit, so that nobody buys one from a player beyond
// it. The limit was not asked for until the rule was corrected, and is not in recorded games (R31, R38).
func TestPrivateAboveTheLimit(t *testing.T) {
	for name, c := range map[string]struct {
		game *rulestest.Game
		want rules.Reason
	}{
		"rulebook": {begin(t, rules.Rulebook), rules.CertLimit}, "before": {without(t, "1870/R38"), rules.Legal},
		"recorded": {begin(t, rules.Recorded), rules.Legal},
	} {
		g := c.game.Phase("2")
		for _, corp := range []string{"MP", "TP", "SP", "SSW"} {
			g.Found(corp, 100, "p2", 20).Give(corp, 50, "initial", "p1")
		}
		g.Own("GRSC", "p2")
		buy := rules.BuyPrivate{By: id.OfPlayer(1), Private: g.Private("GRSC"), Price: 20}
		if n := g.View().CertsCounted(1); n != 20 || g.View().CertLimit() != 20 {
			t.Fatalf("%d certificates of %d", n, g.View().CertLimit())
		}
		inStock(g, 1)
		if r := g.Check(buy); r.Reason != c.want {
			t.Errorf("%s: the 21st certificate: %v, want %v", name, r.Reason, c.want)
		}
		if g.Give("MP", 10, "p1", "pool"); g.Check(buy).Refused() {
			t.Errorf("%s: the 20th certificate: %v", name, g.Check(buy).Reason)
		}
	}
}

// TestAllCompaniesClosed: when the tenth company closes the game has come to nothing and is over; before the rule was
// corrected, and in recorded games, empty sets follow (R70, R155).
func TestAllCompaniesClosed(t *testing.T) {
	for name, c := range map[string]struct {
		game *rulestest.Game
		over bool
	}{"rulebook": {begin(t, rules.Rulebook), true}, "before": {without(t, "1870/R155"), false},
		"recorded": {begin(t, rules.Recorded), false}} {
		g := c.game.Found("MP", 100, "p1", 60).Give("MP", 30, "initial", "p2").PriceAt("MP", market.Pos{Row: 6}).Cash("p1", 0)
		tx := rules.Tx{View: g.View()}
		for i := range g.Title.Corps {
			if corp := id.Corp(i + 1); corp != g.Corp("MP") {
				g.Title.Hooks.Crashed(&tx, corp)
			}
		}
		if g.S.End.Over {
			t.Fatalf("%s: over with a company left", name)
		}
		inStock(g, 2).Do(rules.SellShares{By: id.OfPlayer(2), Corp: g.Corp("MP"), Percent: 30})
		if !g.S.End.Over && g.View().Actor() == id.OfPlayer(2) {
			g.Do(rules.Pass{By: id.OfPlayer(2)})
		}
		if atOnce := g.S.End.Over && g.S.Set == 3; atOnce != c.over || c.over && g.S.End.Reason != rules.Stalled {
			t.Errorf("%s: over %t in set %d for reason %d", name, g.S.End.Over, g.S.Set, g.S.End.Reason)
		}
	}
}

// TestRulesOfPrivates: a refusal about a private cites the rule of that private and that deal: the sites of cattle and
// port, a second marker, the least price between players and a private that has closed (R38, R125, P3, P4, P7).
func TestRulesOfPrivates(t *testing.T) {
	g := begin(t, rules.Rulebook).Found("MP", 100, "p1", 60).Home("MP", "C18", 0).Own("SCC", "MP").Own("GSC",
		"MP").Phase("2").Operate(2)
	put := func(private, hex string) rules.Assign {
		return rules.Assign{By: g.Corp("MP"), Private: g.Private(private), Hex: g.Hex(hex)}
	}
	wants := func(what string, a rules.Action, reason rules.Reason, rule string) {
		t.Helper()
		if r := g.Check(a); r.Reason != reason || r.Rule != rule {
			t.Errorf("%s: %v by %s, want %v by %s", what, r.Reason, r.Rule, reason, rule)
		}
	}
	wants("the cattle at St. Louis", put("SCC", "C18"), markerSite, "1870/P3")
	wants("the port at Dallas", put("GSC", "J3"), markerSite, "1870/P4")
	g.Do(put("SCC", "J3"), put("GSC", "M20"))
	wants("the cattle again", put("SCC", "J5"), markerFixed, "1870/P3")
	wants("the port elsewhere", put("GSC", "H17"), markerFixed, "1870/P4")
	g.Own("GRSC", "p2")
	wants("for a company", rules.BuyPrivate{By: id.OfCorp(g.Corp("MP")), Private: g.Private("GRSC"), Price: 9},
		rules.PriceTooLow, "1870/R125")
	inStock(g, 1)
	wants("for nothing", rules.BuyPrivate{By: id.OfPlayer(1), Private: g.Private("GRSC"), Price: 0}, rules.TradeTooLow,
		"1870/R38")
	g.S.Privates[g.Private("MKT")].Owner = id.Nobody
	wants("one that has closed", rules.BuyPrivate{By: id.OfPlayer(1), Private: g.Private("MKT"), Price: 5},
		rules.PrivateGone, "1870/P7")
}
