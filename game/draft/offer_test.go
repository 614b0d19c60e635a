package draft_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
)

// wander plays games with random choices and calls f in one of every so many positions.
func wander(t *testing.T, games, every int, f func(v rules.View)) {
	t.Helper()
	e, _ := titles.Find("1830-classic")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(games) {
		x := &rules.Scratch{}
		s := rules.Start(title, 3+int(seed)%4, seed, x)
		v := rules.View{T: title, S: &s, X: x}
		player := bot.NewRandom(seed)
		for n := 0; !s.End.Over && n < 1200; n++ {
			if n%every == 0 {
				f(v)
			}
			rules.Do(v, player.Choose(v), &s)
		}
	}
}

// TestOffersAreWhatTheRefereeAllows compares the options of random positions with the referee's list: every legal
// action can be chosen, and everything that can be chosen is legal.
func TestOffersAreWhatTheRefereeAllows(t *testing.T) {
	seen := map[string]int{}
	wander(t, 6, 5, func(v rules.View) {
		d := draft.New(v, &text.Speaker{Title: v.T})
		for _, a := range rules.AppendLegal(nil, v) {
			if _, ok := a.(rules.RunRoutes); !ok && !chooses(d, v, a) {
				t.Errorf("in step %s %#v cannot be chosen", d.Step().Key, a)
			}
		}
		for g := draft.Main; g <= draft.Asides; g++ {
			for _, o := range d.Options(g) {
				checkOption(t, d, o)
			}
		}
		seen[d.Step().Key]++
	})
	t.Log(seen)
}

// checkOption chooses an option with each of its forms, at its lowest and highest price. A barred option must give a
// reason.
func checkOption(t *testing.T, d *draft.Draft, o draft.Option) {
	t.Helper()
	if o.Barred {
		if d.Choose(o.Key) || o.Why.Text == "" || strings.Contains(o.Why.Text, "{") {
			t.Errorf("%s is barred: %q", o.Key, o.Why.Text)
		}
		return
	}
	if !d.Choose(o.Key) {
		t.Errorf("%s cannot be chosen", o.Key)
		return
	}
	if len(o.Forms) == 0 {
		return // it has chosen a hex
	}
	for n := range o.Forms {
		d.SetForm(n)
		for _, price := range []int32{o.Low, o.High} {
			d.SetPrice(price)
			b := d.Primary()
			if len(d.Actions()) == 0 || b.Why != "" || strings.Contains(b.Text, "{") {
				t.Errorf("%s, form %d at %d: %q %q", o.Key, n, price, b.Text, b.Why)
			}
		}
	}
	if o.Ranged() {
		for _, price := range []int32{o.Low - 1, o.High + 1} {
			if d.TypePrice(price); d.Price() != price || len(d.Actions()) != 0 || d.Primary().Why == "" || len(d.Rows()) != 0 {
				t.Errorf("%s at %d, from %d to %d: %q is not refused", o.Key, price, o.Low, o.High, d.Primary().Text)
			}
		}
		d.SetPrice(o.High)
	}
	checkEffects(t, d)
}

// checkEffects checks the consequences of the choice against the position after it.
func checkEffects(t *testing.T, d *draft.Draft) {
	t.Helper()
	e := d.Effects()
	if e.Refusal.Refused() {
		t.Errorf("the choice is refused: %v", e.Refusal.Reason)
		return
	}
	total := func(s *rules.State) (sum int32) {
		for _, c := range s.Cash {
			sum += c
		}
		return sum
	}
	if total(&e.After) != total(d.View().S) {
		t.Error("money comes from nowhere")
	}
	if len(e.Closed) > 0 && len(d.Notes()) == 0 {
		t.Error("a private closes and no note tells it")
	}
	if dealt(d.View(), &e.After) && len(d.Rows()) == 0 {
		t.Error("certificates change hands and no consequence is told")
	}
	checkPrices(t, d, e)
	for _, r := range d.Rows() {
		if strings.Contains(r.Label+r.Value+r.Change, "{") {
			t.Errorf("a consequence has a hole: %v", r)
		}
	}
	for _, n := range d.Notes() {
		if strings.Contains(n.Text, "{") {
			t.Errorf("a note has a hole: %q", n.Text)
		}
	}
}

// checkPrices looks for a row about every share price that changes. Dividends and runs have no rows.
func checkPrices(t *testing.T, d *draft.Draft, e *draft.Effects) {
	t.Helper()
	switch a, _ := d.Action(); a.(type) {
	case rules.Dividend, rules.RunRoutes:
		return
	}
	for _, c := range e.Moved() {
		value := text.Money(d.View().T.Currency, c.Price.After)
		if c.Price.Change() != 0 &&
			!slices.ContainsFunc(d.Rows(), func(r draft.Row) bool { return strings.HasSuffix(r.Value, value) }) {
			t.Errorf("a price that becomes %s is not told", value)
		}
	}
}

// dealt reports whether a player's holdings differ between the position and the one after it.
func dealt(v rules.View, after *rules.State) bool {
	w := rules.View{T: v.T, S: after, X: v.X}
	for p := range v.S.Players {
		for c := range v.T.Corps {
			if o := id.OfPlayer(id.Player(p + 1)); v.Held(id.Corp(c+1), o) != w.Held(id.Corp(c+1), o) {
				return true
			}
		}
	}
	return false
}

// TestEveryHexSaysWhyNot asks about all hexes on which nothing can be done.
func TestEveryHexSaysWhyNot(t *testing.T) {
	reasons := map[string]int{}
	wander(t, 3, 23, func(v rules.View) {
		for _, lang := range []text.Lang{text.En, text.Ja} {
			d := draft.New(v, &text.Speaker{Title: v.T, Lang: lang})
			for i := range v.T.Board.Hexes {
				why, barred := d.WhyHex(id.Hex(i + 1))
				if barred && (why.Text == "" || strings.Contains(why.Text, "{")) {
					t.Errorf("hex %s in step %s: %q", v.T.HexName(id.Hex(i+1)), d.Step().Key, why.Text)
				}
				reasons[why.Brief]++
			}
		}
	})
	t.Log(reasons)
}

// TestEveryTileSaysWhyNot asks about the tiles that nearly fit the hexes that may be chosen.
func TestEveryTileSaysWhyNot(t *testing.T) {
	barred := 0
	wander(t, 2, 31, func(v rules.View) {
		d := draft.New(v, &text.Speaker{Title: v.T})
		for _, h := range d.Hexes() {
			if !d.ChooseHex(h) || len(d.Options(draft.Tiles)) == 0 {
				continue
			}
			for _, o := range d.Barred(h) {
				if barred++; o.Why.Text == "" || !o.Barred {
					t.Errorf("%s on %s: %v", o.Key, v.T.HexName(h), o)
				}
			}
		}
	})
	t.Logf("%d tiles do not fit", barred)
}
