package table

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/route"
	"github.com/hexrail/hexrail/scenes/planning"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// settled lets the search on screen come to its end.
func settled(t testing.TB, s *uitest.Screen, tab *Table) *planning.Runs {
	t.Helper()
	p, ok := tab.due.Panel.(*planning.Runs)
	if !ok {
		t.Fatal("the outlook is not open")
	}
	for range 2000 {
		if p.Outlook.Search(1) {
			break
		}
		wait(s)
	}
	s.Invalidate()
	s.Step(time.Second)
	return p
}

// bestOf returns the revenue of a company's best run with trains given to it.
func bestOf(v rules.View, c id.Corp, kinds ...string) int32 {
	var list []id.TrainKind
	for _, k := range kinds {
		list = append(list, v.T.FindTrain(k))
	}
	var s rules.State
	w, trains := v.Suppose(&s, c, list)
	var solver route.Solver
	best := solver.Solve(w.RunProblem(c, trains))
	return w.RunRevenue(rules.RunRoutes{By: c, Routes: best.Routes})
}

// TestOutlook asks for the earnings of companies: with their own trains, with others, on another board.
func TestOutlook(t *testing.T) {
	a := newApp(scenestest.NewHost("en"))
	tab, o := tryingTable(t, a, 390)
	a.Open(tab)
	before := tab.game.Clone()
	s := uitest.New(t, 1280, 800, 1, a.Draw)
	under := tab.due
	s.Press("f")
	p := settled(t, s, tab)
	v := tab.desk.View()
	money := tab.desk.Speaker().Money
	for _, x := range p.Outlook.Prospects() {
		var own []string
		for _, n := range v.AppendTrains(nil, id.OfCorp(x.Corp)) {
			own = append(own, v.T.Train(v.T.FrontOf(n)).Name)
		}
		next := v.T.Train(p.Outlook.Next()).Name
		want := tab.desk.Speaker().Corp(x.Corp) + ": " + money(bestOf(v, x.Corp, own...)) + ", with one " + next + " more " +
			money(bestOf(v, x.Corp, append(own, next)...))
		if n := s.Must("plan:corp:" + tab.desk.Speaker().Corp(x.Corp)); n.Name != want {
			t.Errorf("%q, not %q", n.Name, want)
		}
	}
	last := p.Outlook.Prospects()[len(p.Outlook.Prospects())-1].Corp
	s.Click("plan:corp:" + tab.desk.Speaker().Corp(last))
	for p.Outlook.Corp() == last && len(p.Outlook.Trains()) > 0 {
		s.Click("plan:train:" + v.T.Train(v.T.FrontOf(p.Outlook.Trains()[0])).Name + ":less")
	}
	s.Click("plan:train:5:more")
	s.Click("plan:train:3:more")
	settled(t, s, tab)
	want := bestOf(v, last, "3", "5")
	if f := p.Outlook.Found(); !f.Proved || f.Earns != want || want == 0 {
		t.Errorf("a 3 and a 5 earn %d, not %d (proved: %v)", f.Earns, want, f.Proved)
	}
	sum, running := int32(0), 0
	for i := range p.Outlook.Trains() {
		sum += p.Outlook.Pays(i)
		if !rules.Idle(p.Outlook.Route(i)) {
			running++
		}
		if n := s.Must("plan:route:" + string(rune('A'+i))); !strings.HasSuffix(n.Name, money(p.Outlook.Pays(i))) {
			t.Errorf("route %d is %q", i, n.Name)
		}
	}
	if drawn := len(tab.pane.Scene(s.UI).Routes); sum != want || running == 0 || drawn != running {
		t.Errorf("the routes earn %d, and %d of %d are drawn", sum, drawn, running)
	}
	s.Click("plan:own")
	if !p.Outlook.Own() {
		t.Error("the way back to the own trains does not lead there")
	}
	s.Press("Escape")
	if tab.due != under {
		t.Error("Escape does not lead back to the step as it was")
	}
	sameGame(t, tab.game, before, "after the outlook")
	if len(o.All()) != 0 {
		t.Error("the outlook has begun a what-if")
	}
}

