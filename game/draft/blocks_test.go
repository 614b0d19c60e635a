package draft_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles"
)

// blocks plays games of 1870 with random choices and calls f in the positions of the step named key.
func blocks(t *testing.T, games int, key string, f func(v rules.View)) {
	t.Helper()
	e, _ := titles.Find("1870")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(games) {
		x := &rules.Scratch{}
		s := rules.Start(title, 4, seed, x)
		v := rules.View{T: title, S: &s, X: x}
		player := bot.NewRandom(seed)
		for n := 0; !s.End.Over && n < 900; n++ {
			if v.InCharge().Name() == key {
				f(v)
			}
			rules.Do(v, player.Choose(v), &s)
		}
	}
}

// TestProtectionTellsWhatComes checks that the announced results of protecting a price, and of letting it fall, are the
// referee's (1870/R51, R53).
func TestProtectionTellsWhatComes(t *testing.T) {
	asked, others := 0, 0
	blocks(t, 3, step.ProtectKey, func(v rules.View) {
		asked++
		say := &text.Speaker{Title: v.T}
		d := draft.New(v, say)
		b := d.Blocks().List[0]
		if b.Why.Refused() || id.OfPlayer(b.President) != v.Actor() {
			t.Fatalf("%s is asked about a block of %s: %v", say.Owner(v.Actor()), say.Player(b.President), b.Why)
		}
		list := d.Blocks().Protection()
		for _, other := range list[5:] { // after the president's own rows
			if !strings.HasSuffix(other.Label, "% of "+say.Corp(b.Corp)) {
				t.Errorf("the shares of another player are called %q", other.Label)
			}
			others++
		}
		buy, chosen := d.Action()
		if !chosen {
			t.Fatal("protecting is not ready to be played")
		}
		var after rules.State
		if r := rules.Do(v, buy, &after); r.Refused() {
			t.Fatal(r)
		}
		if want := say.Money(after.Cash[v.Actor()]); list[0].Values[0] != want {
			t.Errorf("cash after protecting is told as %s, is %s", list[0].Values[0], want)
		}
		certs := func(answer int) {
			w := rules.View{T: v.T, S: &after, X: v.X}
			want := text.Number(int32(w.CertsCounted(b.President)))
			if len(d.Blocks().List) == 1 && list[3].Values[answer] != want {
				t.Errorf("certificates with answer %d are told as %s, are %s (1870/R52)", answer, list[3].Values[answer], want)
			}
		}
		certs(0)
		if r := rules.Do(v, rules.Pass{By: v.Actor()}, &after); r.Refused() {
			t.Fatal(r)
		}
		certs(1)
		falls := v.Price(b.Corp)
		for _, e := range v.X.Events {
			if e.Kind == rules.PriceMoved && e.Corp == b.Corp {
				falls = v.T.Market.Price(e.After)
				break
			}
		}
		if want := say.Money(falls); list[1].Values[1] != want {
			t.Errorf("the price without protection is told as %s, is %s", list[1].Values[1], want)
		}
	})
	if asked < 5 || others == 0 {
		t.Errorf("only %d presidents were asked", asked)
	}
}

// TestSharesVanishWithTheCompany checks that the share named for either answer is the referee's, also where the fall
// closes the company (1870/R51, R71).
func TestSharesVanishWithTheCompany(t *testing.T) {
	closed := 0
	blocks(t, 12, step.ProtectKey, func(v rules.View) {
		say := &text.Speaker{Title: v.T}
		d := draft.New(v, say)
		b := d.Blocks().List[0]
		buy, _ := d.Action()
		for k, a := range []rules.Action{buy, rules.Pass{By: v.Actor()}} {
			var after rules.State
			if r := rules.Do(v, a, &after); r.Refused() {
				t.Fatal(r)
			}
			w := rules.View{T: v.T, S: &after, X: v.X}
			want := say.Percent(w.Held(b.Corp, id.OfPlayer(b.President)))
			if told := d.Blocks().Protection()[2].Values[k]; told != want {
				t.Errorf("the share with answer %d is told as %s, is %s", k, told, want)
			}
			if w.Is(b.Corp, rules.Closed) {
				closed++
			}
		}
	})
	if closed == 0 {
		t.Error("no company closed")
	}
}

