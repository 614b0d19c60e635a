package table

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/t1822pnw"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/info"
)

// sample1822 opens a whole game of 1822PNW that comes with the program.
func sample1822(t testing.TB) *match.Match {
	t.Helper()
	return gametest.Sample(t, "cascades")
}

// TestCompaniesByKind: the 31 companies of 1822PNW are listed by kind and state, filtered and searched; each says where it begins, what
// a coloured minor becomes and where its major is bound. Companies that are out of the game have no row in the table of a stock round.
func TestCompaniesByKind(t *testing.T) {
	m := sample1822(t)
	last := m.Len()
	h, tab := seatAt(t, m, last, 390, 844)
	count := map[string]int{}
	gone := ""
	for _, c := range tab.desk.See().Corps {
		switch {
		case c.Gone:
			count["gone"]++
			gone = c.Name
		case c.Kind == rules.Major:
			count["majors"]++
		case info.IsInPlay(&c):
			count["minors"]++
		default:
			count["tocome"]++
		}
	}
	if gone == "" || len(tab.desk.See().Corps) != 31 {
		t.Fatalf("%v", count)
	}
	for _, c := range tab.tabs.TableCorps() {
		if c.Gone {
			t.Errorf("%s is out of the game and has a row", c.Name)
		}
	}
	tab.layout.page = phoneCorps
	h.s.Invalidate()
	h.wait()
	h.press("corps:all")
	for part, n := range count {
		if said := h.s.Must("corps:" + part).Name; !strings.HasSuffix(said, " "+strconv.Itoa(n)) {
			t.Errorf("%s: %q, there are %d", part, said, n)
		}
	}
	picture(h.s, "kinds-phone")
	h.s.Do(ui.Event{Kind: ui.Edit, ID: "corps:search", Text: "o20"})
	h.wait()
	for _, c := range tab.desk.See().Corps {
		_, listed := h.s.Find("line:" + c.Name)
		if listed != strings.HasPrefix(c.Home, "O20") {
			t.Errorf("%s at %s is found: %v", c.Name, c.Home, listed)
		}
	}
	h.s.Do(ui.Event{Kind: ui.Edit, ID: "corps:search", Text: "xyz"})
	h.wait()
	h.s.Must("corps:none")
}

// TestListOfCompaniesOnADesktop: E shows all companies in place of the map; before any is in play all are listed, and no filter has to be
// found first. A press on one leads back to the map and to its page.
func TestListOfCompaniesOnADesktop(t *testing.T) {
	h, tab := seatAt(t, sample1822(t), 0, 1280, 800)
	h.s.Press("e")
	h.wait()
	h.s.Must("line:CPR")
	h.s.Must("line:18")
	h.press("corps:own")
	h.s.Must("corps:none")
	h.press("corps:all")
	rows := tab.layout.tables.Rows(h.s.UI)
	if len(rows) != 32 || len(rows[1]) != len(rows[0]) {
		t.Errorf("%d rows, of %d cells: %v", len(rows), len(rows[1]), rows[1])
	}
	h.press("line:CPR")
	h.wait()
	if tab.layout.tables != nil || tab.tabs.CorpSeen(tab.tabs.Chosen()).Name != "CPR" {
		t.Errorf("the tables are open: %v, chosen is %v", tab.layout.tables != nil, tab.tabs.Chosen())
	}
	h.s.Must("company")
}

// TestCrowdedCellsAreTold: under a small chart every cell that has no room for its markers is told with all its companies in operating
// order (1822PNW/R53), and the legend tells what the order in a cell means.
func TestCrowdedCellsAreTold(t *testing.T) {
	m := sample1822(t)
	most, at, crowded := 0, 0, int32(0)
	for i := range m.Len() {
		v, cells := m.ViewAt(i), map[int32]int{}
		for c := range v.T.Corps {
			if n := id.Corp(c + 1); v.Is(n, rules.Started) {
				price := v.Price(n)
				if cells[price]++; cells[price] > most {
					most, at, crowded = cells[price], i, price
				}
			}
		}
	}
	h, tab := seatAt(t, m, at, 390, 844)
	tab.layout.page = phoneMarket
	h.s.Invalidate()
	h.wait()
	said := h.s.Must("crowd:" + strconv.Itoa(int(crowded))).Name
	var order []string
	for _, c := range tab.desk.See().Corps {
		if tab.desk.View().Is(c.ID, rules.Started) && tab.desk.View().Price(c.ID) == crowded {
			order = append(order, c.Name)
		}
	}
	if want := tab.desk.Speaker().List(order); len(order) != most || most < 5 || !strings.HasSuffix(said, ": "+want) {
		t.Errorf("%q does not tell %d companies: %s", said, most, want)
	}
	for _, e := range tab.tabs.LegendWithOrder() {
		if e.Order {
			return
		}
	}
	t.Error("no legend for the order in a cell")
}

