package text

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/titles"
)

// TestNoRoundIsCalledLikeACompany: in no title a name of a round begins as a company is called, since "SR is over"
// would name either. The SR of 18FL is the Southern Railway.
func TestNoRoundIsCalledLikeACompany(t *testing.T) {
	for _, e := range titles.All() {
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		v := rulestest.New(t, title, 3).View()
		for l := range Langs {
			s := speaker(v, l)
			for _, name := range []string{rules.StockRound, rules.OperatingRound} {
				first, _, _ := strings.Cut(s.NumberedRound(name, 2, 1), " ")
				for i := range title.Corps {
					if c := s.Corp(id.Corp(i + 1)); c == first {
						t.Errorf("%s, language %d: %q is a round and %s a company", title.Key, l, s.NumberedRound(name, 2, 1), c)
					}
				}
			}
		}
	}
}

// TestUntil: playouts end with the next set, but those of Starter, which knows no sets, with the game.
func TestUntil(t *testing.T) {
	for key, want := range map[string][2]string{
		"1830-classic": {"the end of set 2 or of the game", "セット2の終わりかゲーム終了"},
		"1830-starter": {"the end of the game", "ゲーム終了"},
	} {
		e, _ := titles.Find(key)
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		v := rulestest.New(t, title, 3).View()
		for l := range Langs {
			if got := speaker(v, l).Until(bot.Horizon(v)); got != want[l] {
				t.Errorf("%s: %s, not %s", key, got, want[l])
			}
		}
	}
}

// TestStockRoundIn18FL: the long name is in words, a chip says S1, and other titles say SR.
func TestStockRoundIn18FL(t *testing.T) {
	for key, want := range map[string][2][2]string{
		"18fl":         {En: {"Stock round 1", "S1"}, Ja: {"株式ラウンド1", "株1"}},
		"1830-classic": {En: {"SR 1", "SR 1"}, Ja: {"SR 1", "SR 1"}},
	} {
		e, _ := titles.Find(key)
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		v := rulestest.New(t, title, 3).Stock(1, "p1").View()
		for l, words := range want {
			s := speaker(v, Lang(l))
			if got := [2]string{s.Round(v), s.RoundBrief(v)}; got != words {
				t.Errorf("%s: %q, want %q", key, got, words)
			}
		}
	}
}

// TestLostMarkersHaveAnOwner: the log says whose marker leaves the board (18FL/R62).
func TestLostMarkersHaveAnOwner(t *testing.T) {
	v := tableOf(t, "18fl")
	e := rules.Event{Kind: rules.MarkerGone, Corp: v.T.FindCorp("SAL"), Hex: v.T.FindHex("G20")}
	if said := speaker(v, En).Event(v, e); said != "SAL loses its marker on G20 Tampa." {
		t.Errorf("%q", said)
	}
}
