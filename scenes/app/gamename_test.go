package app

import (
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/text"
)

// TestUsualNameIsBrief: games of a title with a brief name are named after that, so that the name fits the field on a
// phone; the others use the full title.
func TestUsualNameIsBrief(t *testing.T) {
	day := time.Date(2026, time.November, 23, 12, 0, 0, 0, time.UTC)
	for title, want := range map[string]text.Pair{
		"1822pnw":       {"1822PNW, 11-23", "1822PNW 11-23"},
		"1822pnw-short": {"1822PNW Short, 11-23", "1822PNW ショート 11-23"},
		"1822pnw-srs":   {"1822PNW SRS, 11-23", "1822PNW SRS 11-23"},
		"1830-classic":  {"1830 Classic, 11-23", "1830 クラシックルール 11-23"},
	} {
		for l := range text.Langs {
			if name := UsualName(title, l, day); name != want.In(l) {
				t.Errorf("%s in language %d: %q, want %q", title, l, name, want.In(l))
			}
		}
	}
}

// TestPlainName: next to the title a name has the title left out only where it begins with that and a separator.
func TestPlainName(t *testing.T) {
	for name, want := range map[string]string{
		"1830 Basic, 11-29":               "11-29",
		"1830 Basic 11-29":                "11-29",
		"1830 Basic: four after the sale": "four after the sale",
		"1830 Basic：4人戦":                  "4人戦",
		"1830 Basics for all":             "1830 Basics for all",
		"1830 Basic":                      "1830 Basic",
		"Friday, 1830 Basic":              "Friday, 1830 Basic",
	} {
		if got := PlainName("1830 Basic", name); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
}
