package t1822pnw

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles/words"
)

// TestFirstLNeedsMoney: a minor in its first turn that cannot pay an L-train is not asked, and the refusal has both
// sums (R57).
func TestFirstLNeedsMoney(t *testing.T) {
	for cash, want := range map[int32]rules.Reason{59: rules.NoMoneyForTrain, 60: rules.Legal} {
		g := begin(t, build(t, Key)).minor("12", "p1", 100, cash)
		g.S.Corps[g.Corp("12")].Turns = 1
		r := (firstL{}).Open(g.turn("12", firstLKey).View())
		if r.Reason != want || r.Refused() && (r.Have != 59 || r.Need != 60) {
			t.Errorf("with $%d: %v, %d of %d", cash, r.Reason, r.Have, r.Need)
		}
	}
}

// TestStartAtTheLimit: who is at the certificate limit starts no major (R27, R36).
func TestStartAtTheLimit(t *testing.T) {
	g := begin(t, build(t, Key))
	g.Phase("5")
	g.closed("8")
	g.stock("p1")
	g.Cash("p1", 1000)
	par := rules.Par{By: 1, Corp: g.Corp("SWW"), At: g.ParCell(55)}
	g.Refuses(par, rules.Legal)
	g.crowd()
	g.Refuses(par, rules.CertLimit)
	g.offers(par, false)
}

// TestOnePurchase: a purchase ends the stock turn, in the loose order too (R13).
func TestOnePurchase(t *testing.T) {
	for _, order := range []string{"strict", "loose"} {
		g := begin(t, build(t, Key, "stock_turn_order="+order)).major("SWW", "p2", 100, 20, 0).major("NP", "p3", 100, 20, 0)
		g.Give("NP", 10, "initial", "p1")
		g.stock("p1")
		g.Cash("p1", 1000)
		g.Do(rules.BuyShares{By: g.Owner("p1"), Corp: g.Corp("SWW"), From: id.Initial, Percent: 10}).At(step.StockKey, "p2")
	}
}

// TestMajorSigns: a major that receives full capital says so until it floats; one that has arrived says that (R41,
// R74).
func TestMajorSigns(t *testing.T) {
	g := begin(t, build(t, Key))
	c := g.Corp("SWW")
	if list := signs(g.View(), c); len(list) != 0 {
		t.Errorf("a usual major has the signs %v", list)
	}
	g.S.Corps[c].Flags |= rules.AllAtFloat
	if list := signs(g.View(), c); len(list) != 1 || list[0] != capitalSign {
		t.Errorf("before it floats its signs are %v", list)
	}
	g.S.Corps[c].Flags |= rules.Floated | rules.Arrived
	if list := signs(g.View(), c); len(list) != 1 || list[0] != arrivedSign {
		t.Errorf("later its signs are %v", list)
	}
}

// TestSignsInWords: the name and the meaning of every sign, in both languages.
func TestSignsInWords(t *testing.T) {
	var b strings.Builder
	for _, s := range []words.Sign{goneSign, arrivedSign, capitalSign, regionalSign, deckSign, boxSign(2),
		colourSign("SWW")} {
		for l := range s.Name {
			fmt.Fprintf(&b, "%s: %s\n", s.Name[l], s.Means[l])
		}
	}
	rulestest.SameLines(t, b.String(), "testdata/signs.txt")
}

// TestPowersOfMinors: the card of a coloured minor names its major, that of a regional railway says so, and the others
// their possible fates.
func TestPowersOfMinors(t *testing.T) {
	coloured := map[string]string{"1": "CPR", "5": "GNR", "7": "CMPS", "8": "SWW", "17": "SPS", "18": "ORNC", "20": "NP"}
	for _, m := range minors() {
		want := [2]string{"a major acquires it", "大会社に買収される"}
		switch major := coloured[m.id]; {
		case major != "":
			want = [2]string{"becomes " + major + " by", major + " になる"}
		case m.id == "A" || m.id == "B" || m.id == "C":
			want = [2]string{"Regional railway", "地域会社"}
		}
		for l, said := range minorPower(m) {
			if !strings.Contains(said, want[l]) {
				t.Errorf("minor %s: %q", m.id, said)
			}
		}
	}
}

