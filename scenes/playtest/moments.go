package playtest

import (
	"path/filepath"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
)

// ChoosesLot reports whether the winner of an auction of the right to choose takes something.
func ChoosesLot(v rules.View) bool { return v.S.Auction.Choosing && v.InCharge().Name() == "auction" }

// Deal returns the last position of a game in which a private of another player can be bought, how, and from whom.
func Deal(t *testing.T, m *match.Match) (at int, a rules.BuyPrivate, owner id.Player) {
	t.Helper()
	for i := m.Len() - 1; i >= 0; i-- {
		v := m.ViewAt(i)
		for _, legal := range rules.AppendLegal(nil, v) {
			buy, ok := legal.(rules.BuyPrivate)
			if p := v.S.Privates[buy.Private].Owner.Player(); ok && p != 0 && p != m.Decider(i) {
				return i, buy, p
			}
		}
	}
	t.Fatal("no player can buy from another one")
	return 0, rules.BuyPrivate{}, 0
}

// Offer chooses the option for a purchase and presses the primary button.
func Offer(h *Hand, tab Table, a rules.Action) {
	h.T.Helper()
	h.Wait()
	h.Choose(h.OptionOf(tab.Desk().View(), a))
	h.SetPrice(a)
	h.Wait()
	if h.Keys {
		h.S.Press("Enter")
	} else {
		h.S.Click("act:primary")
	}
}

// RecordOf returns a short record of 18xx.games: a title and a few passes.
func RecordOf(title, actions string) []byte {
	return []byte(`{"id":1,"title":"` + title + `",` +
		`"players":[{"id":1,"name":"Ann"},{"id":2,"name":"Bob"},{"id":3,"name":"Cid"}],` +
		`"settings":{"seed":1},"actions":[` + actions + `]}`)
}

// SetGame returns a game of one of the rule sets of 1830, played by the sensible computer.
func SetGame(t testing.TB, key string, names []string, settings ...string) *match.Match {
	t.Helper()
	e, _ := titles.Find(key)
	title, err := e.Build(rules.Rulebook, settings)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(title, names, 5)
	if err != nil {
		t.Fatal(err)
	}
	player := bot.NewSensible(5)
	for !m.View().S.End.Over {
		if refusal := m.Play(player.Choose(m.View())); refusal.Refused() {
			t.Fatal(refusal.Reason)
		}
	}
	return m
}

// FirstOf returns the first position of a game from n on in which a step is in charge.
func FirstOf(m *match.Match, n int, step string) int {
	for ; n < m.Len(); n++ {
		if m.ViewAt(n).InCharge().Name() == step {
			return n
		}
	}
	return m.Len()
}

// IslandGame returns a recorded game with almost every state that a company can be in.
func IslandGame(t *testing.T) *match.Match {
	t.Helper()
	m := gametest.Recorded(t, filepath.Join(filepath.Dir(RecordedGames), "1860", "19354.json"))
	return m
}

// FirstWhere returns the first position of which something holds.
func FirstWhere(t *testing.T, m *match.Match, holds func(v rules.View) bool) int {
	t.Helper()
	for i := range m.Len() + 1 {
		if v := m.ViewAt(i); holds(v) {
			return i
		}
	}
	t.Fatal("the game has no such position")
	return 0
}
