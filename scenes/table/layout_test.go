package table

import (
	"errors"
	"flag"
	"fmt"
	"path/filepath"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/programme"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/history"
	"github.com/hexrail/hexrail/scenes/info"
)

var everywhere = flag.Bool("everywhere", false, "test the layout of every place on every screen, not a sample of it, and play long recorded games too")

// screen is a screen on which the layout is tested.
type screen struct {
	w, h   int
	coarse bool
	lang   string
	text   int // index of the size of text
	nth    int // the number of the screen, by which samples differ
}

func (c screen) String() string {
	return fmt.Sprintf("%dx%d-%s-%.0f", c.w, c.h, c.lang, 100*theme.Font.TextSizeSteps[c.text])
}

// start starts the program on the screen.
func (c screen) start(t testing.TB, h *platformtest.Host) *started {
	h.Tags = []string{c.lang}
	h.Prefs[app.PrefTextSize] = fmt.Sprint(c.text)
	s := start(t, h, c.w, c.h, 1)
	if c.coarse {
		s.Coarse()
	}
	return s
}

// sample reports whether the i-th of some things is looked at on this screen, if only one of every so many is.
func (c screen) sample(i, every int) bool {
	if testing.Short() {
		every *= 3
	}
	return *everywhere || (i+c.nth)%every == 0
}

// screens returns all sizes with both languages and three sizes of text, and a phone on its side with the largest.
func screens() (list []screen) {
	for _, size := range []screen{
		{w: 1280, h: 800}, {w: 1920, h: 1080}, {w: 1024, h: 640}, {w: 820, h: 1180, coarse: true}, {w: 390, h: 844, coarse: true},
	} {
		for _, lang := range []string{"en", "ja"} {
			for _, large := range []int{app.NormalText, 3, 4} {
				size.lang, size.text, size.nth = lang, large, len(list)
				list = append(list, size)
			}
		}
	}
	for _, lang := range []string{"en", "ja"} {
		list = append(list, screen{w: 844, h: 390, coarse: true, lang: lang, text: 4, nth: len(list)})
	}
	return list
}

// recordsToWalk are the recorded games whose screens are looked at.
var recordsToWalk = []string{"1830/26855", "1860/1860-game-end-bank", "1830/1830-game-end-bank", "1860/19354"}

// walked returns a recorded game with names, or the sample where there are no records.
func walked(t testing.TB, nth int) *match.Match {
	t.Helper()
	path := filepath.Join(filepath.Dir(recordedGames), recordsToWalk[nth%len(recordsToWalk)]+".json")
	if found, _ := filepath.Glob(path); len(found) == 0 {
		t.Logf("NO RECORDED GAME %s: the sample is looked at instead", path)
		return sampleGame(t)
	}
	m := gametest.Recorded(t, path)
	for i := range m.Players() {
		m.Rename(id.Player(i+1), []string{"Aiko", "Benjamin", "Chiara", "Daichi", "Eva", "Finn"}[i])
	}
	return m
}

// namesOf returns the names of players, companies and privates, and of the title.
func namesOf(m *match.Match) []string {
	title := m.Title()
	names := append(m.Players(), title.Name, "Friday table")
	for i := range title.Corps {
		names = append(names, title.Corps[i].Name)
	}
	for i := range title.Privates {
		names = append(names, title.Privates[i].Name)
	}
	return names
}

// tokensOf returns the letters on the companies' tokens.
func tokensOf(m *match.Match) (list []string) {
	for _, c := range m.Title().Corps {
		list = append(list, c.ID, c.Abbr)
	}
	return list
}

// report fails the test for every fault that was not told yet.
func report(t *testing.T, told map[string]bool, where string, faults []string) {
	t.Helper()
	for _, f := range faults {
		if !told[f] && len(told) < 12 {
			told[f] = true
			t.Errorf("%s: %s", where, f)
		}
	}
}

// TestLayout walks through recorded games on all screens: no text is cut, none lies over another or under something,
// and banner and action bar are in sight.
func TestLayout(t *testing.T) {
	for _, c := range screens() {
		t.Run(c.String(), func(t *testing.T) {
			for n := range recordsToWalk {
				if c.sample(n, 2) {
					walkLayout(t, c, walked(t, n))
				}
			}
		})
	}
}

