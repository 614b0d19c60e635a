package bot_test

import (
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/titles"
)

// TestSensibleGames plays a game of every title that is known to be played well. It goes as such games do: most
// companies float, one of them runs well in the end, and the game ends in time without a bankruptcy. Random games have
// none of that.
func TestSensibleGames(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		title  string
		floats int // companies at least
		runs   int32
		most   int // actions
	}{{"1830-classic", 6, 300, 800}, {"1860", 5, 250, 800}, {"1822pnw-short", 4, 300, 1500}} {
		t.Run(c.title, func(t *testing.T) {
			t.Parallel()
			v, n := sensible(t, c.title, 7, c.most)
			if !v.S.End.Over || v.S.End.Reason == rules.PlayerBankrupt {
				t.Errorf("after %d actions: end %+v", n, v.S.End)
			}
			floated, best := 0, int32(0)
			for i := range v.T.Corps {
				if v.Is(id.Corp(i+1), rules.Floated) {
					floated++
				}
				best = max(best, v.S.Corps[i+1].LastRun)
			}
			if floated < c.floats || best < c.runs {
				t.Errorf("%d companies have floated, the best run earned %d", floated, best)
			}
		})
	}
}

// TestSensibleIsLegal begins a game of every title with every number of players.
func TestSensibleIsLegal(t *testing.T) {
	t.Parallel()
	for _, e := range titles.All() {
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		for players := e.MinPlayers; players <= e.MaxPlayers; players++ {
			begin(t, title, players, 1, 150)
		}
	}
}

// TestSensibleSeeds: equal seeds choose equally.
func TestSensibleSeeds(t *testing.T) {
	t.Parallel()
	first, _ := sensible(t, "1830-classic", 3, 100)
	again, _ := sensible(t, "1830-classic", 3, 100)
	if *first.S != *again.S {
		t.Error("one seed, two games")
	}
	if other, _ := sensible(t, "1830-classic", 4, 100); *first.S == *other.S {
		t.Error("two seeds, one game")
	}
}

// sensible plays a game of three to its end, or for at most so many actions.
func sensible(t *testing.T, key string, seed uint64, most int) (v rules.View, n int) {
	t.Helper()
	e, _ := titles.Find(key)
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	return begin(t, title, 3, seed, most)
}

// begin plays a game to its end, or for at most so many actions. Whatever is chosen is legal and the invariants hold.
func begin(t *testing.T, title *rules.Title, players int, seed uint64, most int) (v rules.View, n int) {
	t.Helper()
	s := rules.Start(title, players, seed, &rules.Scratch{})
	v = rules.View{T: title, S: &s, X: &rules.Scratch{}}
	p := bot.NewSensible(seed)
	for ; n < most && !s.End.Over; n++ {
		a := p.Choose(v)
		if refusal := rules.Do(v, a, &s); refusal.Refused() {
			t.Fatalf("%s, %d players, action %d: %T%v is refused: %v", title.Key, players, n, a, a, refusal.Reason)
		}
		if err := rulestest.Invariants(v); err != nil {
			t.Fatalf("%s, %d players, after action %d, %T%v: %v", title.Key, players, n, a, a, err)
		}
	}
	return v, n
}

// TestSensibleForgets: a choice depends on the seed and the position alone, neither on earlier ones nor on the pieces
// of its work, so that a game that is opened again goes on as it would have.
func TestSensibleForgets(t *testing.T) {
	t.Parallel()
	for _, e := range titles.All() {
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		s := rules.Start(title, 3, 1, &rules.Scratch{})
		v := rules.View{T: title, S: &s, X: &rules.Scratch{}}
		p := bot.NewSensible(1)
		for n := 0; n < 300 && !s.End.Over; n++ {
			a := p.Choose(v)
			if n%20 == 0 {
				fresh, pieces := bot.NewSensible(1), 1
				fresh.Begin(v)
				for !fresh.Think(1) {
					pieces++
				}
				if !rules.SameAction(a, fresh.Move()) {
					t.Errorf("%s, action %d: %T%v, and in %d pieces %T%v", e.Key, n, a, a, pieces, fresh.Move(), fresh.Move())
				}
			}
			rules.Do(v, a, &s)
		}
	}
}
