package bot_test

import (
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
)

// midgame returns a game of sensible players at the beginning of a set.
func midgame(t *testing.T, key string, players int, seed uint64, set uint8) rules.View {
	t.Helper()
	e, _ := titles.Find(key)
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := rules.Start(title, players, seed, &rules.Scratch{})
	v := rules.View{T: title, S: &s, X: &rules.Scratch{}}
	for p := bot.NewSensible(seed); s.Set < set && !s.End.Over; {
		rules.Do(v, p.Choose(v), &s)
	}
	return v
}

// believing returns a copy of the position in which stated revenues are believed.
func believing(v rules.View) rules.View {
	s := *v.S
	return rules.View{T: bot.Believing(v.T), S: &s, X: &rules.Scratch{}}
}

// TestPlayoutsEnd: quick players play a game of every title to its end, with every number of players.
func TestPlayoutsEnd(t *testing.T) {
	t.Parallel()
	for _, e := range titles.All() {
		for players := e.MinPlayers; players <= e.MaxPlayers; players++ {
			v := midgame(t, e.Key, players, 1, 1)
			q := bot.NewQuick(1)
			q.Measure(v, bot.NewSensible(1))
			w := believing(v)
			if n := q.Continue(w, 255, 5000); !w.S.End.Over {
				t.Errorf("%s, %d players: after %d actions set %d, step %s", e.Key, players, n, w.S.Set, w.InCharge().Name())
			}
		}
	}
}

// TestPlayoutsForget: a playout depends on its position and seed alone, not on earlier playouts.
func TestPlayoutsForget(t *testing.T) {
	t.Parallel()
	for _, key := range []string{"1830-classic", "1860", "18fl"} {
		v, other := midgame(t, key, 3, 1, 3), midgame(t, key, 3, 2, 4)
		used, fresh := bot.NewQuick(1), bot.NewQuick(1)
		used.Measure(other, bot.NewSensible(2))
		used.Continue(believing(other), 255, 5000)
		a, b := believing(v), believing(v)
		for q, w := range map[*bot.Quick]rules.View{used: a, fresh: b} {
			q.Measure(v, bot.NewSensible(1))
			q.Continue(w, 255, 5000)
		}
		if *a.S != *b.S {
			t.Errorf("%s: the playout differs after another one", key)
		}
	}
}

// TestGuessesAreMeasured: where the playouts begin, a company earns in them as much as its best run does, to the ten.
func TestGuessesAreMeasured(t *testing.T) {
	t.Parallel()
	v := midgame(t, "1830-classic", 3, 1, 6)
	q := bot.NewQuick(1)
	q.Measure(v, bot.NewSensible(1))
	w := believing(v)
	compared := 0
	for w.S.Set == 6 && w.S.Round < 2 {
		c := w.Actor().Corp()
		a := q.Choose(w)
		if run, ok := a.(rules.RunRoutes); ok && w.S.Board == v.S.Board && w.S.Phase == v.S.Phase &&
			w.S.Trains == v.S.Trains {
			best, _ := v.BestRun(c, 10_000_000)
			if d := v.RunRevenue(best) - run.Revenue; d < 0 || d > 10 {
				t.Errorf("%s runs for %d, the best run pays %d", w.T.Corp(c).Name, run.Revenue, v.RunRevenue(best))
			}
			compared++
		}
		if _, builds := a.(rules.LayTile); builds {
			a = rules.Pass{By: id.OfCorp(c)}
		}
		if rules.Do(w, a, w.S).Refused() {
			t.Fatal(a)
		}
	}
	if compared == 0 {
		t.Error("no run was compared")
	}
}

// TestPlayoutsSearchNoRoutes: a playout estimates the revenue of companies. No step of a title searches their best run,
// which would cost more than everything else together.
func TestPlayoutsSearchNoRoutes(t *testing.T) {
	t.Parallel()
	for _, e := range titles.All() {
		v := midgame(t, e.Key, 3, 1, 3)
		q := bot.NewQuick(1)
		q.Measure(v, bot.NewSensible(1))
		w := believing(v)
		if q.Continue(w, 5, 5000); w.Routes().Work() > 0 {
			t.Errorf("%s: the route solver did %d units of work", e.Key, w.Routes().Work())
		}
	}
}
