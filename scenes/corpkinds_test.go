package scenes

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"hexrail/game/draft"
	"hexrail/game/match"
	"hexrail/game/share"
	"hexrail/game/ui"
	"hexrail/game/ui/mapview"
	"hexrail/rules"
	"hexrail/scenes/ledger"
)

// sample1822 opens a whole game of 1822PNW that comes with the program.
func sample1822(t testing.TB) *match.Match {
	t.Helper()
	link, err := os.ReadFile(filepath.Join("..", "game", "library", "samples", "cascades.link"))
	if err != nil {
		t.Fatal(err)
	}
	g, err := share.Decode(string(link))
	if err != nil {
		t.Fatal(err)
	}
	m, stop, err := match.Open(g)
	if err != nil || stop != nil {
		t.Fatal(err, stop)
	}
	return m
}

// TestCompaniesByKind: the 31 companies of 1822PNW are listed by kind and state, filtered and searched; each says where it begins, what
// a coloured minor becomes and where its major is bound. Companies that are out of the game have no row in the table of a stock round.
func TestCompaniesByKind(t *testing.T) {
	m := sample1822(t)
	last := m.Len()
	h, tab := seatAt(t, m, last, 390, 844)
	count := map[string]int{}
	gone := ""
	for _, c := range tab.see().Corps {
		switch {
		case c.Gone:
			count["gone"]++
			gone = c.Name
		case c.Kind == rules.Major:
			count["majors"]++
		case ledger.IsInPlay(&c):
			count["minors"]++
		default:
			count["tocome"]++
		}
	}
	if gone == "" || len(tab.see().Corps) != 31 {
		t.Fatalf("%v", count)
	}
	for _, c := range tab.tabs.TableCorps() {
		if c.Gone {
			t.Errorf("%s is out of the game and has a row", c.Name)
		}
	}
	tab.phone.tab = phoneCorps
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
	for _, c := range tab.see().Corps {
		_, listed := h.s.Find("line:" + c.Name)
		if listed != strings.HasPrefix(c.Home, "O20") {
			t.Errorf("%s at %s is found: %v", c.Name, c.Home, listed)
		}
	}
	h.s.Do(ui.Event{Kind: ui.Edit, ID: "corps:search", Text: "xyz"})
	h.wait()
	h.s.Must("corps:none")
}

// TestColouredMinorsTellTheirMajor: the page of a coloured minor tells which major it becomes and where that is bound, that of an
// uncoloured one does not.
func TestColouredMinorsTellTheirMajor(t *testing.T) {
	m := sample1822(t)
	h, tab := seatAt(t, m, 0, 1280, 800)
	for name, want := range map[string]string{"20": "becomes NP, destination I12 Tacoma", "9": "", "NP": "of minor 20"} {
		tab.strips.Chosen.Corp = m.Title().FindCorp(name)
		tab.panel.tab = corpTab
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

// TestTheLineOfAMergerIsDrawn: with a partner chosen the track between both stations lies on the map, and a sentence tells it (R98).
func TestTheLineOfAMergerIsDrawn(t *testing.T) {
	m := sample1822(t)
	for at := range m.Len() {
		a, merges := m.Action(at).(rules.Merge)
		if v := m.ViewAt(at); !merges || v.T.Corp(a.With).Kind != rules.Minor || v.T.Corp(a.By).Kind != rules.Minor {
			continue
		}
		h, tab := seatAt(t, m, at, 1280, 800)
		for _, o := range tab.due.Draft().Options(draft.Main) {
			if o.Corp == a.With {
				h.choose(o.Key)
			}
		}
		s := &mapview.Scene{States: make([]mapview.State, tab.view().T.Track().Len()+1)}
		tab.due.Map(s)
		if len(s.Routes) != 1 || len(s.Routes[0].Pieces) == 0 || !strings.Contains(h.s.Must("link").Name, "connected by track") {
			t.Errorf("%d lines are drawn, told as %q", len(s.Routes), h.s.Must("link").Name)
		}
		picture(h.s, "merger-line")
		return
	}
	t.Fatal("the sample has no merger")
}
