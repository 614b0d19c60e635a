package t18fl

import (
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/rulestest"
)

func facts(t *testing.T) *rulestest.Facts { return rulestest.ReadFacts(t, "18fl") }

// TestTablesAgree: hexes, tiles, price line and money.
func TestTablesAgree(t *testing.T) {
	f, title := facts(t), build(t, rules.Recorded)
	f.SameMoney(t, title)
	f.SameTiles(t, title)
	f.SameHexes(t, title)
}

// TestChartersAgree: companies in both forms, and privates.
func TestChartersAgree(t *testing.T) {
	f, title := facts(t), build(t, rules.Recorded)
	for i, want := range f.Corporations {
		c := title.Corps[i]
		if c.ID != want.ID || c.Home != want.Home || c.FloatAt != want.FloatPercent ||
			!slices.Equal(c.TokenCosts, want.TokenCosts) ||
			!slices.Equal(c.Small, want.Certs()) || len(c.Certs) != 9 {
			t.Errorf("%s is %+v, want %+v", want.ID, c, want)
		}
	}
	for i, want := range f.Privates {
		p := title.Privates[i]
		if p.ID != want.ID || p.Value != want.Value || p.Revenue != want.Revenue {
			t.Errorf("%s is %+v, want %+v", want.ID, p, want)
		}
	}
}

// TestTables: hexes, tiles, prices, trains, phases, companies and privates, written out.
func TestTables(t *testing.T) {
	rulestest.SameTables(t, build(t, rules.Rulebook), "testdata/tables.txt")
}

// TestCites: every reason that the title's steps give, and every correction, cites a rule of its own RULES.md.
func TestCites(t *testing.T) {
	for reason, rule := range cites() {
		if rule == "" { // nothing of this title is refused so, or its own words cite it
			continue
		}
		if !strings.HasPrefix(rule, "18FL/") || len(rule) < len("18FL/R1") {
			t.Errorf("%v cites %q", reason, rule)
		}
	}
	for _, c := range Corrections() {
		if _, number, _ := strings.Cut(c.Rule, "18FL/"); !strings.Contains(rulesEN, "- "+number+": ") {
			t.Errorf("a correction cites %q", c.Rule)
		}
	}
}

// TestTextsNamePrintedCompanies: texts name a company as it is printed, which the screen shows, and not by its id.
func TestTextsNamePrintedCompanies(t *testing.T) {
	for key, pair := range Words().Texts {
		for _, said := range pair {
			if strings.Contains(said, "FECR") {
				t.Errorf("%s: %q", key, said)
			}
		}
	}
}
