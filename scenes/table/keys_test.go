package table

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/history"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// stops returns the controls that Tab leads to.
func stops(nodes []ui.Node) (ids []string) {
	for _, n := range nodes {
		if n.Focusable() && !n.Roved && !n.Inert {
			ids = append(ids, n.ID)
		}
	}
	return ids
}

// TestFewStops counts the stops of Tab on every page of the tables and beside the market: a grid is one of them,
// whatever its size, and so is the log.
func TestFewStops(t *testing.T) {
	for _, size := range [][2]int{{1280, 800}, {390, 844}} {
		s := newTabled(t, "en", size[0], size[1])
		for page := info.SharesPage; page <= info.LogPage; page++ {
			s.tab.ways.openTables(page)
			s.settle()
			if got := stops(s.Nodes()); len(got) > 16 {
				t.Errorf("%v, page %d: %d stops: %v", size, page, len(got), got)
			}
		}
		s.tab.layout.closeTables()
		s.tab.layout.showSide(marketSide)
		s.settle()
		if got := stops(s.Nodes()); len(got) > 24 {
			t.Errorf("%v, market: %d stops: %v", size, len(got), got)
		}
	}
}

// TestRunsByKey reaches every run of the grid from every other by the arrow keys alone, and it comes in sight.
func TestRunsByKey(t *testing.T) {
	s := newTabled(t, "en", 390, 844)
	s.tab.ways.openTables(info.RunsPage)
	s.settle()
	h := &playtest.Fingers{T: t, S: s.Screen, Keys: true}
	var cells []string
	for _, n := range s.Nodes() {
		if strings.HasPrefix(n.ID, "showrun:") {
			cells = append(cells, n.ID)
		}
	}
	for s.Focus() != cells[0] {
		s.Press("Tab")
	}
	for i := range cells {
		to := s.Must(cells[i*31%len(cells)])
		for range 40 {
			if s.Focus() != to.ID {
				s.Press(h.ArrowTowards(s.Must(s.Focus()), to))
			}
		}
		if r := s.Must(to.ID).Rect; s.Focus() != to.ID || r.W < 26 || r.H < 12 {
			t.Errorf("the arrows lead to %q, not %q, which lies at %v", s.Focus(), to.ID, r)
		}
	}
}

// TestLogByKey goes through the log line by line, by pages and to its ends, and the focused line is in sight.
func TestLogByKey(t *testing.T) {
	s := newTabled(t, "en", 1280, 800)
	s.tab.ways.openTables(info.LogPage)
	s.settle()
	for range 20 {
		if n, _ := s.Find(s.Focus()); n.Parent == "log:list" {
			break
		}
		s.Press("Tab")
	}
	press := func(key string) ui.Node {
		s.Press(key)
		n := s.Must(s.Focus())
		if n.Parent != "log:list" || n.Rect.H < 12 {
			t.Fatalf("%s leads to %q at %v", key, n.ID, n.Rect)
		}
		return n
	}
	first := press("Home")
	seen := map[string]bool{first.ID: true}
	for range 80 {
		seen[press("ArrowDown").ID] = true
	}
	if len(seen) != 81 {
		t.Errorf("80 presses lead to %d lines", len(seen))
	}
	last := press("End")
	for n := range 100 {
		if n == 99 {
			t.Error("the pages never lead back")
		}
		if press("PageUp").ID == first.ID {
			break
		}
	}
	for n := range 100 {
		if n == 99 {
			t.Error("the pages never lead to the end")
		}
		if press("PageDown").ID == last.ID {
			break
		}
	}
}

// TestKeysBelowTheList: while the list of keys is open the table takes none, or Enter would play an action that nobody
// sees.
func TestKeysBelowTheList(t *testing.T) {
	h, tab := seated(t, "1830/26855", playtest.InNeed, 1280, 800)
	h.Wait()
	tab.ways.openKeys()
	h.S.Invalidate()
	h.Wait()
	at, side := tab.game.At(), tab.layout.side
	for _, k := range []string{"1", "Ctrl+z", "k", "h", "t", "Enter"} {
		if h.S.Press(k); tab.game.At() != at || tab.layout.side != side || tab.history.open || tab.layout.tables != nil {
			t.Fatalf("%s changes the table below the list", k)
		}
	}
	h.Wait()
	h.S.Press("h")
	if !tab.history.open {
		t.Error("Enter does not close the list, or the table takes no keys afterwards")
	}
}

