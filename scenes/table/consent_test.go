package table

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/playtest"
)

// TestAnotherChoiceTakesTheQuestionBack changes the price while the question is open: nobody has agreed to that.
func TestAnotherChoiceTakesTheQuestionBack(t *testing.T) {
	game := playtest.SampleGame(t)
	at, a, owner := playtest.LastPrivateDeal(t, game)
	h, tab := seatAt(t, game, at, 390, 844)
	tab.hooks.Here = func(p id.Player) bool { return p != owner }
	tab.app.Prefs.Lang = text.Ja
	playtest.OfferPurchase(h, tab, a)
	if n := h.S.Must("consent:note"); !strings.Contains(n.Name, "リンク") {
		t.Errorf("a player elsewhere is not told from one who is here: %q", n.Name)
	}
	playtest.SavePicture(h.S, "consent-ja")
	a.Price++
	h.SetPrice(a)
	if h.S.Step(0); h.Has("consent:yes") {
		t.Error("the question stands with another price")
	}
}

func TestNobodyIsAskedInAWhatIf(t *testing.T) {
	game := playtest.SampleGame(t)
	at, a, _ := playtest.LastPrivateDeal(t, game)
	h, tab := seatAt(t, game, at, 1280, 800)
	tab.hooks.Copy = true
	playtest.OfferPurchase(h, tab, a)
	if tab.game.Len() != at+1 {
		t.Error("the deal of a copy waits for an answer")
	}
}
