package bot_test

import (
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// TestForesee: the expected worth is the mean of the playouts of a position, here played out one by one.
func TestForesee(t *testing.T) {
	m := gametest.Sample(t, "finished")
	level := bot.Level{Again: []bot.Replay{{Playouts: 2}}}
	for _, i := range []int{m.Len() / 3, m.Len() / 2} {
		v := m.ViewAt(i)
		s := bot.NewSearch(1, level)
		for s.Foresee(v); !s.Think(1); {
		}
		quick, believing := bot.NewQuick(1), bot.Believing(v.T)
		quick.Measure(v, bot.NewSound(1))
		var sums [4]int32
		for n := range 3 {
			quick.Vary(1, n, 0)
			now := *v.S
			w := rules.View{T: believing, S: &now, X: v.X}
			quick.Continue(w, v.S.Set+1, 1500)
			for p := range sums {
				sums[p] += quick.Outlook(w, id.Player(p+1))
			}
		}
		for p := range int(v.S.Players) {
			if got, want := s.Expected(id.Player(p+1)), sums[p]/3; got != want || got == 0 {
				t.Errorf("position %d, player %d: %d, one by one %d", i, p+1, got, want)
			}
		}
	}
}

// TestVersus: the choice that was made is compared with others by as many playouts as the best of them gets, lays and
// runs are not compared, and nothing of it is left for the next decision.
func TestVersus(t *testing.T) {
	m := gametest.Sample(t, "finished")
	level := bot.Level{Choices: 5, Again: []bot.Replay{{Best: 2, Playouts: 1}}, Kinds: tiny.Kinds}
	s, compared := bot.NewSearch(1, level), 0
	for i := 0; i < m.Len(); i += 9 {
		v, made := m.ViewAt(i), m.Action(i)
		if !bot.Compares(v, made) {
			continue
		}
		for s.Versus(v, made); !s.Think(1000); {
		}
		list := s.Ratings(9)
		if len(list) < 2 {
			continue
		}
		compared++
		found := false
		for _, r := range list {
			if rules.SameAction(r.Action, made) {
				found = r.Playouts == 2 && r.All >= r.Worth+r.Rival && r.Presides.Always&^r.Presides.Ever == 0
			}
		}
		if !found {
			t.Errorf("position %d: the choice %v is not among %+v with 2 playouts", i, made, list)
		}
		if a, b := s.Choose(v), bot.NewSearch(1, level).Choose(v); !rules.SameAction(a, b) {
			t.Errorf("position %d: %v after a comparison, %v afresh", i, a, b)
		}
	}
	if compared < 5 {
		t.Errorf("only %d choices compared", compared)
	}
}
