package rulebook

import (
	"reflect"
	"strings"
	"testing"
)

const sample = `# Some game

Words for readers of the program, with R1.

## Stock round

- R1: Players take turns (X8).
- R2: With ` + "`brown`" + ` brown shares too (X1, X2).

## Track

Small means a town.

<!-- table: colours -->
| colour | tiles |
| --- | ---: |
| ` + "`yellow`" + ` | 7 8 |

- RS10a: Tiles never leave.

| rule | price |
| --- | --- |
| hill | 60 |

## Switches

| switch | value |
| --- | --- |
| R99 | on |
`

func parsed() *Book { return Parse(sample, strings.ToUpper) }

func TestParse(t *testing.T) {
	want := &Book{[]Section{
		{Title: "Stock round", Rules: []Rule{
			{Number: "R1", Text: "Players take turns."}, {Number: "R2", Text: "With BROWN brown shares too."},
		}},
		{Title: "Track", Intro: "Small means a town.", Table: Table{{"colour", "tiles"}, {"YELLOW", "7 8"}}, Rules: []Rule{
			{"RS10a", "Tiles never leave.", Table{{"rule", "price"}, {"hill", "60"}}},
		}},
	}}
	got := parsed()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v", got)
	}
	_, has := got.Find("RS10a")
	if _, more := got.Find("R99"); !has || more || got.Count() != 3 {
		t.Errorf("%d rules", got.Count())
	}
}

func TestSearch(t *testing.T) {
	for query, want := range map[string]int{"": 3, "  ": 3, "BROWN": 1, "stock": 2, "r1": 1, "turns players": 1, "60": 1,
		"turns never": 0} {
		if got := parsed().Search(query).Count(); got != want {
			t.Errorf("%q finds %d rules, not %d", query, got, want)
		}
	}
}