// TestListOfKeysIsTrue presses every key of the list that does one thing: something comes of it.
func TestListOfKeysIsTrue(t *testing.T) {
	s := newTabled(t, "en", 1280, 800)
	for _, k := range s.tab.ways.shortcuts(s.UI) {
		if keyed := s.Keys()[keyOf(k.key)]; !keyed {
			t.Errorf("%s is listed, but nothing asks for it", k.key)
		}
	}
	s.Press("F6")
	at := s.Focus()
	s.Press("F6")
	if s.Focus() == at || at == "" {
		t.Errorf("F6 leads from %q to %q", at, s.Focus())
	}
}

// TestEveryKeyIsListed stands at every step of every title, with and without the history, the plan, the runs, the
// tables, a hex, or a computer in the seat: every key to which the table listens there is in the list of keys.
func TestEveryKeyIsListed(t *testing.T) {
	looked := map[string]bool{}
	look := func(s *uitest.Screen, tab *Table, where string) {
		t.Helper()
		listed := map[string]bool{ // what the browser, a control or another row of the list has under a second name
			"Tab": true, "Shift+F6": true, "=": true, "Ctrl+Shift+z": true, "Ctrl+Home": true, "Ctrl+End": true,
			"Esc": true, // the label of a button beside which Escape does the same
		}
		for _, column := range tab.ways.keyGroups(s.UI, 3) {
			for _, g := range column {
				for _, r := range g.Rows {
					for _, c := range r.Chords() {
						listed[c] = true
					}
				}
			}
		}
		for chord := range s.Keys() {
			looked[chord] = true
			if !listed[chord] {
				t.Errorf("%s: the table takes %q, which is not listed", where, chord)
				looked[chord] = false
			}
		}
	}
	for _, key := range []string{"1830-classic", "1860", "1870", "18fl", "1822pnw"} {
		m := playtest.SampleOf(t, key)
		seen := map[string]bool{}
		for i := m.Len() - 1; i > 0; i -= 7 {
			step := m.ViewAt(i).InCharge().Name()
			if seen[step] {
				continue
			}
			seen[step] = true
			where := key + ", " + step
			g := m.Clone()
			h, tab := seatAt(t, g, i, 1280, 800)
			h.Wait()
			look(h.S, tab, where)
			for name, open := range map[string]func(){
				"history": tab.history.toggle, "plan": tab.togglePlan, "runs": tab.ways.planRuns,
				"tables": func() { tab.ways.openTables(info.LogPage) }, "market": func() { tab.layout.showSide(marketSide) },
			} {
				open()
				h.S.Invalidate()
				h.Wait()
				look(h.S, tab, where+", "+name)
				for range 3 {
					h.S.Press("Escape")
				}
				h.Wait()
			}
		}
	}
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	p := againstAt(t, s, "1830-classic", 7, 3, 1, 2)
	s.Settle()
	look(s.Screen, p.Table, "a stored game")
	on, tab, _ := planTable(t, "1830-classic", "en", 1280, 800)
	lay := aLay(t, tab)
	on.UI.SetFocus("hex:" + tab.game.Title().HexName(lay.Hex))
	pickHex(on, tab, lay.Hex)
	look(on, tab, "a chosen hex")
	for _, chord := range []string{"m", "w", "o", "q", ";", "2", "+", "i", "8", "PageUp", "r", "Home"} {
		if !looked[chord] {
			t.Errorf("the walk comes to no place that takes %q", chord)
		}
	}
}

