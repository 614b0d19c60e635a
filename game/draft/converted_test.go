package draft_test

import (
	"slices"
	"strings"
	"testing"

	"hexrail/game/draft"
	"hexrail/game/text"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/rulestest"
	"hexrail/titles"
)

func florida(t *testing.T) *rulestest.Game {
	t.Helper()
	e, _ := titles.Find("18fl")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	return rulestest.New(t, title, 3)
}

// labels returns rows as they are read.
func labels(rows []draft.Row) (list []string) {
	for _, r := range rows {
		list = append(list, r.Label+": "+r.Value)
	}
	return list
}

// TestConversionIsToldWhole: what a company gets when it converts, its new train limit, what everybody holds of it then, and what a share
// would have got of the last run (18FL/R61-R64).
func TestConversionIsToldWhole(t *testing.T) {
	g := florida(t).Found("SAL", 100, "p1", 60).Give("SAL", 20, "initial", "p2").Give("SAL", 20, "initial", "pool").Phase("3").Cash("SAL", 130)
	sal := &g.S.Corps[g.Corp("SAL")]
	sal.Flags, sal.LastRun = sal.Flags|rules.Operated, 220
	g.Operate(2).At("convert", "SAL")
	d := draft.New(g.View(), &text.Speaker{Title: g.Title, Names: []string{"Aiko", "Ben", "Chiara"}})
	want := map[string][]string{
		"convert": {
			"Treasury of SAL: $130 → $630", "Train limit of SAL: 2 → 4", "SAL held by the IPO: 0% → 50%", "SAL held by the pool: 20% → 10%",
			"SAL held by Aiko: 60% → 30%", "SAL held by Ben: 20% → 10%", "Per share of $220: $44 → $22",
		},
	}
	for key, rows := range want {
		d.Choose(key)
		if got := labels(d.Rows()); !slices.Equal(got, rows) {
			t.Errorf("%s: %q, want %q", key, got, rows)
		}
	}
}

// TestCertificatesOfAConversion: the certificates before and after, those of the president first, the new ones last (18FL/R61-R63).
func TestCertificatesOfAConversion(t *testing.T) {
	g := florida(t).Found("SAL", 100, "p2", 60).Give("SAL", 20, "initial", "p1").Give("SAL", 20, "initial", "pool").Phase("3").Cash("SAL", 130)
	g.S.Corps[g.Corp("SAL")].Flags |= rules.Operated
	say := &text.Speaker{Title: g.Title, Names: []string{"Aiko", "Ben", "Chiara"}}
	turn := draft.New(g.Stock(2, "p2").View(), say)
	if now, then := turn.Certificates(); now != nil || then != nil {
		t.Errorf("of a stock turn: %v and %v", now, then)
	}
	d := draft.New(g.Operate(2).At("convert", "SAL").View(), say)
	d.Choose("convert")
	ben, aiko := id.OfPlayer(2), id.OfPlayer(1)
	fresh := draft.Cert{Owner: id.Initial, Percent: 10, New: true}
	want := [2][]draft.Cert{
		{{ben, 40, true, false}, {ben, 20, false, false}, {aiko, 20, false, false}, {id.Pool, 20, false, false}},
		{{ben, 20, true, false}, {ben, 10, false, false}, {aiko, 10, false, false}, {id.Pool, 10, false, false}, fresh, fresh, fresh, fresh, fresh},
	}
	now, then := d.Certificates()
	for i, have := range [2][]draft.Cert{now, then} {
		if !slices.Equal(have, want[i]) {
			t.Errorf("the certificates are %v, want %v", have, want[i])
		}
	}
}

// TestStartInPhaseFourIsToldWhole: for each form, how many shares float the new company and what it gets (18FL/R47-R50, R54).
func TestStartInPhaseFourIsToldWhole(t *testing.T) {
	g := florida(t).Phase("4").Stock(2, "p1").Cash("p1", 600)
	say := &text.Speaker{Title: g.Title, Names: []string{"Aiko", "Ben", "Chiara"}}
	d := draft.New(g.View(), say)
	par := rules.Par{By: 1, Corp: g.Corp("LN"), At: g.ParCell(80)}
	grid := draft.NewGrid(g.View(), say, []rules.Action{par}, func(rules.Action) string { return "80" })
	for row, want := range []string{"L&N floats: after 1 more share, with $400", "L&N floats: after 3 more shares, with $800"} {
		if got := labels(d.RowsOf(grid.Effects(grid.Cell(row, 0), -1), par.Corp, grid.Cell(row, 0).Actions(-1))); !slices.Contains(got, want) {
			t.Errorf("%s shares: %q lack %q", grid.Rows[row].Text, got, want)
		}
	}
	g.Do(par)
	d = draft.New(g.View(), say)
	for i, want := range []string{"L&N floats: after 1 more share, with $400", "L&N floats: after 3 more shares, with $800"} {
		o := d.Options(draft.Main)[i]
		if d.Choose(o.Key); !slices.Equal(labels(d.Rows()), []string{want}) {
			t.Errorf("%s: %q, want %q", o.Key, labels(d.Rows()), want)
		}
	}
}

// TestFloatIsTold: a start and each purchase before the company floats tell how many shares are missing, and what it gets then (18FL/R49,
// R50, 1830/R40).
func TestFloatIsTold(t *testing.T) {
	g := florida(t).Stock(1, "p1").Cash("p1", 600).Found("SR", 100, "p2", 40)
	d := draft.New(g.View(), &text.Speaker{Title: g.Title, Names: []string{"Aiko", "Ben", "Chiara"}})
	for key, want := range map[string]string{"start:L&N": "L&N floats: after 1 more share, with $350", "buy:SR:ipo": ""} {
		d.Choose(key)
		at := slices.IndexFunc(labels(d.Rows()), func(said string) bool { return strings.Contains(said, " floats: ") })
		if at < 0 && want != "" || at >= 0 && labels(d.Rows())[at] != want {
			t.Errorf("%s: %q, want %q", key, labels(d.Rows()), want)
		}
		for _, n := range d.Notes() {
			if strings.Contains(n.Text, "must be sold") {
				t.Errorf("%s is told twice: %q", key, n.Text)
			}
		}
	}
}

// TestPriceOfATokenIsExplained: what is chosen tells from which station its hexes are counted, and what they cost each (18FL/R71).
func TestPriceOfATokenIsExplained(t *testing.T) {
	g := florida(t).Found("SR", 110, "p1", 60).Phase("3").Lay("B21", "9", 1).Lay("B19", "58", 4).Own("TR", "closed").Own("POSC", "closed").Own("TC", "closed").Operate(2).Pass()
	d := draft.New(g.View(), &text.Speaker{Title: g.Title, Names: []string{"Aiko", "Ben", "Chiara"}})
	d.Choose("hex:B19")
	want := "From B23 Jacksonville (northern city): B21, B19. 2 hexes, $20 each."
	if notes := d.Notes(); len(notes) == 0 || notes[len(notes)-1].Text != want {
		t.Errorf("%v, want %q", notes, want)
	}
}
