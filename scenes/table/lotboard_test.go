package table

import (
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/step"
)

// TestSoldLotsStayInSight: what an auction has sold stands below the other lots with its owner and price, and a line tells what the
// last action sold and who bids against whom now.
func TestSoldLotsStayInSight(t *testing.T) {
	m := fullGame(t)
	for _, at := range positions(m, "auction") {
		bid, ok := m.Action(at).(rules.Bid)
		if next := m.ViewAt(at + 1); !ok || next.S.Privates[bid.Private].Owner.Player() != bid.By || step.Contested(next) == 0 {
			continue
		}
		h, tab := seatAt(t, m, at+1, 1280, 800)
		say := tab.desk.Speaker()
		name, price := say.Private(bid.Private), say.Player(bid.By)+" "+say.Money(bid.Price)
		if got := h.s.Must("sold:" + name).Name; got != name+": "+price {
			t.Errorf("what is sold stands there as %q", got)
		}
		news := h.s.Must("auction:news").Name
		if !strings.Contains(news, name+": "+price+".") || !strings.Contains(news, "Now "+say.Private(step.Contested(tab.desk.View()))+": ") {
			t.Errorf("the news are %q", news)
		}
		return
	}
	t.Fatal("no purchase begins a contest")
}

// TestAuctionOnAPhone: the lots stand where the map is, which a switch shows; a bid takes two presses, and in the next
// turn the sheet is low again, wherever the player has moved it.
func TestAuctionOnAPhone(t *testing.T) {
	m := fullGame(t)
	h, tab := seatAt(t, m, 0, 390, 844)
	h.touch = true
	h.s.Coarse()
	h.wait()
	if lot, sheet := h.s.Must("lot:C&SL").Rect, h.s.Must("panel").Rect; tab.layout.sheet.at != 0 || lot.H < 60 || lot.Bottom() > sheet.Y {
		t.Errorf("the second lot is at %v, the sheet at %v", lot, sheet)
	}
	if _, ok := h.s.Find("map"); ok {
		t.Error("the map takes the place of the lots")
	}
	h.press("side:map")
	if !h.has("map:fit") {
		t.Error("the switch shows no map")
	}
	h.press("side:market")
	presses := h.taps
	h.press("bid:C&SL")
	h.wait()
	h.press("act:primary")
	if tab.game.Len() != 1 || h.taps-presses != 2 {
		t.Errorf("%d actions after %d presses", tab.game.Len(), h.taps-presses)
	}
	if tab.layout.sheet.at != 0 {
		t.Errorf("the sheet stands at %d though the player has not moved it", tab.layout.sheet.at)
	}
	h.press("sheet:grip")
	h.press("bid:C&SL")
	h.wait()
	h.press("act:primary")
	if tab.layout.sheet.at != 0 {
		t.Errorf("the sheet stands at %d and hides the lots of the next turn", tab.layout.sheet.at)
	}
}

// TestABarredBidIsToldOnce asks why a lot cannot be bid for: the answer stands in the panel, and no tooltip says it again.
func TestABarredBidIsToldOnce(t *testing.T) {
	m := fullGame(t)
	at := positionWith(t, m, "auction", func(d *draft.Draft) bool { o, _ := d.Find("bid:B&O"); return o.Barred })
	h, _ := seatAt(t, m, at, 1280, 800)
	main := h.s.Must("main").Rect
	x, y := h.s.Must("bid:B&O").Rect.Center()
	if h.rests(x, y, main) {
		t.Error("no tooltip tells why not")
	}
	h.press("bid:B&O")
	if h.s.Must("why").Name == "" {
		t.Error("the panel does not tell why not")
	}
	if !h.rests(x+1, y, main) {
		t.Error("a tooltip says what the panel says")
	}
}

// TestTokensOnlyWhereBidsTakeThem: how many bids are left to each player is told where bids take tokens, and nowhere else (1822PNW/R34).
func TestTokensOnlyWhereBidsTakeThem(t *testing.T) {
	for key, want := range map[string]bool{"18fl": false, "1830-classic": false, "1822pnw": true} {
		title, err := match.FindTitle(key, "rulebook", nil)
		if err != nil {
			t.Fatal(err)
		}
		m, err := match.New(title, []string{"Aiko", "Ben", "Chiara"}, 1)
		if err != nil {
			t.Fatal(err)
		}
		h, _ := seatAt(t, m, 0, 1280, 800)
		if h.has("hand:open") {
			h.press("hand:open")
			h.wait()
		}
		if h.has("tokens") != want {
			t.Errorf("%s: tokens for bids are told: %v", key, !want)
		}
	}
}

// TestRaisedSheetCoversWhatIsAbove: on a phone nothing below the fully raised sheet can be reached by a voice or a key,
// the lots of an auction, the deals of a stock round or the map; a lower sheet leaves them.
func TestRaisedSheetCoversWhatIsAbove(t *testing.T) {
	m := fullGame(t)
	for _, round := range []string{"auction", "stock", "track"} {
		h, tab := seatAt(t, m, positions(m, round)[0], 390, 844)
		h.s.Coarse()
		h.wait()
		for at := range 3 {
			tab.layout.sheet.at = at
			h.s.Invalidate()
			h.s.Step(time.Second)
			within := 0
			for _, n := range h.s.Nodes() {
				if liesIn(h.s, n, "main") && n.Focusable() {
					if within++; n.Inert != (at == 2) {
						t.Errorf("%s: with the sheet at %d, %s is covered: %v", round, at, n.ID, n.Inert)
					}
				}
			}
			if within == 0 {
				t.Errorf("%s: nothing can be pressed above the sheet", round)
			}
			if grip := h.s.Must("sheet:grip"); grip.Inert {
				t.Errorf("%s: the sheet covers its own grip", round)
			}
		}
	}
}
