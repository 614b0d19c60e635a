package table

import (
	"errors"
	"fmt"
	"path/filepath"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/programme"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/history"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/playtest"
)

// recordsToWalk are the recorded games whose screens are looked at.
var recordsToWalk = []string{"1830/26855", "1860/1860-game-end-bank", "1830/1830-game-end-bank", "1860/19354"}

// walked returns a recorded game with names, or the sample where there are no records.
func walked(t testing.TB, nth int) *match.Match {
	t.Helper()
	path := filepath.Join(filepath.Dir(playtest.RecordedGames), recordsToWalk[nth%len(recordsToWalk)]+".json")
	if found, _ := filepath.Glob(path); len(found) == 0 {
		t.Logf("NO RECORDED GAME %s: the sample is looked at instead", path)
		return playtest.SampleGame(t)
	}
	m := gametest.Recorded(t, path)
	for i := range m.Players() {
		m.Rename(id.Player(i+1), []string{"Aiko", "Benjamin", "Chiara", "Daichi", "Eva", "Finn"}[i])
	}
	return m
}

// TestLayout walks through recorded games on all screens: no text is cut, none overlaps another or is under something,
// and banner and action bar are in sight.
func TestLayout(t *testing.T) {
	for _, c := range playtest.Screens() {
		t.Run(c.String(), func(t *testing.T) {
			for n := range recordsToWalk {
				if c.Sample(n, 2) {
					walkLayout(t, c, walked(t, n))
				}
			}
		})
	}
}

// walkLayout shows a sample of the positions, as they are when played and as they are in the history.
func walkLayout(t *testing.T, c playtest.Screen, m *match.Match) {
	step := 101
	if *playtest.Everywhere {
		step = 7
	}
	s := startOn(t, c, platformtest.New())
	tab := New(s.app.Shell, m, Hooks{Name: "Friday table"})
	s.app.Show(tab)
	seen := playtest.Watch{Names: playtest.NamesOf(m), Tokens: playtest.TokensOf(m)}
	seen.Attach(s.Screen)
	told := map[string]bool{}
	for i, at := 0, c.Nth*7%step; at <= m.Len(); i, at = i+1, at+step {
		past := i%3 == 2
		if m.GoTo(at); past {
			m.GoTo(m.Len())
			m.Look(at)
		}
		tab.layout.tab, tab.layout.page, tab.history.open, tab.layout.sheet.at = tab1(i), phone1(i), past, i%3
		tab.updateCursor()
		where := fmt.Sprintf("%s, position %d", m.Title().Key, at)
		playtest.Report(t, told, where, seen.Faults(s.Screen))
		playtest.Report(t, told, where, inSight(s.Screen))
	}
}

// tab1 and phone1 give every position another tab.
func tab1(i int) tab        { return tab(i % 4) }
func phone1(i int) phoneTab { return phoneTab(i * 3 % 5) }

// inSight returns the parts of a table that must always be seen and are not.
func inSight(s *uitest.Screen) (faults []string) {
	for _, id := range []string{"banner", "actions"} {
		if n, ok := s.Find(id); !ok || n.Rect.Empty() {
			faults = append(faults, id+" is not in sight")
		}
	}
	return faults
}

// tablePlaces are the places that open over a table, and the other looks of the table.
var tablePlaces = []struct {
	name string
	do   func(*started, *playing)
}{
	{"menu", func(s *started, p *playing) { p.Table.menu.kind = mainMenu }},
	{"layers", func(s *started, p *playing) { p.Table.menu.kind = layersMenu }},
	{"undo", func(s *started, p *playing) { p.Table.menu.kind = undoMenu }},
	{"programmes", func(s *started, p *playing) { p.Table.orders.open() }},
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
		s.Settle()
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
	{"market", func(s *started, p *playing) { p.layout.showSide(marketSide) }},
	{"over", func(s *started, p *playing) {
		s.app.Open(history.NewGameOver(s.app.Shell, p.session.Match(), &ended{playing: p}))
	}},
	{"figures", func(s *started, p *playing) {
		g := history.NewGameOver(s.app.Shell, p.session.Match(), &ended{playing: p})
		g.Figure, g.Gap = history.RevenueFigure, true
		s.app.Open(g)
	}},
}

// TestLayoutOfPlaces opens every place over a table on all screens, and scrolls through it.
func TestLayoutOfPlaces(t *testing.T) {
	for _, c := range playtest.Screens() {
		t.Run(c.String(), func(t *testing.T) {
			t.Parallel()
			m := walked(t, c.Nth/2)
			told := map[string]bool{}
			for i, place := range tablePlaces {
				if !c.Sample(i, 4) {
					continue
				}
				at := m.Len() - 1 - i*37%m.Len()
				if i >= len(tablePlaces)-2 { // the end
					at = m.Len()
				}
				s, p := seatOn(t, c, m, at)
				place.do(s, p)
				s.Settle()
				s.CheckPages(playtest.Watch{Names: playtest.NamesOf(m), Tokens: playtest.TokensOf(m)}, func(faults []string) {
					playtest.Report(t, told, fmt.Sprintf("%s, %s, position %d", place.name, m.Title().Key, at), faults)
				})
			}
		})
	}
}
