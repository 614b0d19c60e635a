package draft_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/titles/t18fl"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/titles"
)

// bestOf returns the best run of a company in a position.
func bestOf(v rules.View, c id.Corp) int32 {
	v.X = new(rules.Scratch)
	run, _ := v.BestRun(c, 10_000_000)
	return v.RunRevenue(run)
}

// TestChoicesTellWhatTheyBring takes stations, hotels, trains and conversions of recorded games. The first consequence
// must be the best run of the company before and after, as the solver finds it on the two boards; after a station every
// other company that runs better or worse must be named.
func TestChoicesTellWhatTheyBring(t *testing.T) {
	told := map[string]int{}
	recorded(t, func(t *testing.T, m *match.Match) {
		say, seen := &text.Speaker{Title: m.Title()}, map[string]int{}
		for i := range m.Len() {
			v, a := m.ViewAt(i), m.Action(i)
			kind := ""
			switch a.(type) {
			case rules.PlaceToken:
				kind = "station"
			case t18fl.PlaceHexToken:
				kind = "hotel"
			case rules.BuyTrain:
				kind = "train"
			case t18fl.Convert:
				kind = "conversion"
			}
			c := v.Actor().Corp()
			if kind == "" || c == 0 || v.Top().Hex != 0 || kind != "train" && v.TrainCount(v.Actor()) == 0 {
				continue
			}
			if seen[kind]++; seen[kind]%5 != 1 {
				continue
			}
			if d := draft.New(v, say); choose(d, a) {
				told[kind]++
				bringsRows(t, d, v, a)
			}
		}
	})
	if told["station"] == 0 || told["train"] == 0 {
		t.Errorf("looked at %v", told)
	}
}

// TestHexForAHotel: a hex on which a hotel can be placed is not said to be one for a station.
func TestHexForAHotel(t *testing.T) {
	m, hotels := gametest.Sample(t, "florida"), 0
	for i := range m.Len() {
		a, ok := m.Action(i).(t18fl.PlaceHexToken)
		if !ok {
			continue
		}
		hotels++
		said := draft.New(m.ViewAt(i), &text.Speaker{Title: m.Title()}).HexName(a.Hex)
		if said == "" || strings.Contains(said, "station") {
			t.Errorf("the hex is %q", said)
		}
	}
	if hotels == 0 {
		t.Error("no hotel is placed")
	}
}

// choose takes the option that plays an action. It reports whether there is one.
func choose(d *draft.Draft, a rules.Action) bool {
	for _, g := range [...]draft.Group{draft.Main, draft.Places} {
		for _, o := range d.Options(g) {
			form := slices.IndexFunc(o.Forms, func(x rules.Action) bool { return rules.SameAction(x, a) })
			if form >= 0 && d.Choose(o.Key) {
				d.SetForm(form)
				return true
			}
		}
	}
	return false
}

// bringsRows compares the consequences of the chosen action with the best runs before and after it.
func bringsRows(t *testing.T, d *draft.Draft, v rules.View, a rules.Action) {
	t.Helper()
	for !d.SearchRuns(1_000_000) {
	}
	after := v
	after.S, after.X = new(rules.State), new(rules.Scratch)
	rules.Do(v, a, after.S)
	say, c := &text.Speaker{Title: v.T}, v.Actor().Corp()
	rows := d.Rows()
	row := func(x id.Corp) string {
		return say.Money(bestOf(v, x)) + " → " + say.Money(bestOf(after, x))
	}
	if want := "Best run of " + say.Corp(c) + ": " + row(c); len(rows) == 0 || labels(rows)[0] != want {
		t.Errorf("%v: %q do not begin with %q", a, labels(rows), want)
	}
	if _, station := a.(rules.PlaceToken); !station {
		return
	}
	for i := range v.T.Corps {
		x := id.Corp(i + 1)
		if x == c || v.TrainCount(id.OfCorp(x)) == 0 {
			continue
		}
		change := bestOf(after, x) - bestOf(v, x)
		together := say.Corp(x) + " " + text.Change(v.T.Currency, change) // in the row of several companies
		listed := slices.ContainsFunc(rows, func(r draft.Row) bool {
			return r.Label == "Best runs of others" && slices.Contains(strings.Split(r.Value, ", "), together)
		})
		better := slices.Contains(labels(rows), say.Corp(x)+" gains too: "+row(x)) || listed && change > 0
		worse := slices.Contains(labels(rows), say.Corp(x)+" loses: "+row(x)) || listed && change < 0
		if better != (change > 0) || worse != (change < 0) {
			t.Errorf("%v: %s runs %s, told: %q", a, say.Corp(x), row(x), labels(rows))
		}
	}
}

