package table

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// exchangeLink is a link of a game by the first version of the rules of 1860.
func exchangeLink(t *testing.T) string {
	t.Helper()
	link, err := os.ReadFile(filepath.Join("..", "..", "game", "share", "testdata", "v1-1860-exchange.link"))
	if err != nil {
		t.Fatal(err)
	}
	return "https://example.org/#g=" + strings.TrimSpace(string(link))
}

// TestAnEarlierVersionIsTold opens a link from before a correction: the preview says so, once it is stored a dialog
// offers to go on under the corrected rules, and whoever declines is not asked again but finds the offer in the menu.
func TestAnEarlierVersionIsTold(t *testing.T) {
	for lang, note := range map[string]string{"en": "version 1 of the rules", "ja": "ルール第1版"} {
		s := start(t, scenestest.NewHost(lang), 1280, 800, 1)
		s.happen(platform.Event{Kind: platform.Pasted, Text: exchangeLink(t)})
		if n := s.Must("preview:note1"); !strings.Contains(n.Name, note) || !strings.Contains(n.Name, "1860/R45") {
			t.Errorf("the preview says %q", n.Name)
		}
		s.Tap("preview:play")
		id := s.app.Shelf.Games()[0].ID
		s.app.Home()
		s.app.Play(id)
		s.Settle()
		playtest.SavePicture(s.Screen, "corrected-"+lang)
		if n := s.Must("question:text"); !strings.Contains(n.Name, note) || !strings.Contains(n.Name, "1860/R45") {
			t.Errorf("the dialog says %q", n.Name)
		}
		s.Tap("question:no")
		s.app.Home()
		s.app.Play(id)
		s.Settle()
		p, ok := s.app.Top().(*playing)
		if !ok || len(p.session.Match().Title().Options) > 0 {
			t.Fatalf("asked again by %T", s.app.Top())
		}
		lines := p.menuLines()
		if !slices.ContainsFunc(lines, func(l widgets.MenuLine) bool { return l.ID == "menu:corrected" }) {
			t.Error("the menu does not lead to the corrections")
		}
	}
}

// TestAFinishedGameOfAnEarlierVersionIsToldOnce: a finished game cannot go on under corrected rules, so a notice says
// of them when it is opened first, and not again.
func TestAFinishedGameOfAnEarlierVersionIsToldOnce(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	s.happen(platform.Event{Kind: platform.Pasted, Text: exchangeLink(t)})
	s.Tap("preview:play")
	p, ok := s.app.Top().(*playing)
	if !ok {
		t.Fatalf("%T is shown", s.app.Top())
	}
	m, id := p.session.Match(), p.session.Info().ID
	if r := m.Play(rules.EndGame{By: m.View().Actor()}); r.Refused() {
		t.Fatal(r)
	}
	p.storeChange()
	for _, told := range []bool{false, true} {
		s.app.Home()
		s.app.Play(id)
		s.Settle()
		if _, notice := s.app.Top().(*app.Notice); notice == told {
			t.Errorf("with the correction known %t, %T is shown", told, s.app.Top())
		}
	}
}

// TestGoingOnUnderCorrectedRules: the game goes on in a copy of its own, and the old game stays stored as it is.
func TestGoingOnUnderCorrectedRules(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 390, 844, 1)
	s.happen(platform.Event{Kind: platform.Pasted, Text: exchangeLink(t)})
	s.Tap("preview:play")
	was := s.app.Shelf.Games()[0]
	moves := was.Moves
	s.app.Home()
	s.app.Play(was.ID)
	s.Settle()
	playtest.SavePicture(s.Screen, "corrected-phone")
	s.Tap("question:yes")
	p, ok := s.app.Top().(*playing)
	if !ok {
		t.Fatalf("%T is shown", s.app.Top())
	}
	m := p.session.Match()
	if m.Len() != moves || m.Title().Since != moves || len(m.Later()) > 0 || p.session.Info().Game == was.Game {
		t.Fatalf("%d actions, options %q", m.Len(), m.Title().Options)
	}
	if r := m.Play(rules.AppendLegal(nil, m.View())[0]); r.Refused() {
		t.Fatal(r)
	}
	p.storeChange()
	s.Settle()
	copied := p.session.Info().ID
	s.app.Home()
	for id, want := range map[string]int{was.ID: moves, copied: moves + 1} {
		info := s.app.Shelf.Find(id)
		if info == nil || info.Moves != want || (len(info.Options) > 0) != (id == copied) {
			t.Errorf("stored: %+v", info)
		}
	}
	s.app.Play(copied)
	s.Settle()
	if p, ok = s.app.Top().(*playing); !ok || p.session.Match().Len() != moves+1 || p.session.Stop() != nil {
		t.Errorf("the copy opens as %T", s.app.Top())
	}
	if name := app.OptionName("1860", "rules=2@"+strconv.Itoa(moves), 0); !strings.Contains(name, strconv.Itoa(moves+1)) {
		t.Errorf("said as %q", name)
	}
}
