package draft_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/t1830"
)

// TestClosingByAButtonIsTold checks that a player who ends a turn without a run is warned, and asked once more, exactly
// if the falling price closes a company (1870/R45, R70).
func TestClosingByAButtonIsTold(t *testing.T) {
	told := map[string]int{}
	closed := func(v rules.View, a rules.Action) (names []string) {
		var after rules.State
		if rules.Do(v, a, &after).Refused() {
			return nil
		}
		for _, e := range v.X.Events {
			if e.Kind == rules.CorpClosed {
				names = append(names, v.T.Corp(e.Corp).ID)
			}
		}
		return names
	}
	for _, key := range []string{step.TrackKey, step.StationKey, step.RunKey} {
		blocks(t, 12, key, func(v rules.View) {
			d := draft.New(v, &text.Speaker{Title: v.T})
			b, a := d.Decline(), rules.Action(rules.Pass{By: v.Actor()})
			if key == step.RunKey {
				d.Run().Clear()
				b, a = d.Primary(), rules.RunRoutes{By: v.Actor().Corp()}
			}
			if b == nil || b.Why != "" {
				return
			}
			names := closed(v, a)
			missing := func(name string) bool { return !strings.Contains(b.Closes, name) }
			switch {
			case slices.ContainsFunc(names, missing), len(names) == 0 && b.Closes != "":
				t.Errorf("%s closes %v, which is told as %q", b.Text, names, b.Closes)
			case len(names) > 0 && b.Guard == "":
				t.Errorf("%s closes %v and is not asked about", b.Text, names)
			}
			told[key] += len(names)
		})
	}
	t.Log(told)
	for _, key := range []string{step.TrackKey, step.RunKey} {
		if told[key] == 0 {
			t.Errorf("nothing closes in the step %s", key)
		}
	}
}

// TestSalesTellWhatCloses checks that the button of a sale warns that the company closes if nobody protects the price
// (1870/R53, R70), and that a reissue does not warn that the shares cannot be bought back.
func TestSalesTellWhatCloses(t *testing.T) {
	closes, reissues := 0, 0
	blocks(t, 12, step.StockKey, func(v rules.View) {
		d := draft.New(v, &text.Speaker{Title: v.T})
		for _, a := range rules.AppendLegal(nil, v) {
			sale, ok := a.(rules.SellShares)
			if !ok {
				continue
			}
			c := (&text.Speaker{Title: v.T}).Corp(sale.Corp)
			ends := sale.By.Player() != 0 && v.T.Market.Zone(v.PriceAfterSale(sale.Corp, int(sale.Percent)))&market.Closes != 0
			if !ends && sale.By.Player() != 0 {
				continue
			}
			key := "sell:" + v.T.Corp(sale.Corp).ID
			if sale.By.Player() == 0 {
				key = "own:" + key
			}
			if !d.Choose(key) {
				continue
			}
			o, _ := d.Find(key)
			for i, form := range o.Forms {
				if rules.SameAction(form, a) {
					d.SetForm(i)
				}
			}
			if now, _ := d.Action(); !rules.SameAction(now, a) {
				continue
			}
			var told []string
			for _, n := range d.Notes() {
				told = append(told, n.Text)
			}
			said := strings.Join(told, " ")
			switch {
			case ends:
				if closes++; !strings.Contains(d.Primary().Closes, c+" would close for good") {
					t.Errorf("the sale of %d %% of %s: %q", sale.Percent, c, d.Primary().Closes)
				}
			default:
				if reissues++; strings.Contains(said, "cannot buy") {
					t.Errorf("the reissue of %s: %s", c, said)
				}
			}
		}
	})
	t.Log(closes, "closings,", reissues, "reissues")
	if closes == 0 || reissues == 0 {
		t.Errorf("%d closings and %d reissues were seen", closes, reissues)
	}
}