// TestConversionTellsItsRun checks that a conversion lists first the best run, which it does not change, and then the
// money it earns (18FL/R61, R63).
func TestConversionTellsItsRun(t *testing.T) {
	g := florida(t).Found("SR", 110, "p1", 60).Phase("3").Cash("SR", 130)
	g.Train("SR", "2")
	g.S.Corps[g.Corp("SR")].Flags |= rules.Operated
	say := &text.Speaker{Title: g.Title, Names: []string{"Aiko", "Ben", "Chiara"}}
	d := draft.New(g.Operate(2).At("convert", "SR").View(), say)
	d.Choose("convert")
	for !d.SearchRuns(100_000) {
	}
	best := d.View().T.Currency + text.Number(bestOf(g.View(), g.Corp("SR")))
	if got := labels(d.Rows()); got[0] != "Best run of SR: "+best+" → "+best || got[1] != "Treasury of SR: $130 → $680" {
		t.Errorf("a conversion tells %q", got)
	}
}

// TestRedemptionTellsItsPart checks that a redeemed share counts as paid to the company from then on: a tenth of $120
// (1870/R63c).
func TestRedemptionTellsItsPart(t *testing.T) {
	e, _ := titles.Find("1870")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	g := rulestest.New(t, title, 3).Found("MKT", 82, "p1", 60).Give("MKT", 40, "initial", "p2").Cash("MKT", 500)
	mkt := &g.S.Corps[g.Corp("MKT")]
	mkt.Flags, mkt.LastRun = mkt.Flags|rules.Operated, 120
	d := draft.New(g.Stock(3, "p1").View(), &text.Speaker{Title: title, Names: []string{"Aiko", "Ben", "Chiara"}})
	d.Choose("own:buy:MKT")
	want := "Of $120 paid to MKT itself: $0 → $12"
	if got := labels(d.Rows()); len(got) == 0 || got[0] != want {
		t.Errorf("a redemption tells %q, not first %q", got, want)
	}
}

// TestUnfloatedShareTellsWhatItWillCount checks that a share bought before the company floats adds nothing to the worth
// yet (18FL/R115), and that the first line gives its future value and the condition.
func TestUnfloatedShareTellsWhatItWillCount(t *testing.T) {
	g := florida(t).Stock(1, "p1").Cash("p1", 600)
	d := draft.New(g.View(), &text.Speaker{Title: g.Title, Names: []string{"Aiko", "Ben", "Chiara"}})
	d.Choose("start:SAL")
	for d.Effects().People[0].Worth.Change() != -180 {
		d.Turn(1)
	}
	if got := labels(d.Rows()); got[0] != "Shares of SAL: count $180 as soon as it floats" || d.Awaits() != g.Corp("SAL") {
		t.Errorf("a start tells %q, waits for %d", got, d.Awaits())
	}
	g.Do(rules.Par{By: 1, Corp: g.Corp("SAL"), At: g.ParCell(90)})
	if n := g.View().UncountedWorth(g.Corp("SAL"), 1); n != 180 || g.View().UncountedWorth(g.Corp("SAL"), 2) != 0 {
		t.Errorf("it will count %d", n)
	}
}
