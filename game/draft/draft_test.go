package draft_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"hexrail/game/draft"
	"hexrail/game/text"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/record"
	"hexrail/titles"
)

// games are the recorded games; they lie beside the checkout.
const games = "../../../shared/games/1830"

// recorded calls f for every recorded game.
func recorded(t *testing.T, f func(t *testing.T, in *record.Import)) {
	t.Helper()
	paths, _ := filepath.Glob(filepath.Join(games, "*.json"))
	if len(paths) == 0 {
		t.Skipf("NO RECORDED GAMES in %s: decisions are not tried", games)
	}
	for _, path := range paths {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".json"), func(t *testing.T) {
			data, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			in, err := record.Read(data, titles.Recorded)
			if err != nil {
				t.Fatal(err)
			}
			f(t, in)
		})
	}
}

// TestEveryRecordedMoveCanBeChosen goes through recorded games and chooses every action as a player would: by company,
// hex, turn, number and price.
func TestEveryRecordedMoveCanBeChosen(t *testing.T) {
	recorded(t, func(t *testing.T, in *record.Import) {
		s := in.Start
		v := rules.View{T: in.Title, S: &s, X: &rules.Scratch{}}
		say := &text.Speaker{Title: in.Title}
		missed := map[string]int{}
		for i, a := range in.Log() {
			// What everybody may do out of turn, and liberties that only records take, are offered nowhere.
			if in.Title.Policy.StatedRevenue.On() && isStated(a) {
				rules.Do(v, a, &s)
				continue
			}
			d := draft.New(v, say)
			if !chooses(d, v, a) {
				missed[d.Step().Key]++
				if missed[d.Step().Key] <= 3 {
					t.Logf("action %d in step %s: %#v", i+1, d.Step().Key, a)
				}
			}
			if r := rules.Do(v, a, &s); r.Refused() {
				t.Fatalf("action %d: %v", i+1, r.Reason)
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
	case rules.LayTile:
		return d.ChooseHex(a.Hex) && turnsTo(d, draft.Tiles, a)
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

// alike reports whether two actions are the same but for which of several equal trains they name.
func alike(d *draft.Draft, a, b rules.Action) bool {
	kind := func(n id.Train) id.TrainKind {
		if n == 0 {
			return 0
		}
		return d.View().T.KindOf(n)
	}
	switch b := b.(type) {
	case rules.BuyTrain:
		got, ok := a.(rules.BuyTrain)
		return ok && kind(got.Train) == kind(b.Train) && got.From == b.From && got.Price == b.Price && kind(got.TradeIn) == kind(b.TradeIn)
	case rules.DiscardTrain:
		got, ok := a.(rules.DiscardTrain)
		return ok && kind(got.Train) == kind(b.Train)
	case rules.LayTile:
		got, ok := a.(rules.LayTile)
		same := ok && draft.Turned(d.View().T, got) == draft.Turned(d.View().T, b)
		got.Rot, b.Rot = 0, 0
		return same && got == b
	}
	return a == b
}