// TestFocusComesBack opens the screens that cover the table, each with its own control, and closes it with Escape: that
// control has the focus again.
func TestFocusComesBack(t *testing.T) {
	h, _ := seated(t, "1830/26855", playtest.InNeed, 1280, 800)
	h.Keys = true
	for _, id := range []string{"act:menu", "act:settings", "act:rules", "act:tables", "bar:depot", "act:dock"} {
		if !h.Has(id) {
			continue
		}
		h.Press(id)
		h.Wait()
		if id != "act:dock" && h.S.Focus() == id {
			t.Errorf("%s opens nothing", id)
		}
		h.S.Press("Escape")
		h.Wait()
		if h.S.Focus() != id {
			t.Errorf("after %s the focus is on %q", id, h.S.Focus())
		}
	}
}

// TestFocusInANewPlace opens a sample by keys alone and leaves it: the focused control is always on the screen.
func TestFocusInANewPlace(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	h := &playtest.Fingers{T: t, S: s.Screen, Keys: true}
	for s.Focus() != "sample:1" {
		s.Press("Tab")
	}
	s.Press("ArrowRight") // the cards are one stop of Tab
	for _, id := range []string{"sample:2", "preview:play", "act:menu", "menu:home", "home:new", "new:back"} {
		h.Press(id)
		s.Settle()
		if n, ok := s.Find(s.Focus()); !ok || n.Inert || !n.Focusable() {
			t.Errorf("after %s the focus is lost on %q", id, s.Focus())
		}
	}
}

// TestStopTakenOutByKey takes a stop out of a route: the focus goes to the route, not to the button that runs the
// trains.
func TestStopTakenOutByKey(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	h := &playtest.Fingers{T: t, S: s.Screen, Keys: true}
	s.OpenSample(2)
	for _, id := range []string{"preview:play", "stop:A:H18:0"} {
		h.Press(id)
		s.Settle()
	}
	if _, there := s.Find("stop:A:H18:0"); there || s.Focus() != "route:A" {
		t.Errorf("the stop is there: %v; the focus is on %q", there, s.Focus())
	}
}

// TestKeysByPlace: the list of keys fits one screen of a desktop, and marks the keys that work now: at the table Enter
// plays, and the keys of the history only step once it is open.
func TestKeysByPlace(t *testing.T) {
	h, tab := seated(t, "1830/26855", playtest.InNeed, 1280, 800)
	h.Wait()
	marked := func(keys string) (list []string) {
		tab.ways.openKeys()
		h.S.Invalidate()
		h.Wait()
		for _, n := range h.S.Nodes() {
			if strings.HasPrefix(n.ID, "key:"+keys+":") && n.Current {
				list = append(list, n.Name)
			}
			if strings.HasPrefix(n.ID, "key:") && n.Rect.Bottom() > 800 {
				t.Errorf("%q lies at %v", n.Name, n.Rect)
			}
		}
		h.S.Press("Escape")
		h.Wait()
		return list
	}
	if len(marked("H")) != 1 || len(marked("Enter")) != 1 {
		t.Error("H and Enter are not marked")
	}
	if got := marked("Home End"); len(got) != 0 {
		t.Errorf("%v is marked without the history", got)
	}
	h.S.Press("h")
	h.Wait()
	if got := marked("Home End"); len(got) != 1 {
		t.Errorf("with the history %v is marked", got)
	}
}

// TestViewKeysAtTheEnd: on the page of a finished game the keys of the table lead to the screens that they show.
func TestViewKeysAtTheEnd(t *testing.T) {
	for _, w := range []int{1280, 390} {
		for _, key := range []string{"s", "t", "k", "h"} {
			s := start(t, scenestest.NewHost("en"), w, 844, 1)
			s.OpenSample(1)
			s.Tap("preview:play")
			g, ok := s.app.Top().(*history.GameOver)
			if !ok {
				t.Fatalf("shown: %T", s.app.Top())
			}
			p, _ := s.app.bottomGame()
			table := p.Table
			s.Press(key)
			s.Settle()
			shown := map[string]bool{"s": table.layout.tables != nil, "t": table.layout.tables != nil,
				"k": table.layout.side == marketSide, "h": table.history.open}[key]
			if s.app.Top() == app.Place(g) || !shown {
				t.Errorf("%s at %d shows nothing: %T", key, w, s.app.Top())
			}
		}
	}
}
