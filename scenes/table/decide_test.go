package table

import (
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// positions returns the positions of a game in which a step is in charge.
func positions(m *match.Match, step string) (list []int) {
	for i := range m.Len() {
		if m.ViewAt(i).InCharge().Name() == step {
			list = append(list, i)
		}
	}
	return list
}

// TestBarredThingsAnswer presses what cannot be chosen: a reason appears, what is chosen stays.
func TestBarredThingsAnswer(t *testing.T) {
	game := fullGame(t)
	for _, step := range []string{"auction", "stock", "trains"} {
		answered := 0
		for k, at := range positions(game, step) {
			if k%6 != 0 {
				continue
			}
			h, _ := seatAt(t, game, at, 1280, 800)
			for _, n := range h.s.Nodes() {
				if !n.Disabled || n.Describe == "" || n.Inert || strings.HasPrefix(n.ID, "act:") || n.Rect.H < 12 {
					continue
				}
				h.s.Click(n.ID)
				if why := h.s.Must("why"); why.Name != n.Describe {
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
	game := fullGame(t)
	at := positions(game, "track")[0]
	h, tab := seatAt(t, game, at, 1280, 800)
	h.hex("D2")
	if why := h.s.Must("why").Name; why == "" || tab.game.Len() != at {
		t.Errorf("answers %q", why)
	}
	h.s.Press("Escape")
	if _, still := h.s.Find("why"); still {
		t.Error("Escape leaves the answer")
	}
}

// TestGuards skips a run that earns something: the first press asks, the second within four seconds plays.
func TestGuards(t *testing.T) {
	game := fullGame(t)
	at := positions(game, "run")[3]
	h, tab := seatAt(t, game, at, 1280, 800)
	h.wait()
	h.press("run:clear")
	h.s.Click("act:primary")
	if tab.game.Len() != at {
		t.Fatal("the run is skipped without a question")
	}
	if asks := h.s.Must("act:primary").Name; !strings.HasSuffix(asks, "?") {
		t.Errorf("asks %q", asks)
	}
	h.s.Step(5 * time.Second)
	if asks := h.s.Must("act:primary").Name; strings.HasSuffix(asks, "?") {
		t.Error("the question stays")
	}
}

// TestDoublePressPlaysOnce presses the primary button twice at once: the next step is not played.
func TestDoublePressPlaysOnce(t *testing.T) {
	game := fullGame(t)
	at := positions(game, "run")[3]
	h, tab := seatAt(t, game, at, 1280, 800)
	h.wait()
	h.s.Press("Enter")
	h.s.Press("Enter")
	if played := tab.game.Len() - at; played != 1 {
		t.Fatalf("%d actions were played", played)
	}
	h.wait()
	h.s.Press("Enter")
	if played := tab.game.Len() - at; played != 2 {
		t.Errorf("%d actions were played in all", played)
	}
}

// TestChoiceSurvivesTheLanguage changes the language with a deal chosen.
func TestChoiceSurvivesTheLanguage(t *testing.T) {
	game := fullGame(t)
	for _, at := range positions(game, "stock") {
		sale, ok := game.Action(at).(rules.SellShares)
		if !ok || sale.Percent < 20 {
			continue
		}
		h, tab := seatAt(t, game, at, 1280, 800)
		h.sell(game.ViewAt(at), sale)
		english := h.s.Must("act:primary").Name
		tab.app.Prefs.Lang = text.Ja
		h.s.Invalidate()
		h.s.Step(time.Second)
		japanese := h.s.Must("act:primary").Name
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
	game := fullGame(t)
	for k, at := range positions(game, "run") {
		run, ok := game.Action(at).(rules.RunRoutes)
		if !ok || k%4 != 0 {
			continue
		}
		h, tab := seatAt(t, game, at, 1280, 800)
		h.wait()
		h.press("run:clear")
		v := tab.desk.View()
		for i, r := range run.Routes {
			if len(r.Pieces) == 0 {
				continue
			}
			h.choose("route:" + draft.Letter(i))
			h.draw(v, run, i, false)
		}
		if !h.earns(v, h.wanted(v, run)) {
			t.Errorf("the run of action %d for %d is drawn for %s", at+1, v.RunRevenue(run), h.s.Must("run:total").Name)
		}
	}
}

// TestPanelsFit looks for figures of consequences that are cut off, in both languages and at all sizes of text.
func TestPanelsFit(t *testing.T) {
	game := fullGame(t)
	for _, at := range positions(game, "dividend")[:3] {
		for _, lang := range []text.Lang{text.En, text.Ja} {
			h, tab := seatAt(t, game, at, 390, 844)
			tab.app.Prefs.Lang = lang
			h.s.Invalidate()
			h.s.Step(time.Second)
			for _, n := range h.s.Nodes() {
				if n.Role == ui.RoleRadio && n.Name == "" {
					t.Errorf("%s has no name", n.ID)
				}
			}
			b := h.s.Must("act:primary")
			if w := h.s.P.Width(b.Name, h.s.Type(widgets.Sizes.Body, paint.Bold, h.s.Theme.Ink.Base)); w > b.Rect.W-16 {
				t.Errorf("%q does not fit its button", b.Name)
			}
		}
	}
}

// TestChosenHexIsSpoken chooses hexes to lay on: a voice says what is to be done there next, also if several tiles fit.
func TestChosenHexIsSpoken(t *testing.T) {
	game := fullGame(t)
	several := 0
	for _, at := range positions(game, "track")[:12] {
		s, tab := seatAt(t, game, at, 1280, 800)
		d := tab.draft()
		for h := id.Hex(1); int(h) <= len(tab.game.Title().Board.Hexes); h++ {
			s.s.TakeAnnouncements()
			tab.due.Site.Pick(h)
			if d.Hex() != h {
				continue
			}
			s.s.Invalidate()
			if s.s.Step(0); len(s.s.TakeAnnouncements()) == 0 {
				t.Errorf("nothing is said of %s", tab.game.Title().HexName(h))
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
