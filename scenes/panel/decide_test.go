package panel_test

import (
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/tabletest"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// TestBarredThingsAnswer presses barred options: a reason appears, and the choice stays.
func TestBarredThingsAnswer(t *testing.T) {
	game := playtest.Recorded26855(t)
	for _, step := range []string{"auction", "stock", "trains"} {
		answered := 0
		for k, at := range playtest.Positions(game, step) {
			if k%6 != 0 {
				continue
			}
			h, _ := tabletest.SeatAt(t, game, at, 1280, 800)
			for _, n := range h.S.Nodes() {
				if !n.Disabled || n.Describe == "" || n.Inert || strings.HasPrefix(n.ID, "act:") || n.Rect.H < 12 {
					continue
				}
				h.S.Click(n.ID)
				if why := h.S.Must("why"); why.Name != n.Describe {
					t.Errorf("%s answers %q and not %q", n.ID, why.Name, n.Describe)
				}
				answered++
				break
			}
		}
		if answered == 0 && step != "auction" {
			t.Errorf("nothing barred was found in step %s", step)
		}
	}
}

// TestUnlitHexAnswers presses a hex on which nothing can be laid.
func TestUnlitHexAnswers(t *testing.T) {
	game := playtest.Recorded26855(t)
	at := playtest.Positions(game, "track")[0]
	h, tab := tabletest.SeatAt(t, game, at, 1280, 800)
	h.PressHex("D2")
	if why := h.S.Must("why").Name; why == "" || tab.Desk().Game.Len() != at {
		t.Errorf("answers %q", why)
	}
	h.S.Press("Escape")
	if _, still := h.S.Find("why"); still {
		t.Error("Escape leaves the answer")
	}
}

// TestGuards skips a run that earns something: the first press asks, the second within four seconds plays.
func TestGuards(t *testing.T) {
	game := playtest.Recorded26855(t)
	at := playtest.Positions(game, "run")[3]
	h, tab := tabletest.SeatAt(t, game, at, 1280, 800)
	h.Wait()
	h.Press("run:clear")
	h.S.Click("act:primary")
	if tab.Desk().Game.Len() != at {
		t.Fatal("the run is skipped without a question")
	}
	if asks := h.S.Must("act:primary").Name; !strings.HasSuffix(asks, "?") {
		t.Errorf("asks %q", asks)
	}
	h.S.Step(5 * time.Second)
	if asks := h.S.Must("act:primary").Name; strings.HasSuffix(asks, "?") {
		t.Error("the question stays")
	}
}

// TestDoublePressPlaysOnce presses the primary button twice at once: the next step is not played.
func TestDoublePressPlaysOnce(t *testing.T) {
	game := playtest.Recorded26855(t)
	at := playtest.Positions(game, "run")[3]
	h, tab := tabletest.SeatAt(t, game, at, 1280, 800)
	h.Wait()
	h.S.Press("Enter")
	h.S.Press("Enter")
	if played := tab.Desk().Game.Len() - at; played != 1 {
		t.Fatalf("%d actions were played", played)
	}
	h.Wait()
	h.S.Press("Enter")
	if played := tab.Desk().Game.Len() - at; played != 2 {
		t.Errorf("%d actions were played in all", played)
	}
}

// TestChoiceSurvivesTheLanguage changes the language with a deal chosen.
func TestChoiceSurvivesTheLanguage(t *testing.T) {
	game := playtest.Recorded26855(t)
	for _, at := range playtest.Positions(game, "stock") {
		sale, ok := game.Action(at).(rules.SellShares)
		if !ok || sale.Percent < 20 {
			continue
		}
		h, tab := tabletest.SeatAt(t, game, at, 1280, 800)
		h.Sell(game.ViewAt(at), sale)
		english := h.S.Must("act:primary").Name
		tab.Desk().Shell.Prefs.Lang = text.Ja
		h.S.Invalidate()
		h.S.Step(time.Second)
		japanese := h.S.Must("act:primary").Name
		if english == japanese || !strings.Contains(japanese, "売る") {
			t.Errorf("%q becomes %q", english, japanese)
		}
		if _, sum, ok := strings.Cut(english, "$"); !ok || !strings.Contains(japanese, "$"+sum) {
			t.Errorf("%q is not what %q was", japanese, english)
		}
		return
	}
}

// TestRoutesAreDrawnByPressing draws all recorded runs of a game on the map, stop after stop.
func TestRoutesAreDrawnByPressing(t *testing.T) {
	game := playtest.Recorded26855(t)
	for k, at := range playtest.Positions(game, "run") {
		run, ok := game.Action(at).(rules.RunRoutes)
		if !ok || k%4 != 0 {
			continue
		}
		h, tab := tabletest.SeatAt(t, game, at, 1280, 800)
		h.Wait()
		h.Press("run:clear")
		v := tab.Desk().View()
		for i, r := range run.Routes {
			if len(r.Pieces) == 0 {
				continue
			}
			h.Choose("route:" + draft.Letter(i))
			h.DrawRoute(v, run, i, false)
		}
		if !h.Earns(v, h.RecordedEarnings(v, run)) {
			t.Errorf("the run of action %d for %d is drawn for %s", at+1, v.RunRevenue(run), h.S.Must("run:total").Name)
		}
	}
}

// TestPanelsFit looks for figures of consequences that are cut off, in both languages and at all sizes of text.
func TestPanelsFit(t *testing.T) {
	game := playtest.Recorded26855(t)
	for _, at := range playtest.Positions(game, "dividend")[:3] {
		for _, lang := range []text.Lang{text.En, text.Ja} {
			h, tab := tabletest.SeatAt(t, game, at, 390, 844)
			tab.Desk().Shell.Prefs.Lang = lang
			h.S.Invalidate()
			h.S.Step(time.Second)
			for _, n := range h.S.Nodes() {
				if n.Role == ui.RoleRadio && n.Name == "" {
					t.Errorf("%s has no name", n.ID)
				}
			}
			b := h.S.Must("act:primary")
			if w := h.S.P.Width(b.Name, h.S.Type(widgets.Sizes.Body, paint.Bold, h.S.Theme.Ink.Base)); w > b.Rect.W-16 {
				t.Errorf("%q does not fit its button", b.Name)
			}
		}
	}
}

// TestChosenHexIsSpoken chooses hexes to lay on: a voice names the next thing to do there, also if several tiles fit.
func TestChosenHexIsSpoken(t *testing.T) {
	game := playtest.Recorded26855(t)
	several := 0
	for _, at := range playtest.Positions(game, "track")[:12] {
		s, tab := tabletest.SeatAt(t, game, at, 1280, 800)
		d := tab.Due().Draft()
		for h := id.Hex(1); int(h) <= len(tab.Desk().Game.Title().Board.Hexes); h++ {
			s.S.TakeAnnouncements()
			tab.Due().Site.Pick(h)
			if d.Hex() != h {
				continue
			}
			s.S.Invalidate()
			if s.S.Step(0); len(s.S.TakeAnnouncements()) == 0 {
				t.Errorf("nothing is said of %s", tab.Desk().Game.Title().HexName(h))
			}
			if d.Chosen() == nil {
				several++
			}
		}
	}
	if several == 0 {
		t.Error("no hex was found on which several tiles fit")
	}
}
