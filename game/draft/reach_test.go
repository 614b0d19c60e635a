package draft_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles"
)

// reach checks for each position whether every legal action can be chosen in its draft.
type reach struct {
	t      *testing.T
	missed map[string]int
	asked  map[string]int
}

// look checks one position. After 40 actions of a kind in a step it samples one in 17.
func (r *reach) look(v rules.View, nth int) {
	say := &text.Speaker{Title: v.T}
	d := draft.New(v, say)
	key := d.Step().Key
	for i, a := range rules.AppendLegal(nil, v) {
		kind := key + " " + a.Def().Verb
		if r.asked[kind] > 40 && (i+nth)%17 != 0 {
			continue
		}
		r.asked[kind]++
		if !chooses(d, v, a) {
			if r.missed[kind]++; r.missed[kind] <= 2 {
				r.t.Logf("%s: %s cannot be chosen", key, notation.Action(v.T, a))
			}
		}
	}
}

// TestEveryLegalActionOf1822PNWCanBeChosen goes through a random game of each scenario.
func TestEveryLegalActionOf1822PNWCanBeChosen(t *testing.T) {
	for _, e := range titles.All() {
		if !strings.HasPrefix(e.Key, "1822pnw") {
			continue
		}
		t.Run(e.Key, func(t *testing.T) {
			r := reach{t, map[string]int{}, map[string]int{}}
			title, err := e.Build(rules.Rulebook, nil)
			if err != nil {
				t.Fatal(err)
			}
			walkRandom(title, e.MaxPlayers, r.look)
			if len(r.asked) < 20 || len(r.missed) > 0 {
				t.Errorf("of %d kinds of choices these cannot be made: %v", len(r.asked), r.missed)
			}
		})
	}
}

// TestEveryBoxSaysWhy checks that in a stock turn of 1822PNW every card in a bid box is listed, either open to bids or
// with the reason against it in both languages.
func TestEveryBoxSaysWhy(t *testing.T) {
	e, _ := titles.Find("1822pnw")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	barred := map[rules.Reason]bool{}
	walkRandom(title, e.MinPlayers, func(v rules.View, nth int) {
		if v.InCharge().Name() != step.StockKey || nth%9 != 0 {
			return
		}
		legal := rules.AppendLegal(nil, v)
		for _, lang := range [...]text.Lang{text.En, text.Ja} {
			d := draft.New(v, &text.Speaker{Title: title, Lang: lang})
			for lot := id.Lot(1); int(lot) <= title.BoxCount(); lot++ {
				card := v.CardIn(lot)
				if card == 0 {
					continue
				}
				open := slices.ContainsFunc(legal, func(a rules.Action) bool {
					bid, ok := a.(rules.Bid)
					return ok && bid.Private == card
				})
				o, ok := d.Find("bid:" + (&text.Speaker{Title: title}).Private(card))
				if !ok || o.Barred == open {
					t.Fatalf("%s is listed: %v, barred: %v; it can be bid for: %v", title.Private(card).ID, ok, o.Barred, open)
				}
				if o.Barred && (o.Why.Brief == "" || o.Why.Text == "" || o.Reason == rules.BidTooLow) {
					t.Errorf("%s is barred by %d without a cause: %+v", title.Private(card).ID, o.Reason, o.Why)
				}
				if o.Barred {
					barred[o.Reason] = true
				}
			}
		}
	})
	if len(barred) < 3 {
		t.Errorf("only %d causes were met", len(barred))
	}
}

// TestRefusedPaymentsSayWhy checks that every payment for a minor is listed, in the order of the shares, and that a
// refused one gives the reason (1822PNW/R103, R104).
func TestRefusedPaymentsSayWhy(t *testing.T) {
	refused := 0
	look := func(v rules.View) {
		for _, lang := range [...]text.Lang{text.En, text.Ja} {
			list := draft.New(v, &text.Speaker{Title: v.T, Lang: lang}).Options(draft.Main)
			if len(list) != 3 {
				t.Fatalf("%d payments are listed", len(list))
			}
			for n, o := range list {
				r := rules.Check(v, rules.Decide{By: v.Actor(), Choice: uint8(n)})
				if o.Barred != r.Refused() || o.Reason != r.Reason {
					t.Errorf("%s is barred by %d, the referee says %d", o.Text, o.Reason, r.Reason)
				}
				if o.Barred {
					refused++
				}
				if o.Text == "" || o.Barred && (o.Why.Brief == "" || o.Why.Text == "" || o.Detail != "") {
					t.Errorf("%q says %q and %q", o.Text, o.Detail, o.Why.Text)
				}
			}
		}
	}
	for _, m := range goldenGames(t) {
		if !strings.HasPrefix(m.Title().Key, "1822pnw") {
			continue
		}
		for at := range m.Len() {
			if v := m.ViewAt(at); v.InCharge().Name() == "payment" {
				look(v)
			}
		}
	}
	if refused == 0 {
		t.Error("no payment was refused")
	}
}

// walkRandom plays a random game and calls look for each position. It chooses the kind of the action first, so that all
// kinds are equally likely.
func walkRandom(t *rules.Title, players int, look func(rules.View, int)) {
	var x rules.Scratch
	s := rules.Start(t, players, 0, &x)
	random := rand.New(rand.NewPCG(0, 0))
	for n := 0; !s.End.Over; n++ {
		v := rules.View{T: t, S: &s, X: &x}
		look(v, n)
		var verbs []string
		byVerb := map[string][]rules.Action{}
		for _, a := range rules.AppendLegal(nil, v) {
			verb := a.Def().Verb
			if byVerb[verb] == nil {
				verbs = append(verbs, verb)
			}
			byVerb[verb] = append(byVerb[verb], a)
		}
		list := byVerb[verbs[random.IntN(len(verbs))]]
		var next rules.State
		rules.Do(v, list[random.IntN(len(list))], &next)
		s = next
	}
}

// TestRefusedTakeoversSayWhy: below the companies that a major may take over, and the partners of a minor, those that
// it may not are listed with the referee's reason and the rule, if a player has them or they lie in a box (1822PNW/R94,
// R100-R108).
func TestRefusedTakeoversSayWhy(t *testing.T) {
	barred := map[rules.Reason]int{}
	m := gametest.Sample(t, "cascades")
	for at := range m.Len() {
		v := m.ViewAt(at)
		if s := v.InCharge().Name(); s != "takeover" && s != "merge" {
			continue
		}
		list := draft.New(v, &text.Speaker{Title: v.T}).Options(draft.Main)
		for i, o := range list {
			r := rules.Check(v, o.Action())
			if o.Barred != r.Refused() || o.Reason != r.Reason {
				t.Errorf("position %d: %s is barred by %d, the referee says %d", at, o.Text, o.Reason, r.Reason)
			}
			if !o.Barred {
				continue
			}
			barred[o.Reason]++
			if !v.HasOwner(o.Corp) && !v.InBox(v.T.CardOf(o.Corp)) {
				t.Errorf("position %d: %q is listed, which nobody has", at, o.Text)
			}
			if o.Why.Brief == "" || o.Why.Rule == "" || i == 0 {
				t.Errorf("position %d: option %d, %q, says %q by %q", at, i, o.Text, o.Why.Brief, o.Why.Rule)
			}
		}
	}
	if len(barred) < 3 {
		t.Errorf("only these causes were met: %v", barred)
	}
}
