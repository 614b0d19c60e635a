package table

import (
	"testing"

	"github.com/hexrail/hexrail/scenes/playtest"
)

func TestASwipeLeadsToThePageBeside(t *testing.T) {
	h, tab := seatAt(t, playtest.SampleGame(t), 200, 390, 844)
	h.S.Coarse()
	tab.layout.page = phoneMarket
	swipe := func(fromX, fromY, toX, toY float32, want phoneTab) {
		t.Helper()
		wait(h.S)
		if h.S.Drag(fromX, fromY, toX, toY, true); tab.layout.page != want {
			t.Errorf("a drag from %v, %v to %v, %v leads to page %d, not %d", fromX, fromY, toX, toY, tab.layout.page, want)
		}
	}
	swipe(300, 500, 120, 510, phoneCorps)
	swipe(300, 500, 120, 510, phonePlayers)
	swipe(300, 300, 260, 310, phonePlayers) // too short
	swipe(200, 500, 280, 300, phonePlayers) // scrolls
	swipe(5, 400, 250, 400, phonePlayers)   // the browser's way back
	swipe(300, 500, 120, 510, phoneMore)
	swipe(300, 500, 120, 510, phoneMore) // the last one
	swipe(100, 500, 300, 510, phonePlayers)
	swipe(100, 300, 300, 310, phoneCorps)
	swipe(100, 200, 300, 205, phoneMarket)
	swipe(100, 300, 300, 305, phoneTable)
	swipe(300, 250, 100, 250, phoneTable) // moves the map
	tab.layout.page = phoneCorps
	wait(h.S)
	if h.S.Drag(300, 700, 120, 710, false); tab.layout.page != phoneCorps {
		t.Error("a mouse swipes")
	}
	if tab.game.Len() != 200 || tab.strips.Chosen.Corp != 0 {
		t.Error("a swipe has pressed something")
	}
}