// walkLayout shows a sample of the positions, as they are when played and as they are in the history.
func walkLayout(t *testing.T, c screen, m *match.Match) {
	step := 101
	if *everywhere {
		step = 7
	}
	s := c.start(t, platformtest.New())
	tab := New(s.app.Shell, m, Hooks{Name: "Friday table"})
	s.app.Show(tab)
	seen := watch{names: namesOf(m), tokens: tokensOf(m)}
	seen.on(s.Screen)
	told := map[string]bool{}
	for i, at := 0, c.nth*7%step; at <= m.Len(); i, at = i+1, at+step {
		past := i%3 == 2
		if m.GoTo(at); past {
			m.GoTo(m.Len())
			m.Look(at)
		}
		tab.layout.tab, tab.layout.page, tab.history.open, tab.layout.sheet.at = tab1(i), phone1(i), past, i%3
		tab.updateCursor()
		where := fmt.Sprintf("%s, position %d", m.Title().Key, at)
		report(t, told, where, seen.faults(s.Screen))
		report(t, told, where, inSight(s.Screen))
	}
}

// tab1 and phone1 give every position another tab.
func tab1(i int) tab        { return tab(i % 4) }
func phone1(i int) phoneTab { return phoneTab(i * 3 % 5) }

// inSight returns what must always be seen of a table and is not.
func inSight(s *uitest.Screen) (faults []string) {
	for _, id := range []string{"banner", "actions"} {
		if n, ok := s.Find(id); !ok || n.Rect.Empty() {
			faults = append(faults, id+" is not in sight")
		}
	}
	return faults
}

// tablePlaces are the places that open over a table, and what the table looks like otherwise.
var tablePlaces = []struct {
	name string
	do   func(*started, *playing)
}{
	{"menu", func(s *started, p *playing) { p.Table.menu.kind = mainMenu }},
	{"layers", func(s *started, p *playing) { p.Table.menu.kind = layersMenu }},
	{"undo", func(s *started, p *playing) { p.Table.menu.kind = undoMenu }},
	{"programmes", func(s *started, p *playing) { p.Table.openProgrammes() }},
	{"programmes run", func(s *started, p *playing) {
		for do := programme.Pass; do <= programme.Keep; do++ {
			p.game.Programmes.Give(programme.Programme{
				Player: 1, Do: do, Corp: 1, Lot: 1, Until: programme.Until{Sells: true, Outbid: true, Round: do != programme.Bid},
			}, p.game.Now())
		}
		p.Table.orders.asked = p.game.View().S
		p.game.Programmes.Items[1].End = &programme.End{Why: programme.Dealt, Who: 2, Corp: 1, At: p.game.Now()}
	}},
	{"keys", func(s *started, p *playing) { p.ways.openKeys() }},
	{"shares", func(s *started, p *playing) { p.ways.openTables(info.SharesPage) }},
	{"worth", func(s *started, p *playing) { p.ways.openTables(info.WorthPage) }},
	{"runs", func(s *started, p *playing) { p.ways.openTables(info.RunsPage) }},
	{"tiles", func(s *started, p *playing) { p.ways.openTables(info.TilesPage) }},
	{"trains", func(s *started, p *playing) { p.ways.openTrains() }},
	{"privates", func(s *started, p *playing) { p.ways.openTables(info.PrivatesPage) }},
	{"log", func(s *started, p *playing) { p.ways.openTables(info.LogPage) }},
	{"rules", func(s *started, p *playing) { p.rules.show("") }},
	{"history", func(s *started, p *playing) { p.history.raise(); p.GoTo(p.game.Len() / 2) }},
	{"what-if", func(s *started, p *playing) { p.tries.Begin() }},
	{"compared", func(s *started, p *playing) {
		p.tries.Begin()
		s.settle()
		compare(s.Screen)
	}},
	{"share", func(s *started, p *playing) { p.share() }},
	{"settings", func(s *started, p *playing) { p.hooks().Settings() }},
	{"rename", func(s *started, p *playing) {
		s.app.Open(app.NewRename(s.app.Shell, p.hooks().Name, func(string) {}))
	}},
	{"not stored", func(s *started, p *playing) { s.app.Open(newStorageFault(s.app.Shell, p, errors.New("full"))) }},
	{"continued", func(s *started, p *playing) { p.since = 1 }},
	{"company", func(s *started, p *playing) {
		p.strips.Chosen.Corp = 2
		p.layout.tab, p.layout.page = corpTab, phoneCorps
	}},
	{"company without trains", func(s *started, p *playing) {
		p.strips.Chosen.Corp = id.Corp(len(p.game.Title().Corps))
		p.layout.tab, p.layout.page = corpTab, phoneCorps
	}},
	{"player", func(s *started, p *playing) {
		p.strips.Chosen.Player = 2
		p.layout.tab, p.layout.page = playersTab, phonePlayers
	}},
	{"market", func(s *started, p *playing) { p.layout.look(marketSide) }},
	{"over", func(s *started, p *playing) {
		s.app.Open(history.NewGameOver(s.app.Shell, p.session.Match(), &ended{playing: p}))
	}},
	{"figures", func(s *started, p *playing) {
		g := history.NewGameOver(s.app.Shell, p.session.Match(), &ended{playing: p})
		g.Figure, g.Gap = history.RevenueFigure, true
		s.app.Open(g)
	}},
}