// TestAnswersOfP20: every answer names the minor that leaves (R115).
func TestAnswersOfP20(t *testing.T) {
	for _, a := range minorAnswers(fullGame()) {
		for l := range a.Button {
			for _, said := range []string{a.Button[l], a.Line[l], a.Short[l]} {
				if !strings.Contains(said, a.Word) || strings.Contains(said, "{minor}") {
					t.Errorf("minor %s: %q", a.Word, said)
				}
			}
		}
	}
}

// TestTellingOfDeals: a payment to the bank says so, an L that is turned over is distinguished from one that is bought,
// and an E-train explains itself (R88, R101, R126).
func TestTellingOfDeals(t *testing.T) {
	g := begin(t, build(t, Key))
	g.Phase("5")
	g.major("SWW", "p1", 100, 20, 1200).boxed("10", 2)
	g.turn("SWW", takeKey).Do(Merge{By: g.Corp("SWW"), With: g.Corp("10")})
	if said := deedFacts(g.View(),
		rules.Decide{By: g.Owner("SWW")})["deal"][0]; said != "SWW then has $1,000; it pays $200 to the bank." {
		t.Errorf("%q", said)
	}
	g.Train("SWW", trainL)
	l := g.Card(trainL, "SWW")
	for a, want := range map[rules.BuyTrain]bool{
		{By: g.Corp("SWW"), Train: l, TradeIn: l}: true, {By: g.Corp("SWW"), Train: l}: false,
	} {
		if _, have := deedFacts(g.View(), a)["turned"]; have != want {
			t.Errorf("%v is told as turned over: %t", a, have)
		}
	}
	e := seattleTacoma(t, "7").arrive()
	e.Cash("SWW", 1000)
	e.turn("SWW", step.TrainsKey).Do(rules.BuyTrain{By: e.Corp("SWW"), Train: e.Card(train7, "initial"), From: id.Initial,
		Price: 1000, As: e.Kind(trainE)})
	run := rules.RunRoutes{By: e.Corp("SWW"), Routes: []track.Route{e.Route("H11:S0,5", "I12:2,S0")}}
	list := extras(e.View(), run, 0)
	if n := len(list); n == 0 || !strings.HasPrefix(list[n-1].Text[0], "E-train") || !strings.HasPrefix(list[n-1].Text[1], "E列車") {
		t.Errorf("the extras of an E-train are %v", list)
	}
	if have := e.View().RouteEarnings(run.By, e.Card(train7, "SWW"), run.Routes[0]).Revenue; have != 2*(20+50) {
		t.Errorf("the route alone earns %d, want 140", have)
	}
}

// TestMarkersOnTheMap: mill, Ski Haus and harbour have signs of their own, and that of the mill grows in phase 5 (R131,
// R132, R169).
func TestMarkersOnTheMap(t *testing.T) {
	g := begin(t, build(t, Key))
	d := documented(t, "3")
	for _, c := range []struct {
		g     table
		phase string
		card  string
		sign  string
	}{{g, "3", "P17", "S30"}, {g, "4", "P15", "M10"}, {g, "5", "P15", "M30"}, {d, "3", "P11", harbour.Sign}} {
		c.g.Phase(c.phase)
		have := marker(c.g.View(), rules.Marker{Private: c.g.Private(c.card)})
		if have.Sign != c.sign {
			t.Errorf("%s in phase %s has the sign %s, want %s", c.card, c.phase, have.Sign, c.sign)
		}
		for _, name := range have.Name {
			if !strings.Contains(name, "$"+strings.Trim(c.sign, "SMH")) {
				t.Errorf("%s in phase %s is called %q", c.card, c.phase, name)
			}
		}
	}
}

