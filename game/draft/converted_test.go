package draft_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/titles"
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

// pacific returns the beginning of the first stock round of 1822PNW with three players.
func pacific(t *testing.T) *rulestest.Game {
	t.Helper()
	e, _ := titles.Find("1822pnw")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	return rulestest.New(t, title, 3)
}

// labels returns the rows as they are read, label and value.
func labels(rows []draft.Row) (list []string) {
	for _, r := range rows {
		list = append(list, r.Label+": "+r.Value)
	}
	return list
}

// TestConversionIsToldWhole checks that a conversion shows the money the company gets, its new train limit, everybody's
// new holdings and the part of the last run that a share would have got (18FL/R61-R64).
func TestConversionIsToldWhole(t *testing.T) {
	g := florida(t).Found("SAL", 100, "p1", 60).Give("SAL", 20, "initial", "p2").Give("SAL", 20, "initial", "pool")
	g.Phase("3").Cash("SAL", 130)
	sal := &g.S.Corps[g.Corp("SAL")]
	sal.Flags, sal.LastRun = sal.Flags|rules.Operated, 220
	g.Operate(2).At("convert", "SAL")
	d := draft.New(g.View(), &text.Speaker{Title: g.Title, Names: []string{"Aiko", "Ben", "Chiara"}})
	want := map[string][]string{
		"convert": {
			"Treasury of SAL: $130 → $630", "Train limit of SAL: 2 → 4",
			"SAL held by the IPO: 0% → 50%", "SAL held by the pool: 20% → 10%",
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

// TestCertificatesOfAConversion checks the certificates before and after a conversion: those of the president first,
// the new ones last (18FL/R61-R63).
func TestCertificatesOfAConversion(t *testing.T) {
	g := florida(t).Found("SAL", 100, "p2", 60).Give("SAL", 20, "initial", "p1").Give("SAL", 20, "initial", "pool")
	g.Phase("3").Cash("SAL", 130)
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
		{
			{ben, 20, true, false}, {ben, 10, false, false}, {aiko, 10, false, false}, {id.Pool, 10, false, false},
			fresh, fresh, fresh, fresh, fresh,
		},
	}
	now, then := d.Certificates()
	for i, have := range [2][]draft.Cert{now, then} {
		if !slices.Equal(have, want[i]) {
			t.Errorf("the certificates are %v, want %v", have, want[i])
		}
	}
}

// TestStartInPhaseFourIsToldWhole checks for each form of a start how many more shares float the new company, and with
// how much money (18FL/R47-R50, R54).
func TestStartInPhaseFourIsToldWhole(t *testing.T) {
	g := florida(t).Phase("4").Stock(2, "p1").Cash("p1", 600)
	say := &text.Speaker{Title: g.Title, Names: []string{"Aiko", "Ben", "Chiara"}}
	d := draft.New(g.View(), say)
	par := rules.Par{By: 1, Corp: g.Corp("LN"), At: g.ParCell(80)}
	grid := draft.NewGrid(g.View(), say, []rules.Action{par}, func(rules.Action) string { return "80" })
	floats := []string{"L&N floats: after 1 more share, with $400", "L&N floats: after 3 more shares, with $800"}
	for row, want := range floats {
		cell := grid.Cell(row, 0)
		got := labels(d.RowsOf(grid.Effects(cell, -1), par.Corp, cell.Actions(-1)))
		if !slices.Contains(got, want) {
			t.Errorf("%s shares: %q lack %q", grid.Rows[row], got, want)
		}
	}
	g.Do(par)
	d = draft.New(g.View(), say)
	for i, want := range floats {
		o := d.Options(draft.Main)[i]
		if d.Choose(o.Key); !slices.Equal(labels(d.Rows()), []string{want}) {
			t.Errorf("%s: %q, want %q", o.Key, labels(d.Rows()), want)
		}
	}
}

// TestFloatIsTold checks that a start shows how many more shares float the company, and with how much money, and that a
// purchase by which it floats does not (18FL/R49, R50, 1830/R40).
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

// TestPoolIsNotCountedTowardsAFloat checks that where only the shares of players float a company, those in the pool are
// not counted in what is said of it, and a sale to the pool puts the float off (1860/R70).
func TestPoolIsNotCountedTowardsAFloat(t *testing.T) {
	e, _ := titles.Find("1860")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	g := rulestest.New(t, title, 3).Found("IOW", 100, "p1", 20).Give("IOW", 20, "initial", "pool").Stock(1,
		"p1").Cash("p1", 600)
	d := draft.New(g.View(), &text.Speaker{Title: title, Names: []string{"Aiko", "Ben", "Chiara"}})
	for key, want := range map[string]string{
		"buy:IOW:ipo":  "IOW floats: after 2 more shares, with 1,000cc",
		"buy:IOW:pool": "IOW floats: after 2 more shares, with 1,000cc",
		"sell:IOW":     "IOW floats: after 4 more shares, with 1,000cc",
	} {
		d.Choose(key)
		if got := labels(d.Rows()); !slices.Contains(got, want) {
			t.Errorf("%s: %q lack %q", key, got, want)
		}
	}
}

// TestPriceOfATokenIsExplained checks that the note of a station names the station from which its hexes are counted,
// and the price of each hex (18FL/R71).
func TestPriceOfATokenIsExplained(t *testing.T) {
	g := florida(t).Found("SR", 110, "p1", 60).Phase("3").Lay("B21", "9", 1).Lay("B19", "58", 4)
	g.Own("TR", "closed").Own("POSC", "closed").Own("TC", "closed").Operate(2).Pass()
	d := draft.New(g.View(), &text.Speaker{Title: g.Title, Names: []string{"Aiko", "Ben", "Chiara"}})
	d.Choose("hotel:B19")
	want := "From B23 Jacksonville (northern city): B21, B19. 2 hexes, $20 each."
	if notes := d.Notes(); len(notes) == 0 || notes[len(notes)-1].Text != want {
		t.Errorf("%v, want %q", notes, want)
	}
}

// TestConversionIsNamed: the button and the log name a conversion as one, with the minor and without a payment, which
// only the number of shares settles; other majors are started and paid for (1822PNW/R42).
func TestConversionIsNamed(t *testing.T) {
	m := gametest.Recorded(t, "../../../shared/games/1822pnw/179700.json")
	conversions, starts := 0, 0
	for at := range m.Len() {
		par, ok := m.Action(at).(rules.Par)
		if !ok {
			continue
		}
		v, after := m.ViewAt(at), m.ViewAt(at+1)
		say := &text.Speaker{Title: v.T, Names: m.Players()}
		line := say.Act(v, par, m.Events(at)).Lines(after)[0].Text
		said := draft.New(v, say).Words(par)
		if after.InCharge().Name() != "shares" {
			starts++
			if !strings.Contains(line, " starts ") || !strings.HasPrefix(said, "Start ") {
				t.Errorf("%d: a start says %q and %q", at, said, line)
			}
			continue
		}
		conversions++
		if !strings.Contains(line, " converts ") || strings.Contains(line, "pays") || !strings.HasPrefix(said, "Convert ") {
			t.Errorf("%d: a conversion says %q and %q", at, said, line)
		}
	}
	if conversions == 0 || starts == 0 {
		t.Errorf("%d conversions and %d starts", conversions, starts)
	}
}