// TestNothingFallsOnTheLedge checks that where the ledge or the foot of the chart takes all of a block, the texts shown
// to the president do not speak of a fall and name the price, and that where the price falls they do speak of it
// (1870/R47, R51).
func TestNothingFallsOnTheLedge(t *testing.T) {
	stays, falls := 0, 0
	blocks(t, 12, step.ProtectKey, func(v rules.View) {
		b, _ := v.FirstBlock()
		say := &text.Speaker{Title: v.T}
		d := draft.New(v, say)
		told := strings.Contains(d.Blocks().SaleSentence()+d.Decline().Text, "fall")
		if v.PriceAfterSale(b.Corp, int(b.Percent)) != v.S.Corps[b.Corp].Price {
			if falls++; !told {
				t.Errorf("the price falls, told as %q, %q", d.Blocks().SaleSentence(), d.Decline().Text)
			}
			return
		}
		if stays++; told || !strings.Contains(d.Blocks().SaleSentence(), say.Money(v.Price(b.Corp))+" either way") {
			t.Errorf("the price stays, told as %q, %q", d.Blocks().SaleSentence(), d.Decline().Text)
		}
	})
	if stays == 0 || falls == 0 {
		t.Errorf("the price stayed %d times, fell %d times", stays, falls)
	}
}

// TestSalesTellWhoMayProtect checks that before a sale its price without protection is shown, and the president who
// will be asked to protect it.
func TestSalesTellWhoMayProtect(t *testing.T) {
	told, held := 0, 0
	blocks(t, 2, step.StockKey, func(v rules.View) {
		d := draft.New(v, &text.Speaker{Title: v.T})
		for _, o := range d.Options(draft.Main) {
			sale, ok := rules.Action(nil), false
			if len(o.Forms) > 0 {
				sale = o.Forms[0]
				_, ok = sale.(rules.SellShares)
			}
			if !ok || rules.Actor(sale).Player() == 0 {
				continue
			}
			d.Choose(o.Key)
			falls := len(d.Blocks().Falls())
			rows := d.Rows()
			want := (&text.Speaker{Title: v.T}).Phrase(text.PriceUnprotected, text.Facts{"company": o.Text})
			if last := rows[len(rows)-2]; last.Label != want {
				t.Errorf("a sale of %s tells %+v", o.Text, rows)
			}
			if falls < len(draft.New(v, &text.Speaker{Title: v.T}).Blocks().Falls()) {
				t.Error("blocks that wait are forgotten")
			}
			hits(t, v, d, sale.(rules.SellShares))
			told++
			if ledgeTold(t, v, d) {
				held++
			}
		}
	})
	if told < 20 {
		t.Errorf("only %d sales were seen", told)
	}
	if held == 0 {
		t.Error("no sale met the ledge")
	}
}

// ledgeTold reports whether the notes say that a sale meets the ledge, and checks that it does: the price falls less
// than a row for each share, though there are more rows (1870/R47).
func ledgeTold(t *testing.T, v rules.View, d *draft.Draft) bool {
	t.Helper()
	say := &text.Speaker{Title: v.T}
	told := slices.Contains(d.Notes(), draft.Note{Text: say.Phrase(text.LedgeTakes, nil)})
	a, _ := d.Action()
	sale := a.(rules.SellShares)
	from, to := v.S.Corps[sale.Corp].Price, v.PriceAfterSale(sale.Corp, int(sale.Percent))
	_, more := v.T.Market.At(market.Pos{Row: to.Row + 1, Col: to.Col})
	if meets := int(to.Row-from.Row) < int(sale.Percent)/10 && more; meets != told {
		t.Errorf("%d percent of %s from %v to %v: told of the ledge %t", sale.Percent, say.Corp(sale.Corp), from, to, told)
	}
	return told
}

