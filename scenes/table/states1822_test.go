package table

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/catalog"
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/words"
)

// state1822 is a picture of a game: a position, and the presses before the picture is taken.
type state1822 struct {
	name string
	game *match.Match
	at   int
	do   func(h *playtest.Hand, tab *Table)
}

// states1822 returns the screens of 1822PNW that have most on them.
func states1822(t *testing.T) []state1822 {
	t.Helper()
	var games []*match.Match
	for _, name := range []string{"179700", "1822pnw-game-end-bank", "1822pnwsrs-game-end-bank-during-sr",
		"game-end-stock-market-bank-same-turn"} {
		m := gametest.Recorded(t, filepath.Join(playtest.RecordedGames, "..", "1822pnw", name+".json"))
		for i := range m.Players() {
			m.Rename(id.Player(i+1), []string{"Aiko", "Benjamin", "Chiara", "Daichi", "Eva"}[i])
		}
		games = append(games, m)
	}
	games = append(games, playtest.SampleOf(t, "1822pnw-srs")) // nobody owes anything in the records
	full := games[0]
	first := func(is func(m *match.Match, at int) bool) (*match.Match, int) {
		for _, m := range games {
			for at := range m.Len() {
				if is(m, at) {
					return m, at
				}
			}
		}
		return nil, 0
	}
	still := func(*playtest.Hand, *Table) {}
	var list []state1822
	add := func(name string, do func(*playtest.Hand, *Table), is func(m *match.Match, at int) bool) {
		m, at := first(is)
		if m == nil {
			t.Errorf("no recorded game comes to %s", name)
			return
		}
		list = append(list, state1822{name, m, at, do})
	}
	at := func(key string) func(m *match.Match, at int) bool {
		return func(m *match.Match, at int) bool { return m.ViewAt(at).InCharge().Name() == key }
	}
	add("boxes", still, func(m *match.Match, at int) bool {
		_, bids := m.Action(at).(rules.Bid)
		return m == full && bids && at > 20
	})
	add("bid", func(h *playtest.Hand, tab *Table) {
		for _, o := range tab.due.Draft().Options(draft.Main) {
			if o.Private != 0 && !o.Barred && tab.desk.View().T.CorpOfCard(o.Private) != 0 {
				h.Choose(o.Key)
				return
			}
		}
	}, func(m *match.Match, at int) bool {
		bid, bids := m.Action(at).(rules.Bid)
		return m == full && bids && m.ViewAt(at).S.Set > 3 && m.ViewAt(at).T.CorpOfCard(bid.Private) != 0
	})
	add("merger", still, func(m *match.Match,
		at int) bool {
		return catalog.Current(m.ViewAt(at)).Panel == words.GridPanel
	})
	byFerry := func(v rules.View, a rules.Action) bool {
		link, ok := titles.WordsOf(v.T).Link(v, a)
		return ok && link.Ferry > 0
	}
	add("ferry", func(h *playtest.Hand, tab *Table) {
		for _, o := range tab.due.Draft().Options(draft.Main) {
			if len(o.Forms) > 0 && byFerry(tab.desk.View(), o.Forms[0]) {
				h.Choose(o.Key)
				return
			}
		}
	}, func(m *match.Match, at int) bool { return byFerry(m.ViewAt(at), m.Action(at)) })
	add("acquisition", func(h *playtest.Hand, tab *Table) { h.Choose(tab.due.Draft().Options(draft.Main)[0].Key) },
		at("takeover"))
	add("payment", still, at("payment"))
	add("forced", still, func(m *match.Match, at int) bool {
		_, sells := m.Action(at).(rules.SellShares)
		return sells && at > 0 && m.ViewAt(at).InCharge().Name() == step.TrainsKey
	})
	add("debt", still, func(m *match.Match, at int) bool {
		v := m.ViewAt(at)
		return v.Actor().Player() != 0 && v.S.Seats[v.Actor().Player()].Debt > 0
	})
	ends := func(m *match.Match, at int) bool {
		return m == full && at > 200 && m.ViewAt(at).InCharge().Name() == step.StockKey &&
			m.ViewAt(at+1).InCharge().Name() != step.StockKey
	}
	add("round-ends", func(h *playtest.Hand,
		tab *Table) {
		h.Play(tab.desk.View(), rules.Pass{By: tab.desk.View().Actor()})
	}, ends)
	late := full.Len() - 1
	for full.ViewAt(late).InCharge().Name() != step.TrackKey {
		late--
	}
	list = append(list, state1822{"late", full, late, still})
	crowd, at10 := crowded1822(t)
	list = append(list, state1822{"crowded", crowd, at10, func(h *playtest.Hand, tab *Table) {
		tab.layout.tab, tab.layout.page = marketTab, phoneMarket
	}})
	list = append(list, state1822{"companies", full, full.Len() / 2, func(h *playtest.Hand, tab *Table) {
		tab.layout.lookTab(corpTab)
		if !tab.desk.Small() {
			tab.ways.lookCompanies()
		}
		h.S.Invalidate()
		h.Wait()
		for _, id := range []string{"corps:all", "all:corps"} {
			if h.Has(id) {
				h.Press(id)
			}
		}
	}})
	return list
}

// crowded1822 returns where in a recorded game most companies operate. Ten of them stand in one cell of the chart,
// which the record has not.
func crowded1822(t *testing.T) (m *match.Match, at int) {
	t.Helper()
	m = gametest.Recorded(t, filepath.Join(playtest.RecordedGames, "..", "1822pnw", "179700.json"))
	var most []id.Corp
	for i := range m.Len() {
		if list := m.ViewAt(i).AppendFloated(nil); len(list) > len(most) {
			most, at = list, i
		}
	}
	if len(most) < 10 {
		t.Fatalf("%d companies operate at most", len(most))
	}
	s := m.ViewAt(at).S
	for i, c := range most[:10] {
		s.Corps[c].Price, s.Corps[c].Arrival = s.Corps[most[0]].Price, uint16(i+1)
	}
	return m, at
}

// TestScreens1822 draws the fullest screens of 1822PNW on every size of screen, in both languages, by day and by night,
// for people to look at.
func TestScreens1822(t *testing.T) {
	if *playtest.Pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	screens := playtest.PictureScreens
	for _, p := range playtest.PictureScreens {
		if p.W == 1280 {
			p.Name, p.W, p.H = "large"+strings.TrimPrefix(p.Name, "desktop"), 1920, 1080
			screens = append(screens, p)
		}
	}
	for _, x := range states1822(t) {
		for _, p := range screens {
			t.Run(x.name+"-"+p.Name, func(t *testing.T) {
				s := startPictured(t, p)
				s.app.Prefs.Unhinted = true
				game := x.game.Clone()
				game.GoTo(x.at)
				game.Cut()
				tab := New(s.app.Shell, game, Hooks{Name: "Friday table"})
				s.app.Show(tab)
				s.Settle()
				h := playtest.NewHand(t, s.Screen, game.Title())
				h.Touch = p.Touched()
				x.do(h, tab)
				s.Settle()
				playtest.SavePicture(s.Screen, x.name+"-"+p.Name)
			})
		}
	}
}
