package table

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/playtest"
)

// TestPlayingForSomebodyElsewhereIsAsked passes for a player who plays by link: the first press only asks. In a what-if
// every side is played here.
func TestPlayingForSomebodyElsewhereIsAsked(t *testing.T) {
	game := playtest.Recorded26855(t)
	at := playtest.Positions(game, "stock")[3]
	h, tab := seatAt(t, game, at, 1280, 800)
	away := tab.desk.See().Prompt.Decider
	tab.hooks.Here = func(p id.Player) bool { return p != away }
	h.Press("tab:log") // which draws the screen anew
	h.Wait()
	name := tab.desk.See().Prompt.DeciderName
	if n := h.S.Must("act:note"); !strings.Contains(n.Name, name) {
		t.Errorf("%s plays elsewhere, and the bar says %q", name, n.Name)
	}
	h.S.Click("act:pass")
	if tab.game.Len() != at {
		t.Fatal("the pass is played without a question")
	}
	if asks := h.S.Must("act:pass").Name; !strings.Contains(asks, name) || !strings.HasSuffix(asks, "?") {
		t.Errorf("asks %q", asks)
	}
	h.S.Click("act:pass")
	if tab.game.Len() != at+1 {
		t.Error("the answer plays nothing")
	}

	h, tab = seatAt(t, game, at, 1280, 800)
	tab.hooks.Here, tab.hooks.Copy = func(id.Player) bool { return false }, true
	h.Press("tab:log")
	h.Wait()
	if h.Has("act:note") {
		t.Error("a what-if waits for somebody elsewhere")
	}
	h.S.Click("act:pass")
	if tab.game.Len() != at+1 {
		t.Error("a pass in a what-if is asked once more")
	}
}
