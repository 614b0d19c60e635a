package t1870

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
)

// same checks all that a refusal has: its reason, the rule, figures and whom it is about.
func same(g *rulestest.Game, got, want rules.Refusal) {
	g.T.Helper()
	if got != want {
		g.T.Errorf("refused with %+v, want %+v", got, want)
	}
}

// TestFiguresOfRedemptions: a refused redemption or reissue shows the rule, the property of the company and its limit,
// and about whom it is (R60-R65).
func TestFiguresOfRedemptions(t *testing.T) {
	g := begin(t, rules.Rulebook).Found("MP", 100, "p1", 40).Give("MP", 20, "initial", "p2").Home("MP", "C18", 0)
	inStock(g, 1).Cash("MP", 99)
	c, p2 := g.Corp("MP"), id.OfPlayer(2)
	same(g, g.Check(redemption(g, "MP", p2)), rules.Refusal{Reason: sixOutside, Rule: "1870/R63a", Have: 60, Need: 60})
	g.Give("MP", 20, "initial", "p3")
	same(g, g.Check(redemption(g, "MP", p2)),
		rules.Refusal{Reason: rules.NoMoney, Rule: "1870/R63b", Have: 99, Need: 100, Who: id.OfCorp(c)})
	g.Cash("MP", 300).S.Corps[c].Offered = 400
	same(g, g.Check(redemption(g, "MP", p2)), rules.Refusal{Reason: freshMoney, Rule: "1870/R63b", Have: 0, Need: 100})
	g.S.Corps[c].Offered = 0
	other := redemption(g, "MP", p2)
	other.Corp = g.Corp("IC")
	g.Refuses(other, rules.NotForSale)
	big := redemption(g, "MP", p2)
	big.Percent = 20
	g.Refuses(big, rules.NotForSale)
	same(g, g.Check(redemption(g, "MP", id.Initial)), rules.Refusal{Reason: rules.NotForSale, Rule: "1870/R63"})
	same(g, g.Check(reissueOf(g, "MP", 10)),
		rules.Refusal{Reason: rules.NotHeld, Rule: "1870/R65", Have: 0, Need: 10, Who: id.OfCorp(c)})
	g.Do(redemption(g, "MP", p2), rules.Decide{By: p2, Choice: shareKept})
	same(g, g.Check(redemption(g, "MP", p2)), rules.Refusal{Reason: ownerRefused, Rule: "1870/R63", Who: p2})
	for range 2 {
		g.S.Holder[g.View().FindCert(c, id.Initial, 10)] = id.OfCorp(c)
	}
	same(g, g.Check(reissueOf(g, "MP", 10)), rules.Refusal{Reason: allOfThem, Rule: "1870/R65", Have: 10, Need: 20})
	inStock(g, 2)
	for _, a := range []rules.Action{redemption(g, "MP", id.OfPlayer(3)),
		reissueOf(g, "MP", 20)} { // it is not the president's turn
		same(g, g.Check(a), rules.Refusal{Reason: rules.NotYourTurn, Who: p2, Rule: g.Check(a).Rule})
	}
}

// TestAnswersHaveWords: the answers of both questions are written as words, and no others are (R63, R137).
func TestAnswersHaveWords(t *testing.T) {
	v := begin(t, rules.Rulebook).View()
	for _, c := range []struct {
		step rules.Chooser
		want []string
	}{{askOwner(false), []string{"", "yes", "no", ""}}, {connection{}.destination(), []string{"", "Map", "Charter", ""}}} {
		for answer, want := range c.want {
			if got := c.step.Word(v, uint8(answer)); got != want {
				t.Errorf("answer %d of %s is %q, want %q", answer, c.step.Name(), got, want)
			}
		}
	}
}

// TestStepsOfRounds: the steps of each round in their order, and then the actions possible at any time of it (R20, R60,
// R84, R130).
func TestStepsOfRounds(t *testing.T) {
	anytime := []string{"connect", "bridge", "assign", "privates", "bankrupt"}
	want := map[rules.RoundID][]string{
		auctionRound: {"auction"}, stockRound: {"stock", "redeem", "reissue"}, parChoice: {"par"}, discards: {"discard"},
		operatingRound: append([]string{"track", "token", "run", "dividend", "trains", "lastprivates"}, anytime...),
		protection:     {"protect"}, consent: {"consent"},
		connectionRound: {"destination", "linkrun", "linkdividend", "connect"},
	}
	for _, profile := range both {
		title := build(t, profile)
		for i := range title.Rounds {
			var names []string
			for _, s := range slices.Concat(title.Rounds[i].Steps, title.Rounds[i].Anytime) {
				names = append(names, s.Name())
			}
			if !slices.Equal(names, want[rules.RoundID(i+1)]) {
				t.Errorf("%v: round %d has %v, want %v", profile, i+1, names, want[rules.RoundID(i+1)])
			}
		}
	}
}
