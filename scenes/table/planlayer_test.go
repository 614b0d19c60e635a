package table

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/plan"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/scenes/planning"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// planTable seats a game of a title at a track step, on a screen; stored counts how often the game is stored.
func planTable(t *testing.T, key, lang string, w, h int, night ...bool) (s *uitest.Screen, tab *Table, stored *int) {
	t.Helper()
	return planTableAt(t, key, lang, 0.6, w, h, night...)
}

// planTableAt is planTable at another track step, as a share of all of them.
func planTableAt(t *testing.T, key, lang string, share float64, w, h int, night ...bool) (s *uitest.Screen, tab *Table,
	stored *int) {
	t.Helper()
	m := playtest.SampleOf(t, key)
	lays := playtest.Positions(m, "track")
	m.GoTo(lays[int(float64(len(lays))*share)])
	m.Cut()
	stored = new(int)
	host := scenestest.NewHost(lang)
	host.Night = len(night) > 0 && night[0]
	a := newApp(host)
	tab = New(a.Shell, m, Hooks{Name: "Friday table", Changed: func() { *stored++ }})
	a.Open(tab)
	s = uitest.New(t, w, h, 1, a.Draw)
	if w < 1000 {
		s.Coarse()
	}
	rest(s)
	return s, tab, stored
}

func rest(s *uitest.Screen) {
	for range 5 {
		s.Invalidate()
		s.Step(time.Second)
	}
}

// aLay returns a legal lay at a track step, which the step can choose.
func aLay(t *testing.T, tab *Table) rules.LayTile {
	t.Helper()
	for _, a := range rules.AppendLegal(nil, tab.desk.View()) {
		if lay, ok := a.(rules.LayTile); ok && lay.Via == 0 {
			return lay
		}
	}
	t.Fatal("nothing can be laid")
	return rules.LayTile{}
}

// pickHex presses a hex by its node, as keys and screen readers do.
func pickHex(s *uitest.Screen, tab *Table, h id.Hex) {
	s.Do(ui.Event{Kind: ui.Activate, ID: "hex:" + tab.game.Title().HexName(h)})
	rest(s)
}

// TestPlanIsDrawn plans by mouse, by keys and by touch: a tile that is turned, a station, a colour and a note. Each is
// stored with the game, nothing is played, and each change is undone alone.
func TestPlanIsDrawn(t *testing.T) {
	for _, c := range []struct {
		w, h int
		keys bool
	}{{1280, 800, false}, {1280, 800, true}, {390, 844, false}} {
		s, tab, stored := planTable(t, "1830-classic", "en", c.w, c.h)
		h := &playtest.Fingers{T: t, S: s, Keys: c.keys, Touch: c.w < 1000}
		before, lay := *tab.desk.View().S, aLay(t, tab)
		name := "sketch:tile:" + tab.game.Title().Tiles.Kind(lay.Tile).Name
		me := tab.history.owner()
		if c.w < 1000 {
			h.Press("act:menu")
			rest(s)
			h.Press("menu:sketch")
		} else {
			s.Press(";")
		}
		rest(s)
		pickHex(s, tab, tab.game.Title().FindHex("A9"))
		if slices.ContainsFunc(s.Nodes(), func(n ui.Node) bool { return strings.HasPrefix(n.ID, "sketch:tile:") }) {
			t.Errorf("%v: a tile is offered for an off-board area", c)
		}
		pickHex(s, tab, lay.Hex)
		if _, ok := s.Find(name); !ok {
			t.Fatalf("%v: no tile is offered by %T for %q", c, tab.due.Panel, name)
		}
		h.Press(name)
		rest(s)
		first := tab.game.Plans.Of(me)
		h.Press(name)
		rest(s)
		second := tab.game.Plans.Of(me)
		if a, b := first.On(lay.Hex), second.On(lay.Hex); a.Tile != lay.Tile || b.Tile != lay.Tile || b.Rot != (a.Rot+1)%6 {
			t.Fatalf("%v: planned %+v, turned to %+v", c, a, b)
		}
		h.Press("sketch:corp:B&O")
		rest(s)
		h.Press("sketch:color:2")
		rest(s)
		if m := tab.game.Plans.Of(me); m.On(lay.Hex).Corp != tab.game.Title().FindCorp("B&O") || m.On(lay.Hex).Color != 2 {
			t.Errorf("%v: %+v", c, m)
		}
		if *stored < 4 {
			t.Errorf("%v: stored %d times", c, *stored)
		}
		for range 3 {
			h.Press("sketch:undo")
			rest(s)
		}
		if got := tab.game.Plans.Of(me); fmt.Sprint(got) != fmt.Sprint(first) {
			t.Errorf("%v: undone to %+v, not %+v", c, got, first)
		}
		if *tab.desk.View().S != before || tab.game.Past() {
			t.Error("planning plays")
		}
		s.Press("Escape")
		s.Press("Escape")
		rest(s)
		if _, on := tab.due.Panel.(*planning.Plan); on {
			t.Error("the plan does not close")
		}
	}
}

