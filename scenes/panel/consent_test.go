package panel_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

func TestADealAsksItsOwner(t *testing.T) {
	game := playtest.SampleGame(t)
	for _, size := range []struct {
		w, h        int
		touch, keys bool
	}{{1280, 800, false, false}, {1280, 800, false, true}, {820, 1180, true, false}, {390, 844, true, false},
		{844, 390, true, false}} {
		at, a, owner := playtest.LastPrivateDeal(t, game)
		h, tab := tabletest.SeatAt(t, game, at, size.w, size.h)
		if h.Touch, h.Keys = size.touch, size.keys; h.Touch {
			h.S.Coarse()
		}
		playtest.OfferPurchase(h, tab, a)
		playtest.SavePicture(h.S, fmt.Sprintf("consent-%d", size.w))
		n := h.S.Must("consent")
		if name := game.Players()[owner-1]; !strings.HasPrefix(n.Name, name+":") || n.Role != ui.RoleRegion {
			t.Errorf("%d wide: the question is %q, not to %s", size.w, n.Name, name)
		}
		if h.S.Press("Enter"); tab.Desk().Game.Len() != at {
			t.Fatalf("%d wide: a double press has played the deal", size.w)
		}
		if p := h.S.Must("act:primary"); !p.Disabled || p.Describe == "" {
			t.Errorf("%d wide: the primary button does not wait for the answer", size.w)
		}
		h.Wait()
		if size.keys {
			h.S.Press("Escape")
		} else {
			h.Press("consent:no")
		}
		if h.Has("consent:yes") || tab.Desk().Game.Len() != at {
			t.Fatalf("%d wide: no is not taken for an answer", size.w)
		}
		h.Wait()
		if size.keys {
			h.S.Press("Enter")
			h.Wait()
			h.S.Press("Enter")
		} else {
			h.Press("act:primary")
			h.Wait()
			h.Press("consent:yes")
		}
		if tab.Desk().Game.Len() != at+1 || tab.Desk().Game.Action(at) != a {
			t.Errorf("%d wide: yes does not play the deal", size.w)
		}
	}
}