// hits compares the announced loss of everybody if nobody protects a sale with their worth after it, at the old price
// and at the new one.
func hits(t *testing.T, v rules.View, d *draft.Draft, sale rules.SellShares) {
	t.Helper()
	var after rules.State
	if r := rules.Do(v, sale, &after); r.Refused() {
		t.Fatal(r)
	}
	if (rules.View{T: v.T, S: &after}).Is(sale.Corp, rules.Closed) { // and everybody's shares are gone
		return
	}
	kept, fallen := after, after // the sale may have ended the turn, and the price have fallen
	kept.Corps[sale.Corp].Price = v.S.Corps[sale.Corp].Price
	fallen.Corps[sale.Corp].Price = v.PriceAfterSale(sale.Corp, int(sale.Percent))
	for i, change := range d.Blocks().WorthChanges() {
		p := id.Player(i + 1)
		was, is := rules.View{T: v.T, S: &kept}, rules.View{T: v.T, S: &fallen}
		if want := is.Worth(p) - was.Worth(p); change != want {
			t.Errorf("player %d loses %d, is told %d", p, want, change)
		}
	}
}

// TestChipsAddUp checks that the values of a route's stops, with the markers of the company, add up to the revenue of
// the route (1870/V3, V4).
func TestChipsAddUp(t *testing.T) {
	m, more := gametest.Sample(t, "frisco"), 0
	for at := range m.Len() {
		v := m.ViewAt(at)
		c := v.Actor().Corp()
		if v.InCharge().Name() != step.RunKey || !v.Marked(rules.Marker{Corp: c}) {
			continue
		}
		run := draft.New(v, &text.Speaker{Title: v.T}).Run()
		for i := range run.Trains() {
			sum := int32(0)
			for _, s := range run.Stops(i) {
				value, extra := run.StopPays(i, s)
				if sum += value + extra; extra > 0 {
					more++
				}
			}
			if sum != run.Pays(i) {
				t.Errorf("action %d: the stops of a route pay %d, the route %d", at+1, sum, run.Pays(i))
			}
		}
	}
	if more == 0 {
		t.Error("no stop paid more than its value")
	}
}

// TestReissueTellsItsPar checks that before a reissue the price is shown at which the shares will be sold, even if it
// stays the same (1870/R66).
func TestReissueTellsItsPar(t *testing.T) {
	told := 0
	blocks(t, 2, step.StockKey, func(v rules.View) {
		say := &text.Speaker{Title: v.T}
		for _, a := range rules.AppendLegal(nil, v) {
			sale, ok := a.(rules.SellShares)
			if !ok || sale.By.Corp() == 0 {
				continue
			}
			d := draft.New(v, say)
			if !d.Choose("own:sell:" + v.T.Corp(sale.Corp).ID) {
				t.Fatalf("%s cannot reissue its shares", say.Corp(sale.Corp))
			}
			var after rules.State
			if r := rules.Do(v, sale, &after); r.Refused() {
				t.Fatal(r)
			}
			label := say.Phrase(text.ParOf, text.Facts{"company": say.Corp(sale.Corp)})
			par := say.Money(int32(after.Corps[sale.Corp].Par))
			if !slices.ContainsFunc(d.Rows(), func(r draft.Row) bool {
				return r.Label == label && strings.Contains(r.Value, par)
			}) {
				t.Errorf("a reissue at %s is told as %+v", par, d.Rows())
			}
			told++
		}
	})
	if told == 0 {
		t.Error("nobody could reissue shares")
	}
}

// TestRedemptionIsOneOption checks that a company redeems by one button, however many owners may give up a share
// (1870/R63).
func TestRedemptionIsOneOption(t *testing.T) {
	several := 0
	blocks(t, 4, step.StockKey, func(v rules.View) {
		sources := map[id.Corp]int{}
		for _, a := range rules.AppendLegal(nil, v) {
			if buy, ok := a.(rules.BuyShares); ok && buy.By.Corp() != 0 {
				sources[buy.Corp]++
			}
		}
		d := draft.New(v, &text.Speaker{Title: v.T})
		for c, n := range sources {
			o, ok := d.Find("own:buy:" + v.T.Corp(c).ID)
			if !ok || len(o.Forms) != n {
				t.Errorf("%s redeems from %d, the option has %d forms", v.T.Corp(c).ID, n, len(o.Forms))
			}
			if n > 1 {
				several++
			}
		}
	})
	if several == 0 {
		t.Error("no company could choose from whom it redeems")
	}
}