// TestPlanOnTheMap: the plan goes on naming a tile that has been laid and says that it lies there, and names a colour
// that stands alone.
func TestPlanOnTheMap(t *testing.T) {
	s, tab, _ := planTable(t, "1830-classic", "en", 1280, 800)
	lay, v := aLay(t, tab), tab.desk.View()
	kind, other := v.T.Tiles.Kind(lay.Tile).Name, lay.Hex+4
	tab.game.Plans.Replace(plan.Plan{Player: tab.history.owner(), Marks: []plan.Mark{
		{Hex: lay.Hex, Tile: lay.Tile, Rot: lay.Rot}, {Hex: other, Color: 3},
	}})
	if r := tab.Play(lay); r.Refused() {
		t.Fatal(r)
	}
	s.Press(";")
	rest(s)
	name := v.T.HexName(lay.Hex)
	if said, want := s.Must("sketch:row:"+name).Name, name+" · "+kind+" · on the map"; said != want {
		t.Errorf("%q, not %q", said, want)
	}
	if said, want := s.Must("sketch:row:"+v.T.HexName(other)).Name, v.T.HexName(other)+" · Colour 3"; said != want {
		t.Errorf("%q, not %q", said, want)
	}
}

// TestPlanBecomesLegal: a planned tile that may be laid now says so, and one press chooses that lay in the step. In
// another rotation, or where it may not be laid, there is no such button.
func TestPlanBecomesLegal(t *testing.T) {
	for _, key := range []string{"1830-classic", "1860", "1870", "18fl", "1822pnw"} {
		s, tab, _ := planTable(t, key, "en", 1280, 800)
		lay, v := aLay(t, tab), tab.desk.View()
		name := v.T.HexName(lay.Hex)
		q := plan.Plan{Player: tab.history.owner(), Marks: []plan.Mark{{Hex: lay.Hex, Tile: lay.Tile, Rot: lay.Rot}}}
		tab.game.Plans.Replace(q)
		s.Press(";")
		rest(s)
		s.Click("sketch:legal:" + name)
		rest(s)
		a, ok := tab.due.Draft().Action()
		if got, is := draft.LayOf(a); !ok || !is || got.Hex != lay.Hex || got.Tile != lay.Tile ||
			draft.DescribeLay(v.T, got) != draft.DescribeLay(v.T, lay) {
			t.Errorf("%s: chosen is %#v, not %#v", key, a, lay)
		}
		legal := map[string]bool{}
		for _, a := range rules.AppendLegal(nil, v) {
			if x, ok := draft.LayOf(a); ok && x.Hex == lay.Hex && x.Tile == lay.Tile {
				legal[draft.DescribeLay(v.T, x)] = true
			}
		}
		for rot := range uint8(6) {
			x := lay
			if x.Rot = rot; legal[draft.DescribeLay(v.T, x)] {
				continue
			}
			q.Marks[0].Rot = rot
			tab.game.Plans.Replace(q)
			s.Press("Escape")
			s.Press("Escape")
			s.Press(";")
			rest(s)
			if _, shown := s.Find("sketch:legal:" + name); shown {
				t.Errorf("%s: rotation %d is called legal", key, rot)
			}
			break
		}
	}
}

