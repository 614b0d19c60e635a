package draft_test

import (
	"testing"

	"github.com/hexrail/hexrail/titles/t1822pnw"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// recorded calls f for every whole recorded game of 1830.
func recorded(t *testing.T, f func(t *testing.T, m *match.Match)) {
	t.Helper()
	for name, m := range gametest.All1830(t) {
		t.Run(name, func(t *testing.T) { f(t, m) })
	}
}

// TestEveryRecordedMoveCanBeChosen goes through whole games and chooses every action as a player would: by company,
// hex, turn, number and price.
func TestEveryRecordedMoveCanBeChosen(t *testing.T) {
	recorded(t, func(t *testing.T, m *match.Match) {
		say := &text.Speaker{Title: m.Title()}
		missed := map[string]int{}
		for i := range m.Len() {
			a, v := m.Action(i), m.ViewAt(i)
			// Actions that everybody may take out of turn, and liberties that only records take, are offered nowhere.
			if v.T.Policy.StatedRevenue.On() && isStated(a) {
				continue
			}
			d := draft.New(v, say)
			if !chooses(d, v, a) {
				missed[d.Step().Key]++
				if missed[d.Step().Key] <= 3 {
					t.Logf("action %d in step %s: %#v", i+1, d.Step().Key, a)
				}
			}
		}
		if len(missed) > 0 {
			t.Errorf("not to be chosen: %v", missed)
		}
	})
}

func isStated(a rules.Action) bool {
	run, ok := a.(rules.RunRoutes)
	return ok && run.Stated
}

// chooses makes the choices that lead to an action and reports whether they do.
func chooses(d *draft.Draft, v rules.View, a rules.Action) bool {
	switch a := a.(type) {
	case rules.Pass:
		return d.Decline() != nil && d.Decline().Why == "" && d.Decline().Action == rules.Action(a)
	case rules.RunRoutes:
		d.Run().Take(a.Routes)
		return d.Run().Fault() == "" && d.Run().Revenue() == v.RunRevenue(a)
	case rules.LayTile, t1822pnw.LayCombined:
		return d.ChooseHex(rules.OperandsOf(a).Hex) && turnsTo(d, draft.Tiles, a)
	case rules.PlaceToken:
		return d.ChooseHex(a.Hex) && turnsTo(d, draft.Places, a)
	}
	for g := draft.Main; g <= draft.Asides; g++ {
		if turnsTo(d, g, a) {
			return true
		}
	}
	return false
}

// turnsTo looks for an action among the forms of a group's options.
func turnsTo(d *draft.Draft, g draft.Group, a rules.Action) bool {
	for _, o := range d.Options(g) {
		if !d.Choose(o.Key) {
			continue
		}
		for n := range o.Forms {
			d.SetForm(n)
			d.SetPrice(price(a))
			if got := d.Actions(); len(got) == 1 && alike(d, got[0], a) {
				return true
			}
		}
	}
	return false
}

func price(a rules.Action) int32 {
	switch a := a.(type) {
	case rules.Bid:
		return a.Price
	case rules.BuyPrivate:
		return a.Price
	case rules.BuyTrain:
		return a.Price
	}
	return 0
}

// alike reports whether two actions are the same, or differ only in which of several equal trains they name.
func alike(d *draft.Draft, a, b rules.Action) bool {
	kind := func(n id.Train) id.TrainKind {
		if n == 0 {
			return 0
		}
		return d.View().T.FrontOf(n)
	}
	switch b := b.(type) {
	case rules.BuyTrain:
		got, ok := a.(rules.BuyTrain)
		return ok && kind(got.Train) == kind(b.Train) && got.From == b.From && got.Price == b.Price &&
			kind(got.TradeIn) == kind(b.TradeIn)
	case rules.DiscardTrain:
		got, ok := a.(rules.DiscardTrain)
		return ok && kind(got.Train) == kind(b.Train)
	case rules.LayTile, t1822pnw.LayCombined:
		one, lays := draft.LayOf(a)
		other, _ := draft.LayOf(b)
		same := lays && draft.DescribeLay(d.View().T, one) == draft.DescribeLay(d.View().T, other)
		one.Rot, other.Rot = 0, 0
		return same && one == other && rules.OperandsOf(a).Private == rules.OperandsOf(b).Private
	}
	return a == b
}
