package table

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/playtest"
)

// logLines returns the names of the lines of the log that are in sight.
func logLines(h *playtest.Hand) (list []string) {
	for _, n := range h.S.Nodes() {
		if strings.HasPrefix(n.ID, "log:") && n.Role == ui.RoleButton && n.ID != "log:filter" {
			list = append(list, n.Name)
		}
	}
	return list
}

func TestChangesSinceMyTurn(t *testing.T) {
	game := playtest.SampleGame(t)
	for _, size := range []struct {
		w, h  int
		touch bool
	}{{1440, 900, false}, {1024, 640, false}, {820, 1180, true}, {390, 844, true}} {
		h, tab := seatAt(t, game, 200, size.w, size.h)
		if h.Touch = size.touch; h.Touch {
			h.S.Coarse()
		}
		tab.history.raise()
		wait(h.S)
		from, to := tab.others.Turns()
		me := tab.history.owner()
		if from >= to || from > 0 && tab.game.Decider(from-1) != me {
			t.Fatalf("others decide from %d to %d", from, to)
		}
		for i := from; i < to; i++ {
			if tab.game.Decider(i) == me {
				t.Fatalf("action %d was decided by the player himself", i)
			}
		}
		h.Press("hist:changes")
		if !tab.game.Past() || tab.game.At() > to {
			t.Errorf("%d wide: what others have done is not played", size.w)
		}
		for range 400 {
			if !tab.history.playback.on {
				break
			}
			wait(h.S)
		}
		if tab.game.Past() || !tab.others.Marked() {
			t.Fatalf("%d wide: the playback does not come back to the present", size.w)
		}
		wait(h.S)
		playtest.SavePicture(h.S, "changes-"+strconv.Itoa(size.w))
		scene, before, now := tab.pane.Scene(h.S.UI), tab.game.ViewAt(from), tab.game.ViewAt(to)
		for x := id.Hex(1); int(x) < len(scene.States); x++ {
			differs := before.S.Cells[x] != now.S.Cells[x]
			if marked := scene.States[x]&mapview.Fresh != 0; marked != differs {
				t.Errorf("hex %s is marked: %v", tab.game.Title().HexName(x), marked)
			}
		}
		for p := id.Player(1); size.w >= 1024 && int(p) <= len(game.Players()); p++ {
			said := h.S.Must("player:" + text.Number(int32(p))).Describe
			if d := now.Worth(p) - before.Worth(p); d != 0 && !strings.HasSuffix(said, text.Change("$", d)) || d == 0 &&
				said != "" {
				t.Errorf("%d wide: player %d has changed by %d and is described as %q", size.w, p, d, said)
			}
		}
		h.Press("hist:changes")
		if tab.others.Marked() || tab.tabs.Filter != (info.Filter{}) {
			t.Errorf("%d wide: the marks stay", size.w)
		}
	}
}

func TestPlayingOnTakesTheMarksAway(t *testing.T) {
	h, tab := seatAt(t, playtest.SampleGame(t), 200, 1280, 800)
	tab.history.raise()
	wait(h.S)
	h.Press("hist:changes")
	h.Press("hist:changes") // skips to the end
	if tab.history.playback.on || tab.game.Past() || !tab.others.Marked() {
		t.Fatal("a second press does not skip the playback")
	}
	playOther(t, tab, 1)
	if tab.others.Marked() {
		t.Error("the marks outlive the player's next decision")
	}
	h.Press("hist:changes")
	h.Press("hist:changes")
	if h.S.Press("Escape"); tab.others.Marked() {
		t.Error("Escape leaves the marks")
	}
}

func TestTheLogIsFiltered(t *testing.T) {
	for _, width := range []int{1280, 390} {
		h, tab := seatAt(t, playtest.SampleGame(t), 200, width, 844)
		tab.layout.lookTab(logTab)
		wait(h.S)
		wait(h.S)
		all := len(tab.tabs.Shown())
		choose := func(by string) {
			h.Press("log:filter")
			playtest.SavePicture(h.S, "filter-"+strconv.Itoa(width))
			h.Press("log:by:" + by)
			wait(h.S)
		}
		choose("player:2")
		if n := h.S.Must("log:filter"); !strings.HasSuffix(n.Name, tab.game.Players()[1]) {
			t.Errorf("the button says %q", n.Name)
		}
		for _, line := range tab.tabs.Shown() {
			if tab.game.Decider(line.At-1) != 2 {
				t.Errorf("%q was not decided by player 2", line.Text)
			}
		}
		playtest.SavePicture(h.S, "filtered-"+strconv.Itoa(width))
		if n := len(tab.tabs.Shown()); n == 0 || n >= all || len(logLines(h)) == 0 {
			t.Errorf("%d of %d lines are shown", n, all)
		}
		choose("company:PRR")
		for _, line := range tab.tabs.Shown() {
			if !strings.Contains(line.Text, "PRR") && line.Who != id.OfCorp(tab.game.Title().FindCorp("PRR")) {
				t.Errorf("%q has nothing to do with PRR", line.Text)
			}
		}
		h.S.Do(ui.Event{Kind: ui.Edit, ID: "log:query", Text: "no such words"})
		wait(h.S)
		if said := h.S.Must("log:none").Name; !strings.Contains(said, "log") {
			t.Errorf("a filter that leaves nothing says %q", said)
		}
		h.S.Do(ui.Event{Kind: ui.Edit, ID: "log:query", Text: ""})
		if choose("all"); len(tab.tabs.Shown()) != all {
			t.Errorf("%d of %d lines come back", len(tab.tabs.Shown()), all)
		}
	}
}

// TestTheLogDoesNotJump chooses a deal, for which the panel makes room: the lowest line of the log stays the lowest.
func TestTheLogDoesNotJump(t *testing.T) {
	h, tab := seated(t, "1830/26855", playtest.SaleIn26855, 1280, 800)
	tab.layout.tab = logTab
	lowest := func() (id string, bottom float32) {
		for range 3 {
			h.S.Invalidate()
			h.S.Step(time.Second)
		}
		for _, n := range h.S.Nodes() {
			if strings.HasPrefix(n.ID, "log:") && n.Parent == "log:list" && !n.Rect.Empty() && n.Rect.Bottom() > bottom {
				id, bottom = n.ID, n.Rect.Bottom()
			}
		}
		return id, bottom
	}
	lowest()
	x, y := h.S.Must("log:list").Rect.Center()
	h.S.Do(ui.Event{Kind: ui.Wheel, X: x, Y: y, DY: -300})
	before, _ := lowest()
	high := h.S.Must("log:list").Rect.H
	h.Press("sell:B&O")
	if after, _ := lowest(); after != before || h.S.Must("log:list").Rect.H == high {
		t.Errorf("the lowest line was %s and is %s", before, after)
	}
}
