package info_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/tabletest"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/t1822pnw"
)

// TestTheLineOfAMergerIsDrawn: with a partner chosen the track between both stations is on the map, and a sentence
// says so, and beside the table of prices and shares too (R95, R98).
func TestTheLineOfAMergerIsDrawn(t *testing.T) {
	m := playtest.Sample1822(t)
	for at := range m.Len() {
		a, merges := m.Action(at).(t1822pnw.Merge)
		if v := m.ViewAt(at); !merges || v.T.Corp(a.With).Kind != rules.Minor || v.T.Corp(a.By).Kind != rules.Minor {
			continue
		}
		h, tab := tabletest.SeatAt(t, m, at, 1280, 800)
		for _, o := range tab.Due().Draft().Options(draft.Main) {
			if o.Corp == a.With {
				h.Choose(o.Key)
			}
		}
		s := &mapview.Scene{States: make([]mapview.State, tab.Desk().View().T.Track().Len()+1)}
		tab.Due().Map.Scene(s)
		if len(s.Routes) != 1 || len(s.Routes[0].Pieces) == 0 ||
			!strings.Contains(h.S.Must("link").Name, "connected by track") {
			t.Errorf("%d lines are drawn, told as %q", len(s.Routes), h.S.Must("link").Name)
		}
		playtest.SavePicture(h.S, "merger-line")

		h, tab = tabletest.SeatAt(t, m, at+1, 1280, 800) // where the table of prices and shares asks what becomes of both
		s = &mapview.Scene{States: make([]mapview.State, tab.Desk().View().T.Track().Len()+1)}
		tab.Due().Map.Scene(s)
		title := tab.Desk().View().T
		union, _ := titles.WordsOf(title).Union(tab.Desk().View())
		want := fmt.Sprintf("%s and %s become %s.", title.Corp(a.By).ID, title.Corp(a.With).ID, title.Corp(union.Corp).ID)
		if told := h.S.Must("grid:united").Name; len(s.Routes) != 1 || len(s.Routes[0].Pieces) == 0 || told != want {
			t.Errorf("%d lines are drawn beside the table, which says %q, want %q", len(s.Routes), told, want)
		}
		playtest.SavePicture(h.S, "merger-table")
		return
	}
	t.Fatal("the sample has no merger")
}

// TestEndOfAStockRoundIsTold: after the last pass a card lists the effects, in the order of the log, until it is closed
// or somebody decides (1822PNW/R47 to R51). Where it had no effect there is none.
func TestEndOfAStockRoundIsTold(t *testing.T) {
	m := playtest.Sample1822(t)
	told := 0
	for i := range m.Len() {
		v := m.ViewAt(i)
		if !m.Starts(i+1).Has(match.RoundStart) || v.RoundOf(v.Base()).Name != rules.StockRound {
			continue
		}
		for _, w := range []int{1280, 390} {
			h, tab := tabletest.SeatAt(t, m, i, w, 844)
			h.Play(tab.Desk().View(), m.Action(i))
			h.Wait()
			n, ok := h.S.Find("ended")
			if _, lines, idle := tab.Desk().Viewer().StockRoundEnd(i + 1); ok != (len(lines) >= 3 || idle) {
				t.Fatalf("action %d: %d lines are told: %v", i+1, len(lines), ok)
			} else if !ok {
				continue
			}
			told++
			if want := "The end of " + tab.Desk().Speaker().Round(v); n.Name != want {
				t.Errorf("%q, want %q", n.Name, want)
			}
			h.Press("ended:close")
			if h.Has("ended") {
				t.Error("the card stays")
			}
		}
		if told >= 4 {
			return
		}
	}
	t.Errorf("%d cards", told)
}
