package table

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// deal returns the last position of a game in which a private of another player can be bought, how, and from whom.
func deal(t *testing.T, m *match.Match) (at int, a rules.BuyPrivate, owner id.Player) {
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

// picture saves the screen for people to look at, if they gave a folder.
func picture(s *uitest.Screen, name string) {
	if *pictures != "" {
		s.Save(filepath.Join(*pictures, name+".png"))
	}
}

// offer chooses what was bought in a position and presses the primary button.
func offer(h *hand, tab *Table, a rules.Action) {
	h.t.Helper()
	h.wait()
	h.choose(h.optionOf(tab.desk.View(), a))
	h.setPrice(a)
	h.wait()
	if h.keys {
		h.s.Press("Enter")
	} else {
		h.s.Click("act:primary")
	}
}

func TestADealAsksItsOwner(t *testing.T) {
	game := sampleGame(t)
	for _, size := range []struct {
		w, h        int
		touch, keys bool
	}{{1280, 800, false, false}, {1280, 800, false, true}, {820, 1180, true, false}, {390, 844, true, false}, {844, 390, true, false}} {
		at, a, owner := deal(t, game)
		h, tab := seatAt(t, game, at, size.w, size.h)
		if h.touch, h.keys = size.touch, size.keys; h.touch {
			h.s.Coarse()
		}
		offer(h, tab, a)
		picture(h.s, fmt.Sprintf("consent-%d", size.w))
		n := h.s.Must("consent")
		if name := game.Players()[owner-1]; !strings.HasPrefix(n.Name, name+":") || n.Role != ui.RoleRegion {
			t.Errorf("%d wide: the question is %q, not to %s", size.w, n.Name, name)
		}
		if h.s.Press("Enter"); tab.game.Len() != at {
			t.Fatalf("%d wide: a double press has played the deal", size.w)
		}
		if p := h.s.Must("act:primary"); !p.Disabled || p.Describe == "" {
			t.Errorf("%d wide: the primary button does not wait for the answer", size.w)
		}
		h.wait()
		if size.keys {
			h.s.Press("Escape")
		} else {
			h.press("consent:no")
		}
		if h.has("consent:yes") || tab.game.Len() != at {
			t.Fatalf("%d wide: no is not taken for an answer", size.w)
		}
		h.wait()
		if size.keys {
			h.s.Press("Enter")
			h.wait()
			h.s.Press("Enter")
		} else {
			h.press("act:primary")
			h.wait()
			h.press("consent:yes")
		}
		if tab.game.Len() != at+1 || tab.game.Action(at) != a {
			t.Errorf("%d wide: yes does not play the deal", size.w)
		}
	}
}

// TestAnotherChoiceTakesTheQuestionBack changes the price while the question is open: nobody has agreed to that.
func TestAnotherChoiceTakesTheQuestionBack(t *testing.T) {
	game := sampleGame(t)
	at, a, owner := deal(t, game)
	h, tab := seatAt(t, game, at, 390, 844)
	tab.hooks.Here = func(p id.Player) bool { return p != owner }
	tab.app.Prefs.Lang = text.Ja
	offer(h, tab, a)
	if n := h.s.Must("consent:note"); !strings.Contains(n.Name, "リンク") {
		t.Errorf("a player elsewhere is not told from one who is here: %q", n.Name)
	}
	picture(h.s, "consent-ja")
	a.Price++
	h.setPrice(a)
	if h.s.Step(0); h.has("consent:yes") {
		t.Error("the question stands with another price")
	}
}

func TestNobodyIsAskedInAWhatIf(t *testing.T) {
	game := sampleGame(t)
	at, a, _ := deal(t, game)
	h, tab := seatAt(t, game, at, 1280, 800)
	tab.hooks.Copy = true
	offer(h, tab, a)
	if tab.game.Len() != at+1 {
		t.Error("the deal of a copy waits for an answer")
	}
}