// TestAnswersTellWhatCloses checks that the button warns if the chosen dividend closes the company, and if the price of
// an unprotected block may do so (1870/R45, R70).
func TestAnswersTellWhatCloses(t *testing.T) {
	const words = " would close for good"
	dividends, blocksThatClose := 0, 0
	blocks(t, 12, step.DividendKey, func(v rules.View) {
		d := draft.New(v, &text.Speaker{Title: v.T})
		for _, a := range rules.AppendLegal(nil, v) {
			pay, ok := a.(rules.Dividend)
			if !ok || !d.Choose("opt:dividend:"+pay.Kind.String()) {
				continue
			}
			var after rules.State
			rules.Do(v, a, &after)
			c := v.Actor().Corp()
			closes := rules.View{T: v.T, S: &after, X: v.X}.Is(c, rules.Closed)
			if told := d.Primary().Closes != ""; told != closes {
				t.Errorf("%s: it closes %v, told %v", d.Primary().Text, closes, told)
			}
			if closes {
				dividends++
			}
		}
	})
	blocks(t, 12, step.ProtectKey, func(v rules.View) {
		d := draft.New(v, &text.Speaker{Title: v.T})
		b := d.Blocks().List[0]
		closes := b.From != b.To && v.T.Market.Zone(b.To)&market.Closes != 0
		if told := strings.Contains(d.Decline().Closes, words); told != closes {
			t.Errorf("the block of %s: it closes %v, told %v", v.T.Corp(b.Corp).ID, closes, told)
		}
		if closes {
			blocksThatClose++
		}
	})
	if dividends == 0 || blocksThatClose == 0 {
		t.Errorf("%d dividends and %d blocks closed a company", dividends, blocksThatClose)
	}
}

// TestBankruptcyIsWarnedOf: the button warns of a dividend by which a company goes bankrupt, and of no other
// (1860/R140).
func TestBankruptcyIsWarnedOf(t *testing.T) {
	e, _ := titles.Find("1860")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		price  market.Pos
		ruined bool
	}{{market.Pos{Col: 2}, true}, {market.Pos{Col: 9}, false}} {
		g := rulestest.New(t, title, 3).Found("IOW", 74, "p1", 60).Train("IOW", "2+1").PriceAt("IOW", c.price).Operate(2)
		g.Step(step.DividendKey).At(step.DividendKey, "IOW").S.Turn.Revenue = 100
		d := draft.New(g.View(), &text.Speaker{Title: title})
		if !d.Choose("opt:dividend:withhold") {
			t.Fatal("earnings cannot be kept")
		}
		if warned := strings.Contains(d.Primary().Closes, "IOW would go bankrupt"); warned != c.ruined {
			t.Errorf("at %v the button says %q", c.price, d.Primary().Closes)
		}
	}
}

// TestOnlyBankruptcyIsNamed: a president who can buy no train and has to declare bankruptcy is not asked to choose a
// train; one who can raise the money is not told of bankruptcy (1830/R142).
func TestOnlyBankruptcyIsNamed(t *testing.T) {
	for _, cash := range []int32{0, 700} {
		title, err := t1830.New(t1830.SwitchesFor(rules.Rulebook))
		if err != nil {
			t.Fatal(err)
		}
		g := rulestest.New(t, title, 3)
		g.Found("PRR", 100, "p1", 60).Give("PRR", 40, "initial", "pool").Give("PRR", 10, "p1", "pool")
		g.Operate(2).Lay("H10", "57", 1)
		g.Cash("PRR", 0).Cash("p1", cash).Phase("6").Step("trains")
		d := draft.New(g.View(), &text.Speaker{Title: title})
		b := d.Primary()
		if b == nil {
			t.Fatal("there is no button")
		}
		if said := b.Text == text.OnlyBankruptcy[text.En]; said != (cash == 0) || said && b.Why != b.Text {
			t.Errorf("with %d the button says %q, because %q", cash, b.Text, b.Why)
		}
	}
}
