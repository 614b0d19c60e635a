package table

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// TestTheButtonsOfTheBarKeepTheirPlaces walks a game: undo, redo and the secondary button stand where they stood,
// whatever the buttons say, and all words of the buttons fit.
func TestTheButtonsOfTheBarKeepTheirPlaces(t *testing.T) {
	game := playtest.Recorded26855(t)
	for _, size := range [][2]int{{1280, 800}, {390, 844}} {
		was := map[string]ui.Rect{}
		for at := 3; at < game.Len(); at += 9 {
			h, tab := seatAt(t, game, at, size[0], size[1])
			both := tab.due != nil && tab.buttons().Primary != nil && tab.buttons().Secondary != nil
			for _, id := range []string{"act:undo", "act:undo:more", "act:redo", "act:pass", "actions"} {
				n, ok := h.S.Find(id)
				if !ok || id == "act:pass" && !both {
					continue
				}
				if b := tab.buttons(); id == "actions" && (b.Note != "" || b.More != nil) { // a line or a row more
					continue
				}
				if more, ok := h.S.Find(id + ":more"); ok && id == "act:pass" {
					n.Rect.W = more.Rect.Right() - n.Rect.X // the arrow is a part of its place
				}
				if r, met := was[id]; met && r.X != n.Rect.X || met && r.W != n.Rect.W || met && r.H != n.Rect.H {
					t.Fatalf("%v, after %d actions: %s stands at %v, before at %v", size, at, id, n.Rect, r)
				}
				was[id] = n.Rect
			}
		}
		if _, ok := was["act:pass"]; !ok {
			t.Error("nothing was ever declined")
		}
	}
}

// TestTheButtonsOfATabletAreAsWide: beside its arrow for a finger the secondary button has room for words like "Skip
// track".
func TestTheButtonsOfATabletAreAsWide(t *testing.T) {
	game := playtest.Recorded26855(t)
	h, _ := seatAt(t, game, playtest.Positions(game, "track")[0], 820, 1180)
	h.S.Coarse()
	from, to, primary := h.S.Must("act:pass").Rect, h.S.Must("act:pass:more").Rect, h.S.Must("act:primary").Rect
	if w := to.Right() - from.X; w < primary.W-1 {
		t.Errorf("skip has %v dp, the primary button %v", w, primary.W)
	}
}

// TestTheMenuOfUndo opens it with its arrow and with its key; the arrow's tip does not cover it.
func TestTheMenuOfUndo(t *testing.T) {
	game := playtest.Recorded26855(t)
	at := playtest.Positions(game, "run")[0]
	h, tab := seatAt(t, game, at, 1280, 800)
	h.S.Press("u")
	for _, id := range []string{"undo:action", "undo:turn", "undo:mine", "undo:round"} {
		h.S.Must(id)
	}
	h.S.Press("Escape")
	if h.Has("undo:turn") {
		t.Fatal("Escape does not close the menu")
	}
	h.S.Click("act:undo:more")
	h.S.Click("undo:action")
	if tab.game.Now() != at-1 {
		t.Error("the first line undoes no action")
	}
	found := false
	for _, k := range tab.ways.shortcuts(h.S.UI) {
		found = found || k.key == "U" && strings.TrimSpace(k.words) != ""
	}
	if !found {
		t.Error("the list of keys has no U")
	}
}

// TestPassHasItsWordOnAPhoneOnItsSide: the word of a button with an arrow is in one line there, and redo is in the
// menu.
func TestPassHasItsWordOnAPhoneOnItsSide(t *testing.T) {
	game := playtest.Recorded26855(t)
	h, tab := seatAt(t, game, playtest.Positions(game, "stock")[0], 844, 390)
	h.Touch = true
	h.S.Coarse()
	for _, lang := range []text.Lang{text.En, text.Ja} {
		tab.app.Prefs.Lang = lang
		h.S.Invalidate()
		h.Wait()
		pass := h.S.Must("act:pass")
		if w := h.S.UI.P.Width(pass.Name, widgets.Bold(h.S.UI, widgets.Sizes.Body)); pass.Rect.W < w+8 ||
			!h.Has("act:pass:more") {
			t.Errorf("%q stands on %v, wide %v", pass.Name, pass.Rect, w)
		}
		if h.Press("act:undo:more"); !h.S.Must("undo:redo").Disabled {
			t.Error("the menu has something to redo")
		}
		h.S.Press("Escape")
	}
}
