package panel_test

import (
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/table"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

// chosenAt is a position with a choice in it: the key of an option, or none.
type chosenAt struct {
	at  int
	key string
}

// moments1870 returns, for each decision that only 1870 has, the last position of a game in which it comes.
func moments1870(m *match.Match) map[string]chosenAt {
	found := map[string]chosenAt{}
	for i := range m.Len() {
		v := m.ViewAt(i)
		name := v.InCharge().Name()
		switch name {
		case step.ProtectKey:
			if v.S.Blocks.Len > 1 {
				name = "several blocks"
			}
		case step.StockKey:
			if v.S.Blocks.Len > 0 {
				name = "a block waits"
			}
		}
		found[name] = chosenAt{at: i}
		switch a := m.Action(i).(type) {
		case rules.BuyShares:
			if c := a.By.Corp(); c != 0 {
				found["redemption"] = chosenAt{i, "own:buy:" + v.T.Corp(c).ID}
			}
		case rules.SellShares:
			if c := a.By.Corp(); c != 0 {
				found["reissue"] = chosenAt{i, "own:sell:" + v.T.Corp(c).ID}
			} else if v.Base().Actor.Player() != 0 {
				found["sale"] = chosenAt{i, "sell:" + v.T.Corp(a.Corp).ID}
			}
		case rules.Assign:
			found["marker"] = chosenAt{i, "power:" + v.T.Private(a.Private).ID}
		}
	}
	return found
}

// TestLayout1870 shows the decisions that only 1870 has on all screens.
func TestLayout1870(t *testing.T) {
	path := filepath.Join(filepath.Dir(playtest.RecordedGames), "1870", "1870-game-end-bank.json")
	m := gametest.Recorded(t, path)
	for i := range m.Players() {
		m.Rename(id.Player(i+1), []string{"Aiko", "Benjamin", "Chiara", "Daichi"}[i])
	}
	moments := moments1870(m)
	for _, want := range []string{
		step.ProtectKey, "several blocks", "a block waits", "redemption", "sale", "marker", "destination", "linkrun",
		"linkdividend",
	} {
		if _, ok := moments[want]; !ok {
			t.Errorf("the game has no %s", want)
		}
	}
	for _, c := range playtest.Screens() {
		t.Run(c.String(), func(t *testing.T) {
			told, n := map[string]bool{}, 0
			for _, name := range slices.Sorted(maps.Keys(moments)) {
				x := moments[name]
				if n++; !c.Sample(n, 6) {
					continue
				}
				s := tabletest.StartOn(t, c, platformtest.New())
				game := m.Clone()
				game.GoTo(x.at)
				game.Cut()
				tab := table.New(s.App.Shell, game, table.Hooks{Name: "Friday table"})
				s.App.Show(tab)
				s.Settle()
				if x.key != "" {
					if d := tab.Due().Draft(); d == nil || !d.Choose(x.key) {
						t.Errorf("%s: %s cannot be chosen", name, x.key)
					}
				}
				s.Settle()
				s.CheckPages(playtest.Watch{Names: playtest.NamesOf(m), Tokens: playtest.TokensOf(m)}, func(faults []string) {
					playtest.Report(t, told, fmt.Sprintf("%s, position %d", name, x.at), faults)
				})
			}
		})
	}
}

// TestNoPrimaryOnTheLedge: where the price of a block stays either way, Enter buys nothing, nothing on the screen
// speaks of a fall, the hint neither, and the purchase has one press (1870/R47, R51).
func TestNoPrimaryOnTheLedge(t *testing.T) {
	var m *match.Match
	at := -1
	for seed := uint64(0); at < 0; seed++ {
		m = random1870(t, seed)
		for i := range m.Len() {
			v := m.ViewAt(i)
			b, waits := v.FirstBlock()
			if waits && v.InCharge().Name() == step.ProtectKey &&
				v.PriceAfterSale(b.Corp, int(b.Percent)) == v.S.Corps[b.Corp].Price {
				at = i
				break
			}
		}
	}
	s := tabletest.Start(t, platformtest.New(), 1280, 800, 1)
	m.GoTo(at)
	m.Cut()
	tab := table.New(s.App.Shell, m, table.Hooks{Name: "Friday table"})
	s.App.Show(tab)
	s.Settle()
	for _, n := range s.UI.Nodes() {
		if n.ID != "" && (strings.Contains(n.Name, "price fall") || strings.Contains(n.Name, "let it fall")) {
			t.Errorf("%s is told as %q", n.ID, n.Name)
		}
	}
	s.Press("Enter")
	s.Settle()
	if m.Len() != at {
		t.Fatalf("Enter plays %#v", m.Action(at))
	}
	if n := s.Must("act:pass"); n.Name != "Do not protect" {
		t.Errorf("the way to decline is %q", n.Name)
	}
	s.Click("act:more")
	if buy, bought := m.Action(at).(rules.BuyShares); !bought || buy.From != id.Pool {
		t.Errorf("one press plays %#v, not the protection", m.Action(at))
	}
}

// TestProtectionIsSaid: a voice reads every block that waits and every figure of both answers, and who is asked has one
// press for each of them (1870/R51).
func TestProtectionIsSaid(t *testing.T) {
	path := filepath.Join(filepath.Dir(playtest.RecordedGames), "1870", "1870-game-end-bank.json")
	m := gametest.Recorded(t, path)
	x, ok := moments1870(m)["several blocks"]
	if !ok {
		t.Fatal("no two blocks wait at once")
	}
	s := tabletest.Start(t, platformtest.New(), 1280, 800, 1)
	m.GoTo(x.at)
	m.Cut()
	tab := table.New(s.App.Shell, m, table.Hooks{Name: "Friday table"})
	s.App.Show(tab)
	s.Settle()
	d := draft.New(m.View(), tab.Desk().Speaker())
	for _, b := range d.Blocks().List {
		if _, shown := s.Find("block:" + m.Title().Corp(b.Corp).ID); !shown {
			t.Errorf("the block of %s is not told", m.Title().Corp(b.Corp).ID)
		}
	}
	for i, pair := range d.Blocks().Protection() {
		for k, value := range pair.Values {
			n, shown := s.Find(fmt.Sprintf("pair:%d:%d", i, k))
			if heads := [2]string{"protect", "let it fall"}; !shown || n.Name != heads[k]+": "+value {
				t.Errorf("%s is told as %q, want %s", pair.Label, n.Name, value)
			}
		}
	}
	v := m.View()
	for _, p := range view.New(m, text.En).Players() {
		if p.Asked != (p.ID == v.Actor().Player()) || p.Waits != (p.ID == v.Base().Actor.Player()) {
			t.Errorf("%s: asked %v, waits %v", p.Name, p.Asked, p.Waits)
		}
	}
	before := m.Len()
	s.Click("act:primary")
	s.Settle()
	if a, ok := m.Action(before).(rules.BuyShares); !ok || a.From != id.Pool {
		t.Errorf("one press plays %#v, not the protection", m.Action(before))
	}
}

// TestConnectedCompanyIsMarked: while a connected company runs between two turns, it is marked among the others and
// nobody else is, beside the company whose turn it was (1870/R131).
func TestConnectedCompanyIsMarked(t *testing.T) {
	m := gametest.Recorded(t, filepath.Join(filepath.Dir(playtest.RecordedGames), "1870", "1870-game-end-bank.json"))
	others := 0
	for at := range m.Len() {
		v := m.ViewAt(at)
		if v.InCharge().Name() != "linkrun" {
			continue
		}
		m.GoTo(at)
		for _, c := range view.New(m, text.En).Corps() {
			if want := id.OfCorp(c.ID) == v.Actor() && v.Base().Actor != v.Actor(); c.Between != want {
				t.Errorf("position %d: %s is marked: %t", at, c.Name, c.Between)
			} else if want {
				others++
			}
		}
	}
	if others == 0 {
		t.Error("no company ran in the turn of another")
	}
}

// TestConnectionRunShowsItsVerdict: on a phone a connection run begins as any other run, with the verdict of the search
// and the routes in sight (1870/R131).
func TestConnectionRunShowsItsVerdict(t *testing.T) {
	m := gametest.Recorded(t, filepath.Join(filepath.Dir(playtest.RecordedGames), "1870", "1870-game-end-bank.json"))
	list := playtest.Positions(m, "linkrun")
	if len(list) == 0 {
		t.Fatal("no company is connected")
	}
	h, _ := tabletest.SeatAt(t, m, list[0], 390, 844)
	for _, id := range [...]string{"run:verdict", "route:A"} {
		if n, ok := h.S.Find(id); !ok || n.Rect.H < 12 {
			t.Errorf("%s is in sight: %v, at %v", id, ok, n.Rect)
		}
	}
	if *playtest.Pictures != "" {
		h.S.Save(filepath.Join(*playtest.Pictures, "connection-run.png"))
	}
}

// TestTilesOfAPowerAreToldApart: at the home that a private lays free, the same tile with and without it has two names
// (1870/P2).
func TestTilesOfAPowerAreToldApart(t *testing.T) {
	m := playtest.SampleOf(t, "1870")
	for at := range m.Len() {
		lay, ok := m.Action(at).(rules.LayTile)
		if !ok || lay.Via == 0 {
			continue
		}
		d, named := draft.New(m.ViewAt(at), &text.Speaker{Title: m.Title()}), map[string]bool{}
		d.ChooseHex(lay.Hex)
		list := d.Options(draft.Tiles)
		for _, o := range list {
			named[o.Spoken] = true
		}
		if len(list) != 6 || len(named) != len(list) {
			t.Errorf("%d tiles have %d names", len(list), len(named))
		}
		return
	}
	t.Error("the sample has no tile by a private")
}