// TestMarkersAreChosenOnTheMap checks that the row of a private lights the hexes for its marker and no others, and that
// a press on one makes the marker ready (1870/P3, P4).
func TestMarkersAreChosenOnTheMap(t *testing.T) {
	rows := 0
	blocks(t, 6, step.TrainsKey, func(v rules.View) {
		sites := map[id.Private]map[id.Hex]bool{}
		for _, a := range rules.AppendLegal(nil, v) {
			if put, ok := a.(rules.Assign); ok {
				if sites[put.Private] == nil {
					sites[put.Private] = map[id.Hex]bool{}
				}
				sites[put.Private][put.Hex] = true
			}
		}
		for p, hexes := range sites {
			rows++
			d := draft.New(v, &text.Speaker{Title: v.T})
			if !d.Choose("power:" + v.T.Private(p).ID) {
				t.Fatalf("%s cannot be chosen", v.T.Private(p).ID)
			}
			if lit := d.Hexes(); len(lit) != len(hexes) {
				t.Errorf("%s: %d hexes are lit, %d are legal", v.T.Private(p).ID, len(lit), len(hexes))
			}
			for h := range hexes {
				d.ChooseHex(h)
				if a, ok := d.Action(); !ok || a != (rules.Assign{By: v.Actor().Corp(), Private: p, Hex: h}) {
					t.Errorf("%s on %s is %#v", v.T.Private(p).ID, v.T.HexName(h), a)
				}
			}
			for d.Back() {
			}
			if d.Site() != 0 || d.Chosen() != nil {
				t.Error("the way back ends before the marker is put away")
			}
		}
	})
	if rows == 0 {
		t.Error("no company had a marker to place")
	}
}

// TestLeasedChipsAddUp: each stop of a leased train is shown with the 20 that it pays, and not with its value
// (1860/R129).
func TestLeasedChipsAddUp(t *testing.T) {
	m, leased := gametest.Recorded(t, "../../../shared/games/1860/1860-game-end-bank.json"), 0
	for at := range m.Len() {
		v := m.ViewAt(at)
		if v.InCharge().Name() != step.RunKey || v.Leased(v.Actor().Corp()) == 0 {
			continue
		}
		run, sum := draft.New(v, &text.Speaker{Title: v.T}).Run(), int32(40)
		for !run.Search(1 << 20) {
		}
		for _, s := range run.Stops(0) {
			value, extra := run.StopPays(0, s)
			sum += value + extra
		}
		if reach, _ := run.Reach(0); len(run.Stops(0)) <= reach && sum != run.Pays(0) {
			t.Errorf("action %d: lease and stops pay %d, the route %d", at+1, sum, run.Pays(0))
		}
		if run.Extras(0) != "lease +40cc" {
			t.Errorf("action %d: the base is told as %q", at+1, run.Extras(0))
		}
		leased++
	}
	if leased == 0 {
		t.Error("no leased run")
	}
}

// TestFreeStops: towns pay in 18FL and take no stop of a train (18FL/R80).
func TestFreeStops(t *testing.T) {
	m, free := gametest.Sample(t, "florida"), 0
	for at := range m.Len() {
		v := m.ViewAt(at)
		if v.InCharge().Name() != step.RunKey {
			continue
		}
		run := draft.New(v, &text.Speaker{Title: v.T}).Run()
		for i := range run.Trains() {
			free += run.Free(i)
			if reach, _ := run.Reach(i); len(run.Stops(i))-run.Free(i) > reach &&
				v.T.Train(v.KindOf(run.Trains()[i])).Name != "3E" {
				t.Errorf("action %d: train %d counts %d of %d stops", at+1, i, len(run.Stops(i))-run.Free(i), reach)
			}
		}
	}
	if free == 0 {
		t.Error("no town")
	}
}