// TestColouredMinorsTellTheirMajor: the page of a coloured minor tells which major it becomes and where that is bound, that of an
// uncoloured one does not.
func TestColouredMinorsTellTheirMajor(t *testing.T) {
	m := sample1822(t)
	h, tab := seatAt(t, m, 0, 1280, 800)
	for name, want := range map[string]string{"20": "becomes NP, destination I12 Tacoma", "9": "", "NP": "of minor 20"} {
		tab.strips.Chosen.Corp = m.Title().FindCorp(name)
		tab.layout.tab = corpTab
		h.s.Invalidate()
		h.wait()
		h.s.Must("company:home")
		pair, found := h.s.Find("company:pair")
		if found != (want != "") || pair.Name != want {
			t.Errorf("%s: %q, not %q", name, pair.Name, want)
		}
	}
	picture(h.s, "kinds-desktop")
}

// TestTheLineOfAMergerIsDrawn: with a partner chosen the track between both stations lies on the map, and a sentence tells it, and beside the table of
// prices and shares too (R95, R98).
func TestTheLineOfAMergerIsDrawn(t *testing.T) {
	m := sample1822(t)
	for at := range m.Len() {
		a, merges := m.Action(at).(t1822pnw.Merge)
		if v := m.ViewAt(at); !merges || v.T.Corp(a.With).Kind != rules.Minor || v.T.Corp(a.By).Kind != rules.Minor {
			continue
		}
		h, tab := seatAt(t, m, at, 1280, 800)
		for _, o := range tab.due.Draft().Options(draft.Main) {
			if o.Corp == a.With {
				h.choose(o.Key)
			}
		}
		s := &mapview.Scene{States: make([]mapview.State, tab.desk.View().T.Track().Len()+1)}
		tab.due.Map.Scene(s)
		if len(s.Routes) != 1 || len(s.Routes[0].Pieces) == 0 || !strings.Contains(h.s.Must("link").Name, "connected by track") {
			t.Errorf("%d lines are drawn, told as %q", len(s.Routes), h.s.Must("link").Name)
		}
		picture(h.s, "merger-line")

		h, tab = seatAt(t, m, at+1, 1280, 800) // where the table of prices and shares asks what becomes of both
		s = &mapview.Scene{States: make([]mapview.State, tab.desk.View().T.Track().Len()+1)}
		tab.due.Map.Scene(s)
		title := tab.desk.View().T
		union, _ := titles.WordsOf(title).Union(tab.desk.View())
		want := fmt.Sprintf("%s and %s become %s.", title.Corp(a.By).ID, title.Corp(a.With).ID, title.Corp(union.Corp).ID)
		if told := h.s.Must("grid:united").Name; len(s.Routes) != 1 || len(s.Routes[0].Pieces) == 0 || told != want {
			t.Errorf("%d lines are drawn beside the table, which says %q, want %q", len(s.Routes), told, want)
		}
		picture(h.s, "merger-table")
		return
	}
	t.Fatal("the sample has no merger")
}

// TestEndOfAStockRoundIsTold: after the last pass a card tells what came of it, in the order of the log, until it is closed or somebody
// decides (1822PNW/R47 to R51). Where nothing came of it there is none.
func TestEndOfAStockRoundIsTold(t *testing.T) {
	m := sample1822(t)
	told := 0
	for i := range m.Len() {
		v := m.ViewAt(i)
		if !m.Starts(i+1).Has(match.RoundStart) || v.RoundOf(v.Base()).Name != rules.StockRound {
			continue
		}
		for _, w := range []int{1280, 390} {
			h, tab := seatAt(t, m, i, w, 844)
			h.play(tab.desk.View(), m.Action(i))
			h.wait()
			n, ok := h.s.Find("ended")
			if _, lines, idle := tab.desk.Viewer().Ended(i + 1); ok != (len(lines) >= 3 || idle) {
				t.Fatalf("action %d: %d lines are told: %v", i+1, len(lines), ok)
			} else if !ok {
				continue
			}
			told++
			if want := "The end of " + tab.desk.Speaker().Round(v); n.Name != want {
				t.Errorf("%q, want %q", n.Name, want)
			}
			h.press("ended:close")
			if h.has("ended") {
				t.Error("the card stays")
			}
		}
		if told >= 4 {
			return
		}
	}
	t.Errorf("%d cards", told)
}