// TestLayoutOfPlaces opens what can be opened over a table on all screens, and scrolls through it.
func TestLayoutOfPlaces(t *testing.T) {
	for _, c := range screens() {
		t.Run(c.String(), func(t *testing.T) {
			t.Parallel()
			m := walked(t, c.nth/2)
			told := map[string]bool{}
			for i, place := range tablePlaces {
				if !c.sample(i, 4) {
					continue
				}
				at := m.Len() - 1 - i*37%m.Len()
				if i >= len(tablePlaces)-2 { // the end
					at = m.Len()
				}
				s, p := c.seat(t, m, at)
				place.do(s, p)
				s.settle()
				s.pages(watch{names: namesOf(m), tokens: tokensOf(m)}, func(faults []string) {
					report(t, told, fmt.Sprintf("%s, %s, position %d", place.name, m.Title().Key, at), faults)
				})
			}
		})
	}
}

// seat opens a game at a position as a stored one.
func (c screen) seat(t testing.TB, m *match.Match, at int) (*started, *playing) {
	s := c.start(t, platformtest.New())
	m = m.Clone()
	m.GoTo(at)
	m.Cut()
	session := s.app.Shelf.Begin(m, func(i *library.Info) { i.Name = "Friday table" })
	p := s.app.seat(session)
	for s.app.Top() != app.Place(p) {
		s.app.Close(s.app.Top())
	}
	s.settle()
	return s, p
}

// pages tells what is wrong with the screen, and with what comes in sight when the middle of it is scrolled.
func (s *started) pages(seen watch, tell func(faults []string)) {
	seen.on(s.Screen)
	s.Do(ui.Event{Kind: ui.PointerLeave})
	w, h := s.P.Size()
	for range 12 {
		tell(seen.faults(s.Screen))
		before := fmt.Sprint(seen.lines)
		s.Do(ui.Event{Kind: ui.PointerMove, X: w / 2, Y: h / 2})
		s.Do(ui.Event{Kind: ui.Wheel, X: w / 2, Y: h / 2, DY: h / 3})
		s.Do(ui.Event{Kind: ui.PointerLeave})
		settleScreen(s.Screen, &seen)
		if fmt.Sprint(seen.lines) == before {
			return
		}
	}
}

// sampleGame returns the game to walk through: the record given by the flag, or the finished sample.
func sampleGame(t testing.TB) *match.Match {
	t.Helper()
	if *recordFile != "" {
		return gametest.Recorded(t, *recordFile)
	}
	g, err := library.Samples()[0].Game()
	if err != nil {
		t.Fatal(err)
	}
	m, stop, err := match.Open(g)
	if err != nil || stop != nil {
		t.Fatal(err, stop)
	}
	return m
}
