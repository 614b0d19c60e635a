package table

import (
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/game/whatif"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/planning"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// TestCardTellsEveryToken: the card of a company names the price of its next token for each hex where distance decides
// (18FL/R71), and where its stations beside the slots of a city are (18FL/R125).
func TestCardTellsEveryToken(t *testing.T) {
	m, beside := playtest.SampleOf(t, "18fl"), 0
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
			hand.S.Invalidate()
			hand.Wait()
			told := hand.S.Must("company:tokens").Name
			if !strings.Contains(told, v.T.HexName(id.Hex(h))+" (beside)") || v.StationsLeft(c) > 0 &&
				!strings.Contains(told, " a hex") {
				t.Errorf("before action %d, the stations of %s are %q", at, tab.desk.Speaker().Corp(c), told)
			}
		}
	}
	if beside == 0 {
		t.Error("no station lies beside the slots")
	}
}

// TestWhatIfKeepsTheCamera: the map of a what-if shows the same part of the board as the game, as large.
func TestWhatIfKeepsTheCamera(t *testing.T) {
	for _, c := range []struct {
		m      *match.Match
		height int
	}{{playtest.SampleGame(t), 760}, {playtest.Sample1822(t), 820},
		{playtest.Sample1822(t), 840}} { // where the whole map is just large enough for a step
		m := c.m
		m.GoTo(playtest.Positions(m, "track")[len(playtest.Positions(m, "track"))*3/4])
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

// TestHomesBesideTheFirstDeals: the part of a screen that an auction or the first stock round leaves free of 1280 by
// 800 shows where the companies begin that have not started, and a press there leads to the map.
func TestHomesBesideTheFirstDeals(t *testing.T) {
	m := playtest.SampleOf(t, "18fl")
	for _, at := range []int{playtest.Positions(m, "choice")[0], playtest.Positions(m, "stock")[0]} {
		h, tab := seatAt(t, m, at, 1280, 800)
		h.Wait()
		homes, v := h.S.Must("look:homes"), tab.desk.View()
		for i := range v.T.Corps {
			c := id.Corp(i + 1)
			home := tab.desk.Speaker().Corp(c) + " " + tab.desk.Speaker().Hex(v.Home(c))
			if !v.Is(c, rules.Started) && !strings.Contains(homes.Describe, home) {
				t.Errorf("before action %d, the home of %s is not among %q", at, home, homes.Describe)
			}
		}
		if h.Press("look:homes"); tab.layout.shows() != mapSide {
			t.Errorf("before action %d, a press on the small map leads elsewhere", at)
		}
	}
}