// TestOutlookFollowsTheBoard: the same company and trains are looked at on every board that is shown, and on the one
// that the chosen tile leads to.
func TestOutlookFollowsTheBoard(t *testing.T) {
	m := playtest.SampleGame(t)
	at := slices.IndexFunc(m.Log(), func(a rules.Action) bool {
		lay, ok := a.(rules.LayTile)
		if !ok || lay.Via != 0 {
			return false
		}
		i := slices.IndexFunc(m.Log(), func(b rules.Action) bool { return b == a })
		return bestOf(m.ViewAt(i), lay.By, "5") != bestOf(m.ViewAt(i+1), lay.By, "5")
	})
	if at < 0 {
		t.Fatal("no lay of the sample game changes what a 5-train earns")
	}
	lay := m.Log()[at].(rules.LayTile)
	a := newApp(scenestest.NewHost("ja"))
	tab, _ := tryingTable(t, a, at)
	a.Open(tab)
	s := uitest.New(t, 1280, 800, 1, a.Draw)
	with := func(n int) int32 {
		s.Press("f")
		p := settled(t, s, tab)
		p.Outlook.Choose(lay.By)
		for k := range p.Outlook.View().T.Trains {
			p.Outlook.Set(id.TrainKind(k+1), 0)
		}
		p.Outlook.Set(p.Outlook.View().T.FindTrain("5"), n)
		return settled(t, s, tab).Outlook.Found().Earns
	}
	if got, want := with(1), bestOf(m.ViewAt(at), lay.By, "5"); got != want {
		t.Errorf("on the board as it is a 5 earns %d, not %d", got, want)
	}
	tab.toggleOutlook()
	h := playtest.NewHand(t, s, m.Title())
	h.Prepare(m.ViewAt(at), lay)
	for range 6 {
		if d := tab.due.Draft(); d != nil {
			if a, done := d.Action(); done && a == rules.Action(lay) {
				break
			}
			d.Turn(1)
		}
	}
	want := bestOf(m.ViewAt(at+1), lay.By, "5")
	if got := with(1); got != want {
		t.Errorf("with the chosen tile a 5 earns %d, not %d", got, want)
	}
	if r := tab.Play(lay); r.Refused() {
		t.Fatal(r)
	}
	p := settled(t, s, tab)
	if p.Outlook.Own() || p.Outlook.Corp() != lay.By || p.Outlook.Found().Earns != want {
		t.Errorf("after the lay %d, not %d", p.Outlook.Found().Earns, want)
	}
}

// TestOutlookCanBeUsedOnEveryScreen: all that it asks for can be pressed with a finger, in both languages.
func TestOutlookCanBeUsedOnEveryScreen(t *testing.T) {
	for _, c := range []struct {
		lang string
		w, h int
	}{{"en", 360, 640}, {"ja", 390, 844}, {"ja", 820, 1180}, {"en", 844, 390}} {
		a := newApp(scenestest.NewHost(c.lang))
		tab, _ := tryingTable(t, a, 390)
		a.Open(tab)
		s := uitest.New(t, c.w, c.h, 1, a.Draw)
		s.Coarse()
		s.Click("act:menu")
		s.Click("menu:plan")
		p := settled(t, s, tab)
		n := p.Outlook.Count(p.Outlook.View().T.FindTrain("2"))
		s.Click("plan:train:2:more")
		if got := p.Outlook.Count(p.Outlook.View().T.FindTrain("2")); got != n+1 {
			t.Errorf("%dx%d: %d trains after a press on more", c.w, c.h, got)
		}
		for _, x := range s.Nodes() {
			if x.Role == ui.RoleButton && strings.HasPrefix(x.ID, "plan:") && x.Name == "" {
				t.Errorf("%s has no name", x.ID)
			}
		}
		s.Click("plan:back")
		if _, open := tab.due.Panel.(*planning.Runs); open {
			t.Errorf("%dx%d: the outlook cannot be left", c.w, c.h)
		}
	}
}

// TestOutlookPictures draws the outlook on runs, for people to look at.
func TestOutlookPictures(t *testing.T) {
	if *playtest.Pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	for _, shape := range []struct {
		name, lang, record string
		at, w, h           int
		scale              float32
	}{
		{"desktop", "en", "1830/26855.json", 385, 1280, 800, 1}, {"phone-ja", "ja", "1830/26855.json", 385, 390, 844, 2},
		{"tablet", "en", "1830/26855.json", 385, 820, 1180, 1}, {"1860", "en", "1860/19354.json", 470, 1440, 900, 1},
	} {
		m := gametest.Recorded(t, filepath.Join(filepath.Dir(playtest.RecordedGames), shape.record))
		m.GoTo(shape.at)
		m.Cut()
		a := newApp(scenestest.NewHost(shape.lang))
		tab := New(a.Shell, m, Hooks{Name: "Friday table"})
		a.Open(tab)
		s := uitest.New(t, shape.w, shape.h, shape.scale, a.Draw)
		s.Press("f")
		p := settled(t, s, tab)
		s.Save(filepath.Join(*playtest.Pictures, "outlook-"+shape.name+".png"))
		s.Click("plan:train:" + p.Outlook.View().T.Trains[4].Name + ":more")
		settled(t, s, tab)
		s.Save(filepath.Join(*playtest.Pictures, "outlook-more-"+shape.name+".png"))
	}
}

// TestOverviewLeavesTheSwitchFree zooms the map while it can be switched to the market.
func TestOverviewLeavesTheSwitchFree(t *testing.T) {
	a := newApp(scenestest.NewHost("en"))
	tab, _ := tryingTable(t, a, 390)
	a.Open(tab)
	s := uitest.New(t, 1280, 800, 1, a.Draw)
	s.Press("f")
	settled(t, s, tab)
	for range 4 {
		s.Press("+")
		s.Step(time.Second)
	}
	if small, side := s.Must("map:overview").Rect, s.Must("side:map").Rect; small.Y < side.Bottom() {
		t.Errorf("the overview %v lies over the switch %v", small, side)
	}
}