// TestRunsOnThePlan: the best runs with the plan are those of the solver on the board of the plan.
func TestRunsOnThePlan(t *testing.T) {
	for key, share := range map[string]float64{"1822pnw": 0.6} {
		s, tab, _ := planTableAt(t, key, "en", share, 1280, 800)
		v := tab.desk.View()
		c, gains := v.Actor().Corp(), 0
		for _, a := range rules.AppendLegal(nil, v) {
			lay, ok := a.(rules.LayTile)
			if !ok || gains > 2 {
				continue
			}
			q := plan.Plan{Player: tab.history.owner(), Marks: []plan.Mark{{Hex: lay.Hex, Tile: lay.Tile, Rot: lay.Rot}}}
			var state rules.State
			x := rules.Scratch{}
			after := q.Position(rules.View{T: v.T, S: v.S, X: &x}, &state)
			best, _ := after.BestRun(c, 1_000_000_000)
			now, _ := v.BestRun(c, 1_000_000_000)
			want := after.RunRevenue(best)
			if want == v.RunRevenue(now) {
				continue
			}
			gains++
			tab.game.Plans.Replace(q)
			s.Press(";")
			rest(s)
			s.Click("sketch:runs")
			rest(s)
			p := settled(t, s, tab)
			if p.Outlook.Choose(c); p.Outlook.Found().Earns != want {
				t.Errorf("%s: %d with the plan, not %d", key, p.Outlook.Found().Earns, want)
			}
			s.Press(";")
			rest(s)
			if _, on := tab.due.Panel.(*planning.Plan); !on {
				t.Fatal("the runs do not lead back to the plan")
			}
			s.Press(";")
			rest(s)
		}
		if gains == 0 {
			t.Errorf("%s: no lay changes the run", key)
		}
	}
}

// TestArrowSumsStops draws an arrow along the first pieces of the last run of a company.
func TestArrowSumsStops(t *testing.T) {
	s, tab, _ := planTable(t, "1830-classic", "en", 1280, 800)
	v := tab.desk.View()
	var way []id.Hex
	for i := tab.game.At() - 1; i >= 0 && len(way) < 3; i-- {
		run, ok := tab.game.Action(i).(rules.RunRoutes)
		for k := 0; ok && k < len(run.Routes) && len(way) < 3; k++ {
			way = nil
			for _, x := range run.Routes[k].Pieces {
				way = append(way, x.Hex)
			}
			way = slices.Compact(way)
		}
	}
	s.Press(";")
	rest(s)
	s.Click("sketch:arrow")
	for _, h := range way {
		pickHex(s, tab, h)
	}
	pickHex(s, tab, way[len(way)-1])
	q := tab.game.Plans.Of(tab.history.owner())
	if len(q.Arrows) != 1 || !slices.Equal(q.Arrows[0], way) {
		t.Fatalf("the arrows are %v, not along %v", q.Arrows, way)
	}
	sum := int32(0)
	for _, h := range way {
		most := int32(0)
		for _, stop := range v.Position().Face(h).Stops {
			most = max(most, int32(stop.Value.At(v.PhaseDef().Column())))
		}
		sum += most
	}
	if n := s.Must("sketch:row:arrow:0"); sum == 0 || plan.StopsValue(v, way) != sum || !slices.Contains([]string{n.Name},
		fmt.Sprintf("%s → %s: %s", v.T.HexName(way[0]), v.T.HexName(way[len(way)-1]), tab.desk.Speaker().Money(sum))) {
		t.Errorf("%q for stops of %d", n.Name, sum)
	}
	s.Click("sketch:arrow")
	pickHex(s, tab, id.Hex(v.T.Track().Len())) // no track joins it to the next: the arrow begins there instead
	for _, h := range append(way, way[len(way)-1]) {
		pickHex(s, tab, h)
	}
	if q = tab.game.Plans.Of(tab.history.owner()); len(q.Arrows) != 2 || !slices.Equal(q.Arrows[1], way) {
		t.Errorf("the arrows are %v, not twice along %v", q.Arrows, way)
	}
	s.Click("sketch:arrow")
	pickHex(s, tab, way[0])
	pickHex(s, tab, id.Hex(v.T.Track().Len()))
	s.Press("Escape")
	rest(s)
	if q = tab.game.Plans.Of(tab.history.owner()); len(q.Arrows) != 2 {
		t.Error("an arrow leaves the track")
	}
}