// TestListedForRecords: actions that 18xx.games lists beside the legal ones: the token of a destination that it waits
// for, P21 where nothing can be issued, and the start of a major.
func TestListedForRecords(t *testing.T) {
	lists := func(g table, what string, want bool) {
		t.Helper()
		if list := notation.Can(g.View()); slices.Contains(list, what) != want {
			t.Errorf("%s lists %v", g.InCharge(), list)
		}
	}
	title := buildAs(t, rules.Recorded, Key)
	g := begin(t, title)
	g.Phase("5")
	g.major("SWW", "p1", 100, 20, 0).card("P21", "SWW").turn("SWW", issueKey)
	lists(g, "choose_ability", false)
	g.S.Corps[g.Corp("SWW")].Turns = 1 // no issue in the first turn
	lists(g, "choose_ability", true)
	g.turn("SWW", goalKey)
	lists(g, "hex_token", true)
	g.Refuses(rules.Pass{By: g.Owner("p1")}, rules.NotYourTurn)
	g.Refuses(Issue{By: g.Corp("SWW"), Percent: 10}, rules.WrongStep)
	g.offers(rules.Pass{By: g.Owner("SWW")}, true)

	others := func(g table) {
		for i := range g.Title.Corps {
			if d := g.Title.Corps[i]; d.Kind == rules.Major && d.ID != "SWW" {
				g.S.Corps[i+1].Flags |= rules.Started
			}
		}
		g.minor("8", "p2", 50, 100)
	}
	for _, c := range []struct {
		phase string
		cash  int32
		what  func(g table)
		par   bool
	}{
		{"5", 99, nil, false}, {"5", 100, nil, true}, {"4", 500, nil, false},
		{"5", 500, func(g table) { g.S.Turn.Bids = 1 }, false},        // no start after a bid
		{"5", 0, func(g table) { g.minor("8", "p1", 50, 100) }, true}, // a conversion costs nothing
		{"5", 500, func(g table) { g.crowd() }, false},
		{"5", 500, func(g table) {
			for i := range g.Title.Corps {
				if g.Title.Corps[i].Kind == rules.Major {
					g.S.Corps[i+1].Flags |= rules.Started
				}
			}
		}, false},
		{"5", 99, others, false}, {"5", 100, others, true}, // whose the minor is 18xx.games asks later
	} {
		g := begin(t, title)
		g.Phase(c.phase)
		g.stock("p1")
		g.Cash("p1", c.cash)
		if c.what != nil {
			c.what(g)
		}
		lists(g, "par", c.par)
		lists(g, "bid", true)
	}
	g = begin(t, title)
	g.stock("p1")
	g.S.Seats[1].Debt = 1
	lists(g, "bid", false)
	lists(g, repayment, true)
	lists(g, repayment+"_partial", true)
	g.minor("12", "p1", 50, 0).turn("12", step.TrackKey)
	lists(g, "lay_tile", true)
	lists(g, "buy_train", false)
	g.turn("12", step.TrainsKey)
	lists(g, "lay_tile", false)
	lists(g, "buy_train", true)
	lists(g, "sell_shares", true)
	g.Train("12", trainL)
	g.turn("12", step.TrainsKey)
	lists(g, "sell_shares", false)
	g.major("SWW", "p1", 100, 20, 0).turn("SWW", takeKey)
	lists(g, "merge", true)
	lists(g, "bid", false)
}

// crowd fills the hand of the first player up to the certificate limit.
func (g table) crowd() {
	g.T.Helper()
	g.major("NP", "p2", 100, 20, 0).Give("NP", 50, "initial", "p1")
	for i := range g.Title.Privates {
		if p := id.Private(i + 1); g.View().CertsCounted(1) < g.View().CertLimit() && g.Title.CorpOfCard(p) == 0 &&
			!g.View().InBox(p) {
			g.card(g.Title.Private(p).ID, "p1")
		}
	}
}

// TestMergerOutOfReach: where no par suits the owner's money the step says so, with the money and the value of both
// (R95).
func TestMergerOutOfReach(t *testing.T) {
	for cash, want := range map[int32]rules.Reason{0: noParFits, 500: rules.Legal} {
		g := pair(t, 65, 50)
		g.Cash("p1", cash).Cash("8", 0).Cash("10", 0)
		c, with := g.Corp("8"), g.Corp("10")
		if r := checkPartner(g.View(), c, with); r.Reason != want || r.Refused() &&
			(r.Have != 0 || r.Need != 230 || r.Corp != with || r.Hex != 0) {
			t.Errorf("with $%d: %+v", cash, r)
		}
		if r := (join{}).Open(g.View()); r.Reason != want {
			t.Errorf("with $%d the step is skipped because of %v", cash, r.Reason)
		}
	}
}
