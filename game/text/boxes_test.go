package text

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/titles"
)

// TestEndOfBids: the fate of the cards in the boxes is shown at the end of a stock round, in the order of the rules
// (1822PNW/R45-R51), and the money and train of a minor go without its certificate, its president and its card.
func TestEndOfBids(t *testing.T) {
	e, _ := titles.Find("1822pnw")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	g := rulestest.New(t, title, 3)
	v := g.View()
	s := speaker(v, En)
	second := v.CardIn(2)
	g.Do(rules.Bid{By: 1, Private: second, Price: 120})
	g.Do(rules.Pass{By: id.OfPlayer(1)})
	g.Do(rules.Pass{By: id.OfPlayer(2)})
	g.Do(rules.Pass{By: id.OfPlayer(3)})
	before := g.S
	v = rules.View{T: title, S: &before, X: &rules.Scratch{}}
	var after rules.State
	pass := rules.Pass{By: id.OfPlayer(1)}
	if r := rules.Do(v, pass, &after); r.Refused() {
		t.Fatal(r)
	}
	var got []string
	for _, l := range s.Act(v, pass, v.X.Events).Lines(rules.View{T: title, S: &after, X: v.X}) {
		got = append(got, l.Text)
	}
	corp := title.Corp(title.CorpOfCard(second)).ID
	want := []string{
		"Ann passes.",
		"Ann wins " + corp + " with a bid of $120.",
		corp + " starts at $50 with $100.",
		"Boxes without a bid: 3 L-trains leave the game.",
		"Nobody has bid on 6 in box 1: it leaves the game, and an L-train with it.",
		"New order of the players: Ben, Cleo, Ann.",
		"OR 1.1",
	}
	if len(got) < len(want) || !slices.Equal(got[:len(want)], want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestCardsAreCalledAsTheirCompanies: a card with which a company comes into the game has one name in log, panels and
// speech.
func TestCardsAreCalledAsTheirCompanies(t *testing.T) {
	for _, e := range titles.All() {
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, lang := range [...]Lang{En, Ja} {
			s := Speaker{Title: title, Lang: lang}
			for i := range title.Privates {
				p := id.Private(i + 1)
				if c := title.CorpOfCard(p); c != 0 && s.Private(p) != s.Corp(c) {
					t.Errorf("%s: the card of %s is called %s", title.Key, s.Corp(c), s.Private(p))
				}
			}
		}
	}
}