// TestArrowByDrag draws an arrow along the track by a drag of the mouse and of a finger, quick enough to pass several
// hexes between two events; the map does not move with it. Without the tool a drag moves the map, as ever.
func TestArrowByDrag(t *testing.T) {
	for _, w := range []int{1280, 390} {
		s, tab, _ := planTable(t, "1830-classic", "en", w, 844)
		s.Press(";")
		rest(s)
		v := tab.desk.View()
		var from, to id.Hex
		for h := id.Hex(1); int(h) <= v.T.Track().Len() && from == 0; h++ {
			for e := range hex.Edge(6) {
				a := tab.pane.Frame()
				x, y := a.Place(h)
				next := v.T.Track().Next(h, e)
				if next == 0 || !a.View.Has(x, y) || !plan.Joined(v, h, next) {
					continue
				}
				for f := range hex.Edge(6) {
					last := v.T.Track().Next(next, f)
					if last == 0 || last == h || !plan.Joined(v, next, last) {
						continue
					}
					if nx, ny := a.Place(last); f == e && a.View.Has(nx, ny) {
						from, to = h, last
					}
				}
			}
		}
		if from == 0 {
			t.Fatal("no straight track is in view")
		}
		s.Click("sketch:arrow")
		rest(s)
		m := tab.pane.Frame()
		x0, y0 := m.Place(from)
		x1, y1 := m.Place(to)
		touch := w < 1000
		s.Do(ui.Event{Kind: ui.PointerDown, X: x0, Y: y0, Touch: touch})
		s.Do(ui.Event{Kind: ui.PointerMove, X: x1, Y: y1, Touch: touch})
		s.Do(ui.Event{Kind: ui.PointerUp, X: x1, Y: y1, Touch: touch})
		rest(s)
		q := tab.game.Plans.Of(tab.history.owner())
		if len(q.Arrows) != 1 || len(q.Arrows[0]) != 3 || q.Arrows[0][0] != from || q.Arrows[0][2] != to {
			t.Errorf("at %d a drag from %d to %d draws %v", w, from, to, q.Arrows)
		}
		if tab.pane.Frame().Camera != m.Camera {
			t.Errorf("at %d the map moves with the arrow", w)
		}
		s.Drag(x0, y0, x1, y1, touch)
		rest(s)
		if tab.pane.Frame().Camera == m.Camera || len(tab.game.Plans.Of(tab.history.owner()).Arrows) != 1 {
			t.Errorf("at %d a drag without the tool does not move the map", w)
		}
	}
}

