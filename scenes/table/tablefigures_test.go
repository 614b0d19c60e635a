package table

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/game/whatif"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/planning"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// TestOfferAtThePresentPrice: where unsold shares sell at the present price, the table does not put the price of the start beside them as
// if it were theirs (18FL/R30).
func TestOfferAtThePresentPrice(t *testing.T) {
	m := sampleOf(t, "18fl")
	for _, at := range positions(m, "stock") {
		v := m.ViewAt(at)
		for i := range v.T.Corps {
			c := id.Corp(i + 1)
			par := int32(v.S.Corps[c].Par)
			if v.Held(c, id.Initial) == 0 || par == 0 || v.Price(c) == par {
				continue
			}
			h, tab := seatAt(t, m, at, 1440, 900)
			h.wait()
			say := tab.desk.Speaker()
			left := strconv.Itoa(v.Held(c, id.Initial))
			shown := func(what string) bool {
				return slices.ContainsFunc(h.s.Nodes(), func(n ui.Node) bool { return strings.Contains(n.Name, what) })
			}
			if !shown(left) || shown(left+" "+say.Money(par)) || shown(left+"% "+say.Money(par)) {
				t.Errorf("before action %d, the offering of %s is shown with the price %s of its start", at, say.Corp(c), say.Money(par))
			}
			return
		}
	}
	t.Error("every offering sells at its par")
}

// TestSecretBidIsDone: once everybody has bid in secret, the step of the bids is done and not skipped (18FL/R15).
func TestSecretBidIsDone(t *testing.T) {
	m := sampleOf(t, "18fl")
	list := positions(m, "choice")
	_, tab := seatAt(t, m, list[0], 1280, 800)
	if dot := tab.desk.See().Prompt.Steps[0]; dot.Tense != view.Past || dot.Why != "" {
		t.Errorf("the step %q is %v: %q", dot.Name, dot.Tense, dot.Why)
	}
}

// TestCardTellsEveryToken: the card of a company tells what its next token costs a hex where distance decides (18FL/R71), and where its
// stations beside the slots of a city are (18FL/R125).
func TestCardTellsEveryToken(t *testing.T) {
	m, beside := sampleOf(t, "18fl"), 0
	for at := range m.Len() {
		v := m.ViewAt(at)
		for h := range v.S.Cells {
			c := v.S.Cells[h].Extra[0]
			if c == 0 || beside > 0 {
				continue
			}
			beside++
			hand, tab := seatAt(t, m, at, 1280, 800)
			tab.strips.Chosen.Corp = c
			tab.layout.lookTab(corpTab)
			hand.s.Invalidate()
			hand.wait()
			told := hand.s.Must("company:tokens").Name
			if !strings.Contains(told, v.T.HexName(id.Hex(h))+" (beside)") || v.StationsLeft(c) > 0 && !strings.Contains(told, " a hex") {
				t.Errorf("before action %d, the stations of %s are %q", at, tab.desk.Speaker().Corp(c), told)
			}
		}
	}
	if beside == 0 {
		t.Error("no station lies beside the slots")
	}
}

// TestCardsNamePrivates: the card of a player in the strip names his privates beside his certificates.
func TestCardsNamePrivates(t *testing.T) {
	m := sampleOf(t, "18fl")
	for _, at := range positions(m, "stock") {
		h, tab := seatAt(t, m, at, 1280, 800)
		var seen watch
		seen.on(h.s)
		h.s.Invalidate()
		h.wait()
		named := 0
		for _, p := range tab.desk.See().Players {
			card := h.s.Must("player:" + string(rune('0'+p.ID))).Rect
			for _, private := range p.Privates {
				in := func(d drawn) bool { return card.Has(d.rect.X, d.rect.Y) && strings.Contains(d.text, private) }
				if named++; !slices.ContainsFunc(seen.lines, in) {
					t.Errorf("before action %d, the card of %s does not name %s", at, p.Name, private)
				}
			}
		}
		if named > 0 {
			return
		}
	}
	t.Error("nobody has a private")
}

// TestWhatIfKeepsTheCamera: the map of a what-if shows what the game showed, as large.
func TestWhatIfKeepsTheCamera(t *testing.T) {
	for _, c := range []struct {
		m      *match.Match
		height int
	}{{sampleGame(t), 760}, {sample1822(t), 820}, {sample1822(t), 840}} { // where the whole map is just large enough for a step
		m := c.m
		m.GoTo(positions(m, "track")[len(positions(m, "track"))*3/4])
		m.Cut()
		a := newApp(scenestest.NewHost("en"))
		game := &copied{store: func() {}}
		o := planning.New(a.Shell, game, &whatif.Set{})
		tab := New(a.Shell, m, Hooks{Name: "Friday table", WhatIfs: o})
		game.table = func() *Table { return tab }
		game.here = func(id.Player) bool { return true }
		a.Open(tab)
		s := uitest.New(t, 1150, c.height, 1, a.Draw)
		rest := func() {
			for range 6 {
				s.Invalidate()
				s.Step(time.Second)
			}
		}
		rest()
		was := tab.pane.Frame().Camera
		o.Begin()
		rest()
		if now := copyTable(o.Shown()).pane.Frame().Camera; now.R < was.R*0.9 || now.R > was.R*1.1 {
			t.Errorf("%s: R %v becomes %v in a what-if", m.Title().Key, was.R, now.R)
		}
	}
}

// TestVoiceSaysWhatTheButtonSays: what buys a private at once is called a purchase for the voice too (18FL/R17).
func TestVoiceSaysWhatTheButtonSays(t *testing.T) {
	m := sampleOf(t, "18fl")
	_, tab := seatAt(t, m, positions(m, "choice")[0], 1280, 800)
	for _, o := range tab.draft().Options(draft.Main) {
		if !o.Barred && !strings.HasPrefix(o.Spoken, strings.Fields(o.Button)[0]) {
			t.Errorf("%q is called %q", o.Button, o.Spoken)
		}
	}
}

// TestHomesBesideTheFirstDeals: what an auction or the first stock round leaves of a screen of 1280 by 800 shows where the companies begin
// that have not started, and a press there leads to the map.
func TestHomesBesideTheFirstDeals(t *testing.T) {
	m := sampleOf(t, "18fl")
	for _, at := range []int{positions(m, "choice")[0], positions(m, "stock")[0]} {
		h, tab := seatAt(t, m, at, 1280, 800)
		h.wait()
		homes, v := h.s.Must("look:homes"), tab.desk.View()
		for i := range v.T.Corps {
			c := id.Corp(i + 1)
			home := tab.desk.Speaker().Corp(c) + " " + tab.desk.Speaker().Hex(v.Home(c))
			if !v.Is(c, rules.Started) && !strings.Contains(homes.Describe, home) {
				t.Errorf("before action %d, the home of %s is not among %q", at, home, homes.Describe)
			}
		}
		if h.press("look:homes"); tab.layout.shows() != mapSide {
			t.Errorf("before action %d, a press on the small map leads elsewhere", at)
		}
	}
}
