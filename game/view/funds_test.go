package view

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/titles/t1860"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
)

// played returns the first actions of a game of 1860.
func played(t testing.TB, n int) *match.Match {
	t.Helper()
	e, _ := titles.Find("1860")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(title, names, 1)
	if err != nil {
		t.Fatal(err)
	}
	for b := bot.NewSensible(1); m.Len() < n && !m.View().S.End.Over; {
		play(t, m, b.Choose(m.View()))
	}
	return m
}

// TestCompaniesHaveMoneyOfTheirOwn plays 1860 at random and looks at every place that shows money: money of companies
// is in credits, money of players in pounds.
func TestCompaniesHaveMoneyOfTheirOwn(t *testing.T) {
	m := played(t, 250)
	for l, voice := range map[text.Lang][2]string{text.En: {"company credit", "pound"}, text.Ja: {"cc", "ポンド"}} {
		w := New(m, l)
		is := func(what, said string, sign, not string) {
			t.Helper()
			if !strings.Contains(said, sign) || strings.Contains(said, not) {
				t.Fatalf("%s, position %d: %s: %q", l.Code(), m.At(), what, said)
			}
		}
		seen := map[string]bool{}
		for i := range m.Len() {
			m.GoTo(i + 1)
			v := m.View()
			deed := w.Sentence(i)
			switch m.Action(i).(type) {
			case rules.BuyTrain:
				is("train", deed, "cc", "£")
				seen["train"] = true
			case rules.Par, rules.BuyShares, rules.SellShares, t1860.SellPrivate:
				is("deal", deed, "£", "cc")
				seen["deal"] = true
			}
			for _, e := range m.Events(i) {
				said := w.say.Event(v, e)
				switch e.Kind {
				case rules.CorpFloated, rules.EarningsKept, rules.SubsidyPaid:
					is("event", said, "cc", "£")
				case rules.DividendPaid, rules.BidPlaced:
					is("event", said, "£", "cc")
				case rules.TileLaid, rules.StationPlaced:
					if said = deed; e.Amount > 0 && rules.Actor(m.Action(i)) == id.OfCorp(e.Corp) {
						is("building", said, "cc", "£")
						seen["building"] = true
					}
				}
			}
			if i%20 != 0 {
				continue
			}
			for _, c := range w.Corps() {
				is("treasury", c.Treasury, "cc", "£")
				if c.Price != "" {
					is("price", c.Price, "£", "cc")
					is("voice", c.Spoken, voice[0], "£")
					is("voice", c.Spoken, voice[1], "£")
				}
				if c.NextToken != "" {
					is("station", c.NextToken, "cc", "£")
				}
			}
			for _, k := range w.Depot().Trains {
				is("train", k.Price, "cc", "£")
			}
			for _, p := range w.Players() {
				is("cash", p.Cash, "£", "cc")
			}
		}
		if len(seen) != 3 {
			t.Errorf("%s: only %v were seen", l.Code(), seen)
		}
	}
}