// TestNotesOnCompaniesAndPrices writes a note on a company and one on its price, chosen by a press on the chart; they
// are on the company's page and on the chart until plans are hidden, and each is undone alone.
func TestNotesOnCompaniesAndPrices(t *testing.T) {
	for _, w := range []int{1280, 390} {
		s, tab, _ := planTable(t, "1830-classic", "en", w, 844)
		me, c := tab.history.owner(), tab.game.Title().FindCorp("B&O")
		at := tab.desk.View().S.Corps[c].Price
		s.Press(";")
		rest(s)
		s.Click("sketch:about:B&O")
		rest(s)
		s.Do(ui.Event{Kind: ui.Edit, ID: "sketch:note", Text: "sell soon"})
		rest(s)
		s.Click("sketch:about:price")
		rest(s)
		s.Click("sketch:color:3")
		rest(s)
		q := tab.game.Plans.Of(me)
		want := []plan.Remark{{Corp: c, Note: "sell soon"}, {Cell: at, Color: 3}}
		if !slices.Equal(q.Remarks, want) {
			t.Fatalf("%d: %+v, not %+v", w, q.Remarks, want)
		}
		other := market.Pos{Row: 1, Col: 3}
		tab.due.Chart.Pick(other)
		rest(s)
		s.Do(ui.Event{Kind: ui.Edit, ID: "sketch:note", Text: "here"})
		rest(s)
		if q = tab.game.Plans.Of(me); q.RemarkOn(plan.Remark{Cell: other}).Note != "here" {
			t.Fatalf("%d: the cell pressed has no note: %+v", w, q.Remarks)
		}
		s.Click("sketch:undo")
		rest(s)
		if q = tab.game.Plans.Of(me); !slices.Equal(q.Remarks, want) {
			t.Errorf("%d: undone to %+v", w, q.Remarks)
		}
		s.Press(";")
		rest(s)
		tab.strips.Chosen.Corp = c
		for _, hidden := range []bool{false, true} {
			tab.desk.HidesPlan = hidden
			tab.layout.lookTab(corpTab)
			rest(s)
			if n, shown := s.Find("company:note"); shown == hidden || shown && !strings.Contains(n.Name, "sell soon") {
				t.Errorf("%d, hidden %v: the company's page has %q", w, hidden, n.Name)
			}
		}
	}
}

// TestSentPlanIsSeen: the plan of a player elsewhere, which came with a link, is on the map under the player's name;
// that of another one at this device is not. A hidden plan is not on the map.
func TestSentPlanIsSeen(t *testing.T) {
	s, tab, _ := planTable(t, "1830-classic", "en", 1280, 800)
	me := tab.history.owner()
	ben := me%3 + 1
	tab.game.Plans.Replace(plan.Plan{Player: me, Marks: []plan.Mark{{Hex: 9, Note: "mine"}}})
	tab.game.Plans.Replace(plan.Plan{Player: ben, Marks: []plan.Mark{{Hex: 12, Note: "look"}}})
	seen := func() (list []string) {
		for _, tag := range tab.pane.Scene(s.UI).Tags {
			if strings.Contains(tag.Text, "mine") || strings.Contains(tag.Text, "look") {
				list = append(list, tag.Text)
			}
		}
		return list
	}
	if got := seen(); !slices.Equal(got, []string{"mine"}) {
		t.Errorf("at one device: %q", got)
	}
	tab.hooks.Here = func(p id.Player) bool { return p != ben }
	if got := seen(); !slices.Equal(got, []string{"mine", tab.desk.Speaker().Player(ben) + ": look"}) {
		t.Errorf("sent along: %q", got)
	}
	tab.desk.HidesPlan = true
	if got := seen(); len(got) != 0 {
		t.Errorf("hidden: %q", got)
	}
}

