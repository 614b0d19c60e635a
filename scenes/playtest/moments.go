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

// LastPrivateDeal returns the last position of a game in which a private can be bought from another player, the
// purchase and the owner of the private. It fails if there is none.
func LastPrivateDeal(t *testing.T, m *match.Match) (at int, a rules.BuyPrivate, owner id.Player) {
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

// OfferPurchase chooses the option for a purchase with its price and presses the primary button, without giving the
// consent that is then asked for.
func OfferPurchase(h *Hand, tab Table, a rules.Action) {
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

// RecordOf returns a record of 18xx.games with three players, whose actions are given in JSON, separated by commas.
func RecordOf(title, actions string) []byte {
	return []byte(`{"id":1,"title":"` + title + `",` +
		`"players":[{"id":1,"name":"Ann"},{"id":2,"name":"Bob"},{"id":3,"name":"Cid"}],` +
		`"settings":{"seed":1},"actions":[` + actions + `]}`)
}

// ComputerGame returns a game of the title with this key, such as a rule set of 1830, and these settings, which
// sensible computers have played to its end.
func ComputerGame(t testing.TB, key string, names []string, settings ...string) *match.Match {
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

// Ruined returns a game of 18FL by reckless players, one of whom is bankrupt in the end: of two players with seed 51,
// which ends the game, or of three with seed 460, after which the others play on.
func Ruined(t testing.TB, names []string, seed uint64) *match.Match {
	t.Helper()
	e, _ := titles.Find("18fl")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(title, names, seed)
	if err != nil {
		t.Fatal(err)
	}
	quick, random := bot.NewQuick(seed), bot.NewRandom(seed)
	quick.Vary(seed, 1, 0)
	for i := 0; !m.View().S.End.Over; i++ {
		var a rules.Action
		for _, x := range rules.AppendLegal(nil, m.View()) {
			if d, ok := x.(rules.Dividend); ok && d.Kind == rules.Payout {
				a = x
			}
			if _, ok := x.(rules.BuyShares); ok && a == nil && i%2 == 0 {
				a = x
			}
		}
		switch {
		case a == nil && i%3 == 2:
			a = random.Choose(m.View())
		case a == nil:
			a = quick.Choose(m.View())
		}
		if r := m.Play(a); r.Refused() {
			t.Fatal(r)
		}
	}
	for p := range names {
		if m.View().S.Seats[p+1].Bankrupt {
			return m
		}
	}
	t.Fatal("nobody is bankrupt")
	return nil
}

// Recorded19354 returns a recorded game of 1860 with almost every state that a company can be in.
func Recorded19354(t *testing.T) *match.Match {
	t.Helper()
	return gametest.Recorded(t, filepath.Join(filepath.Dir(RecordedGames), "1860", "19354.json"))
}
