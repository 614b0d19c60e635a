package table

import (
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// shownLast returns the companies whose last routes the map shows, and how many routes of chosen runs it shows.
func shownLast(s *tabled) (corps map[id.Corp]bool, inHand int) {
	corps = map[id.Corp]bool{}
	for _, r := range s.tab.pane.Scene(s.UI).Routes {
		switch {
		case r.Corp != 0:
			corps[r.Corp] = true
		case !r.Past && !r.Reach:
			inHand++
		}
	}
	return corps, inHand
}

// TestLayerOfLastRoutes switches the layer on in the menu of a desktop, a tablet and a phone: the map shows the last
// run of every company, but not while a run is chosen or drawn.
func TestLayerOfLastRoutes(t *testing.T) {
	for _, size := range [][2]int{{1280, 800}, {820, 1180}, {390, 844}} {
		s := newTabled(t, "en", size[0], size[1])
		want := map[id.Corp]bool{}
		for _, l := range s.tab.desk.Viewer().LastRoutes() {
			want[l.Corp] = true
		}
		if got, _ := shownLast(s); len(want) < 3 || len(got) != 0 {
			t.Fatalf("%v: without the layer %d companies of %d are shown", size, len(got), len(want))
		}
		s.Press("m")
		s.settle()
		s.Click("map:layers")
		s.settle()
		s.Click("layer:routes")
		s.settle()
		if n := s.Must("layer:routes"); n.Name != "Last routes" || n.Checked != ui.Is(true) {
			t.Errorf("%v: the line of the menu is %+v", size, n)
		}
		stepsBack := 0
		for i := s.tab.game.Now(); i > 0 && stepsBack < 3; i-- {
			s.tab.rewind.moveTo(i)
			got, inHand := shownLast(s)
			runs := s.tab.traits().Routes
			if runs || inHand > 0 {
				if stepsBack++; len(got) > 0 {
					t.Errorf("%v: position %d draws a run and the last ones of %d companies", size, i, len(got))
				}
				continue
			}
			if len(got) == 0 {
				t.Errorf("%v: position %d shows no last routes", size, i)
			}
		}
		if stepsBack == 0 {
			t.Errorf("%v: no run was looked at", size)
		}
	}
}

// TestRunsLeadToTheMap presses a cell of the runs by mouse, finger and key, in the tables and at the end of the game:
// the map shows that moment with the routes of that run.
func TestRunsLeadToTheMap(t *testing.T) {
	for _, c := range []struct {
		what string
		w, h int
		do   func(s *started, cell string)
	}{
		{"mouse", 1280, 800, func(s *started, cell string) { s.Tap(cell) }},
		{"finger", 390, 844, func(s *started, cell string) { s.Tap(cell) }},
		{"key", 1280, 800, func(s *started, cell string) {
			s.Press("Enter")
			s.Settle()
		}},
	} {
		for _, end := range []bool{false, true} {
			m := playtest.SampleGame(t)
			s, p := seatOn(t, playtest.Screen{W: c.w, H: c.h, Coarse: c.w < 1024, Lang: "en", Text: app.NormalText}, m, m.Len())
			if end {
				p.showEnd()
			} else {
				p.layout.showSide(marketSide)
				p.ways.openTables(info.RunsPage)
			}
			s.Settle()
			cell, name := "", ""
			for _, n := range s.Nodes() {
				if strings.HasPrefix(n.ID, "showrun:") {
					cell, name = n.ID, n.Name
				}
			}
			if !strings.Contains(name, ", OR ") || !strings.Contains(name, ", $") ||
				!strings.HasSuffix(name, ": show on the map") {
				t.Fatalf("%s, end %v: the cell %q is called %q", c.what, end, cell, name)
			}
			s.Do(ui.Event{Kind: ui.FocusIn, ID: cell, Visible: true}) // scrolls to it
			s.Settle()
			c.do(s, cell)
			at := p.game.At()
			run, ok := p.game.Action(max(at, 1) - 1).(rules.RunRoutes)
			if !ok || !p.game.Past() || !p.history.open || p.layout.tables != nil || s.app.Top() != app.Place(p) ||
				p.layout.shows() != mapSide {
				t.Fatalf("%s, end %v: %s leads to position %d of %d, tables open %v", c.what, end, name, at, p.game.Now(),
					p.layout.tables != nil)
			}
			v := p.game.ViewAt(at - 1)
			for _, part := range []string{
				p.desk.Speaker().Corp(run.By) + ", ", ", " + p.desk.Speaker().Round(v) + ", ",
				p.desk.Speaker().Money(p.desk.View().S.Turn.Revenue) + ":",
			} {
				if !strings.Contains(name, part) {
					t.Errorf("%s, end %v: %q leads to the run of %q", c.what, end, name, part)
				}
			}
			var drawn [][]id.Hex
			for _, r := range p.pane.Scene(s.UI).Routes {
				if r.Past || r.Reach || r.Corp != 0 {
					t.Errorf("%s, end %v: other routes are shown besides", c.what, end)
				}
				drawn = append(drawn, decision.AppendHexes(nil, r.Route))
			}
			var want [][]id.Hex
			for _, r := range run.Routes {
				want = append(want, decision.AppendHexes(nil, r))
			}
			if !reflect.DeepEqual(drawn, want) {
				t.Errorf("%s, end %v: the routes pass %v, not %v", c.what, end, drawn, want)
			}
		}
	}
}

// TestRunsWithoutRoutesLeadNowhere: a revenue that was stated is no button.
func TestRunsWithoutRoutesLeadNowhere(t *testing.T) {
	s := newTabled(t, "en", 1280, 800)
	s.tab.ways.openTables(info.RunsPage)
	s.settle()
	for _, at := range s.tab.layout.tables.Past.Stats.RunAt {
		clear(at)
	}
	s.settle()
	for _, n := range s.Nodes() {
		if strings.HasPrefix(n.ID, "showrun:") {
			t.Fatalf("%s is %q", n.ID, n.Name)
		}
	}
}

// TestLastRoutesPictures draws the layer and a run of the past, for people to look at.
func TestLastRoutesPictures(t *testing.T) {
	if *playtest.Pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	for _, record := range []string{"1830/26855.json", "1860/19354.json"} {
		m := gametest.Recorded(t, filepath.Join(filepath.Dir(playtest.RecordedGames), record))
		for _, c := range []struct {
			name string
			w, h int
			ja   bool
		}{{"desktop", 1280, 800, false}, {"phone", 390, 844, true}} {
			host := scenestest.NewHost(map[bool]string{false: "en", true: "ja"}[c.ja])
			host.Night = c.ja
			a := newApp(host)
			tab := New(a.Shell, m.Clone(), Hooks{Name: "Friday table"})
			a.Open(tab)
			s := uitest.New(t, c.w, c.h, 2, a.Draw)
			save := func(what string) {
				for range 4 {
					s.Invalidate()
					s.Step(time.Second)
				}
				s.Save(filepath.Join(*playtest.Pictures, "last-"+m.Title().Key+"-"+c.name+"-"+what+".png"))
			}
			tab.pane.Layers |= mapview.LastRuns
			at := m.Prev(m.Len()*3/4, match.ByRound)
			tab.rewind.moveTo(at)
			tab.layout.showSide(mapSide)
			save("layer")
			s.Click("map:layers")
			save("menu")
			tab.menu.kind = noMenu
			tab.ways.openTables(info.RunsPage)
			save("runs")
			cell := ""
			for _, n := range s.Nodes() {
				if strings.HasPrefix(n.ID, "showrun:") {
					cell = n.ID
				}
			}
			s.Click(cell)
			save("run")
		}
	}
}