// TestPlanInAWhatIf: a what-if begins with the plan of the game, and changes there are its own.
func TestPlanInAWhatIf(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	p := againstAt(t, s, "1830-classic", 7, 3, 1, 2, 3)
	me := p.Table.history.owner()
	p.Table.game.Plans.Replace(plan.Plan{Player: me, Remarks: []plan.Remark{{Corp: 2, Note: "float it"}}})
	p.Table.hooks.WhatIfs.Begin()
	s.Settle()
	w, ok := s.app.Top().(*planning.WhatIf)
	if !ok {
		t.Fatalf("shown is %T", s.app.Top())
	}
	tab := copyTable(w)
	q := tab.game.Plans.Of(me)
	if q.RemarkOn(plan.Remark{Corp: 2}).Note != "float it" {
		t.Errorf("the what-if has the plan %+v", q)
	}
	q.SetRemark(plan.Remark{Corp: 2, Note: "only here"})
	tab.game.Plans.Replace(q)
	if q = p.Table.game.Plans.Of(me); q.RemarkOn(plan.Remark{Corp: 2}).Note != "float it" {
		t.Errorf("the game has %+v", q)
	}
}

// TestPlanIsOnesOwn: the next player does not see the plan of the one before.
func TestPlanIsOnesOwn(t *testing.T) {
	s, tab, _ := planTable(t, "1830-classic", "en", 1280, 800)
	me := tab.history.owner()
	tab.game.Plans.Replace(plan.Plan{Player: me, Marks: []plan.Mark{{Hex: 9, Note: "mine"}}})
	seen := func() bool {
		var any bool
		for _, tag := range tab.pane.Scene(s.UI).Tags {
			any = any || tag.Text == "mine"
		}
		return any
	}
	if !seen() {
		t.Error("the own note is not on the map")
	}
	tab.strips.Chosen.Player = me%3 + 1
	if seen() {
		t.Error("another player sees it")
	}
}

// TestPlanPictures draws the plan, for people to look at.
func TestPlanPictures(t *testing.T) {
	if *playtest.Pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	for _, key := range []string{"1830-classic", "1822pnw"} {
		for _, c := range []struct {
			lang  string
			w, h  int
			night bool
		}{{"en", 1280, 800, false}, {"ja", 1280, 800, true}, {"ja", 820, 1180, false}, {"en", 390, 844, false},
			{"ja", 390, 844, true}} {
			s, tab, _ := planTable(t, key, c.lang, c.w, c.h, c.night)
			lay := aLay(t, tab)
			q := plan.Plan{Player: tab.history.owner(), Marks: []plan.Mark{
				{Hex: lay.Hex, Tile: lay.Tile, Rot: lay.Rot}, {Hex: lay.Hex + 4, Note: "block them here", Color: 2},
			}}
			tab.game.Plans.Replace(q)
			save := func(what string) {
				rest(s)
				s.Save(filepath.Join(*playtest.Pictures, fmt.Sprintf("plan-%s-%d-%s-%s.png", key, c.w, c.lang, what)))
			}
			save("closed")
			tab.togglePlan()
			save("open")
			pickHex(s, tab, lay.Hex)
			save("hex")
		}
	}
}

// TestRunsOfANotedPlan: the best runs with a plan open although a hex of it has a colour and a note, the track of its
// tile is heard, and the plan for a hex is read without an empty note.
func TestRunsOfANotedPlan(t *testing.T) {
	s, tab, _ := planTable(t, "1830-classic", "en", 1280, 800)
	lay := aLay(t, tab)
	s.Press(";")
	rest(s)
	pickHex(s, tab, lay.Hex)
	spoken(s)
	s.Click("sketch:tile:" + tab.game.Title().Tiles.Kind(lay.Tile).Name)
	rest(s)
	mine := tab.game.Plans.Of(tab.history.owner())
	m := mine.On(lay.Hex)
	lies := draft.DescribeLay(tab.game.Title(), rules.LayTile{Hex: m.Hex, Tile: m.Tile, Rot: m.Rot})
	if said := spoken(s); !strings.Contains(said, lies) {
		t.Errorf("heard of the tile: %q, not %q", said, lies)
	}
	if said := s.Must("hex:" + tab.game.Title().HexName(lay.Hex)).Name; strings.HasSuffix(said, ", ") {
		t.Errorf("the hex says %q", said)
	}
	s.Click("sketch:color:2")
	rest(s)
	s.Click("sketch:runs")
	settled(t, s, tab)
}
