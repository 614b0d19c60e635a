package table

import (
	"testing"
	"time"

	"github.com/hexrail/hexrail/scenes/playtest"
)

// TestAuctionOnAPhone: the lots stand where the map is, which a switch shows; a bid takes two presses, and in the next
// turn the sheet is low again, wherever the player has moved it.
func TestAuctionOnAPhone(t *testing.T) {
	m := playtest.Recorded26855(t)
	h, tab := seatAt(t, m, 0, 390, 844)
	h.Touch = true
	h.S.Coarse()
	h.Wait()
	if lot, sheet := h.S.Must("lot:C&SL").Rect, h.S.Must("panel").Rect; tab.layout.sheet.at != 0 || lot.H < 60 ||
		lot.Bottom() > sheet.Y {
		t.Errorf("the second lot is at %v, the sheet at %v", lot, sheet)
	}
	if _, ok := h.S.Find("map"); ok {
		t.Error("the map takes the place of the lots")
	}
	h.Press("side:map")
	if !h.Has("map:fit") {
		t.Error("the switch shows no map")
	}
	h.Press("side:market")
	presses := h.Taps
	h.Press("bid:C&SL")
	h.Wait()
	h.Press("act:primary")
	if tab.game.Len() != 1 || h.Taps-presses != 2 {
		t.Errorf("%d actions after %d presses", tab.game.Len(), h.Taps-presses)
	}
	if tab.layout.sheet.at != 0 {
		t.Errorf("the sheet stands at %d though the player has not moved it", tab.layout.sheet.at)
	}
	h.Press("sheet:grip")
	h.Press("bid:C&SL")
	h.Wait()
	h.Press("act:primary")
	if tab.layout.sheet.at != 0 {
		t.Errorf("the sheet stands at %d and hides the lots of the next turn", tab.layout.sheet.at)
	}
}

// TestRaisedSheetCoversWhatIsAbove: on a phone nothing below the fully raised sheet can be reached by a voice or a key,
// the lots of an auction, the deals of a stock round or the map; a lower sheet leaves them.
func TestRaisedSheetCoversWhatIsAbove(t *testing.T) {
	m := playtest.Recorded26855(t)
	for _, round := range []string{"auction", "stock", "track"} {
		h, tab := seatAt(t, m, playtest.Positions(m, round)[0], 390, 844)
		h.S.Coarse()
		h.Wait()
		for at := range 3 {
			tab.layout.sheet.at = at
			h.S.Invalidate()
			h.S.Step(time.Second)
			within := 0
			for _, n := range h.S.Nodes() {
				if liesIn(h.S, n, "main") && n.Focusable() {
					if within++; n.Inert != (at == 2) {
						t.Errorf("%s: with the sheet at %d, %s is covered: %v", round, at, n.ID, n.Inert)
					}
				}
			}
			if within == 0 {
				t.Errorf("%s: nothing can be pressed above the sheet", round)
			}
			if grip := h.S.Must("sheet:grip"); grip.Inert {
				t.Errorf("%s: the sheet covers its own grip", round)
			}
		}
	}
}
