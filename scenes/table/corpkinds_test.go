package table

import (
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/playtest"
)

// TestCompaniesByKind: the 31 companies of 1822PNW are listed by kind and state, filtered and searched; each says where
// it begins, which major a coloured minor becomes and where its major is bound. Companies that are out of the game have
// no row in the table of a stock round.
func TestCompaniesByKind(t *testing.T) {
	m := playtest.Sample1822(t)
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
	h.S.Invalidate()
	h.Wait()
	h.Press("corps:all")
	for part, n := range count {
		if said := h.S.Must("corps:" + part).Name; !strings.HasSuffix(said, " "+strconv.Itoa(n)) {
			t.Errorf("%s: %q, there are %d", part, said, n)
		}
	}
	playtest.SavePicture(h.S, "kinds-phone")
	h.S.Do(ui.Event{Kind: ui.Edit, ID: "corps:search", Text: "o20"})
	h.Wait()
	for _, c := range tab.desk.See().Corps {
		_, listed := h.S.Find("line:" + c.Name)
		if listed != strings.HasPrefix(c.Home, "O20") {
			t.Errorf("%s at %s is found: %v", c.Name, c.Home, listed)
		}
	}
	h.S.Do(ui.Event{Kind: ui.Edit, ID: "corps:search", Text: "xyz"})
	h.Wait()
	h.S.Must("corps:none")
}

// TestListOfCompaniesOnADesktop: E shows all companies in place of the map; before any is in play all are listed, and
// no filter has to be found first. A press on one leads back to the map and to its page.
func TestListOfCompaniesOnADesktop(t *testing.T) {
	h, tab := seatAt(t, playtest.Sample1822(t), 0, 1280, 800)
	h.S.Press("e")
	h.Wait()
	h.S.Must("line:CPR")
	h.S.Must("line:18")
	h.Press("corps:own")
	h.S.Must("corps:none")
	h.Press("corps:all")
	rows := tab.layout.tables.Rows(h.S.UI)
	if len(rows) != 32 || len(rows[1]) != len(rows[0]) {
		t.Errorf("%d rows, of %d cells: %v", len(rows), len(rows[1]), rows[1])
	}
	h.Press("line:CPR")
	h.Wait()
	if tab.layout.tables != nil || tab.tabs.CorpSeen(tab.tabs.Chosen()).Name != "CPR" {
		t.Errorf("the tables are open: %v, chosen is %v", tab.layout.tables != nil, tab.tabs.Chosen())
	}
	h.S.Must("company")
}

// TestCrowdedCellsAreTold: under a small chart every cell that has no room for its markers is shown with all its
// companies in operating order (1822PNW/R53), and the legend explains the order in a cell.
func TestCrowdedCellsAreTold(t *testing.T) {
	m := playtest.Sample1822(t)
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
	h.S.Invalidate()
	h.Wait()
	said := h.S.Must("crowd:" + strconv.Itoa(int(crowded))).Name
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

// TestColouredMinorsTellTheirMajor: the page of a coloured minor says which major it becomes and where that is bound,
// that of an uncoloured one does not.
func TestColouredMinorsTellTheirMajor(t *testing.T) {
	m := playtest.Sample1822(t)
	h, tab := seatAt(t, m, 0, 1280, 800)
	for name, want := range map[string]string{"20": "becomes NP, destination I12 Tacoma", "9": "", "NP": "of minor 20"} {
		tab.strips.Chosen.Corp = m.Title().FindCorp(name)
		tab.layout.tab = corpTab
		h.S.Invalidate()
		h.Wait()
		h.S.Must("company:home")
		pair, found := h.S.Find("company:pair")
		if found != (want != "") || pair.Name != want {
			t.Errorf("%s: %q, not %q", name, pair.Name, want)
		}
	}
	playtest.SavePicture(h.S, "kinds-desktop")
}
